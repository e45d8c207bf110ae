import { amountOf, type ImperiumView } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import { words } from './words.ts';

/** What somebody has of Ix, for whoever hears a plate. */
export function said({ ix }: ImperiumView, seat: Seat, language: Language): readonly string[] {
  const say = words[language];
  const { freighter, dreadnoughts, negotiators, tiles, snoopers, setAside } = ix!.seats[seat]!;
  const { supply, garrison, conflict } = dreadnoughts;
  return [
    say.freighter(freighter),
    say.dreadnoughts(supply, garrison, conflict),
    ...(tiles.length > 0 ? [say.tech(tiles.length)] : []),
    ...(negotiators > 0 ? [amountOf(negotiators, 'negotiator', language)] : []),
    ...(snoopers.length > 0 ? [say.snoopers(snoopers.length)] : []),
    ...(setAside ? [say.laidBy] : []),
  ];
}
