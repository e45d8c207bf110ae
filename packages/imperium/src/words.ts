import { IMMORTALITY_WORDS } from './immortality/verbs/index.ts';
import { IX_WORDS } from './ix/verbs/index.ts';
import { BASE_WORDS } from './rules/verbs/index.ts';

/** Every word that components are written with, whatever is in at a table. */
export const WORDS = {
  verbs: { ...BASE_WORDS.verbs, ...IX_WORDS.verbs, ...IMMORTALITY_WORDS.verbs },
  conditions: { ...BASE_WORDS.conditions, ...IX_WORDS.conditions, ...IMMORTALITY_WORDS.conditions },
  costs: { ...BASE_WORDS.costs, ...IX_WORDS.costs, ...IMMORTALITY_WORDS.costs },
  abilities: { ...BASE_WORDS.abilities, ...IX_WORDS.abilities },
};
