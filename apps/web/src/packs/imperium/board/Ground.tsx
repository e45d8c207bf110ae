import { regionName } from '@landsraad/imperium';
import { DrawnIcon } from '../../../icons/Icon.tsx';
import { DECORATION } from '../../../table/board/roles.ts';
import style from './Board.module.css';
import type { BoardPlan, NamedRegion } from './layout.ts';
import { widthOf } from './text.ts';
import { useBoard } from './useBoard.ts';

/** The table itself: night, stars, the limb of Arrakis and its dunes. */
export function Ground() {
  const { plan, id } = useBoard();
  const { width, height } = plan;
  return (
    <g {...DECORATION}>
      <defs>
        <linearGradient id={`${id}-night`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={style.nightUpper} />
          <stop offset="1" className={style.nightLower} />
        </linearGradient>
        <linearGradient id={`${id}-sand`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={style.sandUpper} />
          <stop offset="1" className={style.sandLower} />
        </linearGradient>
        <linearGradient id={`${id}-dusk`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.2" className={style.dusk} stopOpacity={0.82} />
          <stop offset="0.6" className={style.dusk} stopOpacity={0.2} />
          <stop offset="1" className={style.dusk} stopOpacity={0.55} />
        </linearGradient>
      </defs>
      <rect width={width} height={height} rx={12} fill={`url(#${id}-night)`} />
      <Stars plan={plan} />
      <Planet plan={plan} fill={`url(#${id}-sand)`} />
    </g>
  );
}

interface PlanProps {
  readonly plan: BoardPlan;
}

/** Always the same sky. */
function Stars({ plan: { width, horizon } }: PlanProps) {
  const stars = Array.from({ length: 70 }, (_, i) => ({
    x: (i * 373) % width,
    y: (i * 157) % (horizon * 0.85),
    r: i % 5 ? 0.7 : 1.2,
  }));
  return (
    <g className={style.stars}>
      {stars.map(({ x, y, r }, i) => (
        <circle key={`${x}`} cx={x} cy={y} r={r} opacity={0.15 + (i % 4) * 0.12} />
      ))}
    </g>
  );
}

/** The limb, a line of light on it, and the slow waves of sand. */
function Planet({ plan: { width, height, horizon }, fill }: PlanProps & { readonly fill: string }) {
  const limb = `M0 ${horizon}Q${width / 2} ${horizon - 46} ${width} ${horizon}`;
  const wave = width / 4;
  const waves = Math.ceil((height - horizon) / 17);
  return (
    <>
      <path d={`${limb}V${height - 12}q0 12 -12 12H12q-12 0 -12 -12z`} fill={fill} />
      <path d={limb} className={style.limb} />
      {Array.from({ length: waves - 1 }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: one below the other
          key={i}
          d={`M0 ${horizon + 20 + i * 17}q${wave / 2} -16 ${wave} 0t${wave} 0t${wave} 0t${wave} 0`}
          className={style.dune}
        />
      ))}
    </>
  );
}

const ICONS = { landsraad: 'landsraad', choam: 'spice-trade', arrakis: 'maker' } as const;

/** A region's name and its sign. */
export function RegionName({ region }: { readonly region: NamedRegion }) {
  const { plan, language } = useBoard();
  const { x, y, w, h } = plan.regions[region];
  const name = regionName(region, language).toLocaleUpperCase(language);
  const half = (widthOf(name, 13) + name.length * 1.2) / 2;
  const middle = x + w / 2;
  return (
    <g {...DECORATION} className={style.region} data-region={region}>
      <DrawnIcon name={ICONS[region]} x={middle - half - 12} y={y + h / 2} size={14} />
      <text x={middle} y={y + h / 2 + 4.5}>
        {name}
      </text>
    </g>
  );
}
