import { bilingual } from '../app/language.ts';

/** What went wrong between this device and the server, for a person. */
export const onlineFaultWords = bilingual(
  {
    unreachable: 'The server cannot be reached. Check your connection and try again.',
    misshapen: 'The server did not understand this. Reload the page: there may be a new version.',
    'too-large': 'That is too long.',
    'too-many': 'Too much at once. Wait a moment, then try again.',
    'not-found': 'There is no such table. The link may be incomplete, or the table was closed.',
    'not-yours': 'This is not yours to do.',
    'wrong-moment': 'This cannot be done now.',
    'seat-taken': 'Somebody else took this seat first.',
    'sat-elsewhere':
      'You played another seat of this game and know its cards: only that seat can be yours again.',
    bound:
      'You took this seat over while the game ran: it stays yours for a while. A bot may play for you.',
    'not-away': 'This player has not been away for long enough yet.',
    barred: 'The host has closed this table’s seats to you.',
    silenced: 'The host has taken your word at this table.',
    banned: 'You were sent away from this server: you may look on, and nothing more.',
    options: 'The server does not accept these choices for a table.',
    name: 'This name does not show as it should, or mixes letters that look alike. Take another one.',
    'moved-on': 'The game had moved on already. You see where it stands now.',
    refused: 'This is not possible now.',
    frozen:
      'A rule failed at this table. It stands still at its last good state, and everything is kept for a report.',
    'other-rules': 'This table began with rules that this server does not play.',
    expired: 'This link has expired or was used before.',
    'shutting-down': 'The server restarts. It will be back in a moment.',
    unavailable:
      'The server cannot store anything at the moment. What was accepted is kept; it is tried again by itself.',
    busy: 'The server has all it can do with the tables that play already. Try again in a moment.',
    internal: 'Something went wrong on the server. Nothing of the game is lost.',
  },
  {
    unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
    misshapen:
      'Le serveur n’a pas compris. Rechargez la page : une nouvelle version est peut-être disponible.',
    'too-large': 'C’est trop long.',
    'too-many': 'Trop de demandes à la fois. Attendez un instant, puis réessayez.',
    'not-found':
      'Cette table n’existe pas. Le lien est peut-être incomplet, ou la table a été fermée.',
    'not-yours': 'Ce n’est pas à vous de le faire.',
    'wrong-moment': 'Ce n’est pas possible à ce moment.',
    'seat-taken': 'Quelqu’un d’autre a pris cette place avant vous.',
    'sat-elsewhere':
      'Vous avez joué à une autre place de cette partie et en connaissez les cartes : seule celle-là peut redevenir la vôtre.',
    bound:
      'Vous avez repris cette place en cours de partie : elle reste la vôtre pour un temps. Un bot peut jouer pour vous.',
    'not-away': 'Cette personne n’est pas absente depuis assez longtemps.',
    barred: 'L’hôte vous a fermé les places de cette table.',
    silenced: 'L’hôte vous a retiré la parole à cette table.',
    banned: 'Vous avez été exclu de ce serveur : vous pouvez regarder, rien de plus.',
    options: 'Le serveur n’accepte pas ces choix pour une table.',
    name: 'Ce nom ne s’affiche pas comme il faut, ou mêle des lettres qui se ressemblent. Prenez-en un autre.',
    'moved-on': 'La partie avait déjà avancé. Vous voyez où elle en est.',
    refused: 'Ce n’est pas possible maintenant.',
    frozen:
      'Une règle a échoué à cette table. Elle reste à son dernier état valable, et tout est conservé pour un rapport.',
    'other-rules': 'Cette table a commencé avec des règles que ce serveur ne joue pas.',
    expired: 'Ce lien a expiré ou a déjà servi.',
    'shutting-down': 'Le serveur redémarre. Il revient dans un instant.',
    unavailable:
      'Le serveur ne peut rien enregistrer pour le moment. Ce qui a été accepté est gardé ; un nouvel essai se fait tout seul.',
    busy: 'Le serveur est tout entier aux tables déjà en jeu. Réessayez dans un instant.',
    internal: 'Un incident est survenu sur le serveur. Rien de la partie n’est perdu.',
  },
);
