import type { AnytimeEffect, Effect } from '../effects/effect.ts';
import type {
  CardId,
  ConflictId,
  Faction,
  HagalId,
  IntrigueId,
  LeaderId,
  SpaceId,
  TileId,
} from '../ids.ts';
import type {
  Card,
  Conflict,
  HagalCard,
  Intrigue,
  IntrigueMode,
  IntrigueTiming,
  Leader,
  Name,
  Origin,
  Space,
  Step,
  Tile,
} from './component.ts';

/* An entry says what its component shows; what is not printed on it is filled in here. */

type CardFace = Partial<Omit<Card, 'id' | 'name' | 'origin'>>;

const cardFrom =
  (origin: Origin) =>
  (id: CardId, name: Name, face: CardFace): Card => ({
    id,
    name,
    origin,
    copies: 1,
    cost: null,
    factions: [],
    icons: [],
    infiltrates: [],
    agent: [],
    reveal: [],
    onAcquire: [],
    onTrash: [],
    unload: [],
    ...face,
  });

export const startingCard = cardFrom('starting');
export const reserveCard = cardFrom('reserve');
export const card = cardFrom('imperium');
export const tleilaxuCard = cardFrom('tleilaxu');

export const intrigueCard = (
  id: IntrigueId,
  name: Name,
  face: { readonly copies?: number; readonly modes: readonly IntrigueMode[] },
): Intrigue => ({ id, name, copies: face.copies ?? 1, modes: face.modes });

type Terms = Partial<Pick<IntrigueMode, 'moment' | 'condition' | 'cost'>>;
type ModeBuilder<E extends Effect> = (first: Terms | E, ...rest: E[]) => IntrigueMode;

/** Its terms, if it has any, then its effects: `plot({ cost: { solari: 2 } }, influence(1, 'any'))`. */
const modeOf =
  <E extends Effect>(timing: IntrigueTiming): ModeBuilder<E> =>
  (first, ...rest) => {
    const [terms, effects] = 'do' in first ? [{}, [first, ...rest]] : [first, rest];
    return { timing, moment: 'any', condition: null, cost: null, ...terms, effects };
  };

export const plot = modeOf<Effect>('plot');
export const combat = modeOf<AnytimeEffect>('combat');
export const endgame = modeOf<AnytimeEffect>('endgame');

export const conflict = (
  id: ConflictId,
  name: Name,
  level: Conflict['level'],
  rewards: Record<'first' | 'second' | 'third', Conflict['rewards'][number]>,
): Conflict => ({
  id,
  name,
  level,
  rewards: [rewards.first, rewards.second, rewards.third],
  control: rewards.first.find((effect) => effect.do === 'control')?.space ?? null,
});

type LeaderFace = Pick<Leader, 'short' | 'house' | 'complexity' | 'ability' | 'signet'> &
  Partial<Pick<Leader, 'start' | 'soloRival'>>;

export const leader = (id: LeaderId, name: Name, face: LeaderFace): Leader => ({
  id,
  name,
  start: {},
  soloRival: true,
  ...face,
});

type SpaceFace = Pick<Space, 'region' | 'icon'> & Partial<Omit<Space, 'id' | 'name'>>;

export const space = (id: SpaceId, name: Name, face: SpaceFace): Space => ({
  id,
  name,
  faction: null,
  combat: false,
  cost: null,
  requirement: null,
  effects: [],
  exchange: [],
  controlBonus: null,
  maker: null,
  oncePerGame: null,
  persuasion: 0,
  covers: [],
  ...face,
});

/** A space of a Faction carries its icon and gives its Influence (IMP-5.3). */
export const factionSpace = (
  faction: Faction,
  id: SpaceId,
  name: Name,
  face: Omit<SpaceFace, 'region' | 'icon' | 'faction'>,
): Space => space(id, name, { region: faction, icon: faction, faction, ...face });

/** It sends to the space of its name unless it says otherwise. */
export const hagalCard = (
  id: HagalId & SpaceId,
  name: Name,
  face: Partial<Omit<HagalCard, 'id' | 'name'>>,
): HagalCard => ({
  id,
  name,
  copies: 1,
  marked: null,
  spaces: [id],
  gains: [],
  swords: 0,
  ...face,
});

type TileFace = Pick<Tile, 'cost'> & Partial<Omit<Tile, 'id' | 'name'>>;

export const tile = (id: TileId, name: Name, face: TileFace): Tile => ({
  id,
  name,
  onAcquire: [],
  use: [],
  beforeAgent: false,
  roundStart: [],
  reveal: [],
  onWin: [],
  endgame: [],
  rule: null,
  hagal: false,
  ...face,
});

/** The steps of a track that goes straight up to `top`, with what is printed on some of them. */
export const line = (
  top: number,
  bonuses: Readonly<Record<number, readonly AnytimeEffect[]>>,
): readonly Step[] =>
  Array.from({ length: top + 1 }, (_, step) => ({
    next: step < top ? [step + 1] : [],
    bonus: bonuses[step] ?? [],
  }));
