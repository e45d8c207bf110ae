import { playOn, random, roundEnds } from '@landsraad/bots';
import { type AnyMatch, seeded, type Worlds } from '@landsraad/kernel';
import { type Clock, during } from './timing.ts';

/** Finding what worlds can be dealt from takes longer than dealing them: a few positions are enough. */
const EVERY = 4;

/** Worlds for whoever decides at these positions, where any can be dealt. */
export function dealersOf(matches: readonly AnyMatch[]): Worlds[] {
  return matches.flatMap((match, n) => {
    if (n % EVERY > 0) return [];
    const seat = match.pending[0]?.seat;
    const worlds = seat === undefined ? null : match.worlds(seat, seeded(`bench/worlds/${n}`));
    return worlds ? [worlds] : [];
  });
}

export function dealing(dealers: readonly Worlds[], now: Clock) {
  const chance = seeded('bench/dealing');
  return (ms: number): { readonly worldMicroseconds: number } => {
    const run = (n: number) => dealers[n % dealers.length]!.deal(chance);
    const { times, seconds } = during(now, ms, run);
    return { worldMicroseconds: (seconds * 1e6) / times };
  };
}

/** A world is dealt and played to the end of its round, anybody doing anything. */
export function playingOn(dealers: readonly Worlds[], now: Clock) {
  const chance = seeded('bench/playing-on');
  return (ms: number): { readonly playoutsPerSecond: number } => {
    const { times, seconds } = during(now, ms, (n) => {
      const world = dealers[n % dealers.length]!.deal(chance);
      playOn(world, () => random, chance, roundEnds(world));
    });
    return { playoutsPerSecond: times / seconds };
  };
}
