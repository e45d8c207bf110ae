import { dune, glimpse as duneGlimpse } from '@landsraad/dune';
import { type ImperiumOptions, imperium } from '@landsraad/imperium';
import { type Game, type GameState, randomChoice, type Seat, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { glimpse } from '../src/imperium/greedy/glimpse.ts';
import { seed } from './seed.ts';

const TABLES: readonly Partial<ImperiumOptions>[] = [
  {},
  { players: 1 },
  { players: 3, ix: true },
  { players: 2, ix: true, immortality: true },
];

describe('a glimpse', () => {
  function expectView<S extends GameState, O, V>(
    game: Game<S, O, V>,
    options: O,
    glimpseOf: (state: S, seat: Seat) => V,
  ): void {
    const state = game.setup(options, seeded(seed));
    const chance = seeded(`${seed}/answers`);
    let seen = 0;
    for (let flow = game.next(state); flow; flow = game.next(state))
      for (let step = flow.next(); !step.done; ) {
        const decision = step.value[0]!;
        if (seen++ % 7 === 0)
          for (let seat = 0; seat < game.seats(options); seat++)
            expect(glimpseOf(state, seat), seed).toEqual(game.view(state, seat));
        step = flow.next({ seat: decision.seat, choice: randomChoice(decision, chance) });
      }
    expect(seen).toBeGreaterThan(20);
  }

  it.each(TABLES)('is the view of every seat, wherever a game of %o comes', (options) =>
    expectView(imperium, imperium.parseOptions(options), glimpse),
  );

  it('is the view of every seat in Dune, and no copy of the board', () => {
    const options = dune.parseOptions({ mode: 'advanced', turns: 2 });
    expectView(dune, options, duneGlimpse);
    const state = dune.setup(options, seeded(seed));
    expect(duneGlimpse(state, 0).factions[0]!.board).toBe(state.factions[0]!.board);
    expect(dune.view(state, 0).factions[0]!.board).not.toBe(state.factions[0]!.board);
  });
});
