import { type Imperium, type ImperiumView, imperium } from '@landsraad/imperium';
import { describe, expect, it } from 'vitest';
import { playingOn } from '../../src/imperium/greedy/playing-on.ts';
import { greedy, roundEnds } from '../../src/index.ts';
import { type Thinking, thinking } from '../../src/thinking/search.ts';
import { choiceAt, otherwise, turnsOf } from './positions.ts';

let judged = 0;

/** It wants nothing but spice. */
const MISER: Thinking<ImperiumView> = {
  name: 'miser',
  glance: greedy,
  playsOn: playingOn,
  ponders: (kind) => kind === 'turn.kind',
  follows: (kind) => kind === 'agent.space',
  horizon: roundEnds,
  judge: ({ state }, seat) => {
    judged++;
    return (state as Imperium).players[seat]!.spice;
  },
  ways: 5,
  heats: [
    { worlds: 2, stay: 2 },
    { worlds: 2, stay: 1 },
  ],
  doubt: 0,
};

const miser = thinking(MISER);
const turns = turnsOf({ players: 3 }, 'miser', 9);

describe('a bot that thinks by playing on', () => {
  it('answers the same wherever the hidden things lie', () => {
    for (const [n, turn] of turns.entries()) {
      const other = otherwise(turn, `other/${n}`);
      expect(other.position).not.toEqual(turn.position);
      expect(imperium.view(other.position, turn.seat)).toEqual(
        imperium.view(turn.position, turn.seat),
      );
      expect(choiceAt(other, miser)).toEqual(choiceAt(turn, miser));
    }
  });

  it('finds other ways than the glance for what it wants', () => {
    const changed = turns.filter((turn) => choiceAt(turn, miser) !== choiceAt(turn, greedy));
    expect(changed.length).toBeGreaterThan(0);
    const never = thinking({ ...MISER, judge: () => 0 });
    for (const turn of turns) expect(choiceAt(turn, never)).toBe(choiceAt(turn, greedy));
  });

  it('answers with the best so far when its time is up, and at a glance when it has none', () => {
    for (const turn of turns)
      expect(choiceAt(turn, miser, () => false)).toBe(choiceAt(turn, greedy));
    const most = 2 * 5 + 2 * 3;
    for (const worlds of [1, 3, 9]) {
      let asked = 0;
      judged = 0;
      choiceAt(turns[0]!, miser, () => asked++ < worlds);
      expect(judged).toBeGreaterThan(0);
      expect(judged).toBeLessThanOrEqual(Math.min(most, worlds * 5));
    }
  });

  it('tries no further what comes to the same, or is clearly behind', () => {
    const heats = [
      { worlds: 8, stay: 5 },
      { worlds: 9, stay: 1 },
    ];
    const judgedBy = (judge: () => number) => {
      let count = 0;
      const counting = () => {
        count++;
        return judge();
      };
      choiceAt(turns[0]!, thinking({ ...MISER, heats, judge: counting }));
      return count;
    };
    const first = 8 * 5;
    expect(judgedBy(() => 1)).toBe(first);
    let asked = 0;
    expect(judgedBy(() => (asked++ % 5 === 3 ? 1 : 0))).toBe(first);
    let luck = 0;
    expect(judgedBy(() => luck++ % 7)).toBeGreaterThan(first);
  });

  it('takes more care of some kinds of decisions than of others', () => {
    judged = 0;
    const brief = [{ worlds: 1, stay: 1 }];
    const heatsFor = (kind: string) => (kind === 'turn.kind' ? brief : MISER.heats);
    choiceAt(turns[0]!, thinking({ ...MISER, heatsFor }));
    expect(judged).toBe(5);
  });

  it('thinks about nothing that is not worth it', () => {
    judged = 0;
    const idle = thinking({ ...MISER, ponders: () => false });
    for (const turn of turns) expect(choiceAt(turn, idle)).toBe(choiceAt(turn, greedy));
    expect(judged).toBe(0);
  });
});
