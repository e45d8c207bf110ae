import { topOf, trackOf } from '@landsraad/imperium';
import type { Point, Rect } from '../../../table/board/geometry.ts';
import type { CampPlan } from './layout.ts';

/* Where pieces stand inside what is printed. */

export const SEATS = 4;
export const INFLUENCE_MAX = topOf(trackOf('emperor'));
export const SCORE_MAX = 12;

const middleOf = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h / 2 });

/** Agents stand in the lower right corner, the next ones to their left. */
export const agentSlot = ({ x, y, w, h }: Rect, nth: number): Point => ({
  x: x + w - 17 - nth * 21,
  y: y + h - 17,
});

/** What lies on a space besides Agents: seats, flags, spice; from the left. */
export const lowerSlot = ({ x, y, h }: Rect, offset: number): Point => ({
  x: x + offset,
  y: y + h - 17,
});

export const levelRow = ({ x, y, w, h }: Rect, level: number): Rect => {
  const each = h / (INFLUENCE_MAX + 1);
  return { x, y: y + (INFLUENCE_MAX - level) * each, w, h: each };
};

/** One lane for each seat. */
export function influenceSlot(track: Rect, level: number, seat: number): Point {
  const row = levelRow(track, level);
  return { x: row.x + 25 + seat * 15.5, y: row.y + row.h / 2 };
}

export function allianceSlot(track: Rect): Point {
  const row = levelRow(track, 5);
  return { x: row.x + row.w - 16, y: row.y + row.h / 2 - 3 };
}

export const rewardSlot = (track: Rect, level: number): Point => {
  const row = levelRow(track, level);
  return { x: row.x + row.w - 16, y: row.y + row.h / 2 };
};

export function scoreCell({ x, y, w, h }: Rect, points: number): Rect {
  const each = w / (SCORE_MAX + 1);
  const nth = Math.max(0, Math.min(points, SCORE_MAX));
  return { x: x + nth * each, y, w: each, h };
}

/** Where a cell is narrow the number stands above the markers, else beside them. */
export const isNarrow = (track: Rect): boolean => track.w / (SCORE_MAX + 1) < 40;

/** Two by two. */
export function scoreSlot(track: Rect, points: number, seat: number): Point {
  const { x, y, w, h } = scoreCell(track, points);
  const step = 14.5;
  const middle = isNarrow(track)
    ? { x: x + w / 2, y: y + h - 17 }
    : { x: x + w - 23 + step / 2, y: y + h / 2 };
  return {
    x: middle.x + ((seat % 2) - 0.5) * step,
    y: middle.y + (Math.floor(seat / 2) - 0.5) * step,
  };
}

interface CampSlots {
  readonly mark: Point;
  readonly firstPlayer: Point;
  readonly points: Point;
  readonly garrison: Rect;
  readonly conflict: Rect;
  readonly strength: Point;
  readonly supply: Point;
  readonly home: (nth: number) => Point;
  readonly alliance: (nth: number) => Point;
}

/** The garrison on the outer side, the troops in the Conflict beside the card, the strength between. */
export function campSlots({ rect, faces }: CampPlan): CampSlots {
  const { x, y, w, h } = rect;
  const inside = w - 12;
  const widths = { garrison: inside * 0.36, conflict: inside * 0.39 };
  const strengthWidth = inside - widths.garrison - widths.conflict - 8;
  const box = (offset: number, width: number): Rect => ({
    x: faces === 'right' ? x + 6 + offset : x + w - 6 - offset - width,
    y: y + 30,
    w: width,
    h: 68,
  });
  const strength = box(widths.garrison + widths.conflict + 8, strengthWidth);
  const lowest = y + h - 16;
  return {
    mark: { x: x + 17, y: y + 15 },
    firstPlayer: { x: x + w - 62, y: y + 15 },
    points: { x: x + w - 10, y: y + 15 },
    garrison: box(0, widths.garrison),
    conflict: box(widths.garrison + 4, widths.conflict),
    strength: middleOf(strength),
    supply: { x: faces === 'right' ? x + 4 : x + w - 4, y: y + 64 },
    home: (nth) => ({ x: x + 19 + nth * 22, y: lowest }),
    alliance: (nth) => ({ x: x + w - 18 - nth * 24.5, y: lowest }),
  };
}

/** Troops in a block of four by three, under the number. */
export const troopSlot = ({ x, y, w }: Rect, nth: number): Point => ({
  x: x + w / 2 + ((nth % 4) - 1.5) * 15,
  y: y + 29 + Math.floor(nth / 4) * 14.5,
});
