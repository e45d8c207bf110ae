import type { Heard } from '@landsraad/kernel';
import { capitalised, type Language, WRITING } from '@landsraad/kernel/wording';
import type { ImperiumEvent } from '../events.ts';
import { wordingOf } from './languages.ts';
import { type Context, speakerOf } from './speaker.ts';
import type { Speaker } from './wording.ts';

type AnyHeard = Heard<ImperiumEvent>;

/** One line of the log. What the event keeps secret is told only if it is still there. */
export function wordEvent(event: AnyHeard, context: Context, language: Language): string {
  const { events, rivals } = wordingOf(language);
  const word = events[event.type] as (event: AnyHeard, say: Speaker) => string;
  const said = word(event, speakerOf(context, language));
  // A person is written as named, but an article that begins a sentence is not.
  return WRITING[language].typeset(said.startsWith(rivals.house) ? capitalised(said) : said);
}
