/** Milliseconds from anywhere. */
export type Clock = () => number;

/** Repeats for about so long, at least once. */
export function during(now: Clock, ms: number, run: (n: number) => unknown) {
  const start = now();
  let times = 0;
  let end = start;
  do {
    run(times++);
    end = now();
  } while (end - start < ms);
  return { times, seconds: Math.max(end - start, 1e-3) / 1000 };
}
