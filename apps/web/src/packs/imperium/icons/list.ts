import { GLOSSARY } from '@landsraad/imperium';
import { capitalised, type Language } from '@landsraad/kernel/wording';
import type { GameIcon, IconName } from '../../../icons/paths.tsx';
import type { Explained, IconGroup } from '../../../table/explain/explaining.ts';
import { groups, names, sentences } from './words.ts';

/*
 * Every icon of the game, once: tooltips, previews, the legend and the glossary are made from this
 * list. What the glossary defines already is not said again.
 */

type Group = keyof (typeof groups)['en'];
type OwnWord = keyof (typeof names)['en'];

interface Entry {
  readonly group: Group;
  readonly rule: string;
  /** Its word in the glossary, where it has one. */
  readonly term?: string;
}

const own = (group: Group, rule: string): Entry => ({ group, rule });
const as = (term: string, group: Group, rule: string): Entry => ({ group, rule, term });

const ENTRIES: Readonly<Record<GameIcon | 'eye' | 'next', Entry>> = {
  solari: as('solari', 'resources', 'IMP-4.1'),
  spice: as('spice', 'resources', 'IMP-4.1'),
  water: as('water', 'resources', 'IMP-4.1'),
  persuasion: as('persuasion', 'resources', 'IMP-4.4'),
  point: as('vp', 'resources', 'IMP-3.1'),

  landsraad: as('landsraad', 'places', 'IMP-10.6'),
  city: as('city', 'places', 'IMP-10.6'),
  'spice-trade': as('spice-trade', 'places', 'IMP-10.6'),
  emperor: as('emperor', 'places', 'IMP-10.6'),
  'spacing-guild': as('spacing-guild', 'places', 'IMP-10.6'),
  'bene-gesserit': as('bene-gesserit', 'places', 'IMP-10.6'),
  fremen: as('fremen', 'places', 'IMP-10.6'),
  infiltrate: own('places', 'IMP-10.5'),
  voice: own('places', 'IMP-26.9'),

  'influence-up': own('influence', 'IMP-30.10'),
  'influence-down': own('influence', 'IMP-30.11'),
  'any-faction': own('influence', 'IMP-5.17'),
  behind: own('influence', 'IMP-5.17'),
  alliance: as('alliance', 'influence', 'IMP-5.9'),
  bond: as('fremen-bond', 'influence', 'IMP-17.8'),

  troop: as('troop', 'fight', 'IMP-13.2'),
  sword: as('sword', 'fight', 'IMP-19.2'),
  strength: as('strength', 'fight', 'IMP-19.1'),
  combat: as('combat-space', 'fight', 'IMP-13.7'),
  conflict: as('conflict', 'fight', 'IMP-22.1'),
  deploy: as('deploy', 'fight', 'IMP-13.7'),
  retreat: as('retreat', 'fight', 'IMP-13.13'),
  garrison: as('garrison', 'fight', 'IMP-13.5'),
  supply: as('supply', 'fight', 'IMP-13.1'),
  control: as('control-marker', 'fight', 'IMP-14.3'),
  dreadnought: as('dreadnought', 'fight', 'IX-8.1'),

  draw: own('cards', 'IMP-3.8'),
  discard: as('discard', 'cards', 'IMP-3.13'),
  trash: as('trash', 'cards', 'IMP-12.6'),
  acquire: as('acquire', 'cards', 'IMP-18.1'),
  intrigue: own('cards', 'IMP-6.1'),
  'steal-intrigue': as('steal-intrigue', 'cards', 'IMP-6.12'),
  plot: as('plot-intrigue', 'cards', 'IMP-6.4'),
  endgame: as('endgame-intrigue', 'cards', 'IMP-6.6'),
  reveal: as('reveal-turn', 'cards', 'IMP-17.1'),
  foldspace: own('cards', 'IMP-30.9'),
  deck: own('cards', 'IMP-3.6'),
  hand: own('cards', 'IMP-3.6'),
  cards: own('cards', 'IMP-3.12'),
  'this-card': own('cards', 'IMP-12.7'),
  shuffle: own('cards', 'IMP-29.11'),
  swap: own('cards', 'IMP-3.6'),
  eye: own('cards', 'IMP-26.11'),
  unload: as('unload', 'cards', 'IX-11.1'),
  graft: as('graft', 'cards', 'IMM-7.1'),

  agent: as('agent', 'pieces', 'IMP-10.1'),
  signet: as('signet-ring', 'pieces', 'IMP-3.5'),
  mentat: as('mentat', 'pieces', 'IMP-30.14'),
  swordmaster: as('swordmaster', 'pieces', 'IMP-30.2'),
  council: own('pieces', 'IMP-17.7'),
  recall: as('recall', 'pieces', 'IMP-12.12'),
  maker: as('maker', 'pieces', 'IMP-23.1'),
  freighter: as('freighter', 'pieces', 'IX-6.2'),
  tech: as('tech-tile', 'pieces', 'IX-5.1'),
  negotiator: as('negotiator', 'pieces', 'IX-4.3'),
  research: as('research', 'pieces', 'IMM-2.1'),
  tleilaxu: as('tleilaxu-track', 'pieces', 'IMM-4.1'),
  specimen: as('specimen', 'pieces', 'IMM-5.1'),
  marker: as('genetic-marker', 'pieces', 'IMM-3.1'),
  atomics: as('family-atomics', 'pieces', 'IMM-10.1'),
  'first-player': as('first-player-marker', 'pieces', 'IMP-24.5'),
  opponent: own('pieces', 'IMP-12.5'),
  opponents: own('pieces', 'IMP-12.5'),

  arrow: own('signs', 'IMP-12.1'),
  choose: own('signs', 'IMP-12.5'),
  'end-turn': own('signs', 'IMP-26.13'),
  flip: own('signs', 'IX-5.4'),
  next: own('signs', 'IX-13.15'),
};

const isListed = (icon: IconName): icon is keyof typeof ENTRIES => Object.hasOwn(ENTRIES, icon);

/** What an icon means; null for one of the interface, whose button has a name. */
export function explained(icon: IconName, language: Language): Explained | null {
  if (!isListed(icon)) return null;
  const { rule, term } = ENTRIES[icon];
  const known = term && GLOSSARY.find(({ id }) => id === term)![language];
  if (known) return { icon, name: capitalised(known.term), sentence: known.definition, rule };
  const word = icon as OwnWord;
  return { icon, name: names[language][word], sentence: sentences[language][word], rule };
}

/** The whole list as the legend shows it. */
export function iconGroups(language: Language): readonly IconGroup[] {
  const icons = Object.keys(ENTRIES) as (keyof typeof ENTRIES)[];
  return (Object.keys(groups[language]) as Group[]).map((group) => ({
    name: groups[language][group],
    icons: icons
      .filter((icon) => ENTRIES[icon].group === group)
      .map((icon) => explained(icon, language)!),
  }));
}

/** The icon of a word of the glossary, if it has one. */
export const iconOfTerm = (term: string): IconName | null =>
  (Object.keys(ENTRIES) as (keyof typeof ENTRIES)[]).find((icon) => ENTRIES[icon].term === term) ??
  null;

/** Those that the glossary has no entry for, to be listed there too. */
export const OWN_WORDS = Object.keys(names.en) as OwnWord[];
