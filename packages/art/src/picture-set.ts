import type { PaletteName } from './palettes.ts';
import type { Plate, Portrait } from './pictures.ts';

/** The emblem of a Faction on its plate. */
export interface Plated {
  readonly emblem: string;
  readonly palette: PaletteName;
  readonly plate: Plate;
}

/** A scene in words (see `scene`), somebody's portrait, or an emblem. */
export type Drawing = string | Portrait | Plated;

/** The pictures of one box, by kind and id. */
export type PictureSet = Readonly<Record<string, Readonly<Record<string, Drawing>>>>;
