import { must, type Trial } from './trial.ts';

/** Who lays a table gets as many seats as they asked for, and every seat is one person's. */
export function seatsPeople({ game, options }: Trial): void {
  const count = game.seats(options);
  const agreed = game.optionsFor(count, options as object);
  must(game.seats(agreed) === count, `a table for ${count} has ${game.seats(agreed)} seats`);
  for (let seat = 0; seat < count; seat++) {
    const own = game.seatsOf(agreed, seat);
    must(own[0] === seat, `whoever sits at ${seat} has the seats ${own.join(', ')}`);
    for (const other of own)
      must(
        alike(game.seatsOf(agreed, other), own),
        `${seat} and ${other} are one person's, and are not`,
      );
  }
}

const alike = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));
