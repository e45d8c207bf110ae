import { type Flow, type Game, once, type Seat } from '@landsraad/kernel';
import { clone } from './clone.ts';
import { isLeader, leaderOf } from './content/index.ts';
import { faults } from './faults.ts';
import type { LeaderId } from './ids.ts';
import { imagine } from './imagine.ts';
import { type ImperiumOptions, optionsWith } from './options.ts';
import { suppose } from './preview/suppose.ts';
import { PURCHASES } from './rules/acquire.ts';
import { combat } from './rules/combat.ts';
import { EFFECTS } from './rules/effects-menu.ts';
import { endgame, ranking } from './rules/endgame.ts';
import { automataOf, type Extension, gather, isPlayed } from './rules/extension.ts';
import { PLOTS } from './rules/intrigue.ts';
import { BASE_MARKETS } from './rules/markets.ts';
import { playerTurn, SENDING } from './rules/player-turn.ts';
import { makers, recall } from './rules/round-end.ts';
import { roundStart } from './rules/round-start.ts';
import { beginGame, setup, takeLeaders } from './rules/setup.ts';
import { DEPLOYMENT, TROOP } from './rules/units.ts';
import type { Vocabulary } from './rules/vocabulary.ts';
import type { Imperium } from './state.ts';
import { OLDEST, VERSION } from './versions.ts';
import { type ImperiumView, view, views } from './view.ts';

/** IMP-7.1, 7.2: the phases in their order; those that ask nothing run on. */
function next(game: Imperium): Flow | null {
  switch (game.phase) {
    case 'leaders':
      return takeLeaders(game);
    case 'secret-factions':
      return beginGame(game);
    case 'round-start':
      return roundStart(game);
    case 'turns':
      return isPlayed(game, game.active)
        ? playerTurn(game, game.active)
        : automataOf(game).turn(game, game.active);
    case 'combat':
      return combat(game);
    case 'makers':
      makers(game);
      return next(game);
    case 'recall':
      recall(game);
      return next(game);
    case 'endgame':
      return endgame(game);
    case 'over':
      return null;
  }
}

export type ImperiumGame = Game<Imperium, ImperiumOptions, ImperiumView>;

/** A game that can be thought ahead in. */
export interface SupposableGame extends ImperiumGame {
  /** The seat's turn, the open one or its next, at a table that is made of its view alone. */
  suppose(view: ImperiumView, seat: Seat): Imperium;
}

/** Dune: Imperium with these modules, each there at the tables whose options ask for it. */
export function imperiumWith(words: Vocabulary, extensions: readonly Extension[]): SupposableGame {
  const { parse, sets } = optionsWith(extensions.flatMap(({ options }) => options ?? []));
  const lay = (options: ImperiumOptions) =>
    gather(extensions, options, (here) => {
      const everybody = here.flatMap(({ moments }) => moments ?? []);
      const tasks = here.flatMap((extension) => extension.tasks ?? []);
      return {
        words,
        units: [TROOP, ...here.flatMap(({ units }) => units ?? [])],
        markets: [...BASE_MARKETS, ...here.flatMap(({ markets }) => markets ?? [])],
        momentsOfLeader: once((leader: LeaderId) =>
          isLeader(leader)
            ? [words.abilities[leaderOf(leader).ability.id], ...everybody]
            : everybody,
        ),
        owned: here.flatMap(({ momentsOf }) => momentsOf ?? []),
        firstTasks: [SENDING, PLOTS, ...tasks],
        turnTasks: [EFFECTS, DEPLOYMENT, PURCHASES, PLOTS, ...tasks],
      };
    });
  return {
    id: 'imperium',
    version: VERSION,
    oldest: OLDEST,
    parseOptions: parse,
    optionSets: sets,
    seats: (options) => options.players,
    optionsFor: (players, chosen) => parse({ ...chosen, players, confirmEverything: true }),
    seatsOf: (_, seat) => [seat],
    setup: (options, random, version) => {
      lay(options);
      return setup(options, random, version);
    },
    next,
    clone: (game) => {
      lay(game.options);
      return clone(game);
    },
    view,
    views,
    suppose: (view, seat) => {
      lay(view.options);
      return suppose(view, seat);
    },
    imagine,
    round: ({ round }) => round,
    result: (game) => (game.phase === 'over' ? ranking(game) : null),
    faults,
  };
}
