import { refuse } from '../refusals.ts';
import { hasAgent } from '../rules/board.ts';
import type { Automata, Extension } from '../rules/extension.ts';
import { answer, answerSome } from './answers.ts';
import { combatBonus, wonInVain } from './combat.ts';
import { isSwordmasterDenied, levelOf } from './difficulty.ts';
import { HAGAL_OPTIONS } from './options.ts';
import { pieces } from './pieces.ts';
import { churnRow } from './row-churn.ts';
import { isSolo, rivalsOf } from './seats.ts';
import { takeLeaders } from './setup.ts';
import { spend } from './spending.ts';
import { holdsBack, rivalTurn } from './turn.ts';
import { ways } from './ways.ts';

const SPICE_MUST_FLOW = 'the-spice-must-flow';

const automata: Automata = {
  contend: isSolo, // HAG-5.4, 6.1
  hasTurn: (game, seat) => isSolo(game) && hasAgent(game, seat) && !game.players[seat]!.revealed, // HAG-6.20
  turn: rivalTurn,
  answer,
  answerSome,
  holdsBack,
  received: spend,
  wonInVain,
  owned: (game, _, card) => (isSolo(game) && card === SPICE_MUST_FLOW ? 2 : 0), // HAG-6.39
};

/** House Hagal: the players that nobody plays at a table of one or two. */
export const hagal: Extension = {
  isIn: ({ players }) => players < 3,
  options: HAGAL_OPTIONS,
  pieces,
  takeLeaders,
  roundStarts: (game) => {
    if (!isSolo(game) || game.round !== levelOf(game).thirdAgents) return; // HAG-6.19
    for (const seat of rivalsOf(game)) {
      const rival = game.players[seat]!;
      rival.swordmaster = true;
      rival.agents++;
      game.events?.push({ type: 'swordmaster-gained', seat });
    }
  },
  moments: {
    revealTurnEnds: (game, seat) => {
      if (isSolo(game) && game.options.rowChurn) churnRow(game, seat);
    },
  },
  combatBegins: combatBonus,
  whyClosed: (game, _, space) =>
    space.id === 'swordmaster' && isSwordmasterDenied(game.options)
      ? refuse('swordmaster-denied', 'HAG-6.17')
      : null,
  // HAG-5.6, 5.7, AMB-H11
  interjects: (game, ended) => {
    if (isSolo(game) || ended.seat !== game.firstPlayer || ended.kind !== 'agent') return null;
    return rivalsOf(game).find((seat) => hasAgent(game, seat)) ?? null;
  },
  automata,
  rivals: ways,
};
