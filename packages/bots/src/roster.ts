import { type Choice, Problem } from '@landsraad/kernel';
import type { Bot } from './bot.ts';
import type { Counts } from './counts.ts';
import { BOT_NAMES, type BotName, isBotName } from './names.ts';
import type { Teacher } from './thinking/teacher.ts';

export { spokenIn } from './speaking.ts';

/** What a simulation tells about a finished game besides its ranking. */
export interface Facts {
  /** Rounds, or turns. */
  readonly rounds: number;
  /** Who each seat played: a Leader, a faction. */
  readonly leaders: readonly string[];
  /** What kind of victory it was, where there are several. */
  readonly victory?: string | null;
}

/** How often something was bought, and how often by somebody who then won. */
export interface Bought {
  readonly times: number;
  readonly byWinner: number;
}

/** The bots of one game, and what is counted of it. `V` is its view. */
export interface Roster<V> {
  readonly game: string;
  readonly bots: Readonly<Partial<Record<BotName, Bot<V>>>>;
  /** Absent where nobody thinks further than a glance. */
  readonly teacher?: Teacher<V>;
  /** Looks at whole games that are over, with less care. */
  readonly reviewer?: Teacher<V>;
  facts(view: V): Facts;
  /** What an answer buys, where a simulation counts that. */
  buys?(choice: Choice): string | null;
  /** The counts of many games in the words of the game. */
  sumUp(counts: Counts): object;
}

/** Strongest first. */
export const namesIn = <V>({ bots }: Roster<V>): BotName[] =>
  BOT_NAMES.filter((name) => bots[name] !== undefined);

export function botIn<V>(roster: Roster<V>, name: string): Bot<V> {
  const bot = isBotName(name) ? roster.bots[name] : undefined;
  if (bot) return bot;
  const names = namesIn(roster).join(', ');
  throw new Problem(`unknown bot: ${name.slice(0, 40)} (${roster.game} has ${names})`);
}
