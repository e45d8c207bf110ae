import { describe, expect, it } from 'vitest';
import {
  duel,
  houseActed,
  NAMED_SPACES,
  revealed,
  rivalActed,
  solo,
  told,
  X,
  Y,
} from './tables.ts';

const BOTH = {
  carthag: 3,
  conspire: 2,
  foldspace: 2,
  'hall-of-oratory': 2,
  'hardy-warriors': 1,
  'harvest-spice': 5,
  heighliner: 1,
  'rally-troops': 2,
  secrets: 1,
  'selective-breeding': 2,
  stillsuits: 2,
  wealth: 1,
};

function counted(cards: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const card of cards) found[card] = (found[card] ?? 0) + 1;
  return found;
}

/** The whole deck but for some cards. */
function rest(deck: readonly string[], ...without: string[]): string[] {
  const left = deck.slice();
  for (const card of without) left.splice(left.indexOf(card), 1);
  return left;
}

describe('the Hagal deck', () => {
  it('[HAG-1.2] alone: 27 cards, none of them marked for two players', () => {
    expect(counted(solo().position.hagalDeck)).toEqual({ ...BOTH, 'arrakeen-1p': 3 });
  });

  it('[HAG-1.3] for two players: 28 cards, none of them marked for one', () => {
    expect(counted(duel().position.hagalDeck)).toEqual({
      ...BOTH,
      'arrakeen-2p': 3,
      reshuffle: 1,
    });
  });

  it('[IMP-1.9] is not there at a table of three or four', () => {
    for (const players of [3, 4] as const) {
      const { match } = solo({}, { players });
      expect(match.state.hagal).toBeUndefined();
      expect(match.view(0)).not.toHaveProperty('hagal');
    }
  });

  it('[HAG-1.5] used or ignored, a revealed card goes to the discard pile', () => {
    const t = rivalActed(['wealth', 'foldspace', 'secrets'], { person: { agentsOn: ['wealth'] } });
    expect(t.position.hagalDiscard).toEqual(['foldspace', 'wealth']);
    expect(t.position.hagalDeck[0]).toBe('secrets');
    expect(t.position.hagalDeck).toHaveLength(25);
  });

  it('[HAG-1.6] an empty deck is made anew of the discard pile, and revealing goes on', () => {
    const hagalDiscard = rest(solo().position.hagalDeck, 'wealth');
    const t = rivalActed(['wealth'], { hagalDiscard, person: { agentsOn: ['wealth'] } });
    expect(told(t, 'hagal-reshuffled')).toHaveLength(1);
    expect(t.player(X).agentsOn).toHaveLength(1);
    const { hagalDeck: deck, hagalDiscard: discard } = t.position;
    expect(discard).toEqual(
      revealed(t)
        .slice(1)
        .map(([card]) => card)
        .toReversed(),
    );
    expect(counted([...deck, ...discard])).toEqual({ ...BOTH, 'arrakeen-1p': 3 });
  });

  it('[HAG-1.6] [RUL-10] at once: the last card goes along, although it is the one being used', () => {
    const hagalDiscard = rest(solo().position.hagalDeck, 'foldspace');
    const t = rivalActed(['foldspace'], { hagalDiscard });
    expect(t.player(X).agentsOn).toEqual(['foldspace']);
    expect(t.position.hagalDiscard).toEqual([]);
    expect(counted(t.position.hagalDeck)).toEqual({ ...BOTH, 'arrakeen-1p': 3 });
  });

  it('[HAG-1.7] [AMB-H5] Reshuffle shuffles all cards, itself included, and another is revealed', () => {
    const hagalDiscard = ['secrets', 'heighliner', 'hardy-warriors', 'wealth'];
    const t = houseActed(['reshuffle'], { hagalDiscard });
    expect(revealed(t)[0]).toEqual(['reshuffle', 'reshuffle']);
    expect(t.player(2).agentsOn).toHaveLength(1);
    const since = revealed(t).slice(told(t, 'hagal-reshuffled').length);
    expect(t.position.hagalDiscard).toHaveLength(since.length);
    expect(counted([...t.position.hagalDeck, ...t.position.hagalDiscard])).toEqual({
      ...BOTH,
      'arrakeen-2p': 3,
      reshuffle: 1,
    });
  });

  it('[AMB-H5] Reshuffle can come up again', () => {
    // One card is open to House Hagal, so that many are revealed before it comes.
    const agentsOn = NAMED_SPACES.filter((space) => space !== 'wealth');
    const times = [0, 1, 2, 3, 4].map((n) => {
      const hagalDiscard = ['wealth', ...Array(n).fill('harvest-spice')];
      const t = houseActed(['reshuffle'], { a: { agents: 0, agentsOn }, hagalDiscard });
      expect(t.player(2).agentsOn).toEqual(['wealth']);
      return revealed(t).filter(([card]) => card === 'reshuffle').length;
    });
    expect(Math.max(...times)).toBeGreaterThan(1);
  });

  it('[HAG-1.8] is common to all Rivals', () => {
    const t = solo({
      active: X,
      hagalDeck: ['wealth', 'secrets'],
      players: [{}, { agents: 1 }, { agents: 1 }],
    });
    expect(t.player(X).agentsOn).toEqual(['wealth']);
    expect(t.player(Y).agentsOn).toEqual(['secrets']);
  });

  it('[HAG-1.8] its order is hidden from everyone, its discard pile is public', () => {
    const deck = ['wealth', 'secrets', 'conspire', 'stillsuits'];
    const laid = (hagalDeck: string[]) => solo({ hagalDeck, hagalDiscard: ['foldspace'] });
    const [a, b] = [laid(deck), laid(deck.toReversed())];
    for (const viewer of [0, 'spectator'] as const) {
      expect(a.match.view(viewer).hagal).toMatchObject({ deckSize: 26, discard: ['foldspace'] });
      expect(a.match.view(viewer)).toEqual(b.match.view(viewer));
    }
  });
});
