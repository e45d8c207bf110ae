import { amountOf, type ImperiumView, markersAt, RESEARCH } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import { isHouseHagal, isRival } from '../../seats/rivals.ts';
import { words } from './words.ts';

/** What somebody has of Immortality, for whoever hears a plate. */
export function said(view: ImperiumView, seat: Seat, language: Language): readonly string[] {
  if (isHouseHagal(view, seat)) return []; // IMM-13.12
  const say = words[language];
  const { research, tleilaxu, specimens, atomics } = view.immortality!.seats[seat]!;
  const markers = markersAt(research);
  return [
    ...(isRival(view, seat) ? [] : [say.research(RESEARCH.steps[research]!.column)]), // IMM-13.5
    ...(markers > 0 ? [say.markers(markers)] : []),
    say.tleilaxu(tleilaxu),
    ...(specimens > 0 ? [amountOf(specimens, 'specimen', language)] : []),
    ...(atomics ? [say.atomics] : []),
  ];
}
