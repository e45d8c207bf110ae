import { MODULES, modulesAt } from '@landsraad/imperium';
import { LANGUAGES, type Language } from '@landsraad/kernel/wording';
import type { WholePack } from '../pack.ts';
import { AHEAD } from './ahead.ts';
import { FIRST_FORM, type ImperiumForm, optionsOf } from './new-game/form.ts';
import { words } from './words.ts';

/** Dune: Imperium. What stands here is loaded with the page; all else when it is needed. */
export const imperium: WholePack<ImperiumForm> = {
  id: 'imperium',
  name: (language) => words[language].name,
  pitch: (language) => words[language].pitch,
  landscape: 'place/home',
  ahead: AHEAD,
  firstForm: FIRST_FORM,
  optionsOf,
  roundName: (round, language) =>
    round > 0 ? words[language].round(round) : words[language].choosing,
  kindName: (players, language) =>
    players === 1 || players === 2 ? words[language].few[players] : null,
  modules: MODULES,
  modulesAt,
  parts: {
    agreement: after(async () => (await import('./lobby/agreement.ts')).agreement),
    catalogue: after(async () => (await import('./catalogue/catalogue.tsx')).catalogue),
    explaining: after(async () => (await import('./explain/explaining.ts')).explaining),
    gallery: after(async () => (await import('./leaders/gallery.tsx')).gallery),
    glossary: async (_, modules) => {
      // It gives each term in both languages.
      for (const language of LANGUAGES) await ready(language, modules);
      return (await import('./glossary/glossary.ts')).glossary;
    },
    laying: after(async () => (await import('./new-game/laying.tsx')).laying),
    list: after(async () => (await import('./list/listing.tsx')).listing),
    primer: after(async () => (await import('./primer/primer.tsx')).primer),
    record: after(async () => (await import('./solo/SoloRecord.tsx')).soloRecord),
    table: async (...wanted) => {
      const [{ table, fetchTelling }] = await Promise.all([
        import('./table/kit.tsx'),
        ready(...wanted),
      ]);
      await fetchTelling(wanted[1]);
      return table;
    },
    welcome: async () => (await import('./guide/welcome.ts')).welcome,
  },
};

type Wanted = [language: Language, modules: readonly string[]];

async function ready(...wanted: Wanted): Promise<void> {
  await (await import('./ready.ts')).ready(...wanted);
}

/** A part that may look at what is printed, and speak of it, as soon as it is there. */
function after<P>(load: () => Promise<P>): (...wanted: Wanted) => Promise<P> {
  return async (...wanted) => {
    await ready(...wanted);
    return load();
  };
}
