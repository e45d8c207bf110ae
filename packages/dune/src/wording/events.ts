import type { Heard } from '@landsraad/kernel';
import { type Language, WRITING } from '@landsraad/kernel/wording';
import { wordingOf } from '#languages';
import type { DuneEvent } from '../events.ts';
import { type Context, speakerOf } from './speaker.ts';
import type { Speaker } from './wording.ts';

type AnyHeard = Heard<DuneEvent>;

/** One line of the log. What the event keeps secret is told only if it is still there. */
export function wordEvent(event: AnyHeard, context: Context, language: Language): string {
  const { events } = wordingOf(language);
  const word = events[event.type] as (event: AnyHeard, say: Speaker) => string;
  return WRITING[language].typeset(word(event, speakerOf(context, language)));
}
