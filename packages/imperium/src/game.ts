import type { Flow, Game } from '@landsraad/kernel';
import { clone } from './clone.ts';
import { faults } from './faults.ts';
import { hagal } from './hagal/index.ts';
import { imagine } from './imagine.ts';
import { type ImperiumOptions, OPTION_SETS, parseOptions } from './options.ts';
import { combat } from './rules/combat.ts';
import { endgame, ranking } from './rules/endgame.ts';
import { automataOf, install, isPlayed } from './rules/extension.ts';
import { playerTurn } from './rules/player-turn.ts';
import { makers, recall } from './rules/round-end.ts';
import { roundStart } from './rules/round-start.ts';
import { chooseSecretFactions, setup, takeLeaders } from './rules/setup.ts';
import type { Imperium } from './state.ts';
import { type ImperiumView, view } from './view.ts';

install(hagal);

/** IMP-7.1, 7.2: the phases in their order; those that ask nothing run on. */
function next(game: Imperium): Flow | null {
  switch (game.phase) {
    case 'leaders':
      return takeLeaders(game);
    case 'secret-factions':
      return chooseSecretFactions(game);
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

export const imperium: Game<Imperium, ImperiumOptions, ImperiumView> = {
  id: 'imperium',
  version: 1,
  parseOptions,
  optionSets: OPTION_SETS,
  seats: (options) => options.players,
  setup,
  next,
  clone,
  view,
  imagine,
  result: (game) => (game.phase === 'over' ? ranking(game) : null),
  faults,
};
