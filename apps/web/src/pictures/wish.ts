import type { PictureName } from '@landsraad/art';

/** The boxes whose pictures there are. */
export type Box = 'base' | 'ix' | 'immortality' | 'dune';

/**
 * How a picture is cut, and how large it is painted: enough for where it is shown largest, on a
 * screen with two pixels for one.
 */
export const CUTS = {
  card: { w: 360, h: 240 },
  large: { w: 720, h: 480 },
  wide: { w: 1280, h: 480 },
  round: { w: 240, h: 240 },
} as const;

export type Cut = keyof typeof CUTS;

export interface Wish {
  readonly name: PictureName;
  readonly cut: Cut;
  /** Where it is looked for, one after the other. */
  readonly boxes: readonly Box[];
}

/** The same picture is painted once. */
export const keyOf = ({ name, cut }: Wish): string => `${name} ${cut}`;

export interface Painted {
  readonly key: string;
  /** Null where there is no such picture. */
  readonly image: Blob | null;
}
