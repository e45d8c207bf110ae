import { type Context, type ImperiumEvent, wordEvent } from '@landsraad/imperium';
import type { GameEvent } from '@landsraad/kernel';
import { wrapped } from '../screen/layout.ts';
import type { Text } from '../text/text.ts';

/** Told by what comes with them: the end of a turn by the next one, swords by the strength, the
 * Imperium Row by the table. */
const IMPLIED: ReadonlySet<string> = new Set<ImperiumEvent['type']>([
  'turn-ended',
  'persuasion-gained',
  'swords-gained',
  'row-refilled',
]);

/** What a first turn begins with: the round's cards are dealt. */
const BEGINS: ReadonlySet<string> = new Set<ImperiumEvent['type']>([
  'agent-sent',
  'paid',
  'revealed',
  'intrigue-played',
]);

/** What happened, a paragraph for each stretch of one seat, as lines of so many columns. */
export function story(
  events: readonly GameEvent[],
  context: Context,
  text: Text,
  width: number,
): string[] {
  const paragraphs: { seat: unknown; words: string }[] = [];
  let dealing = false;
  for (const event of events) {
    dealing = event.type === 'round-started' || (dealing && !BEGINS.has(event.type));
    if (IMPLIED.has(event.type) || (dealing && isUnseenDraw(event))) continue;
    const seat = 'seat' in event ? (event.seat as number) : null;
    const sentence = wordEvent(event as ImperiumEvent, context, text.language);
    const last = paragraphs.at(-1);
    if (last && seat !== null && last.seat === seat)
      last.words = joined(last.words, sentence, context.seatName(seat), text);
    else paragraphs.push({ seat, words: sentence });
  }
  return paragraphs.flatMap(({ words }) => wrapped(`· ${words}`, width, '  '));
}

/** "Paul plays Dagger; recruits 1 troop": who acts is named once. */
function joined(before: string, sentence: string, name: string, { semicolon }: Text): string {
  if (!before.endsWith('.') || !sentence.startsWith(`${name} `)) return `${before} ${sentence}`;
  return `${before.slice(0, -1)}${semicolon}${sentence.slice(name.length + 1)}`;
}

/** Everybody draws five cards at the start of a round; only one's own are news. */
const isUnseenDraw = (event: GameEvent): boolean => event.type === 'drew' && !event.secret;
