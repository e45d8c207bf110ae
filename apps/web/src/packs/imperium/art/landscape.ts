/* Quiet landscapes, always the same for the same thing, in the frames that wait for art. */

/** What kind of country it is: its colour is `--tint-…`. */
export type Country =
  | 'emperor'
  | 'spacing-guild'
  | 'bene-gesserit'
  | 'fremen'
  | 'city'
  | 'landsraad'
  | 'spice-trade'
  | 'war'
  | 'ix'
  | 'none';

export interface Landscape {
  readonly sun: { readonly x: number; readonly y: number; readonly r: number };
  /** Towers, where somebody has built; empty elsewhere. */
  readonly towers: string;
  /** From the furthest to the nearest. */
  readonly dunes: readonly string[];
}

const BUILT: ReadonlySet<Country> = new Set(['city', 'landsraad', 'emperor', 'ix']);
const DUNES = [
  { y: 62, height: 6, length: 14 },
  { y: 72, height: 5, length: 11 },
  { y: 84, height: 4, length: 17 },
];

const known = new Map<string, Landscape>();

/** On a square of 100. */
export function landscapeOf(country: Country, id: string): Landscape {
  const key = `${country}/${id}`;
  const seen = known.get(key);
  if (seen) return seen;
  const next = chanceOf(key);
  const landscape = {
    sun: { x: 20 + next() * 60, y: 30 + next() * 14, r: 9 + next() * 7 },
    towers: BUILT.has(country) ? Array.from({ length: 7 }, () => tower(next)).join('') : '',
    dunes: DUNES.map(({ y, height, length }) => dune(y, height, length, next() * 6)),
  };
  known.set(key, landscape);
  return landscape;
}

function tower(next: () => number): string {
  const [x, w, h] = [next() * 90, 4 + next() * 9, 14 + next() * 34].map(Math.round) as [
    number,
    number,
    number,
  ];
  return `M${x} 76v${-h}l${w / 2} -5l${w / 2} 5v${h}z`;
}

function dune(y: number, height: number, length: number, from: number): string {
  const points = Array.from({ length: 11 }, (_, i) => {
    const at = i * 10;
    const up = Math.sin(at / length + from) * height + Math.sin(at / 7 + from) * 0.9;
    return `L${at} ${(y + up).toFixed(1)}`;
  });
  return `M0 100V${y}${points.join('')}L100 100z`;
}

/** Numbers from 0 to 1 that depend on a word alone. */
function chanceOf(word: string): () => number {
  let seed = 13;
  for (const letter of word) seed = (seed * 31 + letter.charCodeAt(0)) % 2_147_483_647;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}
