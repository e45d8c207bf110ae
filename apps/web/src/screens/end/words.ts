import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    replay: 'Watch the replay',
    rematch: 'Rematch',
    rematchHint: 'The same table, dealt anew',
    home: 'Back to the start',
    export: 'Export',
    curves: { table: 'The same as a table', player: 'Player' },
  },
  {
    replay: 'Revoir la partie',
    rematch: 'Revanche',
    rematchHint: 'La même table, nouvelle donne',
    home: 'Retour à l’accueil',
    export: 'Exporter',
    curves: { table: 'Les mêmes valeurs en tableau', player: 'Joueur' },
  },
);
