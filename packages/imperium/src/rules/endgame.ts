import { clockwise, type Flow, type Place, type Seat, window } from '@landsraad/kernel';
import { type Imperium, seatsOf } from '../state.ts';
import { playCards } from './combat.ts';
import { contends, extensionsOf } from './extension.ts';
import { momentsOf } from './moments.ts';

/** IMP-25.1, 25.2 */
export function* endgame(game: Imperium): Flow {
  const order = clockwise(game.firstPlayer, seatsOf(game));
  for (const seat of order)
    for (const { endgame: counts } of momentsOf(game, seat)) if (counts) yield* counts(game, seat);
  yield* window(
    () => order,
    (seat) => playCards(game, seat, 'endgame'),
  );
  game.phase = 'over';
  game.events?.push({ type: 'game-over', ranking: ranking(game) });
}

/** IMP-25.3 to 25.5; the first difference decides. */
export interface TieBreak {
  readonly id: string;
  /** Whoever has more is ahead. */
  readonly of: (game: Imperium, seat: Seat) => number;
}

const TIE_BREAKS: readonly TieBreak[] = [
  { id: 'spice', of: ({ players }, seat) => players[seat]!.spice },
  { id: 'solari', of: ({ players }, seat) => players[seat]!.solari },
  { id: 'water', of: ({ players }, seat) => players[seat]!.water },
  { id: 'garrison', of: ({ players }, seat) => players[seat]!.garrison },
  { id: 'reveal-order', of: ({ revealOrder }, seat) => revealOrder.indexOf(seat) },
];

export function ranking(game: Imperium): Place[] {
  const before = extensionsOf(game).flatMap((extension) => extension.tieBreaks ?? []);
  const tieBreaks = [...before, ...TIE_BREAKS];
  const standing = (seat: Seat): number[] => [
    game.players[seat]!.vp,
    ...tieBreaks.map(({ of }) => of(game, seat)),
  ];
  const decides = (a: Seat, b: Seat): number => {
    const [x, y] = [standing(a), standing(b)];
    return x.findIndex((value, i) => value !== y[i]);
  };
  const compare = (a: Seat, b: Seat): number => {
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
    return at > 0 ? { ...place, tieBreak: tieBreaks[at - 1]!.id } : place;
  });
}
