import type { Random, World } from '@landsraad/kernel';
import type { Bot } from './bot.ts';

/** Plays on in a world with a bot in every seat, until `done` or to its end. */
export function playOn<V>(
  world: World<V>,
  bots: readonly Bot<V>[],
  random: Random,
  done: (world: World<V>) => boolean,
): void {
  while (!world.over && !done(world)) {
    const decision = world.pending[0]!;
    const { seat } = decision;
    world.answer(
      seat,
      bots[seat]!.decide(decision, () => world.view(seat), random),
    );
  }
}

/** The round that is played now is over. */
export function roundEnds<V>({ round }: World<V>): (world: World<V>) => boolean {
  return (world) => world.round !== round;
}
