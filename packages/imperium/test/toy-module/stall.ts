import type { Seat } from '@landsraad/kernel';
import { refuse } from '../../src/refusals.ts';
import { whyNotPay } from '../../src/rules/costs.ts';
import { payResources } from '../../src/rules/gains.ts';
import type { Market } from '../../src/rules/markets.ts';
import type { Imperium } from '../../src/state.ts';
import { PRICES } from './content.ts';
import { toy, toyOf } from './types.ts';

/** Takes troops of the supply apart, as many as there are. */
export function takeApart(game: Imperium, seat: Seat, n: number): void {
  const player = game.players[seat]!;
  const taken = Math.min(n, player.supply);
  player.supply -= taken;
  toyOf(game).scrap[seat]! += taken;
}

/** Puts troops together again. */
export function putTogether(game: Imperium, seat: Seat, n: number): void {
  toyOf(game).scrap[seat]! -= n;
  game.players[seat]!.supply += n;
}

export const STALL: Market = {
  from: toy('toy-stall'),
  persuasion: false,
  isOpen: ({ turn }) => turn!.kind === 'reveal',
  offers: (game) => [...new Set(toyOf(game).stall)],
  costOf: (_game, _seat, card) => PRICES[card]!,
  whyNot: (game, seat, cost) =>
    cost > toyOf(game).scrap[seat]! ? refuse('too-expensive', 'TOY-2', { cost }) : null,
  pay: putTogether,
  take: (game, _, card) => replace(game, toyOf(game).stall.indexOf(card)),
};

/** The next card comes to the gap, if there is one. */
function replace(game: Imperium, gap: number): void {
  const { deck, stall } = toyOf(game);
  const next = deck.pop();
  if (next === undefined) stall.splice(gap, 1);
  else {
    stall[gap] = next;
    game.revealed++;
  }
}

/** Sells one medal to each, for water; it is no card, and works for whoever has it. */
export const MEDALS: Market = {
  from: toy('toy-medals'),
  persuasion: false,
  isOpen: ({ turn }) => turn!.kind !== 'choosing',
  offers: (game, seat) => (toyOf(game).medals.includes(seat) ? [] : ['toy-medal']),
  costOf: () => 1,
  whyNot: (game, seat, cost) => whyNotPay(game, seat, { water: cost }, 'TOY-3'),
  pay: (game, seat, cost) =>
    payResources(game, seat, { water: cost }, { type: 'space', space: 'toy-bazaar' }),
  take: () => {},
  *handOver(game, seat) {
    toyOf(game).medals.push(seat);
  },
};
