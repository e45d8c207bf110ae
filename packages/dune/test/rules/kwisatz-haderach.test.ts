import { describe, expect, it } from 'vitest';
import { battlefield, offered, plans, told } from './battlefield.ts';

type Given = Parameters<typeof battlefield>[1][number];
type Listen = ('karama.stop' | 'traitor.call')[];

const ATREIDES = [
  'thufir-hawat',
  'lady-jessica',
  'gurney-halleck',
  'duncan-idaho',
  'dr-wellington-yueh',
];

/** Atreides, with prescience left aside, attack the Guild in the Basin. */
const duel = (atreides: Given = {}, guild: Given = {}, listen: Listen = []) =>
  battlefield(
    'advanced',
    [
      { id: 'atreides', board: { 'basin@8': 9 }, kh: { losses: 7 }, ...atreides },
      { id: 'spacing-guild', board: { 'basin@8': 4 }, ...guild },
    ],
    { listen },
  ).choose('none');

const JESSICA = { leader: 'lady-jessica', kh: true };
const SOOK = { 'spacing-guild': { leader: 'soo-soo-sook' } };

describe('the Kwisatz Haderach', () => {
  it.each([
    [6, ['no']],
    [7, ['no', 'yes']],
    [9, ['no', 'yes']],
  ])('[ATR-A1] after %i forces lost in battles a plan offers %j', (losses, answers) => {
    expect(offered(duel({ kh: { losses } }), 'atreides', 'kh')).toEqual(answers);
  });

  it('[ATR-A1] does not exist in the basic game', () => {
    const t = battlefield('basic', [
      { id: 'atreides', board: { 'basin@8': 9 }, kh: { losses: 9 } },
      { id: 'spacing-guild', board: { 'basin@8': 4 } },
    ]).choose('none');
    expect(offered(t, 'atreides', 'kh')).toEqual(['no']);
  });

  it('[ATR-A1] is counted in secret', () => {
    const t = duel();
    expect(t.view('atreides').factions[0]!.kh).toMatchObject({ losses: 7 });
    expect(t.view('spacing-guild').factions[0]!.kh).toBeNull();
  });

  it('[ATR-A2] [DUN-10.17] [DUN-10.23] adds 2 beside a living leader', () => {
    const t = duel();
    plans(t, { atreides: JESSICA, ...SOOK });
    expect(told(t, 'battle-won')).toMatchObject({ totals: [10 + 4, 4] });
  });

  it('[ATR-A2] goes with a Cheap Hero too, never alone', () => {
    const hero = duel({ hand: ['cheap-hero'] });
    plans(hero, { atreides: { leader: 'cheap-hero', dial: 1, kh: true }, ...SOOK });
    expect(told(hero, 'battle-won')).toMatchObject({ seat: 0, totals: [5, 4] });
    const alone = duel({ deadLeaders: ATREIDES });
    expect(() => plans(alone, { atreides: { dial: 1, kh: true } })).toThrow('ATR-A2');
  });

  it('[ATR-A2] [DUN-20.3] fights in one territory a turn, there as often as needed', () => {
    const t = battlefield('advanced', [
      { id: 'atreides', board: { 'basin@8': 9, 'harg-pass@4': 3 }, kh: { losses: 7 } },
      { id: 'spacing-guild', board: { 'basin@8': 1, 'harg-pass@4': 1 } },
      { id: 'emperor', board: { 'basin@8': 1 } },
    ]).choose('basin/1', 'none');
    plans(t, { atreides: JESSICA, ...SOOK });
    t.choose('basin/2', 'none');
    expect(offered(t, 'atreides', 'kh')).toEqual(['no', 'yes']);
    plans(t, { atreides: JESSICA, emperor: { leader: 'bashar' } });
    t.choose('none');
    expect(offered(t, 'atreides', 'kh')).toEqual(['no']);
  });

  it('[DUN-20.3] stays bound to the territory of a battle that was lost', () => {
    const t = battlefield('advanced', [
      { id: 'atreides', board: { 'basin@8': 1, 'harg-pass@4': 3 }, kh: { losses: 7 } },
      { id: 'spacing-guild', board: { 'basin@8': 9, 'harg-pass@4': 1 } },
    ]).choose('basin/1', 'none');
    plans(t, {
      atreides: { leader: 'dr-wellington-yueh', kh: true },
      'spacing-guild': { leader: 'staban-tuek', dial: 9 },
    });
    t.choose('none');
    expect(offered(t, 'atreides', 'kh')).toEqual(['no']);
  });

  it('[ATR-A2] [DUN-30.42] can be stopped blind, active or not', () => {
    for (const losses of [0, 7]) {
      const guild = { hand: ['karama'] };
      const t = duel({ kh: { losses } }, guild, ['karama.stop']);
      expect(t.decision('spacing-guild')).toMatchObject({ about: { item: 'ATR-A2', user: 0 } });
      t.choose('karama');
      expect(offered(t, 'atreides', 'kh')).toEqual(['no']);
      expect(t.of('spacing-guild').hand).toEqual([]);
    }
  });

  it('[ATR-A3] adds nothing beside a leader who is killed, and lives on', () => {
    const t = duel({}, { hand: ['crysknife'] });
    plans(t, {
      atreides: { ...JESSICA, dial: 9 },
      'spacing-guild': { leader: 'soo-soo-sook', weapon: 'crysknife' },
    });
    expect(told(t, 'battle-won')).toMatchObject({ totals: [9, 4] });
    expect(t.of('atreides').kh).toMatchObject({ dead: false });
  });

  it('[ATR-A4] [DUN-10.38] keeps its leader from being called traitor', () => {
    const guild = { traitors: ['lady-jessica'] };
    const safe = plans(duel({}, guild, ['traitor.call']), { atreides: JESSICA, ...SOOK });
    expect(safe.options('spacing-guild')).toEqual(['no']);
    const bare = duel({}, guild, ['traitor.call']);
    plans(bare, { atreides: { leader: 'lady-jessica' }, ...SOOK });
    expect(bare.options('spacing-guild')).toEqual(['yes', 'no']);
  });

  it('[ATR-A5] is killed by an explosion in its battle', () => {
    const t = duel({ hand: ['shield'] }, { hand: ['lasgun'] });
    plans(t, {
      atreides: { ...JESSICA, defense: 'shield' },
      'spacing-guild': { leader: 'soo-soo-sook', weapon: 'lasgun' },
    });
    expect(t.of('atreides').kh).toMatchObject({ dead: true });
  });

  it('[ATR-A5] outlives an explosion it took no part in, and once dead is not offered', () => {
    const t = duel({ hand: ['shield'] }, { hand: ['lasgun'] });
    plans(t, {
      atreides: { leader: 'lady-jessica', defense: 'shield' },
      'spacing-guild': { leader: 'soo-soo-sook', weapon: 'lasgun' },
    });
    expect(t.of('atreides').kh).toMatchObject({ dead: false });
    expect(offered(duel({ kh: { losses: 9, dead: true } }), 'atreides', 'kh')).toEqual(['no']);
  });
});

describe('the losses that wake it', () => {
  const from0 = (atreides: Given = {}, guild: Given = {}, listen: Listen = []) =>
    duel({ kh: { losses: 0 }, ...atreides }, guild, listen);

  it('[DUN-20.2] [DUN-30.18] [ATR-A1] forces dialed', () => {
    const t = plans(from0(), { atreides: { leader: 'lady-jessica', dial: 3 }, ...SOOK });
    expect(t.of('atreides').kh).toMatchObject({ losses: 3 });
  });

  it('[DUN-20.2] [DUN-30.18] [ATR-A1] forces lost as loser', () => {
    const t = from0({ board: { 'basin@8': 4 } });
    plans(t, {
      atreides: { leader: 'dr-wellington-yueh' },
      'spacing-guild': { leader: 'staban-tuek' },
    });
    expect(t.of('atreides').kh).toMatchObject({ losses: 4 });
  });

  it('[DUN-20.2] [DUN-30.18] [ATR-A1] forces lost to an explosion, in an own battle only', () => {
    const own = from0({ hand: ['shield'] }, { hand: ['lasgun'] });
    plans(own, {
      atreides: { leader: 'lady-jessica', defense: 'shield' },
      'spacing-guild': { leader: 'soo-soo-sook', weapon: 'lasgun' },
    });
    expect(own.of('atreides').kh).toMatchObject({ losses: 9 });
    const others = battlefield('advanced', [
      { id: 'emperor', board: { 'basin@8': 2 }, hand: ['shield'] },
      { id: 'spacing-guild', board: { 'basin@8': 2 }, hand: ['lasgun'] },
      { id: 'atreides', board: { 'basin@8': 3 } },
    ]).choose('basin/1');
    plans(others, {
      emperor: { leader: 'caid', defense: 'shield' },
      'spacing-guild': { leader: 'soo-soo-sook', weapon: 'lasgun' },
    });
    expect(others.of('atreides')).toMatchObject({ tanks: { normal: 3 }, kh: { losses: 0 } });
  });

  it('[DUN-20.2] [DUN-30.18] [ATR-A1] forces lost to a traitor', () => {
    const t = from0({}, { traitors: ['lady-jessica'] }, ['traitor.call']);
    plans(t, { atreides: { leader: 'lady-jessica' }, ...SOOK });
    t.by('atreides', 'no').by('spacing-guild', 'yes');
    expect(t.of('atreides').kh).toMatchObject({ losses: 9 });
  });
});
