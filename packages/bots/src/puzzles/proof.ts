import { type Random, split, type Worlds } from '@landsraad/kernel';
import { playedOn, type Thinking, type Watching, type Way } from '../thinking/search.ts';
import { type Gap, gapBetween, mean } from '../thinking/teaching.ts';
import { isClear } from './check.ts';
import { MARGIN } from './puzzle.ts';

/*
 * That one way is better than all others: every way is played on in the same worlds, and those that are
 * not yet clearly behind in more and more of them.
 */

/** Worlds in all after each stage. */
const STAGES = [6, 24, 96] as const;

/** So many are compared to the last, however clear it is. */
const LAST = 2;

/** The glance's best ways in a few worlds, which finds where a proof may be worth its time: */
const LOOKS = [
  { ways: 6, worlds: 1, ahead: 0.5 * MARGIN, errors: 0 },
  { ways: 4, worlds: 2, ahead: MARGIN, errors: 0 },
  { ways: 3, worlds: 4, ahead: 1.2 * MARGIN, errors: 1.5 },
] as const;

/** Best first, or null: there is no single one that is clearly better. */
export function provedWays<V>(
  plan: Thinking<V>,
  ways: readonly Way[],
  dealer: Worlds<V>,
  random: Random,
  watching?: Watching<V>,
): readonly Way[] | null {
  let left = [...ways];
  let tried = 0;
  for (const worlds of STAGES) {
    tryIn(plan, left, dealer, random, worlds - tried, watching);
    tried = worlds;
    const [best, ...rivals] = ranked(left);
    const others = rivals.map((way) => ({ way, ...gapBetween(best!, way) })).filter(isOther);
    if (others.length === 0 || others[0]!.behind < MARGIN / 2) return null;
    left = [
      best!,
      ...others.filter((gap, n) => n < LAST - 1 || !isClear(gap)).map(({ way }) => way),
    ];
  }
  const [best] = left;
  const gaps = ways.filter((way) => way !== best).map((way) => gapBetween(best!, way));
  return gaps.filter(isOther).every(isClear)
    ? [
        best!,
        ...byGap(
          ways.filter((way) => way !== best),
          best!,
        ),
      ]
    : null;
}

const isOther = ({ behind, error }: Gap): boolean => behind !== 0 || error > 0;

const byGap = (ways: readonly Way[], best: Way): Way[] =>
  [...ways].sort((a, b) => gapBetween(best, a).behind - gapBetween(best, b).behind);

/** The one that seems to be better than all others that look good at a glance, or null. */
export function seemsBest<V>(
  plan: Thinking<V>,
  ways: readonly Way[],
  dealer: Worlds<V>,
  random: Random,
): Way | null {
  let left = ways.map((way) => ({ ...way, results: [] as number[] }));
  for (const { ways: most, worlds, ahead, errors } of LOOKS) {
    left = left.slice(0, most);
    tryIn(plan, left, dealer, random, worlds);
    left = ranked(left);
    const [best, ...rivals] = left;
    const second = rivals.map((way) => gapBetween(best!, way)).find(isOther);
    if (!second || second.behind < Math.max(ahead, errors * second.error)) return null;
  }
  return left[0]!;
}

function tryIn<V>(
  plan: Thinking<V>,
  ways: readonly Way[],
  dealer: Worlds<V>,
  random: Random,
  worlds: number,
  watching?: Watching<V>,
): void {
  for (let n = 0; n < worlds; n++) {
    const chance = split(random);
    for (const way of ways) {
      const world = playedOn(plan, way, dealer, chance);
      way.results.push(plan.judge(world, dealer.seat));
      watching?.(way, world);
    }
  }
}

const ranked = (ways: readonly Way[]): Way[] =>
  [...ways].sort((a, b) => mean(b.results) - mean(a.results));
