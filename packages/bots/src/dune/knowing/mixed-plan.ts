import type { DuneView, Plan } from '@landsraad/dune';
import { type Choice, type Random, split, type World, type Worlds } from '@landsraad/kernel';
import { type Outlook, outlookOf } from '../greedy/outlook.ts';
import {
  type Candidate,
  candidatesIn,
  type Field,
  type Form,
  fieldOf,
  ownCandidates,
  toForm,
} from '../greedy/plan.ts';
import { duel, swordOf } from './duel.ts';
import { drawnLot } from './lots.ts';
import { mixture, type Opponent } from './regret.ts';

/*
 * A battle plan drawn from a mixture: our plans against those that the other side may make with the
 * hands it may have, in worlds dealt from what we know.
 */

export interface Care {
  /** Hands of the opponent that are thought of. */
  readonly worlds: number;
  readonly rounds: number;
}

const OUR_PLANS = 40;
const THEIR_PLANS = 24;
/** Dials that are tried for the same leader and cards. */
const DIALS = 5;
/** What is done more seldom than this is not worth doing. */
const SELDOM = 0.06;

/** Null where there is no battle to think of, or no world to think in. */
export function drawnPlan(
  outlook: Outlook,
  decision: Form,
  { worlds, rounds }: Care,
  dealer: Worlds<DuneView>,
  random: Random,
): Choice | null {
  const field = fieldOf(outlook);
  if (!field) return null;
  const ours = best(candidatesIn(field, decision), OUR_PLANS);
  if (ours.length < 2) return ours[0] ? toForm(outlook, ours[0].plan) : null;
  const opponents: Opponent[] = [];
  for (let n = 0; n < worlds; n++) {
    const opponent = opponentIn(dealer.deal(split(random)), field, ours);
    if (opponent) opponents.push(opponent);
  }
  if (opponents.length === 0) return null;
  const mix = mixture(ours.length, opponents, rounds);
  return toForm(outlook, ours[drawn(mix, random)]!.plan);
}

/** The other side as it is in a world. */
function opponentIn(
  world: World<DuneView>,
  field: Field,
  ours: readonly Candidate[],
): Opponent | null {
  const { foe, outlook, wonByTie } = field;
  const theirField = fieldOf(outlookOf(world.view(foe.seat), foe.seat, outlook.weights));
  if (!theirField) return null;
  const theirs = best(ownCandidates(theirField).filter(knownOf(field)), THEIR_PLANS);
  if (theirs.length === 0) return null;
  const [mySwords, theirSwords] = [
    ours.map((candidate) => swordOf(field, candidate)),
    theirs.map((candidate) => swordOf(theirField, candidate)),
  ];
  const pairs = mySwords.map((a) => theirSwords.map((b) => duel(a, b, wonByTie)));
  return {
    ours: pairs.map((row) => Float64Array.from(row, ([mine]) => mine)),
    theirs: pairs.map((row) => Float64Array.from(row, ([, their]) => their)),
    glance: Float64Array.from(theirs, ({ worth }) => worth),
  };
}

/** A plan that was seen stands, whatever else could be done in this world. */
function knownOf({ battle, foe }: Field): (candidate: Candidate) => boolean {
  const seen = battle.plans.find(({ seat }) => seat === foe.seat)?.plan;
  if (!seen) return () => true;
  const parts: readonly (keyof Plan)[] = ['leader', 'weapon', 'defense', 'dial', 'kh'];
  return ({ plan }) => parts.every((part) => plan[part] === seen[part]);
}

/** The best dials for each leader and cards, and the best of those. */
function best(candidates: readonly Candidate[], most: number): Candidate[] {
  const alike = new Map<string, number>();
  return candidates
    .toSorted((a, b) => b.worth - a.worth)
    .filter(({ plan }) => {
      const cards = `${plan.leader}/${plan.weapon}/${plan.defense}/${plan.kh}`;
      const dials = (alike.get(cards) ?? 0) + 1;
      alike.set(cards, dials);
      return dials <= DIALS;
    })
    .slice(0, most);
}

/** One of them, as often as the mixture says. */
function drawn(mix: readonly number[], random: Random): number {
  const least = Math.min(SELDOM, Math.max(...mix));
  return drawnLot(
    mix.map((part) => (part < least ? 0 : part)),
    random,
  );
}
