import type { Seat } from '@landsraad/kernel';
import type { Clock } from '@landsraad/protocol';

/** The clocks of a table: what was left for each seat at `since`, and whose goes down from then on. */
export interface Clocks {
  /** Milliseconds; null for a bot. */
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
  readonly since: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ON_RETURN = MINUTE;

/** What a person begins with; null where nobody counts. */
export function wholeTime(clock: Clock): number | null {
  switch (clock.kind) {
    case 'none':
      return null;
    case 'bank':
      return clock.minutes * MINUTE;
    case 'days':
      return clock.days * DAY;
  }
}

/** How slowly the people of a table take each other's comings and goings, in milliseconds. */
export interface Patience {
  /** From taking a seat of a running game until it is one's own: time for the others to see it. */
  readonly settling: number;
  /** So long such a seat is not given up again. */
  readonly binding: number;
  /** Who is away for so long may be played for by a bot, if all the others agree. */
  readonly absence: number;
}

const SHORTEST_ABSENCE = 5 * MINUTE;

export function patienceOf(clock: Clock): Patience {
  switch (clock.kind) {
    case 'none':
      return { settling: MINUTE, binding: HOUR, absence: DAY };
    case 'bank':
      return {
        settling: MINUTE,
        binding: clock.minutes * MINUTE,
        absence: Math.max(SHORTEST_ABSENCE, (clock.minutes * MINUTE) / 2),
      };
    case 'days':
      return { settling: HOUR, binding: clock.days * DAY, absence: clock.days * DAY };
  }
}

/** The clocks at a later moment: those that run have less left, never less than nothing. */
export function charged(clocks: Clocks, now: number): Clocks {
  const gone = Math.max(0, now - clocks.since);
  const left = clocks.left.map((time, seat) =>
    time !== null && clocks.running.includes(seat) ? Math.max(0, time - gone) : time,
  );
  return { ...clocks, left, since: now };
}

/** After an answer: the increment comes on top, but not for a bot's; a move has its days again. */
export function rewarded(clocks: Clocks, clock: Clock, seat: Seat, by?: 'bot' | 'clock'): Clocks {
  const left = clocks.left[seat] ?? null;
  if (left === null || clock.kind === 'none') return clocks;
  if (clock.kind === 'days') return withLeft(clocks, seat, wholeTime(clock));
  return by === 'bot' ? clocks : withLeft(clocks, seat, left + clock.increment * 1000);
}

/** The clock brings a bot: whoever comes back may at least look around. */
export function spared(clocks: Clocks, clock: Clock, seat: Seat): Clocks {
  const left = Math.max(clocks.left[seat] ?? 0, Math.min(wholeTime(clock) ?? 0, ON_RETURN));
  return withLeft(clocks, seat, left);
}

export const withLeft = (clocks: Clocks, seat: Seat, left: number | null): Clocks => ({
  ...clocks,
  left: clocks.left.with(seat, left),
});

/** Who is out of time first, and when. */
export function nextOut({ left, running, since }: Clocks): { seat: Seat; at: number } | null {
  let first: { seat: Seat; at: number } | null = null;
  for (const seat of running) {
    const time = left[seat];
    if (time === null || time === undefined) continue;
    if (!first || since + time < first.at) first = { seat, at: since + time };
  }
  return first;
}
