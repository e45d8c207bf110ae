import { duneGreedy } from '@landsraad/bots';
import { type DuneEvent, dune } from '@landsraad/dune';
import { Match, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { byTurn } from '../../src/packs/dune/end/by-turn.ts';

describe('what every turn came to', () => {
  const options = dune.parseOptions({ factions: ['atreides', 'harkonnen', 'fremen'], turns: 2 });
  const match = Match.start(dune, options, 'by turn');
  while (!match.over) {
    const decision = match.pending[0]!;
    const { seat } = decision;
    match.answer(
      seat,
      duneGreedy.decide(decision, () => match.view(seat), seeded('none')),
    );
  }
  const told = (viewer: number | 'afterwards') => match.events(viewer) as DuneEvent[];

  it('is told by seat, the spice only when the shields are lifted', () => {
    const { factions, turn } = match.state;
    const after = byTurn(told('afterwards'))!;
    expect(after.turns).toBe(turn);
    expect(after.strongholds.map((line) => line.length)).toEqual([turn, turn, turn]);
    expect(after.spice!.map((line) => line.at(-1))).toEqual(factions.map(({ spice }) => spice));
    expect(byTurn(told(0))).toEqual({ ...after, spice: null });
  });

  it('is not there in a game that did not count', () => {
    expect(byTurn(told(0).filter(({ type }) => type !== 'strongholds-counted'))).toBeNull();
  });
});
