import type { Seat } from '@landsraad/kernel';
import { countedNames, type Language, WRITING } from '@landsraad/kernel/wording';
import { wordingOf } from '#languages';
import type { Name } from '../content/component.ts';
import { RESEARCH, TLEILAXU } from '../content/immortality/tracks.ts';
import {
  cardOf,
  conflictOf,
  hagalOf,
  intrigueOf,
  leaderOf,
  spaceOf,
  tileOf,
  trackOf,
} from '../content/index.ts';
import { SHIPPING } from '../content/ix/track.ts';
import type { Source } from '../state.ts';
import type { Speaker } from './wording.ts';

/** What a sentence needs to know of the table. */
export interface Context {
  /** As a sentence calls it: with an article where the name needs one. */
  readonly seatName: (seat: Seat) => string;
  /** Who reads it, and is spoken to; without it everybody is spoken of. */
  readonly reader?: Seat | null;
}

export function speakerOf({ seatName, reader = null }: Context, language: Language): Speaker {
  const isYou = (seat: Seat) => seat === reader;
  const { quote } = WRITING[language];
  const { list, you } = wordingOf(language).terms;
  const cardTitle = (id: string) => cardOf(id).name[language];
  const card = (id: string) => {
    const title = cardTitle(id);
    return title.includes(',') ? quote(title) : title;
  };
  const intrigue = (id: string) => intrigueOf(id).name[language];
  return {
    seat: (seat) => (isYou(seat) ? you : seatName(seat)),
    isYou,
    card,
    cardTitle,
    cards: (ids) => list(countedNames(ids.map(card)), 'and'),
    intrigue,
    intrigues: (ids) => list(countedNames(ids.map(intrigue)), 'and'),
    conflict: (id) => conflictOf(id).name[language],
    leader: (id) => leaderOf(id).name[language],
    space: (id) => spaceOf(id).name[language],
    source: (source) => sourceName(source)[language],
    hagal: (id) => hagalOf(id).name[language],
    tile: (id) => tileOf(id).name[language],
  };
}

/** What an effect comes from, by itself. */
export const nameOfSource = (source: Source, language: Language): string =>
  WRITING[language].typeset(sourceName(source)[language]);

function sourceName(source: Source): Name {
  switch (source.type) {
    case 'card':
      return cardOf(source.card).name;
    case 'space':
      return spaceOf(source.space).name;
    case 'leader':
      return leaderOf(source.leader).name;
    case 'intrigue':
      return intrigueOf(source.intrigue).name;
    case 'track':
      return trackOf(source.faction).name;
    case 'conflict':
      return conflictOf(source.conflict).name;
    case 'tile':
      return tileOf(source.tile).name;
    case 'shipping':
      return SHIPPING.name;
    case 'research':
      return RESEARCH.name;
    case 'tleilaxu':
      return TLEILAXU.name;
  }
}
