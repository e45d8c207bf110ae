import {
  type CellId,
  type DuneView,
  placeName,
  printedSector,
  spiceCardOf,
  terrainName,
  territoryOfCell,
} from '@landsraad/dune';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useWords } from '../../../app/language.ts';
import { inOneBreath } from '../../../table/board/roles.ts';
import { useSize } from '../../../table/board/useSize.ts';
import { Viewport } from '../../../table/board/Viewport.tsx';
import { useActs, useDraft } from '../../../table/desk/draft.ts';
import { useLatest } from '../../../table/desk/useLatest.ts';
import { useWording } from '../../../table/desk/wording.ts';
import type { Offers, Spot } from '../../../table/spots.ts';
import { Orbit } from '../art/Art.tsx';
import { useGoing } from '../going/useGoing.tsx';
import { words as goingWords } from '../going/words.ts';
import { BREADTH, DuneMap } from '../map/DuneMap.tsx';
import { distanceAt } from '../map/distance.ts';
import { spotOfCell } from '../map/offered.ts';
import { CELLS, cellOf } from '../map/planet.ts';
import type { Dragged, Miss } from '../map/Targets.tsx';
import { Bidding } from './Bidding.tsx';
import { forcesText } from './cell-text.ts';
import { DuneKeys } from './DuneKeys.tsx';
import { useDune } from './desk.ts';
import style from './MapArea.module.css';
import { Nexus } from './Nexus.tsx';
import { useWayTo } from './way.ts';
import { words } from './words.ts';

const Which = lazy(() => import('../map/Which.tsx'));

const COMPOSITIONS = {
  plans: { planet: { width: BREADTH, height: BREADTH } },
  roaming: 'planet',
  legible: 0,
  largest: 12,
} as const;
const compose = () => COMPOSITIONS;

/** The map in its box: all of it in sight, to be moved and brought nearer. */
export function MapArea() {
  const { offers: offered } = useDune();
  const offers = useGoing()?.offers ?? offered;
  const place = useCallback((spot: Spot) => placeOf(spot), []);
  return (
    <div className={style.box}>
      <Orbit />
      <div className={style.map}>
        <Viewport compose={compose} offers={offers} placeOf={place} draw={() => <Planet />} />
      </div>
      <Corners />
      <Bidding />
      <Nexus />
      <DuneKeys />
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

/** The table's unit of length, in pixels (see room/room.ts). */
const lengthOfU = (): number =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

function Planet() {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const distance = useMemo(() => distanceAt(width / BREADTH / lengthOfU()), [width]);
  const { snapshot, seat, offers: offered } = useDune();
  const { language } = useWording();
  const desk = useGoing();
  const { press, inspect } = useActs();
  const offers = desk?.offers ?? offered;
  const picked = usePicked();
  const say = useWords(words);
  const [pointed, setPointed] = useState<CellId | null>(null);
  const { view, waiting } = snapshot;
  const way = useWayTo(
    pointed !== null && offers.may.has(spotOfCell(offers, pointed)) ? pointed : null,
  );
  const label = useCellLabel(view);
  const dragged = useDragged();
  const [missed, onMiss, forget] = useMisses(offers, desk?.press ?? press, desk?.asked == null);
  const onInspect = useCallback((id: string) => inspect({ kind: 'territory', id }), [inspect]);
  return (
    <div ref={box} className={style.planet}>
      {width > 0 && (
        <DuneMap
          view={view}
          own={seat}
          active={waiting.length === 1 ? waiting[0]! : null}
          language={language}
          distance={distance}
          offers={offers}
          picked={picked}
          way={way}
          distances={desk?.going?.to === null ? desk.distances : NO_DISTANCES}
          dragged={dragged}
          title={say.map}
          label={label}
          onPress={desk?.press ?? press}
          onMiss={onMiss}
          onInspect={onInspect}
          onPoint={setPointed}
        />
      )}
      {missed && (
        <Suspense fallback={null}>
          <Which miss={missed} offers={offers} onPress={desk?.press ?? press} onClose={forget} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * What a finger was laid beside. The only offer near it is what it meant; but where that would answer
 * at once, and what lies under the finger has a reason to tell, it is asked.
 */
function useMisses(offers: Offers, press: (spot: Spot) => void, answers: boolean) {
  const [missed, setMissed] = useState<{ miss: Miss; of: Offers } | null>(null);
  const onMiss = useLatest((miss: Miss) => {
    const [spot, ...others] = miss.near;
    const asks = others.length > 0 || (answers && offers.mayNot.has(miss.spot));
    if (asks) setMissed({ miss, of: offers });
    else press(spot!);
  });
  const forget = useCallback(() => setMissed(null), []);
  return [missed?.of === offers ? missed.miss : null, onMiss, forget] as const;
}

const NO_DISTANCES: ReadonlyMap<CellId, number> = new Map();

/** What is picked, and where forces go that are about to. */
function usePicked(): ReadonlySet<Spot> {
  const { picked } = useDraft();
  const going = useGoing()?.going;
  return useMemo(() => {
    if (!going?.to) return picked;
    return new Set([...picked, `cell:${going.to}`]);
  }, [picked, going]);
}

/** Forces that may move can be dragged to where they go. */
function useDragged(): Dragged | null {
  const { offers } = useDune();
  const desk = useGoing();
  const moves = desk?.asked?.kind === 'move' && !desk.said;
  const [onTake, onLay] = [desk?.take, desk?.lay];
  return useMemo(() => {
    if (!moves || !onTake || !onLay) return null;
    return {
      takes: (cell) => offers.may.has(`territory:${territoryOfCell(cell).id}`),
      onTake,
      onLay,
    };
  }, [moves, offers, onTake, onLay]);
}

/** "Carthag, stronghold, sector 10, Harkonnen 10" */
function useCellLabel(view: DuneView): (cell: CellId) => string {
  const { language } = useWording();
  const say = useWords(words).cell;
  const far = useWords(goingWords).away;
  const distances = useGoing()?.distances;
  const labels = useMemo(() => {
    const labelOf = (cell: CellId) => {
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
    };
    return new Map([...CELLS.keys()].map((cell) => [cell, labelOf(cell)]));
  }, [view, language, say]);
  return useCallback(
    (cell) => inOneBreath([labels.get(cell)!, distances?.has(cell) && far(distances.get(cell)!)]),
    [labels, distances, far],
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
