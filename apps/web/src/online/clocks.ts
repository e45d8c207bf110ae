import type { Seat } from '@landsraad/kernel';
import type { Clocks } from '@landsraad/protocol';

/** Milliseconds that a seat has left now; null without a clock. `since`: after they were told. */
export function leftFor(clocks: Clocks | null, seat: Seat, since: number): number | null {
  const left = clocks?.left[seat] ?? null;
  if (!clocks || left === null) return null;
  return clocks.running.includes(seat) ? Math.max(0, left - Math.max(0, since)) : left;
}

/** Hurry. */
export const isShort = (left: number): boolean => left < 60_000;

const two = (n: number): string => String(n).padStart(2, '0');

/** "4:07", "1:04:07"; from a day on "2 d 5 h", with the units' letters given. */
export function clockFace(left: number, unit: { readonly day: string; readonly hour: string }) {
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)} ${unit.day} ${hours % 24} ${unit.hour}`;
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
