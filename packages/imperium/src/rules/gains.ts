import type { Seat } from '@landsraad/kernel';
import { RESOURCES, type Resources } from '../ids.ts';
import type { Imperium, Source } from '../state.ts';
import { contends, received } from './extension.ts';
import { momentsOf } from './moments.ts';
import { strength } from './units.ts';

/** IMP-4.2 */
export function gainResources(
  game: Imperium,
  seat: Seat,
  gained: Partial<Resources>,
  source: Source,
): void {
  if (!contends(game, seat)) return; // HAG-5.4
  const amount = gaining(game, seat, gained);
  const { solari = 0, spice = 0, water = 0 } = amount;
  const player = game.players[seat]!;
  player.solari += solari;
  player.spice += spice;
  player.water += water;
  game.events?.push({ type: 'gained', seat, source, ...amounts(amount) });
  received(game, seat);
}

/** What comes of a gain for this seat. */
export function gaining(
  game: Imperium,
  seat: Seat,
  gained: Partial<Resources>,
): Partial<Resources> {
  let amount = gained;
  for (const { gains } of momentsOf(game, seat)) if (gains) amount = gains(amount, game, seat);
  return amount;
}

export function payResources(
  game: Imperium,
  seat: Seat,
  paid: Partial<Resources>,
  source: Source,
): void {
  const { solari = 0, spice = 0, water = 0 } = paid;
  const player = game.players[seat]!;
  player.solari -= solari;
  player.spice -= spice;
  player.water -= water;
  if (!game.events || RESOURCES.every((resource) => !paid[resource])) return;
  game.events.push({ type: 'paid', seat, source, ...amounts(paid) });
}

function amounts(resources: Partial<Resources>): Partial<Resources> {
  const named: Partial<Resources> = {};
  for (const resource of RESOURCES) if (resources[resource]) named[resource] = resources[resource];
  return named;
}

export function gainPersuasion(game: Imperium, seat: Seat, n: number): void {
  const turn = game.turn!;
  if (n === 0) return;
  turn.persuasion += n;
  game.events?.push({ type: 'persuasion-gained', seat, n, total: turn.persuasion });
  for (const { persuasionGained } of momentsOf(game, seat)) persuasionGained?.(game, seat, n);
}

/** IMP-19.2; remembered even without a troop, in case one comes later this turn (AMB-47). */
export function gainSwords(game: Imperium, seat: Seat, n: number): void {
  game.players[seat]!.swords += n;
  game.events?.push({ type: 'swords-gained', seat, n, strength: strength(game, seat) });
}
