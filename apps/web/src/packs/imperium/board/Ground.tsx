import { allOf, FACTIONS, type Faction, regionName, type Space } from '@landsraad/imperium';
import { memo } from 'react';
import { DrawnIcon } from '../../../icons/Icon.tsx';
import type { Rect } from '../../../table/board/geometry.ts';
import { DECORATION } from '../../../table/board/roles.ts';
import { DrawnPlace } from '../art/Picture.tsx';
import style from './Board.module.css';
import type { BoardPlan, NamedRegion } from './layout.ts';
import { widthOf } from './text.ts';
import { useBoard } from './useBoard.ts';

interface GroundProps extends PlanProps {
  /** Of the board. */
  readonly id: string;
}

/** The table itself: the night over Arrakis, its desert, the four courts and the Landsraad's hall. */
export const Ground = memo(function Ground({ plan, id }: GroundProps) {
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
          <stop offset="0.1" className={style.dusk} stopOpacity={0.72} />
          <stop offset="0.5" className={style.dusk} stopOpacity={0.06} />
          <stop offset="0.68" className={style.dusk} stopOpacity={0.28} />
          <stop offset="1" className={style.dusk} stopOpacity={0.72} />
        </linearGradient>
      </defs>
      <rect width={width} height={height} rx={12} fill={`url(#${id}-night)`} />
      <Stars plan={plan} />
      <Planet plan={plan} fill={`url(#${id}-sand)`} clip={`${id}-limb`} />
      <Place
        of="landsraad"
        board={id}
        rect={around([plan.regions.landsraad, ...spacesOf(plan, 'landsraad')])}
      />
      {FACTIONS.map((faction) => {
        const { head, track } = plan.factions[faction];
        return (
          <Place
            key={faction}
            of={faction}
            board={id}
            rect={around([head, track, ...spacesOf(plan, faction)])}
          />
        );
      })}
    </g>
  );
});

type Region = Space['region'];

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

interface PlanetProps extends PlanProps {
  readonly fill: string;
  readonly clip: string;
}

/** The desert below the limb, and a line of light on it. */
function Planet({ plan: { width, height, horizon }, fill, clip }: PlanetProps) {
  const limb = `M0 ${horizon}Q${width / 2} ${horizon - 46} ${width} ${horizon}`;
  const ground = `${limb}V${height - 12}q0 12 -12 12H12q-12 0 -12 -12z`;
  const top = horizon - 23;
  return (
    <>
      <clipPath id={clip}>
        <path d={ground} />
      </clipPath>
      <path d={ground} fill={fill} />
      <g clipPath={`url(#${clip})`} className={style.place}>
        <DrawnPlace of="arrakis" rect={{ x: 0, y: top, w: width, h: height - top }} />
      </g>
      <path d={limb} className={style.limb} />
    </>
  );
}

interface PlaceProps {
  readonly of: Faction | 'landsraad';
  readonly board: string;
  readonly rect: Rect;
}

/** A court or a hall, behind the spaces that belong to it. */
function Place({ of, board, rect }: PlaceProps) {
  const { x, y, w, h } = rect;
  const box = { x, y, width: w, height: h, rx: 9 };
  const clip = `${board}-place-${of}`;
  return (
    <>
      <clipPath id={clip}>
        <rect {...box} />
      </clipPath>
      <g clipPath={`url(#${clip})`} className={style.place}>
        <DrawnPlace of={of} rect={rect} />
      </g>
      <rect {...box} className={style.court} data-of={of} />
    </>
  );
}

const spacesOf = (plan: BoardPlan, region: Region): Rect[] =>
  allOf('spaces')
    .filter((space) => space.region === region)
    .flatMap(({ id }) => plan.spaces[id] ?? []);

/** As large as to hold them all, and a little more. */
function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x)) - 3;
  const y = Math.min(...rects.map((rect) => rect.y)) - 1;
  const right = Math.max(...rects.map((rect) => rect.x + rect.w)) + 3;
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.h)) + 3;
  return { x, y, w: right - x, h: bottom - y };
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
