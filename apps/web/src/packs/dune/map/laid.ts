import {
  battlesAhead,
  type CellId,
  type DuneView,
  TERRITORIES,
  type TerritoryId,
  territoryOfCell,
} from '@landsraad/dune';
import { type Box, type Clear, clearSpot, leastHiding, type Written } from './clear.ts';
import { SCALE } from './distance.ts';
import type { Vec } from './geometry.ts';
import { cellOf } from './planet.ts';
import { occupiedCells, type Standing, standingIn } from './standing.ts';

/* Where the pieces of a table lie on the map: none on a name or on another piece, where there is room. */

/** What stands in a cell, around its middle. */
export interface Stand extends Box {
  readonly cell: CellId;
  readonly standing: readonly Standing[];
  readonly scale: number;
  /** There is no room for a plate each. */
  readonly wheel: boolean;
  readonly columns: number;
  readonly rows: number;
  /** From one row to the next. */
  readonly high: number;
}

export interface Laid {
  readonly stands: readonly Stand[];
  readonly spice: ReadonlyMap<CellId, Box>;
  readonly sites: ReadonlyMap<CellId, Box>;
  readonly battles: ReadonlyMap<TerritoryId, Box>;
}

/** A plate: as high as this, with so much between two. */
const PLATE = { high: 5.2, gap: 0.5 } as const;
/** From the middle of a column of plates to that of the next. */
export const COLUMN = 11;
const WHEEL = 6.9;
/** Half of what a site and a heap take. */
const SITE: Vec = [2.4, 2.6];
const HEAP: Vec = [3, 3.4];
/** Crossed swords, and how much larger than the pieces. */
const SWORDS = 3.6;
export const SWORDS_SCALE = 1.3;
export const HEAP_SCALE = 1.1;

/** In strongholds nothing can give way: they come first; then who stands, what lies, what may come. */
export function laidOut(view: DuneView, written: Written): Laid {
  const taken: Box[] = [];
  const take = <B extends Box>(box: B): B => {
    taken.push(box);
    return box;
  };
  const cells = occupiedCells(view);
  const isFixed = (cell: CellId) => territoryOfCell(cell).type === 'stronghold';
  const stands = [...cells.filter(isFixed), ...cells.filter((cell) => !isFixed(cell))].map((cell) =>
    take(standOf(cell, standingIn(view, cell), written, taken)),
  );
  const battles = new Map(
    view.phase === 'shipment' || view.phase === 'battle'
      ? battlesAhead(view).map((territory) => {
          const stand = stands.find(({ cell }) => territoryOfCell(cell).id === territory)!;
          return [territory, take(beside(stand, swordsAt(written), written, taken))];
        })
      : [],
  );
  const spice = new Map(
    Object.entries(view.spice).flatMap(([cell, n]) => {
      if (n === 0) return [];
      const stand = stands.find((one) => one.cell === cell);
      const scale = SCALE[written.distance] * HEAP_SCALE;
      const half: Vec = [HEAP[0] * scale, HEAP[1] * scale];
      const box = stand
        ? beside(stand, half, written, taken)
        : boxAt(cell, half, { ...written, taken });
      return [[cell, take(box)] as const];
    }),
  );
  const sites = new Map(
    TERRITORIES.flatMap(({ spice: site }) => {
      if (!site || view.spice[site.cell]) return [];
      return [[site.cell, boxAt(site.cell, SITE, { ...written, taken })] as const];
    }),
  );
  return { stands, spice, sites, battles };
}

const boxAt = (cell: CellId, half: Vec, clear: Clear): Box => ({
  at: clearSpot(cell, half, clear),
  half,
});

const swordsAt = ({ distance }: Written): Vec => {
  const r = SWORDS * SCALE[distance] * SWORDS_SCALE;
  return [r, r];
};

/** Against a side of what stands there, where it hides least. */
function beside(stand: Stand, half: Vec, written: Written, taken: readonly Box[]): Box {
  const [dx, dy] = [stand.half[0] + half[0], stand.half[1] + half[1]];
  const towardsPole = -Math.sign(stand.at[0]) || 1;
  const around: readonly Vec[] = [
    [towardsPole * dx, 0],
    [-towardsPole * dx, 0],
    [0, dy],
    [0, -dy],
    ...[1, -1].flatMap((x) => [1, -1].map((y): Vec => [x * dx, y * dy])),
  ].map(([x, y]): Vec => [stand.at[0] + x!, stand.at[1] + y!]);
  return { at: leastHiding(around, half, { ...written, taken }), half };
}

function standOf(
  cell: CellId,
  standing: readonly Standing[],
  written: Written,
  taken: readonly Box[],
): Stand {
  const { room, territory } = cellOf(cell);
  const { distance } = written;
  const wheel =
    distance === 'planet'
      ? standing.length > 2
      : standing.length > 3 && room < 9 && distance !== 'cell';
  const roomy = Math.max(
    0.86,
    Math.min(1.12, (room * 2) / (PLATE.high * Math.min(standing.length, 2) + 3)),
  );
  const scale = distance === 'region' && !wheel ? roomy : SCALE[distance];
  const columns = standing.length > 3 ? 2 : 1;
  const rows = Math.ceil(standing.length / columns);
  const high = (PLATE.high + PLATE.gap) * scale;
  const wide = Math.max(...standing.map(widthOf)) + (columns - 1) * COLUMN;
  const half: Vec = wheel
    ? [WHEEL * scale, WHEEL * scale]
    : [(wide * scale) / 2, (rows * high - PLATE.gap * scale) / 2];
  const shape = { cell, standing, scale, wheel, columns, rows, high, half };
  const at =
    territory.type === 'stronghold'
      ? underName(cell, half, written)
      : clearSpot(cell, half, { ...written, taken }, aside(cell));
  return { ...shape, at };
}

/** On a stronghold's wall stands its name: below it, as little as is needed. */
function underName(cell: CellId, half: Vec, written: Written): Vec {
  const { anchor, polygon } = cellOf(cell);
  const top = Math.min(...polygon.map((p) => p[1])) + half[1];
  const highest: Vec = [anchor[0], Math.max(anchor[1], top)];
  return leastHiding(
    UNDER.map(([dx, dy]): Vec => [highest[0] + dx, highest[1] + dy]),
    half,
    written,
  );
}

/** From near to far. */
const UNDER: readonly Vec[] = [0, 0.8, 1.6, 2.4, 3.2, 4, 5, 6, 7, 8].flatMap((down) =>
  [0, -1.5, 1.5, -3, 3].map((aside): Vec => [aside, down]),
);

/** The pole's name stands in the north of it. */
const aside = (cell: CellId): number => (cell === 'polar-sink' ? 1.5 : 0);

export function widthOf({ normal, special }: Standing): number {
  const digits = (n: number) => (n > 0 ? 2.1 * String(n).length : 0);
  return 6.5 + digits(normal) + (special > 0 ? 2.4 : 0) + digits(special);
}
