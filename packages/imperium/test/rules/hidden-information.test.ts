import { type Position, type Table, table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

const PAUL = 'paul-atreides';
const BARON = 'baron-vladimir-harkonnen';
const OTHERS = [1, 2, 'spectator'] as const;

const VIEWERS = [0, ...OTHERS];

/** What somebody sees of seat 0, alone as well as together with everybody else. */
function seen({ match }: Table, viewer: (typeof VIEWERS)[number]) {
  const alone = match.view(viewer);
  expect(match.views(VIEWERS)[VIEWERS.indexOf(viewer)]).toEqual(alone);
  return alone.players[0]!;
}

describe('hands and decks', () => {
  const position: Position = {
    players: [
      {
        hand: ['dagger', 'chani'],
        deck: ['scout', 'diplomacy', 'dr-yueh'],
        inPlay: ['the-voice'],
        discard: ['stilgar'],
        intrigue: ['windfall', 'ambush'],
        solari: 3,
        spice: 2,
        water: 1,
        vp: 4,
        influence: { fremen: 2 },
      },
    ],
    intrigueDeck: ['bribery', 'charisma'],
    imperiumDeck: ['carryall', 'opulence'],
    trashed: ['seek-allies'],
  };

  it('[IMP-3.15] the owner sees the hand and what the deck holds, but not in which order', () => {
    const own = seen(table(position), 0);
    expect(own.hand).toEqual(['dagger', 'chani']);
    expect(own.deckCards).toEqual(['diplomacy', 'dr-yueh', 'scout']);
    expect(own.deckTop).toEqual([]);
    expect(own.intrigue).toEqual(['windfall', 'ambush']);
  });

  it.each(OTHERS)('[IMP-3.15] [IMP-6.1] others see how many cards there are (%s)', (viewer) => {
    const theirs = seen(table(position), viewer);
    expect(theirs).toMatchObject({ handSize: 2, deckSize: 3, intrigueCount: 2 });
    expect(theirs).toMatchObject({ hand: [], deckCards: null, deckTop: [], intrigue: [] });
  });

  it.each(OTHERS)('[IMP-3.15] others see everything that lies open (%s)', (viewer) => {
    const t = table(position);
    expect(seen(t, viewer)).toMatchObject({
      inPlay: ['the-voice'],
      discard: ['stilgar'],
      solari: 3,
      spice: 2,
      water: 1,
      vp: 4,
      influence: { fremen: 2 },
      garrison: 3,
      supply: 9,
      agents: 2,
      strength: 0,
    });
    expect(t.match.view(viewer)).toMatchObject({
      trashed: ['seek-allies'],
      intrigueDeckSize: 2,
      imperiumDeckSize: 2,
      conflictDeckSize: 3,
    });
  });

  it('[IMP-3.15] no view tells the order of a deck', () => {
    const turned = <T>(pile: readonly T[]) => pile.toReversed();
    const [owner] = position.players!;
    const a = table({ ...position, conflictDeck: ['desert-power', 'machinations'] });
    const b = table({
      ...position,
      conflictDeck: ['machinations', 'desert-power'],
      intrigueDeck: turned(position.intrigueDeck!),
      imperiumDeck: turned(position.imperiumDeck!),
      players: [{ ...owner, deck: turned(owner!.deck!) }],
    });
    for (const viewer of [0, ...OTHERS] as const)
      expect(b.match.view(viewer)).toEqual(a.match.view(viewer));
  });

  it('[IMP-3.15] only the owner hears what was drawn', () => {
    const t = table({
      players: [{ hand: ['reconnaissance'], deck: ['chani'] }],
      intrigueDeck: ['charisma'],
    });
    t.play('reconnaissance', 'arrakeen').choose('arrakeen/draw');
    expect(t.events(0)).toContainEqual({
      type: 'drew',
      seat: 0,
      n: 1,
      secret: { to: [0], cards: ['chani'] },
    });
    for (const viewer of [1, 'spectator'] as const) {
      expect(t.events(viewer)).toContainEqual({ type: 'drew', seat: 0, n: 1 });
      expect(JSON.stringify(t.events(viewer))).not.toContain('chani');
    }
  });

  it('[IMP-6.2] an Intrigue card is shown when it is played, not before', () => {
    const t = table({ players: [{ intrigue: ['windfall', 'ambush'] }] });
    const told = () => JSON.stringify([t.events(1), t.match.view(1), t.match.waiting]);
    expect(told()).not.toContain('windfall');
    t.choose('intrigue:windfall');
    expect(t.events(1)).toContainEqual({
      type: 'intrigue-played',
      seat: 0,
      intrigue: 'windfall',
      mode: 0,
    });
    expect(told()).not.toContain('ambush');
    expect(seen(t, 1).intrigueCount).toBe(1);
  });
});

describe('the secret tokens of the Baron', () => {
  const secretFactions = ['emperor', 'fremen'] as const;
  const baron = { leader: BARON, garrison: 4, intrigue: ['rapid-mobilization'], secretFactions };

  it('[IMP-3.15] others know only that they are there, until they are revealed', () => {
    const t = table({ players: [baron] });
    expect(seen(t, 0).tokens).toEqual({ factions: secretFactions, revealed: false });
    for (const viewer of OTHERS)
      expect(seen(t, viewer).tokens).toEqual({ factions: null, revealed: false });
    t.choose('intrigue:rapid-mobilization', 4);
    for (const viewer of OTHERS)
      expect(seen(t, viewer).tokens).toEqual({ factions: secretFactions, revealed: true });
  });
});

describe('what was once open stays known', () => {
  it('[IMP-3.15] [AMB-39] a card that everybody saw going to a hand', () => {
    const t = table({
      players: [{ hand: ['other-memory', 'dagger'], discard: ['the-voice'], agents: 2 }],
    });
    t.play('other-memory', 'secure-contract').choose('branch:2');
    expect(t.player(0).hand).toEqual(['dagger', 'the-voice']);
    for (const viewer of OTHERS)
      expect(seen(t, viewer)).toMatchObject({ handSize: 2, hand: ['the-voice'] });
    t.runUntil(({ active }) => active === 0).play('the-voice', 'arrakeen');
    for (const viewer of OTHERS) expect(seen(t, viewer)).toMatchObject({ handSize: 1, hand: [] });
  });

  it('[IMP-3.15] [AMB-39] one of two such cards, when the other has left the hand', () => {
    const t = table({
      row: ['stilgar'],
      players: [
        {
          hand: ['other-memory', 'reconnaissance'],
          discard: ['the-voice'],
          intrigue: ['bypass-protocol'],
          spice: 2,
          agents: 3,
        },
      ],
    });
    t.choose('intrigue:bypass-protocol/2', 'acquire:stilgar');
    t.play('other-memory', 'secure-contract').choose('branch:2');
    t.runUntil(({ active }) => active === 0).play('reconnaissance', 'arrakeen');
    t.choose('arrakeen/draw');
    expect(seen(t, 1).hand).toEqual(['the-voice', 'stilgar']);
    t.choose('end').runUntil(({ active }) => active === 0);
    t.play('the-voice', 'carthag');
    expect(seen(t, 1)).toMatchObject({ handSize: 1, hand: ['stilgar'] });
  });

  const onDeck = {
    row: ['stilgar'],
    players: [
      {
        hand: ['reconnaissance'],
        deck: ['chani'],
        spice: 2,
        intrigue: ['bypass-protocol', 'refocus'],
      },
    ],
  };
  const ontoDeck = () => table(onDeck).choose('intrigue:bypass-protocol/2', 'acquire:stilgar');

  it('[IMP-3.15] [AMB-39] a card that everybody saw going on top of a deck', () => {
    const t = ontoDeck();
    for (const viewer of [0, ...OTHERS] as const)
      expect(seen(t, viewer)).toMatchObject({ deckSize: 2, deckTop: ['stilgar'] });
    t.play('reconnaissance', 'arrakeen').choose('arrakeen/draw');
    expect(t.player(0).hand).toEqual(['stilgar']);
    for (const viewer of OTHERS)
      expect(seen(t, viewer)).toMatchObject({ hand: ['stilgar'], deckTop: [] });
  });

  it('[IMP-3.15] a shuffle makes everybody forget', () => {
    const t = ontoDeck().choose('intrigue:refocus');
    expect(t.player(0).hand).toHaveLength(2);
    for (const viewer of OTHERS) expect(seen(t, viewer)).toMatchObject({ hand: [], deckTop: [] });
    expect(seen(t, 0).deckTop).toEqual([]);
  });
});

describe('looking at the top of the deck', () => {
  it('[IMP-3.15] Poison Snooper shows it to its owner alone, also when it is then drawn', () => {
    const t = table({ players: [{ deck: ['chani', 'scout'], intrigue: ['poison-snooper'] }] });
    t.choose('intrigue:poison-snooper');
    expect(seen(t, 0).deckTop).toEqual(['chani']);
    t.choose('draw');
    expect(t.player(0).hand).toEqual(['chani']);
    expect(seen(t, 0).deckTop).toEqual([]);
    for (const viewer of [1, 'spectator'] as const) {
      expect(seen(t, viewer)).toMatchObject({ handSize: 1, hand: [], deckTop: [] });
      expect(JSON.stringify(t.events(viewer))).not.toContain('chani');
    }
  });

  it('[IMP-3.15] trashed from the deck, a card is seen by all and cannot be taken back', () => {
    const t = table({ players: [{ deck: ['chani', 'scout'], intrigue: ['poison-snooper'] }] });
    t.choose('intrigue:poison-snooper', 'trash');
    expect(t.match.view('spectator').trashed).toEqual(['chani']);
    expect(t.match.canUndo(0)).toBe(false);
  });

  it('[IMP-3.15] Paul sees his, and nobody else does', () => {
    const t = table({
      players: [{ leader: PAUL, deck: ['chani', 'scout'] }, { deck: ['dagger'] }],
    });
    expect(seen(t, 0).deckTop).toEqual(['chani']);
    for (const viewer of OTHERS) expect(seen(t, viewer).deckTop).toEqual([]);
    expect(t.match.view(1).players[1]!.deckTop).toEqual([]);
  });

  it('[EX-55] [IMP-26.11] with an empty deck Paul sees nothing, and nothing is shuffled', () => {
    const paul = { leader: PAUL, discard: ['chani', 'scout'], intrigue: ['poison-snooper'] };
    const t = table({ players: [paul] });
    expect(seen(t, 0)).toMatchObject({ deckTop: [], deckSize: 0, discard: ['scout', 'chani'] });
    expect(t.why('intrigue:poison-snooper')?.rule).toBe('IMP-26.11');
    expect(t.events().map(({ type }) => type)).not.toContain('reshuffled');
  });
});

describe('a stolen Intrigue card', () => {
  const FOUR = ['charisma', 'infiltrate', 'refocus', 'windfall'];

  it('[IMP-6.13] [AMB-32] is known to giver and taker only', () => {
    const t = table({ players: [{ hand: ['diplomacy'] }, { intrigue: FOUR }] });
    t.play('diplomacy', 'secrets');
    const [card] = t.player(0).intrigue;
    expect(seen(t, 0).intrigue).toEqual([card]);
    expect(seen(t, 1).intrigue).toEqual([card]);
    expect(t.events(1)).toContainEqual({
      type: 'intrigue-stolen',
      seat: 0,
      from: 1,
      secret: { to: [0, 1], card },
    });
    for (const viewer of [2, 'spectator'] as const) {
      expect(seen(t, viewer)).toMatchObject({ intrigueCount: 1, intrigue: [] });
      expect(t.events(viewer)).toContainEqual({ type: 'intrigue-stolen', seat: 0, from: 1 });
      expect(JSON.stringify(t.events(viewer))).not.toContain(card);
    }
  });

  it('[IMP-6.13] is known to be gone once it is played', () => {
    const t = table({
      intrigueDeck: ['ambush'],
      players: [{ hand: ['diplomacy'] }, { intrigue: Array(4).fill('windfall') }],
    });
    t.play('diplomacy', 'secrets').choose('secrets/intrigue', 'secrets/steal-intrigue');
    expect(seen(t, 1)).toMatchObject({ intrigueCount: 2, intrigue: ['windfall'] });
    t.choose('intrigue:windfall');
    expect(seen(t, 1)).toMatchObject({ intrigueCount: 1, intrigue: [] });
  });

  it('[IMP-6.13] stolen again, its first owner cannot tell whether it was taken', () => {
    const spare = ['ambush', 'bribery', 'double-cross', 'tiebreaker', 'staged-incident'];
    const outcomes = [3, 4, 5].map((n) => {
      const t = table({
        firstPlayer: 1,
        players: [
          { hand: ['kwisatz-haderach'] },
          { hand: ['diplomacy'], intrigue: spare.slice(0, n) },
          { intrigue: FOUR },
        ],
      });
      t.play('diplomacy', 'secrets').choose('secrets/steal-intrigue');
      const known = t.match.view(2).players[1]!.intrigue;
      expect(known).toHaveLength(1);
      t.runUntil(({ active }) => active === 0).play('kwisatz-haderach', 'secrets');
      expect(t.player(0).intrigue).toHaveLength(1);
      expect(t.match.view(2).players[1]!.intrigue).toEqual([]);
      expect(t.match.view(2).players[0]!.intrigue).toEqual([]);
      expect(t.match.view(1).players[0]!.intrigue).toEqual(t.player(0).intrigue);
      return t.player(1).intrigue.includes(known[0]!);
    });
    expect(outcomes).toContain(true);
  });
});
