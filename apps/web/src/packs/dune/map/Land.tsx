import { memo } from 'react';
import { DECORATION } from '../../../table/board/roles.ts';
import { at, RIM, spot } from './geometry.ts';
import { hachures, iceRings, joinedOutline, ridges, ripples, sandByTone } from './land.ts';
import style from './Map.module.css';
import { cellOf, cellsOfType, LINES } from './planet.ts';

/** Sand, rock, ice and the lines between: drawn once. */
export const Land = memo(function Land() {
  const crests = ripples();
  const broken = ridges();
  const rock = joinedOutline(cellsOfType('rock'));
  const ice = cellOf('polar-sink').d;
  return (
    <g {...DECORATION}>
      <defs>
        <radialGradient id="dune-plate">
          <stop offset=".86" className={style.plateIn} />
          <stop offset="1" className={style.plateOut} />
        </radialGradient>
        <radialGradient id="dune-light" cx=".36" cy=".3" r=".8">
          <stop offset="0" className={style.lightIn} />
          <stop offset=".55" className={style.lightOff} />
          <stop offset="1" className={style.lightOut} />
        </radialGradient>
        <radialGradient id="dune-ice">
          <stop offset="0" className={style.iceIn} />
          <stop offset=".55" className={style.iceMid} />
          <stop offset="1" className={style.iceOut} />
        </radialGradient>
        <linearGradient
          id="dune-rock"
          gradientUnits="userSpaceOnUse"
          x1="-70"
          y1="-80"
          x2="80"
          y2="90"
        >
          <stop offset="0" className={style.rockIn} />
          <stop offset="1" className={style.rockOut} />
        </linearGradient>
        <radialGradient id="dune-heap">
          <stop offset="0" className={style.heapIn} />
          <stop offset=".35" className={style.heapMid} />
          <stop offset="1" className={style.heapOut} />
        </radialGradient>
        <clipPath id="dune-sand">
          <path d={joinedOutline(cellsOfType('sand'))} />
        </clipPath>
      </defs>
      <circle r="116" fill="url(#dune-plate)" />
      <circle r="107.4" className={style.ring} />
      {sandByTone().map((d, tone) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tone is its place
        <path key={tone} d={d} className={style.sand} data-tone={tone} />
      ))}
      <g clipPath="url(#dune-sand)" className={style.crests}>
        <path d={crests.dim} data-side="dim" transform="translate(.15 .6)" />
        <path d={crests.lit} />
      </g>
      <circle r={RIM} fill="url(#dune-light)" />
      <path d={ice} fill="url(#dune-ice)" className={style.iceEdge} />
      <path d={iceRings()} className={style.iceRings} />
      <path d={rock} transform="translate(.9 1.2)" className={style.rockShadow} />
      <path d={rock} fill="url(#dune-rock)" className={style.rockEdge} />
      <g className={style.ridges}>
        <path d={broken.lit} />
        <path d={broken.dim} data-side="dim" />
      </g>
      <path d={hachures()} className={style.hachures} />
      <path d={rays()} className={style.rays} />
      <Borders />
    </g>
  );
});

/** All eighteen, faint, so that a sector can be followed across territories. */
const rays = (): string =>
  Array.from(
    { length: 18 },
    (_, sector) => `M${spot(at(22, 20 * sector))}L${spot(at(RIM, 20 * sector))}`,
  ).join('');

/** A stronghold's wall and the edge of the ice are drawn with what they surround. */
function Borders() {
  const drawn = { rim: '', sector: '', cliff: '', dune: '' };
  for (const { kind, sides, d } of LINES) {
    if (kind !== 'border') drawn[kind] += d;
    else {
      const types = sides.map((side) => cellOf(side).territory.type);
      if (types.includes('stronghold') || types.includes('polar-sink')) continue;
      drawn[types.includes('rock') ? 'cliff' : 'dune'] += d;
    }
  }
  return (
    <g fill="none">
      <path d={drawn.sector} className={style.sectorLine} />
      <path d={drawn.dune} className={style.duneShadow} transform="translate(.1 .3)" />
      <path d={drawn.dune} className={style.duneLine} />
      <path d={drawn.cliff} className={style.cliffShadow} />
      <path d={drawn.cliff} className={style.cliffLine} />
      <path d={drawn.rim} className={style.rim} />
    </g>
  );
}
