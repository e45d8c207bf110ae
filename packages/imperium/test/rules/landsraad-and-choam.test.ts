import { table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

describe('the Landsraad', () => {
  it('[IMP-16.9] [AMB-22] [IMP-30.16] High Council pays 2 Persuasion from this round on', () => {
    const t = table({
      row: ['space-travel'],
      players: [{ solari: 6, hand: ['dagger', 'dagger'] }],
    });
    t.play('dagger', 'high-council');
    expect(t.player(0)).toMatchObject({ solari: 1, council: true });
    t.runUntil(({ active }) => active === 0);
    t.choose('reveal');
    expect(t.options).toEqual(['acquire:arrakis-liaison', 'end']);
  });

  it('[IMP-16.9] [AMB-22] the seat pays on each later Reveal turn, without an Agent', () => {
    const t = table({ row: ['space-travel'], players: [{ council: true, hand: ['diplomacy'] }] });
    t.choose('reveal');
    expect(t.options).toEqual(['acquire:space-travel', 'acquire:arrakis-liaison', 'end']);
  });

  it('[IMP-16.26] every player can hold a Council seat, all alike', () => {
    const t = table({
      players: [
        { council: true, solari: 5, hand: ['dagger'] },
        { council: true },
        { council: true },
        { solari: 5, hand: ['dagger'] },
      ],
      active: 3,
    });
    t.play('dagger', 'high-council');
    expect(t.position.players.map(({ council }) => council)).toEqual([true, true, true, true]);
    t.choose('dagger');
    expect(t.offers('high-council')).toBe(false);
  });

  it('[IMP-16.10] [IMP-30.14] [IMP-30.17] Mentat', () => {
    const t = table({ players: [{ solari: 2, hand: ['dagger'], deck: ['scout', 'chani'] }] });
    t.play('dagger', 'mentat');
    expect(t.player(0)).toMatchObject({ solari: 0, hand: ['scout'], agents: 1 });
    expect(t.position.mentat).toBe(0);
  });

  it('[IMP-16.11] [IMP-30.2] Swordmaster', () => {
    const t = table({ players: [{ solari: 9, hand: ['dagger'] }] });
    t.play('dagger', 'swordmaster');
    expect(t.player(0)).toMatchObject({ solari: 1, swordmaster: true, agents: 1 + 1 });
    t.runUntil(({ round }) => round === 2);
    expect(t.player(0)).toMatchObject({ agents: 3, agentsOn: [] });
  });

  it('[IMP-16.12] Rally Troops', () => {
    const t = table({ players: [{ solari: 5, hand: ['dagger'] }] });
    t.play('dagger', 'rally-troops');
    expect(t.player(0)).toMatchObject({ solari: 1, garrison: 7, supply: 5 });
    expect(t.seat).toBe(1);
  });

  it('[IMP-16.13] [AMB-22] Hall of Oratory recruits, and pays while the Agent is there', () => {
    const t = table({ players: [{ hand: ['dagger', 'diplomacy'] }] });
    t.play('dagger', 'hall-of-oratory');
    expect(t.player(0).garrison).toBe(4);
    t.runUntil(({ active }) => active === 0);
    t.choose('reveal');
    expect(t.options).toEqual(['acquire:arrakis-liaison', 'end']);
  });

  it('[IMP-16.13] [AMB-22] a recalled Agent gives nothing at Hall of Oratory', () => {
    const t = table({
      players: [
        {
          agentsOn: ['hall-of-oratory'],
          hand: ['diplomacy'],
          intrigue: ['urgent-mission', 'ambush'],
        },
      ],
    });
    t.choose('intrigue:urgent-mission', 'reveal');
    expect(t.options).toEqual(['end']);
    expect(t.why('acquire:arrakis-liaison')).toMatchObject({ args: { cost: 2, persuasion: 1 } });
  });

  it('[AMB-22] nor does the Agent of another player', () => {
    const t = table({
      players: [{ hand: ['diplomacy'], intrigue: ['ambush'] }, { agentsOn: ['hall-of-oratory'] }],
    });
    t.choose('reveal');
    expect(t.why('acquire:arrakis-liaison')).toMatchObject({ args: { cost: 2, persuasion: 1 } });
  });

  it('[AMB-22] nor does one that Kwisatz Haderach moved away', () => {
    const t = table({
      players: [
        {
          agents: 0,
          agentsOn: ['hall-of-oratory'],
          hand: ['kwisatz-haderach', 'diplomacy'],
        },
        { hand: ['dagger'] },
      ],
    });
    t.play('kwisatz-haderach', 'wealth').choose('reveal').choose('reveal').choose('reveal');
    const gained = t.events().filter(({ type }) => type === 'persuasion-gained');
    expect(gained).toEqual([{ type: 'persuasion-gained', seat: 0, n: 1, total: 1 }]);
  });

  it.each([
    ['high-council', 4],
    ['mentat', 1],
    ['swordmaster', 7],
    ['rally-troops', 3],
  ])('[IMP-16.9] [IMP-16.10] [IMP-16.11] [IMP-16.12] %s costs more than %i', (space, solari) => {
    const t = table({ players: [{ solari, hand: ['foldspace'] }] });
    t.choose('foldspace');
    expect(t.why(space)?.rule).toBe('IMP-11.1');
  });
});

describe('CHOAM', () => {
  it('[IMP-16.14] Secure Contract', () => {
    const t = table({ players: [{ hand: ['dune-the-desert-planet'] }] });
    t.play('dune-the-desert-planet', 'secure-contract');
    expect(t.player(0).solari).toBe(3);
    expect(t.seat).toBe(1);
  });

  it.each([
    ['2-spice', 3, 6],
    ['3-spice', 2, 8],
    ['4-spice', 1, 10],
    ['5-spice', 0, 12],
  ])('[IMP-16.15] Sell Melange: %s of 5 leave %i and bring %i Solari', (step, spice, solari) => {
    const t = table({ players: [{ spice: 5, hand: ['dune-the-desert-planet'] }] });
    t.play('dune-the-desert-planet', 'sell-melange');
    expect(t.options).toEqual(['2-spice', '3-spice', '4-spice', '5-spice']);
    t.choose(step);
    expect(t.player(0)).toMatchObject({ spice, solari });
    expect(t.seat).toBe(1);
  });

  it('[IMP-16.15] Sell Melange needs 2 spice', () => {
    const t = table({ players: [{ spice: 1, hand: ['dune-the-desert-planet'] }] });
    t.choose('dune-the-desert-planet');
    expect(t.options).toEqual(['secure-contract', 'imperial-basin']);
    expect(t.why('sell-melange')?.rule).toBe('IMP-11.1');
  });
});
