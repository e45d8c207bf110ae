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
const DAY = 86_400_000;

/** Who comes back to a seat whose time had run out may at least look around. */
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

/** The clocks at a later moment: those that run have less left, never less than nothing. */
export function charged(clocks: Clocks, now: number): Clocks {
  const gone = Math.max(0, now - clocks.since);
  const left = clocks.left.map((time, seat) =>
    time !== null && clocks.running.includes(seat) ? Math.max(0, time - gone) : time,
  );
  return { ...clocks, left, since: now };
}

/** After an answer, the clock's own too: the increment comes on top, or a move has its days again. */
export function rewarded(clocks: Clocks, clock: Clock, seat: Seat): Clocks {
  if (clock.kind === 'none') return clocks;
  const { increment } = clock.kind === 'bank' ? clock : { increment: 0 };
  return withTime(clocks, seat, (left) =>
    clock.kind === 'days' ? wholeTime(clock)! : left + increment * 1000,
  );
}

/** A person sits down, or is back where a bot played. */
export function seatedAgain(clocks: Clocks, clock: Clock, seat: Seat): Clocks {
  const whole = wholeTime(clock);
  if (whole === null) return clocks;
  const before = clocks.left[seat] ?? whole;
  const left = clock.kind === 'days' ? whole : Math.max(before, Math.min(whole, ON_RETURN));
  return { ...clocks, left: clocks.left.with(seat, left) };
}

/** A bot sits down: nobody counts. */
export const stopped = (clocks: Clocks, seat: Seat): Clocks => ({
  ...clocks,
  left: clocks.left.with(seat, null),
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

function withTime(clocks: Clocks, seat: Seat, change: (left: number) => number): Clocks {
  const time = clocks.left[seat];
  if (time === null || time === undefined) return clocks;
  return { ...clocks, left: clocks.left.with(seat, change(time)) };
}
