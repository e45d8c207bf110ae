import { type DuneView, TERRITORIES } from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import { memo } from 'react';
import { DECORATION } from '../../../table/board/roles.ts';
import { DrawnMark } from '../FactionMark.tsx';
import { LOOKS } from '../factions.ts';
import { type Distance, SCALE } from './distance.ts';
import { at, n1, type Vec } from './geometry.ts';
import { COLUMN, HEAP_SCALE, type Laid, type Stand, SWORDS_SCALE, widthOf } from './laid.ts';
import style from './Map.module.css';
import { countOf, type Standing } from './standing.ts';

const HEX = 'M0-3L2.6-1.5V1.5L0 3L-2.6 1.5V-1.5z';
const SMALL_HEX = 'M0-2.5L2.2-1.25V1.25L0 2.5L-2.2 1.25V-1.25z';
const STAR = 'M0-1.5L.45-.45L1.5 0L.45 .45L0 1.5L-.45 .45L-1.5 0L-.45-.45z';
const placed = ([x, y]: Vec, scale: number) => `translate(${n1(x)} ${n1(y)}) scale(${scale})`;

interface LaidProps {
  readonly laid: Laid;
}

/** Where spice may come, and how much. */
export const Sites = memo(function Sites({ laid }: LaidProps) {
  return (
    <g {...DECORATION} className={style.piece}>
      {TERRITORIES.map(({ spice }) => {
        const box = spice && laid.sites.get(spice.cell);
        return (
          box && (
            <g key={spice.cell} className={style.site} transform={placed(box.at, 1)}>
              <path d={SMALL_HEX} />
              <text y=".95">{spice.amount}</text>
            </g>
          )
        );
      })}
    </g>
  );
});

interface PiecesProps extends LaidProps {
  readonly view: DuneView;
  readonly distance: Distance;
}

export const Spice = memo(function Spice({ laid, view, distance }: PiecesProps) {
  return (
    <g {...DECORATION} className={style.piece}>
      {[...laid.spice].map(([cell, { at }]) => (
        <g
          key={cell}
          className={style.spice}
          data-spice={cell}
          transform={placed(at, SCALE[distance] * HEAP_SCALE)}
        >
          <circle r="6.5" fill="url(#dune-heap)" />
          <path d={HEX} />
          <text y="1.25">{view.spice[cell]}</text>
        </g>
      ))}
    </g>
  );
});

const BLADE = 'M-2.6 2.2L2.2-2.6L2.8-2.9L2.5-2.2L-2.2 2.6zM-2.6.8L-.9 2.5M-2 2L-2.9 2.9';

/** Crossed swords wherever there would be a battle. */
export const Battles = memo(function Battles({ laid, distance }: Omit<PiecesProps, 'view'>) {
  return (
    <g {...DECORATION} className={style.piece}>
      {[...laid.battles].map(([territory, { at }]) => (
        <g
          key={territory}
          className={style.swords}
          data-battle={territory}
          transform={placed(at, SCALE[distance] * SWORDS_SCALE)}
        >
          <circle r="3.6" />
          <path d={BLADE} />
          <path d={BLADE} transform="scale(-1 1)" />
        </g>
      ))}
    </g>
  );
});

interface ForcesProps extends LaidProps {
  /** The viewer's own faction has a white rim. */
  readonly own: Seat | null;
}

/** A plate for each faction in a cell: shape, count, and a second count under a star for the special ones. */
export const Forces = memo(function Forces({ laid, own }: ForcesProps) {
  return (
    <g {...DECORATION} className={style.piece}>
      {laid.stands.map((stand) =>
        stand.wheel ? (
          <Wheel key={stand.cell} {...stand} />
        ) : (
          <Plates key={stand.cell} stand={stand} own={own} />
        ),
      )}
    </g>
  );
});

function Plates({ stand, own }: { readonly stand: Stand; readonly own: Seat | null }) {
  const { standing, at: middle, scale, columns, rows, high } = stand;
  return standing.map((one, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const dx = columns === 1 ? 0 : (column - 0.5) * COLUMN * scale;
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

/** Too many for the place: a wheel of their shapes; pointing at the cell tells each. */
function Wheel({ standing, at: middle, scale }: Stand) {
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
