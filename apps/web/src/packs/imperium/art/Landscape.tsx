import { memo } from 'react';
import type { Rect } from '../../../table/board/geometry.ts';
import styles from './Art.module.css';
import { type Country, landscapeOf } from './landscape.ts';

interface LandscapeProps {
  readonly country: Country;
  readonly id: string;
}

/** Fills the box it lies in. Decoration. */
export const Landscape = memo(function Landscape({ country, id }: LandscapeProps) {
  return (
    <svg
      className={styles.landscape}
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Scene country={country} id={id} />
    </svg>
  );
});

/** The same inside another drawing. */
export const DrawnLandscape = memo(function DrawnLandscape({
  country,
  id,
  rect: { x, y, w, h },
}: LandscapeProps & { readonly rect: Rect }) {
  return (
    <svg
      x={x}
      y={y}
      width={w}
      height={h}
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Scene country={country} id={id} />
    </svg>
  );
});

function Scene({ country, id }: LandscapeProps) {
  const { sun, towers, dunes } = landscapeOf(country, id);
  return (
    <>
      <rect width={100} height={100} fill={`var(--tint-${country})`} />
      <rect width={100} height={55} className={styles.sky} />
      <circle cx={sun.x} cy={sun.y} r={sun.r} className={styles.sun} />
      {towers && <path d={towers} className={styles.towers} />}
      {dunes.map((path, i) => (
        <path key={path} d={path} className={styles.dune} opacity={[0.35, 0.5, 0.75][i]} />
      ))}
    </>
  );
}
