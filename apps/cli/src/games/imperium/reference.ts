import {
  BASE,
  describeCard,
  describeConflict,
  describeIntrigue,
  describeLeader,
  describeSpace,
  describeTrack,
  type Face,
  faceLines,
  GLOSSARY,
  type ImperiumOption,
} from '@landsraad/imperium';
import type { Language } from '../../text/text.ts';
import type { Entry, Reference, Section } from '../playable.ts';
import { faceOf } from './gloss.ts';
import { imperiumText, type SectionName } from './text.ts';

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
    heading: { en: imperiumText('en').sections[name], fr: imperiumText('fr').sections[name] },
    items: worded.map(({ en, fr }) => ({ en: faceLines(en, 'en'), fr: faceLines(fr, 'fr') })),
    json: items.map((item, i) => ({ ...item, wording: worded[i] })),
  };
}

export const reference: Reference = {
  rulePrefix: 'IMP-',
  explains: { en: imperiumText('en').explains, fr: imperiumText('fr').explains },
  legend: { en: imperiumText('en').legend, fr: imperiumText('fr').legend },
  entries: (language) => [
    ...BASE.cards.map(entry(describeCard, language)),
    ...BASE.intrigue.map(entry(describeIntrigue, language)),
    ...BASE.conflicts.map(entry(describeConflict, language)),
    ...BASE.leaders.map(entry(describeLeader, language)),
    ...BASE.spaces.map(entry(describeSpace, language)),
    ...BASE.tracks.map(entry(describeTrack, language)),
    ...GLOSSARY.filter(({ id }) => !id.startsWith('space/')).map(
      (term): Entry => ({
        names: [term[language].term, term.en.term, term.fr.term],
        lines: () => [`${term[language].term} – ${term[language].definition}`],
      }),
    ),
  ],
  face: (option, language) => {
    const face = faceOf(option as ImperiumOption, language);
    return face && faceLines(face, language);
  },
  sections: () => ({
    cards: section('cards', BASE.cards, describeCard),
    intrigue: section('intrigue', BASE.intrigue, describeIntrigue),
    conflicts: section('conflicts', BASE.conflicts, describeConflict),
    leaders: section('leaders', BASE.leaders, describeLeader),
    spaces: section('spaces', BASE.spaces, describeSpace),
    tracks: section('tracks', BASE.tracks, describeTrack),
  }),
};
