import { describe, expect, it } from 'vitest';
import { clockwise, Match, playout, randomChoice, seeded } from '../src/index.ts';
import { bazaar } from './tiny-game.ts';

const options = bazaar.optionSets[1]!;

describe('playout', () => {
  it('plays a position to its end, in place and in silence', () => {
    const state = bazaar.setup(options, seeded('x'));
    state.events = [];
    const random = seeded('policy');
    let watched = 0;
    const decisions = playout(
      bazaar,
      state,
      (decision) => randomChoice(decision, random),
      () => watched++,
    );
    expect(bazaar.result(state)).toHaveLength(3);
    expect(bazaar.faults(state)).toEqual([]);
    expect([watched, state.events]).toEqual([decisions, null]);
  });

  it('goes the way a match goes with the same answers', () => {
    const match = Match.start(bazaar, options, 'same');
    const state = bazaar.setup(options, seeded('same'));
    const [mine, theirs] = [seeded('policy'), seeded('policy')];
    const decisions = playout(bazaar, state, (decision) => randomChoice(decision, mine));
    while (!match.over) {
      const decision = match.pending[0]!;
      match.answer(decision.seat, randomChoice(decision, theirs));
    }
    expect(match.position).toBe(decisions);
    expect(match.state).toEqual(state);
  });

  it('shows the policy the position', () => {
    const state = bazaar.setup(options, seeded('x'));
    const phases = new Set<string>();
    playout(bazaar, state, (decision, { phase }) => {
      phases.add(phase);
      return decision.fallback;
    });
    expect(phases).toEqual(new Set(['auction', 'market']));
  });
});

describe('clockwise', () => {
  it('names all seats once, from the first on', () => {
    expect(clockwise(2, 4)).toEqual([2, 3, 0, 1]);
    expect(clockwise(0, 1)).toEqual([0]);
  });
});
