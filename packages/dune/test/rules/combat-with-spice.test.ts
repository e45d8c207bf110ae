import { describe, expect, it } from 'vitest';
import { against, battlefield, offered, plans, told } from './battlefield.ts';

type Given = Parameters<typeof battlefield>[1][number];

/** Emperor attacks the Guild in the Basin; the number dialed is asked in halves. */
const duel = (emperor: Given = {}, guild: Given = {}, listen: 'karama.stop'[] = []) =>
  battlefield(
    'advanced',
    [
      { id: 'emperor', board: { 'basin@8': 5 }, ...emperor },
      { id: 'spacing-guild', board: { 'basin@8': 4 }, ...guild },
    ],
    { listen },
  );

const fremen = (emperor: Given, fremen: Given, listen: 'karama.stop'[] = []) =>
  battlefield(
    'advanced',
    [
      { id: 'emperor', board: { 'basin@8': 5 }, ...emperor },
      { id: 'fremen', board: { 'basin@8': 4 }, ...fremen },
    ],
    { listen },
  );

const STRONG = { leader: 'hasimir-fenring' };
const WEAK = { 'spacing-guild': { leader: 'guild-representative' } };

describe('combat with spice', () => {
  it('[DUN-17.1] a force counts half, or full with a spice', () => {
    expect(offered(duel(), 'emperor', 'dial')).toEqual([0, 5]);
    expect(offered(duel({ spice: 2 }), 'emperor', 'dial')).toEqual([0, 7]);
    expect(offered(duel({ spice: 9 }), 'emperor', 'dial')).toEqual([0, 10]);
    const t = duel({ spice: 2 });
    plans(t, { emperor: { ...STRONG, dial: 7, spice: 2 }, ...WEAK });
    expect(told(t, 'battle-won')).toMatchObject({ seat: 0, totals: [19, 2] });
    expect(t.of('emperor')).toMatchObject({ board: {}, tanks: { normal: 5 } });
  });

  it('[DUN-17.2] the plan adds spice, and its number goes in steps of one half', () => {
    const t = duel({ spice: 9 });
    expect(t.decision('emperor')).toMatchObject({ about: { halves: true } });
    expect(offered(t, 'emperor', 'spice')).toEqual([0, 5]);
    plans(t, { emperor: { ...STRONG, dial: 3, spice: 1 }, ...WEAK });
    expect(told(t, 'battle-won')).toMatchObject({ totals: [15, 2] });
    expect(t.of('emperor')).toMatchObject({ board: { 'basin@8': 3 }, spice: 8 });
  });

  it.each([
    [10, 5, true],
    [5, 0, true],
    [6, 1, true],
    [6, 0, false],
    [6, 3, true],
    [5, 3, false],
    [9, 3, false],
    [2, 1, true],
    [1, 1, false],
    [0, 1, false],
  ])(
    '[DUN-17.3] [DUN-30.22] five forces make %i halves with exactly %i spice: %s',
    (dial, spice, legal) => {
      const t = duel({ spice: 5 });
      const plan = { ...STRONG, dial, spice };
      if (legal) plans(t, { emperor: plan });
      else expect(against(t, 'emperor', plan)).toMatch(/^plan-(dial|spice) DUN-17.3$/);
      expect(t.match.waiting.map(({ seat }) => seat)).toEqual(legal ? [1] : [0, 1]);
    },
  );

  it('[DUN-17.4] [EMP-A1] [EMP-A2] a Sardaukar counts 2 with a spice, 1 without', () => {
    const board = { 'basin@8': { normal: 1, special: 2 } };
    expect(offered(duel({ board }), 'emperor', 'dial')).toEqual([0, 5]);
    expect(offered(duel({ board, spice: 1 }), 'emperor', 'dial')).toEqual([0, 7]);
    expect(offered(duel({ board, spice: 3 }), 'emperor', 'dial')).toEqual([0, 10]);
  });

  it('[DUN-17.4] [EMP-A1] [EMP-A2] and 1 or a half against Fremen', () => {
    const board = { 'basin@8': { normal: 1, special: 2 } };
    expect(offered(fremen({ board }, {}), 'emperor', 'dial')).toEqual([0, 3]);
    expect(offered(fremen({ board, spice: 3 }, {}), 'emperor', 'dial')).toEqual([0, 6]);
  });

  it('[EMP-A1] counts as two in taking losses', () => {
    const t = duel({ board: { 'basin@8': { normal: 4, special: 1 } } });
    plans(t, { emperor: { ...STRONG, dial: 2 }, ...WEAK });
    expect(t.kind).toBe('losses');
    expect(t.options()).toEqual(['2+0', '0+1']);
    t.choose('0+1');
    expect(t.of('emperor')).toMatchObject({
      board: { 'basin@8': 4 },
      tanks: { normal: 0, special: 1 },
    });
  });

  it('[EMP-A1] [DUN-30.42] can be stopped for the battle, before plans', () => {
    const board = { 'basin@8': { special: 2 } };
    const t = duel({ board, spice: 2 }, { hand: ['karama'] }, ['karama.stop']);
    expect(t.decision('spacing-guild')).toMatchObject({ about: { item: 'EMP-A1', user: 0 } });
    t.choose('karama');
    expect(offered(t, 'emperor', 'dial')).toEqual([0, 4]);
    plans(t, { emperor: { ...STRONG, dial: 3, spice: 1 }, ...WEAK });
    expect(t.of('emperor').tanks).toEqual({ normal: 0, special: 2 });
  });

  it('[DUN-17.4] [FRE-A5] [FRE-A7] Fremen count full, and Fedaykin 2, without spice', () => {
    const t = fremen({}, { board: { 'basin@8': { normal: 2, special: 1 } }, spice: 5 });
    expect(offered(t, 'fremen', 'dial')).toEqual([0, 8]);
    expect(offered(t, 'fremen', 'spice')).toEqual([0, 0]);
    const half = { leader: 'stilgar', dial: 7 };
    expect(against(t, 'fremen', half)).toBe('plan-dial DUN-17.3');
    plans(t, { fremen: { leader: 'stilgar', dial: 4 }, emperor: { leader: 'bashar' } });
    expect(t.options('fremen')).toEqual(['2+0', '0+1']);
  });

  it('[FRE-A5] can be stopped: a Fedaykin is then worth one', () => {
    const board = { 'basin@8': { normal: 2, special: 1 } };
    const t = fremen({ hand: ['karama'] }, { board }, ['karama.stop']);
    expect(t.decision('emperor')).toMatchObject({ about: { item: 'FRE-A5', user: 1 } });
    t.choose('karama');
    expect(offered(t, 'fremen', 'dial')).toEqual([0, 6]);
  });

  it('[FRE-A7] can be stopped: Fremen then need spice like others', () => {
    const board = { 'basin@8': { normal: 2, special: 1 } };
    const t = fremen({ hand: ['karama'] }, { board, spice: 1 }, ['karama.stop']);
    t.choose('no');
    expect(t.decision('emperor')).toMatchObject({ about: { item: 'FRE-A7', user: 1 } });
    t.choose('karama');
    expect(offered(t, 'fremen', 'dial')).toEqual([0, 6]);
    expect(offered(t, 'fremen', 'spice')).toEqual([0, 1]);
  });

  it('[DUN-17.5] spice is paid to the bank by winner and loser', () => {
    const t = duel({ spice: 5 }, { spice: 5 });
    plans(t, {
      emperor: { ...STRONG, dial: 4, spice: 2 },
      'spacing-guild': { leader: 'guild-representative', dial: 6, spice: 3 },
    });
    expect(t.of('emperor').spice).toBe(3);
    expect(t.of('spacing-guild').spice).toBe(2);
  });

  it('[DUN-17.7] [DUN-17.8] the winner loses one Sardaukar and two forces, or five forces', () => {
    const example = () => {
      const t = duel({ board: { 'basin@8': { normal: 5, special: 1 } }, spice: 1 });
      return plans(t, { emperor: { ...STRONG, dial: 6, spice: 1 }, ...WEAK });
    };
    expect(example().options('emperor')).toEqual(['5+0', '2+1']);
    expect(example().choose('5+0').of('emperor').board).toEqual({
      'basin@8': { normal: 0, special: 1 },
    });
    expect(example().choose('2+1').of('emperor').board).toEqual({ 'basin@8': 3 });
  });

  it('[DUN-10.29] [DUN-17.7] chooses cells for each kind of force', () => {
    const t = duel(
      {
        board: {
          'pasty-mesa@4': { normal: 1, special: 1 },
          'pasty-mesa@5': { normal: 1, special: 1 },
        },
      },
      { board: { 'pasty-mesa@5': 1 } },
    );
    plans(t, { emperor: { ...STRONG, dial: 3 }, ...WEAK });
    const cell = 'pasty-mesa@4';
    expect(t.decision()).toMatchObject({ min: 0, max: 1, about: { cell, force: 'normal' } });
    t.choose(1);
    expect(t.decision()).toMatchObject({ min: 0, max: 1, about: { cell, force: 'special' } });
    t.choose(0);
    expect(t.of('emperor').board).toEqual({
      'pasty-mesa@4': { normal: 0, special: 1 },
      'pasty-mesa@5': 1,
    });
  });

  it('[DUN-17.9] [DUN-30.23] an ally’s spice does not count', () => {
    const t = battlefield('advanced', [
      { id: 'emperor', board: { 'basin@8': 5 }, spice: 1, allies: [2] },
      { id: 'spacing-guild', board: { 'basin@8': 4 } },
      { id: 'harkonnen', spice: 20, allies: [0] },
    ]);
    expect(offered(t, 'emperor', 'spice')).toEqual([0, 1]);
    expect(offered(t, 'emperor', 'dial')).toEqual([0, 6]);
  });
});
