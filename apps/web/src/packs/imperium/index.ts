import type { Pack } from '../pack.ts';

/** Dune: Imperium. What stands here is loaded with the page; all else when it is needed. */
export const imperium: Pack = {
  id: 'imperium',
  parts: {
    glossary: async () => (await import('./glossary/glossary.ts')).glossary,
    table: async () => (await import('./table/kit.tsx')).table,
  },
};
