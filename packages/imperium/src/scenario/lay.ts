import type { ImperiumGame } from '../game.ts';
import { imperium } from '../imperium.ts';
import type { ImperiumOptions } from '../options.ts';
import type { Position } from './position.ts';
import { Table } from './table.ts';

/** A table of the game as it is now, or with other modules, or as it was: `asOf(imperium, 1)`. */
export const table = (
  position: Position = {},
  options: Partial<ImperiumOptions> = {},
  game: ImperiumGame = imperium,
): Table => new Table(game, position, options);
