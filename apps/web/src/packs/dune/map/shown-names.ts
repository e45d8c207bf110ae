import type { Language } from '@landsraad/kernel/wording';
import type { Distance } from './distance.ts';
import { rad } from './geometry.ts';
import { type Name, namesIn } from './planet.ts';

/** A name as it is written at a distance, and the box it takes along its tilt. */
export interface Shown extends Name {
  readonly box: Box;
}

interface Box {
  readonly cos: number;
  readonly sin: number;
  /** Half of its length and of its height. */
  readonly along: number;
  readonly across: number;
}

/** A letter's breadth, for its height. */
const LETTER = 0.5;

const known = new Map<string, readonly Shown[]>();

/** From afar only the strongholds have names, large, above what stands there. */
export function shownNames(language: Language, distance: Distance): readonly Shown[] {
  const key = `${language} ${distance}`;
  let names = known.get(key);
  if (!names) {
    names = namesAt(language, distance).map((name) => ({ ...name, box: boxOf(name) }));
    known.set(key, names);
  }
  return names;
}

function boxOf({ lines, size, tilt }: Name): Box {
  const longest = Math.max(...lines.map((line) => line.length));
  return {
    cos: Math.cos(rad(tilt)),
    sin: Math.sin(rad(tilt)),
    along: (longest * size * LETTER) / 2,
    across: (lines.length * size * 1.02) / 2,
  };
}

function namesAt(language: Language, distance: Distance): readonly Name[] {
  const names = namesIn(language);
  if (distance === 'planet')
    return names.flatMap((name) => (name.territory.type === 'stronghold' ? [fromAfar(name)] : []));
  return distance === 'cell' ? names.map((name) => ({ ...name, size: name.size * 0.72 })) : names;
}

const fromAfar = (name: Name): Name => ({
  ...name,
  lines: [name.lines.join(' ')],
  size: 5.2,
  at: [name.at[0], name.at[1] - (name.lines.length > 1 ? 0.5 : 2.5)],
});
