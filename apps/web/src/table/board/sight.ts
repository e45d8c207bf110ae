import type { Point, Rect, Size } from './geometry.ts';

/*
 * What of the board can be seen in its box, and what should be. All lengths are those of the screen,
 * and the box begins at 0.
 */

const MARGIN = 12;

/** From where to where something reaches along one side. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const across = ({ x, w }: Rect): Span => ({ from: x, to: x + w });
const down = ({ y, h }: Rect): Span => ({ from: y, to: y + h });

const isWithin = (span: Span, window: Span): boolean =>
  span.from >= window.from && span.to <= window.to;

/** How many lie beyond each edge of what can be seen; half seen is seen. */
export interface Beyond {
  readonly above: number;
  readonly below: number;
  readonly left: number;
  readonly right: number;
}
export type Edge = keyof Beyond;

/** The edge beyond which something lies; further up or down comes first. */
function edgeOf({ x, y, w, h }: Rect, { width, height }: Size): Edge | null {
  const middle = { x: x + w / 2, y: y + h / 2 };
  if (middle.y < 0) return 'above';
  if (middle.y > height) return 'below';
  if (middle.x < 0) return 'left';
  return middle.x > width ? 'right' : null;
}

export function beyond(rects: readonly Rect[], box: Size): Beyond {
  const counts = { above: 0, below: 0, left: 0, right: 0 };
  for (const rect of rects) {
    const edge = edgeOf(rect, box);
    if (edge) counts[edge]++;
  }
  return counts;
}

/** Whether something is not all to be seen because of an edge. */
export function reachesOver(edge: Edge, { x, y, w, h }: Rect, { width, height }: Size): boolean {
  switch (edge) {
    case 'above':
      return y < 0;
    case 'below':
      return y + h > height;
    case 'left':
      return x < 0;
    case 'right':
      return x + w > width;
  }
}

/** Whether all can be seen at once, if need be after a move. */
export const fitTogether = (rects: readonly Rect[], box: Size): boolean =>
  bestGroup(rects, box).length === rects.length;

/**
 * How far the window should move so that as many as possible can be seen, the first ones where it
 * comes to the same; not at all when it shows as many already.
 */
export function towards(rects: readonly Rect[], box: Size): Point {
  const group = bestGroup(rects, box);
  return {
    x: stretch(group.map(across), box.width),
    y: stretch(group.map(down), box.height),
  };
}

/** The first group that no other outnumbers: windows that could not hold more are passed over. */
function bestGroup(rects: readonly Rect[], { width, height }: Size): readonly Rect[] {
  let best: readonly Rect[] = [];
  const rows = windows(rects.map(down), height);
  for (const column of windows(rects.map(across), width)) {
    const inColumn = rects.filter((rect) => isWithin(across(rect), column));
    if (inColumn.length <= best.length) continue;
    for (const row of rows) {
      const group = inColumn.filter((rect) => isWithin(down(rect), row));
      if (group.length > best.length) best = group;
      if (best.length === rects.length) return best;
    }
  }
  return best;
}

/** Where the window may stand along one side: where it is, or with one of them at its beginning. */
function windows(spans: readonly Span[], length: number): Span[] {
  const room = Math.max(0, length - 2 * MARGIN);
  const starts = [...new Set(spans.map(({ from }) => from))].sort((a, b) => a - b);
  return [{ from: 0, to: length }, ...starts.map((from) => ({ from, to: from + room }))];
}

function stretch(group: readonly Span[], length: number): number {
  const window = { from: 0, to: length };
  if (group.every((span) => isWithin(span, window))) return 0;
  const from = Math.min(...group.map((span) => span.from)) - MARGIN;
  const to = Math.max(...group.map((span) => span.to)) + MARGIN;
  return from < 0 ? from : Math.max(0, Math.min(to - length, from));
}
