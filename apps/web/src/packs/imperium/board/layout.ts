import { type Faction, isSpace, type Space, type SpaceId, spaceOf } from '@landsraad/imperium';
import type { Rect, Size } from '../../../table/board/geometry.ts';

/* Where everything is printed, as data, in the units of the table: one drawing, two compositions. */

/** A player's place beside the Conflict; it turns its units towards the card. */
export interface PlatePlan {
  readonly rect: Rect;
  readonly lane: Rect;
  readonly faces: 'left' | 'right';
}

export type NamedRegion = 'landsraad' | 'choam' | 'arrakis';

export interface FactionPlan {
  /** Its name, and who has its Alliance. */
  readonly head: Rect;
  readonly track: Rect;
}

export interface BoardPlan extends Size {
  /** By the id of the space that is printed there in the base game. */
  readonly spaces: Readonly<Record<SpaceId, Rect>>;
  readonly factions: Readonly<Record<Faction, FactionPlan>>;
  /** The line on which a region's name is set. */
  readonly regions: Readonly<Record<NamedRegion, Rect>>;
  /** Null where the plates have to tell the points. */
  readonly score: Rect | null;
  readonly card: Rect;
  /** By the place around the table, from the viewer's own on. */
  readonly plates: readonly PlatePlan[];
  /** From so far down the sand begins. */
  readonly horizon: number;
  /** The board stands: tracks lie, and the plates are only lanes. */
  readonly tall: boolean;
}

/** The group in which a space stands: those of Ix join the Landsraad, as their icons do. */
export const groupOf = ({ region }: Pick<Space, 'region'>): Space['region'] =>
  region === 'ix' ? 'landsraad' : region;

/** Where a space lies; one that covers others has the place of the first. */
export const placeOf = ({ spaces }: BoardPlan, id: SpaceId): Rect | undefined =>
  spaces[id] ?? (isSpace(id) ? spaces[spaceOf(id).covers[0]!] : undefined);

const LANDSRAAD = ['high-council', 'mentat', 'swordmaster', 'rally-troops', 'hall-of-oratory'];
const CHOAM = ['sell-melange', 'secure-contract'];
/** From the towns to the deep desert, around the rock in which the Fremen live. */
const ARRAKIS = [
  'carthag',
  'arrakeen',
  'research-station',
  'sietch-tabr',
  'imperial-basin',
  'hagga-basin',
  'the-great-flat',
];
const FACTION_SPACES: Readonly<Record<Faction, readonly SpaceId[]>> = {
  emperor: ['conspire', 'wealth'],
  'spacing-guild': ['heighliner', 'foldspace'],
  'bene-gesserit': ['selective-breeding', 'secrets'],
  fremen: ['hardy-warriors', 'stillsuits'],
};

const GAP = 5;
const HEAD = 20;
const TRACK = 84;
const LANE = 48;

/** Drawn for so much; height that is to spare goes to the spaces and the card. */
const DRAWN = { side: 236, height: 429, landsraad: 72, arrakis: 80, score: 26, card: 136 };

/** The board that lies: all of it in sight. Folded to the last it has no score track. */
export function widePlan({ width, height }: Size, withScore: boolean): BoardPlan {
  const { side } = DRAWN;
  const stretch = height / DRAWN.height;
  const lower = { y: height - Math.round(DRAWN.arrakis * stretch), h: 0 };
  lower.h = height - lower.y - 2;
  const court = (lower.y - 22) / 2;
  const middle = { x: side + 6, w: width - 2 * side - 12 };
  const landsraad = { ...middle, y: 17, h: Math.round(DRAWN.landsraad * Math.min(stretch, 1.25)) };
  const score = { ...middle, y: landsraad.y + landsraad.h + 6, h: DRAWN.score };
  const top = withScore ? score.y + score.h + GAP : score.y;
  const arena = { ...middle, y: top, h: lower.y - 22 - top };
  const right = width - side;
  const factions = courts({
    emperor: { x: 0, y: 0, w: side, h: court, track: 'left' },
    'spacing-guild': { x: 0, y: court + GAP, w: side, h: court - GAP, track: 'left' },
    'bene-gesserit': { x: right, y: 0, w: side, h: court, track: 'right' },
    fremen: { x: right, y: court + GAP, w: side, h: court - GAP, track: 'right' },
  });
  const arrakis = { x: middle.x, w: width - middle.x };
  const card = height > 480 ? 144 : DRAWN.card;
  return {
    width,
    height,
    spaces: {
      ...factions.spaces,
      ...row(LANDSRAAD, landsraad),
      ...row(CHOAM, { x: 0, w: side, ...lower }),
      ...row(ARRAKIS, { ...arrakis, ...lower }),
    },
    factions: factions.plans,
    regions: {
      landsraad: { ...middle, y: 0, h: 16 },
      choam: { x: 0, y: lower.y - 18, w: side, h: 16 },
      arrakis: { ...arrakis, y: lower.y - 18, h: 16 },
    },
    score: withScore ? score : null,
    card: { x: middle.x + (middle.w - card) / 2, y: arena.y, w: card, h: arena.h },
    plates: platesAround(arena, card),
    horizon: lower.y - 6,
    tall: false,
  };
}

/** Two plates on each side of the card: mine below on the left, the others clockwise. */
function platesAround({ x, y, w, h }: Rect, card: number): PlatePlan[] {
  const each = { w: (w - card) / 2 - GAP, h: (h - GAP) / 2 };
  const plate = (left: boolean, upper: boolean): PlatePlan => {
    const rect = {
      x: left ? x : x + w - each.w,
      y: upper ? y : y + each.h + GAP,
      ...each,
    };
    const lane = { ...rect, x: left ? rect.x + rect.w - LANE : rect.x, w: LANE };
    return { rect, lane, faces: left ? 'right' : 'left' };
  };
  return [plate(true, false), plate(true, true), plate(false, true), plate(false, false)];
}

/** A name, the track on the outer side and the two spaces on the inner one. */
function courts(areas: Readonly<Record<Faction, Rect & { readonly track: 'left' | 'right' }>>) {
  const spaces: Record<SpaceId, Rect> = {};
  const plans = {} as Record<Faction, FactionPlan>;
  for (const [faction, { x, y, w, h, track }] of entriesOf(areas)) {
    const inner = { x: track === 'left' ? x + TRACK + GAP : x, w: w - TRACK - GAP };
    Object.assign(spaces, column(FACTION_SPACES[faction], { ...inner, y: y + HEAD, h: h - HEAD }));
    plans[faction] = {
      head: { x, y, w, h: HEAD },
      track: { x: track === 'left' ? x : x + w - TRACK, y: y + HEAD, w: TRACK, h: h - HEAD },
    };
  }
  return { spaces, plans };
}

/** What the standing board is made of, from above. */
const TALL = { margin: 8, arena: 118, card: 152, track: 37, space: 56, region: 20, across: 176 };

/** The board that stands: as wide as a phone, so that names can be read; the rest is moved to. */
export function tallPlan(width: number, players: number): BoardPlan {
  const { margin, arena, card, track, space, region } = TALL;
  const w = width - 2 * margin;
  const half = (w - 6) / 2;
  const spaces: Record<SpaceId, Rect> = {};
  const factions = {} as Record<Faction, FactionPlan>;
  let y = 6;
  const fight = { x: margin, y, w, h: arena };
  y += arena + 6;
  const pairs: readonly (readonly Faction[])[] = [
    ['emperor', 'bene-gesserit'],
    ['spacing-guild', 'fremen'],
  ];
  const court = HEAD + track + 4 + 2 * (space + GAP);
  for (const pair of pairs) {
    pair.forEach((faction, i) => {
      const x = margin + i * (half + 6);
      factions[faction] = {
        head: { x, y, w: half, h: HEAD },
        track: { x, y: y + HEAD, w: half, h: track },
      };
      const under = { x, y: y + HEAD + track + 4, w: half, h: 2 * space + GAP };
      Object.assign(spaces, column(FACTION_SPACES[faction], under));
    });
    y += court + 4;
  }
  const across = Math.max(2, Math.floor(w / TALL.across));
  const regionAt = (ids: readonly SpaceId[]): Rect => {
    const name = { x: margin, y, w, h: region - 2 };
    y += region;
    for (let at = 0; at < ids.length; at += across) {
      Object.assign(spaces, row(ids.slice(at, at + across), { x: margin, y, w, h: space }));
      y += space + GAP;
    }
    y += 4;
    return name;
  };
  const regions = {
    landsraad: regionAt(LANDSRAAD),
    choam: regionAt(CHOAM),
    arrakis: regionAt(ARRAKIS),
  };
  const each = fight.h / players;
  return {
    width,
    height: y + 4,
    spaces,
    factions,
    regions,
    score: null,
    card: { ...fight, w: card },
    plates: Array.from({ length: players }, (_, n) => {
      // Mine is the last, nearest to what is mine.
      const nth = (n + players - 1) % players;
      const rect = { x: fight.x + card, y: fight.y + nth * each, w: w - card, h: each };
      return { rect, lane: rect, faces: 'left' };
    }),
    horizon: regions.arrakis.y - 6,
    tall: true,
  };
}

/** Equal rectangles side by side, and one below the other. */
function row(ids: readonly SpaceId[], { x, y, w, h }: Rect): Record<SpaceId, Rect> {
  const each = (w - GAP * (ids.length - 1)) / ids.length;
  return Object.fromEntries(ids.map((id, i) => [id, { x: x + i * (each + GAP), y, w: each, h }]));
}

function column(ids: readonly SpaceId[], { x, y, w, h }: Rect): Record<SpaceId, Rect> {
  const each = (h - GAP * (ids.length - 1)) / ids.length;
  return Object.fromEntries(ids.map((id, i) => [id, { x, y: y + i * (each + GAP), w, h: each }]));
}

const entriesOf = <V>(record: Readonly<Record<Faction, V>>) =>
  Object.entries(record) as [Faction, V][];
