import type { Difficulty, ImperiumView } from '@landsraad/imperium';
import type { GameSummary, Standing } from '../../games/protocol.ts';

/** What the list of games tells of a game of Imperium. */
interface Facts {
  /** Leaders and points of everybody at the table: Rivals, whom nobody plays, come after the seats. */
  readonly leaders: readonly string[];
  readonly points: readonly number[];
  /** Of a game alone against Rivals; null for every other. Older versions did not tell. */
  readonly difficulty?: Difficulty | null;
  /** With Rise of Ix, with Immortality. */
  readonly ix?: boolean;
  readonly immortality?: boolean;
}

export type ImperiumStanding = Standing & Facts;
export type ImperiumSummary = GameSummary & Facts;

export const factsOf = ({ players, options }: ImperiumView): Facts => ({
  leaders: players.map(({ leader }) => leader),
  points: players.map(({ vp }) => vp),
  difficulty: options.players === 1 ? options.difficulty : null,
  ...(options.ix && { ix: true }),
  ...(options.immortality && { immortality: true }),
});
