import { analysisOf } from '@landsraad/bots/analysis';
import { describe, expect, it } from 'vitest';
import { LocalGame } from '../../src/games/local-game.ts';
import { begun, marksIn } from '../../src/games/recorded.ts';
import { engine as dune } from '../../src/packs/dune/engine.ts';
import type { Engine } from '../../src/packs/engine.ts';
import { bot, person } from '../games/at-home.ts';

const engine = dune as unknown as Engine;
const FACTIONS = ['harkonnen', 'atreides', 'fremen'];

function at(kind: string | null, turns: number): LocalGame {
  const seats = [person('Ada'), bot('greedy'), bot('greedy')];
  const record = begun(engine, 3, { factions: FACTIONS, turns }, 'taught');
  const game = new LocalGame(engine, record, { seats, guide: false });
  for (;;) {
    const { decision, position, result } = game.snapshot('taught');
    if (result || decision?.kind === kind) return game;
    const step = game.next();
    if (step) game.play(step);
    else game.answer(position, decision!.fallback);
  }
}

function toItsEnd<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

describe('the teacher at a table of Dune', () => {
  it('says where to ship and how many, and what else was nearly as good', () => {
    const lesson = toItsEnd(at('ship', 2).lesson(() => true)!)!;
    const [first, ...then] = lesson.best.steps;
    expect(first!.decision.kind).toBe('ship');
    for (const { decision } of then) expect(decision.kind).toBe('ship.number');
    expect(lesson.others.length).toBeGreaterThan(0);
  });

  it('looks at a game that is over: chances to its end, and every shipment graded', () => {
    const game = at(null, 1);
    const { reviewer } = engine.roster;
    const found = toItsEnd(
      analysisOf(reviewer!, {
        game: engine.game,
        record: game.record,
        seat: 0,
        ...marksIn(engine, game.record),
      }),
    );
    const end = found.standpoints.at(-1)!.chances;
    expect(end).toHaveLength(3);
    expect(Math.max(...end)).toBe(1);
    expect(found.graded.map(({ played }) => played.steps[0]!.decision.kind)).toContain('ship');
  });
});
