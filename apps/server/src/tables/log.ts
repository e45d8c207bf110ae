import { answerOf } from '@landsraad/kernel';
import type { Entry } from '../storage/storage.ts';
import type { Move } from './course.ts';

type Step = Entry['step'];

/** What a step adds to the game. */
export function moveOf(step: Exclude<Step, { do: 'take-back' }>): Move {
  if (step.do === 'answer')
    return { answers: [answerOf(step.seat, step.choice, step.unasked)], held: null };
  return {
    answers: step.answers.map(({ seat, choice }) => ({ seat, choice })),
    held: step.held ?? [],
  };
}

/** What stands after a log: all that was not taken back. */
export function standing(entries: readonly Pick<Entry, 'step'>[]): Move[] {
  const moves: Move[] = [];
  for (const { step } of entries) {
    if (step.do !== 'take-back') moves.push(moveOf(step));
    else moves.length = Math.max(0, moves.length - step.count);
  }
  return moves;
}
