import {
  amountOf,
  type Faction,
  factionName,
  nameOf,
  type SpaceId,
  spaceOf,
  type Unit,
} from '@landsraad/imperium';
import type { Language } from '@landsraad/kernel/wording';
import type { IconName } from '../../../icons/paths.tsx';
import type { Amount } from '../../../table/stage/beats.ts';
import { words } from './words.ts';

/* What the beats count, as icons and in words. */

const ICONS: Readonly<Record<string, IconName>> = {
  garrison: 'troop',
  conflict: 'deploy',
  vp: 'point',
  fleet: 'dreadnought',
  held: 'dreadnought',
};

export function iconOf(unit: string): IconName {
  const [what, of] = unit.split(':') as [string, string | undefined];
  if (what === 'influence' || what === 'alliance') return of as Faction;
  return ICONS[what] ?? (what as IconName);
}

const UNITS: Readonly<Record<string, Unit>> = {
  solari: 'solari',
  spice: 'spice',
  water: 'water',
  vp: 'vp',
  intrigue: 'intrigue',
  sword: 'sword',
  persuasion: 'persuasion',
  draw: 'card',
  negotiator: 'negotiator',
  specimen: 'specimen',
};

/** "+2 Solari", "−1 Influence with: Fremen". */
export function wordAmount({ unit, n }: Amount, language: Language): string {
  const sign = n > 0 ? '+' : '−';
  return sign + plainAmount(unit, Math.abs(n), language);
}

function plainAmount(unit: string, n: number, language: Language): string {
  const say = words[language];
  const [what, of] = unit.split(':') as [string, string];
  switch (what) {
    case 'influence':
      return say.influence(
        amountOf(n, 'influence', language),
        factionName(of as Faction, language),
      );
    case 'alliance':
      return say.alliance(factionName(of as Faction, language));
    case 'control':
      return say.control(nameOf(spaceOf(of as SpaceId), language));
    case 'garrison':
      return say.inGarrison(amountOf(n, 'troop', language));
    case 'conflict':
      return say.inConflict(amountOf(n, 'troop', language));
    case 'held':
      return say.held(nameOf(spaceOf(of as SpaceId), language));
    case 'dreadnought':
      return say.inGarrison(amountOf(n, 'dreadnought', language));
    case 'fleet':
      return say.inConflict(amountOf(n, 'dreadnought', language));
    case 'freighter':
      return say.freighter(n);
    case 'tech':
    case 'research':
    case 'tleilaxu':
      return say[what](n);
    case 'mentat':
    case 'swordmaster':
    case 'council':
    case 'agent':
    case 'atomics':
      return say[what];
    default:
      return amountOf(n, UNITS[what]!, language);
  }
}
