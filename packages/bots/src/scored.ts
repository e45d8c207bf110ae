import type { Choice } from '@landsraad/kernel';
import type { Motive } from './bot.ts';

/** A choice with its score; why is worked out only for somebody who asks. */
export interface Scored {
  readonly choice: Choice;
  readonly score: number;
  readonly motives: () => readonly Motive[];
}

/** A choice with a single motive. What is done first scores above its worth. */
export function scored(choice: Choice, why: string, worth: number, score = worth): Scored {
  return { choice, score, motives: () => [{ why, about: String(choice), worth }] };
}
