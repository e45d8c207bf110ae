import type { Language } from '@landsraad/kernel/wording';
import type { Pack } from '../pack.ts';
import { type DuneForm, FIRST_FORM, optionsOf } from './new-game/form.ts';
import { words } from './words.ts';

/** Dune (2019). What stands here is loaded with the page; all else when it is needed. */
export const dune: Pack<DuneForm> = {
  id: 'dune',
  name: (language) => words[language].name,
  pitch: (language) => words[language].pitch,
  landscape: 'place/desert',
  firstForm: FIRST_FORM,
  optionsOf,
  roundName: (round, language) => (round > 0 ? words[language].turn(round) : words[language].setup),
  kindName: (players, language) => (players === 2 ? words[language].two : null),
  modules: [],
  modulesAt: () => [],
  parts: {
    agreement: after(async () => (await import('./lobby/agreement.ts')).agreement),
    catalogue: after(async () => (await import('./catalogue/catalogue.tsx')).catalogue),
    laying: after(async () => (await import('./new-game/laying.tsx')).laying),
    list: after(async () => (await import('./list/listing.tsx')).listing),
    table: async (language) => {
      const [{ table }] = await Promise.all([import('./table/kit.tsx'), ready(language)]);
      return table;
    },
    welcome: async () => (await import('./guide/welcome.ts')).welcome,
  },
};

async function ready(language: Language): Promise<void> {
  await (await import('./ready.ts')).learn(language);
}

/** A part that may speak as soon as it is there. */
function after<P>(load: () => Promise<P>): (language: Language) => Promise<P> {
  return async (language) => {
    await ready(language);
    return load();
  };
}
