import type { Size } from './geometry.ts';

/** The compositions of a drawing, in its own lengths, and when it can be read. */
export interface Compositions<L extends string, P extends Size = Size> {
  readonly plans: Readonly<Record<L, P>>;
  /** The one that is as wide as its box, and is moved, where none can be read whole. */
  readonly roaming: L;
  /** Lengths of the screen for one of the drawing: below this its names cannot be read. */
  readonly legible: number;
  /** There is no use in more. */
  readonly largest: number;
}

/** How a drawing lies in its box. */
export interface Placed<L extends string> {
  readonly layout: L;
  /** What it may be seen in. */
  readonly size: Size;
  /** How large it is at first, */
  readonly fit: Size;
  /** and how small it may become, as a part of that. */
  readonly least: number;
  /** It does not fit, and is moved. */
  readonly roams: boolean;
}

/** In the composition that can be read in the box; where none can, one that fills the width. */
export function placed<L extends string>(
  { plans, roaming, legible, largest }: Compositions<L>,
  size: Size,
): Placed<L> {
  const scaleOf = (layout: L, { width, height }: Size) =>
    Math.max(0, Math.min(width / plans[layout].width, height / plans[layout].height));
  const sized = (layout: L, scale: number): Size => ({
    width: plans[layout].width * scale,
    height: plans[layout].height * scale,
  });
  const layouts = Object.keys(plans) as L[];
  const best = layouts.reduce((a, b) => (scaleOf(b, size) > scaleOf(a, size) ? b : a));
  const scale = scaleOf(best, size);
  if (scale >= legible || scale === 0)
    return { layout: best, size, fit: sized(best, scale), least: 1, roams: false };
  const wide = Math.min(largest, size.width / plans[roaming].width);
  return {
    layout: roaming,
    size,
    fit: sized(roaming, wide),
    least: scaleOf(roaming, size) / wide,
    roams: true,
  };
}
