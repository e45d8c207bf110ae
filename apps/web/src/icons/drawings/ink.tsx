import type { ReactNode } from 'react';

/* Drawings are paths on a square of 24, kept between 2 and 22, so that lines stay inside. */

/** A drawing: its lines, all of one weight, and its solid parts. */
export const ink = (lines: string, solid = ''): ReactNode => (
  <>
    {solid && <path d={solid} fill="currentColor" fillRule="evenodd" />}
    {lines && (
      <path
        d={lines}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    )}
  </>
);

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A rectangle with round corners: a card, a tray, a box. */
export const card = (x: number, y: number, width: number, height: number, r = 1.5): string => {
  const turn = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${width - 2 * r}${turn(r, r)}v${height - 2 * r}${turn(-r, r)}h${2 * r - width}${turn(-r, -r)}v${2 * r - height}${turn(r, -r)}z`;
};

export const diamond = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`;

/** A figure with a head and a foot, standing on a point. */
export const pawn = (x: number, foot: number, height: number): string => {
  const part = (share: number) => round(height * share);
  const neck = round(foot - part(0.6));
  return [
    circle(x, round(foot - part(0.79)), part(0.21)),
    `M${round(x - part(0.1))} ${neck}q0 ${part(0.4)} ${-part(0.24)} ${part(0.6)}h${part(0.68)}q${-part(0.24)} ${-part(0.2)} ${-part(0.24)} ${-part(0.6)}`,
  ].join('');
};

/** A helmet with a slit for the eyes and the mouth, standing on a line; to be filled. */
export const helmet = (x: number, foot: number, width: number): string => {
  const at = (dx: number, dy: number) => `${round(x + dx * width)} ${round(foot - dy * width)}`;
  const half = round(width / 2);
  return [
    `M${at(-0.5, 0.12)}V${round(foot - 0.64 * width)}A${half} ${half} 0 0 1 ${at(0.5, 0.64)}V${round(foot - 0.12 * width)}L${at(0.16, 0)}V${round(foot - 0.28 * width)}H${round(x - 0.16 * width)}V${foot}z`,
    `M${at(-0.34, 0.66)}H${round(x + 0.34 * width)}V${round(foot - 0.48 * width)}L${at(0.08, 0.42)}H${round(x - 0.08 * width)}L${at(-0.34, 0.48)}z`,
  ].join('');
};

/** A star, a burst or a ring of teeth: points in turn far from and near to the middle. */
export const star = (points: number, far: number, near: number, turn = 0): string => {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points + turn - Math.PI / 2;
    const r = i % 2 === 0 ? far : near;
    return `${round(12 + r * Math.cos(angle))} ${round(12 + r * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}z`;
};

const round = (n: number): number => Math.round(n * 100) / 100;
