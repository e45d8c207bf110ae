import type { DuneView, FactionId, Item, Phase } from '@landsraad/dune';

/** Whether an item of a faction sheet counts now, may count later, or does not in this game. */
export type Usable = 'now' | 'later' | 'never';

/** The phases as a sheet names them, in their order. */
export const PHASES_OF: Readonly<Record<string, readonly Phase[]>> = {
  setup: ['prediction', 'traitors', 'first-forces'],
  storm: ['storm'],
  'spice-blow': ['spice-blow'],
  choam: ['charity'],
  bidding: ['bidding'],
  revival: ['revival'],
  'shipment-movement': ['shipment'],
  battle: ['battle'],
  'mentat-pause': ['mentat'],
  any: [],
};

export function usableAt({ kind, phase }: Item, faction: FactionId, view: DuneView): Usable {
  const owner = view.factions.find(({ id }) => id === faction);
  if (!owner) return 'never';
  const { allies, karamaPowerUsed } = owner;
  const advanced = kind === 'advanced' || kind === 'karama-power';
  if (advanced && view.options.mode !== 'advanced') return 'never';
  if (kind === 'karama-power' && karamaPowerUsed) return 'never';
  if (kind === 'alliance' && allies.length === 0) return 'later';
  if (phase === 'any') return view.phase === 'over' ? 'later' : 'now';
  return PHASES_OF[phase]!.includes(view.phase) ? 'now' : 'later';
}
