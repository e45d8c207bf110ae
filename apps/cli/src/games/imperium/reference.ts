import {
  BASE,
  describeCard,
  describeConflict,
  describeHagal,
  describeIntrigue,
  describeLeader,
  describeSpace,
  describeTrack,
  faceLines,
  GLOSSARY,
  HAGAL_CARDS,
  type ImperiumOption,
  type ImperiumView,
  spaceAt,
} from '@landsraad/imperium';
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
    ...BASE.cards.map(entry(describeCard, language)),
    ...BASE.intrigue.map(entry(describeIntrigue, language)),
    ...BASE.conflicts.map(entry(describeConflict, language)),
    ...BASE.leaders.map(entry(describeLeader, language)),
    ...BASE.spaces
      .map((space) => spaceAt((view as ImperiumView).options, space))
      .map(entry(describeSpace, language)),
    ...BASE.tracks.map(entry(describeTrack, language)),
    ...HAGAL_CARDS.map((card): Entry => {
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
    cards: section(heading('cards'), BASE.cards, describeCard),
    intrigue: section(heading('intrigue'), BASE.intrigue, describeIntrigue),
    conflicts: section(heading('conflicts'), BASE.conflicts, describeConflict),
    leaders: section(heading('leaders'), BASE.leaders, describeLeader),
    spaces: section(heading('spaces'), BASE.spaces, describeSpace),
    tracks: section(heading('tracks'), BASE.tracks, describeTrack),
    hagal: section(heading('hagal'), HAGAL_CARDS, describeHagal),
  }),
};
