import { describe, expect, it } from 'vitest';
import { newIn } from '../../src/packs/imperium/table/news.ts';
import { shownTab, turnsSince } from '../../src/table/frame/tabs.ts';
import { NO_OFFERS, type Offers } from '../../src/table/spots.ts';

const TABS = [
  { name: 'board', holds: (spot: string) => spot.startsWith('space:') },
  { name: 'row', holds: (spot: string) => spot.startsWith('row:') },
  { name: 'log' },
];
const offering = (...spots: string[]): Offers => ({
  may: new Map(spots.map((spot) => [spot, []])),
  mayNot: new Map(),
});

describe('the tab beside the board', () => {
  const wish = { tab: 'log', at: 3 };

  it('is the one that was wished', () => {
    expect(shownTab(TABS, wish, NO_OFFERS, 7)).toBe('log');
    expect(shownTab(TABS, { tab: null, at: 3 }, NO_OFFERS, 7)).toBeNull();
  });

  it('is opened by a decision that lies there, and given back', () => {
    expect(shownTab(TABS, wish, offering('row:chani'), 7)).toBe('row');
    expect(shownTab(TABS, wish, NO_OFFERS, 8)).toBe('log');
  });

  it('stays where one of several places is in sight', () => {
    const both = offering('row:chani', 'space:wealth');
    expect(shownTab(TABS, { tab: 'row', at: 3 }, both, 7)).toBe('row');
    expect(shownTab(TABS, wish, both, 7)).toBe('board');
  });

  it('is left alone when somebody chooses another at that decision', () => {
    expect(shownTab(TABS, { tab: 'log', at: 7 }, offering('row:chani'), 7)).toBe('log');
  });
});

describe('what is new since my turn', () => {
  const passages = [0, 1, 2, null, 0, 3, 1].map((seat) => ({ seat }));

  it('are the turns of the others', () => {
    expect(turnsSince(passages, 0)).toBe(2);
    expect(turnsSince(passages, 1)).toBe(0);
    expect(turnsSince(passages, 2)).toBe(3);
    expect(turnsSince(passages, null)).toBe(0);
  });

  it('are the cards of the Row that did not lie there, equal ones counted', () => {
    expect(newIn(['a', 'b', 'b'], ['a', 'b', 'c'])).toBe(1);
    expect(newIn(['a', 'b'], ['b', 'a'])).toBe(0);
  });
});
