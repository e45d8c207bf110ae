import {
  type DecisionKind,
  type Imperium,
  type ImperiumOption,
  type ImperiumOptions,
  type ImperiumView,
  imperium,
} from '@landsraad/imperium';
import type { Asked } from '../../bot.ts';
import type { PuzzleSource } from '../../puzzles/finder.ts';
import { versionOf } from '../../thinking/net.ts';
import type { Note } from '../../thinking/telling.ts';
import { nearLevels } from '../thinking/levels.ts';
import model from '../thinking/model.json' with { type: 'json' };
import { thinkers } from '../thinking/thinkers-here.ts';
import { teachingWith } from './teacher.ts';

/** Before that nobody can tell what wins. */
const FIRST_ROUND = 3;

/** The nearer a round is to its end, the more depends on a turn, and the sooner it is played on. */
const TURNS_A_PLAYER = 1;

const turnsLeft = ({ players }: Imperium): number =>
  players.reduce((sum, { agents, revealed }) => sum + (revealed ? 0 : agents + 1), 0);

/** Whoever can only reveal, or change what lies there with the Family Atomics, has nothing to find. */
function isChoice(decision: Asked): boolean {
  if (decision.shape !== 'one') return false;
  const types = (decision.options as readonly ImperiumOption[]).map(({ type }) => type);
  if (types.includes('card') || types.includes('graft')) return true;
  return types.filter((type) => type === 'intrigue' || type === 'effect').length > 1;
}

const tables = (modules: Partial<ImperiumOptions>): ImperiumOptions[] =>
  [4, 3, 4].map((players) => imperium.parseOptions({ ...modules, players }));

export const imperiumPuzzles: PuzzleSource<Imperium, ImperiumOptions, ImperiumView, Note> = {
  game: imperium,
  sets: {
    base: tables({}),
    ix: tables({ ix: true }),
    immortality: tables({ immortality: true }),
    both: tables({ ix: true, immortality: true }),
  },
  players: [nearLevels['level-2'], nearLevels.fighter, nearLevels.trader, nearLevels.courtier],
  levels: [nearLevels['level-1'], nearLevels['level-2'], thinkers['level-3'], thinkers['level-4']],
  ...teachingWith(model, 'level-5'),
  suits: (decision, game) =>
    decision.kind === ('turn.kind' satisfies DecisionKind) &&
    isChoice(decision) &&
    game.round >= FIRST_ROUND &&
    turnsLeft(game) <= TURNS_A_PLAYER * game.players.length,
  moment: ({ players, round }, seat) => ({ plays: players[seat]!.leader!, round }),
  model: versionOf(model),
};
