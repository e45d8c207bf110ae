import type { Pace } from '../../app/settings.ts';
import type { Frame } from '../../games/log.ts';
import { isWhole, type Scene } from './beats.ts';
import {
  beatOf,
  type Cutting,
  isTold,
  opened,
  type Stage,
  seenAgain,
  sinceOwnTurn,
} from './stage.ts';

/* How long what is seen stays. */

const FACTOR: Readonly<Record<Pace, number>> = { slow: 1.8, normal: 1, fast: 0.4, instant: 0 };

/** With a clock running for the viewer, all that is to be seen takes no longer than this. */
const AT_MOST = 3000;
/** Whoever has more time than this does not play against the clock, but by days. */
const BY_DAYS = 3_600_000;
/** What takes the whole screen is looked at for so long before a reel goes on. */
const LOOKED_AT = 2500;
/** Where others wait elsewhere, a recap closes by itself. */
const RECAP = 8000;
/** With less time left than this, nothing is played. */
const HURRY = 30_000;

export interface Circumstances {
  readonly pace: Pace;
  /** Milliseconds that the viewer has left for what they owe; null without a clock. */
  readonly left: number | null;
  /** Others sit at the table elsewhere. */
  readonly online: boolean;
  /** A game of before, which goes on by itself. */
  readonly rolls?: boolean;
}

/** The table as it is; where time is counted in days, whoever comes back first sees what happened. */
export function entered(
  trail: readonly Frame[],
  cutting: Cutting,
  { left }: Pick<Circumstances, 'left'>,
): Stage {
  const live = trail.at(-1)!;
  const stage = opened(live, cutting);
  const byDays = left !== null && left >= BY_DAYS;
  if (!byDays || live.snapshot.decision === null) return stage;
  return seenAgain(stage, sinceOwnTurn(live, trail, cutting));
}

/** Milliseconds until the beat is over; null where it waits for whoever watches. */
export function stayOf(stage: Stage, circumstances: Circumstances): number | null {
  const { pace, left, online, rolls } = circumstances;
  const scene = stage.scenes[0];
  if (!scene || stage.paused) return null;
  // What is seen again is seen, at whatever pace.
  const factor = stage.again && pace === 'instant' ? 1 : FACTOR[pace];
  const pressed = isOwed(stage) && left !== null && left < BY_DAYS;
  const within = (ms: number) =>
    ms * factor * (pressed ? Math.min(1, AT_MOST / Math.max(1, stage.span * factor)) : 1);
  if (!isTold(stage)) return within(beatOf(stage)!.ms);
  if (!scene.over) return null;
  if (pressed) return scene.look === 'recap' && left >= HURRY ? within(spanOf(scene)) : 0;
  if (rolls) return isWhole(scene) ? LOOKED_AT * factor : 0;
  if (scene.look === 'recap') return online ? RECAP : null;
  return isWhole(scene) || pace === 'slow' || (stage.again && pace === 'instant') ? null : 0;
}

const spanOf = ({ beats }: Scene): number => beats.reduce((sum, { ms }) => sum + ms, 0);

/** Nothing is played: there is no time, or nobody wants it. */
export const isHurried = (stage: Stage, { pace, left }: Circumstances): boolean =>
  !stage.again && (pace === 'instant' || (isOwed(stage) && left !== null && left < HURRY));

const isOwed = ({ live }: Stage): boolean => live.snapshot.decision !== null;
