import type { CellId, DuneView } from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import { memo, useMemo } from 'react';
import { asGroup } from '../../../table/board/roles.ts';
import type { Offers, Spot } from '../../../table/spots.ts';
import type { Distance } from './distance.ts';
import { Land } from './Land.tsx';
import { laidOut } from './laid.ts';
import style from './Map.module.css';
import { Battles, Forces, Sites, Spice } from './Pieces.tsx';
import { Names, Rubble, Storm, Strongholds } from './Places.tsx';
import { type Dragged, type Miss, OfferedArea, Targets } from './Targets.tsx';
import { Track } from './Track.tsx';
import { Distances, DrawnWay, type Way } from './Way.tsx';

/** From edge to edge, the ring included. */
export const BREADTH = 234;
const HALF = BREADTH / 2;
/** What is drawn, without what can be pressed: a scene may show a part of it again. */
export const DRAWN = 'dune-drawn';

interface DuneMapProps {
  readonly view: DuneView;
  readonly own: Seat | null;
  readonly active: Seat | null;
  readonly language: Language;
  readonly distance: Distance;
  readonly offers: Offers;
  readonly picked: ReadonlySet<Spot>;
  readonly way: Way | null;
  /** How far the cells are that forces may go to. */
  readonly distances: ReadonlyMap<CellId, number>;
  /** Whose forces may be dragged. */
  readonly dragged: Dragged | null;
  readonly title: string;
  readonly label: (cell: CellId) => string;
  readonly onPress: (spot: Spot) => void;
  readonly onMiss: (miss: Miss) => void;
  readonly onInspect: (territory: string) => void;
  readonly onPoint: (cell: CellId | null) => void;
}

/** The planet and all that stands on it, back to front. */
export const DuneMap = memo(function DuneMap(props: DuneMapProps) {
  const { view, own, active, language, distance, offers, picked, way, title } = props;
  const written = { language, distance };
  const laid = useMemo(() => laidOut(view, { language, distance }), [view, language, distance]);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would be shown wherever the map is pointed at
    <svg
      viewBox={`${-HALF} ${-HALF} ${BREADTH} ${BREADTH}`}
      className={style.map}
      {...asGroup(title)}
      data-map={distance}
    >
      <g id={DRAWN}>
        <Land />
        {view.shieldWall || <Rubble />}
        <Strongholds view={view} />
        {distance !== 'planet' && <Sites laid={laid} />}
        {view.storm !== null && <Storm sector={view.storm} />}
        <OfferedArea offers={offers} picked={picked} />
        <Names {...written} />
        <Spice laid={laid} view={view} distance={distance} />
        <Distances of={props.distances} taken={laid.stands} {...written} />
        {way && <DrawnWay way={way} distance={distance} />}
        <Forces laid={laid} own={own} />
      </g>
      <Battles laid={laid} distance={distance} />
      <Track view={view} active={active} />
      <Targets
        offers={offers}
        picked={picked}
        label={props.label}
        onPress={props.onPress}
        onMiss={props.onMiss}
        onInspect={props.onInspect}
        onPoint={props.onPoint}
        dragged={props.dragged}
      />
    </svg>
  );
});
