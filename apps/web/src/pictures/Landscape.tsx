import type { PictureName } from '@landsraad/art';
import style from './Landscape.module.css';
import { usePicture } from './usePicture.ts';

interface LandscapeProps {
  readonly of: PictureName;
}

/** A view behind a few words, dark where they stand; nothing until it is painted. Decoration. */
export function Landscape({ of }: LandscapeProps) {
  const url = usePicture({ name: of, cut: 'wide', boxes: ['base'] });
  return url && <img src={url} alt="" className={style.landscape} />;
}
