import type { FactionId } from '@landsraad/dune';
import { type FactionPosition, type Position, type Table, table } from '@landsraad/dune/scenario';
import { Refusal } from '@landsraad/kernel';

type Listen = Parameters<typeof table>[2];

/** What a plan names; the rest of the form is left empty. */
export interface Planned {
  readonly leader?: string;
  readonly dial?: number;
  readonly weapon?: string;
  readonly defense?: string;
  readonly spice?: number;
  readonly kh?: boolean;
}

const filled = ({ kh = false, ...given }: Planned) => ({
  leader: 'none',
  dial: 0,
  weapon: 'none',
  defense: 'none',
  spice: 0,
  kh: kh ? 'yes' : 'no',
  ...given,
});

/** The last Battle phase of a game, so that the table stands still after it. */
export function battlefield(
  mode: 'basic' | 'advanced',
  factions: readonly FactionPosition[],
  { listen, ...position }: Position & { readonly listen?: Listen } = {},
): Table {
  return table({ phase: 'battle', begun: true, turn: 10, ...position, factions }, { mode }, listen);
}

/** Fixes plans; the first faction named goes first. */
export function plans(t: Table, given: Readonly<Partial<Record<FactionId, Planned>>>): Table {
  for (const [faction, plan] of Object.entries(given)) t.by(faction as FactionId, filled(plan));
  return t;
}

/** Code and rule of what stands against a plan. */
export function against(t: Table, faction: FactionId, plan: Planned): string {
  try {
    t.by(faction, filled(plan));
  } catch (refusal) {
    if (refusal instanceof Refusal) return `${refusal.reason.code} ${refusal.reason.rule}`;
    throw refusal;
  }
  throw new Error('the plan was taken');
}

/** What a faction's plan offers in one place. */
export function offered(t: Table, faction: FactionId, field: string): string[] | [number, number] {
  const decision = t.decision(faction);
  if (decision.shape !== 'form') throw new Error('no plan is owed');
  const place = decision.fields[field]!;
  return place.shape === 'number'
    ? [place.min, place.max]
    : place.options.map((option) => option.id);
}

/** The first event of a type. */
export const told = (t: Table, type: string) => t.events().find((event) => event.type === type);
