import { regionName } from '@landsraad/imperium';
import type { Rect } from '../../../table/board/geometry.ts';
import { DECORATION } from '../../../table/board/roles.ts';
import style from './Board.module.css';
import type { BoardPlan, NamedRegion } from './layout.ts';
import { widthOf } from './text.ts';
import { useBoard } from './useBoard.ts';

/** The table itself: night, orbits around what is fought for, the limb of Arrakis and its dunes. */
export function Ground({ id }: { readonly id: string }) {
  const { plan } = useBoard();
  const { width, height } = plan;
  return (
    <g {...DECORATION} className={style.ground}>
      <defs>
        <radialGradient id={`${id}-night`} cx="50%" cy="38%" r="75%">
          <stop offset="0" className={style.nightInner} />
          <stop offset="0.55" className={style.nightMiddle} />
          <stop offset="1" className={style.nightOuter} />
        </radialGradient>
        <linearGradient id={`${id}-sand`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={style.sandUpper} />
          <stop offset="1" className={style.sandLower} />
        </linearGradient>
        <clipPath id={`${id}-board`}>
          <rect width={width} height={height} rx={14} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}-board)`}>
        <rect width={width} height={height} fill={`url(#${id}-night)`} />
        <Stars plan={plan} />
        <Orbits plan={plan} />
        <Planet plan={plan} fill={`url(#${id}-sand)`} />
      </g>
      <rect
        x={0.75}
        y={0.75}
        width={width - 1.5}
        height={height - 1.5}
        rx={13}
        className={style.edge}
      />
    </g>
  );
}

interface PlanProps {
  readonly plan: BoardPlan;
}

/** Always the same sky. */
function Stars({ plan: { width, height } }: PlanProps) {
  const stars = Array.from({ length: 90 }, (_, i) => ({
    x: (i * 0.618034 * width) % width,
    y: (i * i * 0.7548777 * 37) % (height * 0.8),
    r: 0.4 + ((i * 7) % 5) * 0.16,
  }));
  return (
    <g className={style.stars}>
      {stars.map(({ x, y, r }) => (
        <circle key={`${x}`} cx={x} cy={y} r={r} />
      ))}
    </g>
  );
}

/** Orbits and a compass around the Conflict. */
function Orbits({ plan: { card } }: PlanProps) {
  const cx = card.x + card.w / 2;
  const cy = card.y + card.h / 2;
  const ticks = Array.from({ length: 72 }, (_, i) => i * 5);
  return (
    <g className={style.orbits} transform={`translate(${cx} ${cy})`}>
      {[150, 205, 270, 345, 430, 530].map((r, i) => (
        <g key={r}>
          <circle r={r} strokeDasharray={i % 2 ? '1 7' : undefined} />
          <circle
            cx={r * Math.cos(i * 2.4 + 0.5)}
            cy={r * Math.sin(i * 2.4 + 0.5)}
            r={3.2}
            className={style.moon}
          />
        </g>
      ))}
      {ticks.map((angle) => (
        <path
          key={angle}
          d={`M0 ${angle % 45 === 0 ? -222 : -211}V-205`}
          transform={`rotate(${angle})`}
        />
      ))}
      {[0, 90, 180, 270].map((angle) => (
        <path key={angle} d="M-5-205L0-245L5-205z" transform={`rotate(${angle})`} />
      ))}
    </g>
  );
}

function Planet({ plan: { planet, width }, fill }: PlanProps & { readonly fill: string }) {
  const { x, y, r } = planet;
  const dunes = [16, 34, 54, 77, 103, 132];
  return (
    <g>
      {[10, 6, 3].map((by) => (
        <circle key={by} cx={x} cy={y} r={r + by} className={style.air} />
      ))}
      <circle cx={x} cy={y} r={r} fill={fill} className={style.limb} />
      {dunes.map((depth, i) => (
        <path key={depth} d={dune(planet, depth, i, width)} className={style.dune} />
      ))}
    </g>
  );
}

/** A contour line under the limb, with the slow waves of sand. */
function dune({ x, y, r }: BoardPlan['planet'], depth: number, nth: number, width: number): string {
  const points: string[] = [];
  for (let at = -20; at <= width + 20; at += 20) {
    const limb = y - Math.sqrt(r * r - (at - x) ** 2);
    const wave = Math.sin(at / (70 + nth * 13) + nth * 1.9) * (3 + nth * 1.3);
    points.push(`${at} ${(limb + depth + wave).toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}

/** A region's name between two lines; for Arrakis the limb is the line. */
export function RegionName({ region }: { readonly region: NamedRegion }) {
  const { plan, language } = useBoard();
  const rect: Rect = plan.regions[region];
  const name = regionName(region, language).toLocaleUpperCase(language);
  const half = widthOf(name, 15) / 2 + name.length * 1.6 + 12;
  const middle = rect.x + rect.w / 2;
  const y = rect.y + rect.h / 2;
  return (
    <g {...DECORATION} className={style.region} data-region={region}>
      {region !== 'arrakis' && (
        <path
          d={`M${rect.x + 6} ${y}H${middle - half}M${middle + half} ${y}H${rect.x + rect.w - 6}`}
        />
      )}
      <text x={middle} y={y + 5}>
        {name}
      </text>
    </g>
  );
}
