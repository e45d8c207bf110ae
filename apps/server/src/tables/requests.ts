import type { Seat } from '@landsraad/kernel';
import type { ClientMessage, ServerMessage } from '@landsraad/protocol';
import { Fault } from './house.ts';
import { botAt } from './seats.ts';
import type { Table } from './table.ts';

export type Message<D extends ClientMessage['do']> = Extract<ClientMessage, { do: D }>;

/** Called once, after what was asked for is stored and before others hear of it. */
export type Reply = (message: ServerMessage) => void;

/** Two seats may use the same key without meaning the same. */
export const keyOf = (seat: Seat, key: string): string => `${seat}.${key}`;

/** The table runs, and the seat is played by its person. */
export function mustPlay({ kept, frozen }: Table, seat: Seat): void {
  if (frozen) throw new Fault({ fault: 'frozen' });
  if (kept.status !== 'running' || botAt(kept, seat) !== null)
    throw new Fault({ fault: 'wrong-moment' });
}
