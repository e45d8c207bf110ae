/** How near the map is looked at: below 2.2 pixels for a unit, up to 4.5, and above. A large screen has large pixels. */
export type Distance = 'planet' | 'region' | 'cell';

export function distanceAt(pixels: number): Distance {
  if (pixels < 2.2) return 'planet';
  return pixels < 4.5 ? 'region' : 'cell';
}

/** Pieces and names keep their size on the screen, so that nearer they leave more room. */
export const SCALE: Readonly<Record<Distance, number>> = { planet: 1.7, region: 1, cell: 0.56 };
