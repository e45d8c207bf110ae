import type { GameEvent } from '../../src/event.ts';
import { type Answer, answerOf } from '../../src/flow.ts';
import { randomChoice } from '../../src/playout.ts';
import { copyRandom, type Random, sameRandom, split } from '../../src/random.ts';
import type { Seat, Viewer } from '../../src/seat.ts';
import { everyDraft } from './choices.ts';
import { sharedPart } from './compare.ts';
import {
  type AnyMatch,
  atEveryPosition,
  atSomePositions,
  give,
  messageOf,
  must,
  mustBeSame,
  openIn,
  playOnAtRandom,
  reloaded,
  seatsOf,
  someSeat,
  type Trial,
  textOf,
  viewersOf,
} from './trial.ts';

/**
 * A view is made anew from the position: the same each time, alone or together with those of others,
 * and nothing of it is the state's.
 */
export function looksWithoutTouching(trial: Trial): void {
  atEveryPosition(trial, (match) => {
    const before = JSON.stringify(match.state);
    const together = match.views(viewersOf(match));
    for (const [i, viewer] of viewersOf(match).entries()) {
      const view = match.view(viewer);
      const again = JSON.stringify(match.view(viewer));
      mustBeSame(again, JSON.stringify(view), `a second look by ${viewer}`);
      mustBeSame(JSON.stringify(together[i]), again, `among other views that of ${viewer}`);
      const shared = sharedPart(match.state, view, trial.shared);
      must(shared === null, `the view of ${viewer} holds ${shared} of the state itself`);
    }
    mustBeSame(JSON.stringify(match.state), before, 'after everybody looked the state');
  });
}

/** Dealing anew what a seat cannot know changes nothing that this seat or a spectator sees. */
export function keepsSecrets(trial: Trial): void {
  atSomePositions(trial, (match, random) => {
    const before = textOf(match);
    for (const seat of seatsOf(match)) {
      mustNotRoll(match, seat, random);
      const imagined = match.fork();
      imagined.imagine(seat, split(random));
      const faults = trial.game.faults(imagined.state);
      must(faults.length === 0, `what seat ${seat} imagines is not sound: ${faults.join('; ')}`);
      const who = `what seat ${seat} cannot know shows: to`;
      mustBeSame(seenBy(imagined, seat), seenBy(match, seat), `${who} itself, what`);
      mustBeSame(seenBy(imagined, 'spectator'), seenBy(match, 'spectator'), `${who} all, what`);
      for (const draft of draftsOf(match, seat))
        mustBeSame(tried(imagined, draft), tried(match, draft), `${who} a draft, what`);
    }
    mustBeSame(textOf(match), before, 'the origin of an imagined match');
  });
}

/**
 * What a seat imagines comes from what it knows and from chance, and from nothing else: however the
 * hidden things lie, the same chance deals the same.
 */
export function imaginesFromWhatIsKnown(trial: Trial): void {
  atSomePositions(trial, ({ game, options, state }, random) => {
    for (const seat of seatsOf({ game, options })) {
      const [real, other] = [game.clone(state), game.clone(state)];
      game.imagine(other, seat, split(random));
      const chance = split(random);
      game.imagine(real, seat, copyRandom(chance));
      game.imagine(other, seat, chance);
      mustBeSame(JSON.stringify(real), JSON.stringify(other), `what seat ${seat} imagines`);
    }
  });
}

/** The game's own dice stay where they are; the match gives what is imagined dice of its own. */
function mustNotRoll({ game, state }: AnyMatch, seat: Seat, random: Random): void {
  const copy = game.clone(state);
  game.imagine(copy, seat, split(random));
  must(sameRandom(copy.random, state.random), `imagining for seat ${seat} rolls the game's dice`);
}

/** What a seat may try out before it answers. */
const draftsOf = (match: AnyMatch, seat: Seat): Answer[] =>
  openIn(match, [seat]).flatMap(({ decision, unasked }) =>
    decision.seat === seat && decision.shape === 'form'
      ? everyDraft(decision).map((choice) => answerOf(seat, choice, unasked))
      : [],
  );

const tried = (match: AnyMatch, { seat, choice, unasked }: Answer): string =>
  JSON.stringify({ draft: choice, why: match.whyNot(seat, choice, unasked) });

function seenBy(match: AnyMatch, viewer: Viewer): string {
  const own = typeof viewer === 'number';
  const decision = own ? match.decision(viewer) : null;
  const unasked = own ? match.unasked(viewer) : [];
  return JSON.stringify({ view: match.view(viewer), waiting: match.waiting, decision, unasked });
}

/**
 * An answer that can be undone has taught its seat nothing: had the hidden things lain otherwise,
 * the seat would see and hear the same after it. Where this fails, something leaks, or a rule
 * showed something without counting it in `revealed`.
 */
export function learnsNothingForFree(trial: Trial): void {
  atSomePositions(trial, (match, random) => {
    for (const { decision, unasked } of openIn(match, someSeat(match, random))) {
      const { seat } = decision;
      const answer = answerOf(seat, randomChoice(decision, random), unasked);
      const real = after(reloaded(match), answer);
      if (!real.match.canUndo(seat)) continue;
      const other = reloaded(match);
      other.imagine(seat, split(random));
      const imagined = after(other, answer);
      const choice = JSON.stringify(answer.choice);
      for (const viewer of [seat, 'spectator'] as const)
        mustBeSame(
          imagined.learned(viewer),
          real.learned(viewer),
          `${choice} by seat ${seat} could be undone, yet what ${viewer} learned by it`,
        );
    }
  });
}

function after(match: AnyMatch, answer: Answer) {
  give(match, answer);
  const heard = (viewer: Viewer): GameEvent[] => match.events(viewer);
  const learned = (viewer: Viewer): string =>
    JSON.stringify({ seen: JSON.parse(seenBy(match, viewer)), heard: heard(viewer) });
  return { match, learned };
}

/** What a seat imagines while it alone decides is a game that can be played to its end. */
export function imaginesPlayableGames(trial: Trial): void {
  atSomePositions(trial, (match, random) => {
    if (match.pending.length !== 1) return;
    const { seat } = match.pending[0]!;
    const imagined = match.fork();
    imagined.imagine(seat, split(random));
    try {
      playOnAtRandom(imagined, random, trial.limit);
    } catch (cause) {
      const why = messageOf(cause);
      throw new Error(`what seat ${seat} imagines cannot be played on: ${why}`, { cause });
    }
    const faults = trial.game.faults(imagined.state);
    must(faults.length === 0, `an imagined game ends unsound: ${faults.join('; ')}`);
  });
}
