import { table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

describe('arrows', () => {
  it('[IMP-12.2] [EX-2] nobody is forced to pay an arrow of a card', () => {
    const t = table({ players: [{ spice: 2, hand: ['fremen-camp'] }] });
    t.play('fremen-camp', 'secure-contract');
    expect(t.options).toEqual(['fremen-camp/pay', 'end']);
    t.choose('end');
    expect(t.player(0)).toMatchObject({ spice: 2, garrison: 3 });
    expect(t.seat).toBe(1);
  });

  it('[IMP-12.2] nor an arrow of the board', () => {
    const t = table({ players: [{ spice: 2, hand: ['diplomacy'], deck: ['dagger', 'dagger'] }] });
    t.play('diplomacy', 'selective-breeding');
    expect(t.options).toEqual(['selective-breeding/pay', 'end']);
    t.choose('end');
    expect(t.player(0)).toMatchObject({ hand: [], inPlay: ['diplomacy'] });
  });

  it('[IMP-12.1] [IMP-30.15] the cost paid gives the effect', () => {
    const t = table({ players: [{ spice: 2, hand: ['fremen-camp'] }] });
    t.play('fremen-camp', 'secure-contract').choose('fremen-camp/pay');
    expect(t.player(0)).toMatchObject({ spice: 0, garrison: 6 });
  });

  it('[IMP-12.1] without the cost there is no effect', () => {
    const t = table({ players: [{ spice: 1, hand: ['fremen-camp'] }] });
    t.play('fremen-camp', 'secure-contract');
    expect(t.seat).toBe(1);
    expect(t.player(0)).toMatchObject({ spice: 1, garrison: 3 });
  });

  it('[IMP-12.3] the arrow of an Intrigue card must be paid to play it', () => {
    const t = table({ players: [{ solari: 3, intrigue: ['bribery', 'bribery'] }] });
    t.choose('intrigue:bribery');
    expect(t.kind).toBe('influence.gain');
    expect(t.player(0).solari).toBe(1);
    t.choose('fremen');
    expect(t.options).toEqual(['reveal']);
    expect(t.why('intrigue:bribery')).toMatchObject({ code: 'cannot-pay', rule: 'IMP-6.8' });
  });

  it('[IMP-12.4] [EX-37] one arrow is used once, whatever the player has', () => {
    const t = table({
      players: [{ water: 2, hand: ['duncan-idaho'], deck: ['dagger', 'diplomacy', 'dagger'] }],
    });
    t.play('duncan-idaho', 'arrakeen').choose('duncan-idaho/pay');
    expect(t.player(0)).toMatchObject({ water: 1, hand: ['dagger'], garrison: 5 });
    expect(t.options).toEqual(['arrakeen/draw', 'deploy']);
  });
});

describe('mandatory and optional effects', () => {
  it('[IMP-12.5] the turn does not end before the mandatory effects are done', () => {
    const t = table({ players: [{ hand: ['dr-yueh'], deck: ['dagger', 'diplomacy'] }] });
    t.play('dr-yueh', 'arrakeen');
    expect(t.options).toEqual(['arrakeen/draw', 'dr-yueh/draw', 'deploy']);
    t.choose('arrakeen/draw');
    expect(t.options).toEqual(['dr-yueh/draw', 'deploy']);
    t.choose('dr-yueh/draw');
    expect(t.options).toEqual(['deploy', 'end']);
  });

  it('[IMP-12.9] what cannot be done at all is ignored', () => {
    const t = table({ players: [{ hand: ['dr-yueh'] }] });
    t.play('dr-yueh', 'arrakeen');
    expect(t.options).toEqual(['deploy', 'end']);
  });

  it('[IMP-12.9] what can be done in part is done in part', () => {
    const t = table({
      players: [{ water: 2, hand: ['reconnaissance'], deck: ['dagger'], discard: ['diplomacy'] }],
    });
    t.play('reconnaissance', 'research-station').choose('research-station/draw');
    expect(t.player(0).hand).toEqual(['dagger', 'diplomacy']);
    expect(t.options).toEqual(['deploy', 'end']);
  });

  it('[IMP-12.9] an "or" offers only what can be carried out', () => {
    const t = table({
      players: [
        { hand: ['test-of-humanity'] },
        { hand: ['dagger', 'diplomacy'] },
        { conflict: 1, hand: [] },
      ],
    });
    t.play('test-of-humanity', 'secrets');
    expect(t.seat).toBe(1);
    expect(t.options).toEqual(['hand:dagger', 'hand:diplomacy']);
    t.choose(['hand:dagger']);
    expect(t.player(1).discard).toEqual(['dagger']);
    expect(t.player(2)).toMatchObject({ conflict: 0, supply: 9 });
  });

  it('[IMP-12.10] any number of troops includes none', () => {
    const t = table({ players: [{ intrigue: ['rapid-mobilization'] }] });
    t.choose('intrigue:rapid-mobilization');
    expect(t.kind).toBe('rapid.mobilization');
    expect(t.options).toEqual(['0', '1', '2', '3']);
    t.choose(0);
    expect(t.player(0)).toMatchObject({ garrison: 3, conflict: 0, intrigue: [] });
    expect(t.kind).toBe('turn.kind');
  });

  it('[AMB-21] a condition that comes true later in the turn makes the effect due', () => {
    const t = table({
      players: [
        {
          influence: { 'spacing-guild': 1 },
          hand: ['smugglers-thopter'],
          deck: ['dagger', 'diplomacy'],
          intrigue: ['guild-authorization', 'windfall'],
        },
      ],
    });
    t.play('smugglers-thopter', 'secure-contract');
    expect(t.options).toEqual(['intrigue:guild-authorization', 'intrigue:windfall', 'end']);
    t.choose('intrigue:guild-authorization');
    expect(t.options).toEqual(['smugglers-thopter/draw', 'intrigue:windfall']);
    t.choose('smugglers-thopter/draw');
    expect(t.player(0).hand).toEqual(['dagger', 'diplomacy']);
  });

  it('[AMB-21] an effect whose condition never comes true lapses with the turn', () => {
    const t = table({
      players: [
        {
          influence: { 'spacing-guild': 1 },
          hand: ['smugglers-thopter', 'diplomacy'],
          deck: ['dagger', 'dagger'],
        },
      ],
    });
    t.play('smugglers-thopter', 'secure-contract').runUntil(({ active }) => active === 0);
    t.play('diplomacy', 'foldspace');
    expect(t.player(0)).toMatchObject({ hand: [], influence: { 'spacing-guild': 2 } });
  });

  it('[AMB-14] two of three are both chosen before the first is resolved', () => {
    const t = table({
      phase: 'combat',
      conflict: 'battle-for-arrakeen',
      intrigueDeck: ['windfall'],
      players: [{ conflict: 2 }, { conflict: 1 }],
    });
    expect(t.kind).toBe('choose.two');
    expect(t.options).toEqual(['branch:1', 'branch:2', 'branch:3']);
    expect(() => t.choose(['branch:1'])).toThrow();
    t.choose(['branch:1', 'branch:3']);
    expect(t.player(1)).toMatchObject({ intrigue: ['windfall'], solari: 3, spice: 0 });
  });

  it('[IMP-12.11] [IMP-30.1] an acquire box works once, when the card is acquired', () => {
    const t = table({
      row: ['chani'],
      players: [{ hand: ['convincing-argument', 'convincing-argument', 'diplomacy'] }],
    });
    t.choose('reveal', 'acquire:chani');
    expect(t.player(0).water).toBe(1);
    const played = table({ players: [{ hand: ['chani'] }] });
    played.play('chani', 'secure-contract');
    expect(played.player(0)).toMatchObject({ solari: 3, water: 0 });
    const revealed = table({ players: [{ hand: ['chani'] }] });
    revealed.choose('reveal');
    expect(revealed.player(0).water).toBe(0);
  });

  it('[IMP-12.12] [IMP-12.13] a recalled Agent frees its space and can be sent again', () => {
    const t = table({
      players: [
        {
          hand: ['diplomacy'],
          agents: 0,
          agentsOn: ['wealth', 'arrakeen'],
          intrigue: ['urgent-mission'],
        },
      ],
    });
    expect(t.why('diplomacy')?.rule).toBe('IMP-9.4');
    t.choose('intrigue:urgent-mission');
    expect(t.kind).toBe('recall.agent');
    expect(t.options).toEqual(['wealth', 'arrakeen']);
    t.choose('wealth');
    expect(t.player(0)).toMatchObject({ agents: 1, agentsOn: ['arrakeen'] });
    t.play('diplomacy', 'wealth');
    expect(t.player(0)).toMatchObject({ agents: 0, agentsOn: ['arrakeen', 'wealth'], solari: 2 });
  });
});
