import { table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

describe('the cost of a space', () => {
  it('[IMP-11.1] [EX-3] must be paid in full, or the space cannot be chosen', () => {
    const t = table({ players: [{ spice: 3, hand: ['diplomacy'] }] });
    t.choose('diplomacy');
    expect(t.options).toEqual([
      'wealth',
      'foldspace',
      'selective-breeding',
      'secrets',
      'stillsuits',
    ]);
    expect(t.why('conspire')).toMatchObject({
      rule: 'IMP-11.1',
      args: { resource: 'spice', needs: 4, has: 3 },
    });
  });

  it('[IMP-11.1] is paid at once, before any effect of the space or the card', () => {
    const t = table({
      players: [{ water: 2, hand: ['reconnaissance'], deck: ['dagger', 'dagger', 'dagger'] }],
    });
    t.play('reconnaissance', 'research-station');
    expect(t.options).toEqual(['research-station/draw', 'deploy']);
    expect(t.player(0)).toMatchObject({ water: 0, hand: [] });
  });

  it('[IMP-11.2] [EX-3] what the card gives this turn cannot pay it', () => {
    const t = table({
      players: [{ spice: 3, hand: ['worm-riders'], intrigue: ['dispatch-an-envoy'] }],
    });
    t.choose('intrigue:dispatch-an-envoy', 'worm-riders');
    expect(t.why('conspire')?.rule).toBe('IMP-11.1');
    t.choose('stillsuits');
    expect(t.player(0).spice).toBe(3 + 2);
  });

  it('[IMP-11.2] what the space gives cannot pay it', () => {
    const t = table({
      bonusSpice: { 'hagga-basin': 5 },
      players: [{ hand: ['stilgar'] }],
    });
    t.choose('stilgar');
    expect(t.options).toEqual([
      'stillsuits',
      'secure-contract',
      'arrakeen',
      'carthag',
      'imperial-basin',
    ]);
    expect(t.why('hagga-basin')).toMatchObject({ rule: 'IMP-11.1', args: { resource: 'water' } });
    expect(t.why('hardy-warriors')).toMatchObject({
      rule: 'IMP-11.1',
      args: { resource: 'water' },
    });
  });

  it('[IMP-11.3] [AMB-17] what a Plot card gave earlier in the turn can pay it', () => {
    const t = table({
      players: [{ hand: ['dune-the-desert-planet'], intrigue: ['water-peddlers-union'] }],
    });
    expect(t.options).toEqual([
      'dune-the-desert-planet',
      'intrigue:water-peddlers-union',
      'reveal',
    ]);
    t.choose('intrigue:water-peddlers-union').play('dune-the-desert-planet', 'hagga-basin');
    expect(t.player(0)).toMatchObject({ water: 0, spice: 2 });
  });

  it('[IMP-11.3] [AMB-17] so can what a card acquired by a Plot card brings', () => {
    const t = table({
      row: ['chani'],
      players: [{ spice: 2, hand: ['dune-the-desert-planet'], intrigue: ['bypass-protocol'] }],
    });
    t.choose('intrigue:bypass-protocol/2', 'acquire:chani');
    t.play('dune-the-desert-planet', 'hagga-basin');
    expect(t.player(0)).toMatchObject({ water: 0, spice: 2, deck: ['chani'] });
  });

  it('[AMB-17] no Plot card comes between the card and its space', () => {
    const t = table({
      players: [{ hand: ['dune-the-desert-planet'], intrigue: ['water-peddlers-union'] }],
    });
    t.choose('dune-the-desert-planet');
    expect(t.options).toEqual(['secure-contract', 'imperial-basin']);
    t.choose('imperial-basin');
    expect(t.options).toEqual(['deploy', 'intrigue:water-peddlers-union', 'end']);
  });

  it('[IMP-11.6] nobody goes to a space they cannot pay just to block it', () => {
    const t = table({
      players: [{ hand: ['reconnaissance'] }, { agentsOn: ['arrakeen', 'carthag'] }],
    });
    expect(t.options).toEqual(['reveal']);
    expect(t.why('reconnaissance')?.code).toBe('no-space');
  });

  it('[AMB-37] Sell Melange is paid when the Agent is sent, with the spice held then', () => {
    const t = table({ players: [{ spice: 3, hand: ['worm-riders'] }] });
    t.play('worm-riders', 'sell-melange');
    expect(t.kind).toBe('space.cost');
    expect(t.options).toEqual(['2-spice', '3-spice']);
    expect(t.player(0)).toMatchObject({ spice: 3, solari: 0 });
    t.choose('3-spice');
    expect(t.player(0)).toMatchObject({ spice: 2, solari: 8, agentsOn: ['sell-melange'] });
  });
});

describe('the requirement of a space', () => {
  it('[IMP-11.5] Sietch Tabr asks for 2 Influence with the Fremen', () => {
    const t = table({ players: [{ influence: { fremen: 1 }, hand: ['reconnaissance'] }] });
    t.choose('reconnaissance');
    expect(t.options).toEqual(['arrakeen', 'carthag']);
    expect(t.why('sietch-tabr')?.rule).toBe('IMP-11.5');
  });

  it('[IMP-11.4] it is checked when the Agent is sent, and nothing is paid', () => {
    const t = table({
      players: [
        { influence: { fremen: 1 }, hand: ['reconnaissance'], intrigue: ['know-their-ways'] },
      ],
    });
    t.choose('intrigue:know-their-ways').play('reconnaissance', 'sietch-tabr');
    expect(t.player(0)).toMatchObject({ influence: { fremen: 2 }, water: 1 });
  });
});
