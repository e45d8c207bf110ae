import type { Pack } from '../pack.ts';
import { FIRST_FORM, type ImperiumForm, optionsOf } from './new-game/form.ts';
import { words } from './words.ts';

/** Dune: Imperium. What stands here is loaded with the page; all else when it is needed. */
export const imperium: Pack<ImperiumForm> = {
  id: 'imperium',
  name: (language) => words[language].name,
  firstForm: FIRST_FORM,
  optionsOf,
  roundName: (round, language) =>
    round > 0 ? words[language].round(round) : words[language].choosing,
  kindName: (players, language) =>
    players === 1 || players === 2 ? words[language].few[players] : null,
  parts: {
    agreement: async () => (await import('./lobby/agreement.ts')).agreement,
    catalogue: async () => (await import('./catalogue/catalogue.tsx')).catalogue,
    explaining: async () => (await import('./explain/explaining.ts')).explaining,
    glossary: async () => (await import('./glossary/glossary.ts')).glossary,
    laying: async () => (await import('./new-game/laying.tsx')).laying,
    list: async () => (await import('./list/listing.tsx')).listing,
    record: async () => (await import('./solo/SoloRecord.tsx')).soloRecord,
    table: async () => (await import('./table/kit.tsx')).table,
    welcome: async () => (await import('./guide/welcome.ts')).welcome,
  },
};
