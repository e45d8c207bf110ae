import type { BattleView, DuneEvent } from '@landsraad/dune';
import type { Heard } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { endFor } from '../../src/packs/dune/battle/ends.ts';
import { stepAt } from '../../src/packs/dune/battle/steps.ts';

const battle = { plans: [] } as unknown as BattleView;
const asked = (kind: string, item?: string) => ({ kind, about: { item } });

describe('the steps of a battle', () => {
  it('[DUN-28.14] go from what is told to what is asked', () => {
    expect(stepAt([], battle, null)).toBe('named');
    expect(stepAt([], battle, asked('voice'))).toBe('voice');
    expect(stepAt([{ type: 'voice' }], battle, asked('prescience'))).toBe('prescience');
    expect(stepAt([{ type: 'prescience' }], battle, asked('plan'))).toBe('plans');
    expect(stepAt([{ type: 'plans-revealed' }], battle, asked('traitor.call'))).toBe('traitors');
    expect(stepAt([{ type: 'plans-revealed' }, { type: 'battle-won' }], null, null)).toBe('result');
  });

  it('[DUN-30.42] stand at the stops while hidden advantages are stopped, and only then', () => {
    expect(stepAt([{ type: 'voice' }], battle, asked('karama.stop', 'BEN-B3'))).toBe('voice');
    expect(stepAt([{ type: 'voice' }], battle, asked('karama.stop', 'FRE-A7'))).toBe('stops');
  });

  it('are not moved by the next battle that is asked for', () => {
    expect(stepAt([{ type: 'battle-won' }], null, asked('battle.pick'))).toBe('result');
    expect(stepAt([{ type: 'plans-revealed' }], null, asked('plan'))).toBe('reveal');
  });
});

describe('what became of a side', () => {
  const named: Heard<DuneEvent> = {
    type: 'battle-named',
    aggressor: 2,
    defender: 0,
    territory: 'carthag',
  };
  const killed: Heard<DuneEvent> = { type: 'leader-killed', seat: 2, leader: 'piter-de-vries' };

  it('[DUN-10.24] says each its own total, whoever won', () => {
    const won: Heard<DuneEvent> = { type: 'battle-won', seat: 0, over: 2, totals: [6, 11] };
    const seen = [named, killed, won];
    expect(endFor(2, 'piter-de-vries', seen)).toMatchObject({ won: false, total: 6, dies: true });
    expect(endFor(0, 'dr-yueh', seen)).toMatchObject({ won: true, total: 11, dies: false });
    expect(endFor(0, 'dr-yueh', [named, killed]).total).toBe(null);
  });

  it('[DUN-10.21] adds nothing up where a traitor was called', () => {
    const seen: Heard<DuneEvent>[] = [
      named,
      { type: 'traitor-called', seat: 2, by: 0, leader: 'piter-de-vries' },
      { type: 'battle-won', seat: 0, over: 2, totals: [0, 0] },
      killed,
    ];
    expect(endFor(2, 'piter-de-vries', seen)).toMatchObject({ betrays: true, total: null });
    expect(endFor(0, 'dr-yueh', seen)).toMatchObject({ betrays: false, won: true, total: null });
  });
});
