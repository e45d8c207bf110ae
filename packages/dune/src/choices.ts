import { type Option, once, type Seat } from '@landsraad/kernel';
import type { Question } from './events.ts';
import type { CellId, FactionId, LeaderId, TerritoryId, TreacheryId } from './ids.ts';
import type { Forces, PlanElement, VoiceTarget } from './state.ts';

export type PlainType =
  | 'pass'
  | 'none'
  | 'yes'
  | 'no'
  | 'keep'
  | 'kill'
  | 'karama'
  | 'from-reserves'
  | 'to-reserves'
  | 'ghola-forces'
  | 'truthtrance'
  | 'swap'
  | 'revive'
  | 'gift'
  | 'spoken'
  | 'show-card'
  | 'show-traitor'
  | 'show-spice'
  | 'break'
  | 'kh';

/** The card or the traitor that is shown by accepting. */
interface Shows {
  readonly card?: TreacheryId;
  readonly leader?: LeaderId;
}

/** What players often promise each other and no rule can see to (DUN-15.6): it is on honour. */
export const VOWS = ['ally', 'peace', 'no-traitor', 'stop-leader'] as const;
export type Vow = (typeof VOWS)[number];

/** Everything that can be offered. The id is readable and stable; the rest are references. */
export type DuneOption = Option &
  (
    | { readonly type: PlainType }
    | { readonly type: 'cell'; readonly cell: CellId }
    | { readonly type: 'territory'; readonly territory: TerritoryId }
    | { readonly type: 'seat'; readonly seat: Seat }
    | { readonly type: 'faction'; readonly faction: FactionId }
    | { readonly type: 'leader'; readonly leader: LeaderId }
    | { readonly type: 'card'; readonly card: TreacheryId }
    | { readonly type: 'bid'; readonly n: number }
    | { readonly type: 'battle'; readonly territory: TerritoryId; readonly seat: Seat }
    | { readonly type: 'voice'; readonly order: 'play' | 'not'; readonly target: VoiceTarget }
    | { readonly type: 'element'; readonly element: PlanElement }
    | { readonly type: 'number'; readonly n: number }
    | { readonly type: 'forces'; readonly forces: Forces }
    | { readonly type: 'question'; readonly about: Question['about'] }
    | { readonly type: 'worthless-as-karama'; readonly card: TreacheryId }
    | ({ readonly type: 'accept'; readonly offer: number } & Shows)
    | { readonly type: 'vow'; readonly vow: Vow }
    | { readonly type: 'refuse'; readonly offer: number }
    | { readonly type: 'withdraw'; readonly offer: number }
  );

const plain = (type: PlainType): DuneOption => ({ id: type, type });

export const PASS = plain('pass');
export const NONE = plain('none');
export const YES = plain('yes');
export const NO = plain('no');
export const KEEP = plain('keep');
export const KILL = plain('kill');
export const KARAMA = plain('karama');
export const FROM_RESERVES = plain('from-reserves');
export const TO_RESERVES = plain('to-reserves');
export const TRUTHTRANCE = plain('truthtrance');
export const GHOLA_FORCES = plain('ghola-forces');
export const SWAP = plain('swap');
export const REVIVE = plain('revive');
export const GIFT = plain('gift');
export const SPOKEN = plain('spoken');
export const SHOW_CARD = plain('show-card');
export const SHOW_TRAITOR = plain('show-traitor');
export const SHOW_SPICE = plain('show-spice');
export const BREAK = plain('break');
export const KH = plain('kh');

export const cellOption = once((cell: CellId): DuneOption => ({ id: cell, type: 'cell', cell }));
export const territoryOption = once(
  (territory: TerritoryId): DuneOption => ({ id: territory, type: 'territory', territory }),
);
export const seatOption = once(
  (seat: Seat): DuneOption => ({ id: `seat:${seat}`, type: 'seat', seat }),
);
export const factionOption = once(
  (faction: FactionId): DuneOption => ({ id: faction, type: 'faction', faction }),
);
export const leaderOption = once(
  (leader: LeaderId): DuneOption => ({ id: leader, type: 'leader', leader }),
);
export const cardOption = once(
  (card: TreacheryId): DuneOption => ({ id: card, type: 'card', card }),
);
export const bidOption = once((n: number): DuneOption => ({ id: `bid:${n}`, type: 'bid', n }));
export const numberOption = once((n: number): DuneOption => ({ id: `${n}`, type: 'number', n }));
export const elementOption = once(
  (element: PlanElement): DuneOption => ({ id: element, type: 'element', element }),
);

export const vowOption = once((vow: Vow): DuneOption => ({ id: `vow:${vow}`, type: 'vow', vow }));

export function acceptOption(offer: number, shows: Shows = {}): DuneOption {
  const shown = shows.card ?? shows.leader;
  const id = shown === undefined ? `accept:${offer}` : `accept:${offer}:${shown}`;
  return { id, type: 'accept', offer, ...shows };
}
export const refuseOption = (offer: number): DuneOption => ({
  id: `refuse:${offer}`,
  type: 'refuse',
  offer,
});
export const withdrawOption = (offer: number): DuneOption => ({
  id: `withdraw:${offer}`,
  type: 'withdraw',
  offer,
});

/** Every decision of the game by its name in `docs/rules/decisions.md`. */
export type DecisionKind =
  | 'prediction'
  | 'traitor.pick'
  | 'fremen.place'
  | 'bg.place'
  | 'storm.first'
  | 'storm.dial'
  | 'weather.control'
  | 'family.atomics'
  | 'storm.losses'
  | 'worm.place'
  | 'worm.protect'
  | 'worm.ride'
  | 'alliance.break'
  | 'alliance.propose'
  | 'alliance.answer'
  | 'ally.share'
  | 'karama.worm'
  | 'charity.claim'
  | 'bid'
  | 'ally.pledge'
  | 'karama.bid'
  | 'revive.forces'
  | 'revive.leader'
  | 'emperor.revive.ally'
  | 'fremen.revive.ally'
  | 'karama.emperor'
  | 'bg.wartime'
  | 'guild.when'
  | 'ship'
  | 'ship.from'
  | 'ship.number'
  | 'ship.special'
  | 'ally.ship.pay'
  | 'karama.rate'
  | 'karama.guild'
  | 'bg.accompany'
  | 'bg.intrusion'
  | 'bg.arrive'
  | 'move'
  | 'move.forces'
  | 'move.to'
  | 'hajr'
  | 'battle.pick'
  | 'voice'
  | 'prescience'
  | 'prescience.answer'
  | 'karama.plan'
  | 'plan'
  | 'traitor.call'
  | 'losses'
  | 'keep.cards'
  | 'capture'
  | 'capture.fate'
  | 'collect'
  | 'karama.stop'
  | 'anytime'
  | 'ghola'
  | 'truthtrance.to'
  | 'truthtrance.ask'
  | 'truthtrance.about'
  | 'truthtrance.answer'
  | 'emperor.gift'
  | 'harkonnen.swap'
  | 'harkonnen.give'
  | 'deal.offer'
  | 'deal.answer';
