import type { Imperium } from '../state.ts';
import { boardOf } from './board.ts';
import { contends } from './extension.ts';

/** Phase 4, IMP-23.1 to 23.3 */
export function makers(game: Imperium): void {
  for (const { id, maker } of boardOf(game)) {
    if (maker === null || game.agents.some((agent) => agent.space === id)) continue;
    const total = ++game.bonusSpice[id]!;
    game.events?.push({ type: 'bonus-spice-added', space: id, total });
  }
  game.phase = 'recall';
}

/** Phase 5: the end, or everybody home and the marker to the left. */
export function recall(game: Imperium): void {
  const points = game.players.some(({ vp }) => vp >= game.options.pointsToWin);
  if (points || game.conflictDeck.length === 0) {
    game.events?.push({ type: 'endgame-started', reason: points ? 'points' : 'conflicts' });
    game.phase = 'endgame'; // IMP-24.1, 24.6
    return;
  }
  game.mentat = 'home'; // IMP-24.3
  game.agents.length = 0;
  game.voices.length = 0;
  game.revealOrder.length = 0;
  for (const player of game.players) {
    player.agents = player.swordmaster ? 3 : 2; // IMP-24.4
    player.revealed = false;
  }
  do
    game.firstPlayer = (game.firstPlayer + 1) % game.players.length; // IMP-24.5
  while (!contends(game, game.firstPlayer)); // HAG-5.5
  game.events?.push({ type: 'agents-recalled', firstPlayer: game.firstPlayer });
  game.phase = 'round-start';
}
