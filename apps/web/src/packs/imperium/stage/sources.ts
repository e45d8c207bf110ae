import {
  amountOf,
  cardOf,
  type Faction,
  factionName,
  intrigueOf,
  nameOf,
  spaceOf,
  TLEILAXU,
  tileOf,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import type { RecapLine } from '../../../table/stage/recap/recap.ts';
import type { Told } from '../table/story.ts';
import { words } from './recap-words.ts';

/** Where a seat's points came from and went to, one line for each source. */
export function sourcesIn(events: readonly Told[], seat: Seat, language: Language): RecapLine[] {
  const lines = new Map<string, RecapLine>();
  events.forEach((event, n) => {
    if ((event.type !== 'vp-gained' && event.type !== 'vp-lost') || event.seat !== seat) return;
    const { icon, text } = sourceOf(events.slice(0, n), seat, language);
    const change =
      (lines.get(text)?.change ?? 0) + (event.type === 'vp-gained' ? event.n : -event.n);
    lines.set(text, { icon, text, change });
  });
  const lost = events.flatMap((event): RecapLine[] =>
    losesControl(event, seat)
      ? [
          {
            icon: 'control',
            text: words[language].lost(nameOf(spaceOf(event.space), language)),
          },
        ]
      : [],
  );
  return [...[...lines.values()].filter(({ change }) => change !== 0), ...lost];
}

const losesControl = (
  event: Told,
  seat: Seat,
): event is Extract<Told, { type: 'control-taken' | 'control-lost' }> =>
  (event.type === 'control-taken' && event.from === seat && event.seat !== seat) ||
  (event.type === 'control-lost' && event.seat === seat);

/** A point does not say what it is for; what happened before it does. */
function sourceOf(before: readonly Told[], seat: Seat, language: Language): RecapLine {
  const last = before.at(-1);
  // IMP-5.11: who held the Alliance loses the point first.
  const cause = last?.type === 'vp-lost' && last.seat !== seat ? before.at(-2) : last;
  switch (cause?.type) {
    case 'influence-gained':
    case 'influence-lost':
      return withFaction('influence', cause.faction, language);
    case 'alliance-taken':
    case 'alliance-returned':
      return withFaction('alliance', cause.faction, language);
    case 'rival-spent':
      return { icon: cause.what, text: amountOf(cause.n, cause.what, language) };
    default:
      return deedOf(before, seat, language);
  }
}

function withFaction(
  what: 'influence' | 'alliance',
  faction: Faction,
  language: Language,
): RecapLine {
  const name = factionName(faction, language);
  return { icon: faction, text: words[language][what](name) };
}

/** The last thing a seat did that can bring points. */
function deedOf(before: readonly Told[], seat: Seat, language: Language): RecapLine {
  for (const event of before.toReversed()) {
    if (!('seat' in event) || event.seat !== seat) continue;
    switch (event.type) {
      case 'reward-taken':
        return { icon: 'conflict', text: words[language].conflict };
      case 'acquired':
        return { icon: 'acquire', text: nameOf(cardOf(event.card), language) };
      case 'tile-acquired':
      case 'tile-trashed':
        return { icon: 'tech', text: nameOf(tileOf(event.tile), language) };
      case 'tleilaxu-advanced':
        return { icon: 'tleilaxu', text: nameOf(TLEILAXU, language) };
      case 'dreadnought-detonated':
        return { icon: 'dreadnought', text: nameOf(tileOf('detonation-devices'), language) };
      case 'intrigue-played':
        return { icon: 'intrigue', text: nameOf(intrigueOf(event.intrigue), language) };
      case 'agent-sent':
        return { icon: 'agent', text: nameOf(spaceOf(event.space), language) };
    }
  }
  return { icon: 'point', text: words[language].points };
}
