/** Time, as the games know it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something later; the function it gives back calls that off. */
  after(milliseconds: number, run: () => void): () => void;
}

export const realClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
