import { type Language, WRITING } from '@landsraad/kernel/wording';
import { wordingOf } from '#languages';
import type { Effect } from '../effects/effect.ts';
import { sentences } from './compose.ts';

/** Effects as short card text, one sentence after the other. */
export const wordEffects = (effects: readonly Effect[], language: Language): string =>
  wordEffectLines(effects, language).join(' ');

/** The same, one line for each sentence. */
export function wordEffectLines(effects: readonly Effect[], language: Language): string[] {
  const wording = wordingOf(language);
  return sentences(effects, wording).map(WRITING[language].typeset);
}
