import { always, never, verbs } from '../../rules/vocabulary.ts';
import { moveFreighter } from '../freighter.ts';
import { chooseTile, placeNegotiators, tilesFor } from '../tech.ts';

/** Freighters, tech tiles and Negotiators. */
export const TRADE = verbs({
  freighter: {
    plain: never,
    optional: always,
    welcome: true, // I-A-32
    possible: always,
    run: moveFreighter,
  },
  tech: {
    plain: never,
    optional: always,
    possible: (game, seat, effect) => tilesFor(game, seat, effect).length > 0,
    run: chooseTile,
    needed: 'IX-3.9',
  },
  negotiator: {
    plain: never,
    optional: always,
    welcome: true, // I-A-31
    possible: ({ players }, seat) => players[seat]!.supply > 0,
    fromSupply: (_game, _seat, { n }) => n,
    run: placeNegotiators,
  },
});
