import {
  type CellId,
  type DuneView,
  type Forces,
  moveWay,
  rangeOf,
  territoryOfCell,
} from '@landsraad/dune';
import type { Language } from '@landsraad/kernel/wording';
import { useMemo } from 'react';
import { useWording } from '../../../table/desk/wording.ts';
import { bordersIn, type Going, goingTo, priceOf, takenOf } from '../going/going.ts';
import { useGoing } from '../going/useGoing.tsx';
import { words } from '../going/words.ts';
import { cellOf } from '../map/planet.ts';
import { countOf } from '../map/standing.ts';
import { dotAt } from '../map/Track.tsx';
import type { Way } from '../map/Way.tsx';
import type { DuneAsked } from '../spots.ts';
import { useDune } from './desk.ts';

/** While forces go somewhere: the way to a cell that may be chosen, before it is, or to their goal. */
export function useWayTo(pointed: CellId | null): Way | null {
  const { decision, snapshot } = useDune();
  const { language } = useWording();
  const desk = useGoing();
  const going = desk?.going ?? null;
  const { view } = snapshot;
  return useMemo(() => {
    if (!decision) return null;
    if (!going) return pointed === null ? null : wayOnward(pointed, decision, view, language);
    const to = pointed ?? going.to;
    if (to === null || to === 'reserves') return null;
    const there = to === going.to ? going : goingTo(going, to, decision, view);
    return wayOf(there, to, decision, view, language);
  }, [pointed, going, decision, view, language]);
}

function wayOf(
  going: Going,
  to: CellId,
  { seat }: DuneAsked,
  view: DuneView,
  language: Language,
): Way | null {
  const n = countOf(takenOf(going));
  const say = words[language];
  const price = priceOf(going, seat, view);
  const [from] = going.from;
  if (price !== null) {
    const label = price === 0 ? say.labelFree(n) : say.label(n, price);
    const start =
      from === undefined || from === 'reserves'
        ? dotAt(view.factions[seat]!.dot)
        : cellOf(from).anchor;
    return { start, cells: [to], label };
  }
  return wayFrom(from as CellId, to, n, seat, view, language);
}

/** Where the forces are known by the question itself. */
function wayOnward(
  to: CellId,
  { kind, about, seat }: DuneAsked,
  view: DuneView,
  language: Language,
): Way | null {
  if (kind !== 'move.to') return null;
  const groups = (about?.groups ?? {}) as Readonly<Record<CellId, Forces>>;
  const [from] = Object.keys(groups);
  if (!from) return null;
  const n = Object.values(groups).reduce((sum, group) => sum + countOf(group), 0);
  return wayFrom(from, to, n, seat, view, language);
}

function wayFrom(
  from: CellId,
  to: CellId,
  n: number,
  seat: number,
  view: DuneView,
  language: Language,
): Way | null {
  const cells = moveWay(view, seat, from, to);
  if (!cells) return null;
  const advisors = view.factions[seat]!.advisors.includes(territoryOfCell(from).id);
  const label = words[language].labelFar(n, bordersIn(cells), rangeOf(view, seat, advisors));
  return { start: null, cells, label };
}
