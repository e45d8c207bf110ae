import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    mayChoose: 'may be chosen',
    mayNot: 'may not be chosen',
    picked: 'picked',
    more: {
      above: (n: number) => `${n} more to choose from further up`,
      below: (n: number) => `${n} more to choose from further down`,
      left: (n: number) => `${n} more to choose from further left`,
      right: (n: number) => `${n} more to choose from further right`,
    },
    viewport: 'Board: arrows move it, + and − zoom, 0 shows all of it',
  },
  {
    mayChoose: 'choix possible',
    mayNot: 'choix impossible',
    picked: 'votre choix',
    more: {
      above: (n: number) => `${others(n)} plus haut`,
      below: (n: number) => `${others(n)} plus bas`,
      left: (n: number) => `${others(n)} plus à gauche`,
      right: (n: number) => `${others(n)} plus à droite`,
    },
    viewport: 'Plateau : les flèches le déplacent, + et − changent la taille, 0 montre tout',
  },
);

function others(n: number): string {
  return n === 1 ? 'Un autre choix possible' : `${n} autres choix possibles`;
}
