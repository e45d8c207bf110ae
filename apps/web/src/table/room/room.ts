import type { Size } from '../board/geometry.ts';

/*
 * How a table lies in a window. Everything at it is measured in one unit, text, board and cards
 * alike; where the unit would become too small to read, something is folded instead.
 */

/** What each level needs, in units. What it folds stands in Frame.module.css. */
const LEVELS = [
  { width: 1366, height: 625 },
  { width: 1076, height: 625 },
  { width: 1076, height: 573 },
  { width: 1076, height: 542 },
] as const;

/** 0: all is there; 1: the side board is a rail; 2: the dock is low; 3: without the score track. */
export type Level = 0 | 1 | 2 | 3;

/** A unit smaller than this, on a screen, is not read. */
const LEAST = 0.94;
const MOST = 1.5;
/** A window that is at least so wide, in units, has room for two panes side by side. */
const TWO_PANES = 640;
/** A window that is at least so wide shows two of the side board's panes at once. */
const TWO_SIDES = 1700;

export type Room =
  | {
      readonly shape: 'wide';
      readonly u: number;
      readonly level: Level;
      /** How many panes of the side board lie open. */
      readonly sides: 1 | 2;
    }
  /** Too small for the whole board at once: it stands, and is moved. */
  | {
      readonly shape: 'phone';
      readonly u: number;
      readonly panes: 'one' | 'above' | 'beside';
    };

/** The room in a window, for a reader's text size (1, 1.15, 1.3), with the side board folded in any case or not. */
export function roomIn({ width, height }: Size, text: number, folded = false): Room {
  const from = folded ? 1 : 0;
  const levels = LEVELS.slice(from);
  const fits = ({ width: w, height: h }: Size) => Math.min(width / w, height / h);
  // A reader's text is larger than what this window gives everybody, not than the least it may.
  const plain = levels.map(fits).find((u) => u >= LEAST) ?? 1;
  const wanted = Math.min(Math.max(plain, 1), MOST) * text;
  const held = levels.findIndex((needed) => fits(needed) >= LEAST * wanted);
  if (held < 0) return { shape: 'phone', u: wanted, panes: panesIn({ width, height }, wanted) };
  const level = held + from;
  const u = Math.min(fits(LEVELS[level]!), wanted);
  return {
    shape: 'wide',
    u,
    level: level as Level,
    sides: level === 0 && width / u >= TWO_SIDES ? 2 : 1,
  };
}

/** On a screen that stands what is mine lies under both panes, on one that lies beside the board. */
function panesIn({ width, height }: Size, u: number) {
  if (width < TWO_PANES * u) return 'one';
  return height > width ? 'above' : 'beside';
}
