import { type Imperium, type ImperiumView, imperium } from '@landsraad/imperium';
import { type Decision, seeded, worldsIn } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { playingOn } from '../../src/imperium/greedy/playing-on.ts';
import { GROUPS } from '../../src/imperium/teaching/topics.ts';
import { namesOf } from '../../src/imperium/thinking/features.ts';
import { teacher as fetched } from '../../src/imperium/thinking/thinkers-fetched.ts';
import { teacher } from '../../src/imperium/thinking/thinkers-here.ts';
import { botNamed, greedy, roundEnds } from '../../src/index.ts';
import { type Thinking, thinking } from '../../src/thinking/search.ts';
import { type Lesson, lessonOn, type Question, type Telling } from '../../src/thinking/teaching.ts';
import { type Begun, choiceAt, otherwise, turnsOf } from './positions.ts';

type Asking = Partial<Question<ImperiumView>>;

function questionAt({ position, seat }: Begun, asking: Asking): Question<ImperiumView> {
  const state = imperium.clone(position);
  const [decision] = imperium.next(state)!.next().value as readonly Decision[];
  const dealer = worldsIn(imperium, { position, answers: [] }, seat, seeded('sealed'))!;
  const view = imperium.view(state, seat);
  return {
    decision: decision!,
    view,
    dealer,
    random: seeded('own'),
    goesOn: () => true,
    ...asking,
  };
}

function learnt(work: Generator<number, Lesson | null>): { lesson: Lesson; shares: number[] } {
  const shares: number[] = [];
  for (;;) {
    const step = work.next();
    if (step.done) return { lesson: step.value!, shares };
    shares.push(step.value);
  }
}

/** Spice is all that counts, and all that is noted. */
const SPICE: Thinking<ImperiumView> = {
  name: 'miser',
  glance: greedy,
  playsOn: playingOn,
  ponders: () => true,
  follows: (kind) => kind === 'agent.space',
  horizon: roundEnds,
  judge: ({ state }, seat) => (state as Imperium).players[seat]!.spice,
  ways: 5,
  heats: [
    { worlds: 2, stay: 3 },
    { worlds: 2, stay: 3 },
  ],
  doubt: 0,
};

const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;

const telling: Telling<ImperiumView, number> = {
  note: (world, seat) => SPICE.judge(world, seat),
  reasons: (notes, than, now) => {
    const by = mean(notes.map((n, i) => n - than[i]!));
    return [{ topic: 'spice', by, kept: mean(notes) <= now, worth: by }];
  },
};

const spiceLesson = (turn: Begun, asking: Asking = {}) =>
  learnt(lessonOn(SPICE, telling, questionAt(turn, asking)));

/** There is more spice to be had than at a glance. */
const turn = turnsOf({ players: 3 }, 'miser', 9).find(
  (begun) => choiceAt(begun, thinking(SPICE)) !== choiceAt(begun, greedy),
);

describe('what a thinker tells of its thoughts', () => {
  it('begins with what it would play itself, and says how far the others are behind', () => {
    const { lesson, shares } = spiceLesson(turn!);
    const { best, others } = lesson;
    expect(best.steps[0]!.choice).toBe(choiceAt(turn!, thinking(SPICE)));
    expect(others.length).toBeGreaterThan(0);
    for (const { chance, behind } of others) expect(chance + behind).toBeCloseTo(best.chance);
    expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it('tells the first way from the second, and the others from the first', () => {
    const { best, others } = spiceLesson(turn!).lesson;
    const [second] = others;
    expect(best.reasons[0]!.by).toBeCloseTo(second!.behind);
    expect(second!.reasons[0]!.by).toBeCloseTo(-second!.behind);
  });

  it('compares what was played, however poor it looks at a glance', () => {
    const { decision } = questionAt(turn!, {});
    const reveal = decision.shape === 'one' && decision.options.find(({ id }) => id === 'reveal');
    const played = [(reveal as { id: string }).id];
    const found = spiceLesson(turn!, { played }).lesson.others.find(
      ({ steps }) => steps[0]!.choice === played[0],
    );
    expect(found?.behind).toBeGreaterThan(0);
  });

  it('tells what it has when it is cut short', () => {
    let worlds = 0;
    const { shares } = spiceLesson(turn!, { goesOn: () => worlds++ < 1 });
    expect(shares).toEqual([0.25]);
  });
});

describe('the teacher of Imperium', () => {
  const [late] = turnsOf({ ix: true, immortality: true }, 'levels', 1).slice(30);
  const twoWorlds = () => {
    let worlds = 0;
    return { goesOn: () => worlds++ < 2 };
  };
  const lessonAt = (begun: Begun) => learnt(teacher.lesson(questionAt(begun, twoWorlds()))).lesson;

  it('says the same wherever the hidden things lie', () => {
    const other = otherwise(late!, 'teacher');
    expect(other.position).not.toEqual(late!.position);
    expect(lessonAt(other)).toEqual(lessonAt(late!));
  });

  it('has reasons for what leads elsewhere, weightiest first', () => {
    const { best, others } = lessonAt(late!);
    const ways = [best, ...others];
    const worths = ways.flatMap(({ reasons }) => reasons.map(({ worth }) => worth));
    expect(worths.length).toBeGreaterThan(0);
    for (const { reasons } of ways)
      expect(reasons.map(({ worth }) => Math.abs(worth))).toEqual(
        reasons.map(({ worth }) => Math.abs(worth)).sort((a, b) => b - a),
      );
  });

  it('tells of everything by features that the judge has', () => {
    const names = namesOf(late!.position);
    for (const { features } of GROUPS)
      for (const begins of features)
        expect(
          names.some((name) => name.startsWith(begins)),
          begins,
        ).toBe(true);
  });

  it('would play what the strongest level plays', () => {
    const random = { random: seeded('own') };
    const { lesson } = learnt(teacher.lesson(questionAt(late!, { ...twoWorlds(), ...random })));
    let worlds = 0;
    const choice = choiceAt(late!, botNamed(imperium, 'level-5'), () => worlds++ < 2);
    expect(lesson.best.steps[0]!.choice).toBe(choice);
  });

  it('gives every seat its chance, all of them together one', () => {
    const { dealer } = questionAt(late!, {});
    const chances = teacher.chances(dealer, seeded('chances'), 2);
    expect(chances).toHaveLength(late!.position.players.length);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  });

  it('thinks on a page with what was fetched, and as it does elsewhere', async () => {
    const { decision } = questionAt(late!, {});
    await fetched.ready!();
    expect(fetched.teaches(decision)).toBe(true);
    expect(learnt(fetched.lesson(questionAt(late!, twoWorlds()))).lesson).toEqual(lessonAt(late!));
  });
});
