import {
  copyRandom,
  type Random,
  type Seat,
  split,
  type World,
  type Worlds,
} from '@landsraad/kernel';
import type { Asked } from '../bot.ts';
import { playOn } from '../play-on.ts';
import type { Thinking } from './search.ts';
import { isTaught, type Lesson, lessonOn, mean, type Question, type Telling } from './teaching.ts';

/** Thinks for people: what it would do and why, and how a game stands. */
export interface Teacher<V> {
  /** Fetches what it thinks with. */
  ready?(): Promise<void>;
  /** Whether it has more to say of a decision than at a glance. */
  teaches(decision: Asked): boolean;
  /** Whether a question belongs to the one before it, so that both answers are one way. */
  follows(kind: string): boolean;
  /** Tells after each world which share of its work is done. */
  lesson(question: Question<V>): Generator<number, Lesson | null>;
  /** Every seat's chance to win, in the eyes of the dealer's. */
  chances(dealer: Worlds<V>, random: Random, worlds: number): readonly number[];
}

export interface Teaching<V> extends Thinking<V> {
  /** Every seat's chance to win, in the eyes of one. */
  judgeAll(world: World<V>, viewer: Seat): readonly number[];
}

export function teacherOf<V, N>(plan: Teaching<V>, telling: Telling<V, N>): Teacher<V> {
  return {
    teaches: (decision) => isTaught(plan, decision),
    follows: plan.follows,
    lesson: (question) => lessonOn(plan, telling, question),
    chances(dealer, random, worlds) {
      const found = Array.from({ length: worlds }, () => {
        const chance = split(random);
        const world = dealer.deal(copyRandom(chance));
        const bot = plan.playsOn();
        playOn(world, () => bot, chance, plan.horizon(world), plan.look);
        return plan.judgeAll(world, dealer.seat);
      });
      return found[0]!.map((_, seat) => mean(found.map((chances) => chances[seat]!)));
    },
  };
}
