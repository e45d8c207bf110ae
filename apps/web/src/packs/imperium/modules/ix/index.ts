import { lazy } from 'react';
import type { TableModule } from '../module.ts';

const parts = () => import('./parts.ts');

/** Rise of Ix on the table. */
export const ix: TableModule = {
  id: 'ix',
  telling: async () => (await parts()).telling,
  tab: {
    name: 'ix',
    key: 'x',
    icon: 'tech',
    label: () => 'Ix', // in every language
    holds: (spot) => /^(?:tile|shipping):/.test(spot),
    lying: ({ ix }) => [
      ...ix!.stacks.flatMap(({ top }) => top ?? []),
      ...ix!.seats.map(({ freighter }, seat) => `freighter ${seat} at ${freighter}`),
      ...ix!.seats.map(({ negotiators }, seat) => `negotiators ${seat}: ${negotiators}`),
    ],
    Pane: lazy(async () => ({ default: (await parts()).Pane })),
  },
  answers: {
    holds: ({ type }) => type === 'tile' || type === 'advance' || type === 'recall',
    Face: lazy(async () => ({ default: (await parts()).AnswerFace })),
  },
  Purse: lazy(async () => ({ default: (await parts()).Purse })),
  Force: lazy(async () => ({ default: (await parts()).Force })),
  Tokens: lazy(async () => ({ default: (await parts()).Tokens })),
  Pieces: lazy(async () => ({ default: (await parts()).Pieces })),
  Beside: lazy(async () => ({ default: (await parts()).Beside })),
  Board: lazy(async () => ({ default: (await parts()).TextBoard })),
  Entries: lazy(async () => ({ default: (await parts()).Entries })),
};
