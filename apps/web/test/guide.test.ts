import { greedy } from '@landsraad/bots';
import { type ImperiumView, MODULES, modulesAt } from '@landsraad/imperium';
import { type Decision, randomChoice, seeded } from '@landsraad/kernel';
import { LANGUAGES } from '@landsraad/kernel/wording';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../src/games/protocol.ts';
import { BEGINNING, countOf, nextLesson, skipped } from '../src/guide/coach.ts';
import type { Guidance } from '../src/guide/guidance.ts';
import { engineFor } from '../src/packs/imperium/engine.ts';
import { type Chapter, isWon } from '../src/packs/imperium/guide/chapter.ts';
import { CHAPTERS, chapterOf } from '../src/packs/imperium/guide/chapters.ts';
import { guidanceFor } from '../src/packs/imperium/guide/guidance.ts';
import { OUTLINES } from '../src/packs/imperium/guide/outlines.ts';
import { seenIn } from '../src/packs/imperium/guide/scene.ts';
import { words } from '../src/packs/imperium/guide/words.ts';
import { type ImperiumLog, ofImperium } from '../src/packs/imperium/snapshot.ts';
import {
  adviceOf,
  holdsTogether,
  isShort,
  type Lived,
  live,
  type Moment,
  type Player,
} from './guided.ts';

const engines = new Map(
  await Promise.all(
    CHAPTERS.map(async (one) => [one, await engineFor(one.outline.game.options)] as const),
  ),
);

const guidanceIn = (chapter: Chapter): Guidance => guidanceFor(chapter);
const liveIn = (chapter: Chapter, play: Player, wanted?: Parameters<typeof live>[3]): Lived =>
  live(guidanceIn(chapter), engines.get(chapter)!, play, wanted);

const likeABot: Player = (decision, { view }) =>
  greedy.decide(decision, () => view as ImperiumView, seeded('none'));
const anyhow = (seed: string): Player => {
  const random = seeded(seed);
  return (decision) => randomChoice(decision as Decision, random);
};

/** Whether what a lesson points at lies on the table. */
function isThere(target: string, snapshot: Snapshot): boolean {
  const { view, viewer } = ofImperium(snapshot);
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
    case 'tleilaxu':
      return view.immortality!.row.includes(what);
    case 'specimens':
      return view.immortality!.seats[viewer as number]!.specimens > 0;
    case 'atomics':
      return view.immortality!.seats[viewer as number]!.atomics;
    default:
      return true;
  }
}

const followed = new Map(
  CHAPTERS.map((chapter) => [chapter, liveIn(chapter, adviceOf(guidanceIn(chapter)))] as const),
);

describe.each(CHAPTERS.map((chapter) => [chapter.outline.id, chapter] as const))(
  'the chapter %s',
  (id, chapter) => {
    const guidance = guidanceIn(chapter);
    const byAdvice = followed.get(chapter)!;
    const core = guidance.lessons.filter((lesson) => lesson.core).map((lesson) => lesson.id);

    it('is won by following the advice, and tells its whole core on the way', () => {
      const { end, progress, moments } = byAdvice;
      expect(progress.told.at(-1)).toBe('won');
      expect(core.filter((lesson) => !progress.told.includes(lesson))).toEqual([]);
      const aims = guidance.aims(end, moments.at(-1)!.log, 'en');
      expect(aims.length).toBeGreaterThan(0);
      expect(aims.every(({ have, need }) => have === need)).toBe(true);
    });

    it('counts its lessons', () => {
      const { progress } = byAdvice;
      const { n, of } = countOf(guidance, progress, 'won');
      expect([n, of]).toEqual([progress.told.length, progress.told.length]);
    });

    const ways: [string, () => Lived][] = [
      ['the advice', () => liveIn(chapter, adviceOf(guidanceIn(chapter)), { toEnd: true })],
      ['a bot', () => liveIn(chapter, likeABot, { toEnd: true })],
      ...Array.from({ length: 2 }, (_, n): [string, () => Lived] => [
        `chance ${n}`,
        () => liveIn(chapter, anyhow(`${id} ${n}`), { toEnd: true }),
      ]),
    ];
    it.each(ways)('is never stuck with %s: one lesson at a time, each once', (_, play) => {
      holdsTogether(guidance, play(), isThere);
    });

    it('says everything shortly, in both languages, and nothing that is never told', () => {
      const told = chapter.lessons.map((lesson) => lesson.id).sort();
      for (const language of LANGUAGES) {
        const { lessons, won, lost } = chapter.words[language];
        expect(Object.keys(lessons).sort()).toEqual(told);
        for (const said of [won, lost, ...Object.values(lessons)]) isShort(said);
      }
    });
  },
);

describe('the tutorial', () => {
  it('has the chapters that its way in offers, and each leads to the next', () => {
    expect(CHAPTERS.map(({ outline }) => outline)).toEqual(OUTLINES);
    const titles = CHAPTERS.map((chapter) => guidanceFor(chapter).next?.title('en'));
    expect(titles).toEqual([...OUTLINES.slice(1).map(({ words }) => words.en.title), undefined]);
  });

  it('takes a quarter of an hour, and three minutes for each expansion', () => {
    const minutesOf = (chapters: typeof OUTLINES) =>
      chapters.reduce((sum, { minutes }) => sum + minutes, 0);
    const adds = OUTLINES.filter(({ game }) => modulesAt(game.options).length > 0);
    expect(minutesOf(OUTLINES.filter((one) => !adds.includes(one)))).toBe(15);
    expect(adds.map(({ id, minutes }) => [id, minutes])).toEqual(MODULES.map((id) => [id, 3]));
  });

  it('begins with the aim, and teaches by doing from the fourth lesson on', () => {
    const { moments } = followed.get(chapterOf('agents'))!;
    expect(moments.slice(0, 5).map(({ lesson }) => lesson)).toEqual([
      'aim',
      'round',
      'hand',
      'icons',
      'spaces',
    ]);
    expect(moments.slice(0, 4).every(({ snapshot }) => snapshot.position === 0)).toBe(true);
  });

  it('gives the first point in the first round', () => {
    const { end } = followed.get(chapterOf('agents'))!;
    expect(ofImperium(end).view.round).toBe(1);
    expect(ofImperium(end).view.players[0]!.vp).toBe(1);
  });

  it('brings a card back that was acquired, and two points', () => {
    const { end, moments } = followed.get(chapterOf('influence'))!;
    expect(moments.map(({ lesson }) => lesson)).toContain('came-back');
    expect(ofImperium(end).view.round).toBe(2);
    expect(ofImperium(end).view.players[0]!.vp).toBe(2);
  });

  it('has a Conflict that only the Intrigue card wins', () => {
    const chapter = chapterOf('conflict');
    const unaided: Player = (decision, snapshot, log) =>
      decision.kind === 'combat.play'
        ? 'pass'
        : adviceOf(guidanceIn(chapter))(decision, snapshot, log);
    const placeIn = ({ moments }: Lived) => {
      const log = moments.at(-1)!.log;
      const fought = log.find((event) => event.type === 'conflict-resolved')!;
      return 'places' in fought ? (fought.places as number[])[0] : null;
    };
    expect(placeIn(followed.get(chapter)!)).toBe(1);
    expect(placeIn(liveIn(chapter, unaided, { toEnd: true }))).not.toBe(1);
  });

  it('reads a game from before there were chapters as a whole game', () => {
    expect(chapterOf(true).outline.id).toBe('game');
    expect(chapterOf('from another version').outline.id).toBe('game');
  });

  it('is not won by whoever only watches, nor before the end of a whole game', () => {
    const { moments } = followed.get(chapterOf('game'))!;
    const [{ snapshot: first, log: told }] = moments as readonly [Moment];
    const [snapshot, log] = [ofImperium(first), told as ImperiumLog];
    expect(isWon(chapterOf('game'), seenIn(snapshot, log)!)).toBe(false);
    expect(seenIn({ ...snapshot, viewer: 'spectator' }, log)).toBeNull();
  });

  it('is silent while others play and once it is skipped', () => {
    const [chapter] = CHAPTERS as readonly [Chapter];
    const guidance = guidanceIn(chapter);
    const { moments } = liveIn(chapter, adviceOf(guidanceIn(chapter)), {
      coached: skipped(BEGINNING),
      toEnd: true,
    });
    expect(moments).toEqual([]);
    const [first] = followed.get(chapter)!.moments;
    const waiting = { ...first!.snapshot, decision: null };
    expect(nextLesson(guidance, guidance.sceneOf(waiting, first!.log), [])).toBeNull();
  });

  it('has no reason that it never gives', () => {
    const given = new Set([...followed.values()].flatMap(({ reasons }) => reasons));
    expect([...given].sort()).toEqual(Object.values(words.en.why).sort());
  });
});
