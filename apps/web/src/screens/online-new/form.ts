import type { Clock, NewTable, SeatPlan } from '@landsraad/protocol';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Laying } from '../../packs/pack.ts';
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

const { firstForm } = USUAL;
const [person, ...bots] = firstForm.seats;

export const FIRST_ONLINE_FORM: OnlineForm = {
  table: { ...firstForm, seats: [person!, person!, ...bots.slice(1)] },
  visibility: 'link',
  spectators: 'now',
  clock: 'none',
  minutes: 30,
  increment: 15,
  days: 2,
};

/** The table that was laid online last on this device. */
export const useLastOnlineTable = create<OnlineForm>()(
  persist(() => FIRST_ONLINE_FORM, {
    name: 'landsraad-online-table',
    // What an older version remembered lacks what tables agree on since.
    merge: (kept, first) => {
      const remembered = (kept ?? {}) as Partial<OnlineForm>;
      return { ...first, ...remembered, table: { ...first.table, ...remembered.table } };
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

export function newTableOf(form: OnlineForm): NewTable {
  return {
    game: USUAL.id,
    options: { ...USUAL.optionsOf(form.table) },
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
