import { apart, at, rad, type Vec } from '../../src/packs/dune/map/geometry.ts';

/* The schematic as a net of lines: one between two cells exists once, and both are made of it. */

/** A piece of a ring: between two radii and two angles. */
interface Block {
  readonly rInner: number;
  readonly rOuter: number;
  readonly angleFrom: number;
  readonly angleTo: number;
}

/** The schematic: every cell as blocks of rings that touch. */
export interface Layout {
  readonly items: readonly { readonly cell: string; readonly parts: readonly Block[] }[];
}

/** A point of a line; where lines meet they share it. */
export interface Point {
  p: Vec;
  /** Where it lay in the schematic. */
  readonly from: Vec;
  readonly near: Point[];
  /** The angle of the sector line that it stays on. */
  ray: number | null;
  rim: boolean;
  /** How firmly it is held where it was, if not like the others. */
  hold?: number;
}

export interface Line {
  /** The two cells, in the order of their names; an empty one is what lies beyond the rim. */
  readonly sides: readonly [string, string];
  readonly kind: 'rim' | 'border' | 'sector';
  readonly points: readonly Point[];
}

interface Node {
  readonly p: Vec;
  readonly pieces: Piece[];
}

interface Piece {
  readonly ends: readonly [Node, Node];
  readonly sides: readonly [string, string];
  readonly bend: { readonly r: number; readonly from: number; readonly to: number } | null;
  used: boolean;
}

/** Between two points of a line. */
const STEP = 2;

export function linesOf(layout: Layout, isOneTerritory: (a: string, b: string) => boolean): Line[] {
  const points = new Map<Node, Point>();
  const fixed = (node: Node): Point => {
    const known = points.get(node) ?? pointAt(node.p);
    points.set(node, known);
    return known;
  };
  const lines: Line[] = [];
  for (const start of netOf(layout))
    for (const first of start.pieces) {
      if (start.pieces.length === 2 || first.used) continue;
      const along = follow(start, first, fixed);
      const [a, b] = first.sides;
      const kind = a === '' ? 'rim' : isOneTerritory(a, b) ? 'sector' : 'border';
      lines.push({ sides: first.sides, kind, points: along });
    }
  for (const { kind, points: own } of lines)
    for (const [i, point] of own.entries()) {
      if (i > 0) point.near.push(own[i - 1]!);
      if (i < own.length - 1) point.near.push(own[i + 1]!);
      if (kind === 'rim') point.rim = true;
      if (kind === 'sector') point.ray = Math.round(angleOf(point.from) / 10) * 10;
    }
  return lines;
}

const angleOf = ([x, y]: Vec): number => (Math.atan2(-y, x) * 180) / Math.PI;

const pointAt = (p: Vec): Point => ({ p, from: p, near: [], ray: null, rim: false });

/** From fork to fork. */
function follow(start: Node, first: Piece, fixed: (node: Node) => Point): Point[] {
  const points = [fixed(start)];
  let node = start;
  let piece: Piece | undefined = first;
  while (piece) {
    piece.used = true;
    const next: Node = piece.ends[0] === node ? piece.ends[1] : piece.ends[0];
    points.push(...between(piece, node, next), fixed(next));
    node = next;
    piece = node.pieces.length === 2 ? node.pieces.find(({ used }) => !used) : undefined;
  }
  return points;
}

function between({ ends, bend }: Piece, node: Node, next: Node): Point[] {
  const length = bend ? bend.r * rad(bend.to - bend.from) : apart(node.p, next.p);
  const n = Math.max(1, Math.round(length / STEP));
  return Array.from({ length: n - 1 }, (_, k) => {
    const t = ends[0] === node ? (k + 1) / n : 1 - (k + 1) / n;
    const [a, b] = [ends[0].p, ends[1].p];
    if (!bend) return pointAt([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    return pointAt(at(bend.r, bend.from + (bend.to - bend.from) * t));
  });
}

/**
 * The schematic's blocks lie on a grid of radii and angles. Where two fields of the grid belong to
 * different cells there is a piece of line.
 */
function netOf({ items }: Layout): Node[] {
  const blocks = items.flatMap(({ cell, parts }) => parts.map((part) => ({ cell, ...part })));
  const radii = ascending(blocks.flatMap(({ rInner, rOuter }) => [rInner, rOuter]));
  // What goes all around has no angles.
  const angles = ascending(
    blocks.flatMap(({ angleFrom, angleTo }) =>
      angleTo - angleFrom >= 360 ? [] : [turned(angleFrom), turned(angleTo)],
    ),
  );
  const owner = radii.map(() => angles.map(() => ''));
  for (const block of blocks)
    for (let i = radii.indexOf(block.rInner); i < radii.indexOf(block.rOuter); i++)
      for (let j = 0; j < angles.length; j++)
        if (covers(block, angles[j]! + 0.01)) owner[i]![j] = block.cell;

  const nodes = new Map<string, Node>();
  const nodeAt = (i: number, j: number): Node => {
    const key = `${i}/${j % angles.length}`;
    const known = nodes.get(key) ?? { p: at(radii[i]!, angles[j % angles.length]!), pieces: [] };
    nodes.set(key, known);
    return known;
  };
  const add = (a: Node, b: Node, [one, other]: [string, string], bend: Piece['bend']) => {
    if (one === other) return;
    const sides = one < other ? ([one, other] as const) : ([other, one] as const);
    const piece = { ends: [a, b] as const, sides, bend, used: false };
    a.pieces.push(piece);
    b.pieces.push(piece);
  };
  const last = radii.length - 1;
  for (let j = 0; j < angles.length; j++) {
    const before = (j + angles.length - 1) % angles.length;
    const to = angles[j + 1] ?? angles[0]! + 360;
    for (let i = 1; i <= last; i++) {
      const outer = i < last ? owner[i]![j]! : '';
      const bend = { r: radii[i]!, from: angles[j]!, to };
      add(nodeAt(i, j), nodeAt(i, j + 1), [owner[i - 1]![j]!, outer], bend);
      if (i < last) add(nodeAt(i, j), nodeAt(i + 1, j), [owner[i]![before]!, owner[i]![j]!], null);
    }
  }
  return [...nodes.values()].filter(({ pieces }) => pieces.length > 0);
}

const ascending = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].sort((a, b) => a - b);
/** All angles from -120 up to 240. */
const turned = (deg: number): number => ((deg + 120 + 720) % 360) - 120;
const covers = ({ angleFrom, angleTo }: Block, deg: number): boolean =>
  [-360, 0, 360].some((k) => deg + k > angleFrom && deg + k < angleTo);
