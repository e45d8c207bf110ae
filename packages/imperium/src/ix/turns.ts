import type { Imperium, Turn } from '../state.ts';
import { ixOf } from './seats.ts';

/**
 * IX-13.15: another turn of the same player comes at once. What House Hagal would have done after the
 * Agent turn of the First Player waits for it (IX-19.10).
 */
export function takesAnother(game: Imperium, { seat, kind }: Turn): boolean {
  const ix = ixOf(game);
  if (ix.turn.again === 0 || game.players[seat]!.revealed) return false;
  if (game.options.players === 2 && seat === game.firstPlayer && kind === 'agent') ix.owed++;
  game.events?.push({ type: 'another-turn', seat });
  return true;
}
