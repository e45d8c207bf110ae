import type { Seat } from '@landsraad/kernel';
import type { Around, SeatInfo, TableInfo } from '@landsraad/protocol';
import { type Clocks, charged } from '../clocks/clocks.ts';
import type { KeptClaim, KeptTable, PersonId } from '../storage/storage.ts';
import { commitmentOf, speakerOf } from './laying.ts';
import type { Presence } from './presence.ts';
import { isClosed } from './seats.ts';
import { absenceAt } from './standing-in.ts';

/** What is known of people: their names, and who is at the table, where anybody knows. */
export interface Company {
  readonly names: ReadonlyMap<PersonId, string>;
  readonly presence?: Pick<Presence, 'isPresent' | 'absentSince'>;
  /** Where somebody has worked it out already. */
  readonly commitment?: string;
}

export function infoOf(
  kept: KeptTable,
  { names, presence, commitment = commitmentOf(kept) }: Company,
  asker: PersonId | null,
): TableInfo {
  const { settings } = kept;
  return {
    id: kept.id,
    game: settings.game,
    options: settings.options,
    visibility: settings.visibility,
    clock: settings.clock,
    spectators: settings.spectators,
    status: kept.status,
    seats: kept.seats.map((seat, n): SeatInfo => {
      if (seat.is === 'bot') return isClosed(kept, n) ? { ...seat, closed: true } : seat;
      if (seat.is === 'open') return openSeat(kept, seat.claim, names, asker);
      const { person, standIn } = seat;
      const away = absenceAt(kept, seat, presence);
      return {
        is: 'person',
        name: names.get(person) ?? '',
        you: person === asker,
        present: presence?.isPresent(person) ?? false,
        absentSince: away.since,
        standIn,
        standInFrom: away.standInFrom,
        standInAsked: [...away.agreed],
      };
    }),
    host: kept.host === asker,
    ...(kept.host === asker && {
      silenced: kept.silenced.map((person) => speakerOf(kept, person)),
    }),
    created: kept.created,
    position: kept.position,
    round: kept.round,
    commitment,
    rematch: kept.rematch,
  };
}

function openSeat(
  { status }: KeptTable,
  claim: KeptClaim | undefined,
  names: Company['names'],
  asker: PersonId | null,
): SeatInfo {
  if (!claim || status !== 'running') return { is: 'open' };
  const { person, from } = claim;
  return { is: 'open', claim: { name: names.get(person) ?? '', you: person === asker, from } };
}

/** Everything about the table that is not the game. Who looks on from behind sees no clocks. */
export function aroundFor(
  kept: KeptTable,
  company: Company,
  clocks: Clocks | null,
  now: number,
  asker: { readonly person: PersonId | null; readonly behind: boolean },
  spectators: number,
): Around {
  return {
    table: infoOf(kept, company, asker.person),
    clocks: clocks && !asker.behind ? shownClocks(clocks, now) : null,
    ...ordersOf(kept, asker.person),
    undo: kept.undo && !asker.behind ? { ...kept.undo, agreed: [...kept.undo.agreed] } : null,
    spectators,
  };
}

/** Their own, if they gave any. */
const ordersOf = ({ orders }: KeptTable, person: PersonId | null): Pick<Around, 'orders'> =>
  person !== null && orders[person] !== undefined ? { orders: orders[person] } : {};

export function shownClocks(clocks: Clocks, now: number) {
  const left = charged(clocks, now).left.map((time) => (time === null ? null : Math.ceil(time)));
  return { left, running: [...(clocks.running as Seat[])], now };
}
