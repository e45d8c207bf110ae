import { type Table, table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

const strength = (t: Table, seat: number): number =>
  t.match.view('spectator').players[seat]!.strength;
const shown = (t: Table, seat: number): number[] =>
  t
    .events('spectator')
    .flatMap((event) =>
      event.type === 'strength-set' && event.seat === seat ? [event.strength] : [],
    );

describe('strength', () => {
  it('[IMP-19.1] a troop in the Conflict is worth 2, a troop elsewhere nothing', () => {
    const t = table({ players: [{ conflict: 3, garrison: 5, supply: 4 }, { garrison: 12 }] });
    expect(strength(t, 0)).toBe(6);
    expect(strength(t, 1)).toBe(0);
    t.choose('reveal', 'reveal');
    expect(shown(t, 0)).toEqual([6]);
    expect(shown(t, 1)).toEqual([0]);
  });

  it('[IMP-19.2] a sword revealed is worth 1, one of a card played on an Agent turn nothing', () => {
    const t = table({
      players: [{ conflict: 1, hand: ['dagger', 'duncan-idaho'], inPlay: ['stilgar'] }],
    });
    t.choose('reveal');
    expect(shown(t, 0)).toEqual([2 + 1 + 2]);
  });

  it('[IMP-19.3] swords without a troop in the Conflict are worth nothing', () => {
    const t = table({
      phase: 'turns',
      conflict: 'guild-bank-raid',
      players: [
        { hand: ['dagger', 'duncan-idaho'], garrison: 3 },
        { conflict: 1, revealed: true },
      ],
    });
    t.choose('reveal');
    expect(shown(t, 0)).toEqual([0]);
    t.choose('reveal');
    expect(t.player(0).solari).toBe(0);
    expect(t.player(1).solari).toBe(6);
  });

  it('[IMP-19.4] losing the last troop drops strength to 0 at once, and nothing raises it again', () => {
    const t = table({
      conflict: 'guild-bank-raid',
      players: [
        { hand: ['test-of-humanity', 'dagger'], intrigue: ['windfall'], garrison: 3 },
        { conflict: 1, swords: 3, revealed: true, intrigue: ['ambush'] },
        { revealed: true },
      ],
    });
    expect(strength(t, 1)).toBe(5);
    t.play('test-of-humanity', 'arrakeen').choose('test-of-humanity/opponents');
    expect(strength(t, 1)).toBe(0);
    t.choose('deploy', 1, 'end', 'reveal', 'end');
    expect([t.seat, t.kind]).toEqual([0, 'combat.play']);
    t.choose('pass');
    expect([t.seat, t.kind]).toEqual([0, 'win.trigger']); // seat 1 was never asked
    t.choose('pass');
    expect(t.player(0).solari).toBe(6);
    expect(t.player(1)).toMatchObject({ solari: 0, intrigue: ['ambush'] });
  });

  it('[IMP-19.5] [EX-13] nine troops and five swords are 23', () => {
    const t = table({
      players: [{ garrison: 3, conflict: 9, hand: ['stilgar', 'sardaukar-infantry'] }],
    });
    t.choose('reveal', 'end');
    expect(shown(t, 0)).toEqual([23]);
  });

  it('[IMP-19.6] [AMB-47] is recomputed after every change; swords wait for a troop of the same Reveal turn', () => {
    const t = table({
      players: [{ hand: ['stilgar', 'sardaukar-legion', 'chani'], garrison: 2, conflict: 1 }],
    });
    t.choose('reveal');
    expect(strength(t, 0)).toBe(2 + 3);
    t.choose('chani/retreat', 1);
    expect(strength(t, 0)).toBe(0);
    t.choose('sardaukar-legion/deploy', 3);
    expect(strength(t, 0)).toBe(6 + 3);
  });

  it('[AMB-47] swords revealed before the first troop was there count with it', () => {
    const t = table({ players: [{ hand: ['stilgar', 'gun-thopter'], garrison: 1 }] });
    t.choose('reveal');
    expect(strength(t, 0)).toBe(0);
    t.choose('gun-thopter/deploy', 1);
    expect(strength(t, 0)).toBe(2 + 3 + 3);
  });
});
