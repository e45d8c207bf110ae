import type { GameEvent } from '@landsraad/kernel';
import type { Seating, Snapshot } from '@landsraad/protocol';
import type { KeptTable } from '../storage/storage.ts';
import type { Course } from './course.ts';
import { type Eyes, type Play, viewerBehind } from './play.ts';
import { botAt } from './seats.ts';

/** What a snapshot needs besides the game. */
export interface Surroundings {
  readonly kept: KeptTable;
  readonly seating: readonly Seating[];
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
    const seen = snapshotsOf(play.before(some[0]!), some, around, log);
    for (const [i, one] of some.entries()) found.set(one, seen[i]!);
  }
  return found;
}

function snapshotsOf(
  course: Course,
  eyes: readonly Eyes[],
  { kept, seating }: Surroundings,
  log: LogPart,
): Snapshot[] {
  const { match } = course;
  const eventsFrom = log === 'whole' ? 0 : course.newsFrom;
  const waiting = match.pending.map((decision) => decision.seat);
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
      position: match.position,
      round: course.round,
      viewer,
      view: views[i],
      seats: seating,
      decision: plain(seat === null ? null : match.decision(seat)),
      waiting,
      curtain: null,
      thinking: eyes[i] === 'delayed' ? null : thinking,
      canUndo: seat !== null && canUndo(kept, course, seat),
      result: match.result,
      eventsFrom,
      events: heardAs(course.events(viewer, eventsFrom), told) ?? toldToAll,
      guide: false,
    };
  });
}

/** A copy, or null where there is no more to it than everybody hears. */
const heardAs = (own: readonly GameEvent[], all: readonly GameEvent[]) =>
  own.every((event, i) => event === all[i]) ? null : plain(own);

function thinkingAt(kept: KeptTable, { match }: Course): number | null {
  if (kept.status !== 'running') return null;
  return match.pending.find(({ seat }) => botAt(kept, seat) !== null)?.seat ?? null;
}

export const canUndo = (kept: KeptTable, { match }: Course, seat: number): boolean =>
  kept.status === 'running' && botAt(kept, seat) === null && match.canUndo(seat);

/** As JSON would bring it: a copy, without what is undefined. */
function plain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plain) as T;
  const copy: Partial<T> = {};
  for (const key in value) if (value[key] !== undefined) copy[key] = plain(value[key]);
  return copy as T;
}
