import { table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

describe('the Mentat', () => {
  it('[IMP-16.23] is one more Agent, for this round only', () => {
    const t = table({
      players: [{ solari: 2, agents: 1, agentsOn: ['wealth'], hand: ['dagger', 'diplomacy'] }],
    });
    t.play('dagger', 'mentat').runUntil(({ active }) => active === 0);
    expect(t.player(0).agents).toBe(0);
    t.play('diplomacy', 'foldspace');
    expect(t.player(0)).toMatchObject({ agentsOn: ['wealth', 'mentat'], mentatOn: 'foldspace' });
    t.runUntil(({ round }) => round === 2);
    expect(t.player(0)).toMatchObject({ agents: 2, agentsOn: [], mentatOn: null });
    expect(t.position.mentat).toBe('home');
  });

  it('[IMP-16.23] [RUL-3] an Agent of the own colour goes before it', () => {
    const t = table({ mentat: 0, players: [{ agents: 1, hand: ['dagger', 'diplomacy'] }] });
    t.play('diplomacy', 'wealth').runUntil(({ active }) => active === 0);
    expect(t.player(0)).toMatchObject({ agents: 0, agentsOn: ['wealth'], mentatOn: null });
    t.play('dagger', 'hall-of-oratory');
    expect(t.player(0)).toMatchObject({ agentsOn: ['wealth'], mentatOn: 'hall-of-oratory' });
  });

  it('[IMP-16.24] [IMP-16.25] [EX-35] with another player, its space only gives the card', () => {
    const t = table({
      mentat: 1,
      players: [{ solari: 2, hand: ['dagger'], deck: ['scout', 'chani'] }],
    });
    t.play('dagger', 'mentat');
    expect(t.player(0)).toMatchObject({ solari: 0, hand: ['scout'], agents: 1 });
    expect(t.position.mentat).toBe(1);
  });

  it('[IMP-16.24] [IMP-16.25] nor is it taken from the space where it was sent', () => {
    const t = table({
      players: [
        { solari: 2, spice: 1, hand: ['dagger'], deck: ['scout'], intrigue: ['calculated-hire'] },
        { mentatOn: 'carthag' },
      ],
    });
    expect(t.why('intrigue:calculated-hire')?.rule).toBe('IMP-6.8');
    t.play('dagger', 'mentat').choose('mentat/draw');
    expect(t.player(0).hand).toEqual(['scout']);
    expect(t.player(1).mentatOn).toBe('carthag');
  });

  it('[AMB-23] on the board it blocks like any Agent', () => {
    const t = table({ players: [{ hand: ['diplomacy'] }, { mentatOn: 'wealth' }] });
    t.choose('diplomacy');
    expect(t.why('wealth')).toMatchObject({ rule: 'IMP-10.4', args: { seat: 1 } });
  });

  it('[AMB-23] its player recalls it and sends it again', () => {
    const t = table({
      players: [
        { agents: 0, mentatOn: 'wealth', hand: ['diplomacy'], intrigue: ['urgent-mission'] },
      ],
    });
    t.choose('intrigue:urgent-mission').play('diplomacy', 'stillsuits');
    expect(t.player(0)).toMatchObject({ agents: 0, agentsOn: [], mentatOn: 'stillsuits' });
  });

  it('[AMB-23] Kwisatz Haderach moves it', () => {
    const t = table({
      players: [{ agents: 0, mentatOn: 'wealth', hand: ['kwisatz-haderach', 'dagger'] }],
    });
    expect(t.options).toEqual(['kwisatz-haderach', 'reveal']);
    t.play('kwisatz-haderach', 'secrets');
    expect(t.player(0)).toMatchObject({ agents: 0, mentatOn: 'secrets' });
  });

  it('[AMB-23] it counts where own Agents are counted', () => {
    const t = table({ players: [{ mentatOn: 'hall-of-oratory', hand: ['diplomacy'] }] });
    t.choose('reveal');
    expect(t.options).toEqual(['acquire:arrakis-liaison', 'end']);
  });
});
