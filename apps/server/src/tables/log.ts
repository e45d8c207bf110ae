import type { Answer } from '@landsraad/kernel';
import type { Entry } from '../storage/storage.ts';

/** The answers that stand after a log: those that were not taken back. */
export function standing(entries: readonly Pick<Entry, 'step'>[]): Answer[] {
  const answers: Answer[] = [];
  for (const { step } of entries) {
    if (step.do === 'answer') answers.push({ seat: step.seat, choice: step.choice });
    else answers.length = Math.max(0, answers.length - step.count);
  }
  return answers;
}
