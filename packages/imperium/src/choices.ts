import { type Option, once, type Seat } from '@landsraad/kernel';
import type { Effect } from './effects/effect.ts';
import type { CardZone } from './events.ts';
import type { CardId, Faction, IntrigueId, LeaderId, SpaceId, TileId, UnitId } from './ids.ts';
import type { Source } from './state.ts';

/** Everything that can be offered. The id is readable and stable; the rest are references. */
export type ImperiumOption = Option &
  (
    | { readonly type: 'card'; readonly card: CardId }
    | { readonly type: 'card-in-zone'; readonly card: CardId; readonly zone: CardZone }
    | { readonly type: 'space'; readonly space: SpaceId }
    | { readonly type: 'placed-agent'; readonly space: SpaceId }
    | { readonly type: 'leader-agent' }
    | { readonly type: 'exchange'; readonly spice: number; readonly solari: number }
    | { readonly type: 'intrigue'; readonly intrigue: IntrigueId; readonly mode: number }
    | { readonly type: 'effect'; readonly effect: Effect; readonly source: Source }
    | { readonly type: 'branch'; readonly effects: readonly Effect[] }
    | {
        readonly type: 'acquire';
        readonly card: CardId;
        readonly cost: number;
        readonly from: AcquireFrom;
      }
    | { readonly type: 'faction'; readonly faction: Faction }
    | { readonly type: 'seat'; readonly seat: Seat }
    | { readonly type: 'leader'; readonly leader: LeaderId }
    | { readonly type: 'held-intrigue'; readonly intrigue: IntrigueId }
    | {
        readonly type: 'tile';
        readonly tile: TileId;
        /** Before Negotiators. */
        readonly cost: number;
        readonly pays: 'spice' | 'solari';
      }
    | { readonly type: 'enemy-unit'; readonly seat: Seat; readonly unit: UnitId }
    | { readonly type: 'graft'; readonly card: CardId }
    /** A space of the research track. */
    | { readonly type: 'research'; readonly step: number }
    | { readonly type: 'zone'; readonly zone: 'garrison' | 'conflict' }
    | { [T in PlainType]: { readonly type: T } }[PlainType]
  );

export type AcquireFrom = 'row' | 'reserve' | 'set-aside' | 'tleilaxu' | 'reclaimed';

/** Things to do that need no more words than their name. */
export type PlainType =
  | 'reveal'
  | 'deploy'
  | 'end'
  | 'pass'
  | 'none'
  | 'stay'
  | 'yes'
  | 'no'
  | 'draw'
  | 'trash'
  | 'deck'
  | 'discard'
  | 'launch'
  | 'advance'
  | 'recall'
  | 'return'
  | 'atomics';

/** An option of one type; `ask` gives back the very type that was offered. */
export type OptionOf<T extends ImperiumOption['type']> = Extract<ImperiumOption, { type: T }>;

const plain = <T extends PlainType>(type: T): Option & { readonly type: T } => ({ id: type, type });

export const REVEAL = plain('reveal');
export const DEPLOY = plain('deploy');
export const END = plain('end');
export const PASS = plain('pass');
export const NONE = plain('none');
/** Of a Freighter; its name is that of every refusal, in games that were saved. */
export const STAY = { id: NONE.id, type: 'stay' } as const;
export const YES = plain('yes');
export const NO = plain('no');
export const DRAW = plain('draw');
export const TRASH = plain('trash');
export const TO_DECK = plain('deck');
export const TO_DISCARD = plain('discard');
/** Dreadnoughts go to the Conflict. */
export const LAUNCH = plain('launch');
/** The Freighter moves. */
export const ADVANCE = plain('advance');
export const RECALL = plain('recall');
/** Specimens go back to the supply. */
export const RETURN = plain('return');
/** The Family Atomics are spent. */
export const ATOMICS = plain('atomics');

export const cardOption = once(
  (card: CardId): OptionOf<'card'> => ({ id: card, type: 'card', card }),
);
const inZone = {
  hand: once((card: CardId) => zoneOption(card, 'hand')),
  discard: once((card: CardId) => zoneOption(card, 'discard')),
  play: once((card: CardId) => zoneOption(card, 'play')),
  deck: once((card: CardId) => zoneOption(card, 'deck')),
  row: once((card: CardId) => zoneOption(card, 'row')),
};
function zoneOption(card: CardId, zone: CardZone): OptionOf<'card-in-zone'> {
  return { id: `${zone}:${card}`, type: 'card-in-zone', card, zone };
}
export const cardInZone = (card: CardId, zone: CardZone): OptionOf<'card-in-zone'> =>
  inZone[zone](card);
export const spaceOption = once(
  (space: SpaceId): OptionOf<'space'> => ({ id: space, type: 'space', space }),
);
export const factionOption = once(
  (faction: Faction): OptionOf<'faction'> => ({ id: faction, type: 'faction', faction }),
);
export const seatOption = once(
  (seat: Seat): OptionOf<'seat'> => ({ id: `seat:${seat}`, type: 'seat', seat }),
);
export const leaderOption = once(
  (leader: LeaderId): OptionOf<'leader'> => ({ id: leader, type: 'leader', leader }),
);

export const heldOption = once(
  (intrigue: IntrigueId): OptionOf<'held-intrigue'> => ({
    id: intrigue,
    type: 'held-intrigue',
    intrigue,
  }),
);
export const lossOption = once(
  (zone: 'garrison' | 'conflict'): OptionOf<'zone'> => ({ id: zone, type: 'zone', zone }),
);

export const graftOption = once(
  (card: CardId): OptionOf<'graft'> => ({ id: `graft:${card}`, type: 'graft', card }),
);
export const researchOption = once(
  (step: number): OptionOf<'research'> => ({ id: `step:${step}`, type: 'research', step }),
);

export const placedOption = once(
  (space: SpaceId): OptionOf<'placed-agent'> => ({ id: space, type: 'placed-agent', space }),
);

export type IntrigueOption = OptionOf<'intrigue'>;

/** One option per way of playing the card. */
export const intrigueOption = (
  intrigue: IntrigueId,
  mode: number,
  modes: number,
): IntrigueOption => ({
  id: modes > 1 ? `intrigue:${intrigue}/${mode + 1}` : `intrigue:${intrigue}`,
  type: 'intrigue',
  intrigue,
  mode,
});

/** Every decision of the game by its name in `docs/rules/decisions.md`. */
export type DecisionKind =
  | 'leader.pick'
  | 'baron.factions'
  | 'control.defend'
  | 'turn.kind'
  | 'bindu'
  | 'agent.space'
  | 'agent.piece'
  | 'space.cost'
  | 'effects.order'
  | 'reveal.order'
  | 'arrow.pay'
  | 'choose.one'
  | 'choose.two'
  | 'influence.gain'
  | 'influence.gain.two'
  | 'influence.lose'
  | 'alliance.give'
  | 'trash.choose'
  | 'trash.cost'
  | 'discard'
  | 'humanity'
  | 'deploy'
  | 'rapid.mobilization'
  | 'reveal.deploy'
  | 'reveal.retreat'
  | 'combat.retreat'
  | 'voice.space'
  | 'helena.manipulate'
  | 'acquire.effect'
  | 'acquire.where'
  | 'other.memory'
  | 'peek.top'
  | 'recall.agent'
  | 'doublecross.target'
  | 'combat.play'
  | 'win.trigger'
  | 'harvest.cells'
  | 'endgame.play'
  | 'hundro.intelligence'
  | 'ilesa.setaside'
  | 'freighter'
  | 'freighter.rewards'
  | 'tech.acquire'
  | 'tech.negotiators'
  | 'negotiator.place'
  | 'deploy.dreadnoughts'
  | 'retreat.dreadnoughts'
  | 'retreat.enemy'
  | 'intrigue.bottom'
  | 'lose.troop'
  | 'dreadnought.place'
  | 'detonation'
  | 'graft.partner'
  | 'envoy.card'
  | 'research.path'
  | 'specimen.return'
  | 'intrigue.trash'
  | 'intrigue.peek'
  | 'pheromones'
  | 'hag.rivals'
  | 'hag.influence.tie'
  | 'hag.alliance.give'
  | 'hag.other';
