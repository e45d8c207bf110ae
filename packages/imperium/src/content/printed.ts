import { onceFor } from '@landsraad/kernel';
import type { SpaceId } from '../ids.ts';
import type { ImperiumOptions } from '../options.ts';
import type {
  Card,
  Conflict,
  ContentSet,
  HagalCard,
  InfluenceTrack,
  Intrigue,
  Leader,
  Origin,
  Space,
  Tile,
  Track,
} from './component.ts';
import { SHELF, spaceOf } from './index.ts';

/** Everything that is printed at one table, each list in canonical order. */
export interface Printed {
  /** The spaces that can be seen, with what they cost here. */
  readonly spaces: readonly Space[];
  readonly cards: readonly Card[];
  readonly intrigue: readonly Intrigue[];
  readonly conflicts: readonly Conflict[];
  /** How many Conflict cards of each level are played (IMP-2.4). */
  readonly conflictsOfLevel: Readonly<Record<Conflict['level'], number>>;
  /** Victory Points that everybody starts with (IMP-2.14). */
  readonly startingPoints: number;
  readonly leaders: readonly Leader[];
  readonly tracks: readonly InfluenceTrack[];
  /** HAG-1.2, 1.3: without the cards marked for the other number of players. */
  readonly hagal: readonly HagalCard[];
  readonly tiles: readonly Tile[];
}

/** What is printed at a table follows from its options, which are one object for all its copies. */
export const printedAt = onceFor(print);

function print(options: ImperiumOptions): Printed {
  const sets = SHELF.filter((set) => set.isIn(options));
  const printed: Printed = {
    spaces: board(sets),
    cards: sets.flatMap(({ cards }) => cards),
    intrigue: sets.flatMap(({ intrigue }) => intrigue),
    conflicts: sets.flatMap(({ conflicts }) => conflicts),
    conflictsOfLevel: { 1: 1, 2: 5, 3: 4 },
    startingPoints: options.players === 4 ? 1 : 0,
    leaders: sets.flatMap(({ leaders }) => leaders),
    tracks: sets.flatMap(({ tracks }) => tracks),
    hagal: sets.flatMap(({ hagal }) =>
      hagal.filter(({ marked }) => marked === null || marked === options.players),
    ),
    tiles: sets.flatMap(({ tiles }) => tiles ?? []),
  };
  return sets.reduce((all, { alters }) => alters?.(all, options) ?? all, printed);
}

/** A space that covers others stands where the first of them was; the rest keep their order. */
function board(sets: readonly ContentSet[]): readonly Space[] {
  const spaces = sets.flatMap((set) => set.spaces);
  const above = new Map<SpaceId, Space>();
  for (const space of spaces) for (const id of space.covers) above.set(id, space);
  const seen = (space: Space): Space => {
    const over = above.get(space.id);
    return over ? seen(over) : space;
  };
  return [...new Set(spaces.map(seen))];
}

/** The highest step of a track. */
export const topOf = ({ steps }: Track): number => steps.length - 1;

/** The cards that come from one place, as many of each as there are. */
export const cardsFrom = ({ cards }: Printed, origin: Origin): readonly Card[] =>
  cards.filter((card) => card.origin === origin);

/** A space as it stands at a table; a covered one, which nobody can visit, as it was printed. */
export const spaceAt = (options: ImperiumOptions, id: SpaceId): Space =>
  printedAt(options).spaces.find((space) => space.id === id) ?? spaceOf(id);
