import type { Answer, Game, GameState } from '@landsraad/kernel';
import type { Bot } from './bot.ts';
import { type Counts, mean, spread } from './counts.ts';
import { duneBots } from './dune/index.ts';
import { imperiumBots } from './imperium/index.ts';
import { random } from './random.ts';
import { botIn, type Facts, namesIn, type Roster } from './roster.ts';

/* The bots of all games. Who plays one game only takes its roster by itself. */

const ROSTERS: readonly Roster<never>[] = [imperiumBots, duneBots];

function rosterOf<S extends GameState, O, V>({ id }: Game<S, O, V>): Roster<V> {
  return (ROSTERS.find(({ game }) => game === id) as Roster<V> | undefined) ?? strangers(id);
}

/** Any legal answer is one in every game. */
const strangers = (game: string): Roster<unknown> => ({
  game,
  bots: { random },
  facts: () => ({ rounds: 0, leaders: [] }),
  sumUp: (counts) => ({
    rounds: spread(counts),
    winsBySeat: counts.winsBySeat,
    winsByBot: counts.winsByBot,
    points: mean(counts),
  }),
});

/** Strongest first. */
export function botNames<S extends GameState, O, V>(game: Game<S, O, V>): string[] {
  return namesIn(rosterOf(game));
}

export function botNamed<S extends GameState, O, V>(game: Game<S, O, V>, name: string): Bot<V> {
  return botIn(rosterOf(game), name);
}

export function factsOf<S extends GameState, O, V>(game: Game<S, O, V>, state: S): Facts {
  return rosterOf(game).facts(game.view(state, 'afterwards'));
}

/** What each seat bought in a game, in order. */
export function boughtIn<S extends GameState, O, V>(
  game: Game<S, O, V>,
  seats: number,
  answers: readonly Answer[],
): string[][] {
  const bought: string[][] = Array.from({ length: seats }, () => []);
  const { buys } = rosterOf(game);
  if (!buys) return bought;
  for (const { seat, choice } of answers) {
    const thing = buys(choice);
    if (thing !== null) bought[seat]!.push(thing);
  }
  return bought;
}

export function sumUp<S extends GameState, O, V>(game: Game<S, O, V>, counts: Counts): object {
  return rosterOf(game).sumUp(counts);
}
