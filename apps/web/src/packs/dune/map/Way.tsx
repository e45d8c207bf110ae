import type { CellId } from '@landsraad/dune';
import { memo } from 'react';
import { DECORATION } from '../../../table/board/roles.ts';
import { type Clear, clearSpot } from './clear.ts';
import { type Distance, SCALE } from './distance.ts';
import { apart, n1, spot, type Vec } from './geometry.ts';
import style from './Map.module.css';
import { cellOf, lineBetween } from './planet.ts';

export interface Way {
  /** Where it begins, if no border is crossed on it: off the planet, or by a ship of the Guild. */
  readonly start: Vec | null;
  readonly cells: readonly CellId[];
  /** At its end: how many, how far, at what price. */
  readonly label: string;
}

/** Through the middles of the borders that are crossed; a number at each. */
export function DrawnWay({ way, distance }: { readonly way: Way; readonly distance: Distance }) {
  const { stops, marks } = way.start ? straight(way.start, way.cells) : stopsOf(way.cells);
  const d = `M${stops.map(spot).join('L')}`;
  const scale = SCALE[distance];
  const w = way.label.length * 1.9 + 3;
  const [x, y] = stops.at(-1)!;
  return (
    <g {...DECORATION} className={style.path} data-way={way.cells.join(' ')}>
      <path d={d} className={style.wayShadow} />
      <path d={d} className={style.way} />
      {marks.map((p, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the borders are counted
        <g key={i} className={style.tag} transform={`translate(${spot(p)}) scale(${scale})`}>
          <circle r="2.3" />
          <text y="1.1">{i + 1}</text>
        </g>
      ))}
      <g className={style.tag} transform={`translate(${n1(x)} ${n1(y)}) scale(${scale})`}>
        <rect x={n1(-w / 2)} y="-3" width={n1(w)} height="6" rx="3" />
        <text y="1.25">{way.label}</text>
      </g>
    </g>
  );
}

const straight = (start: Vec, cells: readonly CellId[]) => ({
  stops: [start, cellOf(cells.at(-1)!).anchor],
  marks: [],
});

function stopsOf(cells: readonly CellId[]): { stops: readonly Vec[]; marks: readonly Vec[] } {
  const end = cellOf(cells.at(-1)!).anchor;
  const stops = [cellOf(cells[0]!).anchor];
  const marks: Vec[] = [];
  for (let i = 1; i < cells.length; i++) {
    const { points, kind } = lineBetween(cells[i - 1]!, cells[i]!);
    const from = stops.at(-1)!;
    const detour = (p: Vec) => apart(from, p) + apart(p, end);
    const p = points
      .slice(1, -1)
      .reduce((best, q) => (detour(q) < detour(best) ? q : best), points[points.length >> 1]!);
    stops.push(p);
    if (kind === 'border') marks.push(p);
  }
  return { stops: [...stops, end], marks };
}

interface DistancesProps extends Clear {
  readonly of: ReadonlyMap<CellId, number>;
}

/** How many territories away: a number in the nearest cell of each. */
export const Distances = memo(function Distances({ of, ...clear }: DistancesProps) {
  const scale = SCALE[clear.distance];
  const nearest = new Map<string, { cell: CellId; n: number }>();
  for (const [cell, n] of of) {
    const { id } = cellOf(cell).territory;
    const known = nearest.get(id);
    if (n > 0 && (!known || n < known.n)) nearest.set(id, { cell, n });
  }
  return (
    <g {...DECORATION} className={style.path}>
      {[...nearest.values()].map(({ cell, n }) => {
        const at = clearSpot(cell, [2.3 * scale, 2.3 * scale], clear, cellOf(cell).room * 0.6);
        return (
          <g
            key={cell}
            className={style.tag}
            data-distance={n}
            transform={`translate(${spot(at)}) scale(${scale})`}
          >
            <circle r="2.3" />
            <text y="1.1">{n}</text>
          </g>
        );
      })}
    </g>
  );
});
