import type { Flow, Game } from '@landsraad/kernel';
import { clone } from './clone.ts';
import { faults } from './faults.ts';
import { imagine } from './imagine.ts';
import { type DuneOptions, OPTION_SETS, optionsFor, parseOptions, seatsOf } from './options.ts';
import { orders } from './orders.ts';
import { battles } from './rules/battle.ts';
import { bidding } from './rules/bidding.ts';
import { charity } from './rules/charity.ts';
import { collection } from './rules/collection.ts';
import { mentatPause, ranking } from './rules/mentat.ts';
import { lapseOffers, unasked } from './rules/offers.ts';
import { revival } from './rules/revival.ts';
import { keepTraitors, placeFirstForces, predict, setup } from './rules/setup.ts';
import { shipAndMove } from './rules/ship-and-move.ts';
import { spiceBlow } from './rules/spice-blow.ts';
import { storm } from './rules/storm.ts';
import type { Dune } from './state.ts';
import { OLDEST, VERSION } from './versions.ts';
import { type DuneView, glimpse, view } from './view.ts';

/** DUN-2.7: the nine phases in their order. */
function next(game: Dune): Flow | null {
  lapseOffers(game);
  switch (game.phase) {
    case 'prediction':
      return predict(game);
    case 'traitors':
      return keepTraitors(game);
    case 'first-forces':
      return placeFirstForces(game);
    case 'storm':
      return storm(game);
    case 'spice-blow':
      return spiceBlow(game);
    case 'charity':
      return charity(game);
    case 'bidding':
      return bidding(game);
    case 'revival':
      return revival(game);
    case 'shipment':
      return shipAndMove(game);
    case 'battle':
      return battles(game);
    case 'collection':
      return collection(game);
    case 'mentat':
      return mentatPause(game);
    case 'over':
      return null;
  }
}

const BEFORE_THE_FIRST: readonly Dune['phase'][] = ['prediction', 'traitors', 'first-forces'];

export type DuneGame = Game<Dune, DuneOptions, DuneView>;

export const dune: DuneGame = {
  id: 'dune',
  version: VERSION,
  oldest: OLDEST,
  parseOptions,
  optionSets: OPTION_SETS,
  seats: (options) => options.factions.length,
  optionsFor,
  seatsOf,
  setup,
  next,
  unasked,
  orders,
  alliesOf: ({ factions }, seat) => factions[seat]!.allies,
  clone,
  view,
  glimpse,
  imagine,
  round: ({ phase, turn }) => (BEFORE_THE_FIRST.includes(phase) ? 0 : turn),
  result: (game) => (game.phase === 'over' ? ranking(game) : null),
  faults,
};
