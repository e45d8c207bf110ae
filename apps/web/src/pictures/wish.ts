import type { PictureName } from '@landsraad/art';

/** The boxes whose pictures there are. */
export type Box = 'base' | 'ix' | 'immortality' | 'dune';

/** How a picture is cut: as large as it is shown where it is shown largest, but for the screen's density. */
export const CUTS = {
  card: { w: 192, h: 128 },
  large: { w: 360, h: 240 },
  wide: { w: 1080, h: 405 },
  square: { w: 720, h: 720 },
  round: { w: 160, h: 160 },
} as const;

export type Cut = keyof typeof CUTS;

export interface Wish {
  readonly name: PictureName;
  readonly cut: Cut;
  /** Where it is looked for, one after the other. */
  readonly boxes: readonly Box[];
}

/** Asked of the painter, with the pixels that the screen has for one of ours. */
export interface Order extends Wish {
  readonly density: number;
}

/** The same picture is painted once. */
export const keyOf = ({ name, cut }: Wish): string => `${name} ${cut}`;

export interface Painted {
  readonly order: Order;
  /** Null where there is no such picture. */
  readonly image: Blob | null;
}
