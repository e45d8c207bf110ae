import { describe, expect, it } from 'vitest';
import { agentTurn, laid } from './changes.ts';

describe('Earl Memnon Thorvald', () => {
  const leader = 'earl-memnon-thorvald';

  it('[IMP-3.5] Connections give 1 Influence of choice with the Council seat', () => {
    const t = laid({ leader, hand: ['dagger'], solari: 5 }).play('dagger', 'high-council');
    expect(t.options).toEqual(['emperor', 'spacing-guild', 'bene-gesserit', 'fremen']);
    t.choose('spacing-guild');
    expect(t.player(0)).toMatchObject({ council: true, influence: { 'spacing-guild': 1 } });
    const other = laid({ hand: ['dagger'], solari: 5 }).play('dagger', 'high-council');
    expect(other.seat).toBe(1);
  });

  it('[IMP-3.5] Spice Hoard gives 1 spice', () => {
    const { changed } = agentTurn('signet-ring', 'secure-contract', { leader });
    expect(changed).toEqual({ solari: 3, spice: 1 });
  });
});

describe('Countess Ariana Thorvald', () => {
  const leader = 'countess-ariana-thorvald';

  it.each([
    ['imperial-basin', {}, { cards: 1 }],
    ['hagga-basin', {}, { water: -1, spice: 1, cards: 1 }],
    ['the-great-flat', {}, { water: -2, spice: 2, cards: 1 }],
    ['the-great-flat', { bonusSpice: { 'the-great-flat': 2 } }, { water: -2, spice: 4, cards: 1 }],
  ])(
    '[IMP-27.3] [EX-58] harvests 1 spice less at %s and draws a card',
    (space, position, expected) => {
      const given = { leader, water: 2 };
      const { t, changed } = agentTurn('dune-the-desert-planet', space, given, [], position);
      expect(changed).toEqual(expected);
      expect(t.position.bonusSpice[space]).toBe(0);
    },
  );

  it('[IMP-27.3] Spice Addict is not optional', () => {
    const t = laid({ leader, hand: ['dune-the-desert-planet'], intrigue: ['ambush'] });
    t.play('dune-the-desert-planet', 'imperial-basin');
    expect(t.options).toEqual(['countess-ariana-thorvald/draw', 'deploy']);
    t.choose('countess-ariana-thorvald/draw');
    expect(t.options).toEqual(['deploy', 'end']);
  });

  it('[IMP-27.3] [EX-58] spice that is not harvested stays as it is', () => {
    const { changed } = agentTurn('worm-riders', 'secure-contract', { leader });
    expect(changed).toEqual({ solari: 3, spice: 2 });
    const harvest = agentTurn('worm-riders', 'hagga-basin', { leader, water: 1 });
    expect(harvest.changed).toEqual({ water: -1, spice: 3, cards: 1 });
  });

  it('[IMP-27.3] [IMP-15.5] the control bonus of Imperial Basin is not harvested', () => {
    const control = { 'imperial-basin': 0 };
    const { changed } = agentTurn('scout', 'imperial-basin', { leader }, [], { control });
    expect(changed).toEqual({ spice: 1, cards: 1 });
  });

  it('[AMB-35] [IMP-29.2] with Carryall the base is doubled, the bonus added, then 1 taken off', () => {
    const position = { bonusSpice: { 'hagga-basin': 1 } };
    const given = { leader, water: 1 };
    expect(agentTurn('carryall', 'hagga-basin', given, [], position).changed).toEqual({
      water: -1,
      spice: 4,
      cards: 1,
    });
  });

  it('[IMP-3.5] Hidden Reservoir gives 1 water', () => {
    const { changed } = agentTurn('signet-ring', 'secure-contract', { leader });
    expect(changed).toEqual({ solari: 3, water: 1 });
  });
});

describe('Count Ilban Richese', () => {
  const leader = 'count-ilban-richese';

  it.each([
    ['rally-troops', { solari: -4, garrison: 4, cards: 1 }],
    ['mentat', { solari: -2, cards: 2 }],
    ['high-council', { solari: -5, cards: 1 }],
    ['swordmaster', { solari: -8, cards: 1 }],
    ['hall-of-oratory', { garrison: 1 }],
  ])('[IMP-27.2] [EX-57] [AMB-36] draws one card when he pays Solari for %s', (space, expected) => {
    expect(agentTurn('dagger', space, { leader, solari: 8 }).changed).toEqual(expected);
    const { cards = 0, ...others } = expected as Record<string, number>;
    const plain = cards > 1 ? { ...others, cards: cards - 1 } : others;
    expect(agentTurn('dagger', space, { solari: 8 }).changed).toEqual(plain);
  });

  it('[IMP-27.2] [EX-57] draws nothing for Solari paid to a card or an Intrigue card', () => {
    const firmGrip = agentTurn('firm-grip', 'wealth', { leader, solari: 2 }, [
      'firm-grip/pay',
      'fremen',
    ]);
    expect(firmGrip.changed).toEqual({ emperor: 1, fremen: 1 });
    const t = laid({ leader, intrigue: ['bribery'], solari: 2 });
    t.choose('intrigue:bribery', 'fremen');
    expect(t.player(0)).toMatchObject({ solari: 0, hand: [] });
  });

  it('[IMP-27.2] draws nothing for spice or water', () => {
    const given = { leader, spice: 4, water: 1 };
    expect(agentTurn('diplomacy', 'hardy-warriors', given).changed).toEqual({
      water: -1,
      fremen: 1,
      garrison: 2,
    });
    const sold = agentTurn('scout', 'sell-melange', given, ['2-spice']);
    expect(sold.changed).toEqual({ spice: -2, solari: 6 });
  });

  it('[IMP-3.5] Manufacturing gives 1 Solari', () => {
    const { changed } = agentTurn('signet-ring', 'hall-of-oratory', { leader });
    expect(changed).toEqual({ solari: 1, garrison: 1 });
  });
});

describe('Helena Richese', () => {
  const leader = 'helena-richese';
  const persuasion = (n: number) => Array<string>(n).fill('diplomacy');

  it('[IMP-10.4] [IMP-10.5] enemy Agents do not keep her out of Landsraad and City spaces', () => {
    const spaces = ['hall-of-oratory', 'arrakeen', 'secure-contract', 'carthag'];
    const enemy = { players: [{}, { agentsOn: spaces, agents: 0 }, {}] };
    const hand = ['bene-gesserit-initiate'];
    const helena = laid({ leader, hand }, enemy).choose('bene-gesserit-initiate');
    expect(helena.options).toEqual(['hall-of-oratory', 'arrakeen', 'carthag', 'imperial-basin']);
    expect(helena.why('secure-contract')?.rule).toBe('IMP-10.4');
    const other = laid({ hand: [...hand, 'dagger'] }, enemy).choose('bene-gesserit-initiate');
    expect(other.player(0).agentsOn).toEqual(['imperial-basin']);
  });

  it('[IMP-10.4] Faction spaces stay closed to her', () => {
    const enemy = { players: [{}, { agentsOn: ['wealth', 'secrets'] }, {}] };
    const t = laid({ leader, hand: ['diplomacy'] }, enemy).choose('diplomacy');
    expect(t.options).toEqual(['foldspace', 'stillsuits']);
  });

  it('[IMP-10.5] [IMP-11.1] her own Agent, costs and requirements still keep her out', () => {
    const enemy = { players: [{}, { agentsOn: ['research-station', 'sietch-tabr'] }, {}] };
    const t = laid({ leader, hand: ['dr-yueh'], agentsOn: ['arrakeen'] }, enemy);
    t.choose('dr-yueh');
    expect(t.player(0).agentsOn).toEqual(['arrakeen', 'carthag']);
    const asked = laid({ leader, hand: ['scout'], agentsOn: ['arrakeen'] }, enemy).choose('scout');
    expect(asked.why('arrakeen')?.rule).toBe('IMP-10.5');
    expect(asked.why('research-station')?.rule).toBe('IMP-11.1');
    expect(asked.why('sietch-tabr')?.rule).toBe('IMP-11.5');
  });

  const row = ['stilgar', 'scout', 'opulence', 'dr-yueh', 'crysknife'];
  const imperiumDeck = ['the-voice', 'chani'];

  function manipulated(card: string, hand: string[], intrigue: string[] = []) {
    const t = laid({ leader, hand: ['signet-ring', ...hand], intrigue }, { row, imperiumDeck });
    t.play('signet-ring', 'secure-contract');
    if (intrigue.length > 0) t.choose('helena-richese/manipulate');
    expect(t.options).toEqual(row);
    t.choose(card);
    if (intrigue.length > 0) t.choose('end');
    return t;
  }

  it('[IMP-27.4] [AMB-34] Manipulate takes a card out of the Row, which is refilled at once', () => {
    const t = manipulated('stilgar', []);
    expect(t.player(0)).toMatchObject({ setAside: 'stilgar', discard: [] });
    expect(t.position.row).toEqual(['the-voice', 'scout', 'opulence', 'dr-yueh', 'crysknife']);
    expect(t.match.view(1).players[0]!.setAside).toBe('stilgar');
  });

  it('[IMP-27.4] opponents cannot acquire the removed card', () => {
    const t = laid(
      { leader, hand: ['signet-ring'] },
      { row, imperiumDeck, players: [{}, { hand: persuasion(5) }, {}] },
    );
    t.play('signet-ring', 'secure-contract').choose('stilgar');
    expect(t.seat).toBe(1);
    t.choose('reveal');
    expect(t.options.filter((id) => id.includes('stilgar'))).toEqual([]);
    expect(t.why('acquire:stilgar')).toBeUndefined();
  });

  it('[EX-59] [AMB-34] she may acquire it for 1 less on the Reveal turn of this round', () => {
    const t = manipulated('stilgar', persuasion(4)).choose('reveal', 'reveal');
    t.choose('reveal', 'acquire:set-aside:stilgar');
    expect(t.player(0)).toMatchObject({ setAside: null });
    expect(t.player(0).discard).toContain('stilgar');
    expect(t.position.row).toEqual(['the-voice', 'scout', 'opulence', 'dr-yueh', 'crysknife']);
    const short = manipulated('stilgar', persuasion(3)).choose('reveal', 'reveal', 'reveal');
    expect(short.why('acquire:set-aside:stilgar')?.args).toMatchObject({ cost: 4 });
  });

  it('[IMP-27.6] [EX-59] without that, it leaves the game at the end of the turn', () => {
    const t = manipulated('stilgar', persuasion(4)).choose('reveal', 'reveal', 'reveal');
    expect(t.position.trashed).toEqual([]);
    t.choose('end');
    expect(t.player(0).setAside).toBeNull();
    expect(t.player(0).discard).not.toContain('stilgar');
    expect(t.position.trashed).toEqual(['stilgar']);
    expect(t.position.row).not.toContain('stilgar');
  });

  it('[IMP-27.5] Bypass Protocol takes it as well, at its printed cost', () => {
    const t = manipulated('crysknife', [], ['bypass-protocol']).choose('reveal', 'reveal');
    t.choose('intrigue:bypass-protocol/1');
    expect(t.options).toContain('acquire:set-aside:crysknife');
    t.choose('acquire:set-aside:crysknife');
    expect(t.player(0)).toMatchObject({ setAside: null, discard: ['crysknife'] });
    const dear = laid({ leader, intrigue: ['bypass-protocol'], setAside: 'fremen-camp' });
    dear.choose('intrigue:bypass-protocol/1');
    expect(dear.player(0).discard).toEqual(['arrakis-liaison']);
  });
});
