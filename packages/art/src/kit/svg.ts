import { lerp } from './shapes.ts';

/* The few elements that our pictures are made of; `paint.ts` knows no others. */

export const fill = (path: string, colour: string, opacity = 1): string =>
  `<path d="${path}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** Filled but for what another outline in the same path leaves open. */
export const fillAround = (path: string, colour: string): string =>
  `<path fill-rule="evenodd" d="${path}" fill="${colour}"/>`;

export const line = (path: string, colour: string, width = 1, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A line that ends where it ends: rings, dashes. */
export const ring = (
  path: string,
  colour: string,
  width: number,
  dashes = '',
  opacity = 1,
): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"${dashes && ` stroke-dasharray="${dashes}"`}${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const group = (transform: string, content: string): string =>
  `<g transform="${transform}">${content}</g>`;

export const moved = (path: string, colour: string, x: number, y: number, opacity = 1): string =>
  `<path d="${path}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''} transform="translate(${x} ${y})"/>`;

/** Between two colours written as #rrggbb. */
export const mix = (from: string, to: string, t: number): string =>
  `#${[1, 3, 5]
    .map((i) => {
      const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(i, i + 2), 16)) as [
        number,
        number,
      ];
      return Math.round(lerp(a, b, t))
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
