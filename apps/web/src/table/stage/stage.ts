import type { Seat } from '@landsraad/kernel';
import { continues, type Frame } from '../../games/log.ts';
import type { StoryKit } from '../kit.ts';
import type { Chapter, Passage } from '../log/story.ts';
import type { Thing } from '../spots.ts';
import { type Beat, isWhole, type Scene, type SceneLook, startOf } from './beats.ts';
import type { StageKit } from './kit.ts';

/*
 * Between the table and the screen: it holds the position that is shown and plays what happened up
 * to the live one. Nothing here knows time: whoever keeps it says when a beat is over.
 */

export interface Stage {
  readonly live: Frame;
  readonly shown: Frame;
  /** What is still to be seen; the first is being played. */
  readonly scenes: readonly Scene[];
  /** The beat of the first scene that is seen; past the last one it stands still. */
  readonly at: number;
  /** Milliseconds that all of it takes at the normal pace, from where it began. */
  readonly span: number;
  /** Seen since the viewer last acted, to go back to. */
  readonly past: readonly Scene[];
  readonly paused: boolean;
  /** Scenes are seen again: the table waits for nobody. */
  readonly again: boolean;
}

/** What the stage asks of a game. */
export interface Cutting {
  readonly story: Pick<StoryKit<never, Thing>, 'chaptersOf'>;
  readonly stage: Pick<StageKit, 'beatsOf'> & {
    /** Null for what is not wanted on the stage. */
    lookOf(passage: Passage, now: unknown): SceneLook | null;
  };
  /** Who watches a game of before sees their own turns too. */
  readonly ownToo?: boolean;
}

const still = (frame: Frame, past: readonly Scene[] = []): Stage => ({
  live: frame,
  shown: frame,
  scenes: [],
  at: 0,
  span: 0,
  past,
  paused: false,
  again: false,
});

/** Whoever comes to the table sees it as it is; what others are just playing at is open. */
export function opened(frame: Frame, cutting: Cutting): Stage {
  const last = scenesIn(frame, 0, [frame], cutting).at(-1);
  if (last?.look !== 'whole' || last.over) return still(frame);
  return { ...still(frame), scenes: [last], at: last.beats.length };
}

/** With what came since; after an undo, or with other eyes, the table as it is. The trail ends there. */
export function arrived(stage: Stage, trail: readonly Frame[], cutting: Cutting): Stage {
  const live = trail.at(-1)!;
  if (live === stage.live) return stage;
  if (!continues(stage.live, live)) return opened(live, cutting);
  const told = stage.live.log.length;
  const known = [...stage.past, ...stage.scenes].flatMap(({ before, after }) => [before, after]);
  const frames = [...new Set([...known, stage.shown, stage.live, ...trail])]
    .filter((frame) => continues(frame, live))
    .sort((a, b) => a.log.length - b.log.length || a.snapshot.position - b.snapshot.position);
  // What is on the stage may have ended without a word of its own.
  const from = Math.min(told, ...stage.scenes.map((scene) => scene.from));
  const news = scenesIn(live, from, frames, cutting);
  const scenes = [...stage.scenes];
  for (const scene of news) {
    const same = scenes.findIndex((one) => isSame(one, scene));
    if (same < 0) scenes.push(scene);
    else scenes[same] = { ...scene, first: scenes[same]!.first, before: scenes[same]!.before };
  }
  const acted = passagesIn(live, cutting).some(
    ({ passage, until }) => isOwn(passage, live) && until >= told,
  );
  const begun = stage.scenes.length > 0 ? stage.span - spanOf(stage.scenes) : 0;
  const span = begun + spanOf(scenes);
  const next: Stage = { ...stage, live, scenes, span, past: acted ? [] : stage.past };
  const begins = scenes[0];
  if (stage.scenes.length > 0 || !begins) return settled(next);
  return settled({ ...next, at: begins.first, shown: latest(stage.shown, begins.before) });
}

/** A beat is over. */
export function advanced(stage: Stage): Stage {
  const scene = stage.scenes[0];
  if (!scene) return stage;
  if (stage.at < scene.beats.length) return settled({ ...stage, at: stage.at + 1 });
  return stage;
}

/** On to the next scene; one that others still play at stays. */
export function continued(stage: Stage): Stage {
  const [scene, ...scenes] = stage.scenes;
  if (!scene) return stage;
  if (!scene.over) return settled({ ...stage, at: scene.beats.length });
  return settled({
    ...stage,
    scenes,
    at: scenes[0]?.first ?? 0,
    past: stage.again ? stage.past : [...stage.past, scene],
    shown: scenes.length > 0 ? latest(stage.shown, scene.after) : stage.live,
    again: stage.again && scenes.length > 0,
  });
}

/** To the end of the scene, where whoever watched says when to go on. */
export const ended = (stage: Stage): Stage =>
  settled({ ...stage, at: stage.scenes[0]?.beats.length ?? 0, paused: false });

/** Everything is seen, but for what others still play at. */
export function skipped(stage: Stage): Stage {
  const last = stage.scenes.at(-1);
  if (!last && isLive(stage)) return stage;
  if (last && stage.scenes.length === 1 && !last.over && isTold(stage)) return stage;
  const seen = stage.again ? stage.past : [...stage.past, ...stage.scenes];
  if (last?.look === 'whole' && !last.over)
    return settled({
      ...stage,
      scenes: [last],
      at: last.beats.length,
      past: seen.slice(0, -1),
      paused: false,
      again: false,
    });
  return still(stage.live, seen);
}

/** As `skipped`, but what takes the whole screen is left standing until it was looked at. */
export function stilled(stage: Stage): Stage {
  const whole = stage.scenes.filter(isWhole);
  if (whole.length === 0) return skipped(stage);
  if (whole.length === stage.scenes.length && isTold(stage)) return stage;
  return settled({
    ...stage,
    scenes: whole,
    at: whole[0]!.beats.length,
    past: [...stage.past, ...stage.scenes.filter((scene) => !isWhole(scene))],
    again: false,
  });
}

/** The scene again from its beginning, or the one before it. */
export function back(stage: Stage): Stage {
  const scene = stage.scenes[0];
  if (scene && stage.at > startOf(scene))
    return { ...stage, scenes: [{ ...scene, first: 0 }, ...stage.scenes.slice(1)], at: 0 };
  const before = stage.past.at(-1);
  if (!before) return stage;
  return {
    ...stage,
    scenes: [{ ...before, first: 0 }, ...stage.scenes],
    at: startOf(before),
    past: stage.past.slice(0, -1),
    shown: before.before,
  };
}

export const paused = (stage: Stage, wish: boolean): Stage => ({ ...stage, paused: wish });

/** These once more; the table then stands as it is. */
export function seenAgain(stage: Stage, scenes: readonly Scene[]): Stage {
  if (scenes.length === 0 || stage.scenes.length > 0) return stage;
  const anew = scenes.map((scene) => ({ ...scene, first: 0 }));
  return {
    ...stage,
    scenes: anew,
    at: startOf(anew[0]!),
    span: spanOf(anew),
    shown: anew[0]!.before,
    again: true,
    paused: false,
  };
}

/** The trail may be of another past already than what is on the screen. */
const framesUpTo = (frame: Frame, trail: readonly Frame[]): readonly Frame[] => [
  ...trail.filter((one) => continues(one, frame)),
  frame,
];

/** What happened since the viewer last acted; for whoever has not acted yet, in this round. */
export function sinceOwnTurn(frame: Frame, trail: readonly Frame[], cutting: Cutting): Scene[] {
  const all = scenesIn(frame, 0, framesUpTo(frame, trail), cutting).filter(({ over }) => over);
  const round = all.at(-1)?.round;
  const own = passagesIn(frame, cutting).findLast(({ passage }) => isOwn(passage, frame));
  if (own) return all.filter(({ from }) => from > own.until);
  const first = all.filter((scene) => scene.round === round);
  // Before anybody has moved there is nothing to look back at.
  return first.some(({ passage }) => passage.seat !== null) ? first : [];
}

/** The others' turns among these scenes, as far as they are of the newest round. */
export const movesIn = (scenes: readonly Scene[]): readonly Scene[] =>
  scenes.filter(({ passage, round }) => passage.seat !== null && round === scenes.at(-1)!.round);

/** The same scenes between the same positions. */
export const areSame = (a: readonly Scene[], b: readonly Scene[]): boolean =>
  a.length === b.length &&
  a.every((scene, i) => {
    const other = b[i]!;
    return isSame(scene, other) && scene.before === other.before && scene.after === other.after;
  });

/** What was to be seen of this round and of the end of the one before, the newest last. */
export function lastScenes(frame: Frame, trail: readonly Frame[], cutting: Cutting): Scene[] {
  const all = scenesIn(frame, 0, framesUpTo(frame, trail), cutting);
  const round = all.at(-1)?.round ?? 0;
  return all.filter(
    (scene) => scene.round === round || (isWhole(scene) && scene.round === round - 1),
  );
}

/** What a seat did last, the viewer's own included; null before its first turn. */
export function lastSceneOf(seat: Seat, frame: Frame, cutting: Cutting): Scene | null {
  const others: Frame = { ...frame, snapshot: { ...frame.snapshot, viewer: 'spectator' } };
  const scenes = scenesIn(others, 0, [frame], cutting);
  return scenes.findLast(({ passage }) => passage.seat === seat) ?? null;
}

/** The beat that is seen now, or null when nothing is played. */
export const beatOf = (stage: Stage): Beat | null => stage.scenes[0]?.beats[stage.at] ?? null;

/** All of the first scene was seen. */
export const isTold = (stage: Stage): boolean => {
  const scene = stage.scenes[0];
  return scene !== undefined && stage.at >= scene.beats.length;
};

/** Nothing moves: all was seen, or others must decide before it goes on. */
export const isAtRest = (stage: Stage): boolean =>
  stage.scenes.length === 0 || (isTold(stage) && !stage.scenes[0]!.over);

/** The viewer can decide now: nothing is left to be seen before. */
export const isLive = ({ shown, live, again }: Stage): boolean => shown === live && !again;

const spanOf = (scenes: readonly Scene[]): number =>
  scenes
    .flatMap(({ look, beats, first }) => (look === 'recap' ? beats : beats.slice(first)))
    .reduce((sum, { ms }) => sum + ms, 0);

/** Where a scene stands still while others decide in it, it shows the table as it is. */
function settled(stage: Stage): Stage {
  const scene = stage.scenes[0];
  if (!scene) return stage.shown === stage.live ? stage : { ...stage, shown: stage.live };
  if (stage.at < scene.beats.length || !isWhole(scene)) return stage;
  const shown = stage.scenes.length === 1 && !scene.over ? stage.live : scene.after;
  return { ...stage, shown: latest(stage.shown, shown) };
}

const latest = (a: Frame, b: Frame): Frame => (b.log.length >= a.log.length ? b : a);

interface Told {
  readonly passage: Passage;
  readonly round: number;
  /** Its first and its last event; of one in which nothing happened yet, the next to come. */
  readonly from: number;
  readonly until: number;
}

/** A log never changes, a longer one is another: it is cut once, however often it is looked into. */
const cut = new WeakMap<Frame['log'], readonly Chapter[]>();

function chaptersIn({ snapshot, log }: Frame, story: Cutting['story']): readonly Chapter[] {
  const known = cut.get(log);
  if (known) return known;
  const chapters = story.chaptersOf(log as never, snapshot.seats.length) as readonly Chapter[];
  cut.set(log, chapters);
  return chapters;
}

function passagesIn(frame: Frame, { story, stage }: Cutting): Told[] {
  const { snapshot, log } = frame;
  return chaptersIn(frame, story).flatMap(({ round, passages }) =>
    passages
      .filter(
        (passage) => passage.lines.length > 0 || stage.lookOf(passage, snapshot.view) === 'whole',
      )
      .map((passage) => ({
        passage,
        round,
        from: passage.lines[0]?.n ?? log.length,
        until: passage.lines.at(-1)?.n ?? log.length,
      })),
  );
}

function scenesIn(live: Frame, told: number, frames: readonly Frame[], cutting: Cutting): Scene[] {
  const passages = passagesIn(live, cutting);
  return passages.flatMap(({ passage, round, from, until }, i): Scene[] => {
    const look = cutting.stage.lookOf(passage, live.snapshot.view);
    if (!look || until < told) return [];
    if (look === 'turn' && isOwn(passage, live) && !cutting.ownToo) return [];
    const next = passages[i + 1]?.from ?? live.log.length;
    const before = frames.findLast(({ log }) => log.length <= from) ?? frames[0]!;
    const after = frames.findLast(({ log }) => log.length <= next) ?? frames[0]!;
    const beats = cutting.stage.beatsOf(passage, before.snapshot.view, after.snapshot.view);
    if (beats.length === 0) return [];
    const unheard = beats.findIndex((beat) => beat.until >= told);
    if (unheard < 0 && look !== 'whole') return [];
    const first = look === 'recap' || unheard < 0 ? beats.length : unheard;
    const over = look !== 'whole' || i + 1 < passages.length || live.snapshot.result !== null;
    return [{ passage, round, from, beats, first, over, look, before, after }];
  });
}

const isSame = (a: Scene, b: Scene): boolean => a.from === b.from;

const isOwn = ({ seat }: Passage, { snapshot: { viewer } }: Frame): boolean =>
  seat !== null && (seat as Seat | string) === viewer;
