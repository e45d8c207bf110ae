import { type ImperiumView, topOf, trackOf } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { Point, Rect } from '../../../table/board/geometry.ts';
import type { BoardPlan, PlatePlan } from './layout.ts';

/* Where pieces stand inside what is printed. */

export const SEATS = 4;
export const INFLUENCE_MAX = topOf(trackOf('emperor'));
export const SCORE_MAX = 12;

/** Agents stand in the lower right corner, the next ones to their left. */
export const agentSlot = ({ x, y, w, h }: Rect, nth: number): Point => ({
  x: x + w - 16 - nth * 19,
  y: y + h - 14,
});

/** Spaces that have a line between the name and what they give. */
const isAmple = ({ h }: Rect): boolean => h >= 66;

/** What lies on a space besides Agents, so long: in that line, or before the Agents. */
export const extraSlot = (rect: Rect, length: number): Point =>
  isAmple(rect)
    ? { x: rect.x + 8, y: rect.y + Math.max(44, (rect.h + 8) / 2) }
    : { x: rect.x + rect.w - 38 - length, y: rect.y + rect.h - 14 };

/** Where a flag lies, and what it says beside it. */
const FLAG = 34;

/** A flag is planted there, or a ship lies over it. */
export function flagSlot(rect: Rect): Point {
  const { x, y } = extraSlot(rect, FLAG);
  return { x: x + 7, y };
}

/** Councilors sit two by two in the upper right corner. */
export const councilSlot = ({ x, y, w }: Rect, seat: number): Point => ({
  x: x + w - 24 + (seat % 2) * 13,
  y: y + 12 + Math.floor(seat / 2) * 13,
});

/** A standing track counts upwards, a lying one to the right. */
export const isLying = ({ w, h }: Rect): boolean => w > h;

export function levelCell(track: Rect, level: number): Rect {
  const { x, y, w, h } = track;
  const n = INFLUENCE_MAX + 1;
  return isLying(track)
    ? { x: x + (level * w) / n, y, w: w / n, h }
    : { x, y: y + ((INFLUENCE_MAX - level) * h) / n, w, h: h / n };
}

/** One lane for each seat; on a lying track two by two, under the number. */
export function influenceSlot(track: Rect, level: number, seat: number): Point {
  const { x, y, w, h } = levelCell(track, level);
  if (!isLying(track)) return { x: x + 22 + seat * 10.6, y: y + h / 2 };
  return { x: x + w / 2 + ((seat % 2) - 0.5) * 10, y: y + h - 15 + Math.floor(seat / 2) * 9.5 };
}

/** Where a step's reward is printed. */
export function rewardSlot(track: Rect, level: number): Point {
  const { x, y, w, h } = levelCell(track, level);
  return { x: x + w - 13, y: y + h / 2 };
}

export function scoreCell({ x, y, w, h }: Rect, points: number): Rect {
  const each = w / (SCORE_MAX + 1);
  const nth = Math.max(0, Math.min(points, SCORE_MAX));
  return { x: x + nth * each, y, w: each, h };
}

/** Two by two, beside the number. */
export function scoreSlot(track: Rect, points: number, seat: number): Point {
  const { x, y, w, h } = scoreCell(track, points);
  return {
    x: x + w - 12 + ((seat % 2) - 0.5) * 10.5,
    y: y + h / 2 + (Math.floor(seat / 2) - 0.5) * 11,
  };
}

/** Whose plate lies where: mine first, the others clockwise from me. */
export function plateOf(
  { plates }: Pick<BoardPlan, 'plates'>,
  { viewer, players }: Pick<ImperiumView, 'viewer' | 'players'>,
  seat: Seat,
): PlatePlan {
  const own = typeof viewer === 'number' ? viewer : 0;
  return plates[(seat - own + players.length) % players.length]!;
}

interface PlateSlots {
  readonly strength: Point;
  readonly unit: (nth: number) => Point;
  readonly garrison: Point;
  readonly home: (nth: number) => Point;
}

const UNIT = 14.5;
/** In the four rows of a lane. */
const UNITS = 12;
/** The lines of a plate, as Plate.module.css lays them. */
const PLATE = { padding: 3, head: 30, lines: 3 };

/** The number above, the units below it, three in a row. */
function plateSlots({ rect, lane, faces }: PlatePlan): PlateSlots {
  const line = (rect.h - 2 * PLATE.padding - PLATE.head) / PLATE.lines;
  const lineAt = (nth: number) => rect.y + PLATE.padding + PLATE.head + line * (nth + 0.5);
  const body = faces === 'right' ? rect.x + 4 : rect.x + lane.w;
  return {
    strength: { x: lane.x + lane.w / 2, y: lane.y + 16 },
    // Behind the last row more would stand in the next lane: they squeeze in.
    unit: (nth) => ({
      x: lane.x + lane.w / 2 + ((nth % 3) - (nth < UNITS ? 1 : 0.5)) * UNIT,
      y: lane.y + 37 + Math.floor(Math.min(nth, UNITS - 1) / 3) * UNIT,
    }),
    garrison: { x: body + 96, y: lineAt(1) },
    home: (nth) => ({ x: body + 14 + nth * 15, y: lineAt(2) }),
  };
}

/** On the standing board a plate is only a lane: the units from the left, the number at its end. */
export function laneSlots({ lane: { x, y, w, h } }: Pick<PlatePlan, 'lane'>): PlateSlots {
  const middle = y + h / 2;
  const step = Math.min(UNIT, (w - 62) / 14);
  return {
    strength: { x: x + w - 18, y: middle },
    unit: (nth) => ({ x: x + 34 + nth * step, y: middle }),
    garrison: { x: x + 14, y: middle },
    home: () => ({ x: x + 14, y: middle }),
  };
}

export const slotsOf = (plan: BoardPlan, plate: PlatePlan): PlateSlots =>
  plan.tall ? laneSlots(plate) : plateSlots(plate);
