import { type Table, table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

const types = (t: Table): string[] => t.events().map(({ type }) => type);
const persuasion = (t: Table): number | undefined => t.match.view('spectator').turn?.persuasion;

describe('the steps of the Reveal turn', () => {
  it('[EX-8] [IMP-17.1] [IMP-18.5] John reveals, acquires, counts his strength and cleans up', () => {
    const t = table({
      row: ['space-travel', 'carryall', 'opulence', 'lady-jessica', 'gurney-halleck'],
      imperiumDeck: ['piter-de-vries'],
      players: [
        {
          agents: 0,
          agentsOn: ['imperial-basin', 'arrakeen'],
          hand: ['imperial-spy', 'smugglers-thopter', 'stilgar'],
          inPlay: ['dune-the-desert-planet', 'reconnaissance'],
          discard: ['dagger'],
          conflict: 2,
        },
      ],
    });
    expect(t.options).toEqual(['reveal']);
    t.choose('reveal');
    expect(t.player(0)).toMatchObject({ spice: 1, hand: [] });
    expect(t.options).toEqual(['acquire:space-travel', 'acquire:arrakis-liaison', 'end']);
    t.choose('acquire:space-travel');
    expect(t.position.row).toEqual([
      'piter-de-vries',
      'carryall',
      'opulence',
      'lady-jessica',
      'gurney-halleck',
    ]);
    expect(types(t)).toEqual([
      'revealed',
      'persuasion-gained',
      'swords-gained',
      'persuasion-gained',
      'gained',
      'persuasion-gained',
      'swords-gained',
      'acquired',
      'row-refilled',
      'strength-set',
      'turn-ended',
    ]);
    expect(t.events()).toContainEqual({ type: 'strength-set', seat: 0, strength: 8 });
    expect(t.player(0).inPlay).toEqual([]);
    expect([...t.player(0).discard].sort()).toEqual([
      'dagger',
      'dune-the-desert-planet',
      'imperial-spy',
      'reconnaissance',
      'smugglers-thopter',
      'space-travel',
      'stilgar',
    ]);
    expect(t.seat).toBe(1);
  });

  it('[IMP-17.2] [IMP-17.3] reveals the hand and gains its Reveal boxes, not those of cards played before', () => {
    const t = table({
      players: [
        {
          hand: ['dagger', 'convincing-argument'],
          inPlay: ['stilgar', 'smugglers-thopter'],
          conflict: 1,
          intrigue: ['windfall'],
        },
      ],
    });
    t.choose('reveal');
    expect(t.events()[0]).toEqual({
      type: 'revealed',
      seat: 0,
      cards: ['dagger', 'convincing-argument'],
    });
    expect(t.player(0)).toMatchObject({
      hand: [],
      inPlay: ['stilgar', 'smugglers-thopter', 'dagger', 'convincing-argument'],
      swords: 1,
      spice: 0,
    });
    expect(persuasion(t)).toBe(2);
  });

  it('[IMP-17.4] lets the player choose the order of Reveal effects', () => {
    const arranged = { hand: ['scout', 'gun-thopter'], conflict: 0, garrison: 1 };
    const t = table({ players: [arranged] }).choose('reveal');
    expect(t.options).toEqual(['gun-thopter/deploy', 'end']);
    t.choose('gun-thopter/deploy', 1);
    expect(t.options).toEqual(['scout/retreat', 'end']);
    t.choose('scout/retreat', 1);
    expect(t.player(0)).toMatchObject({ garrison: 1, conflict: 0 });

    const other = table({ players: [{ ...arranged, conflict: 1 }] }).choose('reveal');
    expect(other.options).toEqual(['scout/retreat', 'gun-thopter/deploy', 'end']);
    other.choose('scout/retreat', 1, 'gun-thopter/deploy', 1);
    expect(other.player(0)).toMatchObject({ garrison: 1, conflict: 1 });
  });

  it('[IMP-17.5] lets Persuasion be spent before, between and after Reveal effects', () => {
    const hand = ['bene-gesserit-sister', 'gun-thopter', 'convincing-argument'];
    const t = table({ reserve: { 'arrakis-liaison': 8 }, players: [{ hand, garrison: 1 }] });
    t.choose('reveal');
    expect(t.options).toEqual([
      'bene-gesserit-sister/choose',
      'gun-thopter/deploy',
      'acquire:arrakis-liaison',
    ]);
    t.choose('acquire:arrakis-liaison');
    expect(t.options).toEqual(['bene-gesserit-sister/choose', 'gun-thopter/deploy']);
    t.choose('bene-gesserit-sister/choose', 'branch:1');
    expect(t.options).toEqual(['gun-thopter/deploy', 'acquire:arrakis-liaison', 'end']);
    t.choose('acquire:arrakis-liaison', 'gun-thopter/deploy', 1);
    expect(t.player(0).discard.filter((card) => card === 'arrakis-liaison')).toHaveLength(2);
  });

  it('[IMP-17.7] adds the Persuasion of the High Council and of an Agent in the Hall of Oratory', () => {
    const seat = { hand: ['diplomacy'], intrigue: ['windfall'] };
    const from = (more: object) =>
      persuasion(table({ players: [{ ...seat, ...more }] }).choose('reveal'));
    expect(from({})).toBe(1);
    expect(from({ council: true })).toBe(3);
    expect(from({ agentsOn: ['hall-of-oratory'] })).toBe(2);
    expect(from({ agentsOn: ['hall-of-oratory'], council: true })).toBe(4);
  });
});

describe('cards drawn on the Reveal turn', () => {
  it('[IMP-17.6] [EX-46] Refocus draws a card that is revealed at once, and its Reveal box is used', () => {
    const t = table({
      row: ['fremen-camp'],
      players: [{ hand: ['dagger'], discard: ['stilgar'], intrigue: ['refocus'], conflict: 1 }],
    });
    t.choose('reveal');
    expect(t.options).toEqual(['intrigue:refocus', 'end']);
    t.choose('intrigue:refocus');
    expect(t.player(0)).toMatchObject({ hand: [], discard: [], swords: 4 });
    expect(t.events('spectator')).toContainEqual({ type: 'drew', seat: 0, n: 1 });
    expect(t.events()).toContainEqual({ type: 'revealed', seat: 0, cards: ['stilgar'] });
    expect(t.options).toEqual(['acquire:arrakis-liaison', 'end']);
    t.choose('end');
    expect(t.player(0)).toMatchObject({ hand: [], inPlay: [] });
    expect([...t.player(0).discard].sort()).toEqual(['dagger', 'stilgar']);
  });

  it('[IMP-17.6] Water of Life reveals all three cards drawn, choices of their boxes included', () => {
    const t = table({
      players: [
        {
          water: 1,
          spice: 1,
          deck: ['stilgar', 'bene-gesserit-sister', 'smugglers-thopter', 'dagger'],
          intrigue: ['water-of-life', 'windfall'],
        },
      ],
    });
    t.choose('reveal', 'intrigue:water-of-life');
    expect(t.player(0)).toMatchObject({
      hand: [],
      inPlay: ['stilgar', 'bene-gesserit-sister', 'smugglers-thopter'],
      deck: ['dagger'],
      spice: 1,
    });
    expect(t.options).toEqual([
      'bene-gesserit-sister/choose',
      'acquire:arrakis-liaison',
      'intrigue:windfall',
    ]);
  });

  it('[IMP-17.6] nobody takes a card drawn from the known top for a card in hand', () => {
    const t = table({
      row: ['stilgar'],
      players: [
        {
          water: 1,
          spice: 1,
          hand: ['lady-jessica', 'piter-de-vries'],
          intrigue: ['recruitment-mission', 'water-of-life'],
        },
      ],
    });
    t.choose('intrigue:recruitment-mission', 'reveal', 'acquire:stilgar', 'deck');
    expect(t.match.view(1).players[0]).toMatchObject({ deckTop: ['stilgar'], handSize: 0 });
    t.choose('intrigue:water-of-life');
    expect(t.player(0).inPlay).toContain('stilgar');
    expect(t.match.view(1).players[0]).toMatchObject({ deckTop: [], hand: [], handSize: 0 });
  });
});

describe('Fremen Bond', () => {
  const spice = (player: object): number =>
    table({ players: [player] })
      .choose('reveal')
      .player(0).spice;

  it('[IMP-17.8] needs another Fremen card in play, whatever its Faction beside', () => {
    expect(spice({ hand: ['spice-hunter'] })).toBe(0);
    expect(spice({ hand: ['spice-hunter', 'dagger'] })).toBe(0);
    expect(spice({ hand: ['spice-hunter', 'liet-kynes'] })).toBe(1);
  });

  it('[IMP-17.8] [AMB-1] two Bond cards activate each other, whatever the order', () => {
    expect(spice({ hand: ['spice-hunter', 'spice-hunter'] })).toBe(2);
    const t = table({
      players: [{ hand: ['fedaykin-death-commando', 'spice-hunter'], conflict: 1 }],
    });
    t.choose('reveal', 'end');
    expect(t.player(0).spice).toBe(1);
    expect(t.events()).toContainEqual({ type: 'strength-set', seat: 0, strength: 2 + 3 + 1 });
  });

  it('[IMP-17.9] counts a Fremen card played on an Agent turn of the round', () => {
    expect(spice({ hand: ['spice-hunter'], inPlay: ['stilgar'] })).toBe(1);
    expect(spice({ hand: ['spice-hunter'], discard: ['stilgar'] })).toBe(0);
  });

  it('[IMP-17.8] is met by a Fremen card revealed later in the turn', () => {
    const t = table({
      players: [{ hand: ['spice-hunter'], deck: ['stilgar'], intrigue: ['refocus'] }],
    });
    t.choose('reveal');
    expect(t.player(0).spice).toBe(0);
    t.choose('intrigue:refocus');
    expect(t.player(0).spice).toBe(1);
  });

  it('[EX-41] [IMP-17.9] [IMP-29.7] Liet Kynes counts himself, another revealed and one played earlier', () => {
    const t = table({
      players: [
        {
          hand: ['liet-kynes', 'crysknife'],
          inPlay: ['fremen-camp', 'reconnaissance'],
          intrigue: ['windfall'],
        },
      ],
    });
    t.choose('reveal');
    expect(t.options).toEqual(['liet-kynes/persuasion', 'intrigue:windfall']);
    t.choose('liet-kynes/persuasion');
    expect(persuasion(t)).toBe(6);
  });
});

describe('clean up', () => {
  it('[IMP-20.1] [IMP-20.3] all cards in play are discarded, Agents stay on the board', () => {
    const t = table({
      players: [
        {
          agents: 0,
          agentsOn: ['wealth', 'arrakeen'],
          hand: ['dagger'],
          inPlay: ['diplomacy', 'reconnaissance'],
          discard: ['seek-allies'],
        },
      ],
    });
    t.choose('reveal');
    expect(t.seat).toBe(1);
    expect(t.player(0)).toMatchObject({ hand: [], inPlay: [], agentsOn: ['wealth', 'arrakeen'] });
    expect([...t.player(0).discard].sort()).toEqual([
      'dagger',
      'diplomacy',
      'reconnaissance',
      'seek-allies',
    ]);
    t.choose('reveal', 'reveal');
    expect(t.player(0).agentsOn).toEqual([]);
  });

  it('[IMP-20.2] [IMP-4.4] Persuasion that was not spent is lost, also for the next Reveal turn', () => {
    const t = table({
      players: [{ hand: ['convincing-argument'], deck: ['diplomacy'], intrigue: ['windfall'] }],
    });
    t.choose('reveal');
    expect(t.options).toEqual(['acquire:arrakis-liaison', 'intrigue:windfall', 'end']);
    t.choose('end');
    t.runUntil(({ round, active }) => round === 2 && active === 0);
    t.choose('reveal');
    expect(t.player(0).inPlay).toEqual(['diplomacy', 'convincing-argument']);
    expect(t.why('acquire:the-spice-must-flow')?.args).toEqual({ cost: 9, persuasion: 3 });
  });
});
