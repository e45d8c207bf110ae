import { bilingual } from '../app/language.ts';

/** What the screens of online tables share. */
export const words = bilingual(
  {
    name: 'Your name',
    nameHint: 'As the others at the table will see you; at most 24 letters.',
    seat: (n: number) => `Seat ${n}`,
    you: 'you',
    open: 'Open seat',
    nameless: (n: number) => `Player ${n}`,
    free: (n: number) => (n === 0 ? 'full' : n === 1 ? '1 open seat' : `${n} open seats`),
    clock: {
      none: 'No clock',
      bank: (minutes: number, seconds: number) =>
        seconds === 0 ? `${minutes} min each` : `${minutes} min each, +${seconds} s`,
      days: (n: number) => (n === 1 ? '1 day a move' : `${n} days a move`),
    },
    visibility: { public: 'Public', link: 'By link' },
    spectators: {
      none: 'No spectators',
      now: 'Spectators welcome',
      delayed: 'Spectators one round behind',
    },
    status: {
      waiting: 'Not begun yet',
      running: 'Running',
      frozen: 'Stands still',
      over: 'Finished',
      closed: 'Closed',
    },
    round: (n: number) => `Round ${n}`,
    standIn: 'a bot stands in',
    away: 'away',
    here: 'at the table',
    unavailable: {
      title: 'No online play here',
      text: 'This server offers no tables for people far apart, or it cannot be reached. You can play alone or on one device in the meantime.',
      again: 'Try again',
      home: 'Back to the start',
    },
    loading: 'Asking the server…',
    copy: 'Copy',
    copied: 'Copied',
    share: 'Share…',
  },
  {
    name: 'Votre nom',
    nameHint: 'Tel que les autres le verront à la table ; 24 lettres au plus.',
    seat: (n: number) => `Place ${n}`,
    you: 'vous',
    open: 'Place libre',
    nameless: (n: number) => `Joueur ${n}`,
    free: (n: number) => (n === 0 ? 'complète' : n === 1 ? '1 place libre' : `${n} places libres`),
    clock: {
      none: 'Sans pendule',
      bank: (minutes: number, seconds: number) =>
        seconds === 0 ? `${minutes} min chacun` : `${minutes} min chacun, +${seconds} s`,
      days: (n: number) => (n === 1 ? '1 jour par coup' : `${n} jours par coup`),
    },
    visibility: { public: 'Publique', link: 'Sur invitation' },
    spectators: {
      none: 'Sans spectateurs',
      now: 'Spectateurs bienvenus',
      delayed: 'Spectateurs une manche en retard',
    },
    status: {
      waiting: 'Pas encore commencée',
      running: 'En cours',
      frozen: 'À l’arrêt',
      over: 'Terminée',
      closed: 'Fermée',
    },
    round: (n: number) => `Manche ${n}`,
    standIn: 'remplacé par un bot',
    away: 'absent',
    here: 'à la table',
    unavailable: {
      title: 'Pas de jeu en ligne ici',
      text: 'Ce serveur ne propose pas de tables à distance, ou il est injoignable. En attendant, vous pouvez jouer seul ou à plusieurs sur un même appareil.',
      again: 'Réessayer',
      home: 'Retour à l’accueil',
    },
    loading: 'On interroge le serveur…',
    copy: 'Copier',
    copied: 'Copié',
    share: 'Partager…',
  },
);
