import { describe, expect, it } from 'vitest';
import { laid } from './changes.ts';

/* Plot cards that need a paragraph of their own. */

describe('Plot cards for the Reveal turn', () => {
  it('[IMP-29.19] [IMP-6.9] Charisma waits face up for the Reveal turn of the round', () => {
    const t = laid({ hand: ['dagger'], intrigue: ['charisma'] });
    t.choose('intrigue:charisma').play('dagger', 'hall-of-oratory');
    expect(t.player(0)).toMatchObject({ intrigue: [], waiting: ['charisma'] });
    expect(t.position.intrigueDiscard).toEqual([]);
    t.choose('reveal', 'reveal', 'reveal');
    // One of Hall of Oratory, two of Charisma.
    expect(t.match.state.turn?.persuasion).toBe(3);
    expect(t.player(0).waiting).toEqual([]);
    expect(t.position.intrigueDiscard).toEqual(['charisma']);
  });

  it('[IMP-29.19] Charisma played on the Reveal turn works at once', () => {
    const t = laid({ intrigue: ['charisma'] }).choose('reveal');
    expect(t.options).toEqual(['intrigue:charisma', 'end']);
    t.choose('intrigue:charisma');
    expect(t.options).toEqual(['acquire:arrakis-liaison', 'end']);
    expect(t.position.intrigueDiscard).toEqual(['charisma']);
  });

  it('[IMP-29.12] Recruitment Mission adds 1 Persuasion and offers the top of the deck, card by card', () => {
    const hand = ['convincing-argument', 'diplomacy'];
    const t = laid({ hand, deck: ['scout'], intrigue: ['recruitment-mission'] });
    t.choose('intrigue:recruitment-mission', 'reveal');
    expect(t.match.state.turn?.persuasion).toBe(4);
    t.choose('acquire:arrakis-liaison');
    expect([t.kind, ...t.options]).toEqual(['acquire.where', 'discard', 'deck']);
    t.choose('deck', 'acquire:arrakis-liaison', 'discard');
    expect(t.player(0).deck).toEqual(['arrakis-liaison', 'scout']);
    expect(t.player(0).discard).toContain('arrakis-liaison');
  });

  it('[IMP-29.12] [EX-47] it does not reach cards acquired on an Agent turn', () => {
    const t = laid({ intrigue: ['recruitment-mission', 'bypass-protocol'] });
    t.choose('intrigue:recruitment-mission', 'intrigue:bypass-protocol/1');
    expect(t.kind).toBe('turn.kind');
    expect(t.player(0).discard).toEqual(['arrakis-liaison']);
  });

  it('[IMP-29.12] it ends with the Reveal turn of this round', () => {
    const t = laid({ intrigue: ['recruitment-mission'], deck: [], council: true });
    t.choose('intrigue:recruitment-mission', 'reveal', 'end');
    t.runUntil(({ round, active }) => round === 2 && active === 0);
    t.choose('reveal');
    expect(t.match.state.turn?.persuasion).toBe(2);
    t.choose('acquire:arrakis-liaison');
    const acquired = t.events().filter(({ type }) => type === 'acquired');
    expect(acquired).toMatchObject([{ card: 'arrakis-liaison', to: 'discard' }]);
  });
});

describe('Bypass Protocol', () => {
  const row = ['opulence', 'stilgar', 'fremen-camp', 'crysknife', 'scout'];

  it('[IMP-6.8] takes a card of cost 3 or less to the discard pile, without Persuasion', () => {
    const t = laid({ intrigue: ['bypass-protocol'] }, { row, imperiumDeck: ['chani'] });
    t.choose('intrigue:bypass-protocol/1');
    expect(t.options).toEqual(['acquire:crysknife', 'acquire:scout', 'acquire:arrakis-liaison']);
    t.choose('acquire:crysknife');
    expect(t.player(0).discard).toEqual(['crysknife']);
    expect(t.position.row).toEqual(['opulence', 'stilgar', 'fremen-camp', 'chani', 'scout']);
  });

  it('[IMP-6.8] for 2 spice takes a card of cost 5 or less to the top of the deck', () => {
    const t = laid({ intrigue: ['bypass-protocol'], spice: 3, deck: ['dagger'] }, { row });
    t.choose('intrigue:bypass-protocol/2');
    expect(t.options).toEqual([
      'acquire:stilgar',
      'acquire:fremen-camp',
      'acquire:crysknife',
      'acquire:scout',
      'acquire:arrakis-liaison',
    ]);
    t.choose('acquire:stilgar');
    expect(t.player(0)).toMatchObject({ spice: 1, deck: ['stilgar', 'dagger'], discard: [] });
  });

  it('[IMP-12.11] gives the acquire box of the card as well', () => {
    const t = laid({ intrigue: ['bypass-protocol'], spice: 2 }, { row: ['chani'] });
    t.choose('intrigue:bypass-protocol/2', 'acquire:chani');
    expect(t.player(0)).toMatchObject({ spice: 0, water: 1 });
  });
});

describe('Poison Snooper', () => {
  it('[IMP-26.11] shows the top card to its owner, who then draws it or trashes it', () => {
    const deck = ['stilgar', 'dagger'];
    const t = laid({ intrigue: ['poison-snooper'], deck }).choose('intrigue:poison-snooper');
    expect([t.kind, ...t.options]).toEqual(['peek.top', 'draw', 'trash']);
    expect(t.match.view(0).players[0]!.deckTop).toEqual(['stilgar']);
    expect(t.match.view(1).players[0]!.deckTop).toEqual([]);
    t.choose('draw');
    expect(t.player(0)).toMatchObject({ hand: ['stilgar'], deck: ['dagger'] });
    const trashed = laid({ intrigue: ['poison-snooper'], deck });
    trashed.choose('intrigue:poison-snooper', 'trash');
    expect(trashed.player(0)).toMatchObject({ hand: [], deck: ['dagger'] });
    expect(trashed.position.trashed).toEqual(['stilgar']);
  });

  it('[IMP-26.11] cannot be played on an empty deck, and shuffles nothing', () => {
    const t = laid({ intrigue: ['poison-snooper'], deck: [], discard: ['dagger'] });
    expect(t.options).toEqual(['reveal']);
    expect(t.player(0).discard).toEqual(['dagger']);
  });

  it('[IMP-17.6] a card drawn with it on the Reveal turn is revealed', () => {
    const t = laid({ intrigue: ['poison-snooper'], deck: ['stilgar'] });
    t.choose('reveal', 'intrigue:poison-snooper', 'draw');
    expect(t.match.state.turn?.persuasion).toBe(2);
    expect(t.player(0)).toMatchObject({ swords: 3, hand: [] });
  });
});

describe('Refocus', () => {
  it('[IMP-29.11] shuffles the discard pile into the deck, then draws', () => {
    const t = laid({ intrigue: ['refocus'], deck: ['dagger'], discard: ['scout', 'chani'] });
    t.choose('intrigue:refocus');
    const { hand, deck, discard } = t.player(0);
    expect(discard).toEqual([]);
    expect(hand.length).toBe(1);
    expect([...hand, ...deck].sort()).toEqual(['chani', 'dagger', 'scout']);
  });

  it('[IMP-29.11] with an empty discard pile shuffles the deck alone', () => {
    const deck = ['dagger', 'scout', 'chani', 'stilgar', 'dr-yueh', 'opulence', 'carryall'];
    const t = laid({ leader: 'paul-atreides', intrigue: ['refocus'], deck, discard: [] });
    t.choose('intrigue:refocus');
    const { hand, deck: left } = t.player(0);
    expect([...hand, ...left].sort()).toEqual([...deck].sort());
    expect([...hand, ...left]).not.toEqual(deck);
  });
});

describe('Double Cross', () => {
  const intrigue = ['double-cross'];

  it('[AMB-55] [IMP-13.14] an opponent’s troop goes to its supply, one of one’s own comes from supply', () => {
    const t = laid(
      { intrigue, solari: 1, garrison: 3 },
      { players: [{}, { conflict: 2 }, { conflict: 1 }, { conflict: 0 }] },
    );
    t.choose('intrigue:double-cross');
    expect(t.options).toEqual(['seat:1', 'seat:2']);
    t.choose('seat:1');
    expect(t.player(1)).toMatchObject({ conflict: 1, garrison: 3, supply: 8 });
    expect(t.player(2).conflict).toBe(1);
    expect(t.player(0)).toMatchObject({ solari: 0, conflict: 1, garrison: 3, supply: 8 });
  });

  it('[IMP-29.14] one’s own supply may be empty', () => {
    const given = { intrigue, solari: 1, garrison: 12, supply: 0 };
    const t = laid(given, { players: [{}, { conflict: 1 }, {}] });
    t.choose('intrigue:double-cross');
    expect(t.player(1).conflict).toBe(0);
    expect(t.player(0)).toMatchObject({ solari: 0, conflict: 0, garrison: 12 });
  });

  it('[IMP-29.14] [EX-52] needs an opponent’s troop in the Conflict', () => {
    const t = laid({ intrigue, solari: 1, conflict: 2 }, { players: [{}, { garrison: 3 }, {}] });
    expect(t.options).toEqual(['reveal']);
    expect(t.why('intrigue:double-cross')?.rule).toBe('IMP-6.8');
  });
});

describe('Plot cards about Agents', () => {
  it('[IMP-26.12] [IMP-16.23] Calculated Hire takes the Mentat from its space as one more Agent', () => {
    const t = laid({ intrigue: ['calculated-hire'], spice: 1, agents: 0, hand: ['dagger'] });
    expect(t.offers('dagger')).toBe(false);
    t.choose('intrigue:calculated-hire');
    expect(t.player(0)).toMatchObject({ spice: 0, hand: ['dagger'] });
    expect(t.position.mentat).toBe(0);
    t.play('dagger', 'hall-of-oratory');
    expect(t.player(0).mentatOn).toBe('hall-of-oratory');
  });

  it('[IMP-26.12] never from a player or another space', () => {
    const given = { intrigue: ['calculated-hire'], spice: 1 };
    const held = laid(given, { mentat: 2 });
    expect(held.why('intrigue:calculated-hire')?.rule).toBe('IMP-6.8');
    const sent = laid(given, { players: [{}, { mentatOn: 'wealth' }, {}] });
    expect(sent.why('intrigue:calculated-hire')?.rule).toBe('IMP-6.8');
  });

  it('[IMP-12.12] [IMP-12.13] Urgent Mission brings an Agent back, ready to be sent again', () => {
    const agentsOn = ['wealth', 'hall-of-oratory'];
    const t = laid({ intrigue: ['urgent-mission'], hand: ['dagger'], agentsOn });
    expect(t.offers('dagger')).toBe(false);
    t.choose('intrigue:urgent-mission');
    expect([t.kind, ...t.options]).toEqual(['recall.agent', 'wealth', 'hall-of-oratory']);
    t.choose('hall-of-oratory').play('dagger', 'hall-of-oratory');
    expect(t.player(0)).toMatchObject({ agents: 0, agentsOn });
  });

  it('[AMB-57] [IMP-10.2] Dispatch an Envoy gives the card of this turn the four Faction icons', () => {
    const t = laid({
      intrigue: ['dispatch-an-envoy'],
      hand: ['dagger', 'convincing-argument'],
    });
    expect(t.offers('convincing-argument')).toBe(false);
    t.choose('intrigue:dispatch-an-envoy');
    expect(t.options).toEqual(['dagger', 'convincing-argument', 'reveal']);
    t.choose('dagger');
    expect(t.options).toEqual(['wealth', 'foldspace', 'secrets', 'stillsuits', 'hall-of-oratory']);
    t.choose('stillsuits').runUntil(({ active }) => active !== 0);
    t.choose('reveal', 'reveal');
    expect(t.options).toEqual(['reveal']);
  });

  it('[IMP-10.5] Infiltrate opens spaces with enemy Agents, not those with an own one', () => {
    const position = { players: [{}, { agentsOn: ['carthag', 'arrakeen'] }, {}] };
    const given = { hand: ['dr-yueh', 'scout'], agentsOn: ['imperial-basin'] };
    const t = laid({ ...given, intrigue: ['infiltrate'] }, position);
    expect(t.offers('dr-yueh')).toBe(false);
    t.choose('intrigue:infiltrate', 'scout');
    expect(t.options).toEqual(['secure-contract', 'arrakeen', 'carthag']);
    expect(t.why('imperial-basin')?.rule).toBe('IMP-10.5');
    t.choose('arrakeen');
    expect(t.player(0).agentsOn).toEqual(['imperial-basin', 'arrakeen']);
  });
});

describe('Plot cards about troops', () => {
  it('[IMP-29.21] [IMP-13.12] Rapid Mobilization deploys any number, zero included', () => {
    const t = laid({ intrigue: ['rapid-mobilization'], garrison: 4 });
    t.choose('intrigue:rapid-mobilization');
    expect(t.options).toEqual(['0', '1', '2', '3', '4']);
    t.choose(0);
    expect(t.player(0)).toMatchObject({ garrison: 4, conflict: 0 });
    expect(t.position.intrigueDiscard).toEqual(['rapid-mobilization']);
  });

  it('[IMP-13.12] it does not count against the two garrison troops of the turn', () => {
    const t = laid({ hand: ['scout'], intrigue: ['rapid-mobilization'], garrison: 6 });
    t.choose('intrigue:rapid-mobilization', 3).play('scout', 'imperial-basin').choose('deploy');
    expect(t.options).toEqual(['0', '1', '2']);
  });

  it('[IMP-13.11] Reinforcements may be deployed at once on the Reveal turn', () => {
    const t = laid({ intrigue: ['reinforcements'], solari: 3, garrison: 2 });
    t.choose('reveal', 'intrigue:reinforcements');
    expect(t.options).toEqual(['0', '1', '2', '3']);
    t.choose(3);
    expect(t.player(0)).toMatchObject({ solari: 0, garrison: 2, conflict: 3 });
  });

  it('[IMP-13.8] [EX-44] on a Combat-space turn they go with up to two others', () => {
    const given = { hand: ['scout'], intrigue: ['reinforcements'], solari: 3, garrison: 3 };
    const t = laid(given).play('scout', 'imperial-basin').choose('intrigue:reinforcements');
    expect(t.player(0)).toMatchObject({ garrison: 6, conflict: 0 });
    t.choose('deploy');
    expect(t.options).toEqual(['0', '1', '2', '3', '4', '5']);
  });
});
