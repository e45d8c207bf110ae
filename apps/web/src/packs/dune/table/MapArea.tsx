import {
  type CellId,
  type DuneView,
  placeName,
  printedSector,
  spiceCardOf,
  terrainName,
  territoryOfCell,
} from '@landsraad/dune';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useWords } from '../../../app/language.ts';
import { inOneBreath } from '../../../table/board/roles.ts';
import { useSize } from '../../../table/board/useSize.ts';
import { Viewport } from '../../../table/board/Viewport.tsx';
import { useActs, useDraft } from '../../../table/desk/draft.ts';
import { useWording } from '../../../table/desk/wording.ts';
import type { Spot } from '../../../table/spots.ts';
import { BREADTH, DuneMap } from '../map/DuneMap.tsx';
import { distanceAt } from '../map/distance.ts';
import { CELLS, cellOf } from '../map/planet.ts';
import { spotOfCell } from '../map/Targets.tsx';
import { Bidding } from './Bidding.tsx';
import { forcesText } from './cell-text.ts';
import { useDune } from './desk.ts';
import style from './MapArea.module.css';
import { useWayTo } from './way.ts';
import { words } from './words.ts';

const COMPOSITIONS = {
  plans: { planet: { width: BREADTH, height: BREADTH } },
  roaming: 'planet',
  legible: 0,
  largest: 12,
} as const;
const compose = () => COMPOSITIONS;

/** The map in its box: all of it in sight, to be moved and brought nearer. */
export function MapArea() {
  const { offers } = useDune();
  const place = useCallback((spot: Spot) => placeOf(spot), []);
  return (
    <div className={style.box}>
      <Viewport compose={compose} offers={offers} placeOf={place} draw={() => <Planet />} />
      <Corners />
      <Bidding />
    </div>
  );
}

/** Around the middle of a cell: more would keep the map from being near. */
function placeOf(spot: Spot) {
  const [kind, id] = [spot.slice(0, spot.indexOf(':')), spot.slice(spot.indexOf(':') + 1)];
  const cell = kind === 'cell' ? id : kind === 'territory' ? firstCellOf(id) : undefined;
  if (!cell) return null;
  const { anchor, room } = cellOf(cell);
  const half = BREADTH / 2;
  return { x: anchor[0] - room + half, y: anchor[1] - room + half, w: 2 * room, h: 2 * room };
}

const firstCellOf = (territory: string): CellId | undefined =>
  [...CELLS.values()].find((cell) => cell.territory.id === territory)?.cell;

function Planet() {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const { snapshot, seat, offers } = useDune();
  const { language } = useWording();
  const { picked } = useDraft();
  const { press, inspect } = useActs();
  const say = useWords(words);
  const [pointed, setPointed] = useState<CellId | null>(null);
  const { view, waiting } = snapshot;
  const way = useWayTo(
    pointed !== null && offers.may.has(spotOfCell(offers, pointed)) ? pointed : null,
  );
  const label = useCellLabel(view);
  const onInspect = useCallback((id: string) => inspect({ kind: 'territory', id }), [inspect]);
  return (
    <div ref={box} className={style.planet}>
      {width > 0 && (
        <DuneMap
          view={view}
          own={seat}
          active={waiting.length === 1 ? waiting[0]! : null}
          language={language}
          distance={distanceAt(width / BREADTH)}
          offers={offers}
          picked={picked}
          way={way}
          title={say.map}
          label={label}
          onPress={press}
          onInspect={onInspect}
          onPoint={setPointed}
        />
      )}
    </div>
  );
}

/** "Carthag, stronghold, sector 10, Harkonnen 10" */
function useCellLabel(view: DuneView): (cell: CellId) => string {
  const { language } = useWording();
  const say = useWords(words).cell;
  return useMemo(
    () => (cell: CellId) => {
      const { type } = territoryOfCell(cell);
      const { sector } = cellOf(cell);
      const spice = view.spice[cell] ?? 0;
      return inOneBreath([
        placeName(cell, language),
        terrainName(type, language),
        sector !== null && say.sector(printedSector(sector)),
        sector !== null && sector === view.storm && say.storm,
        spice > 0 && say.spice(spice),
        forcesText(view, cell, language) || say.empty,
      ]);
    },
    [view, language, say],
  );
}

/** The decks and the storm, where the round map leaves the corners free. */
function Corners() {
  const { view } = useDune().snapshot;
  const { language } = useWording();
  const say = useWords(words);
  const top = (pile: 0 | 1) => view.spiceDiscard[pile].at(-1);
  const next =
    view.storm === null || view.stormCard === null ? null : (view.storm + view.stormCard) % 18;
  return (
    <>
      <div className={style.corner} data-corner="spice">
        <b>{say.decks.spice(view.spiceDeckSize)}</b>
        {([0, 1] as const).map((pile) => {
          const card = top(pile);
          return (
            card && <span key={pile}>{`${'AB'[pile]} ${spiceCardOf(card).name[language]}`}</span>
          );
        })}
        {view.spiceTop && <span>{say.decks.next(spiceCardOf(view.spiceTop).name[language])}</span>}
      </div>
      <div className={style.corner} data-corner="treachery">
        <b>{say.decks.treachery(view.treacheryDeckSize)}</b>
        <span>{say.decks.discard(view.treacheryDiscard.length)}</span>
      </div>
      {view.storm !== null && (
        <div className={style.corner} data-corner="storm">
          <b>{say.storm(printedSector(view.storm))}</b>
          {next !== null && <span>{say.stormNext(printedSector(next))}</span>}
        </div>
      )}
    </>
  );
}
