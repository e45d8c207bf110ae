import type { Drawing, PictureSet } from './picture-set.ts';
import { disc, emblem, type Frame, medallion, scene } from './pictures.ts';

export type { PictureSet } from './picture-set.ts';
export type { Frame } from './pictures.ts';

/** The name of a component's picture, such as `card/chani`. */
export type PictureName = `${string}/${string}`;

/**
 * A component's picture as SVG: the same for the same name and frame, always. Portraits and
 * emblems are as large as they are drawn. Null where the set has none.
 */
export function pictureOf(set: PictureSet, name: PictureName, frame: Frame): string | null {
  const [kind, id] = name.split('/') as [string, string];
  const drawing = set[kind]?.[id];
  return drawing === undefined ? null : drawn(name, drawing, frame);
}

function drawn(name: PictureName, drawing: Drawing, frame: Frame): string {
  if (typeof drawing === 'string') return scene(name, drawing, frame);
  if ('emblem' in drawing) return emblem(drawing.emblem, drawing.palette, drawing.plate);
  return drawing.house ? medallion(name, drawing) : disc(name, drawing);
}
