import { chooseSome, copiesOf, type Flow, shuffle } from '@landsraad/kernel';
import { leaderOption } from '../choices.ts';
import { printedAt } from '../content/printed.ts';
import { type LeaderId, RESOURCES } from '../ids.ts';
import { newPlayer } from '../rules/setup.ts';
import type { Imperium, Player } from '../state.ts';
import { levelOf } from './difficulty.ts';
import { isSolo, rivalsOf } from './seats.ts';

const TROOPS = 12;

export function lay(game: Imperium): void {
  game.hagal = {
    deck: shuffle(game.random, copiesOf(printedAt(game.options).hagal)),
    discard: [],
    shown: [],
  };
  if (isSolo(game)) setupSolo(game);
  else game.players.push(houseHagal(game));
}

/** HAG-5.2, 5.3 */
function houseHagal({ options }: Imperium): Player {
  const agents = { agents: 3, swordmaster: true };
  return { ...newPlayer(options, []), water: 0, supply: TROOPS, garrison: 0, ...agents };
}

/** HAG-6.5 to 6.8 */
function setupSolo(game: Imperium): void {
  const { garrison, intrigue, personGains } = levelOf(game);
  for (let i = 0; i < 2; i++)
    game.players.push({
      ...newPlayer(game.options, []),
      supply: TROOPS - garrison,
      garrison,
      intrigue: game.intrigueDeck.splice(game.intrigueDeck.length - intrigue),
    });
  const person = game.players[0]!;
  for (const resource of RESOURCES) person[resource] += personGains[resource] ?? 0;
  game.firstPlayer = 1;
  game.active = 1;
}

const RECOMMENDED: readonly LeaderId[] = ['earl-memnon-thorvald', 'glossu-the-beast-rabban'];

/** HAG-6.4: at random, or as the person wishes; their left ability gives nothing (HAG-6.2). */
export function* takeLeaders(game: Imperium): Flow {
  if (!isSolo(game)) return;
  const taken = game.players.map(({ leader }) => leader);
  const free = printedAt(game.options).leaders.flatMap(({ id, soloRival }) =>
    soloRival && !taken.includes(id) ? [id] : [],
  );
  const open = rivalsOf(game).filter((seat) => !game.players[seat]!.leader);
  const leaders = yield* leadersFor(game, free, open.length);
  for (const [i, seat] of open.entries()) game.players[seat]!.leader = leaders[i]!;
  for (const seat of rivalsOf(game))
    game.events?.push({ type: 'rival-seated', seat, leader: game.players[seat]!.leader });
}

function* leadersFor(game: Imperium, free: LeaderId[], n: number): Flow<LeaderId[]> {
  if (n === 0) return [];
  if (game.options.leaderMode === 'random') return shuffle(game.random, free).slice(0, n);
  const picked = yield* chooseSome({
    seat: 0,
    kind: 'hag.rivals',
    rule: 'HAG-6.4',
    options: free.map(leaderOption),
    min: n,
    max: n,
    fallback: [...RECOMMENDED.filter((id) => free.includes(id)), ...free]
      .filter((id, i, all) => all.indexOf(id) === i)
      .slice(0, n),
  });
  return picked.map(({ leader }) => leader);
}
