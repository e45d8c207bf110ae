import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    title: 'You, online',
    text: 'No account: this browser is you. Your name is shown at online tables.',
    saveName: 'Take this name',
    saved: 'You are known by this name now.',
    move: {
      title: 'On another device',
      text: 'A link that makes another browser you, with your tables. It works once, within the hour; send it only to yourself.',
      make: 'Make the link',
      link: 'One-time link',
      until: (time: string) => `Works once, until ${time}.`,
    },
    passkey: {
      title: 'Passkey',
      text: 'Comes with you to every device that has it, and proves who you are without a password.',
      none: 'You have no passkey yet.',
      some: (n: number) => (n === 1 ? 'You have one passkey.' : `You have ${n} passkeys.`),
      make: 'Make a passkey',
      use: 'I have one: sign in',
      failed: 'Nothing was made or used.',
      refused: 'This server does not accept this passkey.',
    },
    push: {
      title: 'When it is your turn',
      label: 'Tell me on this device',
      hint: 'Even when no page is open. Only that it is your turn, nothing of the game.',
      denied:
        'This browser does not allow notices from this site. Its own settings can change that.',
      impossible: 'This browser cannot be told while no page is open.',
    },
    mail: {
      label: 'E-mail address',
      hint: 'For one mail in a while, when it is your turn somewhere. It must be confirmed.',
      save: 'Ask for a confirmation',
      sent: 'A mail is on its way. Open the link in it.',
      remove: 'No more mail',
      on: (address: string) => `Mail goes to ${address}.`,
    },
    recover: {
      title: 'Be yourself on this device',
      text: 'This link makes this browser the person who made it, with their tables.',
      instead: (name: string) =>
        `This browser is known as ${name} now; that person stays only where else they are known.`,
      go: 'That is me',
      done: 'Done: this browser is you now.',
      missing: 'There is nothing behind this link. Copy it whole, with what follows the #.',
      lobby: 'To my tables',
    },
  },
  {
    title: 'Vous, en ligne',
    text: 'Pas de compte : ce navigateur, c’est vous. Votre nom est affiché aux tables en ligne.',
    saveName: 'Prendre ce nom',
    saved: 'Vous portez ce nom désormais.',
    move: {
      title: 'Sur un autre appareil',
      text: 'Un lien qui fait d’un autre navigateur le vôtre, avec vos tables. Il sert une seule fois, dans l’heure ; ne l’envoyez qu’à vous-même.',
      make: 'Créer le lien',
      link: 'Lien à usage unique',
      until: (time: string) => `Sert une fois, jusqu’à ${time}.`,
    },
    passkey: {
      title: 'Clé d’accès',
      text: 'Elle vous suit sur chaque appareil qui la possède, et prouve qui vous êtes sans mot de passe.',
      none: 'Vous n’avez pas encore de clé d’accès.',
      some: (n: number) =>
        n === 1 ? 'Vous avez une clé d’accès.' : `Vous avez ${n} clés d’accès.`,
      make: 'Créer une clé d’accès',
      use: 'J’en ai une : m’identifier',
      failed: 'Rien n’a été créé ni utilisé.',
      refused: 'Ce serveur n’accepte pas cette clé d’accès.',
    },
    push: {
      title: 'Quand c’est à vous',
      label: 'Me prévenir sur cet appareil',
      hint: 'Même sans page ouverte. Seulement que c’est à vous, rien de la partie.',
      denied:
        'Ce navigateur n’autorise pas les notifications de ce site. Ses propres réglages peuvent changer cela.',
      impossible: 'Ce navigateur ne peut pas vous prévenir sans page ouverte.',
    },
    mail: {
      label: 'Adresse électronique',
      hint: 'Pour un courriel de temps en temps, quand c’est à vous quelque part. À confirmer.',
      save: 'Demander une confirmation',
      sent: 'Un courriel est en route. Ouvrez le lien qu’il contient.',
      remove: 'Plus de courriels',
      on: (address: string) => `Les courriels vont à ${address}.`,
    },
    recover: {
      title: 'Être vous-même sur cet appareil',
      text: 'Ce lien donne à ce navigateur l’identité de la personne qui l’a créé, avec ses tables.',
      instead: (name: string) =>
        `Ce navigateur est connu sous le nom ${name} ; cette identité ne reste que là où elle est connue par ailleurs.`,
      go: 'C’est moi',
      done: 'C’est fait : ce navigateur, c’est vous.',
      missing: 'Il n’y a rien derrière ce lien. Copiez-le en entier, avec ce qui suit le #.',
      lobby: 'Vers mes tables',
    },
  },
);
