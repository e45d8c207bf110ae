import { describe, expect, it } from 'vitest';
import { LEVELS } from '../src/content/base/difficulty.ts';
import { BASE } from '../src/content/base/index.ts';
import type { ContentSet, Origin } from '../src/content/component.ts';
import {
  cardOf,
  conflictOf,
  hagalOf,
  intrigueOf,
  isCard,
  isConflict,
  isHagal,
  isIntrigue,
  isLeader,
  isSpace,
  leaderOf,
  spaceOf,
  trackOf,
} from '../src/content/index.ts';
import { printedAt } from '../src/content/printed.ts';
import { RIVAL_SETS } from '../src/hagal/spending.ts';
import { FACTIONS } from '../src/ids.ts';
import { DEFAULT_OPTIONS } from '../src/options.ts';
import { catalogue, FILES, fileOf, itemsOf, type Json, SENTENCES, textsIn } from './catalogue.ts';
import {
  cardEntry,
  conflictEntry,
  hagalEntry,
  intrigueEntry,
  leaderEntry,
  levelEntry,
  rivalEntry,
  spaceEntry,
  trackEntry,
} from './entries.ts';

describe('the base set is the catalogue, field by field', () => {
  const cardsFrom = (origin: Origin) =>
    BASE.cards.filter((card) => card.origin === origin).map(cardEntry);

  it('starting cards', () => {
    expect(cardsFrom('starting')).toEqual(catalogue('starting-cards'));
  });
  it('Reserve cards', () => {
    expect(cardsFrom('reserve')).toEqual(catalogue('reserve'));
  });
  it('Imperium cards', () => {
    expect(cardsFrom('imperium')).toEqual(catalogue('imperium-cards'));
  });
  it('Intrigue cards', () => {
    expect(BASE.intrigue.map(intrigueEntry)).toEqual(catalogue('intrigue'));
  });
  it('Conflicts', () => {
    expect(BASE.conflicts.map(conflictEntry)).toEqual(catalogue('conflicts'));
  });
  it('Leaders', () => {
    expect(BASE.leaders.map(leaderEntry)).toEqual(catalogue('leaders'));
  });
  it('board spaces', () => {
    expect(BASE.spaces.map(spaceEntry)).toEqual(catalogue('board-spaces'));
  });
  it('Influence tracks', () => {
    expect(BASE.tracks.map(trackEntry)).toEqual(catalogue('influence-tracks'));
  });
  it('House Hagal cards', () => {
    expect(BASE.hagal.map(hagalEntry)).toEqual(catalogue('hagal'));
  });
  it('Leaders as Rivals', () => {
    const byId = [...BASE.leaders].sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId.map(rivalEntry)).toEqual(catalogue('leaders-as-rivals'));
  });
  it('the difficulties', () => {
    const { items } = fileOf('hagal').difficulty as { items: { [key: string]: Json }[] };
    const facts = items.map(({ name, ...rest }) => rest);
    expect(Object.entries(LEVELS).map(([id, level]) => levelEntry(id, level))).toEqual(facts);
  });
  it('what a Rival spends for a Victory Point', () => {
    const sets = RIVAL_SETS.map(({ what, n }) => ({ cost: `${n} ${what}`, gain: 'vp +1' }));
    expect(fileOf('hagal').resourceSpending).toMatchObject({ options: sets });
  });
  it('every sentence we gave a shorthand is still in the catalogue', () => {
    const texts = new Set(FILES.flatMap((file) => textsIn(itemsOf(file))));
    expect(Object.keys(SENTENCES).filter((sentence) => !texts.has(sentence))).toEqual([]);
  });
});

describe('the components in the box', () => {
  const copies = (items: readonly { copies: number }[]) =>
    items.reduce((sum, item) => sum + item.copies, 0);
  const from = (origin: Origin) => BASE.cards.filter((card) => card.origin === origin);
  const copiesById = (origin: Origin) =>
    Object.fromEntries(from(origin).map((card) => [card.id, card.copies]));

  it('[IMP-1.3] 18 Conflicts: 4 of level I, 10 of level II, 4 of level III', () => {
    const ofLevel = (level: number) => BASE.conflicts.filter((c) => c.level === level).length;
    expect([1, 2, 3].map(ofLevel)).toEqual([4, 10, 4]);
    expect(BASE.conflicts).toHaveLength(18);
  });
  it('[IMP-1.4] 40 Intrigue cards, 67 Imperium cards, 8 Leaders', () => {
    expect(copies(BASE.intrigue)).toBe(40);
    expect(copies(from('imperium'))).toBe(67);
    expect(BASE.leaders).toHaveLength(8);
  });
  it('[IMP-1.5] 24 Reserve cards', () => {
    expect(copiesById('reserve')).toEqual({
      'arrakis-liaison': 8,
      'the-spice-must-flow': 10,
      foldspace: 6,
    });
  });
  it('[IMP-1.8] a starting deck of 10 cards', () => {
    expect(copiesById('starting')).toEqual({
      'convincing-argument': 2,
      dagger: 2,
      diplomacy: 1,
      'dune-the-desert-planet': 2,
      reconnaissance: 1,
      'seek-allies': 1,
      'signet-ring': 1,
    });
    expect(copies(from('starting'))).toBe(10);
  });
  it('[IMP-1.9] [HAG-1.1] 31 House Hagal cards', () => {
    const deckOf = (players: 1 | 2) => copies(printedAt({ ...DEFAULT_OPTIONS, players }).hagal);
    expect(copies(BASE.hagal)).toBe(31);
    expect(fileOf('hagal').deckSizes).toEqual({
      total: copies(BASE.hagal),
      solo: deckOf(1),
      twoPlayer: deckOf(2),
    });
  });
  it('[IMP-1.10] each Faction owns two spaces, one with a cost and one without', () => {
    for (const faction of FACTIONS) {
      const own = BASE.spaces.filter((space) => space.faction === faction);
      expect(own.map((space) => space.cost !== null)).toEqual([true, false]);
    }
  });
  it('names use one apostrophe', () => {
    expect(textsIn(BASE as unknown as Json).filter((text) => text.includes("'"))).toEqual([]);
  });
});

describe('lookups', () => {
  const kinds: [keyof ContentSet, (id: never) => unknown, (id: string) => boolean][] = [
    ['cards', cardOf, isCard],
    ['intrigue', intrigueOf, isIntrigue],
    ['conflicts', conflictOf, isConflict],
    ['leaders', leaderOf, isLeader],
    ['spaces', spaceOf, isSpace],
  ];

  it.each(kinds)('%s are found by id', (kind, of, is) => {
    for (const component of BASE[kind] as readonly { id: string }[]) {
      expect(of(component.id as never)).toBe(component);
      expect(is(component.id)).toBe(true);
    }
  });
  it.each(kinds)('%s refuse an unknown id', (_, of, is) => {
    expect(() => of('salusa-secundus' as never)).toThrow("'salusa-secundus'");
    expect(is('salusa-secundus')).toBe(false);
  });
  it('House Hagal cards are found by id, and an unknown id is refused', () => {
    for (const card of BASE.hagal) expect(hagalOf(card.id)).toBe(card);
    expect(BASE.hagal.every(({ id }) => isHagal(id))).toBe(true);
    expect(() => hagalOf('salusa-secundus')).toThrow("'salusa-secundus'");
    expect(isHagal('salusa-secundus')).toBe(false);
  });
  it('tracks are found by Faction, in canonical order', () => {
    expect(BASE.tracks.map((track) => track.faction)).toEqual(FACTIONS);
    expect(FACTIONS.map(trackOf)).toEqual(BASE.tracks);
  });
});
