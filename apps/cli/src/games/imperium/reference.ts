import {
  type ContentSet,
  describeCard,
  describeConflict,
  describeHagal,
  describeIntrigue,
  describeLeader,
  describeSpace,
  describeTile,
  describeTrack,
  GLOSSARY,
  type ImperiumOption,
  type ImperiumView,
  SETS,
  spaceAt,
} from '@landsraad/imperium';
import { faceLines } from '@landsraad/kernel/wording';
import { entry, section } from '../described.ts';
import type { Entry, Reference } from '../playable.ts';
import { faceOf } from './gloss.ts';
import { EXPANSIONS } from './options.ts';
import { imperiumText, type SectionName } from './text.ts';

const BASE = 'base';

/** All that some boxes hold of a kind. */
const of = (sets: readonly ContentSet[]) => ({
  cards: sets.flatMap(({ cards }) => cards),
  intrigue: sets.flatMap(({ intrigue }) => intrigue),
  conflicts: sets.flatMap(({ conflicts }) => conflicts),
  leaders: sets.flatMap(({ leaders }) => leaders),
  spaces: sets.flatMap(({ spaces }) => spaces),
  tracks: sets.flatMap(({ tracks }) => tracks),
  tiles: sets.flatMap(({ tiles }) => tiles ?? []),
  hagal: sets.flatMap(({ hagal }) => hagal),
});

const heading = (name: SectionName) => ({
  en: imperiumText('en').sections[name],
  fr: imperiumText('fr').sections[name],
});

export const reference: Reference = {
  rulePrefix: 'IMP-',
  expansions: EXPANSIONS,
  explains: { en: imperiumText('en').explains, fr: imperiumText('fr').explains },
  legend: { en: imperiumText('en').legend, fr: imperiumText('fr').legend },
  entries: (language, view) => {
    const { options } = view as ImperiumView;
    const here = of(SETS.filter((set) => set.isIn(options)));
    return [
      ...here.cards.map(entry(describeCard, language)),
      ...here.intrigue.map(entry(describeIntrigue, language)),
      ...here.conflicts.map(entry(describeConflict, language)),
      ...here.leaders.map(entry(describeLeader, language)),
      ...here.spaces.map(({ id }) => spaceAt(options, id)).map(entry(describeSpace, language)),
      ...here.tracks.map(entry(describeTrack, language)),
      ...here.tiles.map(entry(describeTile, language)),
      ...here.hagal.map((card): Entry => {
        const { names, lines } = entry(describeHagal, language)(card);
        // Most are called as the space that they send to.
        return { names: names.map((name) => `Hagal: ${name}`), lines };
      }),
      ...GLOSSARY.map(
        (term): Entry => ({
          names: [term[language].term, term.en.term, term.fr.term],
          lines: () => [`${term[language].term} – ${term[language].definition}`],
        }),
      ),
    ];
  },
  face: (option, view, language) => {
    const face = faceOf(option as ImperiumOption, view as ImperiumView, language);
    return face && faceLines(face, language);
  },
  sections: (expansions) => {
    const here = of(SETS.filter(({ id }) => id === BASE || expansions.includes(id)));
    return {
      cards: section(heading('cards'), here.cards, describeCard),
      intrigue: section(heading('intrigue'), here.intrigue, describeIntrigue),
      conflicts: section(heading('conflicts'), here.conflicts, describeConflict),
      leaders: section(heading('leaders'), here.leaders, describeLeader),
      spaces: section(heading('spaces'), here.spaces, describeSpace),
      tracks: section(heading('tracks'), here.tracks, describeTrack),
      ...(here.tiles.length > 0 && { tiles: section(heading('tiles'), here.tiles, describeTile) }),
      hagal: section(heading('hagal'), here.hagal, describeHagal),
    };
  },
};
