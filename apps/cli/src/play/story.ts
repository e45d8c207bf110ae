import type { AnyMatch, GameEvent, Seat } from '@landsraad/kernel';
import { capitalised } from '@landsraad/kernel/wording';
import type { Context, Playable } from '../games/playable.ts';
import { wrapped } from '../screen/layout.ts';
import type { Text } from '../text/text.ts';

/** What any of a person's seats heard. */
export function heardBy(match: AnyMatch, seats: readonly Seat[], since: number): GameEvent[] {
  const [first, ...others] = seats.map((seat) => match.events(seat, since));
  return first!.map((event, i) => {
    const heard = [event, ...others.map((more) => more[i]!)];
    return heard.find(({ secret }) => secret) ?? event;
  });
}

/** What happened, a paragraph for each stretch of one seat, as lines of so many columns. */
export function story(
  { story: { told, joins }, wording }: Playable,
  events: readonly GameEvent[],
  context: Context,
  text: Text,
  width: number,
): string[] {
  const paragraphs: { event: GameEvent; seat: unknown; words: string }[] = [];
  for (const event of told(events)) {
    const seat = 'seat' in event ? (event.seat as number) : null;
    const sentence = wording.event(event, context, text.language);
    const last = paragraphs.at(-1);
    if (last && seat !== null && last.seat === seat)
      last.words = joined(last.words, sentence, context.seatName(seat), text);
    else if (last && joins(last.event, event)) {
      last.words = `${last.words} ${sentence}`;
      last.seat = seat;
    } else paragraphs.push({ event, seat, words: sentence });
  }
  return paragraphs.flatMap(({ words }) => wrapped(`· ${words}`, width, '  '));
}

/** "Paul plays Dagger; recruits 1 troop": who acts is named once. */
function joined(before: string, sentence: string, name: string, { semicolon }: Text): string {
  if (!before.endsWith('.') || !sentence.startsWith(`${capitalised(name)} `))
    return `${before} ${sentence}`;
  return `${before.slice(0, -1)}${semicolon}${sentence.slice(name.length + 1)}`;
}
