import { type DuneView, printedSector, SECTORS } from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import { memo } from 'react';
import { DECORATION } from '../../../table/board/roles.ts';
import { DrawnMark } from '../FactionMark.tsx';
import { at, n1, spot, type Vec } from './geometry.ts';
import { middleOf } from './land.ts';
import style from './Map.module.css';

const DOT_ANGLES = [270, 330, 30, 90, 150, 210] as const;

/** Where a faction sits around the planet. */
export const dotAt = (dot: number): Vec => at(111.8, DOT_ANGLES[dot]!);

interface TrackProps {
  readonly view: DuneView;
  /** Whose turn it is. */
  readonly active: Seat | null;
}

/** The ring: sector numbers, where the storm stands and may go, the factions on their dots. */
export const Track = memo(function Track({ view, active }: TrackProps) {
  return (
    <g {...DECORATION} className={style.piece}>
      {Array.from({ length: SECTORS }, (_, sector) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sector is its number
        <Sector key={sector} sector={sector} view={view} />
      ))}
      {view.factions.map(({ id, dot }, seat) => {
        const [x, y] = dotAt(dot);
        const first = view.turn > 0 && view.firstPlayer === seat;
        const [fx, fy] = at(111.8, DOT_ANGLES[dot]! - 4.2);
        return (
          <g
            key={id}
            className={style.dot}
            data-dot={dot}
            data-first={first || undefined}
            data-active={active === seat || undefined}
          >
            <circle cx={n1(x)} cy={n1(y)} r="4.6" />
            <DrawnMark faction={id} x={x} y={y} size={5.2} />
            {first && (
              <text x={n1(fx)} y={n1(fy + 1.4)}>
                {1}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});

function Sector({ sector, view }: { readonly sector: number; readonly view: DuneView }) {
  const mid = middleOf(sector);
  const [x, y] = at(104, mid);
  const here = view.storm === sector;
  return (
    <>
      <path
        d={ringPiece(101, 107, mid - 10, mid + 10)}
        className={style.sector}
        data-storm={here || undefined}
        data-reach={mayReach(view, sector) || undefined}
      />
      <text x={n1(x)} y={n1(y + 1.3)} className={style.number} data-storm={here || undefined}>
        {printedSector(sector)}
      </text>
    </>
  );
}

/** DUN-3.2: two dials of 1 to 3; DUN-3.4: a storm card of 1 to 6, known to Fremen who looked. */
function mayReach({ storm, stormCard, options, factions }: DuneView, sector: number): boolean {
  if (storm === null) return false;
  const ahead = (sector - storm + SECTORS) % SECTORS;
  if (stormCard !== null) return ahead === stormCard;
  const byCard = options.mode === 'advanced' && factions.some(({ id }) => id === 'fremen');
  return ahead >= (byCard ? 1 : 2) && ahead <= 6;
}

const ringPiece = (inner: number, outer: number, from: number, to: number): string =>
  `M${spot(at(outer, from))}A${outer} ${outer} 0 0 0 ${spot(at(outer, to))}L${spot(at(inner, to))}A${inner} ${inner} 0 0 1 ${spot(at(inner, from))}Z`;
