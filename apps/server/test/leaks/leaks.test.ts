import type { Seat } from '@landsraad/kernel';
import type { NewTable } from '@landsraad/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Desk } from './desk.ts';
import { Pair, type Tally } from './pair.ts';
import { type Sample, samplesOf } from './positions.ts';

/*
 * Everything that reaches a client is compared, byte by byte, with what would have reached it had
 * the hidden things been otherwise. `LANDSRAAD_LEAKS` is the number of positions.
 */

const POSITIONS = Number(process.env.LANDSRAAD_LEAKS ?? 120);
const FIRST_GAME = Number(process.env.LANDSRAAD_LEAKS_FROM ?? 0);
const PER_GAME = 10;
const STEPS = 8;

const SETTINGS: readonly Partial<NewTable>[] = [
  { visibility: 'public' },
  { clock: { kind: 'bank', minutes: 10, increment: 5 } },
  { spectators: 'none' },
  { spectators: 'delayed', clock: { kind: 'days', days: 2 } },
];

/** Cards that somebody holds or that lie on top, whom the viewer would love to know of. */
function guessesIn({ position }: Sample, viewer: Seat | 'spectator'): string[] {
  const hands = position.players.flatMap(({ hand, intrigue }, seat) =>
    seat === viewer ? [] : [...hand.slice(0, 1), ...intrigue.slice(0, 1)],
  );
  return ['no-such-thing', ...new Set<string>(hands)].slice(0, 4);
}

describe('on the wire', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await Desk.open();
  });
  afterAll(() => desk.close());

  async function follow(sample: Sample, viewer: Seat | 'spectator', n: number, tally: Tally) {
    const pair = await Pair.of(sample, viewer, SETTINGS[n % SETTINGS.length], tally);
    if (!pair.together) return;
    await pair.probe(desk, guessesIn(sample, viewer));
    for (let step = 1; step <= STEPS; step += 1) {
      if (!(await pair.step())) break;
      if (step === 2) await pair.say();
      if (step % 3 === 0) await pair.undo();
      if (step % 4 === 0) await pair.probe(desk, guessesIn(sample, viewer));
    }
    pair.end();
  }

  it('nobody learns what they cannot know', async () => {
    const tally: Tally = { positions: 0, steps: 0, messages: 0, parted: 0 };
    for (let game = FIRST_GAME; tally.positions < POSITIONS; game += 1)
      for (const [i, sample] of samplesOf(game, PER_GAME).entries()) {
        const viewers = [...sample.position.players.keys(), 'spectator'] as const;
        const viewer = viewers[(game + i) % viewers.length];
        await follow(sample, viewer, game + 3 * i, tally).catch((error: Error) => {
          throw new Error(`${sample.name}: ${error.message}`, { cause: error });
        });
      }
    console.info('leaks', tally);
    expect(tally.positions).toBeGreaterThanOrEqual(POSITIONS);
    // The worlds stay together long enough to mean something.
    expect(tally.steps).toBeGreaterThan(2 * POSITIONS);
  }, 3_600_000);
});
