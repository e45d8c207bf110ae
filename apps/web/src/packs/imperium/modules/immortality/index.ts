import { lazy } from 'react';
import type { TableModule } from '../module.ts';

const parts = () => import('./parts.ts');

/** Immortality on the table. */
export const immortality: TableModule = {
  id: 'immortality',
  telling: async () => (await parts()).telling,
  tab: {
    name: 'tleilax',
    key: 'b',
    icon: 'tleilaxu',
    label: () => 'Tleilax', // in every language
    holds: (spot) => /^(?:tleilaxu|reclaimed|research):/.test(spot),
    lying: ({ immortality }) => [
      ...immortality!.row,
      ...immortality!.seats.flatMap(({ research, tleilaxu, specimens }, seat) => [
        `research ${seat} at ${research}`,
        `tleilaxu ${seat} at ${tleilaxu}`,
        `specimens ${seat}: ${specimens}`,
      ]),
    ],
    Pane: lazy(async () => ({ default: (await parts()).Pane })),
  },
  answers: {
    holds: ({ type }, decision) =>
      type === 'research' || type === 'atomics' || decision?.kind === 'graft.partner',
    Face: lazy(async () => ({ default: (await parts()).AnswerFace })),
  },
  Tokens: lazy(async () => ({ default: (await parts()).Tokens })),
  Marks: lazy(async () => ({ default: (await parts()).Marks })),
  Pieces: lazy(async () => ({ default: (await parts()).Pieces })),
  Board: lazy(async () => ({ default: (await parts()).TextBoard })),
  Entries: lazy(async () => ({ default: (await parts()).Entries })),
};
