import { bilingual } from '../../../../app/language.ts';

/** What is said of somebody on the Bene Tleilax board. */
export const words = bilingual(
  {
    tab: 'Tleilax',
    research: (column: number) =>
      column === 0 ? 'research not begun' : `research in column ${column}`,
    markers: (n: number) => (n === 1 ? '1 genetic marker' : `${n} genetic markers`),
    tleilaxu: (n: number) => `space ${n} of the Tleilaxu track`,
    atomics: 'Family Atomics',
  },
  {
    tab: 'Tleilax',
    research: (column: number) =>
      column === 0 ? 'recherche pas commencée' : `recherche en colonne ${column}`,
    markers: (n: number) => (n < 2 ? `${n} Marqueur Génétique` : `${n} Marqueurs Génétiques`),
    tleilaxu: (n: number) => `cran ${n} de la piste Tleilaxu`,
    atomics: 'Atomiques Familiaux',
  },
);
