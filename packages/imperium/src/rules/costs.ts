import type { Flow, Reason, Seat } from '@landsraad/kernel';
import { factionOption } from '../choices.ts';
import type { Cost } from '../effects/cost.ts';
import { FACTIONS, RESOURCES, type Resources } from '../ids.ts';
import { refuse } from '../refusals.ts';
import type { Imperium, Source } from '../state.ts';
import { ask } from './ask.ts';
import { payResources } from './gains.ts';
import { loseInfluence } from './influence.ts';
import { trash, trashable } from './trash.ts';
import { loseTroops } from './troops.ts';

/** IMP-4.3: the first resource that does not suffice, or null. */
export function whyNotPay(
  game: Imperium,
  seat: Seat,
  resources: Partial<Resources>,
  rule: string,
): Reason | null {
  const player = game.players[seat]!;
  for (const resource of RESOURCES) {
    const needs = resources[resource] ?? 0;
    if (player[resource] < needs)
      return refuse('cannot-pay', rule, { resource, needs, has: player[resource] });
  }
  return null;
}

export function canPay(game: Imperium, seat: Seat, cost: Cost, source: Source): boolean {
  const player = game.players[seat]!;
  if (whyNotPay(game, seat, cost, 'IMP-4.3')) return false;
  if (cost.influence && FACTIONS.every((faction) => player.influence[faction] === 0)) return false; // IMP-5.20
  if (cost.troops && player.conflict < cost.troops) return false;
  if (cost.trash && player.hand.length + player.discard.length + player.inPlay.length === 0)
    return false;
  if (cost.trashThis && !(source.type === 'card' && player.inPlay.includes(source.card)))
    return false;
  return true;
}

/** Pays in full (IMP-12.1). */
export function* payCost(
  game: Imperium,
  seat: Seat,
  cost: Cost,
  source: Source,
  group?: number,
): Flow {
  payResources(game, seat, cost, source);
  if (cost.influence) yield* payInfluence(game, seat, source);
  if (cost.troops) loseTroops(game, seat, cost.troops, 'conflict'); // IMP-29.13
  if (cost.trashThis && source.type === 'card') trash(game, seat, source.card, 'play', group);
  if (cost.trash) {
    const picked = yield* ask(game, seat, {
      kind: 'trash.cost',
      rule: 'IMP-12.8',
      options: trashable(game, seat),
      source,
      veiled: true,
    });
    trash(game, seat, picked.card, picked.zone);
  }
}

/** IMP-5.20, 29.9 */
function* payInfluence(game: Imperium, seat: Seat, source: Source): Flow {
  const { influence } = game.players[seat]!;
  const picked = yield* ask(game, seat, {
    kind: 'influence.lose',
    rule: 'IMP-5.20',
    options: FACTIONS.filter((faction) => influence[faction] > 0).map(factionOption),
    source,
    fallback: leastPainful(game, seat),
  });
  yield* loseInfluence(game, seat, picked.faction);
}

/** Default of decisions.md, section 0, item 5: no VP and no Alliance lost, highest first. */
function leastPainful(game: Imperium, seat: Seat): string {
  const { influence } = game.players[seat]!;
  const able = FACTIONS.filter((faction) => influence[faction] > 0);
  const painless = able.filter(
    (faction) => influence[faction] !== 2 && game.alliances[faction] !== seat,
  );
  return painless.sort((a, b) => influence[b] - influence[a])[0] ?? able[0]!;
}
