import { describe, expect, it } from 'vitest';
import { duel, HOUSE, houseActed, revealed, rivalActed, solo, told, X, Y } from './tables.ts';

describe('what a Rival is not', () => {
  it('[HAG-2.1] [HAG-2.2] it takes Agent turns only, and has no cards and no Persuasion', () => {
    const t = solo({
      phase: 'round-start',
      round: 0,
      conflictDeck: ['skirmish-a', 'desert-power', 'machinations', 'grand-vision'],
      row: ['chani', 'stilgar', 'scout', 'carryall', 'opulence'],
      players: [{ deck: ['dagger', 'dagger', 'diplomacy', 'reconnaissance', 'signet-ring'] }],
    }).runUntil(({ round }) => round === 4);
    const turns = told(t, 'turn-ended').filter(({ seat }) => seat > 0);
    expect(turns).toHaveLength(3 * 4);
    expect(new Set(turns.map(({ kind }) => kind))).toEqual(new Set(['agent']));
    const ofCards = ['drew', 'revealed', 'acquired', 'discarded', 'trashed', 'persuasion-gained'];
    const theirs = t.events().filter((event) => 'seat' in event && event.seat! > 0);
    expect(theirs.filter(({ type }) => ofCards.includes(type))).toEqual([]);
    for (const seat of [X, Y])
      expect(t.player(seat)).toMatchObject({ deck: [], hand: [], discard: [], inPlay: [] });
  });

  it('[HAG-2.4] it plays no Intrigue cards, whatever it holds', () => {
    const held = ['ambush', 'to-the-victor'];
    const t = solo({
      phase: 'combat',
      conflict: 'skirmish-c',
      hagalDeck: ['carthag'],
      players: [
        { conflict: 1, intrigue: ['ambush'] },
        { conflict: 3, intrigue: held },
      ],
    });
    expect([t.seat, t.kind]).toEqual([0, 'combat.play']);
    t.choose('pass', 'emperor');
    expect(t.kind).toBe('turn.kind');
    expect(t.player(X).intrigue).toEqual(held);
    expect(told(t, 'intrigue-played')).toEqual([]);
  });
});

describe('what a Rival is: an opponent', () => {
  it('[HEX-14] [HAG-2.3] Gun Thopter takes a troop from each garrison that has one', () => {
    const t = solo({
      players: [
        { hand: ['gun-thopter', 'dagger'] },
        { garrison: 2, agents: 0 },
        { garrison: 0, agents: 0 },
      ],
    });
    t.play('gun-thopter', 'secure-contract');
    expect(t.player(X)).toMatchObject({ garrison: 1, supply: 11 });
    expect(t.player(Y)).toMatchObject({ garrison: 0, supply: 12 });
  });

  it('[HAG-2.3] Gun Thopter reaches House Hagal as well', () => {
    const t = duel({
      players: [{ hand: ['gun-thopter', 'dagger'] }, { garrison: 1 }, { garrison: 1, agents: 0 }],
    });
    t.play('gun-thopter', 'secure-contract');
    expect([1, HOUSE].map((seat) => t.player(seat).garrison)).toEqual([0, 0]);
  });

  it('[HAG-2.3] Double Cross may be aimed at one, and needs no other troop in the Conflict', () => {
    const t = solo({
      players: [{ solari: 1, intrigue: ['double-cross'] }, { conflict: 2 }, { conflict: 1 }],
    });
    t.choose('intrigue:double-cross');
    expect([t.kind, t.options]).toEqual(['doublecross.target', ['seat:1', 'seat:2']]);
    expect(t.decision.rule).toBe('IMP-29.14');
    t.choose('seat:1');
    expect(t.player(X)).toMatchObject({ conflict: 1, garrison: 3, supply: 8 });
    expect(t.player(0).conflict).toBe(1);
  });

  it('[HAG-2.5] its Agents block a space, and troops and cubes are where they are', () => {
    const t = rivalActed(['wealth'], { person: { hand: ['diplomacy', 'dagger'] } });
    t.choose('diplomacy');
    expect(t.why('wealth')).toMatchObject({ code: 'occupied', args: { seat: X } });
    expect(t.offers('conspire')).toBe(false);
    expect(t.offers('foldspace')).toBe(true);
  });

  it('[HAG-2.5] Helena goes where one stands; no Rival goes there then', () => {
    const t = solo({
      hagalDeck: ['arrakeen-1p', 'carthag'],
      players: [
        { leader: 'helena-richese', hand: ['reconnaissance', 'dagger'] },
        { agents: 0, agentsOn: ['arrakeen'] },
        { agents: 1 },
      ],
    });
    t.play('reconnaissance', 'arrakeen').choose('end');
    expect(revealed(t)).toEqual([
      ['arrakeen-1p', 'occupied'],
      ['carthag', 'carthag'],
    ]);
  });

  it('[HAG-2.5] Infiltrate and Kwisatz Haderach pass by its Agents as by any other', () => {
    const players = [
      { hand: ['reconnaissance', 'kwisatz-haderach', 'dagger'], intrigue: ['infiltrate'] },
      { agents: 0, agentsOn: ['carthag', 'wealth'] },
      { agents: 0, agentsOn: ['arrakeen'] },
    ];
    const t = solo({ players }).choose('intrigue:infiltrate').play('reconnaissance', 'arrakeen');
    t.choose('end').play('kwisatz-haderach', 'wealth');
    expect([t.kind, t.options]).toEqual(['agent.piece', ['leader', 'arrakeen']]);
    t.choose('arrakeen');
    expect(t.player(0).agentsOn).toEqual(['wealth']);
    expect(t.player(Y).agentsOn).toEqual(['arrakeen']);
  });
});

describe('what a Rival cannot do', () => {
  it('[HAG-2.6] [AMB-H12] Test of Humanity: it loses a deployed troop, or nothing', () => {
    const t = solo({
      players: [{ hand: ['test-of-humanity', 'dagger'] }, { conflict: 2 }, { conflict: 0 }],
    });
    t.play('test-of-humanity', 'arrakeen').choose('test-of-humanity/opponents');
    expect(t.seat).toBe(0);
    expect(t.player(X)).toMatchObject({ conflict: 1, garrison: 3, supply: 8 });
    expect(t.player(Y)).toMatchObject({ conflict: 0, garrison: 3, supply: 9 });
  });

  it('[HAG-2.6] [AMB-H12] the other person still chooses, House Hagal does not', () => {
    const t = duel({
      players: [
        { hand: ['test-of-humanity', 'dagger'] },
        { conflict: 1, hand: ['dagger'] },
        { conflict: 1, garrison: 0 },
      ],
    });
    t.play('test-of-humanity', 'arrakeen').choose('test-of-humanity/opponents');
    expect([t.seat, t.kind]).toEqual([1, 'humanity']);
    t.choose('branch:1');
    expect(t.player(1)).toMatchObject({ conflict: 1, discard: ['dagger'] });
    expect(t.player(HOUSE)).toMatchObject({ conflict: 0, supply: 12 });
  });

  it('[HAG-2.7] [AMB-H12] Reverend Mother Mohiam does nothing to it', () => {
    const hand = ['reverend-mother-mohiam', 'dagger'];
    const t = solo({
      players: [
        { hand, inPlay: ['the-voice'] },
        { conflict: 1, agents: 0 },
        { conflict: 1, agents: 0 },
      ],
    });
    t.play('reverend-mother-mohiam', 'wealth');
    expect(t.kind).toBe('turn.kind');
    expect(told(t, 'discarded')).toEqual([]);
    for (const seat of [X, Y]) expect(t.player(seat)).toMatchObject({ conflict: 1, garrison: 3 });
  });

  it('[HAG-2.8] [AMB-H4] a space named with The Voice counts as occupied for its next Agent', () => {
    const t = solo({
      hagalDeck: ['carthag', 'secrets', 'carthag', 'foldspace'],
      players: [{ hand: ['the-voice', 'dagger'] }, { agents: 1 }, { agents: 1 }],
    });
    t.play('the-voice', 'secure-contract').choose('carthag');
    expect(revealed(t)).toEqual([
      ['carthag', 'voice'],
      ['secrets', 'secrets'],
      ['carthag', 'voice'],
      ['foldspace', 'foldspace'],
    ]);
  });

  it('[HAG-2.8] The Voice binds House Hagal', () => {
    const t = duel({
      hagalDeck: ['wealth', 'secrets'],
      players: [{ hand: ['the-voice', 'dagger'] }],
    });
    t.play('the-voice', 'secure-contract').choose('wealth');
    expect(revealed(t)).toEqual([
      ['wealth', 'voice'],
      ['secrets', 'secrets'],
    ]);
  });

  it('[HAG-2.5] [HAG-3.3] House Hagal is blocked by persons as a Rival is', () => {
    const t = houseActed(['wealth', 'secrets'], { b: { agentsOn: ['wealth'] } });
    expect(t.player(HOUSE).agentsOn).toEqual(['secrets']);
  });
});
