import { type Asked, type Bot, greedy, random } from '@landsraad/bots';
import { type Choice, seeded } from '@landsraad/kernel';

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

const BOTS: Readonly<Record<string, readonly Bot<never>[]>> = { imperium: [greedy, random] };

export const botNamesOf = (game: string): string[] => (BOTS[game] ?? []).map(({ name }) => name);

export function think({ game, view, decision, bot, seed }: Question): Choice {
  const found = (BOTS[game] ?? [random]).find(({ name }) => name === bot);
  if (!found) throw new Error(`no bot ${bot} for ${game}`);
  return found.decide(JSON.parse(decision) as Asked, () => JSON.parse(view) as never, seeded(seed));
}

/** For tests and small tools: in this very thread. */
export const directThinker: Thinker = {
  decide: async (question) => think(question),
  close: async () => undefined,
};
