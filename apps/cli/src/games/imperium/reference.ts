import {
  allOf,
  describeCard,
  describeConflict,
  describeHagal,
  describeIntrigue,
  describeLeader,
  describeSpace,
  describeTrack,
  GLOSSARY,
  type ImperiumOption,
  type ImperiumView,
  spaceAt,
} from '@landsraad/imperium';
import { faceLines } from '@landsraad/kernel/wording';
import { entry, section } from '../described.ts';
import type { Entry, Reference } from '../playable.ts';
import { faceOf } from './gloss.ts';
import { imperiumText, type SectionName } from './text.ts';

const heading = (name: SectionName) => ({
  en: imperiumText('en').sections[name],
  fr: imperiumText('fr').sections[name],
});

export const reference: Reference = {
  rulePrefix: 'IMP-',
  explains: { en: imperiumText('en').explains, fr: imperiumText('fr').explains },
  legend: { en: imperiumText('en').legend, fr: imperiumText('fr').legend },
  entries: (language, view) => [
    ...allOf('cards').map(entry(describeCard, language)),
    ...allOf('intrigue').map(entry(describeIntrigue, language)),
    ...allOf('conflicts').map(entry(describeConflict, language)),
    ...allOf('leaders').map(entry(describeLeader, language)),
    ...allOf('spaces')
      .map(({ id }) => spaceAt((view as ImperiumView).options, id))
      .map(entry(describeSpace, language)),
    ...allOf('tracks').map(entry(describeTrack, language)),
    ...allOf('hagal').map((card): Entry => {
      const { names, lines } = entry(describeHagal, language)(card);
      // Most are called as the space that they send to.
      return { names: names.map((name) => `Hagal: ${name}`), lines };
    }),
    ...GLOSSARY.filter(({ id }) => !id.startsWith('space/')).map(
      (term): Entry => ({
        names: [term[language].term, term.en.term, term.fr.term],
        lines: () => [`${term[language].term} – ${term[language].definition}`],
      }),
    ),
  ],
  face: (option, view, language) => {
    const face = faceOf(option as ImperiumOption, view as ImperiumView, language);
    return face && faceLines(face, language);
  },
  sections: () => ({
    cards: section(heading('cards'), allOf('cards'), describeCard),
    intrigue: section(heading('intrigue'), allOf('intrigue'), describeIntrigue),
    conflicts: section(heading('conflicts'), allOf('conflicts'), describeConflict),
    leaders: section(heading('leaders'), allOf('leaders'), describeLeader),
    spaces: section(heading('spaces'), allOf('spaces'), describeSpace),
    tracks: section(heading('tracks'), allOf('tracks'), describeTrack),
    hagal: section(heading('hagal'), allOf('hagal'), describeHagal),
  }),
};
