import { type PictureName, type PictureSet, pictureOf } from '@landsraad/art';
import { base } from '@landsraad/art/base';
import { dune } from '@landsraad/art/dune';
import { immortality } from '@landsraad/art/immortality';
import { ix } from '@landsraad/art/ix';
import { SETS } from '@landsraad/imperium';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ARRAKIS } from '../src/packs/dune/guide/outline.ts';
import { AHEAD } from '../src/packs/imperium/ahead.ts';
import { OUTLINES } from '../src/packs/imperium/guide/outlines.ts';
import { paint } from '../src/pictures/paint.ts';
import { CUTS } from '../src/pictures/wish.ts';

/** Notes what is painted; what a browser would throw at is thrown here. */
class Notes {
  readonly painted: string[] = [];
  depth = 0;
  fillStyle: unknown = '';
  strokeStyle: unknown = '';
  globalAlpha = 1;
  save = () => void this.depth++;
  restore = () => {
    if (this.depth-- === 0) throw new Error('nothing was saved');
  };
  clip = () => undefined;
  setLineDash = () => undefined;
  scale = (...by: number[]) => finite(by);
  translate = (...by: number[]) => finite(by);
  rotate = (...by: number[]) => finite(by);
  fill = ({ d }: { d: string }) => {
    if (!this.fillStyle) throw new Error(`nothing to fill ${d} with`);
    this.painted.push(d);
  };
  stroke = ({ d }: { d: string }) => void this.painted.push(d);
  createLinearGradient = (...ends: number[]) => gradient(ends);
  createRadialGradient = (...ends: number[]) => gradient(ends);
}

const finite = (numbers: readonly number[]): void => {
  if (!numbers.every(Number.isFinite)) throw new Error(`not a number: ${numbers}`);
};

const gradient = (ends: readonly number[]) => {
  finite(ends);
  return {
    addColorStop: (offset: number, colour: string) => {
      finite([offset]);
      if (!/^#[0-9a-f]{8}$/.test(colour)) throw new Error(`no colour: ${colour}`);
    },
  };
};

const notesOf = (svg: string): Notes => {
  const notes = new Notes();
  paint(svg, { width: 360, height: 240, getContext: () => notes } as unknown as OffscreenCanvas);
  return notes;
};

const namesIn = (set: PictureSet): PictureName[] =>
  Object.entries(set).flatMap(([kind, all]) =>
    Object.keys(all).map((id): PictureName => `${kind}/${id}`),
  );

describe('the painter', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'Path2D',
      class {
        readonly d: string;
        constructor(d: string) {
          this.d = d;
        }
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each(Object.entries({ base, ix, immortality, dune }))(
    'paints every picture of %s',
    (_, set) => {
      for (const name of namesIn(set)) {
        const svg = pictureOf(set, name, CUTS.card)!;
        const { painted, depth } = notesOf(svg);
        expect(depth, name).toBe(0);
        // Each path once, and those of a group as often as it is used.
        expect(painted.length, name).toBeGreaterThanOrEqual(svg.match(/<path/g)!.length / 2);
      }
    },
  );

  it.each([...OUTLINES, ARRAKIS])('finds the picture of the chapter $id', ({ picture }) => {
    const sets = { base, ix, immortality, dune };
    expect(
      picture.boxes.some((box) => namesIn(sets[box]).includes(picture.name)),
      picture.name,
    ).toBe(true);
  });

  it('knows all spaces, and every card of a first hand, ahead of the table', () => {
    const names = new Set(AHEAD.map(({ name }) => name));
    for (const id of Object.keys(base.space!)) expect(names).toContain(`space/${id}`);
    const { cards } = SETS.find(({ id }) => id === 'base')!;
    for (const { id, origin } of cards)
      expect(names.has(`card/${id}`), id).toBe(origin === 'starting');
    expect(namesIn(base)).toEqual(expect.arrayContaining([...names]));
  });

  it('follows moves, turns, groups that are used, and their order', () => {
    const { painted } = notesOf(
      '<svg viewBox="0 0 10 10"><defs><g id="one"><path d="A" fill="#000000"/></g></defs><path d="B" fill="#000000"/><use href="#one" transform="translate(1 2) rotate(30 1 1)"/><g transform="scale(2)"><use href="#one"/></g></svg>',
    );
    expect(painted).toEqual(['B', 'A', 'A']);
  });

  it('says what it cannot paint', () => {
    expect(() => notesOf('<svg viewBox="0 0 1 1"><text>Chani</text></svg>')).toThrow('<text>');
  });
});
