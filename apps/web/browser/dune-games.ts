import { duneBots } from '@landsraad/bots/dune';
import { botIn } from '@landsraad/bots/roster';
import { type Dune, type DuneOptions, type DuneView, dune, FACTIONS } from '@landsraad/dune';
import { type Decision, Match, type Seat, seeded } from '@landsraad/kernel';
import { fileText } from '../src/games/file.ts';
import { bot, type GameFile, person } from './games.ts';

/* Games of Dune played without a browser, as files that a visitor imports. */

type DuneMatch = Match<Dune, DuneOptions, DuneView>;

/** A person is asked, all others are bots. */
function fileAt(match: DuneMatch, seat: Seat): GameFile {
  const { checkpoint, ...record } = match.save();
  const seats = match.state.factions.map((_, at) => (at === seat ? person() : bot('random')));
  return { text: fileText({ record, seats, guide: false }), position: match.position };
}

/** Six factions by the advanced rules, up to such a question of that turn or a later one. */
export function playedTo(kind: string, turn: number, seed: string): GameFile {
  const options = dune.parseOptions({ factions: FACTIONS.slice(), mode: 'advanced' });
  const match: DuneMatch = Match.start(dune, options, seed);
  const player = botIn(duneBots, 'greedy');
  const random = seeded(seed);
  while (!match.over) {
    const decision = match.pending[0]!;
    const { seat } = decision;
    if (decision.kind === kind && match.state.turn >= turn && leavesAChoice(decision))
      return fileAt(match, seat);
    match.answer(
      seat,
      player.decide(
        decision,
        () => match.view(seat),
        random,
        () => null,
      ),
    );
  }
  throw new Error(`no ${kind} in the game ${seed}`);
}

const MOST_GAMES = 200;

/** The first decision of each of these kinds that leaves a choice, in games of chance. */
export function everyKind(kinds: readonly string[]): ReadonlyMap<string, GameFile> {
  const met = new Map<string, GameFile>();
  for (let n = 0; n < MOST_GAMES && met.size < kinds.length; n++) meetIn(met, n);
  return met;
}

function meetIn(met: Map<string, GameFile>, n: number): void {
  const seed = `every kind/${n}`;
  // The basic game dials every storm (DUN-3.2).
  const mode = n % 5 === 4 ? 'basic' : 'advanced';
  const options = dune.parseOptions({ factions: FACTIONS.slice(), mode, turns: 4 });
  const match: DuneMatch = Match.start(dune, options, seed);
  // Chance meets most of them soon; whoever plays to win, the rest.
  const player = botIn(duneBots, n < 40 ? 'random' : 'greedy');
  const random = seeded(seed);
  while (!match.over) {
    const decision = match.pending[0]!;
    const { kind, seat } = decision;
    if (!met.has(kind) && leavesAChoice(decision)) met.set(kind, fileAt(match, seat));
    match.answer(
      seat,
      player.decide(
        decision,
        () => match.view(seat),
        random,
        () => null,
      ),
    );
  }
}

const leavesAChoice = (decision: Decision): boolean =>
  decision.shape === 'one' ? decision.options.length > 1 : true;
