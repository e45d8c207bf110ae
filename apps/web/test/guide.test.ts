import { greedy } from '@landsraad/bots';
import type { ImperiumOption } from '@landsraad/imperium';
import {
  against,
  type Choice,
  type Decision,
  type OpenDecision,
  randomChoice,
  seeded,
} from '@landsraad/kernel';
import { LANGUAGES } from '@landsraad/kernel/wording';
import { describe, expect, it } from 'vitest';
import { begun, LocalGame } from '../src/games/local-game.ts';
import { logWith } from '../src/games/log.ts';
import {
  acknowledged,
  advanced,
  BEGINNING,
  countOf,
  lessonCalled,
  nextLesson,
  type Progress,
  skipped,
} from '../src/guide/coach.ts';
import type { Guidance } from '../src/guide/guidance.ts';
import { engineFor } from '../src/packs/imperium/engine.ts';
import { guidance as ofImperiumGuide } from '../src/packs/imperium/guide/guidance.ts';
import { GUIDED_GAME } from '../src/packs/imperium/guide/guided-game.ts';
import { lessonText, type Target } from '../src/packs/imperium/guide/lesson.ts';
import { LESSONS } from '../src/packs/imperium/guide/lessons.ts';
import { sceneOf } from '../src/packs/imperium/guide/scene.ts';
import { suggestion } from '../src/packs/imperium/guide/suggest.ts';
import {
  type ImperiumLog,
  type ImperiumSnapshot,
  ofImperium,
} from '../src/packs/imperium/snapshot.ts';

const engine = await engineFor({});

const guidance: Guidance = ofImperiumGuide;
const CORE = LESSONS.filter(({ core }) => core);

type Asked = OpenDecision<ImperiumOption>;
type Player = (decision: Asked, snapshot: ImperiumSnapshot, log: ImperiumLog) => Choice;

interface Moment {
  readonly lesson: string;
  readonly snapshot: ImperiumSnapshot;
  readonly log: ImperiumLog;
}

interface Lived {
  readonly end: ImperiumSnapshot;
  readonly progress: Progress;
  readonly moments: readonly Moment[];
  readonly decisions: number;
  readonly readAtOnce: number;
}

/** Plays the guided game to its end, reading whatever the coach says. */
function live(play: Player, coached = BEGINNING): Lived {
  const game = new LocalGame(
    engine,
    begun(engine, GUIDED_GAME.seats.length, GUIDED_GAME.options, GUIDED_GAME.seed!),
    { seats: GUIDED_GAME.seats, guide: true },
  );
  let [log, progress, decisions, readAtOnce]: [ImperiumLog, Progress, number, number] = [
    [],
    coached,
    0,
    0,
  ];
  const moments: Moment[] = [];
  for (let step = 0; step < 5000; step++) {
    const snapshot = ofImperium(game.snapshot('guided'));
    log = logWith(log, snapshot);
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
    if (snapshot.result) return { end: snapshot, progress, moments, decisions, readAtOnce };
    const { decision } = snapshot;
    if (!decision) {
      game.play(game.next()!);
      continue;
    }
    decisions++;
    const advice = suggestion(sceneOf(snapshot, log)!);
    expect(against(decision as Decision, advice!)).toBeNull();
    game.answer(snapshot.position, play(decision, snapshot, log));
  }
  throw new Error('the guided game does not end');
}

const suggested: Player = (_, snapshot, log) => suggestion(sceneOf(snapshot, log)!)!;
const likeABot: Player = (decision, { view }) =>
  greedy.decide(decision, () => view, seeded('none'));
const anyhow = (seed: string): Player => {
  const random = seeded(seed);
  return (decision) => randomChoice(decision as Decision, random);
};

/** Whether what a lesson points at lies on the table. */
function isThere(target: Target, { view, viewer }: ImperiumSnapshot): boolean {
  const me = view.players[viewer as number]!;
  const [where, what = ''] = target.split(':');
  switch (where) {
    case 'hand':
      return me.hand.includes(what);
    case 'intrigue':
      return me.intrigue.includes(what);
    case 'row':
      return view.row.includes(what);
    case 'reserve':
      return (view.reserve[what] ?? 0) > 0;
    default:
      return true;
  }
}

const ways: [string, () => Lived][] = [
  ['the suggestions', () => live(suggested)],
  ['a bot', () => live(likeABot)],
  ...Array.from({ length: 12 }, (_, n): [string, () => Lived] => [
    `chance ${n}`,
    () => live(anyhow(`guide ${n}`)),
  ]),
];

describe('the first-game guide', () => {
  it.each(ways)('goes to its end with %s, one lesson at a time, each once', (_, play) => {
    const { end, progress, moments, readAtOnce } = play();
    expect(end.result).not.toBeNull();
    expect(new Set(progress.told).size).toBe(progress.told.length);
    expect(readAtOnce).toBeLessThanOrEqual(3);
    for (const { lesson, snapshot, log } of moments) {
      const scene = sceneOf(snapshot, log)!;
      const told = lessonCalled(guidance, lesson);
      expect(told.when(scene), lesson).toBe(true);
      for (const target of told.points(scene))
        expect(isThere(target as Target, snapshot), `${lesson}: ${target}`).toBe(true);
    }
    expect(progress.told.at(-1)).toBe('over');
  });

  it('tells its whole core to whoever follows it, and lets them win in three rounds', () => {
    const { end, progress, decisions } = live(suggested);
    expect(CORE.map(({ id }) => id).filter((id) => !progress.told.includes(id))).toEqual([]);
    expect(end.result![0]!.seat).toBe(end.viewer);
    expect(end.view.round).toBe(3);
    expect(decisions).toBeLessThan(45);
  });

  it('begins with the aim, and teaches by doing from the fourth lesson on', () => {
    const { moments } = live(suggested);
    expect(moments.slice(0, 5).map(({ lesson }) => lesson)).toEqual([
      'aim',
      'round',
      'hand',
      'icons',
      'spaces',
    ]);
    expect(moments.slice(0, 4).every(({ snapshot }) => snapshot.position === 0)).toBe(true);
  });

  it('is silent while others play and once it is skipped', () => {
    const { moments } = live(suggested, skipped(BEGINNING));
    expect(moments).toEqual([]);
    const [first] = live(suggested).moments;
    const waiting = { ...first!.snapshot, decision: null };
    expect(nextLesson(guidance, guidance.sceneOf(waiting, first!.log), [])).toBeNull();
  });

  it('counts its lessons', () => {
    const { progress } = live(suggested);
    const last = countOf(guidance, progress, 'over');
    expect(last.n).toBe(progress.told.length);
    expect(last.n).toBe(last.of);
  });

  it('says everything shortly, in both languages', () => {
    for (const language of LANGUAGES)
      for (const { id } of LESSONS) {
        const { title, text } = lessonText(id, language);
        expect(title.split(/\s+/).length, title).toBeLessThanOrEqual(5);
        expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(48);
      }
  });
});
