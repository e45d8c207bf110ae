import {
  type AnyMatch,
  type Choice,
  type GameState,
  Match,
  type MatchRecord,
  type Viewer,
} from '@landsraad/kernel';
import type { Engine } from '../packs/engine.ts';
import type { SeatAt } from './games.ts';
import type { Marks, Standing, TaughtStep } from './protocol.ts';

/* Games as they are recorded: how one begins, and what was to be seen in it. */

export type GameRecord = MatchRecord<GameState>;

/** The record of a game that begins. */
export function begun({ game }: Engine, seats: number, options: object, seed: string): GameRecord {
  const match = Match.start(game, game.optionsFor(seats, options), seed);
  const { checkpoint, ...record } = match.save();
  return record;
}

/** The record of a game that begins at a position of its own. */
export function arrangedAt({ game }: Engine, options: unknown, position: GameState): GameRecord {
  const { checkpoint, ...record } = Match.from(game, game.parseOptions(options), position).save();
  return record;
}

/** What is asked when the seat answers so from a position on. */
export function stepsFrom(
  { game }: Engine,
  record: GameRecord,
  { position, seat }: SeatAt,
  path: readonly Choice[],
): readonly TaughtStep[] {
  const match = Match.replay(game, { ...record, answers: record.answers.slice(0, position) });
  return path.map((choice) => {
    const decision = match.decision(seat)!;
    match.answer(seat, choice);
    return { decision, choice };
  });
}

/** Where rounds and turns of a recorded game begin. */
export function marksIn({ game, endsTurn }: Engine, record: GameRecord): Marks {
  const rounds: number[] = [];
  const turns: number[] = [];
  let heard = 0;
  Match.replay(game, record, (match) => {
    const news = match.events('spectator', heard);
    heard += news.length;
    if (match.game.round(match.state) > rounds.length) rounds.push(match.position);
    if (news.some(endsTurn)) turns.push(match.position);
  });
  return { rounds, turns };
}

/** What a viewer saw of a recorded game after so many answers. */
export function seenAt({ game }: Engine, record: GameRecord, position: number, viewer: Viewer) {
  const match = Match.replay(game, { ...record, answers: record.answers.slice(0, position) });
  return { ...seen(match, viewer), eventsFrom: 0, events: match.events(viewer) };
}

export const standingOf = ({ factsOf }: Engine, match: AnyMatch): Standing => ({
  ...factsOf(match.view('spectator')),
  round: match.game.round(match.state),
  over: match.over,
  winner: match.result?.[0]?.seat ?? null,
});

export function seen(match: AnyMatch, viewer: Viewer) {
  const decision = typeof viewer === 'number' ? match.decision(viewer) : null;
  return {
    game: match.game.id,
    round: match.game.round(match.state),
    position: match.position,
    viewer,
    view: match.view(viewer),
    decision,
    waiting: match.pending.map(({ seat }) => seat),
    result: match.result,
  };
}
