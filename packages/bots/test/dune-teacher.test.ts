import { type DuneView, dune } from '@landsraad/dune';
import { table } from '@landsraad/dune/scenario';
import { type Decision, type Match, seeded, worldsIn } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { duneBots } from '../src/dune/index.ts';
import { GROUPS } from '../src/dune/teaching/topics.ts';
import { namesOf } from '../src/dune/thinking/features.ts';
import { botNamed } from '../src/index.ts';
import type { Lesson, Question } from '../src/thinking/teaching.ts';
import { type Begun, choiceAt, otherwise, questionsOf } from './dune-positions.ts';

const teacher = duneBots.teacher!;

const twoWorlds = () => {
  let worlds = 0;
  return () => worlds++ < 2;
};

function questionAt({ position, seat }: Begun): Question<DuneView> {
  const state = dune.clone(position);
  const [decision] = dune.next(state)!.next().value as readonly Decision[];
  const dealer = worldsIn(dune, { position, answers: [] }, seat, seeded('sealed'))!;
  const view = dune.view(state, seat);
  return { decision: decision!, view, dealer, random: seeded('own'), goesOn: twoWorlds() };
}

function learnt(question: Question<DuneView>): Lesson {
  const work = teacher.lesson(question);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value!;
  }
}

describe('the teacher of Dune', () => {
  const [ship] = questionsOf('ship', { mode: 'advanced', turns: 2 }, 'levels').slice(3);

  it('says the same wherever the hidden things lie', () => {
    const other = otherwise(ship!, 'teacher');
    expect(other.position).not.toEqual(ship!.position);
    expect(learnt(questionAt(other))).toEqual(learnt(questionAt(ship!)));
  });

  it('would play what the strongest level plays', () => {
    const choice = choiceAt(ship!, botNamed(dune, 'level-5'), twoWorlds());
    expect(learnt(questionAt(ship!)).best.steps[0]!.choice).toBe(choice);
  });

  it('tells of everything by features that the judge has', () => {
    const names = namesOf(ship!.position);
    for (const { features } of GROUPS)
      for (const begins of features)
        expect(
          names.some((name) => name.startsWith(begins)),
          begins,
        ).toBe(true);
  });

  it('gives every side its chance, all of them together one', () => {
    const { dealer } = questionAt(ship!);
    const chances = teacher.chances(dealer, seeded('chances'), 2);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  });

  it('says that storming prevents a rival’s victory', () => {
    const t = table({
      storm: 0,
      turn: 3,
      factions: [
        { id: 'emperor', dot: 0, spice: 20 },
        {
          id: 'harkonnen',
          dot: 2,
          reserves: 0,
          board: { 'arrakeen@9': 9, 'carthag@10': 2, 'tueks-sietch@4': 9 },
        },
        { id: 'atreides', dot: 4, board: { 'polar-sink': 1 } },
      ],
    });
    while (t.faction !== 'emperor') t.choose('none');
    const decision = t.decision('emperor');
    const match = t.match as unknown as Match<never, unknown, DuneView>;
    const { best, others } = learnt({
      decision,
      view: match.view(decision.seat),
      dealer: match.worlds(decision.seat, seeded('sealed'))!,
      random: seeded('own'),
      goesOn: () => true,
      played: ['none'],
    });
    expect(best.steps[0]!.choice).toBe('carthag@10');
    const nothing = others.find(({ steps }) => steps[0]!.choice === 'none')!;
    expect(nothing.behind).toBeGreaterThan(0.2);
    expect(nothing.reasons.map(({ topic }) => topic)).toContain('rival-victory');
  });
});
