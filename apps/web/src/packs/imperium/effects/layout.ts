import type { Glyph, GlyphGroup } from './glyphs.ts';

/* Where things stand on a drawn row, in heights of an icon. SVG has no flow: widths are computed. */

const GAP = 0.2;
const CLOSE = 0.02;
const GROUP_GAP = 0.28;
const FRAME = 0.18;

/** How high a number is beside its icon. */
export const NUMBER = 0.86;

/** Widths of the digits and signs that effects use, in the interface's font at the drawn size. */
const WIDTHS: Readonly<Record<string, number>> = {
  '/': 0.36,
  '→': 0.72,
  ':': 0.24,
  '(': 0.3,
  ')': 0.3,
  '∞': 0.7,
  '1': 0.38,
};
const WIDTH = 0.52;

export interface Placed<T> {
  readonly glyph: T;
  readonly at: number;
  readonly width: number;
  /** What its number takes, before the icon. */
  readonly numberWidth: number;
}

interface PlacedRow {
  readonly width: number;
  readonly glyphs: readonly Placed<Glyph>[];
  readonly frames: readonly { readonly from: number; readonly to: number }[];
}

/** From left to right, beginning at 0. */
export function place(groups: readonly GlyphGroup[]): PlacedRow {
  const glyphs: Placed<Glyph>[] = [];
  const frames: { from: number; to: number }[] = [];
  let at = 0;
  groups.forEach((group, i) => {
    if (i > 0) at += GROUP_GAP;
    const from = at;
    if (group.framed) at += FRAME;
    group.glyphs.forEach((glyph, j) => {
      if (j > 0) at += isClose(group.glyphs[j - 1]!, glyph) ? CLOSE : GAP;
      const numberWidth = 'icon' in glyph && glyph.n ? textWidth(glyph.n) + 0.06 : 0;
      const width = 'icon' in glyph ? numberWidth + 1 : textWidth(glyph.sign);
      glyphs.push({ glyph, at, width, numberWidth });
      at += width;
    });
    if (group.framed) {
      at += FRAME;
      frames.push({ from, to: at });
    }
  });
  return { width: at, glyphs, frames };
}

/** An icon that belongs to the one before it, and what brackets hold. */
function isClose(before: Glyph, glyph: Glyph): boolean {
  if ('sign' in before && before.sign === '(') return true;
  return 'sign' in glyph ? glyph.sign === ')' : glyph.tight === true;
}

const textWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + (WIDTHS[character] ?? WIDTH), 0);
