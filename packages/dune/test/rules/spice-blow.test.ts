import type { DuneOptions } from '@landsraad/dune';
import { type FactionPosition, type Position, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const WORM = 'shai-hulud';
const PAIR: FactionPosition[] = [{ id: 'atreides' }, { id: 'harkonnen' }];

/** The phase begins; the spice deck is listed from its top. */
const blow = (
  spiceDeck: string[],
  position: Position = {},
  factions: readonly FactionPosition[] = PAIR,
  options: Partial<DuneOptions> = {},
) => table({ phase: 'spice-blow', spiceDeck, ...position, factions }, options);

describe('a territory card', () => {
  it('[DUN-4.1] [DUN-4.2] is turned over, and brings its spice to its cell', () => {
    const t = blow(['spice-south-mesa', 'spice-old-gap']);
    expect(t.position.spice).toEqual({ 'south-mesa@4': 10 });
    expect(t.position.spiceDiscard).toEqual([['spice-south-mesa'], []]);
    expect(t.position.spiceDeck).toEqual(['spice-old-gap']);
    expect(t.view('harkonnen').spiceDiscard[0]).toEqual(['spice-south-mesa']);
  });
  it('[DUN-4.3] brings none into the storm', () => {
    const t = blow(['spice-south-mesa'], { storm: 4 });
    expect(t.position.spice).toEqual({});
    expect(t.position.spiceDiscard[0]).toEqual(['spice-south-mesa']);
  });
  it('[DUN-4.3] though the storm may stand elsewhere in the territory', () => {
    expect(blow(['spice-south-mesa'], { storm: 5 }).position.spice).toEqual({ 'south-mesa@4': 10 });
  });
  it('[DUN-4.4] adds to what lies there', () => {
    const t = blow(['spice-south-mesa'], { spice: { 'south-mesa@4': 3 } });
    expect(t.position.spice).toEqual({ 'south-mesa@4': 13 });
  });
  it('[DUN-1.4] when the deck is empty, the discard pile is shuffled into a new one', () => {
    const discards = ['spice-old-gap', 'spice-broken-land', 'spice-hagga-basin'];
    const t = blow([], { spiceDiscard: [discards, []] });
    const [turned] = t.position.spiceDiscard[0]!;
    expect(discards).toContain(turned);
    expect(t.position.spiceDiscard[0]).toHaveLength(1);
    expect([...t.position.spiceDeck, turned].sort()).toEqual(discards.sort());
  });
});

describe('Shai-Hulud', () => {
  const top: Position = {
    spiceDiscard: [['spice-south-mesa', 'spice-old-gap'], []],
    spice: { 'south-mesa@4': 6, 'old-gap@9': 2 },
  };
  const people: FactionPosition[] = [
    { id: 'atreides', board: { 'south-mesa@3': 2, 'south-mesa@5': 1, 'tueks-sietch@4': 1 } },
    { id: 'harkonnen', board: { 'south-mesa@4': 3, 'old-gap@9': 1 } },
    { id: 'emperor' },
  ];

  it('[DUN-4.5] devours all forces and spice of the territory on top of the discard pile', () => {
    const t = blow([WORM, 'spice-red-chasm'], top, people);
    expect(t.of('atreides')).toMatchObject({
      board: { 'tueks-sietch@4': 1 },
      tanks: { normal: 3 },
    });
    expect(t.of('harkonnen')).toMatchObject({ board: { 'old-gap@9': 1 }, tanks: { normal: 3 } });
    t.runUntil(({ phase }) => phase !== 'spice-blow');
    expect(t.position.spice).toEqual({ 'old-gap@9': 2, 'red-chasm@6': 8 });
    expect(t.position.spiceDiscard[0]).toEqual([
      'spice-red-chasm',
      WORM,
      'spice-south-mesa',
      'spice-old-gap',
    ]);
  });
  it('[DUN-4.6] devours nothing when no card lies there, yet there is a Nexus', () => {
    const t = blow([WORM, 'spice-red-chasm'], {}, people);
    expect(t.of('harkonnen').tanks.normal).toBe(0);
    expect(t.kind).toBe('alliance.propose');
  });
  it('[DUN-4.6] [DUN-30.9] nor after a reshuffle', () => {
    const discards = ['spice-south-mesa', WORM, WORM, WORM, WORM, WORM];
    const t = blow([], { spiceDiscard: [discards, []] }, people);
    expect(t.events()).toContainEqual({ type: 'worm-came', territory: null });
    expect(t.of('atreides').tanks.normal).toBe(0);
    expect(t.kind).toBe('alliance.propose');
  });
  it('[DUN-4.7] [DUN-30.6] further worms of the blow have no effect; the first territory card ends it', () => {
    const t = blow([WORM, WORM, 'spice-red-chasm', 'spice-broken-land'], top, [
      ...people,
      { id: 'fremen', board: { 'red-chasm@6': 1 } },
    ]);
    t.runUntil(({ phase }) => phase !== 'spice-blow');
    const came = t.events().filter(({ type }) => type === 'worm-came');
    expect(came).toEqual([{ type: 'worm-came', territory: 'south-mesa' }]);
    expect(t.position.spice).toEqual({ 'old-gap@9': 2, 'red-chasm@6': 8 });
    expect(t.position.spiceDeck).toEqual(['spice-broken-land']);
  });
  it('[DUN-4.8] one Nexus at the end of the blow, however many worms came', () => {
    const t = blow([WORM, WORM, 'spice-red-chasm'], top, people);
    expect(t.kind).toBe('alliance.propose');
    expect(t.position.spice).toMatchObject({ 'red-chasm@6': 8 });
    t.runUntil(({ phase }) => phase !== 'spice-blow');
    expect(t.events().filter(({ type }) => type === 'nexus')).toHaveLength(1);
  });
  it('[DUN-4.8] no worm, no Nexus', () => {
    const t = blow(['spice-red-chasm', WORM], top, people);
    expect(t.events().some(({ type }) => type === 'nexus')).toBe(false);
  });
  it('[DUN-4.9] in turn 1 worms are set aside and shuffled back, without Nexus', () => {
    const t = blow(
      [WORM, WORM, 'spice-red-chasm', 'spice-broken-land'],
      { ...top, turn: 1 },
      people,
    );
    expect(t.of('harkonnen').tanks.normal).toBe(0);
    expect(t.events().some(({ type }) => type === 'nexus')).toBe(false);
    expect(t.position.spice).toMatchObject({ 'south-mesa@4': 6, 'red-chasm@6': 8 });
    expect(t.position.spiceDeck.toSorted()).toEqual([WORM, WORM, 'spice-broken-land']);
    expect(t.position.spiceDiscard[0]).not.toContain(WORM);
  });
  it('[DUN-4.14] advisors are devoured like others', () => {
    const t = blow(
      [WORM, 'spice-red-chasm', 'spice-old-gap'],
      top,
      [
        { id: 'bene-gesserit', board: { 'south-mesa@3': 2 }, advisors: ['south-mesa'] },
        { id: 'harkonnen', board: { 'south-mesa@4': 3 } },
      ],
      { mode: 'advanced' },
    );
    expect(t.of('bene-gesserit')).toMatchObject({ board: {}, tanks: { normal: 2 }, advisors: [] });
  });
});

describe('two blows of the advanced game', () => {
  const ADVANCED: Partial<DuneOptions> = { mode: 'advanced' };
  const people: FactionPosition[] = [
    { id: 'atreides', board: { 'south-mesa@4': 2, 'old-gap@9': 1 } },
    { id: 'harkonnen' },
    { id: 'emperor' },
  ];
  const piles: Position = { spiceDiscard: [['spice-south-mesa'], ['spice-old-gap']] };

  it('[DUN-16.3] [DUN-1.1] a card for pile A, then one for pile B', () => {
    const t = blow(['spice-red-chasm', 'spice-broken-land'], {}, people, ADVANCED);
    expect(t.position.spice).toEqual({ 'red-chasm@6': 8, 'broken-land@11': 8 });
    expect(t.position.spiceDiscard).toEqual([['spice-red-chasm'], ['spice-broken-land']]);
    const basic = blow(['spice-red-chasm', 'spice-broken-land'], {}, people);
    expect(basic.position.spiceDiscard).toEqual([['spice-red-chasm'], []]);
  });
  it('[DUN-16.4] a worm of blow A devours on pile A, and has its Nexus before blow B', () => {
    const t = blow([WORM, 'spice-red-chasm', 'spice-broken-land'], piles, people, ADVANCED);
    expect(t.of('atreides').board).toEqual({ 'old-gap@9': 1 });
    expect(t.kind).toBe('alliance.propose');
    expect(t.position.spiceDiscard).toEqual([
      ['spice-red-chasm', WORM, 'spice-south-mesa'],
      ['spice-old-gap'],
    ]);
  });
  it('[DUN-16.5] a worm of blow B devours on pile B; a phase may have two Nexuses', () => {
    const t = blow(
      [WORM, 'spice-red-chasm', WORM, 'spice-broken-land'],
      piles,
      people,
      ADVANCED,
    ).choose('none', 'none', 'none');
    expect(t.kind).toBe('alliance.propose');
    expect(t.of('atreides')).toMatchObject({ board: {}, tanks: { normal: 3 } });
    t.choose('none', 'none', 'none');
    expect(t.events().filter(({ type }) => type === 'nexus')).toHaveLength(2);
    expect(t.position.spiceDiscard[1]).toEqual(['spice-broken-land', WORM, 'spice-old-gap']);
  });
  it('[DUN-16.6] in turn 1 the worms of both blows are set aside', () => {
    const t = blow(
      [WORM, 'spice-red-chasm', WORM, 'spice-broken-land'],
      { ...piles, turn: 1 },
      people,
      ADVANCED,
    );
    expect(t.of('atreides').tanks.normal).toBe(0);
    expect(t.position.spiceDeck).toEqual([WORM, WORM]);
  });
  it('[DUN-16.7] [DUN-30.9] a deck run out is made anew of both piles', () => {
    const t = blow([], piles, people, ADVANCED);
    const turned = t.position.spiceDiscard.flat();
    expect(turned.toSorted()).toEqual(['spice-old-gap', 'spice-south-mesa']);
    expect(t.position.spiceDiscard.map((pile) => pile.length)).toEqual([1, 1]);
    expect(t.position.spiceDeck).toEqual([]);
  });
});

describe('income of the advanced game', () => {
  const collect = (factions: FactionPosition[], options: Partial<DuneOptions> = {}) =>
    table({ phase: 'collection', factions }, { mode: 'advanced', ...options });
  const holders: FactionPosition[] = [
    { id: 'atreides', board: { 'arrakeen@9': 1, 'carthag@10': 1, 'sietch-tabr@13': 1 } },
    { id: 'harkonnen', board: { 'tueks-sietch@4': 4, 'habbanya-sietch@16': 1 } },
  ];

  it('[DUN-16.1] 2 spice for Arrakeen and for Carthag, 1 for Tuek’s Sietch', () => {
    const t = collect(holders);
    expect([t.of('atreides').spice, t.of('harkonnen').spice]).toEqual([4, 1]);
  });
  it('[DUN-16.1] none in the basic game', () => {
    const t = collect(holders, { mode: 'basic' });
    expect([t.of('atreides').spice, t.of('harkonnen').spice]).toEqual([0, 0]);
  });
  it('[DUN-16.2] for who occupies it at that moment, which advisors do not', () => {
    const t = collect([
      { id: 'bene-gesserit', board: { 'arrakeen@9': 3 }, advisors: ['arrakeen'] },
      { id: 'harkonnen', board: { 'arrakeen@9': 1 } },
    ]);
    expect([t.of('bene-gesserit').spice, t.of('harkonnen').spice]).toEqual([0, 2]);
  });
});
