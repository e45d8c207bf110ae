import { cardOption } from '../../src/choices.ts';
import { ask } from '../../src/rules/ask.ts';
import { contends } from '../../src/rules/extension.ts';
import type { Token } from '../../src/rules/tracks.ts';
import { TRACK } from './content.ts';
import { toy, toyOf } from './types.ts';

export const WALKER: Token = {
  track: TRACK,
  source: { type: 'space', space: 'toy-bazaar' },
  at: (game, seat) => toyOf(game).at[seat]!,
  put: (game, seat, step) => {
    toyOf(game).at[seat] = step;
  },
  gives: contends,
  *way(game, seat, next) {
    const { id } = yield* ask(game, seat, {
      kind: toy('toy.way'),
      rule: 'TOY-1',
      options: next.map((step) => ({ ...cardOption('toy-map'), id: `step:${step}` })),
    });
    return next.find((step) => id === `step:${step}`)!;
  },
};
