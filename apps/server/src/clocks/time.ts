/** Time, as the tables know it. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something later; the function it gives back calls that off. */
  after(milliseconds: number, run: () => void): () => void;
}

/** A timer of Node's can wait no longer than this: who waits longer looks again then. */
const LONGEST_WAIT = 86_400_000;

export const realTime: Time = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, Math.min(Math.max(0, milliseconds), LONGEST_WAIT));
    return () => clearTimeout(timer);
  },
};
