import { type Table, table } from '@landsraad/imperium/scenario';
import { type Seat, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';

const EVERYBODY = [0, 1, 2];
const WORLDS = Array.from({ length: 40 }, (_, i) => `world ${i}`);

/** The table as a seat may think that it lies, again and again: to the seat it looks the same. */
function imagined(t: Table, seat: Seat) {
  return WORLDS.map((seed) => {
    const world = t.match.fork();
    world.imagine(seat, seeded(seed));
    expect(world.view(seat)).toEqual(t.match.view(seat));
    return world.state.players;
  });
}

const different = (things: readonly unknown[]) => new Set(things).size;

describe('a card that everybody saw going on top of a deck', () => {
  const ontoDeck = () =>
    table({
      row: ['stilgar'],
      players: [
        {
          hand: ['reconnaissance', 'dagger'],
          deck: ['chani', 'scout', 'diplomacy', 'dr-yueh'],
          spice: 2,
          intrigue: ['bypass-protocol'],
        },
      ],
    }).choose('intrigue:bypass-protocol/2', 'acquire:stilgar');

  it.each(EVERYBODY)('[IMP-3.15] [AMB-39] is imagined there, above any others (%i)', (seat) => {
    const decks = imagined(ontoDeck(), seat).map(([owner]) => owner!.deck);
    for (const deck of decks) expect(deck.at(-1)).toBe('stilgar');
    expect(different(decks.map((deck) => deck.at(-2)))).toBeGreaterThan(2);
  });

  it('[IMP-3.15] [AMB-39] is imagined in the hand once it is drawn, beside any other', () => {
    const t = ontoDeck().play('reconnaissance', 'arrakeen').choose('arrakeen/draw');
    expect(t.player(0).hand).toEqual(['dagger', 'stilgar']);
    const hands = imagined(t, 1).map(([owner]) => owner!.hand);
    for (const hand of hands) expect(hand).toContain('stilgar');
    expect(different(hands.map((hand) => hand.toSorted().join()))).toBeGreaterThan(2);
  });
});

describe('the top of a deck that its owner alone has seen', () => {
  const deck = ['chani', 'scout', 'diplomacy', 'dr-yueh'];

  it.each([
    ['Paul', table({ players: [{ leader: 'paul-atreides', deck }] })],
    [
      'Poison Snooper',
      table({ players: [{ deck, intrigue: ['poison-snooper'] }] }).choose(
        'intrigue:poison-snooper',
      ),
    ],
  ])('[IMP-3.15] is imagined there by the owner, and anywhere by others (%s)', (_, t) => {
    const tops = (seat: Seat) => imagined(t, seat).map(([owner]) => owner!.deck.at(-1));
    expect(different(tops(0))).toBe(1);
    expect(tops(0)).toContain('chani');
    expect(different(tops(1))).toBeGreaterThan(2);
  });
});

describe('a stolen Intrigue card', () => {
  it('[IMP-6.13] [AMB-32] is imagined with its thief by the one it was taken from, not by others', () => {
    const t = table({
      intrigueDeck: ['ambush', 'bribery'],
      players: [
        { hand: ['diplomacy'], intrigue: ['tiebreaker'] },
        { intrigue: ['charisma', 'infiltrate', 'refocus', 'windfall'] },
        { intrigue: ['double-cross'] },
      ],
    });
    t.play('diplomacy', 'secrets').choose('secrets/steal-intrigue');
    const stolen = t.player(0).intrigue.find((card) => card !== 'tiebreaker');
    const hands = (seat: Seat) => imagined(t, seat).map(([thief]) => thief!.intrigue);
    for (const hand of hands(1)) expect(hand).toContain(stolen);
    expect(different(hands(1).map((hand) => hand.toSorted().join()))).toBeGreaterThan(2);
    expect(hands(2).every((hand) => hand.includes(stolen!))).toBe(false);
  });
});

describe('the secret tokens of the Baron', () => {
  const baron = {
    leader: 'baron-vladimir-harkonnen',
    garrison: 4,
    intrigue: ['rapid-mobilization'],
    secretFactions: ['emperor', 'fremen'] as const,
  };
  const tokens = (t: Table, seat: Seat) =>
    imagined(t, seat).map(([owner]) => owner!.tokens!.factions.join());

  it('[IMP-3.15] are imagined as any two until they are revealed, except by the Baron', () => {
    const t = table({ players: [baron] });
    expect(different(tokens(t, 0))).toBe(1);
    expect(different(tokens(t, 1))).toBe(6);
    t.choose('intrigue:rapid-mobilization', 4);
    expect(different(tokens(t, 1))).toBe(1);
  });
});
