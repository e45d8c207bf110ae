import type { Seat } from '@landsraad/kernel';
import type { ClientMessage, ServerMessage } from '@landsraad/protocol';
import { Fault } from './house.ts';
import type { Play } from './play.ts';
import { botAt } from './seats.ts';
import type { Table } from './table.ts';

export type Message<D extends ClientMessage['do']> = Extract<ClientMessage, { do: D }>;

/** Called once, after what was asked for is stored and before others hear of it. */
export type Reply = (message: ServerMessage) => void;

/** Two seats may use the same key without meaning the same. */
export const keyOf = (seat: Seat, key: string): string => `${seat}.${key}`;

/** A log may be so much longer than the answers that stand: games end, and so do their logs. */
const TAKEN_BACK = 200;
const TIMES_AS_LONG = 3;

/** Throws where so much was taken back that the game must go on first. */
export function mustGrow({ seq, now }: Play): void {
  if (seq > TIMES_AS_LONG * now.position + TAKEN_BACK)
    throw new Fault({ fault: 'too-many', detail: 'too much was taken back: play on first' });
}

/** So much may a seat do unasked, and half as much again as all were asked: an offer ends no game. */
const UNASKED = 50;

/** Throws where somebody did so much unasked that the game must go on first. */
export function mustBeAsked({ now }: Play, seat: Seat): void {
  const answers = now.moves.flatMap((move) => move.answers);
  const asked = answers.filter(({ unasked }) => unasked === undefined).length;
  const own = answers.filter((one) => one.unasked !== undefined && one.seat === seat).length;
  if (own >= UNASKED + asked / 2)
    throw new Fault({ fault: 'too-many', detail: 'so much was done unasked: play on first' });
}

/** The table runs, and the seat is played by its person. */
export function mustPlay({ kept, frozen }: Table, seat: Seat): void {
  if (frozen) throw new Fault({ fault: 'frozen' });
  if (kept.status !== 'running' || botAt(kept, seat) !== null)
    throw new Fault({ fault: 'wrong-moment' });
}
