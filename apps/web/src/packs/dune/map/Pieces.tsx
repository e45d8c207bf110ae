import {
  battlesAhead,
  type CellId,
  type DuneView,
  TERRITORIES,
  territoryOfCell,
} from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import { DECORATION } from '../../../table/board/roles.ts';
import { DrawnMark } from '../FactionMark.tsx';
import { LOOKS } from '../factions.ts';
import { type Distance, SCALE } from './distance.ts';
import { at, n1, type Vec } from './geometry.ts';
import style from './Map.module.css';
import { cellOf } from './planet.ts';
import { countOf, occupiedCells, type Standing, standingIn } from './standing.ts';

const HEX = 'M0-3L2.6-1.5V1.5L0 3L-2.6 1.5V-1.5z';
const SMALL_HEX = 'M0-2.5L2.2-1.25V1.25L0 2.5L-2.2 1.25V-1.25z';
const STAR = 'M0-1.5L.45-.45L1.5 0L.45 .45L0 1.5L-.45 .45L-1.5 0L-.45-.45z';
/** A plate: as high as this, with so much between two. */
const PLATE = { high: 5.2, gap: 0.5 } as const;

const placed = ([x, y]: Vec, scale: number) => `translate(${n1(x)} ${n1(y)}) scale(${scale})`;

interface OnMap {
  readonly view: DuneView;
  readonly distance: Distance;
}

/** Where spice may come, and how much. */
export function Sites({ view }: Pick<OnMap, 'view'>) {
  return (
    <g {...DECORATION} className={style.piece}>
      {TERRITORIES.map(({ spice }) => {
        if (!spice || view.spice[spice.cell]) return null;
        return (
          <g
            key={spice.cell}
            className={style.site}
            transform={placed(cellOf(spice.cell).anchor, 1)}
          >
            <path d={SMALL_HEX} />
            <text y=".95">{spice.amount}</text>
          </g>
        );
      })}
    </g>
  );
}

export function Spice({ view, distance }: OnMap) {
  return (
    <g {...DECORATION} className={style.piece}>
      {Object.entries(view.spice).map(([cell, n]) =>
        n === 0 ? null : (
          <g
            key={cell}
            className={style.spice}
            data-spice={cell}
            transform={placed(besideForces(view, cell, distance), SCALE[distance] * 1.1)}
          >
            <circle r="6.5" fill="url(#dune-heap)" />
            <path d={HEX} />
            <text y="1.25">{n}</text>
          </g>
        ),
      )}
    </g>
  );
}

const BLADE = 'M-2.6 2.2L2.2-2.6L2.8-2.9L2.5-2.2L-2.2 2.6zM-2.6.8L-.9 2.5M-2 2L-2.9 2.9';

/** Crossed swords wherever there would be a battle. */
export function Battles({ view, distance }: OnMap) {
  if (view.phase !== 'shipment' && view.phase !== 'battle') return null;
  return (
    <g {...DECORATION} className={style.piece}>
      {battlesAhead(view).map((territory) => {
        const [cell] = occupiedCells(view).filter((one) => territoryOfCell(one).id === territory);
        const { anchor, room } = cellOf(cell!);
        return (
          <g
            key={territory}
            className={style.swords}
            data-battle={territory}
            transform={placed([anchor[0] + room + 2, anchor[1] + room], SCALE[distance] * 1.3)}
          >
            <circle r="3.6" />
            <path d={BLADE} />
            <path d={BLADE} transform="scale(-1 1)" />
          </g>
        );
      })}
    </g>
  );
}

/** Towards the pole's meridian, where whoever stands there leaves room. */
function besideForces(view: DuneView, cell: CellId, distance: Distance): Vec {
  const { anchor } = cellOf(cell);
  const there = standingIn(view, cell);
  if (there.length === 0) return anchor;
  const aside = (there.length > 3 ? 13 : widthOf(there[0]!) / 2 + 3) * SCALE[distance];
  return [anchor[0] - Math.sign(anchor[0]) * aside, anchor[1]];
}

interface ForcesProps extends OnMap {
  /** The viewer's own faction has a white rim. */
  readonly own: Seat | null;
}

/** A plate for each faction in a cell: shape, count, and a second count under a star for the special ones. */
export function Forces({ view, distance, own }: ForcesProps) {
  return (
    <g {...DECORATION} className={style.piece}>
      {occupiedCells(view).map((cell) => (
        <ForcesIn
          key={cell}
          cell={cell}
          standing={standingIn(view, cell)}
          distance={distance}
          own={own}
        />
      ))}
    </g>
  );
}

interface ForcesInProps {
  readonly cell: CellId;
  readonly standing: readonly Standing[];
  readonly distance: Distance;
  readonly own: Seat | null;
}

function ForcesIn({ cell, standing, distance, own }: ForcesInProps) {
  const { anchor, room, territory, polygon } = cellOf(cell);
  const scale = SCALE[distance];
  const crowded = distance === 'planet' ? standing.length > 2 : standing.length > 3 && room < 9;
  if (crowded && distance !== 'cell')
    return <Wheel standing={standing} at={anchor} scale={distance === 'planet' ? 1.7 : 1} />;
  const roomy = Math.max(
    0.86,
    Math.min(1.12, (room * 2) / (PLATE.high * Math.min(standing.length, 2) + 3)),
  );
  const k = distance === 'region' ? roomy : scale;
  const columns = standing.length > 3 ? 2 : 1;
  const rows = Math.ceil(standing.length / columns);
  const high = (PLATE.high + PLATE.gap) * k;
  // On a stronghold's wall stands its name.
  const top = Math.min(...polygon.map((p) => p[1])) + 2.8 + (high * rows) / 2;
  const y = territory.type === 'stronghold' ? Math.max(anchor[1], top) : anchor[1] + aside(cell);
  return standing.map((one, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const dx = columns === 1 ? 0 : (column - 0.5) * 11 * k;
    const dy = (row - (rows - 1) / 2) * high;
    return (
      <g key={one.seat} transform={placed([anchor[0] + dx, y + dy], Math.round(k * 100) / 100)}>
        <Plate standing={one} own={one.seat === own} />
      </g>
    );
  });
}

/** The pole's name stands in the north of it. */
const aside = (cell: CellId): number => (cell === 'polar-sink' ? 1.5 : 0);

function widthOf({ normal, special }: Standing): number {
  const digits = (n: number) => (n > 0 ? 2.1 * String(n).length : 0);
  return 6.5 + digits(normal) + (special > 0 ? 2.4 : 0) + digits(special);
}

function Plate({ standing, own }: { readonly standing: Standing; readonly own: boolean }) {
  const { faction, normal, special, advisors, seat } = standing;
  const w = widthOf(standing);
  const left = -w / 2;
  const afterMark = left + 5.2;
  const afterCount = afterMark + (normal > 0 ? 2.1 * String(normal).length + 0.4 : 0);
  return (
    <g
      className={style.plate}
      data-own={own || undefined}
      data-advisors={advisors || undefined}
      data-forces={seat}
    >
      <rect
        x={n1(left)}
        y="-2.6"
        width={n1(w)}
        height="5.2"
        rx="1.6"
        stroke={LOOKS[faction].colour}
      />
      <DrawnMark faction={faction} x={left + 2.8} y={0} size={4.1} hollow={advisors} />
      {normal > 0 && (
        <text x={n1(afterMark)} y="1.35">
          {normal}
        </text>
      )}
      {special > 0 && (
        <>
          <path
            d={STAR}
            className={style.star}
            transform={`translate(${n1(afterCount + 1.1)} 0) scale(.9)`}
          />
          <text x={n1(afterCount + 2.4)} y="1.35">
            {special}
          </text>
        </>
      )}
    </g>
  );
}

interface WheelProps {
  readonly standing: readonly Standing[];
  readonly at: Vec;
  readonly scale: number;
}

/** Too many for the place: a wheel of their shapes; pointing at the cell tells each. */
function Wheel({ standing, at: middle, scale }: WheelProps) {
  return (
    <g className={style.wheel} transform={placed(middle, scale)}>
      <circle r="6.9" />
      {standing.map(({ seat, faction, advisors }, i) => {
        const [x, y] = at(4.3, 90 - (360 * i) / standing.length);
        return <DrawnMark key={seat} faction={faction} x={x} y={y} size={3.8} hollow={advisors} />;
      })}
      <text y="1.3">{standing.reduce((sum, one) => sum + countOf(one), 0)}</text>
    </g>
  );
}
