import type { Clock } from './clock.ts';

/** Who waits for long work: hears how much of it is done, and may stop it. */
export interface Watched {
  readonly onShare: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Longer than this nobody waits to be heard. */
const BIT = 30;

/** Does long work bit by bit, so that whoever waits is told and can stop it; then there is nothing. */
export async function inBits<T>(
  work: Iterator<number, T>,
  clock: Clock,
  { onShare, signal }: Watched,
): Promise<T | null> {
  let until = clock.now() + BIT;
  for (let step = work.next(); !signal.aborted; step = work.next()) {
    if (step.done) return step.value;
    if (clock.now() < until) continue;
    onShare(step.value);
    await new Promise<void>((resolve) => clock.after(0, resolve));
    until = clock.now() + BIT;
  }
  return null;
}
