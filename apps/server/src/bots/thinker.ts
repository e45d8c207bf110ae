import { type Asked, botNamed, botNames } from '@landsraad/bots';
import { type Choice, type GameState, type Sealed, seeded, worldsOf } from '@landsraad/kernel';
import { GAMES } from '../games.ts';

/** What a bot is told: text, so that it may think in another thread, and never the state. */
export interface Question {
  readonly game: string;
  /** What its seat may know. */
  readonly view: string;
  readonly decision: string;
  readonly bot: string;
  /** The bot's own chance. */
  readonly seed: string;
  /** For one that searches: what worlds are dealt from, with nothing that its seat cannot know. */
  readonly sealed: string | null;
}

/** Where bots think. Whatever goes wrong there rejects the promise, and nothing else. */
export interface Thinker {
  /** `whose`: who laid the table. Where many wait, each of them has a turn. */
  decide(question: Question, whose: string): Promise<Choice>;
  close(): Promise<void>;
}

/** Whether a bot asks for worlds; one that nobody knows does not. */
export function searches(game: string, bot: string): boolean {
  const known = GAMES[game] && botNames(GAMES[game]).includes(bot);
  return known ? botNamed(GAMES[game]!, bot).searches === true : false;
}

/** Milliseconds after which the best so far must do: a thread that takes twice as long is lost. */
const PATIENCE = 2_500;

export function think({ game: id, view, decision, bot, seed, sealed }: Question): Choice {
  const game = GAMES[id]!;
  const worlds = () =>
    sealed === null
      ? null
      : worldsOf(game, JSON.parse(sealed) as Sealed<GameState>, { view, decision });
  const asked = JSON.parse(decision) as Asked;
  const end = performance.now() + PATIENCE;
  return botNamed(game, bot).decide(
    asked,
    () => JSON.parse(view),
    seeded(seed),
    worlds,
    () => performance.now() < end,
  );
}

/** For tests and small tools: in this very thread. */
export const directThinker: Thinker = {
  decide: async (question) => think(question),
  close: async () => undefined,
};
