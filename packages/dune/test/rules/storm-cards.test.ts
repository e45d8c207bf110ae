import type { DuneOptions } from '@landsraad/dune';
import { type FactionPosition, type Position, type Table, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const LISTEN = ['weather.control', 'family.atomics'] as const;
const DECK = ['snooper', 'snooper', 'snooper'];

/** The storm phase of turn 2, the storm in sector 0, the dials not yet set. */
const before = (
  factions: readonly FactionPosition[],
  position: Position = {},
  options: Partial<DuneOptions> = {},
) =>
  table(
    { phase: 'storm', dialers: [0, 1], treacheryDeck: DECK, ...position, factions },
    options,
    LISTEN,
  );

describe('Weather Control', () => {
  const holder: FactionPosition = { id: 'atreides', hand: ['weather-control'] };

  it('[DUN-19.11] [DUN-3.5] moves the storm 0 to 10 sectors instead, once the distance is known', () => {
    const t = before([holder, { id: 'harkonnen' }]);
    expect(t.kind).toBe('storm.dial');
    t.choose(3, 3);
    expect(t.decision('atreides').about).toEqual({ distance: 6 });
    expect(t.options('atreides')).toEqual([
      'none',
      ...Array.from({ length: 11 }, (_, n) => `${n}`),
    ]);
    t.by('atreides', '10');
    expect(t.position.storm).toBe(10);
    expect(t.of('atreides').hand).toEqual([]);
    expect(t.position.treacheryDiscard).toEqual(['weather-control']);
  });
  it('[DUN-19.11] with 0 the storm stays and hits nothing', () => {
    const t = before([
      { ...holder, board: { 'meridian@0': 2, 'meridian@1': 2 } },
      { id: 'harkonnen' },
    ]);
    t.choose(1, 1, '0');
    expect(t.position.storm).toBe(0);
    expect(t.of('atreides').tanks.normal).toBe(0);
  });
  it('[DUN-19.11] [DUN-3.4] instead of a storm card too', () => {
    const t = before(
      [{ id: 'fremen', hand: ['weather-control'] }, { id: 'harkonnen' }],
      { stormCard: 5 },
      { mode: 'advanced' },
    );
    expect(t.decision('fremen').about).toEqual({ distance: 5 });
    t.choose('2');
    expect(t.position.storm).toBe(2);
  });
  it('[DUN-19.11] not in turn 1', () => {
    const t = before([holder, { id: 'harkonnen' }], { turn: 1, storm: null });
    t.choose(2, 2);
    expect(t.position.storm).toBe(4);
    expect(t.position.phase).not.toBe('storm');
  });
  it('[DUN-19.11] everybody with a card is asked alike; only the holder can', () => {
    const t = before([holder, { id: 'harkonnen', hand: ['shield'] }, { id: 'emperor' }]).choose(
      1,
      1,
    );
    expect(t.match.waiting).toEqual([
      { seat: 0, kind: null },
      { seat: 1, kind: null },
    ]);
    expect(t.options('harkonnen')).toEqual(['none']);
  });
});

describe('Family Atomics', () => {
  const holder = (board: Record<string, number>, hand = ['family-atomics']): FactionPosition => ({
    id: 'atreides',
    board,
    hand,
  });
  const afterDials = (t: Table) => t.choose(1, 1, 'none');

  it('[DUN-19.8] [DUN-3.5] kills all on the Shield Wall and is removed from the game', () => {
    const t = afterDials(
      before([
        holder({ 'gara-kulon@7': 1, 'shield-wall@7': 2 }),
        { id: 'harkonnen', board: { 'shield-wall@8': 3 } },
      ]),
    );
    expect(t.kind).toBe('family.atomics');
    expect(t.options()).toEqual(['none', 'yes']);
    t.choose('yes');
    expect(t.position).toMatchObject({
      shieldWall: false,
      removed: ['family-atomics'],
      treacheryDiscard: [],
    });
    expect(t.of('atreides')).toMatchObject({
      board: { 'gara-kulon@7': 1 },
      tanks: { normal: 2 },
      hand: [],
    });
    expect(t.of('harkonnen').tanks.normal).toBe(3);
  });
  it.each(['shield-wall@8', 'imperial-basin@10', 'pasty-mesa@4', 'sihaya-ridge@8'])(
    '[DUN-19.8] from %s',
    (cell) => {
      expect(afterDials(before([holder({ [cell]: 1 }), { id: 'harkonnen' }])).options()).toEqual([
        'none',
        'yes',
      ]);
    },
  );
  it('[DUN-19.8] not from farther away', () => {
    const t = afterDials(before([holder({ 'arrakeen@9': 9 }), { id: 'harkonnen' }]));
    expect(t.options()).toEqual(['none']);
  });
  it('[DUN-19.8] not with advisors, which it kills', () => {
    const factions: FactionPosition[] = [
      {
        id: 'bene-gesserit',
        hand: ['family-atomics'],
        board: { 'shield-wall@7': 1 },
        advisors: ['shield-wall'],
      },
      { id: 'harkonnen', board: { 'shield-wall@7': 1 }, hand: ['shield'] },
    ];
    const t = before(factions, {}, { mode: 'advanced' }).choose(1, 1, 'none', 'none');
    expect(t.options('bene-gesserit')).toEqual(['none']);
    const [sisters, harkonnen] = factions as [FactionPosition, FactionPosition];
    const other = before(
      [
        { ...sisters, hand: [] },
        { ...harkonnen, hand: ['family-atomics'] },
      ],
      {},
      { mode: 'advanced' },
    ).choose(1, 1, 'none', 'yes');
    expect(other.of('bene-gesserit')).toMatchObject({ board: {}, tanks: { normal: 1 } });
  });
  it('[DUN-19.8] not in turn 1', () => {
    const t = before([holder({ 'shield-wall@7': 1 }), { id: 'harkonnen' }], {
      turn: 1,
      storm: null,
    });
    t.choose(2, 2);
    expect(t.position.shieldWall).toBe(true);
    expect(t.position.phase).not.toBe('storm');
  });
  it('[DUN-19.9] the storm then kills in the sectors it enters, not in the one where it stands', () => {
    const t = before(
      [
        holder({
          'shield-wall@8': 1,
          'imperial-basin@8': 1,
          'imperial-basin@9': 2,
          'arrakeen@9': 3,
        }),
        { id: 'harkonnen', board: { 'carthag@10': 4 } },
      ],
      { storm: 8 },
    );
    t.choose(1, 1, 'none', 'yes');
    expect(t.of('atreides').board).toEqual({ 'imperial-basin@8': 1 });
    expect(t.of('harkonnen').board).toEqual({});
  });
  it('[DUN-19.10] [DUN-30.36] with the wall and the force under storm, or the storm between them', () => {
    for (const [storm, cell] of [
      [8, 'imperial-basin@8'],
      [7, 'the-minor-erg@7'],
      [5, 'pasty-mesa@4'],
    ] as const) {
      const t = before([holder({ [cell]: 1 }), { id: 'harkonnen' }], { storm }).choose(
        1,
        1,
        'none',
      );
      expect(t.options()).toEqual(['none', 'yes']);
      expect(t.choose('yes').position.shieldWall).toBe(false);
    }
  });
  it('[DUN-28.5] is asked after Weather Control, and one player may play both', () => {
    const t = before([
      holder({ 'shield-wall@7': 1 }, ['family-atomics', 'weather-control']),
      { id: 'harkonnen' },
    ]).choose(1, 1);
    expect(t.kind).toBe('weather.control');
    t.choose('9');
    expect(t.kind).toBe('family.atomics');
    t.choose('yes');
    expect(t.position).toMatchObject({ storm: 9, shieldWall: false });
  });
});

describe('the storm card', () => {
  const desert = (position: Position, hand: string[] = []) =>
    table(
      { phase: 'storm', ...position, factions: [{ id: 'fremen' }, { id: 'atreides', hand }] },
      { mode: 'advanced' },
      ['karama.stop'],
    );

  it('[FRE-A1] [DUN-3.4] the first storm is dialed; then a card for the next is drawn', () => {
    const t = desert({ turn: 1, storm: null });
    expect(t.kind).toBe('storm.first');
    t.choose(4, 4);
    expect(t.position.storm).toBe(8);
    expect([1, 2, 3, 4, 5, 6]).toContain(t.position.stormCard);
  });
  it('[FRE-A1] [DUN-3.4] it moves the next storm without dials, and another one is drawn', () => {
    const t = desert({ stormCard: 5, storm: 15 });
    expect(t.position.storm).toBe(2);
    expect(t.position.stormCard).not.toBeNull();
    expect(t.position.phase).not.toBe('storm');
  });
  it('[FRE-A1] only Fremen see it', () => {
    const t = desert({ turn: 1, storm: null }).choose(4, 4);
    const card = t.position.stormCard;
    expect(t.view('fremen').stormCard).toBe(card);
    expect(t.view('atreides').stormCard).toBeNull();
    const drawn = t.events(t.seatOf('atreides')).find(({ type }) => type === 'storm-card-drawn');
    expect(JSON.stringify(drawn)).not.toContain('distance');
  });
  it('[FRE-A1] a Karama stops the look; the card still decides', () => {
    const t = desert({ turn: 1, storm: null }, ['karama']).choose(4, 4);
    expect(t.decision('atreides').about).toMatchObject({ item: 'FRE-A1' });
    t.choose('karama');
    expect(t.view('fremen').stormCard).toBeNull();
    expect(t.events(t.seatOf('fremen')).map(({ type }) => type)).not.toContain('storm-card-drawn');
    const card = t.position.stormCard!;
    t.runUntil(({ turn, phase }) => turn === 2 && phase === 'charity');
    expect(t.events()).toContainEqual({ type: 'storm-card-shown', distance: card });
    expect(t.position.storm).toBe(8 + card);
  });
  it('[FRE-A1] nobody sees it while it may still be stopped, nor because of the one before', () => {
    const t = desert({ stormCard: 5, storm: 15 }, ['karama']);
    expect(t.decision('atreides').about).toMatchObject({ item: 'FRE-A1' });
    expect(t.view('fremen').stormCard).toBeNull();
  });
  it('[DUN-3.4] not without Fremen, nor in the basic game', () => {
    const dialed = (factions: FactionPosition[], options: Partial<DuneOptions>) =>
      table({ phase: 'storm', factions }, options).choose(1, 1).position.stormCard;
    expect(dialed([{ id: 'emperor' }, { id: 'atreides' }], { mode: 'advanced' })).toBeNull();
    expect(dialed([{ id: 'fremen' }, { id: 'atreides' }], {})).toBeNull();
  });
});
