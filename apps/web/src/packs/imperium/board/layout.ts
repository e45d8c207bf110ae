import { type Faction, type SpaceId, spaceOf } from '@landsraad/imperium';
import type { Point, Rect, Size } from '../../../table/board/geometry.ts';
import type { Compositions } from '../../../table/board/placed.ts';

/* Where everything is printed, as data: one drawing, three compositions. */

export const LAYOUTS = ['wide', 'close', 'tall'] as const;
export type BoardLayout = (typeof LAYOUTS)[number];

/** A player's place beside the Conflict; it turns its troops towards the card. */
export interface CampPlan {
  readonly rect: Rect;
  readonly faces: 'left' | 'right';
}

export type NamedRegion = 'landsraad' | 'choam' | 'arrakis';

export interface BoardPlan extends Size {
  /** By the id of the space that is printed there in the base game. */
  readonly spaces: Readonly<Record<SpaceId, Rect>>;
  readonly factions: Readonly<Record<Faction, { readonly area: Rect; readonly track: Rect }>>;
  /** The line on which a region's name is set. */
  readonly regions: Readonly<Record<NamedRegion, Rect>>;
  readonly score: Rect;
  readonly card: Rect;
  /** Round, Conflict deck and Intrigue deck: side by side or, in a box that is no strip, stacked. */
  readonly counts: Rect;
  /** By seat, clockwise from the top left. */
  readonly camps: readonly CampPlan[];
  /** The limb of Arrakis: a circle far greater than the board. */
  readonly planet: Point & { readonly r: number };
}

/** Where a space lies; one that covers others has the place of the first. */
export const placeOf = ({ spaces }: BoardPlan, id: SpaceId): Rect | undefined =>
  spaces[id] ?? spaces[spaceOf(id).covers[0]!];

const LANDSRAAD = ['high-council', 'mentat', 'swordmaster', 'rally-troops', 'hall-of-oratory'];
const CHOAM = ['sell-melange', 'secure-contract'];
/** From the towns to the deep desert, around the rock in which the Fremen live. */
const ARRAKIS = {
  wide: [
    'carthag',
    'arrakeen',
    'research-station',
    'sietch-tabr',
    'imperial-basin',
    'hagga-basin',
    'the-great-flat',
  ],
  tall: [
    ['carthag', 'arrakeen', 'research-station', 'sietch-tabr'],
    ['imperial-basin', 'hagga-basin', 'the-great-flat'],
  ],
} as const;
const FACTION_SPACES: Readonly<Record<Faction, readonly SpaceId[]>> = {
  emperor: ['conspire', 'wealth'],
  'spacing-guild': ['heighliner', 'foldspace'],
  'bene-gesserit': ['selective-breeding', 'secrets'],
  fremen: ['hardy-warriors', 'stillsuits'],
};

const GAP = 6;
const HEADER = 27;
const TRACK = 108;

/** What differs between the boards that lie: the columns, the Conflict's card, a camp. */
interface Columns {
  readonly width: number;
  readonly side: number;
  readonly middle: number;
  readonly centre: number;
  readonly right: number;
  readonly card: { readonly x: number; readonly w: number };
  readonly camp: number;
  readonly planet: number;
}

const WIDE: Columns = {
  width: 1240,
  side: 262,
  middle: 284,
  centre: 672,
  right: 970,
  card: { x: 515, w: 210 },
  camp: 222,
  planet: 758,
};

/** Everything closer together, for a tablet that stands. */
const CLOSE: Columns = {
  width: 1080,
  side: 236,
  middle: 252,
  centre: 576,
  right: 836,
  card: { x: 457, w: 166 },
  camp: 199,
  planet: 662,
};

function lying({ width, side, middle, centre, right, card, camp, planet }: Columns): BoardPlan {
  const left = 8;
  const factions = factionPlans({
    emperor: { x: left, y: 6, w: side, h: 214, track: 'left' },
    'spacing-guild': { x: left, y: 226, w: side, h: 214, track: 'left' },
    'bene-gesserit': { x: right, y: 6, w: side, h: 214, track: 'right' },
    fremen: { x: right, y: 226, w: side, h: 214, track: 'right' },
  });
  const bottom = { y: 466, h: 88 };
  const arrakis = { x: middle, w: right + side - middle };
  return {
    width,
    height: 560,
    spaces: {
      ...factions.spaces,
      ...row(LANDSRAAD, { x: middle, y: 27, w: centre, h: 94 }),
      ...row(CHOAM, { x: left, w: side, ...bottom }),
      ...row(ARRAKIS.wide, { ...arrakis, ...bottom }),
    },
    factions: factions.plans,
    regions: {
      landsraad: { x: middle, y: 6, w: centre, h: 18 },
      choam: { x: left, y: 445, w: side, h: 18 },
      arrakis: { ...arrakis, y: 445, h: 18 },
    },
    score: { x: middle, y: 129, w: centre, h: 38 },
    card: { ...card, y: 176, h: 216 },
    counts: { ...card, y: 398, h: 42 },
    camps: campPlans({ x: middle, y: 176, w: centre, h: 264 }, camp),
    planet: { x: planet, y: 3438, r: 3000 },
  };
}

export const PLANS: Readonly<Record<BoardLayout, BoardPlan>> = {
  wide: lying(WIDE),
  close: lying(CLOSE),
  tall: tall(),
};

/** Below six tenths the names on the board cannot be read. */
export const COMPOSITIONS: Compositions<BoardLayout> = {
  plans: PLANS,
  roaming: 'tall',
  legible: 0.6,
  largest: 1,
};

/** As wide as a phone, so that names can be read; the rest is a matter of moving it up and down. */
function tall(): BoardPlan {
  const left = 6;
  const whole = 468;
  const half = 231;
  const right = left + half + GAP;
  const choam = { x: 229, w: 245 };
  const factions = factionPlans({
    emperor: { x: left, y: 287, w: half, h: 192, track: 'left' },
    'spacing-guild': { x: left, y: 487, w: half, h: 192, track: 'left' },
    'bene-gesserit': { x: right, y: 287, w: half, h: 192, track: 'right' },
    fremen: { x: right, y: 487, w: half, h: 192, track: 'right' },
  });
  return {
    width: 480,
    height: 1294,
    spaces: {
      ...factions.spaces,
      ...row(LANDSRAAD.slice(0, 3), { x: left, y: 27, w: whole, h: 90 }),
      ...row(LANDSRAAD.slice(3), { x: left, y: 123, w: 217, h: 101 }),
      ...row(CHOAM, { ...choam, y: 142, h: 82 }),
      ...row(ARRAKIS.tall[0], { x: left, y: 1118, w: whole, h: 82 }),
      ...row(ARRAKIS.tall[1], { x: left, y: 1206, w: whole, h: 82 }),
    },
    factions: factions.plans,
    regions: {
      landsraad: { x: left, y: 6, w: whole, h: 18 },
      choam: { ...choam, y: 121, h: 18 },
      arrakis: { x: left, y: 1097, w: whole, h: 18 },
    },
    score: { x: left, y: 230, w: whole, h: 50 },
    card: { x: left, y: 687, w: 300, h: 142 },
    counts: { x: left + 306, y: 687, w: 162, h: 142 },
    camps: campPlans({ x: left, y: 835, w: whole, h: 256 }, half),
    planet: { x: 262, y: 2586, r: 1500 },
  };
}

/** Equal rectangles side by side. */
function row(ids: readonly SpaceId[], { x, y, w, h }: Rect): Record<SpaceId, Rect> {
  const each = (w - GAP * (ids.length - 1)) / ids.length;
  return Object.fromEntries(ids.map((id, i) => [id, { x: x + i * (each + GAP), y, w: each, h }]));
}

/** A name, the track on the outer side and the two spaces on the inner one. */
function factionPlans(
  areas: Readonly<Record<Faction, Rect & { readonly track: 'left' | 'right' }>>,
) {
  const entries = Object.entries(areas) as [Faction, Rect & { track: 'left' | 'right' }][];
  const spaces: Record<SpaceId, Rect> = {};
  const plans = {} as Record<Faction, { area: Rect; track: Rect }>;
  for (const [faction, { track, ...area }] of entries) {
    const y = area.y + HEADER;
    const h = area.h - HEADER;
    const w = area.w - TRACK - GAP;
    const inner = track === 'left' ? area.x + TRACK + GAP : area.x;
    FACTION_SPACES[faction].forEach((id, i) => {
      const each = (h - GAP) / 2;
      spaces[id] = { x: inner, y: y + i * (each + GAP), w, h: each };
    });
    plans[faction] = {
      area,
      track: { x: track === 'left' ? area.x : area.x + w + GAP, y, w: TRACK, h },
    };
  }
  return { spaces, plans };
}

/** Two camps on each side of the card. */
function campPlans({ x, y, w, h }: Rect, width: number): CampPlan[] {
  const each = (h - GAP) / 2;
  const camp = (left: boolean, upper: boolean): CampPlan => ({
    rect: { x: left ? x : x + w - width, y: upper ? y : y + each + GAP, w: width, h: each },
    faces: left ? 'right' : 'left',
  });
  return [camp(true, true), camp(false, true), camp(false, false), camp(true, false)];
}
