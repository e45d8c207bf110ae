import type { Seat } from '@landsraad/kernel';
import type { EventOf, ImperiumEvent } from '../../src/events.ts';
import type { IxSeat, IxState } from '../../src/ix/state.ts';
import type { ImperiumOptions } from '../../src/options.ts';
import { type Position, type Table, table } from '../../src/scenario/index.ts';

/** A table of Rise of Ix. */
export const laid = (position: Position = {}, options: Partial<ImperiumOptions> = {}): Table =>
  table(position, { ix: true, ...options });

export const ixOf = (t: Table): IxState => t.match.state.ix as IxState;
export const own = (t: Table, seat: Seat = 0): IxSeat => ixOf(t).seats[seat]!;
export const tilesOf = (t: Table, seat: Seat = 0): string[] =>
  own(t, seat).tiles.map(({ tile }) => tile);

export const told = <T extends ImperiumEvent['type']>(t: Table, type: T): EventOf<T>[] =>
  t.events().filter((event): event is EventOf<T> => event.type === type);
