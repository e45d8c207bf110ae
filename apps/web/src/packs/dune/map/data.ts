/** What `build/dune-map` makes of the schematic: lengths in tenths of a unit. */
export interface PlanetData {
  /** The cells on both sides, none beyond the rim, and the line's points. */
  readonly lines: readonly (readonly [a: string, b: string, points: readonly number[]])[];
  /** Where the pieces of a cell stand, and how much room they have. */
  readonly cells: readonly (readonly [cell: string, x: number, y: number, room: number])[];
  readonly names: Readonly<Record<'en' | 'fr', readonly NameData[]>>;
}

export type NameData = readonly [
  territory: string,
  /** One line of text a line. */
  lines: string,
  size: number,
  x: number,
  y: number,
  tilt: number,
];
