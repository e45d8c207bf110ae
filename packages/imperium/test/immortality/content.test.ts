import { describe, expect, it } from 'vitest';
import type { Card, HagalCard, IntrigueMode } from '../../src/content/component.ts';
import { IMMORTALITY } from '../../src/content/immortality/index.ts';
import {
  FIRST_ARRIVAL,
  markersAt,
  RESEARCH,
  TLEILAXU,
} from '../../src/content/immortality/tracks.ts';
import { spaceOf } from '../../src/content/index.ts';
import { printedAt } from '../../src/content/printed.ts';
import type { Effect } from '../../src/effects/effect.ts';
import { DEFAULT_OPTIONS } from '../../src/options.ts';
import { type Item, textsIn } from '../catalogue.ts';
import { cardEntry, spaceEntry } from '../entries.ts';
import { conditionText, shorthand } from '../shorthand.ts';
import { catalogue, contentIn, FILES, fileOf, itemsOf, SENTENCES } from './catalogue.ts';

const box = (effects: readonly Effect[]): string | null => shorthand(effects) || null;

/** Without what the catalogue writes only where there is something. */
const card = (one: Card) => {
  const { onTrash, ...entry } = cardEntry(one);
  return {
    ...entry,
    graft: one.graft === true,
    ...(onTrash && { onTrash }),
    ...(one.moreIcons && {
      conditionalAgentIcons: {
        when: conditionText(one.moreIcons.when),
        icons: one.moreIcons.icons,
      },
    }),
  };
};
const cardsOf = (origin: Card['origin']) =>
  IMMORTALITY.cards.filter((one) => one.origin === origin);

const tleilaxuCard = (one: Card) => {
  const { cost, copies, ...entry } = card(one);
  expect(cost).toBeNull();
  return { ...entry, specimenCost: one.specimens };
};

const mode = ({ condition, cost, effects, moment }: IntrigueMode): string => {
  const paid: readonly Effect[] = cost ? [{ do: 'pay', cost, effects }] : effects;
  const whole = shorthand(condition ? [{ do: 'when', condition, effects: paid }] : paid);
  return moment === 'any' ? whole : `${moment}: ${whole}`;
};

const hagal = ({ id, name, copies, marked, spaces, gains, swords }: HagalCard) => ({
  id,
  name,
  copies,
  usedIn: [`${marked}P`],
  marking: `${marked}P`,
  targetSpaces: spaces.map(original),
  combatSpace: spaces.some((one) => spaceOf(one).combat),
  gains: gains.flatMap((one) =>
    one.do === 'tleilaxu' ? Array<string>(one.n).fill('tleilaxu') : [shorthand([one])],
  ),
  swords,
});

/** The catalogue calls a space that covers another by the name of the covered one. */
const original = (space: string): string => spaceOf(space).covers[0] ?? space;

describe('Immortality is the catalogue, field by field', () => {
  it('[IMM-1.9] starting cards', () => {
    const facts = catalogue('starting-cards').map(({ copiesPerPlayer, replaces, ...item }) => ({
      ...item,
      copies: copiesPerPlayer,
    }));
    expect(cardsOf('starting').map(card)).toEqual(facts);
    const [replaced] = catalogue('starting-cards').map(({ replaces }) => (replaces as Item).id);
    expect(replaced).toBe('dune-the-desert-planet');
  });
  it('[IMM-11.6] Imperium cards', () => {
    expect(cardsOf('imperium').map(card)).toEqual(catalogue('imperium-cards'));
  });
  it('[IMM-6.11] Tleilaxu cards', () => {
    const facts = catalogue('tleilaxu-cards').map(
      ({ copies, fixedInRow, inTleilaxuDeck, ...item }) => item,
    );
    expect(cardsOf('tleilaxu').map(tleilaxuCard)).toEqual(facts);
    const inDeck = itemsOf('tleilaxu-cards').filter(({ inTleilaxuDeck = true }) => inTleilaxuDeck);
    expect(cardsOf('tleilaxu').flatMap(({ id, copies }) => (copies > 0 ? [id] : []))).toEqual(
      inDeck.map(({ id }) => id),
    );
  });
  it('Intrigue cards', () => {
    const ours = IMMORTALITY.intrigue.map(({ id, name, copies, modes }) => ({
      id,
      name,
      copies,
      types: modes.map(({ timing }) => timing),
      ...Object.fromEntries(modes.map((one) => [one.timing, mode(one)])),
    }));
    expect(ours).toEqual(catalogue('intrigue'));
  });
  it('[IMM-11.7] the Research Station', () => {
    const [fact] = catalogue('board-spaces').filter(({ kind }) => kind === 'board-space');
    const [ours] = IMMORTALITY.spaces.map((one) => {
      const { name, agentIcon, cost, effect, controlBonus } = spaceEntry(one);
      const { combat, faction: influence } = one;
      return {
        id: original(one.id),
        name,
        agentIcon,
        combat,
        cost,
        effect,
        influence,
        controlBonus,
      };
    });
    const { kind, replaces, ...facts } = fact!;
    expect(ours).toEqual(facts);
  });
  it('[IMM-2.2] [IMM-2.4] [IMM-3.1] [IMM-3.2] the research track', () => {
    const ours = RESEARCH.steps.map(({ id, column, row, next, bonus }, at) => ({
      id,
      column,
      row,
      bonus: box(bonus),
      next: next.map((to) => RESEARCH.steps[to]!.id),
      reached: markersAt(at),
    }));
    const facts = itemsOf('bene-tleilax-board').map((item) => {
      const { id, column, row, bonus, next } = contentIn(item) as Item;
      return { id, column, row, bonus, next, reached: reachedAt(Number(column)) };
    });
    expect(ours).toEqual(facts);
    expect(ours.flatMap(({ next }) => next)).toHaveLength(32);
    expect(RESEARCH.steps[0]!.id).toBe(fileOf('bene-tleilax-board').researchStart);
  });
  it('[IMM-4.3] [IMM-4.6] [IMM-4.7] the Tleilaxu track', () => {
    const facts = fileOf('bene-tleilax-board').tleilaxuTrack as Item[];
    expect(TLEILAXU.steps.map(({ bonus }) => box(bonus))).toEqual(facts.map(({ bonus }) => bonus));
    const first = facts.map(({ firstArrivalBonus }) => firstArrivalBonus);
    expect(first[FIRST_ARRIVAL.step]).toBe(`+${FIRST_ARRIVAL.spice} spice`);
    expect(first.filter(Boolean)).toHaveLength(1);
  });
  it('[HAG-9.1] House Hagal cards', () => {
    const facts = catalogue('hagal').map(({ recruitTo, ...item }) => item);
    expect(IMMORTALITY.hagal.map(hagal)).toEqual(facts);
  });
  it('every sentence we gave a shorthand is still in the catalogue', () => {
    const texts = new Set(FILES.flatMap((file) => textsIn(fileOf(file))));
    expect(Object.keys(SENTENCES).filter((sentence) => !texts.has(sentence))).toEqual([]);
  });
});

/** The markers of the catalogue up to a column. */
function reachedAt(column: number): number {
  const markers = fileOf('bene-tleilax-board').geneticMarkers as { column: number }[];
  return markers.filter((marker) => marker.column <= column).length;
}

describe('what is printed at a table of Immortality', () => {
  const at = (options: object) => printedAt({ ...DEFAULT_OPTIONS, immortality: true, ...options });
  const copies = (items: readonly { copies: number }[]) =>
    items.reduce((sum, item) => sum + item.copies, 0);
  const from = (options: object, origin: Card['origin']) =>
    at(options).cards.filter((one) => one.origin === origin);

  it('[IMM-1.2] [IMM-1.10] [IMM-1.12] 97 Imperium and 55 Intrigue cards, 132 and 72 with Ix', () => {
    expect([{}, { ix: true }].map((set) => copies(from(set, 'imperium')))).toEqual([97, 132]);
    expect([{}, { ix: true }].map((set) => copies(at(set).intrigue))).toEqual([55, 72]);
    expect(at({}).conflicts).toEqual(printedAt(DEFAULT_OPTIONS).conflicts);
    expect(at({}).leaders).toEqual(printedAt(DEFAULT_OPTIONS).leaders);
    expect(copies(from({}, 'tleilaxu'))).toBe(18);
  });
  it('[IMM-1.9] a starting deck of ten with two Experimentation', () => {
    const deck = from({}, 'starting');
    expect(copies(deck)).toBe(10);
    expect(deck.find(({ id }) => id === 'experimentation')?.copies).toBe(2);
    expect(deck.map(({ id }) => id)).not.toContain('dune-the-desert-planet');
  });
  it('[IMM-1.7] [IX-17.5] the Research Station in its place, and the spaces of Ix as they are', () => {
    const before = printedAt({ ...DEFAULT_OPTIONS, ix: true }).spaces;
    const now = at({ ix: true }).spaces;
    const expected = before.map(({ id }) =>
      id === 'research-station' ? 'revised-research-station' : id,
    );
    expect(now.map(({ id }) => id)).toEqual(expected);
  });
  it('[IMM-1.11] [IMM-13.1] [IMM-13.2] [IMM-13.3] [IMM-13.14] [HAG-9.1] [HAG-9.5] 28 Hagal cards alone, 31 with Ix', () => {
    const { soloBaseImmortality, soloBaseIxImmortality } = (
      fileOf('hagal').setup as { deckSizes: Record<string, number> }
    ).deckSizes;
    expect(copies(at({ players: 1 }).hagal)).toBe(soloBaseImmortality);
    expect(copies(at({ players: 1, ix: true }).hagal)).toBe(soloBaseIxImmortality);
    expect(at({ players: 1 }).hagal.map(({ id }) => id)).not.toContain('carthag');
    expect(at({ players: 2 }).hagal).toEqual(printedAt({ ...DEFAULT_OPTIONS, players: 2 }).hagal);
  });
});
