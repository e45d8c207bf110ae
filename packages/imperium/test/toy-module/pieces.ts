import { copiesOf, dealAnew, miscounted, shuffle } from '@landsraad/kernel';
import { cardsFrom, printedAt } from '../../src/content/printed.ts';
import { UNKNOWN } from '../../src/content/unknown.ts';
import type { Pieces } from '../../src/rules/extension.ts';
import { fromTop } from '../../src/scenario/piles.ts';
import type { Imperium } from '../../src/state.ts';
import { FLYERS } from './flyers.ts';
import {
  type ToyGame,
  type ToyPosition,
  type ToyState,
  type ToyView,
  toy,
  toyOf,
} from './types.ts';

const STALL_SIZE = 2;

function copyOf(state: ToyState): ToyState {
  return {
    deck: state.deck.slice(),
    stall: state.stall.slice(),
    scrap: state.scrap.slice(),
    at: state.at.slice(),
    flyers: state.flyers.map((flyers) => ({ ...flyers })),
    holding: state.holding.map((held) => ({ ...held })),
    whistled: state.whistled.slice(),
    medals: state.medals.slice(),
  };
}

function lay(game: Imperium): void {
  const deck = shuffle(game.random, copiesOf(cardsFrom(printedAt(game.options), toy('toy-stall'))));
  (game as ToyGame).toy = {
    deck,
    stall: deck.splice(-STALL_SIZE),
    scrap: game.players.map(() => 0),
    at: game.players.map(() => 0),
    flyers: game.players.map(() => ({ supply: FLYERS, garrison: 0, conflict: 0 })),
    holding: [],
    whistled: [],
    medals: [],
  };
}

export const pieces: Pieces = {
  lay,
  clone: (copy) => {
    (copy as ToyGame).toy = copyOf(toyOf(copy));
  },
  view: (game) => {
    const { deck, ...open } = copyOf(toyOf(game));
    return toy({ toy: { ...open, deckSize: deck.length } });
  },
  suppose: (game, view) => {
    const { deckSize, ...open } = (view as ToyView).toy!;
    const deck = Array<string>(deckSize).fill(UNKNOWN);
    (game as ToyGame).toy = copyOf({ ...open, deck });
  },
  imagine: (game, _, random) => void dealAnew(random, toyOf(game).deck),
  troops: (game, seat) => toyOf(game).scrap[seat]!,
  cards: (game) => [...toyOf(game).deck, ...toyOf(game).stall],
  faults: (game) => {
    const { flyers, holding, scrap } = toyOf(game);
    const held = holding.map(({ seat }) => `${seat}`);
    const found = flyers.flatMap(({ supply, garrison, conflict }, seat) =>
      Array<string>(supply + garrison + conflict).fill(`${seat}`),
    );
    const expected = new Map(flyers.map((_, seat) => [`${seat}`, FLYERS]));
    return [
      ...miscounted('flyer of seat', [...found, ...held], expected),
      ...scrap.flatMap((n, seat) => (n < 0 ? [`seat ${seat}: ${n} scrap`] : [])),
    ];
  },
  arrange: (game, position) => {
    const { deck, ...open } = (position as ToyPosition).toy ?? {};
    Object.assign(toyOf(game), open, deck && { deck: fromTop(deck) });
  },
  describe: (game) => {
    const { deck, ...open } = copyOf(toyOf(game));
    return toy({ toy: { ...open, deck: fromTop(deck) } });
  },
};
