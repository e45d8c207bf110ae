import type { Decision } from '../../src/decision.ts';
import { difference, notPlain } from './compare.ts';
import {
  type AnyMatch,
  atEveryPosition,
  must,
  openIn,
  seatsOf,
  type Trial,
  viewersOf,
} from './trial.ts';

/** The game ends, no piece is lost on the way, no round comes again, and only then is there a ranking. */
export function playsToTheEnd(trial: Trial): void {
  let round = 0;
  atEveryPosition(trial, (match) => {
    const now = trial.game.round(match.state);
    must(now >= round, `round ${now} comes after round ${round}`);
    round = now;
    const faults = trial.game.faults(match.state);
    must(faults.length === 0, `the position is not sound: ${faults.join('; ')}`);
    if (match.over) mustRankAllSeats(match);
    else must(match.result === null, 'there is a result although the game goes on');
  });
}

function mustRankAllSeats(match: AnyMatch): void {
  const { result } = match;
  must(match.pending.length === 0, 'a decision is pending although the game is over');
  must(result !== null, 'the game is over without a result');
  const ranked = result.map(({ seat }) => seat).sort((a, b) => a - b);
  const everybody = seatsOf(match);
  // Behind the seats may sit players that nobody plays.
  const once = ranked.every((seat, i) => seat !== ranked[i - 1]);
  must(
    once && difference(ranked.slice(0, everybody.length), everybody) === null,
    `the seats ranked are ${ranked.join(', ')}`,
  );
  let rank = 1;
  for (const [i, place] of result.entries()) {
    if (i > 0 && place.rank !== rank) rank = i + 1;
    must(place.rank === rank, `place ${i + 1} has rank ${place.rank}`);
  }
}

/** What leaves the match (decisions, views, events, the options) is plain data and well formed. */
export function speaksPlainly(trial: Trial): void {
  const parsed = trial.game.parseOptions(JSON.parse(JSON.stringify(trial.options)));
  const changed = difference(parsed, trial.options);
  must(changed === null, `the options are parsed as others: ${changed}`);
  let told = 0;
  atEveryPosition(trial, (match) => {
    const seats = match.pending.map(({ seat }) => seat);
    must(match.over || seats.length > 0, 'nobody is asked, yet the game goes on');
    must(new Set(seats).size === seats.length, 'a seat owes two decisions at once');
    for (const { decision } of openIn(match)) mustBeWellFormed(decision);
    for (const seat of seatsOf(match)) {
      mustBePlain(match.decision(seat), `decision of ${seat}`);
      mustBePlain(match.unasked(seat), `decisions that ${seat} may take unasked`);
      const kinds = match.openTo(seat).map(({ kind }) => kind);
      must(new Set(kinds).size === kinds.length, `two decisions of one kind are open to ${seat}`);
    }
    for (const viewer of viewersOf(match)) mustBePlain(match.view(viewer), `view of ${viewer}`);
    const news = match.events('afterwards', told);
    mustBePlain(news, 'events');
    told += news.length;
  });
}

function mustBePlain(value: unknown, what: string): void {
  const found = notPlain(value);
  must(found === null, `the ${what} is not plain data: ${found}`);
}

function mustBeWellFormed(decision: Decision): void {
  const { kind, rule } = decision;
  must(rule !== '', `${kind} is asked by no rule`);
  const parts = decision.shape === 'form' ? Object.values(decision.fields) : [decision];
  for (const part of parts) {
    const ids = 'options' in part ? part.options.map(({ id }) => id) : [];
    must(new Set(ids).size === ids.length, `${kind} offers an id twice: ${ids.join(', ')}`);
    if (part.shape === 'one') must(ids.length > 0, `${kind} offers nothing`);
    if (part.shape !== 'some' && part.shape !== 'number') continue;
    must(part.min <= part.max, `${kind} goes from ${part.min} to ${part.max}`);
    if (part.shape === 'some')
      must(part.min <= ids.length, `${kind} wants ${part.min} of ${ids.length}`);
  }
}
