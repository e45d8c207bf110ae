import { describe, expect, it } from 'vitest';
import { choose, Match, Owed, together } from '../src/index.ts';
import { type Scripted, scripted, type Turn } from './scripted-game.ts';

const asked = (seat: number) => choose({ seat, kind: 'pick', options: [{ id: 'a' }, { id: 'b' }] });

function* both(): ReturnType<Turn> {
  yield* together(new Map([0, 1].map((seat) => [seat, asked(seat)])));
}

function watched(...turns: Turn[]) {
  const match = Match.start<Scripted, null, unknown[]>(scripted(...turns), null, 'seed');
  const owed = new Owed();
  owed.note(match.pending, match.position);
  const answer = (seat: number) => {
    match.answer(seat, 'a');
    owed.note(match.pending, match.position);
  };
  return { match, owed, answer };
}

describe('what a seat owes', () => {
  it('is still the same after somebody else has answered', () => {
    const { owed, answer } = watched(both, both);
    answer(0);
    expect(owed.isStill(1, 0)).toBe(true);
    expect(owed.isStill(1, 1)).toBe(true);
  });

  it('is another thing when the next question is asked, though it reads the same', () => {
    const { owed, answer } = watched(both, both);
    answer(0);
    answer(1);
    expect(owed.isStill(1, 1)).toBe(false);
    expect(owed.isStill(1, 2)).toBe(true);
  });

  it('is nothing once it is given, and nothing that was not asked', () => {
    const { owed, answer } = watched(both);
    answer(0);
    expect(owed.isStill(0, 0)).toBe(false);
    expect(owed.isStill(2, 0)).toBe(false);
  });

  it('is asked anew after a take-back', () => {
    const { match, owed, answer } = watched(both);
    answer(0);
    match.takeBack(1);
    owed.note(match.pending, 2);
    expect(owed.isStill(1, 1)).toBe(false);
    expect(owed.isStill(1, 2)).toBe(true);
  });
});
