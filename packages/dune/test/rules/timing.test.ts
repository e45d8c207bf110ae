import type { DuneOptions } from '@landsraad/dune';
import { type FactionPosition, type Position, type Table, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const LISTEN = [
  'anytime',
  'karama.stop',
  'karama.worm',
  'weather.control',
  'family.atomics',
  'charity.claim',
] as const;

const at = (position: Position, factions: FactionPosition[], options: Partial<DuneOptions> = {}) =>
  table(
    { spiceDeck: ['spice-south-mesa', 'spice-old-gap'], ...position, factions },
    options,
    LISTEN,
  );

/** What is asked, one after the other, as long as the phase lasts; answered by default or as told. */
function asked(t: Table, answers: Readonly<Record<string, string>> = {}): string[] {
  const { phase } = t.position;
  const kinds: string[] = [];
  while (t.position.phase === phase) {
    const { kind, about, fallback } = t.decision();
    kinds.push(about?.item ? `${kind} ${about.item}` : kind);
    const answer = answers[kind];
    t.choose(answer !== undefined && t.options().includes(answer) ? answer : fallback);
  }
  return kinds;
}

describe('several players react at the same moment', () => {
  const three = (hand: string[]): FactionPosition[] => [
    { id: 'atreides', dot: 0, hand, spice: 3 },
    { id: 'emperor', dot: 2, hand, spice: 3 },
    { id: 'harkonnen', dot: 4, spice: 3 },
  ];

  it('[DUN-28.1] in storm order, each to the end before the next', () => {
    const t = at({ phase: 'charity', storm: 5 }, three(['truthtrance']));
    t.choose('no', 'no', 'no');
    t.by('atreides', 'truthtrance').by('emperor', 'truthtrance');
    expect([t.kind, t.faction]).toEqual(['truthtrance.to', 'emperor']);
    t.choose('seat:2', 'spice', '3');
    expect([t.kind, t.faction]).toEqual(['truthtrance.to', 'atreides']);
    const told = t.events().map(({ type }) => type);
    expect(told.at(-2)).toBe('question-answered');
  });
  it('[DUN-28.1] the first Karama in storm order is spent, the other kept', () => {
    const t = at(
      { phase: 'charity', storm: 5 },
      [...three(['karama']), { id: 'bene-gesserit', dot: 5, spice: 0 }],
      { mode: 'advanced' },
    );
    expect(t.kind).toBe('karama.stop');
    t.by('atreides', 'karama').by('emperor', 'karama');
    expect([t.of('emperor').hand, t.of('atreides').hand]).toEqual([[], ['karama']]);
  });
});

describe('cards for any time', () => {
  const holder: FactionPosition[] = [
    { id: 'atreides', hand: ['truthtrance'], spice: 3 },
    { id: 'harkonnen', spice: 3 },
  ];

  it('[DUN-28.2] [DUN-28.4] before and after the storm', () => {
    const t = at({ phase: 'storm' }, holder);
    expect([t.kind, t.position.storm]).toEqual(['anytime', 0]);
    expect(t.options()).toEqual(['pass', 'truthtrance']);
    t.choose('pass');
    expect(t.kind).toBe('storm.dial');
    t.choose(1, 1);
    t.choose('none', 'none');
    expect([t.kind, t.position.storm, t.position.phase]).toEqual(['anytime', 2, 'storm']);
    expect(t.position.firstPlayer).toBe(1);
  });
  it('[DUN-28.2] [DUN-28.6] before and after a spice blow', () => {
    const t = at({ phase: 'spice-blow' }, holder);
    expect([t.kind, t.position.spiceDeck.length]).toEqual(['anytime', 2]);
    t.choose('pass');
    expect([t.kind, t.position.spiceDeck.length]).toEqual(['anytime', 1]);
    expect(t.position.spice).toEqual({ 'south-mesa@4': 10 });
  });
  it('[DUN-28.2] [DUN-28.8] after the charity', () => {
    const t = at({ phase: 'charity' }, holder);
    expect(t.kind).toBe('charity.claim');
    expect(asked(t)).toEqual(['charity.claim', 'charity.claim', 'anytime']);
  });
  it('[DUN-28.2] the moment stays open until nobody does anything', () => {
    const t = at({ phase: 'charity' }, [
      { id: 'atreides', hand: ['truthtrance', 'truthtrance'], spice: 3 },
      { id: 'harkonnen', spice: 3 },
    ]).choose('no', 'no', 'truthtrance', 'seat:1', 'spice', '3');
    expect(t.options()).toEqual(['pass', 'truthtrance']);
  });
});

describe('stopping an advantage', () => {
  const worm = (hand: string[]) =>
    at(
      {
        phase: 'spice-blow',
        spiceDeck: ['shai-hulud', 'spice-old-gap'],
        spiceDiscard: [['spice-south-mesa'], []],
      },
      [
        { id: 'fremen', board: { 'south-mesa@4': 2 } },
        { id: 'atreides', hand, board: { 'south-mesa@4': 2 } },
      ],
    );

  it('[DUN-28.3] is possible when it is declared, before its effect', () => {
    const t = worm(['shield']).choose('pass');
    expect(t.kind).toBe('karama.stop');
    expect(t.of('atreides').tanks.normal).toBe(0);
    t.choose('no');
    expect(t.of('atreides').tanks.normal).toBe(2);
    expect(t.kind).not.toBe('karama.stop');
  });
  it('[DUN-28.3] by anybody with cards, who are asked alike', () => {
    const t = worm(['shield']).choose('pass');
    expect(t.options()).toEqual(['no']);
    expect(t.match.waiting).toEqual([{ seat: 1, kind: null }]);
    expect(worm([]).kind).toBe('worm.ride');
  });
});

describe('the order of a phase', () => {
  const desert: FactionPosition[] = [
    { id: 'fremen', board: { 'meridian@1': 2, 'old-gap@8': 1 }, hand: ['karama'], allies: [1] },
    { id: 'bene-gesserit', board: { 'old-gap@9': 1 }, allies: [0] },
    { id: 'harkonnen', hand: ['weather-control', 'family-atomics'], board: { 'shield-wall@7': 1 } },
  ];

  it('[DUN-28.4] [DUN-28.5] of the storm', () => {
    const t = at({ phase: 'storm', stormCard: 2 }, desert, { mode: 'advanced' });
    expect(asked(t)).toEqual([
      'anytime',
      'anytime',
      'weather.control',
      'weather.control',
      'family.atomics',
      'family.atomics',
      'karama.stop FRE-A3',
      'karama.stop FRE-A1',
      'anytime',
      'anytime',
    ]);
    const told = t.events().map(({ type }) => type);
    const order = [
      'storm-card-shown',
      'storm-moved',
      'forces-lost',
      'first-player',
      'storm-card-drawn',
    ];
    expect(told.filter((type) => order.includes(type))).toEqual(order);
  });
  it('[DUN-28.6] of a spice blow', () => {
    const t = at(
      {
        phase: 'spice-blow',
        spiceDeck: ['shai-hulud', 'shai-hulud', 'spice-south-mesa', 'spice-red-chasm'],
        spiceDiscard: [['spice-old-gap'], []],
      },
      desert,
      { mode: 'advanced' },
    );
    const blowA = asked(t, { 'worm.place': 'meridian', 'worm.protect': 'yes' });
    expect(blowA.slice(0, blowA.lastIndexOf('karama.worm'))).toEqual([
      'anytime',
      'anytime',
      'karama.worm',
      'karama.stop FRE-B3',
      'worm.protect',
      'karama.stop FRE-L1',
      'worm.place',
      'karama.stop FRE-A2',
      'karama.stop FRE-B3',
      'alliance.break',
      'alliance.break',
      'worm.ride',
      'worm.ride',
      'anytime',
      'anytime',
      'anytime',
      'anytime',
    ]);
    const told = t.events().map(({ type }) => type);
    expect(told.indexOf('spice-placed')).toBeLessThan(told.indexOf('nexus'));
  });
});
