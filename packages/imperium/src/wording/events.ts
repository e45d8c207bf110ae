import type { ImperiumEvent } from '../events.ts';
import type { Language } from './language.ts';
import { wordingOf } from './languages.ts';
import { type Context, speakerOf } from './speaker.ts';
import type { Heard, Speaker } from './wording.ts';

type AnyHeard = Heard<ImperiumEvent>;

/** One line of the log. What the event keeps secret is told only if it is still there. */
export function wordEvent(event: AnyHeard, context: Context, language: Language): string {
  const { events, typeset } = wordingOf(language);
  const word = events[event.type] as (event: AnyHeard, say: Speaker) => string;
  return typeset(word(event, speakerOf(context, language)));
}
