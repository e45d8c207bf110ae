import type { Random, Seat, World } from '@landsraad/kernel';
import type { Bot } from './bot.ts';

/** What a seat may know of a world, right until something is answered there. */
export type Look<V> = (world: World<V>, seat: Seat) => V;

/** Plays on in a world with a bot for every seat, until `done` or to its end. */
export function playOn<V>(
  world: World<V>,
  botAt: (seat: Seat) => Bot<V>,
  random: Random,
  done: (world: World<V>) => boolean,
  look: Look<V> = (of, seat) => of.view(seat),
): void {
  while (!world.over && !done(world)) {
    const decision = world.pending[0]!;
    const { seat } = decision;
    world.answer(
      seat,
      botAt(seat).decide(decision, () => look(world, seat), random),
    );
  }
}

/** The round that is played now is over. */
export function roundEnds<V>({ round }: World<V>): (world: World<V>) => boolean {
  return (world) => world.round !== round;
}
