import {
  type DuneOption,
  describeFaction,
  describeLeader,
  describeSpiceCard,
  describeTerritory,
  describeTreachery,
  FACTION_SHEETS,
  type Face,
  faceLines,
  factionOf,
  GLOSSARY,
  leaderOf,
  SPICE_CARDS,
  TERRITORIES,
  TREACHERY,
  territoryOf,
  territoryOfCell,
  treacheryOf,
} from '@landsraad/dune';
import type { Language } from '../../text/text.ts';
import type { Entry, Reference, Section } from '../playable.ts';
import { duneText, type SectionName } from './text.ts';

const LEADERS = FACTION_SHEETS.flatMap(({ leaders }) => leaders);

interface Named {
  readonly name: { readonly en: string; readonly fr: string };
}

type Describe<T> = (item: T, language: Language) => Face;

const entry =
  <T extends Named>(describe: Describe<T>, language: Language) =>
  (item: T): Entry => ({
    names: [item.name[language], item.name.en, item.name.fr],
    lines: () => faceLines(describe(item, language), language),
  });

function section<T>(name: SectionName, items: readonly T[], describe: Describe<T>): Section {
  const worded = items.map((item) => ({ en: describe(item, 'en'), fr: describe(item, 'fr') }));
  return {
    heading: { en: duneText('en').sections[name], fr: duneText('fr').sections[name] },
    items: worded.map(({ en, fr }) => ({ en: faceLines(en, 'en'), fr: faceLines(fr, 'fr') })),
    json: items.map((item, i) => ({ ...item, wording: worded[i] })),
  };
}

function faceOf(option: DuneOption, language: Language): Face | null {
  switch (option.type) {
    case 'card':
    case 'worthless-as-karama':
      return describeTreachery(treacheryOf(option.card), language);
    case 'karama':
    case 'truthtrance':
      return describeTreachery(treacheryOf(option.type), language);
    case 'leader':
      return describeLeader(leaderOf(option.leader), language);
    case 'faction':
      return describeFaction(factionOf(option.faction), language);
    case 'territory':
    case 'battle':
      return describeTerritory(territoryOf(option.territory), language);
    case 'cell':
      return describeTerritory(territoryOfCell(option.cell), language);
    default:
      return null;
  }
}

export const reference: Reference = {
  rulePrefix: 'DUN-',
  explains: { en: duneText('en').explains, fr: duneText('fr').explains },
  legend: { en: duneText('en').legend, fr: duneText('fr').legend },
  entries: (language) => [
    ...FACTION_SHEETS.map(entry(describeFaction, language)),
    ...LEADERS.map(entry(describeLeader, language)),
    ...TREACHERY.map(entry(describeTreachery, language)),
    ...SPICE_CARDS.filter(({ territory }) => territory === null).map(
      entry(describeSpiceCard, language),
    ),
    ...TERRITORIES.map(entry(describeTerritory, language)),
    ...GLOSSARY.map(
      (term): Entry => ({
        names: [term[language].term, term.en.term, term.fr.term],
        lines: () => [`${term[language].term} – ${term[language].definition}`],
      }),
    ),
  ],
  face: (option, language) => {
    const face = faceOf(option as DuneOption, language);
    return face && faceLines(face, language);
  },
  sections: () => ({
    factions: section('factions', FACTION_SHEETS, describeFaction),
    leaders: section('leaders', LEADERS, describeLeader),
    treachery: section('treachery', TREACHERY, describeTreachery),
    spice: section('spice', SPICE_CARDS, describeSpiceCard),
    territories: section('territories', TERRITORIES, describeTerritory),
  }),
};
