import { fetchBox, OPENED } from '#boxes';
import {
  type CardId,
  type ConflictId,
  type Faction,
  type HagalId,
  type IntrigueId,
  type LeaderId,
  MODULES,
  type ModuleId,
  type SpaceId,
  type TileId,
} from '../ids.ts';
import type {
  Card,
  Conflict,
  ContentSet,
  HagalCard,
  InfluenceTrack,
  Intrigue,
  Leader,
  Space,
  Tile,
} from './component.ts';
import { UNKNOWN_CARD, UNKNOWN_INTRIGUE, UNKNOWN_TILE } from './unknown.ts';

/* Every component that exists, at this table or not, is found by its id alone. */

const shelf: ContentSet[] = [];
/** Whatever may be printed at a table: the boxes, and sets that are shown to nobody else. */
export const SHELF: readonly ContentSet[] = shelf;

const boxes: ContentSet[] = [];
/** The boxes, in the order of their release. */
export const SETS: readonly ContentSet[] = boxes;

/** The same order whichever box is opened first: what is dealt at a table depends on it. */
const byRelease = (a: ContentSet, b: ContentSet): number => released(a) - released(b);

const RELEASED: readonly string[] = ['base', ...MODULES];
function released({ id }: ContentSet): number {
  const at = RELEASED.indexOf(id);
  return at < 0 ? RELEASED.length : at;
}

const cards = lookup<Card>('card', (card) => card.id);
const intrigues = lookup<Intrigue>('Intrigue card', (intrigue) => intrigue.id);
const conflicts = lookup<Conflict>('Conflict', (conflict) => conflict.id);
const leaders = lookup<Leader>('Leader', (leader) => leader.id);
const spaces = lookup<Space>('space', (space) => space.id);
const tracks = lookup<InfluenceTrack>('Influence track', (track) => track.faction);
const hagal = lookup<HagalCard>('Hagal card', (card) => card.id);
const tiles = lookup<Tile>('tech tile', (tile) => tile.id);

for (const set of OPENED) shelve(set);
cards.add([UNKNOWN_CARD]);
intrigues.add([UNKNOWN_INTRIGUE]);
tiles.add([UNKNOWN_TILE]);

type Kind =
  | 'cards'
  | 'intrigue'
  | 'conflicts'
  | 'leaders'
  | 'spaces'
  | 'tracks'
  | 'hagal'
  | 'tiles';

/** All that exists of a kind, box after box. */
export const allOf = <K extends Kind>(kind: K): NonNullable<ContentSet[K]> =>
  SETS.flatMap((set): readonly unknown[] => set[kind] ?? []) as unknown as NonNullable<
    ContentSet[K]
  >;

/** Lets a set be found by its ids, and printed where its options ask for it. */
export function shelve(set: ContentSet): void {
  if (shelf.includes(set)) return;
  shelf.push(set);
  shelf.sort(byRelease);
  if (RELEASED.includes(set.id)) boxes.push(set);
  boxes.sort(byRelease);
  cards.add(set.cards);
  intrigues.add(set.intrigue);
  conflicts.add(set.conflicts);
  leaders.add(set.leaders);
  spaces.add(set.spaces);
  tracks.add(set.tracks);
  hagal.add(set.hagal);
  tiles.add(set.tiles ?? []);
}

/** Has what is printed of these modules at hand. */
export async function unpack(modules: readonly ModuleId[]): Promise<void> {
  for (const set of await Promise.all(modules.map(fetchBox))) shelve(set);
}

export const cardOf = (id: CardId): Card => cards.of(id);
export const intrigueOf = (id: IntrigueId): Intrigue => intrigues.of(id);
export const conflictOf = (id: ConflictId): Conflict => conflicts.of(id);
export const leaderOf = (id: LeaderId): Leader => leaders.of(id);
/** What a card is bought with. */
export const currencyOf = (id: CardId): 'persuasion' | 'specimen' =>
  cardOf(id).specimens === undefined ? 'persuasion' : 'specimen';
/** The printed face; what it costs at a table is `spaceAt`. */
export const spaceOf = (id: SpaceId): Space => spaces.of(id);
export const trackOf = (faction: Faction): InfluenceTrack => tracks.of(faction);
export const hagalOf = (id: HagalId): HagalCard => hagal.of(id);
export const tileOf = (id: TileId): Tile => tiles.of(id);

export const isCard = (id: string): id is CardId => cards.has(id);
export const isIntrigue = (id: string): id is IntrigueId => intrigues.has(id);
export const isConflict = (id: string): id is ConflictId => conflicts.has(id);
export const isLeader = (id: string): id is LeaderId => leaders.has(id);
export const isSpace = (id: string): id is SpaceId => spaces.has(id);
export const isHagal = (id: string): id is HagalId => hagal.has(id);
export const isTile = (id: string): id is TileId => tiles.has(id);

function lookup<T>(kind: string, idOf: (item: T) => string) {
  const byId = new Map<string, T>();
  return {
    add: (items: readonly T[]): void => {
      for (const item of items) {
        const id = idOf(item);
        if (byId.has(id)) throw new Error(`Two entries for the ${kind} '${id}'`);
        byId.set(id, item);
      }
    },
    has: (id: string): boolean => byId.has(id),
    of: (id: string): T => {
      const item = byId.get(id);
      if (item === undefined) throw new Error(`No ${kind} '${id}'`);
      return item;
    },
  };
}
