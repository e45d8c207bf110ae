import type { Faction } from '@landsraad/imperium';
import { Icon } from '../../../icons/Icon.tsx';

/** The signs of its Factions; their colours are the head's own. */
export function Factions({ of }: { readonly of: readonly Faction[] }) {
  return of.map((faction) => (
    <span key={faction} style={{ color: `var(--${faction})` }}>
      <Icon name={faction} size={1.2} />
    </span>
  ));
}

/** Each Faction's colour as a stripe of its own, for the edge of a head. */
export function stripesOf(factions: readonly Faction[]): { readonly '--stripes'?: string } {
  if (factions.length === 0) return {};
  const part = 100 / factions.length;
  const stops = factions.map((faction, i) => `var(--${faction}) ${i * part}% ${(i + 1) * part}%`);
  return { '--stripes': `linear-gradient(90deg, ${stops.join(', ')})` };
}
