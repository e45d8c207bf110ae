import type { Seat } from '@landsraad/kernel';
import { capitalised, type Language, WRITING } from '@landsraad/kernel/wording';
import { wordingOf } from '#languages';
import { factionOf, leaderOf, spiceCardOf, treacheryOf } from '../content/index.ts';
import type { FactionId } from '../ids.ts';
import type { Party, SheetItem, Speaker } from './wording.ts';

/** What a sentence needs to know of the table. */
export interface Context {
  /** The faction of each seat. */
  readonly factions: readonly FactionId[];
  /** What the table calls a seat; without it, a seat is called by its faction. */
  readonly seatName?: (seat: Seat) => string;
}

export function speakerOf({ factions, seatName }: Context, language: Language): Speaker {
  const { terms, items } = wordingOf(language);
  const { list, quote } = WRITING[language];
  const faction = (id: FactionId): Party => ({
    ...terms.factions[id],
    first: capitalised(terms.factions[id].name),
    title: factionOf(id).name[language],
  });
  const seat = (at: Seat): Party => {
    const own = seatName?.(at);
    return own === undefined ? faction(factions[at]!) : called(own);
  };
  const specialOf = (at: Seat | null): string | undefined =>
    at === null ? undefined : factionOf(factions[at]!).special?.name[language];
  const countSpecial = (n: number, at: Seat | null): string => {
    const name = specialOf(at);
    return name ? `${n} ${name}` : terms.amount(n, 'special');
  };
  return {
    seat,
    seats: (seats) => all(seats.map(seat), list),
    faction,
    forces: ({ normal, special: n }, at) =>
      list(
        [
          ...(normal > 0 || n === 0 ? [terms.amount(normal, 'force')] : []),
          ...(n > 0 ? [countSpecial(n, at)] : []),
        ],
        'and',
      ),
    special: (at) => specialOf(at) ?? terms.specialForces,
    card: (id) => {
      const title = treacheryOf(id).name[language];
      return title.includes(',') ? quote(title) : title;
    },
    cardTitle: (id) => treacheryOf(id).name[language],
    spiceCard: (id) => spiceCardOf(id).name[language],
    leader: (id) => leaderOf(id).name[language],
    item: (id) => items[id as SheetItem][0],
  };
}

const called = (name: string): Party => ({ name, first: name, title: name, plural: false });

function all(parties: readonly Party[], list: (items: string[], joint: 'and') => string): Party {
  const [head, ...others] = parties;
  if (!head) return called('');
  return {
    name: list(
      parties.map(({ name }) => name),
      'and',
    ),
    first: list([head.first, ...others.map(({ name }) => name)], 'and'),
    title: list(
      parties.map(({ title }) => title),
      'and',
    ),
    plural: head.plural || others.length > 0,
  };
}
