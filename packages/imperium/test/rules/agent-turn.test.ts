import { table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

const RICH = { solari: 8, spice: 6, water: 2, influence: { fremen: 2 } };

describe('playing a card', () => {
  it('[IMP-10.1] plays one card face up and sends one Agent from the Leader', () => {
    const t = table({ players: [{ hand: ['diplomacy', 'dagger'] }] });
    t.play('diplomacy', 'wealth');
    expect(t.player(0)).toMatchObject({
      hand: ['dagger'],
      inPlay: ['diplomacy'],
      agents: 1,
      agentsOn: ['wealth'],
    });
    expect(t.seat).toBe(1);
  });

  it('[IMP-10.2] [EX-1] offers the spaces of the icons on the card, for one Agent', () => {
    const t = table({ players: [{ ...RICH, hand: ['sardaukar-legion'] }] });
    t.choose('sardaukar-legion');
    expect(t.kind).toBe('agent.space');
    expect(t.options).toEqual([
      'conspire',
      'wealth',
      'high-council',
      'mentat',
      'swordmaster',
      'rally-troops',
      'hall-of-oratory',
    ]);
    expect(t.why('arrakeen')?.rule).toBe('IMP-10.2');
    t.choose('wealth');
    expect(t.player(0)).toMatchObject({ agentsOn: ['wealth'], agents: 1, garrison: 5 });
    expect(t.seat).toBe(1);
  });

  it.each([
    ['imperial-spy', ['conspire', 'wealth']],
    ['space-travel', ['heighliner', 'foldspace']],
    ['reverend-mother-mohiam', ['conspire', 'wealth', 'selective-breeding', 'secrets']],
    ['sietch-reverend-mother', ['selective-breeding', 'secrets', 'hardy-warriors', 'stillsuits']],
    ['dagger', ['high-council', 'mentat', 'swordmaster', 'rally-troops', 'hall-of-oratory']],
    ['reconnaissance', ['arrakeen', 'carthag', 'research-station', 'sietch-tabr']],
    [
      'dune-the-desert-planet',
      ['sell-melange', 'secure-contract', 'imperial-basin', 'hagga-basin', 'the-great-flat'],
    ],
  ])('[IMP-10.6] the icons of %s lead to the spaces that show them', (card, spaces) => {
    const t = table({ players: [{ ...RICH, hand: [card] }] });
    t.choose(card);
    expect(t.options).toEqual(spaces);
  });

  it('[IMP-10.6] a card with all seven icons reaches every space of the board', () => {
    const t = table({ players: [{ ...RICH, hand: ['foldspace'] }] });
    t.choose('foldspace');
    expect(t.options).toHaveLength(22);
  });

  it('[IMP-10.3] a card without icons only sends an Agent by its own text', () => {
    const t = table({ players: [{ hand: ['convincing-argument', 'kwisatz-haderach'] }] });
    expect(t.options).toEqual(['kwisatz-haderach', 'reveal']);
    expect(t.why('convincing-argument')?.rule).toBe('IMP-10.3');
  });

  it('[IMP-10.3] [AMB-57] another effect may give icons to a card that has none', () => {
    const t = table({
      players: [{ hand: ['convincing-argument'], intrigue: ['dispatch-an-envoy'] }],
    });
    t.choose('intrigue:dispatch-an-envoy', 'convincing-argument');
    expect(t.options).toEqual(['wealth', 'foldspace', 'secrets', 'stillsuits']);
    t.choose('wealth');
    expect(t.player(0)).toMatchObject({ solari: 2, agentsOn: ['wealth'] });
  });

  it('[IMP-10.7] the Reveal box does nothing on an Agent turn', () => {
    const t = table({ players: [{ hand: ['stilgar'], conflict: 1 }] });
    t.play('stilgar', 'secure-contract');
    expect(t.player(0)).toMatchObject({ water: 1, swords: 0 });
    expect(t.events().some(({ type }) => type === 'persuasion-gained')).toBe(false);
  });

  it('[IMP-10.8] gives the Influence, the space and the Agent box', () => {
    const t = table({ players: [{ hand: ['opulence'] }] });
    t.play('opulence', 'wealth');
    expect(t.player(0)).toMatchObject({ solari: 2 + 3, influence: { emperor: 1 } });
  });

  it('[IMP-10.10] the card stays in play until the clean up of the Reveal turn', () => {
    const t = table({
      players: [
        { hand: ['diplomacy', 'dagger'] },
        { hand: ['diplomacy', 'dagger'] },
        { hand: ['diplomacy'] },
      ],
    });
    t.play('diplomacy', 'wealth').play('diplomacy', 'foldspace').play('diplomacy', 'secrets');
    expect(t.player(0)).toMatchObject({ inPlay: ['diplomacy'], discard: [] });
    t.choose('reveal');
    expect(t.player(0)).toMatchObject({ inPlay: [], discard: ['dagger', 'diplomacy'] });
  });
});

describe('the order of effects', () => {
  it('[IMP-10.9] [AMB-14] mixes the icons of the space, the card and the Leader freely', () => {
    const t = table({
      players: [
        {
          leader: 'baron-vladimir-harkonnen',
          solari: 1,
          hand: ['signet-ring'],
          deck: ['dagger'],
        },
      ],
      intrigueDeck: ['windfall'],
    });
    t.play('signet-ring', 'arrakeen');
    expect(t.options).toEqual(['arrakeen/draw', 'baron-vladimir-harkonnen/pay', 'deploy']);
    t.choose('deploy', 1, 'baron-vladimir-harkonnen/pay');
    expect(t.player(0)).toMatchObject({ intrigue: ['windfall'], solari: 0, hand: [] });
    expect(t.options).toEqual(['arrakeen/draw', 'deploy', 'intrigue:windfall']);
    t.choose('arrakeen/draw');
    expect(t.player(0)).toMatchObject({ hand: ['dagger'], conflict: 1 });
  });

  it('[IMP-10.9] [AMB-14] resolves one icon at a time, the card before the space if wanted', () => {
    const t = table({
      players: [{ hand: ['foldspace'], deck: ['dagger', 'diplomacy'] }],
    });
    t.play('foldspace', 'arrakeen');
    expect(t.options).toEqual([
      'arrakeen/draw',
      'foldspace/draw',
      'foldspace/trash-this',
      'deploy',
    ]);
    t.choose('foldspace/draw');
    expect(t.player(0).hand).toEqual(['dagger']);
    expect(t.options).toEqual(['arrakeen/draw', 'foldspace/trash-this', 'deploy']);
  });

  it('[IMP-10.9] [AMB-14] an arrow that lowers Influence may come before the step of the space', () => {
    const t = table({
      alliances: { emperor: 0 },
      players: [
        {
          spice: 2,
          influence: { emperor: 4 },
          hand: ['shifting-allegiances'],
          intrigue: ['dispatch-an-envoy'],
        },
      ],
    });
    t.choose('intrigue:dispatch-an-envoy').play('shifting-allegiances', 'wealth');
    expect(t.options).toEqual(['wealth/influence', 'shifting-allegiances/pay']);
    t.choose('shifting-allegiances/pay', 'fremen');
    // Back at 4, the bonus of the track comes again (IMP-5.8).
    expect(t.player(0)).toMatchObject({
      influence: { emperor: 4, fremen: 2 },
      garrison: 3 + 2,
    });
  });

  it('[IMP-10.9] [AMB-14] Duke Leto catches up before the space takes him level', () => {
    const t = table({
      players: [
        {
          leader: 'duke-leto-atreides',
          spice: 1,
          hand: ['signet-ring'],
          intrigue: ['dispatch-an-envoy'],
        },
        { influence: { emperor: 1 } },
      ],
    });
    t.choose('intrigue:dispatch-an-envoy').play('signet-ring', 'wealth');
    expect(t.options).toEqual(['wealth/influence', 'duke-leto-atreides/pay']);
    t.choose('duke-leto-atreides/pay');
    expect(t.player(0).influence?.emperor).toBe(2);
  });
});

describe('occupied spaces', () => {
  const position = {
    players: [
      { hand: ['diplomacy', 'dagger'], intrigue: ['infiltrate'], agentsOn: ['stillsuits'] },
      { agentsOn: ['wealth'] },
    ],
  };

  it('[IMP-10.4] an Agent, whoever sent it, keeps the others out', () => {
    const t = table(position);
    t.choose('diplomacy');
    expect(t.options).toEqual(['foldspace', 'secrets']);
    expect(t.why('wealth')?.rule).toBe('IMP-10.4');
    expect(t.why('stillsuits')?.code).toBe('own-agent');
  });

  it('[IMP-10.5] ignoring enemy Agents never allows a second Agent of one’s own', () => {
    const t = table(position);
    t.choose('intrigue:infiltrate', 'diplomacy');
    expect(t.options).toEqual(['wealth', 'foldspace', 'secrets']);
    expect(t.why('stillsuits')?.rule).toBe('IMP-10.5');
    t.choose('wealth');
    expect(t.player(0).agentsOn).toEqual(['stillsuits', 'wealth']);
    expect(t.player(1).agentsOn).toEqual(['wealth']);
  });

  it('[IMP-10.5] nor where an own and an enemy Agent stand together', () => {
    const t = table({
      players: [
        { hand: ['diplomacy'], intrigue: ['infiltrate'], agentsOn: ['wealth'] },
        { agentsOn: ['wealth'] },
      ],
    });
    t.choose('intrigue:infiltrate', 'diplomacy');
    expect(t.options).not.toContain('wealth');
  });

  it('[AMB-57] Dispatch an Envoy and Infiltrate come before the card of the turn', () => {
    const t = table({
      players: [{ hand: ['dagger'], intrigue: ['dispatch-an-envoy', 'infiltrate'] }],
    });
    t.play('dagger', 'hall-of-oratory');
    expect(t.options).toEqual(['end']);
    expect(t.why('intrigue:dispatch-an-envoy')?.code).toBe('after-agent');
    expect(t.why('intrigue:infiltrate')?.code).toBe('after-agent');
  });

  it('[AMB-57] Dispatch an Envoy and Infiltrate last for the Agent of this turn only', () => {
    const t = table({
      players: [
        { hand: ['dagger', 'dagger'], intrigue: ['dispatch-an-envoy', 'infiltrate'] },
        { agentsOn: ['foldspace', 'hall-of-oratory'] },
      ],
    });
    t.choose('intrigue:dispatch-an-envoy', 'intrigue:infiltrate').play('dagger', 'foldspace');
    t.runUntil(({ active }) => active === 0);
    expect(t.options).toEqual(['reveal']);
    expect(t.why('dagger')?.rule).toBe('IMP-9.4');
  });
});

describe('once per game', () => {
  it.each([
    ['high-council', 5],
    ['swordmaster', 8],
  ])('[IMP-10.11] %s is visited once by each player, even if it is free again', (space, cost) => {
    const t = table({
      players: [
        { solari: 2 * cost, hand: ['dagger', 'dagger'], intrigue: ['urgent-mission'] },
        { solari: cost, hand: ['dagger'] },
      ],
    });
    t.play('dagger', space).choose('intrigue:urgent-mission');
    t.choose('dagger');
    expect(t.offers(space)).toBe(true);
    t.choose('hall-of-oratory').runUntil(({ active }) => active === 0);
    t.choose('dagger');
    expect(t.offers(space)).toBe(false);
    expect(t.why(space)?.rule).toBe('IMP-10.11');
  });

  it('[IMP-10.12] the third Agent can be sent in the round it is gained', () => {
    const t = table({
      players: [{ solari: 8, hand: ['dagger', 'dagger'], agentsOn: ['wealth'] }],
    });
    t.play('dagger', 'swordmaster').runUntil(({ active }) => active === 0);
    t.play('dagger', 'hall-of-oratory');
    expect(t.player(0)).toMatchObject({
      agents: 0,
      agentsOn: ['wealth', 'swordmaster', 'hall-of-oratory'],
    });
  });
});
