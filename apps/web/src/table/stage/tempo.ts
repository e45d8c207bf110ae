import type { Pace } from '../../app/settings.ts';
import { beatOf, isTold, type Stage } from './stage.ts';

/* How long what is seen stays. */

const FACTOR: Readonly<Record<Pace, number>> = { slow: 1.8, normal: 1, fast: 0.4, instant: 0 };

/** With a clock running for the viewer, all that is to be seen takes no longer than this. */
const AT_MOST = 3000;
/** Whoever has more time than this does not play against the clock, but by days. */
const BY_DAYS = 3_600_000;
/** With less time left than this, nothing is played. */
const HURRY = 30_000;

export interface Circumstances {
  readonly pace: Pace;
  /** Milliseconds that the viewer has left for what they owe; null without a clock. */
  readonly left: number | null;
}

/** Milliseconds until the beat is over; null where it waits for whoever watches. */
export function stayOf(stage: Stage, { pace, left }: Circumstances): number | null {
  const scene = stage.scenes[0];
  if (!scene || stage.paused) return null;
  const owed = isOwed(stage) && left !== null && left < BY_DAYS;
  if (isTold(stage)) {
    if (!scene.over) return null;
    const waits = scene.whole || pace === 'slow' || (stage.again && pace === 'instant');
    return waits && !owed ? null : 0;
  }
  // What is seen again is seen, at whatever pace.
  const factor = stage.again && pace === 'instant' ? 1 : FACTOR[pace];
  const ms = beatOf(stage)!.ms * factor;
  return owed ? ms * Math.min(1, AT_MOST / Math.max(1, stage.span * factor)) : ms;
}

/** Nothing is played: there is no time, or nobody wants it. */
export const isHurried = (stage: Stage, { pace, left }: Circumstances): boolean =>
  !stage.again && (pace === 'instant' || (isOwed(stage) && left !== null && left < HURRY));

const isOwed = ({ live }: Stage): boolean => live.snapshot.decision !== null;
