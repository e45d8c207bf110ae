import { type Table, table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

const ROW = ['space-travel', 'carryall', 'opulence', 'lady-jessica', 'gurney-halleck'];
/** 12 Persuasion and nothing else to resolve. */
const TWELVE = ['piter-de-vries', 'lady-jessica', 'space-travel', 'the-voice', 'other-memory'];
const persuasion = (t: Table): number | undefined => t.match.view('spectator').turn?.persuasion;

describe('what Persuasion can acquire', () => {
  it('[IMP-18.2] [IMP-18.3] offers the five Row cards and two of the Reserve stacks, never Foldspace', () => {
    const t = table({ row: ROW, players: [{ hand: TWELVE }] }).choose('reveal');
    expect(persuasion(t)).toBe(12);
    expect(t.options).toEqual([
      'acquire:space-travel',
      'acquire:carryall',
      'acquire:opulence',
      'acquire:lady-jessica',
      'acquire:gurney-halleck',
      'acquire:arrakis-liaison',
      'acquire:the-spice-must-flow',
      'end',
    ]);
    expect(t.position.reserve.foldspace).toBe(6);
    expect(() => t.choose('acquire:foldspace')).toThrow('not-offered');
  });

  it('[IMP-18.4] [IMP-18.1] a card costs its printed Persuasion, and more than there is cannot be spent', () => {
    const t = table({ row: ROW, players: [{ hand: ['piter-de-vries', 'space-travel'] }] });
    t.choose('reveal');
    expect(t.options).toEqual([
      'acquire:space-travel',
      'acquire:carryall',
      'acquire:arrakis-liaison',
      'end',
    ]);
    expect(t.why('acquire:opulence')).toMatchObject({
      rule: 'IMP-18.1',
      args: { cost: 6, persuasion: 5 },
    });
    t.choose('acquire:carryall');
    expect(t.events()).toContainEqual({
      type: 'acquired',
      seat: 0,
      card: 'carryall',
      cost: 5,
      to: 'discard',
    });
    expect(t.seat).toBe(1);
  });

  it('[IMP-18.1] [IMP-18.5] acquires any number of cards: sources are added, and one source is split', () => {
    const t = table({
      row: ['arrakis-recruiter', 'opulence'],
      players: [{ hand: ['convincing-argument', 'diplomacy', 'piter-de-vries'] }],
    });
    t.choose('reveal', 'acquire:opulence'); // 2 + 1 + 3 = 6
    expect(t.player(0).discard).toContain('opulence');

    const split = table({
      row: ['arrakis-recruiter', 'scout'],
      players: [{ hand: ['lady-jessica'] }],
    });
    split.choose('reveal', 'acquire:scout', 'acquire:arrakis-recruiter'); // 3 = 1 + 2
    expect([...split.player(0).discard].sort()).toEqual([
      'arrakis-recruiter',
      'lady-jessica',
      'scout',
    ]);
    expect(split.seat).toBe(1);
  });

  it('[IMP-18.6] an acquired card waits in the discard pile and gives nothing this turn', () => {
    const t = table({
      row: ['stilgar'],
      players: [{ hand: ['piter-de-vries', 'space-travel'], conflict: 1, intrigue: ['windfall'] }],
    });
    t.choose('reveal', 'acquire:stilgar');
    expect(t.player(0)).toMatchObject({
      discard: ['stilgar'],
      inPlay: ['piter-de-vries', 'space-travel'],
      swords: 1,
    });
    expect(persuasion(t)).toBe(0);
  });

  it('[IMP-18.6] nor can a card acquired on an Agent turn be played this round', () => {
    const t = table({
      row: ['dr-yueh'],
      players: [{ hand: ['dagger', 'reconnaissance'], intrigue: ['bypass-protocol'] }],
    });
    t.choose('intrigue:bypass-protocol/1', 'acquire:dr-yueh');
    expect(t.options).toEqual(['dagger', 'reconnaissance', 'reveal']);
    expect(t.player(0).discard).toEqual(['dr-yueh']);
    expect(t.events('spectator')).toContainEqual({
      type: 'acquired',
      seat: 0,
      card: 'dr-yueh',
      cost: 0,
      to: 'discard',
    });
  });

  it('[EX-42] [IMP-29.4] Guild Bankers takes 3 off every copy of The Spice Must Flow', () => {
    const t = table({ players: [{ hand: ['guild-bankers', ...TWELVE] }] }).choose('reveal');
    t.choose('acquire:the-spice-must-flow', 'acquire:the-spice-must-flow');
    const costs = t.events().flatMap((event) => (event.type === 'acquired' ? [event.cost] : []));
    expect(costs).toEqual([6, 6]);
    expect(t.player(0).vp).toBe(2);
    expect(t.seat).toBe(1);
  });
});

describe('the Row and the Reserve', () => {
  it('[EX-14] [IMP-18.7] a gap is refilled at once, in its place, and the new card may be acquired', () => {
    const t = table({
      row: ['carryall', 'space-travel', 'opulence', 'stilgar', 'gurney-halleck'],
      imperiumDeck: ['shifting-allegiances', 'dr-yueh'],
      players: [{ hand: ['piter-de-vries', 'lady-jessica'] }],
    });
    t.choose('reveal', 'acquire:space-travel');
    expect(t.position.row).toEqual([
      'carryall',
      'shifting-allegiances',
      'opulence',
      'stilgar',
      'gurney-halleck',
    ]);
    expect(t.options).toEqual(['acquire:shifting-allegiances', 'acquire:arrakis-liaison', 'end']);
    t.choose('acquire:shifting-allegiances');
    expect(t.position.row[1]).toBe('dr-yueh');
    expect(t.player(0).discard).toEqual(
      expect.arrayContaining(['space-travel', 'shifting-allegiances']),
    );
  });

  it('[IMP-18.8] [AMB-19] the gap is refilled before the acquire box is resolved', () => {
    const t = table({
      row: ['lady-jessica', 'opulence'],
      imperiumDeck: ['chani'],
      players: [{ hand: TWELVE, influence: { fremen: 1 } }],
    });
    t.choose('reveal', 'acquire:lady-jessica');
    expect(t.kind).toBe('influence.gain');
    expect(t.position.row).toEqual(['chani', 'opulence']);
    t.choose('fremen');
    expect(t.player(0)).toMatchObject({ influence: { fremen: 2 }, vp: 1 });
    t.choose('acquire:chani');
    expect(t.player(0).water).toBe(1);
  });

  it('[IMP-18.9] [AMB-7] with an empty Imperium deck the Row stays short', () => {
    const t = table({ row: ['scout', 'dr-yueh', 'scout'], players: [{ hand: ['lady-jessica'] }] });
    t.choose('reveal');
    expect(t.options).toEqual([
      'acquire:scout',
      'acquire:dr-yueh',
      'acquire:arrakis-liaison',
      'end',
    ]);
    t.choose('acquire:scout');
    expect(t.position.row).toEqual(['dr-yueh', 'scout']);
    t.choose('acquire:scout', 'acquire:dr-yueh');
    expect(t.position.row).toEqual([]);
  });

  it('[IMP-18.10] [AMB-8] an empty Reserve stack offers nothing until a card comes back', () => {
    const t = table({
      reserve: { 'arrakis-liaison': 0, 'the-spice-must-flow': 1 },
      players: [{ hand: ['guild-bankers', ...TWELVE], intrigue: ['windfall'] }],
    });
    t.choose('reveal');
    expect(t.options).toEqual(['acquire:the-spice-must-flow', 'intrigue:windfall', 'end']);
    t.choose('acquire:the-spice-must-flow');
    expect(t.options).toEqual(['intrigue:windfall', 'end']);
    expect(t.why('acquire:the-spice-must-flow')).toBeUndefined();
  });

  it('[IMP-18.10] [AMB-8] a trashed Reserve card is for sale again', () => {
    const t = table({
      reserve: { 'arrakis-liaison': 0 },
      players: [
        { hand: ['guild-administrator', 'convincing-argument'], discard: ['arrakis-liaison'] },
        { hand: ['convincing-argument'] },
      ],
    });
    t.play('guild-administrator', 'secure-contract');
    t.choose('guild-administrator/trash', 'discard:arrakis-liaison');
    expect(t.seat).toBe(1);
    t.choose('reveal');
    expect(t.options).toEqual(['acquire:arrakis-liaison', 'end']);
  });

  it('[IMP-18.11] The Spice Must Flow gives 1 VP when acquired, not when revealed', () => {
    const t = table({ players: [{ hand: ['the-spice-must-flow', ...TWELVE] }] }).choose('reveal');
    expect(t.player(0)).toMatchObject({ vp: 0, spice: 1 });
    t.choose('acquire:the-spice-must-flow');
    expect(t.player(0)).toMatchObject({ vp: 1, spice: 1 });
  });

  it('[IMP-18.11] [IMP-29.10] trashing The Spice Must Flow takes no VP away', () => {
    const t = table({
      reserve: { 'the-spice-must-flow': 9 },
      players: [{ vp: 1, hand: ['guild-administrator'], discard: ['the-spice-must-flow'] }],
    });
    t.play('guild-administrator', 'secure-contract');
    t.choose('guild-administrator/trash', 'discard:the-spice-must-flow');
    expect(t.player(0)).toMatchObject({ vp: 1, discard: [] });
    expect(t.position.reserve['the-spice-must-flow']).toBe(10);
  });
});

describe('cards that go on top of the deck', () => {
  it('[EX-47] [IMP-18.12] Recruitment Mission lets each card of the Reveal turn go to deck or discard pile', () => {
    const t = table({
      row: ['scout', 'dr-yueh', 'arrakis-recruiter', 'imperial-spy'],
      players: [
        {
          hand: ['dagger', 'lady-jessica'],
          deck: ['diplomacy'],
          intrigue: ['recruitment-mission', 'bypass-protocol', 'windfall'],
        },
      ],
    });
    t.choose('intrigue:recruitment-mission', 'intrigue:bypass-protocol/1');
    t.choose('acquire:imperial-spy');
    expect(t.player(0)).toMatchObject({ discard: ['imperial-spy'], deck: ['diplomacy'] });
    t.play('dagger', 'hall-of-oratory').choose('end');
    t.runUntil(({ active, turn }) => active === 0 && turn?.kind === 'choosing');
    t.choose('reveal');
    expect(persuasion(t)).toBe(3 + 1 + 1); // Lady Jessica, the card itself, Hall of Oratory
    t.choose('acquire:scout');
    expect(t.options).toEqual(['discard', 'deck']);
    t.choose('deck');
    t.choose('acquire:dr-yueh', 'discard');
    t.choose('acquire:arrakis-recruiter', 'deck');
    expect(t.player(0).deck).toEqual(['arrakis-recruiter', 'scout', 'diplomacy']);
    expect(t.player(0).discard).toEqual(expect.arrayContaining(['imperial-spy', 'dr-yueh']));
  });

  it('[IMP-18.12] the choice does not outlive the Reveal turn', () => {
    const t = table({
      row: ['scout', 'dr-yueh'],
      players: [{ hand: ['convincing-argument'], waiting: ['recruitment-mission'] }],
    });
    t.choose('reveal', 'acquire:scout', 'deck', 'end');
    expect(t.player(0).deck).toEqual(['scout']);
    t.runUntil(({ round, active }) => round === 2 && active === 0);
    t.choose('reveal', 'acquire:dr-yueh');
    expect(t.kind).not.toBe('acquire.where');
  });
});
