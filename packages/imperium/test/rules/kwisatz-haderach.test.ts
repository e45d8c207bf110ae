import { table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

const FREE = [
  'wealth',
  'foldspace',
  'secrets',
  'stillsuits',
  'hall-of-oratory',
  'secure-contract',
  'arrakeen',
  'carthag',
  'imperial-basin',
];

describe('Kwisatz Haderach', () => {
  it('[IMP-26.4] [AMB-29] [EX-49] moves a placed Agent to any space, occupied or not', () => {
    const t = table({
      players: [
        {
          agents: 0,
          agentsOn: ['wealth', 'arrakeen'],
          hand: ['kwisatz-haderach', 'dagger'],
          deck: ['scout'],
        },
        { agentsOn: ['foldspace'] },
      ],
    });
    expect(t.options).toEqual(['kwisatz-haderach', 'reveal']);
    t.choose('kwisatz-haderach');
    expect(t.options).toEqual(FREE);
    t.choose('foldspace');
    expect(t.kind).toBe('agent.piece');
    expect(t.options).toEqual(['wealth', 'arrakeen']);
    t.choose('wealth', 'kwisatz-haderach/draw');
    expect(t.player(0)).toMatchObject({
      agents: 0,
      agentsOn: ['arrakeen', 'foldspace'],
      hand: ['dagger', 'scout'],
      influence: { 'spacing-guild': 1 },
    });
    expect(t.player(1).agentsOn).toEqual(['foldspace']);
  });

  it('[IMP-26.4] sends an Agent from the Leader as well', () => {
    const t = table({ players: [{ agentsOn: ['wealth'], hand: ['kwisatz-haderach'] }] });
    t.play('kwisatz-haderach', 'foldspace');
    expect(t.options).toEqual(['leader', 'wealth']);
    t.choose('leader');
    expect(t.player(0)).toMatchObject({ agents: 0, agentsOn: ['wealth', 'foldspace'] });
  });

  it('[IMP-26.4] needs an Agent somewhere', () => {
    const t = table({ players: [{ agents: 0, hand: ['kwisatz-haderach'] }] });
    expect(t.options).toEqual(['reveal']);
    expect(t.why('kwisatz-haderach')?.rule).toBe('IMP-9.4');
  });

  it('[IMP-10.5] [AMB-29] a space with an own Agent may take a second one', () => {
    const t = table({ players: [{ agentsOn: ['wealth'], hand: ['kwisatz-haderach'] }] });
    t.play('kwisatz-haderach', 'wealth').choose('leader');
    expect(t.player(0)).toMatchObject({ agentsOn: ['wealth', 'wealth'], solari: 2 });
  });

  it('[IMP-26.5] the Agent may go back to where it came from, with all that gives', () => {
    const t = table({
      players: [{ agents: 0, agentsOn: ['secure-contract'], hand: ['kwisatz-haderach'] }],
    });
    t.play('kwisatz-haderach', 'secure-contract');
    expect(t.player(0)).toMatchObject({ agents: 0, agentsOn: ['secure-contract'], solari: 3 });
  });

  it('[IMP-26.6] [IMP-16.27] [AMB-29] once per game, cost and requirement hold for it too', () => {
    const t = table({
      players: [
        {
          solari: 8,
          council: true,
          swordmaster: true,
          agents: 0,
          agentsOn: ['wealth'],
          hand: ['kwisatz-haderach'],
        },
      ],
    });
    t.choose('kwisatz-haderach');
    expect(t.options).toEqual([...FREE.slice(0, 4), 'mentat', 'rally-troops', ...FREE.slice(4)]);
    expect(t.why('high-council')?.rule).toBe('IMP-10.11');
    expect(t.why('swordmaster')?.rule).toBe('IMP-10.11');
    expect(t.why('conspire')?.rule).toBe('IMP-11.1');
    expect(t.why('sietch-tabr')?.rule).toBe('IMP-11.5');
  });

  it('[IMP-16.27] it pays for the space it moves to', () => {
    const t = table({
      players: [{ solari: 5, agents: 0, agentsOn: ['wealth'], hand: ['kwisatz-haderach'] }],
    });
    t.play('kwisatz-haderach', 'high-council');
    expect(t.player(0)).toMatchObject({ solari: 0, council: true, agentsOn: ['high-council'] });
  });

  it('[IMP-12.13] [AMB-29] an Agent moved away frees its space', () => {
    const t = table({
      players: [
        { agents: 0, agentsOn: ['wealth'], hand: ['kwisatz-haderach'] },
        { hand: ['diplomacy'] },
      ],
    });
    t.play('kwisatz-haderach', 'secrets').play('diplomacy', 'wealth');
    expect(t.player(1).agentsOn).toEqual(['wealth']);
  });

  it('[IMP-26.7] [EX-48] cannot go to a space named with The Voice', () => {
    const t = table({
      players: [{ hand: ['the-voice'] }, { hand: ['kwisatz-haderach'] }],
    });
    t.play('the-voice', 'secure-contract').choose('arrakeen', 'kwisatz-haderach');
    expect(t.options).toEqual(FREE.filter((space) => space !== 'arrakeen'));
    expect(t.why('arrakeen')?.rule).toBe('IMP-26.9');
  });

  it('[IMP-26.8] a Maker space it left gathers bonus spice', () => {
    const t = table({
      players: [
        { agents: 0, agentsOn: ['hagga-basin'], hand: ['kwisatz-haderach'] },
        { agentsOn: ['the-great-flat'] },
      ],
    });
    t.play('kwisatz-haderach', 'wealth').runUntil(({ round }) => round === 2);
    expect(t.position.bonusSpice).toEqual({
      'imperial-basin': 1,
      'hagga-basin': 1,
      'the-great-flat': 0,
    });
  });

  it('[AMB-29] has no icons, and nothing gives it any', () => {
    const t = table({
      players: [{ agents: 0, hand: ['kwisatz-haderach'], intrigue: ['dispatch-an-envoy'] }],
    });
    t.choose('intrigue:dispatch-an-envoy');
    expect(t.options).toEqual(['reveal']);
  });
});
