/** The light of a place, and what it falls on. */
export interface Palette {
  /** Above, in the middle, at the horizon. */
  readonly sky: readonly [string, string, string];
  /** From far to near. */
  readonly land: readonly [string, string, string, string];
  /** Silhouettes. */
  readonly ink: string;
  /** Lit edges. */
  readonly rim: string;
  /** The light itself. */
  readonly glow: string;
  /** The one other colour. */
  readonly accent: string;
}

const palette = (
  sky: string,
  land: string,
  ink: string,
  rim: string,
  glow: string,
  accent: string,
): Palette => ({
  sky: sky.split(' ') as unknown as Palette['sky'],
  land: land.split(' ') as unknown as Palette['land'],
  ink,
  rim,
  glow,
  accent,
});

export const PALETTES = {
  dusk: palette(
    '#1b1029 #6a2733 #d96f2e',
    '#8a3f2e #5c2a2c #361b24 #170d13',
    '#0f080c',
    '#ffb866',
    '#ffd79a',
    '#f28a2e',
  ),
  night: palette(
    '#090c1b #1b2140 #5b4a5c',
    '#38324e #272139 #181424 #0c0911',
    '#08060b',
    '#e3cfa3',
    '#f6e8c8',
    '#f28a2e',
  ),
  day: palette(
    '#6e3f26 #c27d3d #f0bd6e',
    '#c07f43 #8f5830 #553220 #211410',
    '#150c0a',
    '#ffe2a6',
    '#fff0c9',
    '#f28a2e',
  ),
  fremen: palette(
    '#051a20 #0f4a4c #5aa593',
    '#a06a3b #6c442b #3c2820 #15100f',
    '#0b0a0b',
    '#ffd394',
    '#ffe3b0',
    '#55c1b0',
  ),
  emperor: palette(
    '#0c0b12 #302c36 #a38c5d',
    '#6b5f49 #48413a #2b2726 #131113',
    '#0b0a0c',
    '#f5e6b8',
    '#fff3cf',
    '#d8c9a0',
  ),
  guild: palette(
    '#11050c #46101f #b83a33',
    '#76242a #4b171f #2a0e16 #11060a',
    '#0a0407',
    '#ffad8f',
    '#ffcf9f',
    '#ec7876',
  ),
  bene: palette(
    '#0d0719 #2e1b52 #8560b8',
    '#523a7f #382756 #221837 #0f0a1a',
    '#09060f',
    '#dcc7ff',
    '#f6e5ff',
    '#b79bea',
  ),
  tleilax: palette(
    '#08100c #1d3a2a #8a9a48',
    '#4d6034 #32442b #1c291d #0b110c',
    '#070a07',
    '#e0ee8c',
    '#f2f7b4',
    '#b9cf5a',
  ),
  ix: palette(
    '#060c14 #14304a #6aa0b0',
    '#33586a #223d4b #14242d #090f14',
    '#060a0d',
    '#b9e6ea',
    '#e2f7f5',
    '#e28a4a',
  ),
  blood: palette(
    '#090506 #350d10 #a63318',
    '#5c1c18 #3c1212 #230b0d #0e0506',
    '#070304',
    '#ff8f55',
    '#ffb26b',
    '#ef706a',
  ),
  green: palette(
    '#06130f #12402f #8aa765',
    '#4f6b43 #34492f #1d2b20 #0c120d',
    '#070b08',
    '#f0dea0',
    '#fff0c2',
    '#8fc97a',
  ),
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;

/** Spice glows the same wherever it lies. */
export const SPICE = '#f28a2e';
/** Water, and the eyes of who lives on spice. */
export const WATER = '#69b7e8';
