import { bilingual } from '../../../app/language.ts';

export const words = bilingual(
  { now: 'now', never: 'not in this game' },
  { now: 'maintenant', never: 'pas dans cette partie' },
);
