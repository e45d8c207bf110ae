import { describe, expect, it } from 'vitest';
import { against, battlefield, offered, plans, told } from './battlefield.ts';

type Given = Parameters<typeof battlefield>[1][number];

/** Emperor attacks the Guild in the Basin. */
const duel = (emperor: Given = {}, guild: Given = {}) =>
  battlefield('basic', [
    { id: 'emperor', board: { 'basin@8': 5 }, ...emperor },
    { id: 'spacing-guild', board: { 'basin@8': 4 }, ...guild },
  ]);

const ALL_OF_EMPEROR = ['hasimir-fenring', 'captain-aramsham', 'caid', 'burseg', 'bashar'];

describe('a battle plan', () => {
  it('[DUN-10.8] names a number, a leader, and at most one weapon and one defense', () => {
    const t = duel({ hand: ['crysknife', 'chaumas', 'shield', 'karama', 'hajr'] });
    expect(offered(t, 'emperor', 'leader')).toEqual(ALL_OF_EMPEROR);
    expect(offered(t, 'emperor', 'weapon')).toEqual(['none', 'crysknife', 'chaumas']);
    expect(offered(t, 'emperor', 'defense')).toEqual(['none', 'shield']);
    plans(t, {
      emperor: { leader: 'caid', dial: 2, weapon: 'chaumas', defense: 'shield' },
      'spacing-guild': { leader: 'soo-soo-sook' },
    });
    expect(told(t, 'plans-revealed')).toMatchObject({
      plans: [{ plan: { leader: 'caid', dial: 4, weapon: 'chaumas', defense: 'shield' } }, {}],
    });
  });

  it('[DUN-10.9] has a whole number from 0 to the own forces in the territory', () => {
    const t = duel({ board: { 'basin@8': 5, 'harg-pass@4': 3 } });
    expect(offered(t, 'emperor', 'dial')).toEqual([0, 5]);
    expect(offered(t, 'spacing-guild', 'dial')).toEqual([0, 4]);
    expect(offered(t, 'emperor', 'spice')).toEqual([0, 0]);
  });

  it('[DUN-10.10] costs the winner the number dialed and the loser everything', () => {
    const t = duel();
    plans(t, {
      emperor: { leader: 'hasimir-fenring', dial: 3 },
      'spacing-guild': { leader: 'soo-soo-sook', dial: 1 },
    });
    expect(t.of('emperor')).toMatchObject({ board: { 'basin@8': 2 }, tanks: { normal: 3 } });
    expect(t.of('spacing-guild')).toMatchObject({ board: {}, tanks: { normal: 4 } });
  });

  it('[DUN-10.12] must have a leader or Cheap Hero if one is available', () => {
    const t = duel({ hand: ['cheap-hero'], deadLeaders: ['caid', 'burseg', 'bashar'] });
    expect(offered(t, 'emperor', 'leader')).toEqual([
      'hasimir-fenring',
      'captain-aramsham',
      'cheap-hero',
    ]);
    expect(told(t, 'no-leader')).toBeUndefined();
  });

  it('[DUN-10.12] [DUN-28.14] without any the player says so before anything else', () => {
    const t = duel({ deadLeaders: ALL_OF_EMPEROR });
    expect(t.events().map(({ type }) => type)).toEqual(['battle-named', 'no-leader']);
    expect(told(t, 'no-leader')).toMatchObject({ seat: 0 });
  });

  it('[DUN-10.13] without leader and Cheap Hero fights on, with no treachery card', () => {
    const t = duel({ deadLeaders: ALL_OF_EMPEROR, hand: ['crysknife', 'shield', 'baliset'] });
    expect(offered(t, 'emperor', 'leader')).toEqual(['none']);
    expect(offered(t, 'emperor', 'weapon')).toEqual(['none']);
    expect(offered(t, 'emperor', 'defense')).toEqual(['none']);
    plans(t, { emperor: { dial: 5 }, 'spacing-guild': { leader: 'soo-soo-sook', dial: 2 } });
    expect(told(t, 'battle-won')).toMatchObject({ seat: 0, totals: [10, 8] });
  });

  it('[DUN-10.14] [DUN-19.6] Cheap Hero adds nothing and may carry cards', () => {
    const t = duel({ hand: ['cheap-hero', 'crysknife', 'shield'] });
    plans(t, {
      emperor: { leader: 'cheap-hero', dial: 2, weapon: 'crysknife', defense: 'shield' },
      'spacing-guild': { leader: 'staban-tuek', dial: 1 },
    });
    expect(told(t, 'battle-won')).toMatchObject({ seat: 0, totals: [4, 2] });
    expect(t.of('spacing-guild').deadLeaders).toEqual(['staban-tuek']);
  });

  it('[DUN-10.15] [DUN-19.6] Cheap Hero is never a weapon or a defense', () => {
    const t = duel({ hand: ['cheap-hero', 'cheap-hero'] });
    expect(offered(t, 'emperor', 'leader')).toEqual([...ALL_OF_EMPEROR, 'cheap-hero']);
    expect(offered(t, 'emperor', 'weapon')).toEqual(['none']);
    expect(offered(t, 'emperor', 'defense')).toEqual(['none']);
  });

  it('[DUN-10.16] [DUN-19.7] a worthless card fills either place, not both', () => {
    const t = duel({ hand: ['baliset', 'kulon'] });
    expect(offered(t, 'emperor', 'weapon')).toEqual(['none', 'baliset', 'kulon']);
    expect(offered(t, 'emperor', 'defense')).toEqual(['none', 'baliset', 'kulon']);
    const twice = { leader: 'caid', weapon: 'baliset', defense: 'baliset' };
    expect(against(t, 'emperor', twice)).toBe('plan-cards DUN-10.16');
    plans(t, {
      emperor: { leader: 'caid', weapon: 'baliset', defense: 'kulon' },
      'spacing-guild': { leader: 'soo-soo-sook' },
    });
    expect(t.of('spacing-guild').deadLeaders).toEqual([]);
    expect(told(t, 'battle-won')).toMatchObject({ seat: 0, totals: [6, 4] });
  });

  it('[DUN-10.18] is seen by nobody else until both are fixed', () => {
    const t = duel({ hand: ['crysknife'] });
    const before = t.events('spectator').length;
    plans(t, { emperor: { leader: 'caid', dial: 4, weapon: 'crysknife' } });
    expect(t.events('spectator')).toHaveLength(before);
    expect(t.view('emperor').battle?.plans).toMatchObject([{ seat: 0, plan: { dial: 8 } }]);
    for (const viewer of ['spacing-guild', 'spectator'] as const) {
      expect(t.view(viewer).battle?.plans).toEqual([{ seat: 0, plan: null }]);
      expect(JSON.stringify(t.view(viewer))).not.toContain('crysknife');
    }
    expect(t.match.waiting).toEqual([{ seat: 1, kind: 'plan' }]);
    plans(t, { 'spacing-guild': { leader: 'soo-soo-sook', dial: 1 } });
    expect(t.events('spectator').find(({ type }) => type === 'plans-revealed')).toMatchObject({
      plans: [
        { seat: 0, plan: { leader: 'caid', weapon: 'crysknife' } },
        { seat: 1, plan: { leader: 'soo-soo-sook' } },
      ],
    });
  });

  it('[DUN-10.18] is told in the same order whoever was first to fix it', () => {
    const t = duel();
    plans(t, { 'spacing-guild': { leader: 'soo-soo-sook' }, emperor: { leader: 'caid' } });
    expect(told(t, 'plans-revealed')).toMatchObject({ plans: [{ seat: 0 }, { seat: 1 }] });
  });

  it('takes the weakest leader, no card and no force when the clock runs out', () => {
    const t = duel({ hand: ['cheap-hero', 'crysknife'] });
    expect(t.decision('emperor').fallback).toEqual({
      leader: 'bashar',
      dial: 0,
      weapon: 'none',
      defense: 'none',
      spice: 0,
      kh: 'no',
    });
  });
});
