import { bilingual } from './language.ts';

/** What went wrong with a game, for a person. */
export const faultWords = bilingual(
  {
    refused: 'This is not possible now.',
    unreadable: 'This is not a game that this version can open.',
    'newer-rules':
      'This game began with newer rules. Load the new version of Landsraad to play it.',
    'older-rules':
      'This game began with rules that this version no longer plays. It is kept as it is, and can be exported.',
    'no-such-game': 'This game is no longer on this device.',
    'not-stored':
      'The game could not be stored. There may be no room left on this device, or the browser forbids it (private windows often do).',
    'rule-error':
      'A rule failed in this game. Export it and send it to us: we can replay the fault.',
    'moved-on': 'This game was changed in another tab.',
    crashed: 'The game stopped unexpectedly. Reload the page; everything is stored.',
  },
  {
    refused: 'Ce n’est pas possible maintenant.',
    unreadable: 'Ce n’est pas une partie que cette version sait ouvrir.',
    'newer-rules':
      'Cette partie a commencé avec des règles plus récentes. Chargez la nouvelle version de Landsraad pour la jouer.',
    'older-rules':
      'Cette partie a commencé avec des règles que cette version ne joue plus. Elle est conservée telle quelle et peut être exportée.',
    'no-such-game': 'Cette partie n’est plus sur cet appareil.',
    'not-stored':
      'La partie n’a pas pu être enregistrée. Il n’y a peut-être plus de place sur cet appareil, ou le navigateur l’interdit (c’est souvent le cas en navigation privée).',
    'rule-error':
      'Une règle a échoué dans cette partie. Exportez-la et envoyez-la-nous : nous pourrons rejouer l’incident.',
    'moved-on': 'Cette partie a été modifiée dans un autre onglet.',
    crashed:
      'La partie s’est arrêtée de façon inattendue. Rechargez la page ; tout est enregistré.',
  },
);
