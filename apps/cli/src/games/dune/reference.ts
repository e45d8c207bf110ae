import {
  type DuneOption,
  describeFaction,
  describeLeader,
  describeSpiceCard,
  describeTerritory,
  describeTreachery,
  FACTION_SHEETS,
  type Face,
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
import { faceLines } from '@landsraad/kernel/wording';
import type { Language } from '../../text/text.ts';
import { entry, section } from '../described.ts';
import type { Entry, Reference } from '../playable.ts';
import { duneText, type SectionName } from './text.ts';

const LEADERS = FACTION_SHEETS.flatMap(({ leaders }) => leaders);

const heading = (name: SectionName) => ({
  en: duneText('en').sections[name],
  fr: duneText('fr').sections[name],
});

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
  expansions: [],
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
  face: (option, _, language) => {
    const face = faceOf(option as DuneOption, language);
    return face && faceLines(face, language);
  },
  sections: () => ({
    factions: section(heading('factions'), FACTION_SHEETS, describeFaction),
    leaders: section(heading('leaders'), LEADERS, describeLeader),
    treachery: section(heading('treachery'), TREACHERY, describeTreachery),
    spice: section(heading('spice'), SPICE_CARDS, describeSpiceCard),
    territories: section(heading('territories'), TERRITORIES, describeTerritory),
  }),
};
