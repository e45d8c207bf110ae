import { type Asked, botNamed } from '@landsraad/bots';
import { type Choice, seeded } from '@landsraad/kernel';
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
}

/** Where bots think. Whatever goes wrong there rejects the promise, and nothing else. */
export interface Thinker {
  decide(question: Question): Promise<Choice>;
  close(): Promise<void>;
}

export function think({ game, view, decision, bot, seed }: Question): Choice {
  const named = botNamed(GAMES[game]!, bot);
  return named.decide(JSON.parse(decision) as Asked, () => JSON.parse(view), seeded(seed));
}

/** For tests and small tools: in this very thread. */
export const directThinker: Thinker = {
  decide: async (question) => think(question),
  close: async () => undefined,
};
