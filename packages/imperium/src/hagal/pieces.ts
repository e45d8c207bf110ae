import { dealAnew, without } from '@landsraad/kernel';
import type { Pieces } from '../rules/extension.ts';
import { fromTop } from '../scenario/piles.ts';
import { faults } from './faults.ts';
import { lay } from './setup.ts';

/** The Hagal cards. */
export const pieces: Pieces = {
  lay,
  clone: (copy) => {
    const { deck, discard, shown } = copy.hagal!;
    copy.hagal = { deck: deck.slice(), discard: discard.slice(), shown };
  },
  view: ({ hagal }) => {
    const { deck, discard, shown } = hagal!;
    return { hagal: { deckSize: deck.length, discard: discard.slice(), shown } };
  },
  suppose: (game, { hagal }) => {
    const { discard, shown } = hagal!;
    game.hagal = { deck: [], discard: discard.slice(), shown };
  },
  imagine: ({ hagal }, _, random) => void dealAnew(random, hagal!.deck),
  faults,
  // What is not named of the deck lies below, as it was shuffled.
  arrange: ({ hagal }, { hagalDeck = [], hagalDiscard = [] }) => {
    hagal!.discard = fromTop(hagalDiscard);
    hagal!.deck = [...without(hagal!.deck, [...hagalDeck, ...hagalDiscard]), ...fromTop(hagalDeck)];
  },
  describe: ({ hagal }) => ({
    hagalDeck: fromTop(hagal!.deck),
    hagalDiscard: fromTop(hagal!.discard),
  }),
};
