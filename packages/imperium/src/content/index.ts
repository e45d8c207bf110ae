import type { CardId, ConflictId, Faction, IntrigueId, LeaderId, SpaceId } from '../ids.ts';
import { BASE } from './base/index.ts';
import type {
  Card,
  Conflict,
  ContentSet,
  InfluenceTrack,
  Intrigue,
  Leader,
  Space,
} from './component.ts';

export { BASE };

/** Every set that exists, in or out of a table's options: a component is found by its id alone. */
const SETS: readonly ContentSet[] = [BASE];

const cards = lookup(
  'card',
  SETS.flatMap((set) => set.cards),
  (card) => card.id,
);
const intrigues = lookup(
  'Intrigue card',
  SETS.flatMap((set) => set.intrigue),
  (intrigue) => intrigue.id,
);
const conflicts = lookup(
  'Conflict',
  SETS.flatMap((set) => set.conflicts),
  (conflict) => conflict.id,
);
const leaders = lookup(
  'Leader',
  SETS.flatMap((set) => set.leaders),
  (leader) => leader.id,
);
const spaces = lookup(
  'space',
  SETS.flatMap((set) => set.spaces),
  (space) => space.id,
);
const tracks = lookup(
  'Influence track',
  SETS.flatMap((set) => set.tracks),
  (track) => track.faction,
);

export const cardOf = (id: CardId): Card => cards.of(id);
export const intrigueOf = (id: IntrigueId): Intrigue => intrigues.of(id);
export const conflictOf = (id: ConflictId): Conflict => conflicts.of(id);
export const leaderOf = (id: LeaderId): Leader => leaders.of(id);
export const spaceOf = (id: SpaceId): Space => spaces.of(id);
export const trackOf = (faction: Faction): InfluenceTrack => tracks.of(faction);

export const isCard = (id: string): id is CardId => cards.has(id);
export const isIntrigue = (id: string): id is IntrigueId => intrigues.has(id);
export const isConflict = (id: string): id is ConflictId => conflicts.has(id);
export const isLeader = (id: string): id is LeaderId => leaders.has(id);
export const isSpace = (id: string): id is SpaceId => spaces.has(id);

function lookup<T>(kind: string, items: readonly T[], idOf: (item: T) => string) {
  const byId = new Map<string, T>();
  for (const item of items) {
    const id = idOf(item);
    if (byId.has(id)) throw new Error(`Two entries for the ${kind} '${id}'`);
    byId.set(id, item);
  }
  return {
    has: (id: string): boolean => byId.has(id),
    of: (id: string): T => {
      const item = byId.get(id);
      if (item === undefined) throw new Error(`No ${kind} '${id}'`);
      return item;
    },
  };
}
