import type { Card } from '@landsraad/imperium';
import type { Country } from '../art/Picture.tsx';

/** Whose colours a card has: of its Faction, of the Tleilaxu, or of where it sends an Agent. */
export const countryOf = ({ factions, origin, icons }: Card): Country =>
  factions[0] ?? (origin === 'tleilaxu' ? 'tleilax' : (icons[0] ?? 'none'));
