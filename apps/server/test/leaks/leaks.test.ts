import type { Seat } from '@landsraad/kernel';
import type { NewTable } from '@landsraad/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sizeOf, timeFor } from '../size.ts';
import { Desk } from './desk.ts';
import { newTally, Pair, type Tally } from './pair.ts';
import { type Sample, samplesOf } from './positions.ts';
import { SUSPECTS } from './suspects.ts';

/*
 * Everything that reaches a client is compared, byte by byte, with what would have reached it had
 * the hidden things been otherwise. `LANDSRAAD_LEAKS` is the number of positions.
 */

const POSITIONS = sizeOf('LANDSRAAD_LEAKS', 120);
const FIRST_GAME = Number(process.env.LANDSRAAD_LEAKS_FROM ?? 0);
const PER_GAME = 10;
const STEPS = 8;

const SETTINGS: readonly Partial<NewTable>[] = [
  { visibility: 'public' },
  { clock: { kind: 'bank', minutes: 10, increment: 5 } },
  { spectators: 'none' },
  { spectators: 'delayed', clock: { kind: 'days', days: 2 } },
];

/** A client that guesses. */
const guessesOf = (held: readonly string[]): string[] =>
  ['no-such-thing', ...new Set(held)].slice(0, 4);

describe('on the wire', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await Desk.open();
  });
  afterAll(() => desk.close());

  async function follow(
    sample: Sample,
    viewer: Seat | 'spectator',
    guesses: readonly string[],
    n: number,
    tally: Tally,
  ) {
    const pair = await Pair.of(sample, viewer, SETTINGS[n % SETTINGS.length], tally);
    if (!pair.together) return;
    await pair.write(desk);
    await pair.probe(desk, guesses);
    for (let step = 1; step <= STEPS; step += 1) {
      if (!(await pair.step()) || !(await pair.act())) break;
      if (step === 2) await pair.say();
      if (step % 3 === 0) await pair.undo();
      if (step % 4 === 0) await pair.probe(desk, guesses);
    }
    pair.end();
  }

  it.each(SUSPECTS)(
    'nobody learns what they cannot know: $game.id',
    async (suspect) => {
      const tally = newTally();
      for (let n = FIRST_GAME; tally.positions < POSITIONS; n += 1)
        for (const [i, sample] of samplesOf(suspect, n, PER_GAME).entries()) {
          const seats = suspect.game.seats(sample.options);
          const seat = (n + i) % (seats + 1);
          const viewer = seat < seats ? seat : 'spectator';
          const guesses = guessesOf(suspect.heldByOthers(sample.position, viewer));
          await follow(sample, viewer, guesses, n + 3 * i, tally).catch((error: Error) => {
            throw new Error(`${sample.name}: ${error.message}`, { cause: error });
          });
        }
      console.info('leaks', suspect.game.id, tally);
      expect(tally.positions).toBeGreaterThanOrEqual(POSITIONS);
      // The worlds stay together long enough to mean something.
      expect(tally.steps).toBeGreaterThan(2 * POSITIONS);
      if (suspect.game.unasked) expect(tally.acts).toBeGreaterThan(POSITIONS / 4);
      if (suspect.game.orders) expect(tally.orders).toBeGreaterThan(POSITIONS / 4);
      expect(tally.whispers).toBeGreaterThan(POSITIONS / 2);
    },
    timeFor(POSITIONS, 6_000),
  );
});
