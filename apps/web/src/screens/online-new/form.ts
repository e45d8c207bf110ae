import type { Clock, NewTable, SeatPlan } from '@landsraad/protocol';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Laying, Pack } from '../../packs/pack.ts';
import { USUAL } from '../../packs/packs.ts';
import { seatsOf, type TableForm } from '../new-game/form.ts';

/* What a host fills in: a table as on one device, where a person's seat is one that waits. */

export const CLOCKS = ['none', 'bank', 'days'] as const;
export const MINUTES = { least: 5, most: 120, step: 5 } as const;
export const SECONDS = { least: 0, most: 120, step: 5 } as const;
export const DAYS = { least: 1, most: 14 } as const;

export interface OnlineForm {
  readonly table: TableForm;
  readonly visibility: NewTable['visibility'];
  readonly spectators: NewTable['spectators'];
  readonly clock: Clock['kind'];
  readonly minutes: number;
  readonly increment: number;
  readonly days: number;
}

/** For two persons, who are the least that need a server. */
export function firstOnlineForm({ firstForm }: Pick<Pack, 'firstForm'>): OnlineForm {
  const [person, ...bots] = firstForm.seats;
  return {
    table: { ...firstForm, seats: [person!, person!, ...bots.slice(1)] },
    visibility: 'link',
    spectators: 'now',
    clock: 'none',
    minutes: 30,
    increment: 15,
    days: 2,
  };
}

type Remembered = UseBoundStore<StoreApi<OnlineForm>>;

const tables = new Map<string, Remembered>();

/** The table of a game that was laid online last on this device; the usual one's as ever. */
export function lastOnlineTableOf(pack: Pack): Remembered {
  const known = tables.get(pack.id) ?? remembered(pack);
  tables.set(pack.id, known);
  return known;
}

const remembered = (pack: Pack): Remembered =>
  create<OnlineForm>()(
    persist(() => firstOnlineForm(pack), {
      name: pack.id === USUAL.id ? 'landsraad-online-table' : `landsraad-online-table-${pack.id}`,
      // What an older version remembered lacks what tables agree on since.
      merge: (kept, first) => {
        const known = (kept ?? {}) as Partial<OnlineForm>;
        return { ...first, ...known, table: { ...first.table, ...known.table } };
      },
    }),
  );

/** Names are everybody's own here: only what the game itself asks can be wrong, and no seat open. */
export const onlineFaultsOf = ({ table }: OnlineForm, laying: Pick<Laying, 'faultsOf'>) => ({
  own: laying.faultsOf(table),
  noSeat: !seatsOf(table).some(({ is }) => is === 'person'),
});

function clockOf({ clock, minutes, increment, days }: OnlineForm): Clock {
  switch (clock) {
    case 'none':
      return { kind: 'none' };
    case 'bank':
      return { kind: 'bank', minutes, increment };
    case 'days':
      return { kind: 'days', days };
  }
}

export function newTableOf(pack: Pick<Pack, 'id' | 'optionsOf'>, form: OnlineForm): NewTable {
  return {
    game: pack.id,
    options: { ...pack.optionsOf(form.table) },
    seats: seatsOf(form.table).map(
      ({ is, bot }): SeatPlan => (is === 'person' ? { is: 'open' } : { is: 'bot', bot }),
    ),
    visibility: form.visibility,
    spectators: form.spectators,
    clock: clockOf(form),
  };
}

/** The seat that the host takes: the first one that is open. */
export const hostSeat = ({ table }: OnlineForm): number =>
  seatsOf(table).findIndex(({ is }) => is === 'person');
