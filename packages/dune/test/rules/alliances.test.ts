import type { DuneOptions } from '@landsraad/dune';
import { type FactionPosition, type Position, type Table, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const FOUR: FactionPosition[] = [
  { id: 'atreides', dot: 0 },
  { id: 'emperor', dot: 1 },
  { id: 'fremen', dot: 3 },
  { id: 'harkonnen', dot: 4 },
];

const nexus = (
  factions: FactionPosition[] = FOUR,
  options: Partial<DuneOptions> = {},
  spiceDeck = ['shai-hulud', 'spice-old-gap'],
) => table({ phase: 'spice-blow', spiceDeck, factions }, options, ['ally.share']);

const withAllies = (...pairs: [number, number][]): FactionPosition[] =>
  FOUR.map((faction, seat) => ({
    ...faction,
    allies: pairs.flatMap(([a, b]) => (a === seat ? [b] : b === seat ? [a] : [])),
  }));

const alliances = (t: Table) => t.position.factions.map(({ allies }) => allies);

describe('the Nexus', () => {
  it('[DUN-13.1] [DUN-13.2] [DUN-28.7] in storm order each makes offers, which the other accepts or not', () => {
    const t = nexus();
    expect([t.kind, t.faction]).toEqual(['alliance.propose', 'atreides']);
    expect(t.options()).toEqual(['none', 'seat:1', 'seat:2', 'seat:3']);
    t.choose('seat:2');
    expect([t.kind, t.faction]).toEqual(['alliance.answer', 'fremen']);
    t.choose('no');
    expect([t.faction, ...t.options()]).toEqual(['atreides', 'none', 'seat:1', 'seat:3']);
    t.choose('seat:1', 'yes', 'no', 'no');
    expect(alliances(t)).toEqual([[1], [0], [], []]);
    expect([t.kind, t.faction]).toEqual(['alliance.propose', 'fremen']);
    expect(t.options()).toEqual(['none', 'seat:3']);
    t.choose('none', 'none');
    expect(t.position.phase).not.toBe('spice-blow');
  });
  it('[DUN-13.2] several alliances of two may stand side by side', () => {
    const t = nexus().choose('seat:3', 'yes', 'no', 'no', 'seat:2', 'yes');
    expect(alliances(t)).toEqual([[3], [2], [1], [0]]);
  });
  it('[DUN-13.1] [DUN-13.5] without a Nexus nobody is asked, and alliances stand', () => {
    const t = nexus(withAllies([0, 1]), {}, ['spice-old-gap']);
    t.runUntil(({ turn }) => turn === 3);
    const kinds = t.events().map(({ type }) => type);
    expect(kinds).not.toContain('alliance-proposed');
    expect(alliances(t)).toEqual([[1], [0], [], []]);
  });
  it('[DUN-13.3] alliances are public', () => {
    const t = nexus(withAllies([0, 3]));
    expect(t.view('emperor').factions.map(({ allies }) => allies)).toEqual([[3], [], [], [0]]);
    expect(t.view('spectator').factions[3]!.allies).toEqual([0]);
  });
  it('[DUN-13.4] [DUN-28.7] first each in storm order may break, and then form another', () => {
    const t = nexus(withAllies([1, 3]));
    expect([t.kind, t.faction]).toEqual(['alliance.break', 'emperor']);
    expect(t.options()).toEqual(['none', 'break']);
    t.choose('none');
    expect([t.kind, t.faction]).toEqual(['alliance.break', 'harkonnen']);
    t.choose('break');
    expect(alliances(t)).toEqual([[], [], [], []]);
    t.choose('seat:3', 'yes', 'no', 'no');
    expect(alliances(t)).toEqual([[3], [], [], [0]]);
  });
  it('[DUN-13.4] who is left has nothing to break', () => {
    const t = nexus(withAllies([1, 3])).choose('break');
    expect([t.kind, t.faction]).toEqual(['alliance.propose', 'atreides']);
  });
});

describe('between allies', () => {
  it('[DUN-13.7] [DUN-14.1] each may show the other all it has', () => {
    const t = nexus(FOUR.map((faction) => ({ ...faction, spice: 4, hand: ['shield'] })));
    t.choose('seat:1', 'yes');
    t.by('emperor', 'yes').by('atreides', 'no');
    const seen = (viewer: 'atreides' | 'emperor' | 'fremen', seat: number) => {
      const { spice, hand } = t.view(viewer).factions[seat]!;
      return { spice, hand };
    };
    expect(seen('atreides', 1)).toEqual({ spice: 4, hand: ['shield'] });
    expect(seen('emperor', 0)).toEqual({ spice: null, hand: [] });
    expect(seen('fremen', 1)).toEqual({ spice: null, hand: [] });
  });
  it('[DUN-13.7] until the alliance ends', () => {
    const t = nexus(FOUR, {}, ['shai-hulud', 'spice-old-gap', 'shai-hulud', 'spice-red-chasm']);
    t.choose('seat:1', 'yes', 'yes', 'yes').runUntil('alliance.break').choose('break');
    expect(t.view('atreides').factions[1]!.spice).toBeNull();
  });

  const sharing = (position: Position, board: FactionPosition['board'] = {}) =>
    table({
      ...position,
      factions: [
        { id: 'atreides', dot: 0, spice: 10, reserves: 5, board, allies: [1] },
        {
          id: 'emperor',
          dot: 2,
          spice: 10,
          reserves: 5,
          board: { 'arrakeen@9': 2, 'polar-sink': 1, 'old-gap@8': 1 },
          allies: [0],
        },
        { id: 'harkonnen', dot: 4 },
      ],
    });

  it('[DUN-13.8] nobody enters where the other stands, but for the Polar Sink', () => {
    const t = sharing({}, { 'basin@8': 1 });
    expect(t.options()).not.toContain('arrakeen@9');
    expect(t.why('arrakeen@9')).toMatchObject({ code: 'ally-there', rule: 'DUN-13.8' });
    expect(t.why('old-gap@10')).toMatchObject({ code: 'ally-there' });
    expect(t.options()).toContain('polar-sink');
    t.choose('none', 'basin', 1);
    expect(t.options()).not.toContain('old-gap@8');
    expect(t.options()).toContain('sihaya-ridge@8');
  });
  it('[DUN-13.6] their strongholds count together, and they need four', () => {
    const pause = (board: FactionPosition['board']) =>
      sharing({ phase: 'mentat' }, board).position.victory;
    const three = { 'carthag@10': 1, 'tueks-sietch@4': 1 };
    expect(pause(three)).toBeNull();
    expect(pause({ ...three, 'sietch-tabr@13': 1 })).toBe('alliance');
  });
});

describe('new allies in one territory', () => {
  const sharing = () =>
    table({
      storm: 0,
      factions: [
        {
          id: 'atreides',
          dot: 0,
          reserves: 0,
          board: { 'old-gap@8': 2, 'polar-sink': 1 },
          allies: [1],
        },
        {
          id: 'emperor',
          dot: 2,
          reserves: 0,
          board: { 'old-gap@9': 3, 'polar-sink': 1 },
          allies: [0],
        },
        { id: 'harkonnen', dot: 4 },
      ],
    });

  it('[DUN-13.9] may stay until the second has had its turn', () => {
    const t = sharing().choose('none');
    expect(t.faction).toBe('emperor');
    expect(t.of('atreides').board).toHaveProperty('old-gap@8', 2);
    t.choose('none');
    expect(t.of('emperor')).toMatchObject({ board: { 'polar-sink': 1 }, tanks: { normal: 3 } });
    expect(t.of('atreides').board).toEqual({ 'old-gap@8': 2, 'polar-sink': 1 });
  });
  it('[DUN-13.9] the first may leave', () => {
    const t = sharing().choose('old-gap', 2, 'basin@8', 'none');
    expect(t.of('emperor').tanks.normal).toBe(0);
  });
  it('[DUN-13.9] or the second; what stays is lost', () => {
    const t = sharing().choose('none', 'old-gap', 2, 'arrakeen@9');
    expect(t.of('emperor')).toMatchObject({
      board: { 'arrakeen@9': 2, 'polar-sink': 1 },
      tanks: { normal: 1 },
    });
  });
});

describe('paying for each other', () => {
  it('[DUN-13.10] an ally pays part of a card, so that bids go beyond own spice', () => {
    const t = table(
      {
        phase: 'bidding',
        treacheryDeck: ['shield', 'snooper', 'kulon'],
        factions: [
          { id: 'atreides', dot: 0, spice: 2, allies: [1] },
          { id: 'fremen', dot: 2, spice: 5, allies: [0] },
          { id: 'harkonnen', dot: 4, spice: 9 },
        ],
      },
      {},
      ['ally.pledge'],
    );
    expect(t.options('fremen')).toEqual(['0', '1', '2', '3', '4', '5']);
    t.by('fremen', 3).by('atreides', 0);
    expect(t.options()).toEqual(['pass', 'bid:1', 'bid:2', 'bid:3', 'bid:4', 'bid:5']);
    t.choose('bid:4', 'pass', 'pass');
    expect(t.of('atreides').hand).toEqual(['shield']);
    expect(t.of('atreides').spice + t.of('fremen').spice).toBe(3);
    expect(t.of('fremen').spice).toBeGreaterThanOrEqual(2);
  });
  it('[DUN-13.11] an ally pays for a shipment', () => {
    const t = table(
      {
        factions: [
          { id: 'atreides', dot: 0, spice: 1, allies: [1] },
          { id: 'emperor', dot: 2, spice: 3, allies: [0] },
          { id: 'harkonnen', dot: 4 },
        ],
      },
      {},
      ['ally.ship.pay'],
    );
    expect([t.kind, t.faction]).toEqual(['ally.ship.pay', 'emperor']);
    t.choose(2, 'arrakeen@9');
    expect(t.options()).toEqual(['0', '1', '2', '3']);
    t.choose(3);
    expect(t.of('atreides').board).toEqual({ 'arrakeen@9': 3 });
    expect(t.of('atreides').spice + t.of('emperor').spice).toBe(1);
  });
  it('[DUN-13.12] but gives no spice otherwise, unless it is the Emperor', () => {
    const t = table(
      {
        phase: 'charity',
        factions: [
          { id: 'atreides', dot: 0, spice: 5, hand: ['shield'], allies: [1] },
          { id: 'emperor', dot: 2, spice: 5, hand: ['shield'], allies: [0] },
          { id: 'harkonnen', dot: 4, spice: 5 },
        ],
      },
      {},
      ['anytime', 'deal.offer'],
    );
    expect(t.options('atreides')).toEqual(['pass']);
    expect(t.options('emperor')).toEqual(['pass', 'gift']);
    t.by('emperor', 'gift').by('atreides', 'pass').choose('seat:0', 4);
    expect([t.of('atreides').spice, t.of('emperor').spice]).toEqual([9, 1]);
    t.runUntil('deal.offer');
    expect(t.options('atreides')).not.toContain('seat:1');
    expect(t.options('atreides')).toContain('seat:2');
  });
});

describe('optional alliances', () => {
  /** The first three are allied, or all four. */
  const league = (n: number, cells: string[]): FactionPosition[] =>
    FOUR.map(({ id }, seat) => ({
      id: id!,
      board: cells[seat] ? { [cells[seat]]: 1 } : {},
      allies: seat < n ? [0, 1, 2, 3].slice(0, n).filter((other) => other !== seat) : [],
    }));
  const CELLS = ['arrakeen@9', 'carthag@10', 'sietch-tabr@13', 'tueks-sietch@4'];
  const victory = (factions: FactionPosition[], options: Partial<DuneOptions>) =>
    table({ phase: 'mentat', turn: 3, factions }, options).position.victory;
  const pair = (n: number): FactionPosition[] =>
    withAllies([0, 1]).map((faction, seat) => ({
      ...faction,
      board: seat === 0 ? Object.fromEntries(CELLS.slice(0, n).map((cell) => [cell, 1])) : {},
    }));

  it('[DUN-27.1] [DUN-27.7] two allies and four strongholds, unless the table says otherwise', () => {
    expect(victory(pair(3), {})).toBeNull();
    expect(victory(pair(4), {})).toBe('alliance');
    expect(nexus().choose('seat:1', 'yes', 'no', 'no').options()).toEqual(['none', 'seat:3']);
  });
  it('[DUN-27.2] [DUN-30.41] two allies and three strongholds', () => {
    expect(victory(pair(3), { allianceStrongholds: 3 })).toBe('alliance');
    expect(victory(pair(2), { allianceStrongholds: 3 })).toBeNull();
  });
  it('[DUN-27.3] [DUN-27.4] three allies, and four or three strongholds', () => {
    const three = league(3, CELLS.slice(0, 3));
    expect(victory(three, { allianceMax: 3 })).toBeNull();
    expect(victory(three, { allianceMax: 3, allianceStrongholds: 3 })).toBe('alliance');
    const t = nexus(FOUR, { allianceMax: 3 }).choose('seat:1', 'yes', 'no', 'no', 'seat:2');
    expect([t.kind, t.faction]).toEqual(['alliance.answer', 'fremen']);
    t.choose('yes');
    expect([t.kind, t.faction]).toEqual(['alliance.answer', 'emperor']);
    t.choose('yes', 'no', 'no', 'no');
    expect(alliances(t)).toEqual([[1, 2], [0, 2], [0, 1], []]);
    expect(t.position.phase).not.toBe('spice-blow');
  });
  it('[DUN-27.5] any number of allies, and three strongholds', () => {
    const options = { allianceMax: 6, allianceStrongholds: 3 } as const;
    expect(victory(league(4, CELLS.slice(0, 3)), options)).toBe('alliance');
    const t = nexus(FOUR, options).choose('seat:1', 'yes', 'no', 'no');
    t.choose('seat:2', 'yes', 'yes', 'no', 'no', 'no');
    expect([t.faction, ...t.options()]).toEqual(['atreides', 'none', 'seat:3']);
  });
  it('[DUN-27.6] every rule on the ally holds for each of them', () => {
    const t = table(
      {
        factions: league(3, ['', 'carthag@10', 'sietch-tabr@13']).map((f) => ({ ...f, spice: 5 })),
      },
      { allianceMax: 3 },
    );
    expect(t.faction).toBe('atreides');
    expect(t.why('carthag@10')).toMatchObject({ code: 'ally-there' });
    expect(t.why('sietch-tabr@13')).toMatchObject({ code: 'ally-there' });
  });
  it('[DUN-27.6] who breaks leaves the others together', () => {
    const t = nexus(league(3, []), { allianceMax: 3 });
    const leaver = t.faction;
    t.choose('break');
    expect(t.of(leaver).allies).toEqual([]);
    expect(alliances(t).filter(({ length }) => length === 1)).toHaveLength(2);
  });
  it('[DUN-27.7] no other values', () => {
    expect(() => nexus(FOUR, { allianceMax: 4 as 3 })).toThrow();
    expect(() => nexus(FOUR, { allianceStrongholds: 5 as 4 })).toThrow();
  });
});
