import { usePicture } from '../../pictures/usePicture.ts';
import style from './Hero.module.css';

const DESERT = { name: 'place/home', cut: 'wide', boxes: ['base'] } as const;

/** Arrakis; a sketch of it until it is painted. Decoration. */
export function Hero() {
  const url = usePicture(DESERT);
  return url ? <img src={url} alt="" className={style.painted} /> : <Sketch />;
}

/* Drawn once, far away: a planet's limb, its moons' orbits, dunes in three ranks. */
function Sketch() {
  return (
    <svg
      className={style.drawing}
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="hero-limb" cx="50%" cy="50%" r="50%">
          <stop offset="0.82" stopColor="var(--ground-deep)" />
          <stop offset="0.97" stopColor="var(--spice)" stopOpacity="0.55" />
          <stop offset="1" stopColor="var(--spice-glow)" />
        </radialGradient>
        <radialGradient id="hero-air" cx="50%" cy="50%" r="50%">
          <stop offset="0.55" stopColor="var(--spice)" stopOpacity="0.3" />
          <stop offset="1" stopColor="var(--spice)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="hero-far" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--line)" />
          <stop offset="1" stopColor="var(--surface)" />
        </linearGradient>
        <linearGradient id="hero-near" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--surface-raised)" />
          <stop offset="1" stopColor="var(--ground)" />
        </linearGradient>
      </defs>
      <g fill="var(--text-soft)" className={style.stars}>
        {STARS.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <circle cx="985" cy="250" r="240" fill="url(#hero-air)" />
      <circle cx="985" cy="250" r="150" fill="url(#hero-limb)" />
      <g fill="none" stroke="var(--brass)" strokeWidth="1">
        <ellipse cx="985" cy="250" rx="232" ry="58" transform="rotate(-16 985 250)" opacity="0.8" />
        <ellipse
          cx="985"
          cy="250"
          rx="318"
          ry="92"
          transform="rotate(-16 985 250)"
          opacity="0.45"
        />
      </g>
      <circle cx="1189" cy="171" r="8" fill="var(--solari)" />
      <circle cx="770" cy="291" r="5" fill="var(--brass)" />
      <path
        d="M0 300C140 262 230 268 350 300S610 352 760 316S1040 258 1200 300V420H0Z"
        fill="url(#hero-far)"
        stroke="var(--line-strong)"
        strokeWidth="1"
        opacity="0.9"
      />
      <path
        d="M0 352C120 322 250 318 390 350S680 392 850 352S1090 326 1200 344V420H0Z"
        fill="url(#hero-near)"
        stroke="var(--line-strong)"
        strokeWidth="1"
      />
      <path
        d="M390 350C430 366 470 392 480 420H0V380C120 340 280 326 390 350Z"
        fill="var(--ground)"
        opacity="0.6"
      />
      <path
        d="M0 402C210 372 380 384 560 404S960 420 1200 386V420H0Z"
        fill="var(--ground)"
        stroke="var(--line)"
        strokeWidth="1"
      />
    </svg>
  );
}

const STARS = [
  [60, 22, 1.2],
  [215, 14, 0.9],
  [345, 30, 0.8],
  [505, 18, 1],
  [640, 60, 1.2],
  [690, 130, 0.8],
  [735, 32, 1.1],
  [660, 200, 0.9],
  [980, 40, 0.9],
  [850, 58, 0.8],
  [1060, 84, 1.2],
  [1150, 36, 1],
  [1175, 120, 0.8],
] as const;
