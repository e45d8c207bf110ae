import { type DuneOptions, TERRITORIES } from '@landsraad/dune';
import { type FactionPosition, type Position, type Table, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const WORM = 'shai-hulud';
const END = 'spice-red-chasm';
const MESA: Position = { spiceDiscard: [['spice-south-mesa'], ['spice-old-gap']] };
const SAND = TERRITORIES.flatMap(({ id, type }) => (type === 'sand' ? [id] : []));
const ADVANCED: Partial<DuneOptions> = { mode: 'advanced' };

const blow = (
  spiceDeck: string[],
  factions: readonly FactionPosition[],
  options: Partial<DuneOptions> = {},
  position: Position = {},
) =>
  table({ phase: 'spice-blow', spiceDeck, ...MESA, ...position, factions }, options, [
    'karama.stop',
    'karama.worm',
  ]);

/** Nobody makes an alliance. */
const nexusOver = (t: Table): Table => {
  while (t.kind === 'alliance.propose' || t.kind === 'alliance.break') t.choose('none');
  return t;
};

const fremen = (board: FactionPosition['board'], more: FactionPosition = {}): FactionPosition => ({
  id: 'fremen',
  board,
  ...more,
});
const atreides = (hand: string[] = [], board = { 'south-mesa@4': 2 }): FactionPosition => ({
  id: 'atreides',
  board,
  hand,
});

describe('Fremen and the worm', () => {
  it('[FRE-B3] [DUN-4.10] [DUN-1.17] are not devoured', () => {
    const t = blow([WORM, END], [fremen({ 'south-mesa@3': 4 }), atreides()]);
    expect(t.of('fremen').board).toEqual({ 'south-mesa@3': 4 });
    expect(t.of('atreides').tanks.normal).toBe(2);
  });
  it('[FRE-B3] [DUN-1.17] are, when a Karama stops it for this worm', () => {
    const t = blow([WORM, END], [fremen({ 'south-mesa@3': 4 }), atreides(['karama'])]);
    expect(t.decision('atreides').about).toMatchObject({ item: 'FRE-B3' });
    t.choose('karama');
    expect(t.of('fremen')).toMatchObject({ board: {}, tanks: { normal: 4 } });
    nexusOver(t);
    expect(t.events().some(({ type }) => type === 'worm-ridden')).toBe(false);
    expect(t.position.phase).not.toBe('spice-blow');
  });

  describe('with an ally', () => {
    const allied = (hand: string[] = []) =>
      blow(
        [WORM, END],
        [
          fremen({ 'south-mesa@3': 1 }, { allies: [1] }),
          { ...atreides(), allies: [0] },
          { id: 'harkonnen', board: { 'south-mesa@5': 1 }, hand },
        ],
      );

    it('[FRE-L1] [DUN-4.10] [DUN-13.13] may protect it, before anything is devoured', () => {
      const t = allied();
      expect(t.kind).toBe('worm.protect');
      expect(t.options('fremen')).toEqual(['yes', 'no']);
      expect(t.of('harkonnen').tanks.normal).toBe(0);
      t.choose('yes');
      expect(t.of('atreides').board).toEqual({ 'south-mesa@4': 2 });
      expect(t.of('harkonnen').tanks.normal).toBe(1);
    });
    it('[FRE-L1] or not', () => {
      expect(allied().choose('no').of('atreides').tanks.normal).toBe(2);
    });
    it('[FRE-L1] a Karama stops it for this worm', () => {
      const t = allied(['karama']).by('harkonnen', 'no').choose('yes');
      expect(t.decision('harkonnen').about).toMatchObject({ item: 'FRE-L1' });
      t.choose('karama');
      expect(t.of('atreides').tanks.normal).toBe(2);
      expect(t.of('fremen').board).toEqual({ 'south-mesa@3': 1 });
    });
  });
});

describe('riding the worm', () => {
  const riding = (board: FactionPosition['board'], position: Position = {}, options = {}) =>
    nexusOver(
      blow(
        [WORM, END, 'spice-broken-land'],
        [
          fremen(board),
          { id: 'atreides', board: { 'arrakeen@9': 1, 'sietch-tabr@13': 1 } },
          { id: 'harkonnen', board: { 'sietch-tabr@13': 1 } },
        ],
        options,
        position,
      ),
    );

  it('[FRE-B4] [DUN-4.11] comes after the Nexus', () => {
    const others: FactionPosition[] = [{ id: 'atreides' }, { id: 'harkonnen' }];
    const t = blow([WORM, END], [fremen({ 'south-mesa@3': 4 }), ...others]);
    expect(t.kind).toBe('alliance.propose');
    expect(nexusOver(t).kind).toBe('worm.ride');
  });
  it('[FRE-B4] is none where nobody mounts, and none is told', () => {
    const t = riding({ 'south-mesa@3': 4 }).choose('arrakeen@9', 0);
    expect(t.of('fremen').board).toEqual({ 'south-mesa@3': 4 });
    expect(t.events().map(({ type }) => type)).not.toContain('worm-ridden');
  });
  it('[FRE-B4] takes some or all of the forces there to any one territory', () => {
    const t = riding({ 'south-mesa@3': 4, 'south-mesa@5': 2 });
    expect(t.options().length).toBeGreaterThan(75);
    t.choose('arrakeen@9');
    expect(t.options()).toEqual(['0', '1', '2', '3', '4']);
    t.choose(3, 2);
    expect(t.of('fremen').board).toEqual({ 'south-mesa@3': 1, 'arrakeen@9': 5 });
  });
  it('[FRE-B4] or stays', () => {
    expect(riding({ 'south-mesa@3': 4 }).choose('none').of('fremen').board).toEqual({
      'south-mesa@3': 4,
    });
  });
  it('[FRE-B4] [DUN-3.13] not into the storm, out of it, or into a stronghold of two others', () => {
    const t = riding({ 'south-mesa@3': 4, 'south-mesa@4': 2 }, { storm: 4 });
    expect(t.options()).not.toContain('tueks-sietch@4');
    expect(t.options()).not.toContain('sietch-tabr@13');
    expect(t.options()).toContain('arrakeen@9');
    t.choose('arrakeen@9', 4);
    expect(t.of('fremen').board).toEqual({ 'south-mesa@4': 2, 'arrakeen@9': 4 });
  });
  it('[FRE-B4] [DUN-13.8] not to an ally', () => {
    const t = blow(
      [WORM, END],
      [
        fremen({ 'south-mesa@3': 4 }, { allies: [1] }),
        { id: 'atreides', board: { 'arrakeen@9': 1, 'polar-sink': 1 }, allies: [0] },
      ],
    );
    nexusOver(t);
    expect(t.options()).not.toContain('arrakeen@9');
    expect(t.options()).toContain('polar-sink');
  });
  it('[DUN-4.11] is not the movement of the turn', () => {
    const t = riding({ 'south-mesa@3': 4 }).choose('arrakeen@9', 4);
    t.runUntil(({ phase }) => phase === 'shipment');
    while (t.match.pending[0]!.seat !== 0 || t.kind !== 'move') t.choose(t.decision().fallback);
    expect(t.options()).toContain('arrakeen');
  });
  it('[FRE-B5] once more, where forces remain when a worm appears again', () => {
    const t = blow(
      [WORM, WORM, END, 'spice-broken-land'],
      [fremen({ 'south-mesa@3': 4 }), { id: 'atreides' }],
      ADVANCED,
    ).choose('south-mesa');
    nexusOver(t).choose('arrakeen@9', 1);
    expect(t.kind).toBe('worm.ride');
    t.choose('carthag@10', 3);
    expect(t.of('fremen').board).toEqual({ 'arrakeen@9': 1, 'carthag@10': 3 });
  });
});

describe('a further worm of the phase', () => {
  const again = (deck: string[], hand: string[] = [], options: Partial<DuneOptions> = {}) =>
    blow(
      deck,
      [
        fremen({ 'imperial-basin@9': 1 }),
        { id: 'atreides', board: { 'imperial-basin@9': 2, 'old-gap@9': 1 }, hand },
      ],
      { ...ADVANCED, ...options },
      { spice: { 'imperial-basin@9': 5 } },
    );

  it('[FRE-A2] [DUN-4.12] [DUN-16.8] [DUN-23.2] [DUN-23.3] goes to any sand territory that Fremen name', () => {
    const t = again([WORM, WORM, END, 'spice-broken-land']);
    expect(t.kind).toBe('worm.place');
    expect(t.options()).toEqual(['none', ...SAND]);
    t.choose('imperial-basin');
    expect(t.of('atreides')).toMatchObject({ board: { 'old-gap@9': 1 }, tanks: { normal: 2 } });
    expect(t.of('fremen').board).toEqual({ 'imperial-basin@9': 1 });
    expect(t.position.spice).not.toHaveProperty('imperial-basin@9');
    expect(nexusOver(t).kind).toBe('worm.ride');
  });
  it('[DUN-4.12] [DUN-30.6] has no effect when they decline', () => {
    const t = again([WORM, WORM, END, 'spice-broken-land']).choose('none');
    expect(t.of('atreides').tanks.normal).toBe(0);
  });
  it('[FRE-A2] nor when a Karama stops it', () => {
    const t = again([WORM, WORM, END, 'spice-broken-land'], ['karama']).choose('imperial-basin');
    expect(t.decision('atreides').about).toMatchObject({ item: 'FRE-A2' });
    expect(t.choose('karama').of('atreides').tanks.normal).toBe(0);
  });
  const ONE_EACH = [WORM, END, WORM, 'spice-broken-land'];

  it('[DUN-4.12] [DUN-16.8] [DUN-30.7] is the first of blow B after one in blow A', () => {
    const t = nexusOver(again(ONE_EACH));
    expect(t.kind).toBe('worm.place');
    t.choose('imperial-basin');
    expect(t.of('atreides').board).toEqual({ 'old-gap@9': 1 });
  });
  it('[DUN-4.12] acts as usual in its own blow when they decline, or a Karama stops it', () => {
    const declined = nexusOver(again(ONE_EACH)).choose('none');
    expect(declined.of('atreides').board).toEqual({ 'imperial-basin@9': 2 });
    const stopped = nexusOver(again(ONE_EACH, ['karama'])).choose('imperial-basin', 'karama');
    expect(stopped.of('atreides').board).toEqual({ 'imperial-basin@9': 2 });
  });
  it('[DUN-4.12] [DUN-4.7] finds nothing to devour after one that was placed elsewhere', () => {
    const t = nexusOver(again([WORM, END, WORM, WORM, 'spice-broken-land']));
    t.choose('imperial-basin', 'none');
    expect(t.of('atreides').board).toEqual({ 'old-gap@9': 1 });
  });
  it('[DUN-30.7] unless the table counts each blow by itself', () => {
    const t = nexusOver(again(ONE_EACH, [], { extraWormScope: 'blow' }));
    expect(t.of('atreides').board).toEqual({ 'imperial-basin@9': 2 });
    expect(t.events().filter(({ type }) => type === 'worm-came')).toHaveLength(2);
    expect(t.position.phase).not.toBe('spice-blow');
  });
});

describe('the Karama worm', () => {
  const calling = (position: Position = {}, options: Partial<DuneOptions> = ADVANCED, more = {}) =>
    blow(
      [END, 'spice-broken-land'],
      [
        fremen({ 'old-gap@9': 2 }, { hand: ['karama'], ...more }),
        { id: 'atreides', board: { 'old-gap@9': 3 } },
      ],
      options,
      { treacheryDeck: ['snooper', 'snooper', 'snooper'], ...position },
    );

  it('[FRE-K1] [DUN-4.13] [DUN-23.3] [DUN-30.8] devours and can be ridden, without a Nexus', () => {
    const t = calling({ spice: { 'old-gap@9': 6 } });
    expect(t.kind).toBe('karama.worm');
    expect(t.options()).toEqual(['none', ...SAND]);
    t.choose('old-gap');
    expect(t.of('atreides').tanks.normal).toBe(3);
    expect(t.position.spice).toEqual({ 'red-chasm@6': 8 });
    expect(t.kind).toBe('worm.ride');
    t.choose('arrakeen@9', 2);
    expect(t.of('fremen')).toMatchObject({
      board: { 'arrakeen@9': 2 },
      hand: [],
      karamaPowerUsed: true,
    });
    expect(t.position.treacheryDiscard).toEqual(['karama']);
    expect(t.events().some(({ type }) => type === 'nexus')).toBe(false);
  });
  it('[FRE-K1] may be declined, and is offered again for blow B', () => {
    const t = calling().choose('none');
    expect(t.kind).toBe('karama.worm');
    expect(t.position.spiceDiscard[0]).toContain(END);
  });
  it('[FRE-K1] once a game', () => {
    const t = calling({}, ADVANCED, { karamaPowerUsed: true });
    expect(t.position.phase).not.toBe('spice-blow');
  });
  it('[FRE-K1] not in turn 1, nor in the basic game', () => {
    expect(calling({ turn: 1 }).position.phase).not.toBe('spice-blow');
    expect(calling({}, {}).position.phase).not.toBe('spice-blow');
  });
  it('[FRE-K1] the question does not tell whether they hold a Karama', () => {
    const t = calling({}, ADVANCED, { hand: ['shield'] });
    expect(t.options()).toEqual(['none']);
    expect(t.match.waiting).toEqual([{ seat: 0, kind: null }]);
  });
});
