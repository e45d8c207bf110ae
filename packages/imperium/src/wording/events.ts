import type { Heard } from '@landsraad/kernel';
import { capitalised, type Language, WRITING } from '@landsraad/kernel/wording';
import { wordingOf } from '#languages';
import { allOf } from '../content/index.ts';
import type { ImperiumEvent } from '../events.ts';
import { type Context, speakerOf } from './speaker.ts';
import { leaderInSentence, shortInSentence } from './terms.ts';
import type { Speaker } from './wording.ts';

type AnyHeard = Heard<ImperiumEvent>;

/** One line of the log. What the event keeps secret is told only if it is still there. */
export function wordEvent(event: AnyHeard, context: Context, language: Language): string {
  const { events } = wordingOf(language);
  const word = events[event.type] as (event: AnyHeard, say: Speaker) => string;
  const said = word(event, speakerOf(context, language));
  return WRITING[language].typeset(beginsWithArticle(said, language) ? capitalised(said) : said);
}

/** A person is written as named, but the article of a Leader or of a House begins with a capital. */
function beginsWithArticle(said: string, language: Language): boolean {
  const { rivals, terms } = wordingOf(language);
  return (
    said.startsWith(rivals.house) ||
    said.startsWith(`${terms.you} `) ||
    allOf('leaders').some(
      (leader) =>
        said.startsWith(leaderInSentence(leader, language)) ||
        said.startsWith(shortInSentence(leader, language)),
    )
  );
}
