import { randomBytes } from 'node:crypto';
import { type Dune, dune, FACTIONS, type FactionId } from '@landsraad/dune';
import { playout, randomChoice, seeded, shuffle } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';

/** `LANDSRAAD_SEED` says which games are played (`vitest.config.ts`); without it, fresh ones. */
const base = process.env.LANDSRAAD_SEED || randomBytes(6).toString('hex');
const LOOK_EVERY = 10;

/** Every set of two to six factions: 57 of them. */
const SETS = Array.from({ length: 1 << FACTIONS.length }, (_, bits) =>
  FACTIONS.filter((_, i) => bits & (1 << i)),
).filter(({ length }) => length >= 2);

const SETS_BY_SIZE = [2, 3, 4, 5, 6].flatMap((size) =>
  (['basic', 'advanced'] as const).map((mode) => ({
    size,
    mode,
    sets: SETS.filter(({ length }) => length === size),
  })),
);

/** Plays one game at random, and looks for faults on the way and at its end. */
function played(factions: readonly FactionId[], mode: 'basic' | 'advanced', seed: string): Dune {
  const random = seeded(`${seed} answers`);
  const options = dune.parseOptions({ factions: shuffle(random, factions.slice()), mode });
  const game = dune.setup(options, seeded(seed));
  let decisions = 0;
  playout(
    dune,
    game,
    (decision) => randomChoice(decision, random),
    (position) => {
      if (decisions++ % LOOK_EVERY === 0) expect(dune.faults(position), seed).toEqual([]);
    },
  );
  expect(dune.faults(game), seed).toEqual([]);
  return game;
}

describe(`random games (LANDSRAAD_SEED=${base})`, () => {
  it.each(SETS_BY_SIZE)(
    'of any $size factions, $mode, end with winners and all pieces',
    ({ mode, sets }) => {
      for (const factions of sets) {
        const seed = `${base}/${mode}/${factions.join('+')}`;
        const game = played(factions, mode, seed);
        expect(game.winners.length, seed).toBeGreaterThan(0);
        expect(
          dune.result(game)!.filter(({ rank }) => rank === 1),
          seed,
        ).toHaveLength(game.winners.length);
      }
    },
  );
});
