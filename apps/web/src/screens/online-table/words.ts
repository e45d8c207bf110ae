import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    shields: {
      title: 'Your shields',
      of: (name: string) => `Behind the shield of ${name}`,
      asked: (name: string) => `Behind the shield of ${name}, who must decide`,
    },
    title: 'Online table',
    yourTurnTitle: '● Your turn',
    loading: 'Going to the table…',
    connection: {
      connecting: 'Connecting…',
      live: 'Connected',
      polling: 'Connected, a little slower',
      lost: 'No connection. It is tried again by itself.',
      ended: 'Not connected',
    },
    lost: 'The connection is gone. It comes back by itself; what you answer now is sent then.',
    moveWaits:
      'The connection is gone. Your move waits on this device, and is sent as soon as it is back.',
    frozen:
      'A rule failed at this table. It stands still at its last good state, and everything is kept for a report.',
    chat: 'Chat',
    people: 'People at the table',
    spectators: (n: number) =>
      n === 0 ? 'Nobody watches' : n === 1 ? '1 spectator' : `${n} spectators`,
    watching: 'You are watching. You see what everybody may see.',
    watchingDelayed: 'You are watching, one round behind.',
    present: (name: string) => `${name} is at the table`,
    away: (name: string) => `${name} is away`,
    standIn: (name: string) => `A bot plays for ${name}`,
    left: (time: string) => `Time left: ${time}`,
    window: {
      name: 'Reaction',
      hint: 'Who holds a card for this moment may play it now. Nobody sees who is asked, who could or who does.',
      hold: 'Wait a moment',
      held: (n: number) => (n === 1 ? 'once more this turn' : `${n} times more this turn`),
    },
    day: 'd',
    hour: 'h',
    seat: {
      botForMe: 'Let a bot play for me',
      botForMeHint: 'You can take your seat back at any time.',
      back: 'Take my seat back',
      botFor: 'Agree that a bot stands in',
      botForHint: 'It plays once everybody else has agreed, until they are back.',
      botSoon: (time: string) => `From ${time} on a bot can stand in, if all others agree.`,
      botAgreed: (n: number) =>
        n === 1 ? 'One agrees that a bot stands in.' : `${n} agree that a bot stands in.`,
      take: 'Take this seat',
      takeTitle: 'Take this seat?',
      takeText:
        'Everybody at the table is told. After a while, which the clock of the table defines, the seat is yours and you see its cards; until then a bot plays it. Whoever has seen its cards stays: you cannot give it up again at once, but a bot may play for you.',
      takeYes: 'Take it',
      takeNo: 'Not now',
      comesAt: (name: string, time: string) => `${name} sits down at ${time}`,
      yoursFrom: (time: string) => `Yours from ${time} on`,
      withdraw: 'Never mind',
      giveUp: 'Give my seat up',
      giveUpTitle: 'Give your seat up?',
      giveUpText:
        'A bot plays on until somebody else takes the seat. You may lose it for good; to be away for a while, let a bot stand in instead.',
      giveUpYes: 'Give it up',
      giveUpNo: 'Stay',
      playedByBot: 'A bot plays for you.',
      away: 'away',
      here: 'here',
      bot: 'Bot',
      givenUp: 'Given up; a bot plays it',
      report: (name: string) => `Report the name ${name}`,
      reported: 'Reported',
    },
    undo: {
      ask: 'Ask everybody to take back…',
      askTitle: 'Ask to take back?',
      askText:
        'Something was revealed since your last answer, so everybody at the table must agree. The game goes back to just before that answer.',
      askYes: 'Ask them',
      askNo: 'Play on',
      title: (name: string) => `${name} asks to take back`,
      text: (name: string) =>
        `The game would go back to just before ${name}’s last answer. It happens only if everybody agrees.`,
      agree: 'I agree',
      refuse: 'Play on',
      waiting: (names: string) => `You asked to take back. Still to agree: ${names}.`,
      agreed: (names: string) => `Taking back is being asked for. Still to agree: ${names}.`,
      cancel: 'Never mind',
    },
    end: {
      rematch: 'Rematch',
      rematchGo: 'To the rematch',
      rematchHint: 'The same people, dealt anew',
      replay: 'Watch the replay',
      copying: 'Fetching the game…',
      save: 'Save as a file',
      lobby: 'To the online tables',
      keep: 'The replay keeps a copy of this game on this device.',
      fair: {
        title: 'Was the shuffle fair?',
        checking: 'The promise is being checked…',
        holds:
          'Yes. Before the first card was dealt the server told a fingerprint of the shuffle; what it shows now has the same fingerprint, computed on this device.',
        unwitnessed:
          'Seed and salt have the fingerprint that the server tells. This device was not there while the game ran: ask somebody who was whether they were told the same.',
        broken:
          'No: what the server shows now does not have the fingerprint that it told at the start. Do not trust this result.',
        unknown:
          'Nothing was checked: the game could not be fetched, or this browser computes fingerprints only for pages with https.',
        how: 'How to check it yourself',
        text: 'Fingerprint = SHA-256 of “salt:seed”. From the seed and the answers in the saved file, anybody can replay the whole game.',
        seed: 'Seed',
        salt: 'Salt',
        promised: 'Told at the start',
        computed: 'Computed here',
      },
    },
  },
  {
    shields: {
      title: 'Vos boucliers',
      of: (name: string) => `Derrière le bouclier : ${name}`,
      asked: (name: string) => `Derrière le bouclier : ${name}, à qui c’est de décider`,
    },
    title: 'Table en ligne',
    yourTurnTitle: '● À vous',
    loading: 'On rejoint la table…',
    connection: {
      connecting: 'Connexion…',
      live: 'Connecté',
      polling: 'Connecté, un peu plus lentement',
      lost: 'Pas de connexion. Nouvel essai automatique.',
      ended: 'Non connecté',
    },
    lost: 'La connexion est perdue. Elle revient d’elle-même ; ce que vous répondez maintenant partira alors.',
    moveWaits:
      'La connexion est perdue. Votre coup attend sur cet appareil, et partira dès qu’elle sera revenue.',
    frozen:
      'Une règle a échoué à cette table. Elle reste à son dernier état valable, et tout est conservé pour un rapport.',
    chat: 'Discussion',
    people: 'Autour de la table',
    spectators: (n: number) =>
      n === 0 ? 'Aucun spectateur' : n === 1 ? '1 spectateur' : `${n} spectateurs`,
    watching: 'Vous regardez. Vous voyez ce que chacun peut voir.',
    watchingDelayed: 'Vous regardez, avec une manche de retard.',
    present: (name: string) => `${name} : à la table`,
    away: (name: string) => `${name} : absent`,
    standIn: (name: string) => `Un bot joue pour ${name}`,
    left: (time: string) => `Temps restant : ${time}`,
    window: {
      name: 'Réaction',
      hint: 'Qui a une carte pour ce moment peut la jouer maintenant. Personne ne voit qui est interrogé, qui pourrait ou qui le fait.',
      hold: 'Un instant',
      held: (n: number) => (n === 1 ? 'encore une fois ce tour' : `encore ${n} fois ce tour`),
    },
    day: 'j',
    hour: 'h.',
    seat: {
      botForMe: 'Laisser un bot jouer pour moi',
      botForMeHint: 'Vous pouvez reprendre votre place à tout moment.',
      back: 'Reprendre ma place',
      botFor: 'Accepter qu’un bot remplace',
      botForHint: 'Il joue dès que tous les autres ont accepté, jusqu’au retour de l’absent.',
      botSoon: (time: string) =>
        `À partir de ${time}, un bot peut remplacer, si tous les autres l’acceptent.`,
      botAgreed: (n: number) =>
        n === 1
          ? 'Une personne accepte qu’un bot remplace.'
          : `${n} personnes acceptent qu’un bot remplace.`,
      take: 'Prendre cette place',
      takeTitle: 'Prendre cette place ?',
      takeText:
        'Toute la table est prévenue. Après un délai qui dépend de la pendule de la table, la place est à vous et vous en voyez les cartes ; d’ici là, un bot la joue. Qui a vu les cartes reste : vous ne pourrez pas l’abandonner aussitôt, mais un bot pourra jouer pour vous.',
      takeYes: 'La prendre',
      takeNo: 'Pas maintenant',
      comesAt: (name: string, time: string) => `${name} s’assied à ${time}`,
      yoursFrom: (time: string) => `À vous à partir de ${time}`,
      withdraw: 'Tant pis',
      giveUp: 'Abandonner ma place',
      giveUpTitle: 'Abandonner votre place ?',
      giveUpText:
        'Un bot joue jusqu’à ce que quelqu’un d’autre prenne la place. Vous pourriez la perdre pour de bon ; pour une simple absence, faites-vous plutôt remplacer par un bot.',
      giveUpYes: 'L’abandonner',
      giveUpNo: 'Rester',
      playedByBot: 'Un bot joue pour vous.',
      away: 'absent',
      here: 'présent',
      bot: 'Bot',
      givenUp: 'Abandonnée ; un bot la joue',
      report: (name: string) => `Signaler le nom ${name}`,
      reported: 'Signalé',
    },
    undo: {
      ask: 'Demander à tous de revenir en arrière…',
      askTitle: 'Demander à revenir en arrière ?',
      askText:
        'Quelque chose a été révélé depuis votre dernière réponse : tous les joueurs doivent être d’accord. La partie reviendrait juste avant cette réponse.',
      askYes: 'Demander',
      askNo: 'Continuer',
      title: (name: string) => `${name} demande à revenir en arrière`,
      text: (name: string) =>
        `La partie reviendrait juste avant la dernière réponse donnée par ${name}. Cela ne se fait que si tous sont d’accord.`,
      agree: 'Je suis d’accord',
      refuse: 'Continuer',
      waiting: (names: string) =>
        `Vous avez demandé à revenir en arrière. Doivent encore accepter : ${names}.`,
      agreed: (names: string) =>
        `Un retour en arrière est demandé. Doivent encore accepter : ${names}.`,
      cancel: 'Tant pis',
    },
    end: {
      rematch: 'Revanche',
      rematchGo: 'Aller à la revanche',
      rematchHint: 'Les mêmes personnes, nouvelle donne',
      replay: 'Revoir la partie',
      copying: 'On va chercher la partie…',
      save: 'Enregistrer dans un fichier',
      lobby: 'Vers les tables en ligne',
      keep: 'Pour la revoir, une copie de cette partie est gardée sur cet appareil.',
      fair: {
        title: 'Le mélange était-il honnête ?',
        checking: 'On vérifie la promesse…',
        holds:
          'Oui. Avant la première carte, le serveur a donné une empreinte du mélange ; ce qu’il montre à présent a la même empreinte, calculée sur cet appareil.',
        unwitnessed:
          'La graine et le sel ont bien l’empreinte que donne le serveur. Cet appareil n’était pas là pendant la partie : demandez à quelqu’un qui y était s’il a reçu la même.',
        broken:
          'Non : ce que le serveur montre à présent n’a pas l’empreinte donnée au début. Ne vous fiez pas à ce résultat.',
        unknown:
          'Rien n’a été vérifié : la partie n’a pas pu être récupérée, ou ce navigateur ne calcule d’empreintes que pour les pages en https.',
        how: 'Comment le vérifier vous-même',
        text: 'Empreinte = SHA-256 de « sel:graine ». À partir de la graine et des réponses du fichier enregistré, chacun peut rejouer toute la partie.',
        seed: 'Graine',
        salt: 'Sel',
        promised: 'Donnée au début',
        computed: 'Calculée ici',
      },
    },
  },
);
