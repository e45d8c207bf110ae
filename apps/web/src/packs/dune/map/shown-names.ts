import type { Language } from '@landsraad/kernel/wording';
import type { Distance } from './distance.ts';
import { type Name, namesIn } from './planet.ts';

/** A name as it is written at a distance. */
export type Shown = Name;

const known = new Map<string, readonly Shown[]>();

/** From afar only the strongholds have names, large, above what stands there. */
export function shownNames(language: Language, distance: Distance): readonly Shown[] {
  const key = `${language} ${distance}`;
  let names = known.get(key);
  if (!names) {
    names = namesAt(language, distance);
    known.set(key, names);
  }
  return names;
}

function namesAt(language: Language, distance: Distance): readonly Shown[] {
  const names = namesIn(language);
  if (distance === 'planet')
    return names.flatMap((name) => (name.territory.type === 'stronghold' ? [fromAfar(name)] : []));
  return distance === 'cell' ? names.map((name) => ({ ...name, size: name.size * 0.72 })) : names;
}

const fromAfar = (name: Name): Shown => ({
  ...name,
  lines: [name.lines.join(' ')],
  size: 5.2,
  at: [name.at[0], name.at[1] - (name.lines.length > 1 ? 0.5 : 2.5)],
});
