import { against, type Choice, type Decision } from '@landsraad/kernel';
import { expect } from 'vitest';
import { LocalGame } from '../src/games/local-game.ts';
import { logWith } from '../src/games/log.ts';
import type { Snapshot } from '../src/games/protocol.ts';
import { begun } from '../src/games/recorded.ts';
import {
  acknowledged,
  advanced,
  BEGINNING,
  lessonCalled,
  type Progress,
} from '../src/guide/coach.ts';
import type { Guidance, Scene } from '../src/guide/guidance.ts';
import type { Engine } from '../src/packs/engine.ts';
import type { Asked } from '../src/table/spots.ts';

/* A coached game played without a browser, by whatever player, and all that the coach says in it. */

export type Log = Snapshot['events'];
export type Player = (decision: Asked, snapshot: Snapshot, log: Log) => Choice;

export interface Moment {
  readonly lesson: string;
  readonly snapshot: Snapshot;
  readonly log: Log;
}

export interface Lived {
  readonly end: Snapshot;
  readonly progress: Progress;
  readonly moments: readonly Moment[];
  /** Why the coach suggested what it suggested, in English. */
  readonly reasons: readonly string[];
  /** How many until the chapter was won. */
  readonly decisions: number;
  readonly readAtOnce: number;
}

interface Wanted {
  readonly coached?: Progress;
  readonly toEnd?: boolean;
  /** Another deal. */
  readonly seed?: string;
  /** As a person has it who changed no setting. */
  readonly orders?: readonly string[];
}

/** Plays a chapter to the end of its game, or until it is won, reading whatever the coach says. */
export function live(
  guidance: Guidance,
  engine: Engine,
  play: Player,
  { coached = BEGINNING, toEnd = false, seed, orders }: Wanted = {},
): Lived {
  const { seats, options, seed: dealt, guide } = guidance.game;
  const record = begun(engine, seats.length, options, (seed ?? dealt)!);
  const game = new LocalGame(engine, record, { seats, guide: guide! });
  if (orders) Object.assign(game, { orders, confirm: false });
  let [log, progress, decisions, readAtOnce]: [Log, Progress, number, number] = [[], coached, 0, 0];
  const moments: Moment[] = [];
  const reasons: string[] = [];
  for (let step = 0; step < 5000; step++) {
    const snapshot = game.snapshot('guided');
    log = logWith(log, snapshot);
    // What the table answers for the person is not asked.
    const next = snapshot.decision && orders ? game.next() : null;
    if (next) {
      game.play(next);
      continue;
    }
    let read = 0;
    for (;;) {
      const before = progress.told.length;
      progress = advanced(guidance, progress, snapshot, log);
      expect(progress.told.length - before).toBeLessThan(2);
      if (progress.told.length > before) moments.push({ lesson: progress.open!, snapshot, log });
      if (!progress.open || lessonCalled(guidance, progress.open).by === 'do') break;
      read++;
      progress = acknowledged(progress);
    }
    if (snapshot.decision) readAtOnce = Math.max(readAtOnce, read);
    const won = progress.told.includes('won') && !toEnd;
    if (snapshot.result || won)
      return { end: snapshot, progress, moments, reasons, decisions, readAtOnce };
    const { decision } = snapshot;
    if (!decision) {
      game.play(game.next()!);
      continue;
    }
    decisions++;
    const scene = guidance.sceneOf(snapshot, log)!;
    const advice = guidance.suggestion(scene)!;
    expect(against(decision as Decision, advice)).toBeNull();
    reasons.push(...[guidance.reason(scene, advice, 'en') ?? []].flat());
    game.answer(snapshot.position, play(decision, snapshot, log));
  }
  throw new Error('the chapter does not end');
}

/** Does what the coach suggests. */
export const adviceOf =
  (guidance: Guidance): Player =>
  (_, snapshot, log) =>
    guidance.suggestion(guidance.sceneOf(snapshot, log)!)!;

/** Every lesson is told where it holds, and points at what is there; the game ends in one way. */
export function holdsTogether(
  guidance: Guidance,
  { end, progress, moments, readAtOnce }: Lived,
  isThere: (target: string, snapshot: Snapshot) => boolean,
): void {
  expect(end.result).not.toBeNull();
  expect(new Set(progress.told).size).toBe(progress.told.length);
  expect(readAtOnce).toBeLessThanOrEqual(3);
  for (const { lesson, snapshot, log } of moments) {
    const scene: Scene = guidance.sceneOf(snapshot, log)!;
    const told = lessonCalled(guidance, lesson);
    expect(told.when(scene), lesson).toBe(true);
    for (const target of told.points(scene))
      expect(isThere(target, snapshot), `${lesson}: ${target}`).toBe(true);
  }
  const endings = progress.told.filter((lesson) => lessonCalled(guidance, lesson).ends);
  expect(endings).toHaveLength(1);
}

/** Read beside a decision: short. */
export function isShort({ title, text }: { readonly title: string; readonly text: string }): void {
  expect(title.split(/\s+/).length, title).toBeLessThanOrEqual(5);
  expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(48);
}
