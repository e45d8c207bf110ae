import type { Flow, Reason, Seat } from '@landsraad/kernel';
import { factionOption, lossOption } from '../choices.ts';
import { trackOf } from '../content/index.ts';
import { type Cost, type Costs, otherCosts } from '../effects/cost.ts';
import { FACTIONS, type Faction, type Resource, type Resources } from '../ids.ts';
import { refuse } from '../refusals.ts';
import type { Imperium, Source } from '../state.ts';
import { ask } from './ask.ts';
import { cardInPlay } from './cards.ts';
import { payResources } from './gains.ts';
import { loseInfluence } from './influence.ts';
import { hasTrashable, leastMissed, trash, trashable } from './leaving.ts';
import { loseTroops } from './troops.ts';
import { type CostRules, costs, wordsOf } from './vocabulary.ts';

/** IMP-4.3: the first resource that does not suffice, or null. */
export function whyNotPay(
  game: Imperium,
  seat: Seat,
  resources: Partial<Resources>,
  rule: string,
): Reason | null {
  const player = game.players[seat]!;
  const lacks = lacking(player, resources);
  if (lacks === null) return null;
  const args = { resource: lacks, needs: resources[lacks]!, has: player[lacks] };
  return refuse('cannot-pay', rule, args);
}

/** Field by field: every space is asked for its cost at every turn. */
function lacking(
  has: Resources,
  { solari = 0, spice = 0, water = 0 }: Partial<Resources>,
): Resource | null {
  if (has.solari < solari) return 'solari';
  if (has.spice < spice) return 'spice';
  return has.water < water ? 'water' : null;
}

export function canPay(game: Imperium, seat: Seat, cost: Cost, source: Source): boolean {
  if (whyNotPay(game, seat, cost, 'IMP-4.3')) return false;
  return otherCosts(cost).every((name) =>
    rulesOfCost(game, name).payable(game, seat, cost[name]!, source),
  );
}

/** Pays in full (IMP-12.1): resources, then the rest as it is printed. */
export function* payCost(
  game: Imperium,
  seat: Seat,
  cost: Cost,
  source: Source,
  group?: number,
): Flow {
  payResources(game, seat, cost, source);
  for (const name of otherCosts(cost)) {
    const flow = rulesOfCost(game, name).pay(game, seat, cost[name]!, source, group);
    if (flow) yield* flow;
  }
}

/** Whether it brings troops to the supply. */
export const restocks = (game: Imperium, cost: Cost): boolean =>
  otherCosts(cost).some((name) => rulesOfCost(game, name).restocks);

/** RUL-7 */
export const isWelcome = (game: Imperium, cost: Cost): boolean =>
  otherCosts(cost).some((name) => rulesOfCost(game, name).welcome);

const rulesOfCost = (game: Imperium, name: keyof Costs): CostRules<keyof Costs> =>
  wordsOf(game).costs[name] as CostRules<keyof Costs>;

export const BASE_COSTS = costs({
  influence: {
    payable: (game, seat, n) => withEnough(game, seat, n).length > 0, // IMP-5.20
    pay: payInfluence,
    welcome: false,
  },
  troops: {
    payable: ({ players }, seat, n) => players[seat]!.conflict >= n,
    pay: (game, seat, n) => {
      loseTroops(game, seat, n, 'conflict'); // IMP-29.13
      return null;
    },
    welcome: false,
  },
  anyTroops: {
    payable: ({ players }, seat, n) => players[seat]!.garrison + players[seat]!.conflict >= n,
    pay: loseAny,
    restocks: true,
    welcome: false,
  },
  trashThis: {
    payable: (game, seat, _, source) => cardInPlay(game, seat, source) !== null,
    pay: (game, seat, _, source, group) =>
      trash(game, seat, cardInPlay(game, seat, source)!, 'play', group),
    welcome: true,
  },
  trash: {
    payable: hasTrashable,
    pay: (game, seat, _, source) => trashOne(game, seat, source),
    welcome: true,
  },
});

function* trashOne(game: Imperium, seat: Seat, source: Source): Flow {
  const options = trashable(game, seat);
  const picked = yield* ask(game, seat, {
    kind: 'trash.cost',
    rule: 'IMP-12.8',
    options,
    source,
    fallback: leastMissed(game, options)?.[0],
    veiled: true,
  });
  yield* trash(game, seat, picked.card, picked.zone);
}

/** IMP-5.20, 29.9 */
function* payInfluence(game: Imperium, seat: Seat, n: number, source: Source): Flow {
  const { faction } = yield* ask(game, seat, {
    kind: 'influence.lose',
    rule: 'IMP-5.20',
    options: withEnough(game, seat, n).map(factionOption),
    source,
    about: { n },
    fallback: leastPainful(game, seat, n),
  });
  for (let step = 0; step < n; step++) yield* loseInfluence(game, seat, faction);
}

/** The Factions with which the seat has so much to lose. */
const withEnough = ({ players }: Imperium, seat: Seat, n: number): Faction[] =>
  FACTIONS.filter((faction) => players[seat]!.influence[faction] >= n);

/** IMP-13.14, one after the other. */
function* loseAny(game: Imperium, seat: Seat, n: number, source: Source): Flow {
  const player = game.players[seat]!;
  for (let lost = 0; lost < n; lost++) {
    const { zone } = yield* ask(game, seat, {
      kind: 'lose.troop',
      rule: 'IMP-13.14',
      options: (['garrison', 'conflict'] as const).filter((one) => player[one] > 0).map(lossOption),
      source,
    });
    loseTroops(game, seat, 1, zone);
  }
}

const losesPoint = (level: number, n: number, vpAt: number): boolean =>
  level >= vpAt && level - n < vpAt;

/** Default of decisions.md, section 0, item 5: no VP and no Alliance lost, highest first. */
function leastPainful(game: Imperium, seat: Seat, n: number): string {
  const { influence } = game.players[seat]!;
  const able = withEnough(game, seat, n);
  const painless = able.filter(
    (faction) =>
      !losesPoint(influence[faction], n, trackOf(faction).vpAt) && game.alliances[faction] !== seat,
  );
  return painless.sort((a, b) => influence[b] - influence[a])[0] ?? able[0]!;
}
