import type { DecisionKind, DuneOption, DuneView, UnaskedKind } from '@landsraad/dune';
import type { Asked, Bot } from '../../bot.ts';
import { type Scored, scored } from '../../scored.ts';
import { weighing } from '../../weighing.ts';
import * as advisors from './advisors.ts';
import * as anytime from './anytime.ts';
import * as bidding from './bidding.ts';
import * as deals from './deals.ts';
import * as friends from './friends.ts';
import * as move from './move.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { weighPlans } from './plan.ts';
import * as powers from './powers.ts';
import * as revival from './revival.ts';
import * as setup from './setup.ts';
import * as ship from './ship.ts';
import * as storm from './storm.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/* Each decision by its kind: one option weighed by itself, all of them together, or a number. */

// biome-ignore lint/suspicious/noExplicitAny: what a decision is about depends on its kind
type About = any;
type Weigh = (outlook: Outlook, option: DuneOption, about: About) => number;
type WeighAll = (outlook: Outlook, decision: Asked, options: readonly DuneOption[]) => Scored[];
type WeighNumber = (outlook: Outlook, n: number, about: About) => number;

const yes: Weigh = (_, option) => Number(option.type === 'yes');
const no: Weigh = (_, option) => Number(option.type === 'no');

/** How somebody weighs each kind of decision. */
export interface Skills {
  readonly picks: { readonly [K in DecisionKind | UnaskedKind]?: Weigh };
  readonly whole: { readonly [K in DecisionKind]?: WeighAll };
  readonly numbers: { readonly [K in DecisionKind]?: WeighNumber };
}

const PICKS: Skills['picks'] = {
  prediction: setup.predictionWorth,
  'traitor.pick': setup.traitorWorth,
  'bg.place': setup.advisorStart,
  'weather.control': storm.weatherWorth,
  'family.atomics': storm.atomicsWorth,
  'worm.place': powers.placeWormWorth,
  'worm.protect': yes,
  'worm.ride': move.rideWorth,
  'alliance.break': friends.breakWorth,
  'alliance.propose': friends.proposeWorth,
  'alliance.answer': friends.answerAllyWorth,
  'ally.share': friends.shareWorth,
  'karama.worm': powers.karamaWormWorth,
  'charity.claim': yes,
  'karama.bid': bidding.karamaBidWorth,
  'revive.leader': revival.reviveLeaderWorth,
  'fremen.revive.ally': yes,
  'karama.emperor': revival.emperorPowerWorth,
  'bg.wartime': advisors.toArms,
  // The last to act has seen what all others do.
  'guild.when': no,
  'ship.from': ship.originWorth,
  'karama.rate': powers.karamaRateWorth,
  'karama.guild': powers.cancelShipmentWorth,
  'bg.accompany': advisors.accompany,
  'bg.intrusion': advisors.aside,
  'bg.arrive': advisors.toArms,
  move: move.moveOrigin,
  hajr: move.hajrWorth,
  'battle.pick': powers.battleOrder,
  voice: powers.voiceWorth,
  prescience: powers.prescienceWorth,
  'prescience.answer': powers.prescienceAnswerWorth,
  'karama.plan': powers.seePlanWorth,
  'traitor.call': powers.traitorCallWorth,
  losses: (_, option) => -Number(option.id.split('+')[1] ?? 0),
  'keep.cards': bidding.discardWorth,
  capture: yes,
  'capture.fate': powers.captiveFate,
  collect: () => 1,
  'karama.stop': powers.stopWorth,
  anytime: anytime.anytimeWorth,
  'truthtrance.to': anytime.questionTo,
  'truthtrance.ask': anytime.questionAbout,
  'truthtrance.about': anytime.questionSubject,
  'truthtrance.answer': no,
  'emperor.gift': () => 0,
  'harkonnen.swap': anytime.swapWith,
  'harkonnen.give': anytime.giveBack,
  'deal.offer': deals.offerWorth,
  'deal.answer': deals.dealWorth,
  'deal.settle': deals.settleWorth,
};

const WHOLE: Skills['whole'] = {
  bid: bidding.weighBids,
  ship: ship.weighShip,
  'move.to': move.weighGoals,
};

const NUMBERS: Skills['numbers'] = {
  'fremen.place': setup.fremenStart,
  'storm.first': storm.firstDialWorth,
  'storm.dial': storm.dialWorth,
  // Fedaykin are kept, and so is whoever stands on spice.
  'storm.losses': (_, n) => -n,
  'worm.ride': (_, n) => n,
  'ally.pledge': bidding.pledgeWorth,
  'revive.forces': revival.reviveWorth,
  // All that it may, the best first.
  'karama.emperor': (_, n) => n,
  'emperor.revive.ally': revival.reviveForAllyWorth,
  'ship.number': ship.shipNumberWorth,
  'ship.special': ship.shipSpecialWorth,
  'ally.ship.pay': friends.lendWorth,
  'move.forces': move.moveNumberWorth,
  losses: ({ view }, n, about) => (view.spice[about.cell] ? -n : n),
  ghola: (_, n) => n,
  'emperor.gift': anytime.giftWorth,
  'harkonnen.swap': anytime.swapNumber,
  'deal.offer': deals.offerSpice,
};

export const GREEDY: Skills = { picks: PICKS, whole: WHOLE, numbers: NUMBERS };

/** Every option weighed, in the order offered; empty for what nobody taught. */
export function weighAll(
  { picks, whole, numbers }: Skills,
  outlook: Outlook,
  decision: Asked,
): readonly Scored[] {
  const kind = decision.kind as DecisionKind;
  const about = decision.about ?? {};
  switch (decision.shape) {
    case 'number': {
      const weigh = numbers[kind];
      if (!weigh) return [];
      return Array.from({ length: decision.max - decision.min + 1 }, (_, i) =>
        scored(decision.min + i, kind, weigh(outlook, decision.min + i, about)),
      );
    }
    case 'form':
      return kind === 'plan' ? weighPlans(outlook, decision) : [];
    case 'one':
    case 'some': {
      const options = decision.options as readonly DuneOption[];
      const together = whole[kind];
      if (together) return together(outlook, decision, options);
      const weigh = picks[kind];
      if (!weigh) return [];
      return options.map((option) => scored(option.id, kind, weigh(outlook, option, about)));
    }
    default:
      return [];
  }
}

/** Weighs where its forces would stand at the end of the turn. */
export function greedyWith(weights: Weights, name = 'greedy'): Bot<DuneView> {
  return {
    ...weighing(name, (view, decision) =>
      weighAll(GREEDY, outlookOf(view, decision.seat, weights), decision),
    ),
    speaksUp: dealing(weights),
  };
}

/** Offers deals when they matter. */
export const dealing =
  (weights: Weights): NonNullable<Bot<DuneView>['speaksUp']> =>
  (waiting, seat, view) =>
    deals.offerNow(outlookOf(view(), seat, weights), waiting);

export const greedy = greedyWith(WEIGHTS);
