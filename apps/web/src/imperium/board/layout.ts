import type { Faction, SpaceId } from '@landsraad/imperium';

/* Where everything is printed, as data: one drawing, two compositions. */

export type BoardLayout = 'wide' | 'tall';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly w: number;
  readonly h: number;
}

/** A player's place beside the Conflict; it turns its troops towards the card. */
export interface CampPlan {
  readonly rect: Rect;
  readonly faces: 'left' | 'right';
}

export type NamedRegion = 'landsraad' | 'choam' | 'arrakis';

export interface BoardPlan {
  readonly width: number;
  readonly height: number;
  readonly spaces: Readonly<Record<SpaceId, Rect>>;
  readonly factions: Readonly<Record<Faction, { readonly area: Rect; readonly track: Rect }>>;
  /** The line on which a region's name is set. */
  readonly regions: Readonly<Record<NamedRegion, Rect>>;
  readonly score: Rect;
  readonly card: Rect;
  /** Round, Conflict deck and Intrigue deck, side by side. */
  readonly counts: Rect;
  /** By seat, clockwise from the top left. */
  readonly camps: readonly CampPlan[];
  /** The limb of Arrakis: a circle far greater than the board. */
  readonly planet: Point & { readonly r: number };
}

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
    ['research-station', 'sietch-tabr', 'hagga-basin'],
    ['carthag', 'arrakeen', 'imperial-basin', 'the-great-flat'],
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

export const PLANS: Readonly<Record<BoardLayout, BoardPlan>> = { wide: wide(), tall: tall() };

function wide(): BoardPlan {
  const left = 8;
  const middle = 284;
  const right = 970;
  const side = 262;
  const centre = 672;
  const factions = factionPlans({
    emperor: { x: left, y: 6, w: side, h: 214, track: 'left' },
    'spacing-guild': { x: left, y: 226, w: side, h: 214, track: 'left' },
    'bene-gesserit': { x: right, y: 6, w: side, h: 214, track: 'right' },
    fremen: { x: right, y: 226, w: side, h: 214, track: 'right' },
  });
  const bottom = { y: 466, h: 88 };
  return {
    width: 1240,
    height: 560,
    spaces: {
      ...factions.spaces,
      ...row(LANDSRAAD, { x: middle, y: 27, w: centre, h: 94 }),
      ...row(CHOAM, { x: left, w: side, ...bottom }),
      ...row(ARRAKIS.wide, { x: middle, w: 948, ...bottom }),
    },
    factions: factions.plans,
    regions: {
      landsraad: { x: middle, y: 6, w: centre, h: 18 },
      choam: { x: left, y: 445, w: side, h: 18 },
      arrakis: { x: middle, y: 445, w: 948, h: 18 },
    },
    score: { x: middle, y: 129, w: centre, h: 38 },
    card: { x: 515, y: 176, w: 210, h: 216 },
    counts: { x: 515, y: 398, w: 210, h: 42 },
    camps: campPlans({ x: middle, y: 176, w: centre, h: 264 }, 222),
    planet: { x: 758, y: 3438, r: 3000 },
  };
}

function tall(): BoardPlan {
  const left = 8;
  const whole = 604;
  const half = 299;
  const factions = factionPlans({
    emperor: { x: left, y: 176, w: half, h: 206, track: 'left' },
    'spacing-guild': { x: left, y: 390, w: half, h: 206, track: 'left' },
    'bene-gesserit': { x: 313, y: 176, w: half, h: 206, track: 'right' },
    fremen: { x: 313, y: 390, w: half, h: 206, track: 'right' },
  });
  return {
    width: 620,
    height: 1094,
    spaces: {
      ...factions.spaces,
      ...row(LANDSRAAD, { x: left, y: 27, w: whole, h: 96 }),
      ...row(CHOAM, { x: left, y: 902, w: 246, h: 88 }),
      ...row(ARRAKIS.tall[0], { x: 262, y: 902, w: 350, h: 88 }),
      ...row(ARRAKIS.tall[1], { x: left, y: 998, w: whole, h: 88 }),
    },
    factions: factions.plans,
    regions: {
      landsraad: { x: left, y: 6, w: whole, h: 18 },
      choam: { x: left, y: 881, w: 246, h: 18 },
      arrakis: { x: 262, y: 881, w: 350, h: 18 },
    },
    score: { x: left, y: 131, w: whole, h: 38 },
    card: { x: 215, y: 604, w: 190, h: 222 },
    counts: { x: 215, y: 832, w: 190, h: 42 },
    camps: campPlans({ x: left, y: 604, w: whole, h: 270 }, 203),
    planet: { x: 340, y: 2370, r: 1500 },
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
