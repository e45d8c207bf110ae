import { copiesOf, miscounted, onceFor, tally } from '@landsraad/kernel';
import { trackOf } from './content/index.ts';
import { printedAt, topOf } from './content/printed.ts';
import { FACTIONS, RESOURCES } from './ids.ts';
import type { ImperiumOptions } from './options.ts';
import { extensionsOf } from './rules/extension.ts';
import { besideLeader } from './rules/set-aside.ts';
import type { Imperium, Player } from './state.ts';

const TROOPS = 12;

/** Everything that must hold in every position of a real game. */
export function faults(game: Imperium): string[] {
  const found: string[] = [];
  const expect = (sound: boolean, fault: string) => {
    if (!sound) found.push(fault);
  };
  game.players.forEach((player, seat) => {
    for (const fault of playerFaults(game, player, seat)) found.push(`seat ${seat}: ${fault}`);
  });
  for (const faction of FACTIONS) {
    const holder = game.alliances[faction];
    const { bonusAt } = trackOf(faction);
    const highest = Math.max(...game.players.map(({ influence }) => influence[faction]));
    expect(
      holder === null
        ? highest < bonusAt
        : game.players[holder]!.influence[faction] === highest && highest >= bonusAt,
      `alliance of ${faction} with ${holder}, highest ${highest}`,
    );
  }
  const mentats = game.agents.filter(({ mentat }) => mentat).length;
  expect(mentats === (game.mentat === 'board' ? 1 : 0), `${mentats} Mentats on the board`);
  expect(game.row.length <= 5, `${game.row.length} cards in the Row`);
  expect(game.row.length === 5 || game.imperiumDeck.length === 0, 'a gap in the Row beside a deck');
  const box = boxOf(game.options);
  found.push(...miscounted('card', cardsInGame(game), box.cards));
  found.push(...miscounted('Intrigue card', intrigueInGame(game), box.intrigue));
  const conflicts = [
    ...game.conflictDeck,
    ...game.conflictDiscard,
    ...game.conflictUnused,
    ...(game.conflict ? [game.conflict] : []),
  ];
  found.push(...miscounted('Conflict card', conflicts, box.conflicts));
  for (const { pieces } of extensionsOf(game)) found.push(...(pieces?.faults(game) ?? []));
  return found;
}

function playerFaults(game: Imperium, player: Player, seat: number): string[] {
  const found: string[] = [];
  let troops = player.supply + player.garrison + player.conflict;
  for (const { pieces } of extensionsOf(game)) troops += pieces?.troops?.(game, seat) ?? 0;
  if (troops !== TROOPS) found.push(`${troops} troops`);
  const placed = game.agents.filter((agent) => agent.seat === seat && !agent.mentat).length;
  const agents = player.agents + placed;
  if (agents !== (player.swordmaster ? 3 : 2)) found.push(`${agents} Agents`);
  for (const n of [player.supply, player.garrison, player.conflict, player.agents, player.swords])
    if (n < 0) found.push('fewer than no pieces');
  for (const resource of RESOURCES)
    if (player[resource] < 0) found.push(`${player[resource]} ${resource}`);
  for (const faction of FACTIONS) {
    const level = player.influence[faction];
    if (level < 0 || level > topOf(trackOf(faction)))
      found.push(`${level} Influence with ${faction}`);
  }
  if (player.vp < printedAt(game.options).startingPoints) found.push(`${player.vp} VP`); // AMB-26
  if (!game.turn && player.inPlay.length > 0 && player.revealed)
    found.push('cards in play after the Reveal turn');
  return found;
}

function cardsInGame(game: Imperium): string[] {
  const reserve = Object.entries(game.reserve).flatMap(([card, n]) => Array<string>(n).fill(card));
  const players = game.players.flatMap((player) => [
    ...player.deck,
    ...player.hand,
    ...player.inPlay,
    ...player.discard,
    ...besideLeader(player),
  ]);
  const elsewhere = extensionsOf(game).flatMap(({ pieces }) => pieces?.cards?.(game) ?? []);
  return [...players, ...reserve, ...game.row, ...game.imperiumDeck, ...game.trashed, ...elsewhere];
}

/** What was printed for a table, counted. */
const boxOf = onceFor((options: ImperiumOptions) => {
  const { cards, intrigue, conflicts } = printedAt(options);
  const dealt = cards.map(({ id, copies, origin }) => ({
    id,
    copies: origin === 'starting' ? copies * options.players : copies,
  }));
  return {
    cards: tally(copiesOf(dealt)),
    intrigue: tally(copiesOf(intrigue)),
    conflicts: tally(conflicts.map(({ id }) => id)),
  };
});

function intrigueInGame(game: Imperium): string[] {
  const held = game.players.flatMap(({ intrigue, waiting }) => [...intrigue, ...waiting]);
  const elsewhere = extensionsOf(game).flatMap(({ pieces }) => pieces?.intrigue?.(game) ?? []);
  return [...held, ...game.intrigueDeck, ...game.intrigueDiscard, ...elsewhere];
}
