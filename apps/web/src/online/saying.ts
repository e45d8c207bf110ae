import type { Clock, TableInfo } from '@landsraad/protocol';
import { useLanguage, useWords } from '../app/language.ts';
import type { Unplayed } from '../packs/pack.ts';
import { onlinePack, usePart } from '../packs/packs.ts';
import { words } from './words.ts';

/** How a seat is called before and beside the game. */
export function useSitterText(): (table: TableInfo, seat: number) => string {
  const text = useWords(words);
  return ({ seats, status }, seat) => {
    const info = seats[seat];
    // Seats that nobody took, or that were given up, were played by bots.
    const isBot = (is: string | undefined) => is === 'bot' || (is === 'open' && status === 'over');
    if (info?.is === 'person') return info.name || text.nameless(seat + 1);
    if (!isBot(info?.is)) return text.open;
    const before = seats.slice(0, seat).filter(({ is }) => isBot(is)).length;
    return `Bot ${String.fromCharCode(65 + before)}`;
  };
}

function useClockText(): (clock: Clock) => string {
  const text = useWords(words).clock;
  return (clock) => {
    switch (clock.kind) {
      case 'none':
        return text.none;
      case 'bank':
        return text.bank(clock.minutes, clock.increment);
      case 'days':
        return text.days(clock.days);
    }
  };
}

/** What was agreed on, a few words each. */
export function useTerms({ game, seats, options, clock, visibility, spectators }: TableInfo) {
  const text = useWords(words);
  const language = useLanguage();
  const clockText = useClockText();
  const { termsOf } = usePart(onlinePack(game), 'agreement');
  return [
    ...termsOf(seats.length, options, language),
    clockText(clock),
    text.visibility[visibility],
    text.spectators[spectators],
  ];
}

/** Those at the table whom nobody plays: they are in nobody's seat. */
export function useUnplayed({ game, seats }: TableInfo): readonly Unplayed[] {
  const { unplayed } = usePart(onlinePack(game), 'agreement');
  return unplayed(seats.length, useLanguage());
}

export const openSeats = ({ seats }: TableInfo): number =>
  seats.filter((seat) => seat.is === 'open' && !seat.claim).length;

/** The asker's own seat, or null. */
/** One person may play for several. */
export const ownSeatsIn = ({ seats }: TableInfo): number[] =>
  seats.flatMap((seat, n) => (seat.is === 'person' && seat.you ? [n] : []));

export function ownSeatIn({ seats }: TableInfo): number | null {
  const seat = seats.findIndex((info) => info.is === 'person' && info.you);
  return seat < 0 ? null : seat;
}
