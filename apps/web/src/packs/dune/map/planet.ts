import {
  type CellId,
  sectorOf,
  type Territory,
  type TerritoryId,
  territoryOfCell,
} from '@landsraad/dune';
import type { Language } from '@landsraad/kernel/wording';
import type { PlanetData } from './data.ts';
import { curve, type Vec } from './geometry.ts';
import { loopOf } from './loop.ts';
import data from './planet.json' with { type: 'json' };

/* The planet as it is drawn, read from what `build/dune-map` made of the schematic. */

export interface Cell {
  readonly cell: CellId;
  readonly territory: Territory;
  readonly sector: number | null;
  readonly polygon: readonly Vec[];
  /** Its outline, as a path. */
  readonly d: string;
  /** Where its pieces stand, and how far it is from there to the edge. */
  readonly anchor: Vec;
  readonly room: number;
}

export interface Line {
  readonly sides: readonly [CellId, CellId];
  readonly kind: 'rim' | 'border' | 'sector';
  readonly points: readonly Vec[];
  readonly d: string;
}

export interface Name {
  readonly territory: Territory;
  readonly lines: readonly string[];
  readonly size: number;
  readonly at: Vec;
  readonly tilt: number;
}

const { lines: givenLines, cells: givenCells, names: givenNames } = data as unknown as PlanetData;

const tenth = (n: number): number => n / 10;

export const LINES: readonly Line[] = givenLines.map(([a, b, numbers]) => {
  const points = Array.from(
    { length: numbers.length / 2 },
    (_, i): Vec => [tenth(numbers[2 * i]!), tenth(numbers[2 * i + 1]!)],
  );
  return { sides: [a, b], kind: kindOf(a, b), points, d: curve(points) };
});

function kindOf(a: CellId, b: CellId): Line['kind'] {
  if (a === '') return 'rim';
  return territoryOfCell(a) === territoryOfCell(b) ? 'sector' : 'border';
}

export const CELLS: ReadonlyMap<CellId, Cell> = new Map(
  givenCells.map(([cell, x, y, room]) => {
    const parts = loopOf(
      LINES.flatMap(({ sides, points }) => (sides.includes(cell) ? [points] : [])),
    );
    const shape: Cell = {
      cell,
      territory: territoryOfCell(cell),
      sector: sectorOf(cell),
      polygon: parts.flatMap((part) => part.slice(0, -1)),
      d: `${parts.map((part, i) => curve(part, i === 0 ? 'M' : 'L')).join('')}Z`,
      anchor: [tenth(x), tenth(y)],
      room: tenth(room),
    };
    return [cell, shape];
  }),
);

export const cellOf = (cell: CellId): Cell => CELLS.get(cell)!;

export const cellsOfType = (type: Territory['type']): readonly Cell[] =>
  [...CELLS.values()].filter(({ territory }) => territory.type === type);

export const namesIn = (language: Language): readonly Name[] =>
  givenNames[language].map(([territory, text, size, x, y, tilt]) => ({
    territory: territoryOfId(territory),
    lines: text.split('\n'),
    size,
    at: [tenth(x), tenth(y)],
    tilt,
  }));

const territoryOfId = (id: TerritoryId): Territory =>
  [...CELLS.values()].find(({ territory }) => territory.id === id)!.territory;

/** The line that two cells share. */
export const lineBetween = (a: CellId, b: CellId): Line =>
  LINES.find(({ sides }) => sides.includes(a) && sides.includes(b))!;
