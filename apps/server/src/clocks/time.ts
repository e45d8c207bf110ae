import { LostTime } from './lost.ts';

/** Time, as the tables know it. */
export interface Time {
  /** Milliseconds since 1970; it never goes back. */
  now(): number;
  /** Runs something later; the function it gives back calls that off. */
  after(milliseconds: number, run: () => void): () => void;
  readonly lost: LostTime;
}

/** A timer of Node's can wait no longer than this: who waits longer looks again then. */
const LONGEST_WAIT = 86_400_000;
/** The machine's clock and the steady one may differ by so much. */
const TOLERANCE = 2_000;

/**
 * Goes on steadily, whatever the machine's clock is set to. Where that is suddenly far ahead, so are
 * we, and the time between is lost; where it was set back we wait until it has caught up.
 */
export function steadyTime(): Time {
  let offset = Date.now() - performance.now();
  const now = (): number => {
    const [wall, steady] = [Date.now(), Math.floor(offset + performance.now())];
    if (wall - steady < TOLERANCE) return steady;
    offset += wall - steady;
    lost.skipped(steady, wall);
    return wall;
  };
  const lost = new LostTime(now);
  return {
    now,
    lost,
    after: (milliseconds, run) => {
      const timer = setTimeout(run, Math.min(milliseconds, LONGEST_WAIT));
      return () => clearTimeout(timer);
    },
  };
}
