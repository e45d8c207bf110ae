import { type FactionId, revivalPrice } from '@landsraad/dune';
import { type FactionPosition, type Position, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

type Listen = Parameters<typeof table>[2];

const revival = (
  factions: Position['factions'],
  mode: 'basic' | 'advanced' = 'basic',
  listen: Listen = [],
) => table({ phase: 'revival', factions }, { mode }, listen);

/** One faction, and another that has nothing to revive. */
const alone = (faction: FactionPosition, mode: 'basic' | 'advanced' = 'basic', listen?: Listen) =>
  revival([faction, { id: faction.id === 'atreides' ? 'harkonnen' : 'atreides' }], mode, listen);

const ATREIDES = [
  'thufir-hawat',
  'lady-jessica',
  'gurney-halleck',
  'duncan-idaho',
  'dr-wellington-yueh',
];

describe('reviving forces', () => {
  it.each<[FactionId, number]>([
    ['atreides', 2],
    ['bene-gesserit', 1],
    ['emperor', 1],
    ['fremen', 3],
    ['spacing-guild', 1],
    ['harkonnen', 2],
  ])('[DUN-7.2] costs %s nothing for the first %i', (id, free) => {
    const t = alone({ id, tanks: 5 });
    expect(t.kind).toBe('revive.forces');
    expect(Number(t.options().at(-1))).toBe(free);
    t.choose(free);
    expect(t.of(id)).toMatchObject({ spice: 0, tanks: { normal: 5 - free } });
  });

  it('[DUN-7.1] [DUN-7.4] takes up to three to the reserves, the free ones among them', () => {
    const t = alone({ id: 'harkonnen', spice: 9, tanks: 5, reserves: 4 });
    expect(t.options()).toEqual(['0', '1', '2', '3']);
    t.choose(3);
    expect(t.of('harkonnen')).toMatchObject({ reserves: { normal: 7 }, tanks: { normal: 2 } });
    expect(t.position.phase).toBe('shipment');
  });

  it('[DUN-7.3] costs 2 spice each for the others, to the bank', () => {
    const t = revival([
      { id: 'spacing-guild', spice: 5, tanks: 5 },
      { id: 'emperor', spice: 3 },
    ]);
    expect(revivalPrice(3, t.decision().about!.free as number)).toBe(4);
    t.choose(3);
    expect(t.of('spacing-guild').spice).toBe(1);
    expect(t.of('emperor').spice).toBe(3);
  });

  it('[DUN-7.3] is limited by what can be paid', () => {
    expect(alone({ id: 'spacing-guild', spice: 3, tanks: 5 }).options()).toEqual(['0', '1', '2']);
  });

  it('[DUN-7.13] is asked of all at the same time', () => {
    const t = revival([
      { id: 'atreides', tanks: 2 },
      { id: 'harkonnen', tanks: 2 },
      { id: 'emperor' },
    ]);
    expect(t.match.pending.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'revive.forces'],
      [1, 'revive.forces'],
    ]);
    t.by('harkonnen', 1);
    expect(t.of('harkonnen').tanks.normal).toBe(1);
  });

  it.each<[FactionId, string]>([
    ['emperor', 'EMP-A3'],
    ['fremen', 'FRE-A6'],
  ])('[DUN-7.6] [EMP-A3] [FRE-A6] brings %s at most one special force a turn (%s)', (id) => {
    const t = alone({ id, spice: 9, tanks: { normal: 3, special: 3 } }, 'advanced');
    t.choose(3);
    expect(t.decision().about).toEqual({ force: 'special' });
    expect(t.options()).toEqual(['0', '1']);
    t.choose(1);
    expect(t.of(id).tanks).toEqual({ normal: 1, special: 2 });
    expect(t.of(id).spice).toBe(id === 'emperor' ? 5 : 9);
    const only = alone({ id, spice: 9, tanks: { special: 3 } }, 'advanced');
    expect(only.options()).toEqual(['0', '1']);
  });

  it('[DUN-7.6] gives a new special force in the next turn', () => {
    const t = alone({ id: 'fremen', tanks: { special: 3 } }, 'advanced');
    t.choose(1);
    t.runUntil((game) => game.turn === 3 && game.phase === 'revival');
    expect(t.options('fremen')).toEqual(['0', '1']);
  });
});

describe('allies in Revival', () => {
  const allied = (helper: FactionPosition, ally: FactionPosition, listen: Listen = []) =>
    revival(
      [
        { ...helper, allies: [1] },
        { ...ally, allies: [0] },
        { id: 'harkonnen', hand: ['karama'] },
      ],
      'advanced',
      listen,
    );

  it('[DUN-7.5] [FRE-L2] revive three forces free where Fremen let them', () => {
    const t = allied({ id: 'fremen' }, { id: 'spacing-guild', tanks: 5 });
    expect(t.kind).toBe('fremen.revive.ally');
    t.choose('yes');
    expect(t.decision().about).toEqual({ free: 3 });
    expect(t.options()).toEqual(['0', '1', '2', '3']);
    t.choose(3);
    expect(t.of('spacing-guild')).toMatchObject({ spice: 0, tanks: { normal: 2 } });
  });

  it('[FRE-L2] revive as usual where Fremen do not', () => {
    const t = allied({ id: 'fremen' }, { id: 'spacing-guild', tanks: 5 });
    t.choose('no');
    expect(t.options()).toEqual(['0', '1']);
  });

  it('[FRE-L2] [DUN-28.10] revive as usual this turn when a Karama stops it', () => {
    const t = allied({ id: 'fremen' }, { id: 'spacing-guild', tanks: 5 }, ['karama.stop']);
    t.choose('yes');
    expect(t.decision('harkonnen').about).toEqual({ item: 'FRE-L2', user: 0 });
    t.choose('karama');
    expect(t.options('spacing-guild')).toEqual(['0', '1']);
  });

  it('[DUN-7.5] [EMP-L2] get up to three more forces that the Emperor pays for, six in all', () => {
    const t = allied({ id: 'emperor', spice: 7 }, { id: 'spacing-guild', spice: 4, tanks: 8 });
    expect(t.kind).toBe('emperor.revive.ally');
    expect(t.options()).toEqual(['0', '1', '2', '3']);
    t.choose(3);
    expect(t.of('emperor').spice).toBe(1);
    expect(t.faction).toBe('spacing-guild');
    expect(t.options()).toEqual(['0', '1', '2', '3']);
    t.choose(3);
    expect(t.of('spacing-guild')).toMatchObject({ spice: 0, tanks: { normal: 2 } });
  });

  it('[EMP-L2] get no more than the Emperor can pay for', () => {
    const t = allied({ id: 'emperor', spice: 3 }, { id: 'spacing-guild', tanks: 8 });
    expect(t.options()).toEqual(['0', '1']);
  });

  it('[EMP-L2] get none of them this turn when a Karama stops it, and nothing is paid', () => {
    const t = allied({ id: 'emperor', spice: 7 }, { id: 'spacing-guild', tanks: 8 }, [
      'karama.stop',
    ]);
    t.choose(2);
    expect(t.decision('harkonnen').about).toEqual({ item: 'EMP-L2', user: 0 });
    t.choose('karama');
    expect(t.of('emperor').spice).toBe(7);
    expect(t.of('spacing-guild').tanks.normal).toBe(8);
    expect(t.kind).toBe('revive.forces');
  });

  it('[EMP-L2] [FRE-A6] choose which forces come back, one Fedaykin at most', () => {
    const t = allied(
      { id: 'emperor', spice: 7 },
      { id: 'fremen', tanks: { normal: 4, special: 2 } },
    );
    t.choose(2);
    expect(t.faction).toBe('fremen');
    t.choose(1);
    expect(t.of('fremen').tanks).toEqual({ normal: 3, special: 1 });
    expect(t.options()).toEqual(['0', '1', '2', '3']);
    t.choose(3);
    expect(t.of('fremen').tanks).toEqual({ normal: 0, special: 1 });
  });
});

describe('reviving leaders', () => {
  const fallen = (faction: FactionPosition, mode: 'basic' | 'advanced' = 'basic') =>
    revival([{ id: 'atreides', ...faction }, { id: 'harkonnen' }], mode);

  it('[DUN-7.7] is not possible while one of the five lives', () => {
    const t = fallen({ spice: 9, deadLeaders: ATREIDES.slice(1) });
    expect(t.position.phase).toBe('shipment');
  });

  it('[DUN-7.7] [DUN-7.9] brings back one a turn for its strength, once all five are dead', () => {
    const t = fallen({ spice: 4, deadLeaders: ATREIDES, revivingLeaders: true });
    expect(t.kind).toBe('revive.leader');
    expect(t.options()).toEqual(['none', 'gurney-halleck', 'duncan-idaho', 'dr-wellington-yueh']);
    expect(t.why('lady-jessica')).toMatchObject({ code: 'cannot-pay', rule: 'DUN-7.9' });
    t.choose('duncan-idaho');
    expect(t.of('atreides')).toMatchObject({ spice: 2, revivingLeaders: true });
    expect(t.of('atreides').deadLeaders).not.toContain('duncan-idaho');
    expect(t.position.phase).toBe('shipment');
    t.runUntil((game) => game.turn === 3 && game.phase === 'revival');
    t.runUntil('revive.leader');
    expect(t.options()).toContain('dr-wellington-yueh');
  });

  it('[DUN-7.7] ends when all have been revived', () => {
    const t = fallen({ spice: 9, deadLeaders: ['duncan-idaho'], revivingLeaders: true });
    t.choose('duncan-idaho');
    expect(t.of('atreides').revivingLeaders).toBe(false);
  });

  it('[DUN-7.7] is asked of a player who cannot pay, so that it does not show', () => {
    const t = fallen({ spice: 0, deadLeaders: ATREIDES, revivingLeaders: true });
    expect(t.kind).toBe('revive.leader');
    expect(t.options()).toEqual(['none']);
  });

  it('[DUN-7.11] cannot bring back one killed again until all others were too', () => {
    const t = fallen({
      spice: 9,
      deadLeaders: ATREIDES.slice(1),
      faceDownLeaders: ['thufir-hawat'],
      revivingLeaders: true,
    });
    expect(t.options()).toEqual(['none', ...ATREIDES.slice(1)]);
  });
});

describe('Kwisatz Haderach in Revival', () => {
  const dead = (faction: FactionPosition) =>
    revival(
      [{ id: 'atreides', kh: { losses: 7, dead: true }, ...faction }, { id: 'fremen' }],
      'advanced',
    );

  it('[ATR-A6] [DUN-7.12] [DUN-30.17] comes back like a leader, for 2 spice', () => {
    const t = dead({ spice: 2, deadLeaders: ATREIDES, revivingLeaders: true });
    expect(t.options()).toEqual(['none', 'duncan-idaho', 'dr-wellington-yueh', 'kh']);
    t.choose('kh');
    expect(t.of('atreides')).toMatchObject({
      spice: 0,
      kh: { dead: false },
      deadLeaders: ATREIDES,
    });
    expect(t.events('spectator')).toContainEqual({
      type: 'leader-revived',
      seat: 0,
      leader: 'kh',
      cost: 2,
    });
    expect(t.position.phase).toBe('shipment');
  });

  it('[ATR-A6] [ATR-A7] comes back only when leaders may, its own death not counting', () => {
    expect(dead({ spice: 9, deadLeaders: ATREIDES.slice(1) }).position.phase).toBe('shipment');
  });
});

describe('the Emperor’s Karama power', () => {
  const emperor = (faction: FactionPosition) =>
    revival(
      [
        { id: 'emperor', hand: ['karama'], ...faction },
        { id: 'atreides', hand: ['karama'] },
      ],
      'advanced',
      ['anytime', 'karama.stop'],
    );

  it('[EMP-K1] [DUN-28.10] revives up to three forces free, on top of all else', () => {
    const t = emperor({ tanks: { normal: 5, special: 2 } });
    t.choose(1, 0);
    expect(t.options('emperor')).toEqual(['pass', 'revive']);
    t.by('emperor', 'revive').by('atreides', 'pass');
    expect([t.kind, ...t.options()]).toEqual(['karama.emperor', 'ghola-forces']);
    t.choose('ghola-forces', 3);
    expect(t.options()).toEqual(['0', '1']);
    t.choose(1);
    expect(t.of('emperor')).toMatchObject({
      spice: 0,
      hand: [],
      karamaPowerUsed: true,
      tanks: { normal: 2, special: 1 },
    });
  });

  it('[EMP-K1] [DUN-18.10] revives one leader, however many are dead; nobody may stop it', () => {
    const t = emperor({ deadLeaders: ['burseg'] });
    t.by('emperor', 'revive').by('atreides', 'pass');
    expect(t.options()).toEqual(['burseg']);
    t.choose('burseg');
    expect(t.of('emperor').deadLeaders).toEqual([]);
    expect(t.kind).not.toBe('karama.stop');
  });

  it.each<[string, Position]>([
    ['the Storm', { phase: 'storm' }],
    ['Battle', { phase: 'battle', begun: true }],
    ['the Mentat Pause', { phase: 'mentat' }],
  ])('[EMP-K1] [DUN-28.2] is used at any moment for cards: in %s', (_, position) => {
    const board = { 'basin@8': 2 };
    const factions: FactionPosition[] = [
      { id: 'emperor', hand: ['karama'], board, deadLeaders: ['burseg'] },
      { id: 'atreides', board },
    ];
    const t = table({ ...position, factions }, { mode: 'advanced' }, ['anytime']);
    expect(t.options('emperor')).toEqual(['pass', 'revive']);
    t.by('emperor', 'revive', 'burseg');
    expect(t.of('emperor')).toMatchObject({ deadLeaders: [], karamaPowerUsed: true });
  });

  it('[EMP-K1] [DUN-7.11] brings back none that was killed again', () => {
    const t = emperor({ deadLeaders: ['burseg'], faceDownLeaders: ['bashar'] });
    t.by('emperor', 'revive').by('atreides', 'pass');
    expect(t.options()).toEqual(['burseg']);
    const only = emperor({ faceDownLeaders: ['bashar'] });
    expect(only.options('emperor')).toEqual(['pass']);
  });

  it('[EMP-K1] [DUN-30.25] brings no second Sardaukar in one turn', () => {
    const t = emperor({ tanks: { special: 3 } });
    t.choose(1);
    expect(t.of('emperor').tanks.special).toBe(2);
    expect(t.options('emperor')).toEqual(['pass']);
  });

  it('[EMP-K1] [DUN-18.11] [DUN-18.12] is there once a game, with a real Karama, for the Emperor alone', () => {
    const used = emperor({ deadLeaders: ['burseg'], karamaPowerUsed: true });
    expect(used.options('emperor')).toEqual(['pass']);
    const none = emperor({ deadLeaders: ['burseg'], hand: ['hajr'] });
    expect(none.options('emperor')).toEqual(['pass']);
    const offered = (faction: FactionPosition, mode: 'basic' | 'advanced') =>
      alone({ hand: ['karama', 'kulon'], ...faction }, mode, ['anytime']).options(faction.id);
    expect(offered({ id: 'bene-gesserit', deadLeaders: ['alia'] }, 'advanced')).toEqual(['pass']);
    expect(offered({ id: 'emperor', deadLeaders: ['caid'] }, 'basic')).toEqual(['pass']);
  });
});
