import type { Pack } from '../pack.ts';
import { type DuneForm, FIRST_FORM, optionsOf } from './new-game/form.ts';
import { words } from './words.ts';

/** Dune (2019). What stands here is loaded with the page; all else when it is needed. */
export const dune: Pack<DuneForm> = {
  id: 'dune',
  name: (language) => words[language].name,
  firstForm: FIRST_FORM,
  optionsOf,
  roundName: (round, language) => (round > 0 ? words[language].turn(round) : words[language].setup),
  kindName: (players, language) => (players === 2 ? words[language].two : null),
  modules: [],
  modulesAt: () => [],
  parts: {
    agreement: async () => (await import('./lobby/agreement.ts')).agreement,
    laying: async () => (await import('./new-game/laying.tsx')).laying,
    list: async () => (await import('./list/listing.tsx')).listing,
    table: async () => (await import('./table/kit.tsx')).table,
  },
};
