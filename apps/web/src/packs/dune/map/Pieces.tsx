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
import { clearSpot, type Written } from './clear.ts';
import { SCALE } from './distance.ts';
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

interface OnMap extends Written {
  readonly view: DuneView;
}

/** Where spice may come, and how much. */
export function Sites({ view, ...written }: OnMap) {
  return (
    <g {...DECORATION} className={style.piece}>
      {TERRITORIES.map(({ spice }) => {
        if (!spice || view.spice[spice.cell]) return null;
        return (
          <g
            key={spice.cell}
            className={style.site}
            transform={placed(clearSpot(spice.cell, SITE, written), 1)}
          >
            <path d={SMALL_HEX} />
            <text y=".95">{spice.amount}</text>
          </g>
        );
      })}
    </g>
  );
}

/** Half of what a site and a heap take. */
const SITE: Vec = [2.4, 2.6];
const HEAP: Vec = [3, 3.4];

export function Spice({ view, ...written }: OnMap) {
  const scale = SCALE[written.distance] * 1.1;
  return (
    <g {...DECORATION} className={style.piece}>
      {Object.entries(view.spice).map(([cell, n]) =>
        n === 0 ? null : (
          <g
            key={cell}
            className={style.spice}
            data-spice={cell}
            transform={placed(besideForces(view, cell, written), scale)}
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
export function Battles({ view, distance }: Pick<OnMap, 'view' | 'distance'>) {
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
function besideForces(view: DuneView, cell: CellId, written: Written): Vec {
  const there = standingIn(view, cell);
  const scale = SCALE[written.distance];
  if (there.length === 0) return clearSpot(cell, [HEAP[0] * scale, HEAP[1] * scale], written);
  const { at } = standsIn(cell, there, written);
  const aside = (there.length > 3 ? 13 : widthOf(there[0]!) / 2 + 3) * scale;
  return [at[0] - Math.sign(at[0]) * aside, at[1]];
}

interface ForcesProps extends OnMap {
  /** The viewer's own faction has a white rim. */
  readonly own: Seat | null;
}

/** A plate for each faction in a cell: shape, count, and a second count under a star for the special ones. */
export function Forces({ view, own, ...written }: ForcesProps) {
  return (
    <g {...DECORATION} className={style.piece}>
      {occupiedCells(view).map((cell) => (
        <ForcesIn
          key={cell}
          cell={cell}
          standing={standingIn(view, cell)}
          written={written}
          own={own}
        />
      ))}
    </g>
  );
}

interface ForcesInProps {
  readonly cell: CellId;
  readonly standing: readonly Standing[];
  readonly written: Written;
  readonly own: Seat | null;
}

function ForcesIn({ cell, standing, written, own }: ForcesInProps) {
  const { distance } = written;
  const crowded =
    distance === 'planet'
      ? standing.length > 2
      : standing.length > 3 && cellOf(cell).room < 9 && distance !== 'cell';
  if (crowded) {
    const scale = distance === 'planet' ? 1.7 : 1;
    return <Wheel standing={standing} at={clearSpot(cell, WHEEL, written)} scale={scale} />;
  }
  const { at: middle, scale, columns, rows, high } = standsIn(cell, standing, written);
  return standing.map((one, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const dx = columns === 1 ? 0 : (column - 0.5) * 11 * scale;
    const dy = (row - (rows - 1) / 2) * high;
    return (
      <g
        key={one.seat}
        transform={placed([middle[0] + dx, middle[1] + dy], Math.round(scale * 100) / 100)}
      >
        <Plate standing={one} own={one.seat === own} />
      </g>
    );
  });
}

/** Where the plates of a cell lie, around their middle, and how large. */
function standsIn(cell: CellId, standing: readonly Standing[], written: Written) {
  const { anchor, room, territory, polygon } = cellOf(cell);
  const { distance } = written;
  const roomy = Math.max(
    0.86,
    Math.min(1.12, (room * 2) / (PLATE.high * Math.min(standing.length, 2) + 3)),
  );
  const scale = distance === 'region' ? roomy : SCALE[distance];
  const columns = standing.length > 3 ? 2 : 1;
  const rows = Math.ceil(standing.length / columns);
  const high = (PLATE.high + PLATE.gap) * scale;
  const wide = columns === 2 ? 22 : Math.max(...standing.map(widthOf));
  const place = { scale, columns, rows, high };
  if (territory.type !== 'stronghold') {
    const half: Vec = [(wide * scale) / 2, (rows * high) / 2];
    return { ...place, at: clearSpot(cell, half, written, aside(cell)) };
  }
  // On a stronghold's wall stands its name.
  const top = Math.min(...polygon.map((p) => p[1])) + 2.8 + (high * rows) / 2;
  return { ...place, at: [anchor[0], Math.max(anchor[1], top)] as Vec };
}

const WHEEL: Vec = [7, 7];

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
