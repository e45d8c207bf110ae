import { bilingual } from '../../app/language.ts';

const days = {
  en: (n: number) => (n === 1 ? 'one day' : `${n} days`),
  fr: (n: number) => (n === 1 ? 'un jour' : `${n} jours`),
};

/** Each thing that a server stores: what, how long, and why. */
export const words = bilingual(
  {
    title: 'What is kept of you',
    here: {
      title: 'On this device',
      text: 'Games against bots and around one screen, settings, solved puzzles and notes about the guide stay in this browser. Nobody else gets them, and its own settings can delete them.',
    },
    there: 'On the server',
    none: 'No server with online tables answers here. One without them keeps nothing of you; if yours is out of reach, open this page again when it answers.',
    what: 'What',
    long: 'How long',
    why: 'Why',
    things: {
      cookie: {
        what: 'One cookie, which names your session; for each session the kind of browser and system, when it began and when it was last here, within the hour. No address is stored.',
        why: 'So that this browser is you, and so that you can end what is not you.',
      },
      person: {
        what: 'The name and the language you took.',
        why: 'The others at a table see the name; notices are written in the language.',
        long: (n: number) =>
          `Until you are forgotten; ${days.en(n)} after your last visit if you left nothing behind: no game, no word, no passkey, no mail address.`,
      },
      mail: {
        what: 'Your mail address, once you confirmed it, and at which tables a mail is due.',
        why: 'To write to you when it is your turn, at most once an hour.',
        long: 'Until you take it away; a mail that could not be sent goes after a week.',
      },
      keys: {
        what: 'Passkeys (their public half) and the addresses of Web Push, which belong to your browser’s maker.',
        why: 'So that you are known on other devices, and told when it is your turn.',
        long: 'Until you remove them.',
      },
      games: {
        what: 'Tables, seats and every answer given there, with its time.',
        why: 'A game is its answers: from them it is played on, watched again and checked.',
        long: (n: number) =>
          `For good, without your name once you are forgotten; tables that never began go after ${days.en(n)}.`,
      },
      chat: {
        what: 'What you say at a table (its last 500 lines), and whom you muted.',
        why: 'So that whoever comes later can read it.',
        long: (n: number) => `Until ${days.en(n)} after the game.`,
      },
      notes: {
        what: 'Your own notes at a table.',
        why: 'For you alone: nobody else ever gets them.',
        long: 'Until you empty them or are forgotten.',
      },
      order: {
        what: 'Reports of lines and names, and what those who keep order did about them. Of those who were sent away: where they came from since (for a day, or as whoever runs this server says) and their mail address (for a year), under names that cannot be read back.',
        why: 'So that strangers can play together in peace.',
        long: (n: number) => `${days.en(n)} after they were seen to.`,
      },
      log: {
        what: 'A line for each request: when, what, and from which address. No cookie, no name, no content.',
        why: 'To find faults and to slow down whoever asks too much.',
        long: 'As long as whoever runs this server keeps its output.',
      },
    },
    sessions: (n: number) => `Until you log out; ${days.en(n)} after the last visit.`,
    rights: {
      title: 'What you can do',
      text: 'In the settings you can see where you are known and end it, take everything that is kept of you as a file, and be forgotten. There are no ads, no statistics about you, and nothing is passed on.',
      settings: 'To the settings',
    },
    who: (contact: string) => `Who runs this server can be reached here: ${contact}`,
  },
  {
    title: 'Ce qui est gardé de vous',
    here: {
      title: 'Sur cet appareil',
      text: 'Les parties contre des bots ou autour d’un écran, les réglages, les problèmes résolus et l’avancement du guide restent dans ce navigateur. Personne d’autre ne les reçoit, et ses propres réglages peuvent les effacer.',
    },
    there: 'Sur le serveur',
    none: 'Aucun serveur de tables en ligne ne répond ici. Sans tables en ligne, rien n’est gardé de vous ; si le vôtre est injoignable, rouvrez cette page quand il répondra.',
    what: 'Quoi',
    long: 'Combien de temps',
    why: 'Pourquoi',
    things: {
      cookie: {
        what: 'Un cookie, qui nomme votre session ; pour chaque session le genre de navigateur et de système, son début et sa dernière visite, à l’heure près. Aucune adresse n’est enregistrée.',
        why: 'Pour que ce navigateur soit vous, et que vous puissiez mettre fin à ce qui n’est pas vous.',
      },
      person: {
        what: 'Le nom et la langue que vous avez pris.',
        why: 'Les autres à une table voient le nom ; les notifications sont écrites dans la langue.',
        long: (n: number) =>
          `Jusqu’à ce que vous soyez oublié ; ${days.fr(n)} après votre dernière visite si vous n’avez rien laissé : ni partie, ni parole, ni clé d’accès, ni adresse.`,
      },
      mail: {
        what: 'Votre adresse électronique, une fois confirmée, et pour quelles tables un courriel est dû.',
        why: 'Pour vous écrire quand c’est à vous, au plus une fois par heure.',
        long: 'Jusqu’à ce que vous la retiriez ; un courriel qui n’a pu partir disparaît après une semaine.',
      },
      keys: {
        what: 'Les clés d’accès (leur moitié publique) et les adresses de Web Push, qui sont celles de l’éditeur de votre navigateur.',
        why: 'Pour que vous soyez connu sur d’autres appareils, et prévenu quand c’est à vous.',
        long: 'Jusqu’à ce que vous les retiriez.',
      },
      games: {
        what: 'Les tables, les places et chaque réponse qui y est donnée, avec son heure.',
        why: 'Une partie, ce sont ses réponses : elles servent à la continuer, la revoir et la vérifier.',
        long: (n: number) =>
          `Pour de bon, sans votre nom une fois que vous êtes oublié ; les tables qui n’ont jamais commencé disparaissent après ${days.fr(n)}.`,
      },
      chat: {
        what: 'Ce que vous dites à une table (ses 500 dernières lignes), et qui vous ne voulez plus entendre.',
        why: 'Pour que ceux qui viennent plus tard puissent le lire.',
        long: (n: number) => `Jusqu’à ${days.fr(n)} après la partie.`,
      },
      notes: {
        what: 'Vos propres notes à une table.',
        why: 'Pour vous seul : personne d’autre ne les reçoit jamais.',
        long: 'Jusqu’à ce que vous les vidiez ou soyez oublié.',
      },
      order: {
        what: 'Les signalements de lignes et de noms, et ce qu’en ont fait ceux qui maintiennent l’ordre. De qui a été exclu : d’où il est venu depuis (un jour, ou ce que dit qui tient ce serveur) et son adresse électronique (un an), sous des noms qu’on ne peut relire.',
        why: 'Pour que des inconnus puissent jouer ensemble en paix.',
        long: (n: number) => `${days.fr(n)} après leur traitement.`,
      },
      log: {
        what: 'Une ligne par demande : quand, quoi, et de quelle adresse. Ni cookie, ni nom, ni contenu.',
        why: 'Pour trouver les pannes et ralentir qui demande trop.',
        long: 'Aussi longtemps que qui tient ce serveur garde ses journaux.',
      },
    },
    sessions: (n: number) =>
      `Jusqu’à ce que vous vous déconnectiez ; ${days.fr(n)} après la dernière visite.`,
    rights: {
      title: 'Ce que vous pouvez faire',
      text: 'Dans les réglages, vous pouvez voir où vous êtes connu et y mettre fin, prendre tout ce qui est gardé de vous dans un fichier, et vous faire oublier. Il n’y a ni publicité, ni statistiques sur vous, et rien n’est transmis.',
      settings: 'Vers les réglages',
    },
    who: (contact: string) => `Qui tient ce serveur se joint ici : ${contact}`,
  },
);
