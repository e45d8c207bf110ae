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

/** The table before these eyes; the log from its beginning, or only what is new. */
export function snapshotFor(
  play: Play,
  eyes: Eyes,
  around: Surroundings,
  log: 'whole' | 'news',
): Snapshot {
  const { kept, seating } = around;
  const course = play.before(eyes);
  const { match } = course;
  const viewer = viewerBehind(eyes);
  const eventsFrom = log === 'whole' ? 0 : course.newsFrom;
  const seat = typeof viewer === 'number' ? viewer : null;
  return {
    id: kept.id,
    game: kept.settings.game,
    position: match.position,
    round: course.round,
    viewer,
    // Built anew for whoever looks: nothing of it changes any more.
    view: match.view(viewer),
    seats: seating,
    decision: plain(seat === null ? null : match.decision(seat)),
    waiting: match.pending.map((decision) => decision.seat),
    curtain: null,
    thinking: eyes === 'delayed' ? null : thinkingAt(kept, course),
    canUndo: seat !== null && canUndo(kept, course, seat),
    result: match.result,
    eventsFrom,
    events: plain(course.events(viewer, eventsFrom)),
    guide: false,
  };
}

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
