import { useEffect } from 'react';
import { USUAL } from '../../packs/packs.ts';
import { foresee, usePicture } from '../../pictures/usePicture.ts';
import style from './Hero.module.css';

const DESERT = { name: 'place/home', cut: 'wide', boxes: ['base'] } as const;

/** Arrakis; a sketch of it until it is painted, and then the table is. Decoration. */
export function Hero() {
  const url = usePicture(DESERT);
  useEffect(() => {
    if (url) foresee(USUAL.ahead ?? []);
  }, [url]);
  return url ? <img src={url} alt="" className={style.painted} /> : <Sketch />;
}

/* A sun behind dunes, where no picture is painted or none yet. */
const Sketch = () => (
  <svg
    className={style.drawing}
    viewBox="0 0 1200 420"
    preserveAspectRatio="xMaxYMax slice"
    aria-hidden="true"
  >
    <circle cx="900" cy="230" r="130" fill="var(--spice)" opacity="0.5" />
    <path d="M0 320Q300 240 600 310T1200 280V420H0Z" fill="var(--surface)" />
    <path d="M0 370Q340 310 640 360T1200 350V420H0Z" fill="var(--ground)" />
  </svg>
);
