import { type Decision, Match, pickFrom, randomChoice, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games.ts';

/** Of the state itself, and the same from the beginning to the end. */
const LASTING = ['options'];

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whatever an earlier part may be put back into: the view, and what it is made of. */
const outerOf = (view: object): object[] => [
  view,
  ...Object.entries(view).flatMap(([key, part]) =>
    isBranch(part) && !LASTING.includes(key) ? [part] : [],
  ),
];

function* all(value: unknown): Generator<object> {
  if (!isBranch(value)) return;
  yield value;
  for (const inner of Object.values(value)) yield* all(inner);
}

describe.each(Object.values(GAMES))('a view of $id', (game) => {
  it('is built anew: what is put back into it is never written into the game', () => {
    const random = seeded('views');
    const match = Match.start(game, game.parseOptions({}, game.version), 'views');
    for (let n = 0; n < 400 && !match.over; n += 1) {
      const decision = pickFrom(random, match.pending) as Decision;
      match.answer(decision.seat, randomChoice(decision, random));
      const own = new Set([...all(match.state), ...all(match.pending)]);
      for (const view of match.views([0, 1, 'spectator']))
        for (const part of outerOf(view as object)) expect(own.has(part)).toBe(false);
      for (const place of all(match.result)) expect(own.has(place)).toBe(false);
    }
  });
});
