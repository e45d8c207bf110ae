import { type DuneOptions, FACTIONS, type FactionId, leaderOf } from '@landsraad/dune';
import { type Table, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const ALL: Partial<DuneOptions> = { factions: [...FACTIONS] };
const ADVANCED: Partial<DuneOptions> = { ...ALL, mode: 'advanced' };

/** A new game in which everybody has decided what is decided before the first storm. */
const begun = (options: Partial<DuneOptions>): Table =>
  table('setup', options).runUntil(({ phase }) => phase === 'storm');

const seats = (n: number): null[] => Array<null>(n).fill(null);
const factionsOf = (t: Table): FactionId[] => t.position.factions.map(({ id }) => id);

describe('who plays what', () => {
  it('[DUN-1.5] factions are dealt at random', () => {
    const deals = ['a', 'b', 'c', 'd'].map((seed) => factionsOf(table(seed)));
    for (const deal of deals) expect(deal.toSorted()).toEqual(FACTIONS.toSorted());
    expect(new Set(deals.map(String)).size).toBeGreaterThan(1);
  });
  it('[DUN-1.5] [DUN-1.6] or sit where the players agree, the others being dealt', () => {
    const chosen = ['harkonnen', 'atreides', 'emperor'] as const;
    expect(factionsOf(table('a', { factions: chosen }))).toEqual(chosen);
    const t = table('a', { factions: [null, 'spacing-guild', null] });
    expect(factionsOf(t)[1]).toBe('spacing-guild');
    expect(factionsOf(t).toSorted()).toEqual(['atreides', 'harkonnen', 'spacing-guild']);
  });
  it.each([
    ['[DUN-2.4] two', ['atreides', 'harkonnen']],
    ['[DUN-2.3] three', ['atreides', 'fremen', 'harkonnen']],
    ['[DUN-2.5] four', ['atreides', 'emperor', 'fremen', 'harkonnen']],
    ['[DUN-2.5] five', ['atreides', 'emperor', 'fremen', 'harkonnen', 'spacing-guild']],
  ])('%s players are dealt the suggested factions', (_, suggested) => {
    for (const seed of ['a', 'b', 'c'])
      expect(factionsOf(table(seed, { factions: seats(suggested.length) })).sort()).toEqual(
        suggested,
      );
  });
  it.each([
    [2, [0, 3]],
    [3, [0, 2, 4]],
    [4, [0, 1, 3, 4]],
    [5, [0, 1, 2, 3, 4]],
    [6, [0, 1, 2, 3, 4, 5]],
  ])('[DUN-1.7] [DUN-30.39] %i players sit at a dot each', (n, dots) => {
    const t = table('a', { factions: seats(n) });
    expect(t.position.factions.map(({ dot }) => dot)).toEqual(dots);
  });
});

describe('the prediction', () => {
  it('[BEN-B1] names another faction in play, then a turn', () => {
    const t = table('a', ALL);
    expect(t.faction).toBe('bene-gesserit');
    expect(t.options()).toEqual(FACTIONS.filter((id) => id !== 'bene-gesserit'));
    t.choose('fremen');
    expect(t.options()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    t.choose('7');
    expect(t.of('bene-gesserit').prediction).toEqual({ faction: 'fremen', turn: 7 });
  });
  it('[BEN-B1] stays secret', () => {
    const t = table('a', ALL).choose('fremen', '7');
    const at = t.seatOf('bene-gesserit');
    expect(t.view('bene-gesserit').factions[at]!.prediction).toEqual({
      faction: 'fremen',
      turn: 7,
    });
    expect(t.view('fremen').factions[at]!.prediction).toBe('hidden');
    expect(JSON.stringify(t.events(t.seatOf('fremen')))).not.toContain('"turn":7');
  });
  it('[DUN-1.8] is made when the factions are known, and before traitors are dealt', () => {
    const t = table('a', ALL);
    expect(t.kind).toBe('prediction');
    expect(t.match.pending).toHaveLength(1);
    const at = t.seatOf('bene-gesserit');
    expect(t.view('bene-gesserit').factions[at]!.traitors).toEqual([]);
    t.choose('fremen', '7');
    expect(t.view('bene-gesserit').factions[at]!.traitors).toHaveLength(4);
    expect(t.match.canUndo(at)).toBe(false);
  });
  it('[DUN-1.8] is nobody’s without Bene Gesserit', () => {
    expect(table('a', { factions: ['atreides', 'fremen'] }).kind).toBe('traitor.pick');
  });
});

describe('traitors', () => {
  it('[DUN-1.9] 4 cards each, of the leaders of factions in play only', () => {
    const t = table('a', { factions: ['atreides', 'fremen', 'emperor'] });
    const dealt = t.position.factions.flatMap(({ traitors }) => traitors);
    expect(dealt).toHaveLength(12);
    expect(new Set(dealt).size).toBe(12);
    const leaders = Object.keys(t.match.state.leaders);
    expect(leaders).toHaveLength(15);
    expect([...dealt, ...t.match.state.unusedTraitors].sort()).toEqual(leaders.sort());
  });
  it('[DUN-1.10] who does not choose keeps the strongest enemy, not an own leader', () => {
    for (const seed of ['own', 'a', 'b', 'c']) {
      const t = table(seed, { factions: ['atreides', 'emperor'] });
      const { traitors } = t.of('atreides');
      const isOwn = (id: string) => t.match.state.leaders[id]!.owner === t.seatOf('atreides');
      const kept = t.decision('atreides').fallback as string;
      const enemies = traitors.filter((id) => !isOwn(id)).map((id) => leaderOf(id).strength);
      expect([isOwn(kept), leaderOf(kept).strength]).toEqual([false, Math.max(...enemies)]);
    }
  });
  it('[DUN-1.10] [DUN-1.11] each keeps any 1 of the 4, own leaders too, and nobody else sees which', () => {
    const t = table('own', { factions: ['atreides', 'emperor'] });
    const { traitors } = t.of('atreides');
    const own = traitors.filter((id) => t.match.state.leaders[id]!.owner === t.seatOf('atreides'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThan(4);
    expect(t.options('atreides')).toEqual(traitors);
    t.by('atreides', own[0]!);
    expect(t.of('atreides').traitors).toEqual([own[0]]);
    expect(t.view('emperor').factions[t.seatOf('atreides')]!.traitors).toBeNull();
    expect(JSON.stringify(t.events(t.seatOf('emperor')))).not.toContain(own[0]);
    t.choose(t.options()[1]!);
    expect(t.of('emperor').traitors).toHaveLength(1);
    expect(t.match.state.unusedTraitors).toHaveLength(8);
  });
  it('[HAR-B1] [DUN-1.10] Harkonnen keeps all 4', () => {
    const t = table('a', { factions: ['harkonnen', 'emperor'] });
    const { traitors } = t.of('harkonnen');
    expect(t.match.pending.map(({ seat }) => seat)).toEqual([t.seatOf('emperor')]);
    t.choose(t.options()[0]!);
    expect(t.of('harkonnen').traitors).toEqual(traitors);
    expect(traitors).toHaveLength(4);
  });
});

describe('what each faction begins with', () => {
  const start = (t: Table, id: FactionId) => {
    const { spice, board, reserves, hand, tanks } = t.of(id);
    return {
      spice,
      board,
      reserves: reserves.normal + reserves.special,
      cards: hand.length,
      tanks,
    };
  };
  const tanks = { normal: 0, special: 0 };

  it('[ATR-S1] [DUN-1.12] [DUN-1.13] Atreides: 10 spice, 10 forces in Arrakeen', () => {
    expect(start(begun(ALL), 'atreides')).toEqual({
      spice: 10,
      board: { 'arrakeen@9': 10 },
      reserves: 10,
      cards: 1,
      tanks,
    });
  });
  it('[BEN-S1] [DUN-1.12] [DUN-1.13] Bene Gesserit: 5 spice, 1 force in the Polar Sink', () => {
    expect(start(begun(ALL), 'bene-gesserit')).toEqual({
      spice: 5,
      board: { 'polar-sink': 1 },
      reserves: 19,
      cards: 1,
      tanks,
    });
  });
  it('[EMP-S1] [DUN-1.12] [DUN-1.13] the Emperor: 10 spice, 20 forces in reserve', () => {
    expect(start(begun(ALL), 'emperor')).toEqual({
      spice: 10,
      board: {},
      reserves: 20,
      cards: 1,
      tanks,
    });
    expect(begun(ALL).of('emperor').reserves).toEqual({ normal: 20, special: 0 });
  });
  it('[EMP-S1] [DUN-1.1] in the advanced game 5 of them are Sardaukar', () => {
    expect(begun(ADVANCED).of('emperor').reserves).toEqual({ normal: 15, special: 5 });
  });
  it('[GUI-S1] [DUN-1.12] [DUN-1.13] the Guild: 5 spice, 5 forces in Tuek’s Sietch', () => {
    expect(start(begun(ALL), 'spacing-guild')).toEqual({
      spice: 5,
      board: { 'tueks-sietch@4': 5 },
      reserves: 15,
      cards: 1,
      tanks,
    });
  });
  it('[HAR-S1] [HAR-B3] [DUN-1.12] [DUN-1.13] [DUN-1.15] Harkonnen: 10 spice, 10 forces in Carthag, 2 cards', () => {
    expect(start(begun(ALL), 'harkonnen')).toEqual({
      spice: 10,
      board: { 'carthag@10': 10 },
      reserves: 10,
      cards: 2,
      tanks,
    });
  });
  it('[DUN-1.15] [DUN-1.3] everybody’s cards come from a shuffled deck', () => {
    const t = begun(ALL);
    const hands = t.position.factions.flatMap(({ hand }) => hand);
    expect(hands).toHaveLength(7);
    expect(t.position.treacheryDeck).toHaveLength(26);
    expect(t.position.treacheryDiscard).toEqual([]);
    expect(t.position.spiceDeck).toHaveLength(21);
    const decks = ['a', 'b', 'c'].map((seed) => table(seed, ALL).position);
    expect(new Set(decks.map(({ spiceDeck }) => String(spiceDeck))).size).toBe(3);
    expect(new Set(decks.map(({ treacheryDeck }) => String(treacheryDeck))).size).toBe(3);
  });
  it('[DUN-1.16] the first turn begins', () => {
    const t = begun(ALL);
    expect(t.position.turn).toBe(1);
    expect(t.events()).toContainEqual({ type: 'turn-started', turn: 1 });
  });
});

describe('the Fremen place', () => {
  const placing = (mode: 'basic' | 'advanced') =>
    table('a', { factions: ['fremen', 'harkonnen'], mode }).runUntil('fremen.place');

  it('[FRE-S1] [DUN-1.12] [DUN-1.13] 10 forces as they like in three territories, by sectors', () => {
    const t = placing('basic');
    expect(t.options()).toHaveLength(11);
    t.choose(3);
    expect(t.options()).toHaveLength(8);
    t.choose(1, 2, 0, 3);
    expect(t.of('fremen')).toMatchObject({
      spice: 3,
      board: {
        'sietch-tabr@13': 3,
        'false-wall-south@3': 1,
        'false-wall-south@4': 2,
        'false-wall-west@16': 3,
        'false-wall-west@17': 1,
      },
      reserves: { normal: 10, special: 0 },
    });
  });
  it('[FRE-S1] all at one place, and nothing more is asked', () => {
    const t = placing('basic').choose(10);
    expect(t.of('fremen').board).toEqual({ 'sietch-tabr@13': 10 });
    expect(t.position.phase).toBe('storm');
  });
  it('[DUN-30.26] any of them may be Fedaykin in the advanced game', () => {
    const t = placing('advanced').choose(4);
    expect(t.options()).toEqual(['0', '1', '2', '3']);
    t.choose(2, 6);
    expect(t.options()).toEqual(['0', '1']);
    t.choose(1);
    expect(t.of('fremen')).toMatchObject({
      board: {
        'sietch-tabr@13': { normal: 2, special: 2 },
        'false-wall-south@3': { normal: 5, special: 1 },
      },
      reserves: { normal: 10, special: 0 },
    });
  });
  it('[DUN-30.26] or none', () => {
    const t = placing('advanced').choose(10, 0);
    expect(t.of('fremen').reserves).toEqual({ normal: 7, special: 3 });
  });
});

describe('the first advisor', () => {
  const placing = () => table('a', ADVANCED).runUntil('bg.place');

  it('[BEN-A1] [DUN-1.14] goes anywhere, after the Fremen', () => {
    const t = placing();
    expect(t.of('fremen').territories).toEqual(['sietch-tabr']);
    expect(t.of('bene-gesserit').board).toEqual({});
    expect(t.options()).toHaveLength(86);
    t.choose('sietch-tabr@13');
    expect(t.of('bene-gesserit')).toMatchObject({
      board: { 'sietch-tabr@13': 1 },
      advisors: ['sietch-tabr'],
      reserves: { normal: 19, special: 0 },
    });
  });
  it('[BEN-A1] alone in its territory it is a fighter', () => {
    const t = placing().choose('habbanya-sietch@16');
    expect(t.of('bene-gesserit')).toMatchObject({
      board: { 'habbanya-sietch@16': 1 },
      advisors: [],
    });
  });
});
