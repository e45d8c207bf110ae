declare const flavor: unique symbol;

/** A name tag on a plain type: ids of different things do not mix, literals still fit. */
export type Flavor<T, Name extends string> = T & { readonly [flavor]?: Name };

/** A place at the table, counted clockwise from 0. */
export type Seat = Flavor<number, 'seat'>;

/** Whoever looks: a seat, somebody watching, or everybody once the game is over. */
export type Viewer = Seat | 'spectator' | 'afterwards';

/** All seats once, clockwise, beginning with `first`. */
export function clockwise(first: Seat, seats: number): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((first + i) % seats);
  return order;
}
