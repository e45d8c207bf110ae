import { type GameEvent, opened, type Seat, windowOf } from '@landsraad/kernel';
import type { Seating, Snapshot } from '@landsraad/protocol';
import { HOLDS } from '../clocks/windows.ts';
import type { KeptTable } from '../storage/storage.ts';
import type { Course } from './course.ts';
import { orderedNow } from './orders.ts';
import { type Eyes, type Play, viewerBehind } from './play.ts';
import { botAt } from './seats.ts';
import { hasSealed, type OpenWindow } from './window.ts';

/** What a snapshot needs besides the game. */
export interface Surroundings {
  readonly kept: KeptTable;
  readonly seating: readonly Seating[];
  readonly window: OpenWindow | null;
}

/** The log from its beginning, or only what is new. */
export type LogPart = 'whole' | 'news';

/** The table before these eyes. What several of them may know is one object for all. */
export function snapshotsFor(
  play: Play,
  eyes: ReadonlySet<Eyes>,
  around: Surroundings,
  log: LogPart,
): Map<Eyes, Snapshot> {
  const found = new Map<Eyes, Snapshot>();
  for (const isBehind of [false, true]) {
    const some = [...eyes].filter((one) => (one === 'delayed') === isBehind);
    if (some.length === 0) continue;
    const seen = snapshotsOf(play, play.before(some[0]!), some, around, log);
    for (const [i, one] of some.entries()) found.set(one, seen[i]!);
  }
  return found;
}

function snapshotsOf(
  play: Play,
  course: Course,
  eyes: readonly Eyes[],
  { kept, seating, window }: Surroundings,
  log: LogPart,
): Snapshot[] {
  const { match } = course;
  const eventsFrom = log === 'whole' ? 0 : course.newsFrom;
  const waiting = waitingAt(course);
  const thinking = thinkingAt(kept, course);
  const viewers = eyes.map(viewerBehind);
  // Built anew for those who look: nothing of them changes any more.
  const views = match.views(viewers);
  const told = course.events('spectator', eventsFrom);
  const toldToAll = plain(told);
  return viewers.map((viewer, i) => {
    const seat = typeof viewer === 'number' ? viewer : null;
    return {
      id: kept.id,
      game: kept.settings.game,
      position: course.position,
      round: course.round,
      viewer,
      view: views[i],
      seats: seating,
      decision: plain(seat === null ? null : askedOf(play, kept, window, seat)),
      waiting,
      curtain: null,
      thinking: eyes[i] === 'delayed' ? null : thinking,
      canUndo: seat !== null && (canUnseal(kept, seat) || canUndo(kept, course, seat)),
      result: match.result,
      eventsFrom,
      events: heardAs(course.events(viewer, eventsFrom), told) ?? toldToAll,
      guide: false,
      ...(eyes[i] !== 'delayed' && windowFor(kept, course, seat)),
    };
  });
}

/** What an order answers is not asked. */
function askedOf(play: Play, kept: KeptTable, window: OpenWindow | null, seat: Seat) {
  if (window) return window.decision(seat);
  const owed = play.match.pending.find((decision) => decision.seat === seat);
  return owed && orderedNow(play, kept, owed) === null ? opened(owed) : null;
}

/** A copy, or null where there is no more to it than everybody hears. */
const heardAs = (own: readonly GameEvent[], all: readonly GameEvent[]) =>
  own.every((event, i) => event === all[i]) ? null : plain(own);

/** Nobody, in a window: who is asked there is for themselves to know. */
function waitingAt({ match }: Course): Seat[] {
  return windowOf(match.pending) ? [] : match.pending.map(({ seat }) => seat);
}

/** The same for all, but for how often they may still hold it open. */
function windowFor(
  { sealed }: KeptTable,
  course: Course,
  seat: Seat | null,
): Pick<Snapshot, 'window'> {
  if (!sealed || !windowOf(course.match.pending)) return {};
  const { opened, closes, held } = sealed;
  if (seat === null) return { window: { opened, closes, holds: 0 } };
  const used = course.holdsOf(seat) + held.filter((by) => by === seat).length;
  return { window: { opened, closes, holds: HOLDS - used } };
}

function thinkingAt(kept: KeptTable, { match }: Course): number | null {
  if (kept.status !== 'running' || windowOf(match.pending)) return null;
  return match.pending.find(({ seat }) => botAt(kept, seat) !== null)?.seat ?? null;
}

/** What was said in a window that is over is said: to take it back would tell who said it. */
export const canUndo = (kept: KeptTable, { match, moves }: Course, seat: number): boolean =>
  kept.status === 'running' &&
  botAt(kept, seat) === null &&
  moves.at(-1)?.held === null &&
  match.canUndo(seat);

const canUnseal = (kept: KeptTable, seat: number): boolean =>
  botAt(kept, seat) === null && hasSealed(kept, seat);

/** As JSON would bring it: a copy, without what is undefined. */
function plain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plain) as T;
  const copy: Partial<T> = {};
  for (const key in value) if (value[key] !== undefined) copy[key] = plain(value[key]);
  return copy as T;
}
