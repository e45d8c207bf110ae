import { DEFAULT_OPTIONS, type Dune, dune } from '@landsraad/dune';
import { Match, playout, randomChoice, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';

const SIX = { ...DEFAULT_OPTIONS, mode: 'advanced' } as const;

describe('The steps of the phases', () => {
  it('leave little to be run again', () => {
    const match = Match.start(dune, SIX, 'steps');
    const chance = seeded('steps/answers');
    const open: number[] = [];
    while (!match.over) {
      const decision = match.pending[0]!;
      match.answer(decision.seat, randomChoice(decision, chance));
      open.push(match.position - match.save().checkpoint.at);
    }
    const mean = open.reduce((sum, n) => sum + n, 0) / open.length;
    expect(mean).toBeLessThan(8); // whole phases would be 13 to 14
    expect(Math.max(...open)).toBeLessThan(50);
  });

  it('[DUN-4.9] keep count of the worms set aside', () => {
    const aside = firstWormAside();
    expect(dune.faults(aside)).toEqual([]);
    aside.blown = { ...aside.blown!, setAside: [] };
    expect(dune.faults(aside)).toContainEqual(expect.stringContaining('shai-hulud'));
  });

  it('leave nothing of them behind', () => {
    const state = dune.setup(SIX, seeded('over'));
    const chance = seeded('over/answers');
    playout(dune, state, (decision) => randomChoice(decision, chance));
    expect([state.step, state.blown, state.mover]).toEqual([undefined, undefined, undefined]);
  });
});

function firstWormAside(): Dune {
  for (let n = 0; ; n++) {
    const state = dune.setup(SIX, seeded(`worms/${n}`));
    const chance = seeded(`worms/${n}/answers`);
    for (let flow = dune.next(state); flow && state.turn === 1; flow = dune.next(state)) {
      for (let step = flow.next(); !step.done; ) {
        const decision = step.value[0]!;
        step = flow.next({ seat: decision.seat, choice: randomChoice(decision, chance) });
      }
      if (state.blown && state.blown.setAside.length > 0) return state;
    }
  }
}
