import type { Reason } from '@landsraad/kernel';
import { cellOption, type DuneOption } from '../choices.ts';
import type { Territory } from '../content/component.ts';
import { TERRITORIES } from '../content/index.ts';
import type { CellId } from '../ids.ts';

/** The cells of each territory, as they are offered. */
const PLACES = TERRITORIES.map((territory) => ({
  territory,
  options: territory.cells.map(cellOption),
}));

/** The open cells of the territories against which nothing speaks, which are asked once each. */
export function openCells(
  isOpen: (cell: CellId, sector: number | undefined) => boolean,
  whyNot: (territory: Territory) => Reason | null,
): DuneOption[] {
  const open: DuneOption[] = [];
  for (const { territory, options } of PLACES) {
    const before = open.length;
    for (let i = 0; i < options.length; i++)
      if (isOpen(territory.cells[i]!, territory.sectors[i])) open.push(options[i]!);
    if (open.length > before && whyNot(territory)) open.length = before;
  }
  return open;
}
