import { RESOURCES, type Resources } from '../ids.ts';

/** What can be given up besides resources. A module adds its own (`declare module`). */
export interface Costs {
  /** Lose so much Influence with one Faction of choice. */
  influence: number;
  /** Trash a card from hand, discard pile or play. */
  trash: 1;
  /** Trash the very card that shows the arrow. */
  trashThis: true;
  /** Lose own troops in the Conflict. */
  troops: number;
  /** Lose own troops, from garrison and Conflict in any mix. */
  anyTroops: number;
}

/** What must be given up for an arrow, an Intrigue card or a board space. */
export type Cost = Readonly<Partial<Resources & Costs>>;

/** What a cost asks for besides resources, as it is printed. */
export const otherCosts = (cost: Cost): (keyof Costs)[] =>
  (Object.keys(cost) as (keyof Costs)[]).filter((name) => !RESOURCE_NAMES.has(name));

const RESOURCE_NAMES: ReadonlySet<string> = new Set(RESOURCES);
