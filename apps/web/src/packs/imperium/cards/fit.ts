import { type GlyphGroup, groupsOf } from '../effects/glyphs.ts';
import { place } from '../effects/layout.ts';
import type { Printed } from './printed.ts';

/*
 * What a small card shows of each field. Its lengths follow its width at every size, so the room can
 * be counted once. All numbers are in em of the card, as the style sheets have them.
 */

export interface Shown {
  readonly drawn: boolean;
  /** Lines of words; 0 for none. */
  readonly lines: number;
}

interface Fitted {
  readonly boxes: readonly Shown[];
  /** So much room is left that the icons can be drawn large. */
  readonly roomy: boolean;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Around the name. */
  readonly head: number;
  /** A row of Agent icons, and how many stand in it. */
  readonly icons: { readonly row: number; readonly across: number };
}

export const HAND: Room = { width: 11.8, height: 15.4, head: 0.9, icons: { row: 2.02, across: 5 } };

const NAME = { size: 1.23, line: 1.25, beside: 0.8 };
/** What a number in the corner takes of a name's line. */
export const COST = 1.7;
const BOXES = { around: 0.5, gap: 0.25, box: 0.48, beside: 1.5 };
const WORDS = { size: 1.11, line: 1.255, sign: 1.65 };
const ICON = { size: 1.62, row: 1.95, sign: 1.9 };
const LARGE_ICON = 2.2;
const ROOMY = 2.4;
const FEWEST_LINES = 2;

/**
 * Icons and words where both fit; where they do not, long effects in words and plain
 * ones as icons. Words that are still too many end in an ellipsis.
 */
export function fitted(printed: Printed, card: Room): Fitted {
  const { boxes } = printed;
  const across = card.width - BOXES.beside;
  const groups = boxes.map(({ effects }) => groupsOf(effects));
  const shown = boxes.map(({ lines, effects }) => ({
    drawn: effects.length > 0,
    lines: wordLines(lines, across, effects.length === 0),
  }));
  const room = roomOn(card, printed);
  const taken = () =>
    shown.reduce(
      (sum, { drawn, lines }, i) =>
        sum + (drawn ? rowsOf(groups[i]!, ICON.size, across) * ICON.row : 0) + lines * WORDS.line,
      0,
    );
  const wordiest = (among: (i: number) => boolean): number | undefined =>
    shown
      .map((_, i) => i)
      .filter(among)
      .sort((a, b) => shown[b]!.lines - shown[a]!.lines)[0];
  while (taken() > room) {
    const wordy = wordiest((i) => shown[i]!.drawn && shown[i]!.lines > 2);
    const plain = wordiest((i) => shown[i]!.drawn && shown[i]!.lines > 0 && isPlain(groups[i]!));
    const drawn = wordiest((i) => shown[i]!.drawn && shown[i]!.lines > 0);
    const cut = wordiest((i) => shown[i]!.lines > FEWEST_LINES);
    const worded = wordy ?? (plain === undefined ? drawn : undefined);
    if (worded !== undefined) {
      shown[worded]!.drawn = false;
      shown[worded]!.lines = wordLines(boxes[worded]!.lines, across, true);
    } else if (plain !== undefined) shown[plain]!.lines = 0;
    else if (cut !== undefined) shown[cut]!.lines--;
    else break;
  }
  const small = groups.every((row) => rowsOf(row, LARGE_ICON, across) === 1);
  return { boxes: shown, roomy: small && room - taken() > ROOMY };
}

function roomOn({ width, height, head, icons: { row, across } }: Room, printed: Printed): number {
  const { boxes, icons = [] } = printed;
  const named = Math.min(2, nameLines(printed, width)) * NAME.line + head;
  const agent = Math.ceil(icons.length / across) * row;
  const between = BOXES.around + (boxes.length - 1) * BOXES.gap + boxes.length * BOXES.box;
  return height - named - agent - between;
}

/** A name's lines beside its corner, where Factions stand under the cost if it has several. */
export function nameLines(printed: Printed, width: number): number {
  const { name, factions = [], badge, badgeAcross = badge ? COST : 0 } = printed;
  const [cost, signs] = [badgeAcross, factions.length * 1.15];
  const beside = (corner: number) => wrapped(name, (width - NAME.beside - corner) / NAME.size, 0);
  return beside(cost + signs) === 1 ? 1 : Math.max(2, beside(Math.max(cost, signs)));
}

const wordLines = (lines: readonly string[], across: number, afterSign: boolean): number =>
  lines.length === 0
    ? 0
    : wrapped(lines.join(' '), across / WORDS.size, afterSign ? WORDS.sign : 0);

/** How many lines a text takes, in em of its own size. */
function wrapped(text: string, across: number, before: number): number {
  let lines = 1;
  let at = before;
  for (const word of text.split(' ')) {
    const width = widthOf(word);
    if (at > 0 && at + width > across) {
      lines++;
      at = 0;
    }
    if (width > across) lines += Math.ceil(width / across) - 1;
    at += width + 0.25;
  }
  return lines;
}

const NARROW = /[ilItfrj.,:;’'()!|]/;
const WIDE = /[mwMWOQ—]/;

const widthOf = (word: string): number =>
  [...word].reduce((sum, c) => sum + (NARROW.test(c) ? 0.33 : WIDE.test(c) ? 0.82 : 0.56), 0);

const rowsOf = (groups: readonly GlyphGroup[], size: number, across: number): number =>
  Math.ceil((place(groups).width * size + ICON.sign) / across);

const PLAIN: ReadonlySet<string> = new Set([
  'solari',
  'spice',
  'water',
  'persuasion',
  'sword',
  'troop',
  'draw',
  'intrigue',
  'point',
]);

/** Icons that need no words: what is gained, and how much of it. */
const isPlain = (groups: readonly GlyphGroup[]): boolean =>
  groups.every(({ glyphs }) => glyphs.every((glyph) => 'icon' in glyph && PLAIN.has(glyph.icon)));
