import {
  type CellId,
  type DuneView,
  movable,
  moveDistances,
  placeName,
  shipPrice,
  type TerritoryId,
} from '@landsraad/dune';
import type { Language } from '@landsraad/kernel/wording';
import { begun, originOf } from '../going/going.ts';
import { words } from '../going/words.ts';
import type { DuneAsked } from '../spots.ts';

/** What it costs to come to a cell while one ships, or how far one's forces are while they may move. */
export function reachText(
  cell: CellId,
  asked: DuneAsked | null,
  view: DuneView,
  language: Language,
): string | null {
  if (asked?.shape !== 'one') return null;
  const say = words[language];
  if (asked.kind === 'ship') {
    if (!asked.options.some((option) => option.type === 'cell' && option.cell === cell))
      return null;
    const from = originOf(begun(asked, view)!);
    // Two at half the price are a whole spice.
    const each = shipPrice(view, asked.seat, 2, { from, to: cell }) / 2;
    return each === 0 ? say.freeHere : say.priceHere(each.toLocaleString(language));
  }
  if (asked.kind !== 'move') return null;
  const [nearest] = asked.options
    .flatMap((option) => (option.type === 'territory' ? [option.territory] : []))
    .flatMap((from) => distanceFrom(from, cell, asked, view))
    .toSorted((a, b) => a.far - b.far);
  return nearest ? say.farFrom(nearest.far, placeName(nearest.from, language)) : null;
}

function distanceFrom(
  from: TerritoryId,
  to: CellId,
  { seat }: DuneAsked,
  view: DuneView,
): { readonly from: TerritoryId; readonly far: number }[] {
  return movable(view, seat, from).flatMap((cell) => {
    const far = moveDistances(view, seat, cell).get(to) ?? 0;
    return far > 0 ? [{ from, far }] : [];
  });
}
