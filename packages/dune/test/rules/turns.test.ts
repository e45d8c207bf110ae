import type { DuneOptions } from '@landsraad/dune';
import { type FactionPosition, type Position, type Table, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const STRONGHOLDS = [
  'arrakeen@9',
  'carthag@10',
  'sietch-tabr@13',
  'habbanya-sietch@16',
  'tueks-sietch@4',
];

const holding = (...cells: string[]) => Object.fromEntries(cells.map((cell) => [cell, 1]));

/** The Mentat Pause of turn 3. */
const pause = (factions: FactionPosition[], options: Partial<DuneOptions> = {}, turn = 3) =>
  table({ phase: 'mentat', turn, factions }, options);

const winners = (t: Table) =>
  t.match.over ? t.position.winners.map((seat) => t.position.factions[seat]!.id) : null;

describe('the object of the game', () => {
  const others: FactionPosition[] = [{ id: 'emperor' }, { id: 'harkonnen' }];

  it('[DUN-2.1] [DUN-2.2] any three strongholds at the Mentat Pause win', () => {
    for (let i = 0; i < STRONGHOLDS.length; i++) {
      const three = [0, 1, 2].map((k) => STRONGHOLDS[(i + k) % STRONGHOLDS.length]!);
      expect(winners(pause([{ id: 'atreides', board: holding(...three) }, ...others]))).toEqual([
        'atreides',
      ]);
    }
  });
  it('[DUN-2.1] two do not, whatever else is held', () => {
    const board = holding('arrakeen@9', 'carthag@10', 'polar-sink', 'shield-wall@7');
    expect(winners(pause([{ id: 'atreides', board }, ...others]))).toBeNull();
  });
  it('[DUN-2.1] nobody wins before the Mentat Pause', () => {
    const board = holding('arrakeen@9', 'carthag@10', 'tueks-sietch@4');
    const t = table({ phase: 'charity', factions: [{ id: 'atreides', board }, ...others] });
    expect(t.match.over).toBe(false);
    t.runUntil(({ phase }) => phase === 'over');
    expect(t.position).toMatchObject({ turn: 2, winners: [0], victory: 'strongholds' });
  });
  it('[DUN-2.1] [DUN-2.3] an alliance needs four, with three players too', () => {
    const allied = (...cells: string[]): FactionPosition[] => [
      { id: 'atreides', board: holding(...cells), allies: [1] },
      { id: 'fremen', board: holding('sietch-tabr@13'), allies: [0] },
      { id: 'harkonnen' },
    ];
    expect(winners(pause(allied('arrakeen@9', 'carthag@10')))).toBeNull();
    expect(winners(pause(allied('arrakeen@9', 'carthag@10', 'tueks-sietch@4')))).toEqual([
      'atreides',
      'fremen',
    ]);
  });
  it('[DUN-2.4] two players need four', () => {
    const two = (...cells: string[]) =>
      winners(pause([{ id: 'atreides', board: holding(...cells) }, { id: 'harkonnen' }]));
    expect(two(...STRONGHOLDS.slice(0, 3))).toBeNull();
    expect(two(...STRONGHOLDS.slice(0, 4))).toEqual(['atreides']);
  });
  it('[DUN-2.4] with two factions each as well, which stay together', () => {
    const four = (n: number) =>
      pause(
        [
          { id: 'atreides', board: holding(...STRONGHOLDS.slice(0, n - 1)) },
          { id: 'harkonnen' },
          { id: 'fremen', board: holding('tueks-sietch@4') },
          { id: 'emperor' },
        ],
        { twoFactionsEach: true, allianceStrongholds: 3 },
      );
    expect(winners(four(3))).toBeNull();
    expect(winners(four(4))).toEqual(['atreides', 'fremen']);
    const nexus = table(
      {
        phase: 'spice-blow',
        spiceDeck: ['shai-hulud', 'spice-old-gap'],
        factions: [{ id: 'atreides' }, { id: 'harkonnen' }, { id: 'fremen' }, { id: 'emperor' }],
      },
      { twoFactionsEach: true },
    );
    expect(nexus.events()).toContainEqual({ type: 'nexus' });
    expect(nexus.position.phase).not.toBe('spice-blow');
    expect(nexus.of('atreides').allies).toEqual([2]);
  });
  it('[DUN-30.5] a stronghold where two factions stand counts for neither', () => {
    const factions: FactionPosition[] = [
      { id: 'atreides', board: holding('arrakeen@9', 'carthag@10', 'tueks-sietch@4') },
      { id: 'harkonnen', board: holding('tueks-sietch@4', 'sietch-tabr@13', 'habbanya-sietch@16') },
      { id: 'emperor' },
    ];
    expect(winners(pause(factions))).toBeNull();
  });
});

describe('turns and phases', () => {
  it('[DUN-2.6] ten turns are played and no more', () => {
    const factions: FactionPosition[] = [{ id: 'atreides' }, { id: 'harkonnen' }];
    expect(pause(factions, {}, 9).position).toMatchObject({ turn: 10, phase: 'storm' });
    expect(pause(factions, {}, 10).match.over).toBe(true);
    expect(() => table({ factions }, { turns: 11 })).toThrow();
  });
  it('[DUN-2.7] nine phases in their order', () => {
    const t = table({ phase: 'storm', factions: [{ id: 'emperor' }, { id: 'harkonnen' }] });
    t.runUntil(({ turn }) => turn === 3);
    const phases = t
      .events()
      .flatMap((event) => (event.type === 'phase-started' ? [event.phase] : []));
    expect(phases.slice(0, 9)).toEqual([
      'storm',
      'spice-blow',
      'charity',
      'bidding',
      'revival',
      'shipment',
      'battle',
      'collection',
      'mentat',
    ]);
  });
});

describe('the first player', () => {
  /** Players at the dots of sectors 1, 7 and 13. */
  const three: FactionPosition[] = [
    { id: 'atreides', dot: 0 },
    { id: 'emperor', dot: 2 },
    { id: 'harkonnen', dot: 4 },
  ];
  const stormAt = (from: number, dials: [number, number]) =>
    table({ phase: 'storm', storm: from, dialers: [0, 1], factions: three }).choose(...dials);

  it('[DUN-2.8] is the one whose dot the storm will reach next', () => {
    expect(stormAt(0, [1, 1]).position.firstPlayer).toBe(1);
    expect(stormAt(4, [1, 1]).position.firstPlayer).toBe(1);
    expect(stormAt(6, [1, 3]).position.firstPlayer).toBe(2);
    expect(stormAt(12, [1, 3]).position.firstPlayer).toBe(0);
  });
  it('[DUN-2.9] [DUN-30.1] a dot in the storm’s own sector comes last', () => {
    const t = stormAt(5, [1, 1]);
    expect(t.position.storm).toBe(7);
    expect(t.position.firstPlayer).toBe(2);
    t.runUntil('ship');
    const order = [0, 1, 2].map(() => {
      const { faction } = t;
      t.runUntil(({ acted, phase }) => phase !== 'shipment' || acted.includes(t.seatOf(faction)));
      return faction;
    });
    expect(order).toEqual(['harkonnen', 'atreides', 'emperor']);
  });
  it('[DUN-2.10] acts first in Bidding, in Shipment & Movement and in Battle', () => {
    const at = (position: Position) =>
      table({
        storm: 8,
        treacheryDeck: ['shield', 'shield', 'shield'],
        ...position,
        factions: three.map((faction) => ({
          ...faction,
          spice: 5,
          board: { 'old-gap@10': 2, 'red-chasm@6': 1 },
        })),
      });
    const bids = at({ phase: 'bidding' }).runUntil('bid');
    expect(bids.faction).toBe('harkonnen');
    expect(bids.choose('pass').faction).toBe('atreides');
    expect(at({}).faction).toBe('harkonnen');
    const fights = at({ phase: 'battle', begun: true });
    expect([fights.kind, fights.faction]).toEqual(['battle.pick', 'harkonnen']);
  });
});
