import { clockwise, type Flow, type Place, window } from '@landsraad/kernel';
import { type Imperium, seatsOf } from '../state.ts';
import { playCards } from './combat.ts';
import { contends } from './extension.ts';

/** IMP-25.1, 25.2 */
export function* endgame(game: Imperium): Flow {
  const order = clockwise(game.firstPlayer, seatsOf(game));
  yield* window(
    () => order,
    (seat) => playCards(game, seat, 'endgame'),
  );
  game.phase = 'over';
  game.events?.push({ type: 'game-over', ranking: ranking(game) });
}

/** IMP-25.3 to 25.5; the first difference decides. */
const TIE_BREAKS = ['spice', 'solari', 'water', 'garrison', 'reveal-order'] as const;

export function ranking(game: Imperium): Place[] {
  const standing = (seat: number): number[] => {
    const { vp, spice, solari, water, garrison } = game.players[seat]!;
    return [vp, spice, solari, water, garrison, game.revealOrder.indexOf(seat)];
  };
  const decides = (a: number, b: number): number => {
    const [x, y] = [standing(a), standing(b)];
    return x.findIndex((value, i) => value !== y[i]);
  };
  const compare = (a: number, b: number): number => {
    const at = decides(a, b);
    return at < 0 ? 0 : standing(b)[at]! - standing(a)[at]!;
  };
  const seats = game.players.map((_, seat) => seat).filter((seat) => contends(game, seat));
  seats.sort(compare);
  return seats.map((seat, i) => {
    const points = game.players[seat]!.vp;
    const below = seats[i + 1];
    const at = below === undefined ? 0 : decides(seat, below);
    const place = { seat, rank: i + 1, points };
    return at > 0 ? { ...place, tieBreak: TIE_BREAKS[at - 1]! } : place;
  });
}
