import { type Flow, once, refusedAmong, type Seat } from '@landsraad/kernel';
import { cardInZone, cardOption, graftOption, type OptionOf } from '../choices.ts';
import { cardOf } from '../content/index.ts';
import type { Condition } from '../effects/condition.ts';
import type { Effect } from '../effects/effect.ts';
import { AGENT_ICONS, type AgentIcon, type CardId } from '../ids.ts';
import { sendAgent } from '../rules/agent-turn.ts';
import { ask } from '../rules/ask.ts';
import { isSendable, openIcons, whyNotSend } from '../rules/board.ts';
import { holds, inPlay } from '../rules/conditions.ts';
import { resolveTurn } from '../rules/effects-menu.ts';
import type { Paired } from '../rules/extension.ts';
import type { Task } from '../rules/menu.ts';
import { sendingOf } from '../rules/sending.ts';
import type { Imperium, Sending, Source } from '../state.ts';
import { labOf } from './seats.ts';

const says = (card: CardId, verb: Effect['do']): boolean =>
  cardOf(card).agent.some((effect) => effect.do === verb);

/** The card that a source is grafted to on this turn (IMM-7.8). */
export function partnerOf({ turn }: Imperium, source: Source | undefined): CardId | null {
  const cards = turn?.sending?.cards;
  if (source?.type !== 'card' || cards?.length !== 2) return null;
  const at = cards.indexOf(source.card);
  return at < 0 ? null : cards[1 - at]!;
}

/** Two cards, of which a borrowed one stays in the Imperium Row (IMM-9.13). */
interface Pair {
  readonly card: CardId;
  readonly partner: CardId;
  readonly fromRow: boolean;
}

const pairSent = (game: Imperium, seat: Seat, { card, partner, fromRow }: Pair): Sending =>
  sendingOf(game, seat, [card, partner], fromRow ? partner : undefined);

/** Whatever a Graft card could be grafted to: another card of the hand, for Usurp one of the Row too. */
function pairsOf(game: Imperium, seat: Seat, card: CardId): Pair[] {
  const others = game.players[seat]!.hand.slice();
  others.splice(others.indexOf(card), 1);
  const row = says(card, 'graft-row') ? game.row : [];
  return [
    ...[...new Set(others)].map((partner) => ({ card, partner, fromRow: false })),
    ...[...new Set(row)].map((partner) => ({ card, partner, fromRow: true })),
  ];
}

const NOTHING: readonly never[] = [];

/** IMM-7.1, 7.2: two cards send one Agent. */
export const GRAFTING: Task<OptionOf<'graft'>> = {
  offered: (game, seat) => {
    const { hand } = game.players[seat]!;
    if (game.turn!.kind !== 'choosing' || !hand.some((card) => cardOf(card).graft)) return NOTHING;
    const open = openIcons(game, seat);
    const goes = (pair: Pair) => isSendable(game, seat, pairSent(game, seat, pair), open);
    return [...new Set(hand)]
      .filter((card) => cardOf(card).graft && pairsOf(game, seat, card).some(goes))
      .map(graftOption);
  },
  *run(game, seat, { card }) {
    const pair = yield* choosePartner(game, seat, card);
    const sending = pairSent(game, seat, pair);
    const lab = labOf(game);
    if (pair.fromRow) lab.turn.usurped = pair.partner;
    if (game.turn!.extraIcons.length > 0) lab.turn.icons = yield* chooseForIcons(game, seat, pair);
    yield* sendAgent(game, seat, sending);
    yield* resolveTurn(game, seat);
  },
};

/** All that can be put together now; not where a Plot card asks a question more (IMM-9.2). */
export function paired(game: Imperium, seat: Seat): readonly Paired[] {
  if (game.turn!.extraIcons.length > 0) return NOTHING;
  const grafts = [...new Set(game.players[seat]!.hand)].filter((card) => cardOf(card).graft);
  return grafts
    .flatMap((card) => pairsOf(game, seat, card))
    .map((pair) => ({
      answers: [graftOption(pair.card).id, partnerOption(pair).id],
      sending: pairSent(game, seat, pair),
    }));
}

function* choosePartner(game: Imperium, seat: Seat, card: CardId): Flow<Pair> {
  const open = openIcons(game, seat);
  const able = (pair: Pair) => isSendable(game, seat, pairSent(game, seat, pair), open);
  const pairs = pairsOf(game, seat, card);
  const picked = yield* ask(game, seat, {
    kind: 'graft.partner',
    rule: 'IMM-7.1',
    options: pairs.filter(able).map(partnerOption),
    source: { type: 'card', card },
    refused: () =>
      refusedAmong(
        pairs,
        (pair) => whyNotSend(game, seat, pairSent(game, seat, pair)),
        partnerOption,
      ),
    veiled: true,
  });
  return { card, partner: picked.card, fromRow: picked.type === 'card-in-zone' };
}

const partnerOption = ({ partner, fromRow }: Pair): OptionOf<'card' | 'card-in-zone'> =>
  fromRow ? cardInZone(partner, 'row') : cardOption(partner);

/** IMM-9.2 */
function* chooseForIcons(game: Imperium, seat: Seat, { card, partner }: Pair): Flow<CardId> {
  const picked = yield* ask(game, seat, {
    kind: 'envoy.card',
    rule: 'IMM-9.2',
    options: [...new Set([card, partner])].map(cardOption),
  });
  return picked.card;
}

/** IMM-7.13, 7.14, 9.18: what the Agent boxes say about sending the Agent. */
export function sends(game: Imperium, seat: Seat, sending: Sending): Sending {
  if (!sending.cards.some(tells)) return sending;
  const icons = sending.cards.flatMap((_, at) =>
    wouldHold(game, seat, sending, at) ? boxOf(sending, at).moreIcons!.icons : [],
  );
  const passes = sending.cards.some((card) => says(card, 'infiltrate'));
  return {
    ...sending,
    icons: icons.length > 0 ? [...sending.icons, ...icons] : sending.icons,
    infiltrates: passes ? AGENT_ICONS : sending.infiltrates,
    usual: sending.usual && !passes,
  };
}

const tells = once(
  (card: CardId): boolean => cardOf(card).moreIcons !== undefined || says(card, 'infiltrate'),
);

/** The card whose Agent box one of the cards has: for Ghola, its partner (IMM-9.3). */
function boxOf({ cards }: Sending, at: number) {
  const card = cards[at]!;
  return cardOf(cards.length === 2 && says(card, 'copy-partner') ? cards[1 - at]! : card);
}

/** Whether the box of a card would give it its icons if the cards were played (IMM-15.7). */
function wouldHold(game: Imperium, seat: Seat, sending: Sending, at: number): boolean {
  const { cards } = sending;
  const when: Condition | undefined = boxOf(sending, at).moreIcons?.when;
  if (!when) return false;
  if (when.is === 'grafted') return cards.length === 2;
  if (when.is !== 'another-in-play') return holds(game, seat, when);
  const joins = (card: CardId, i: number) =>
    i !== at && cardOf(card).factions.includes(when.faction);
  return inPlay(game, seat, when.faction) > 0 || cards.some(joins);
}

/** IMM-15.12: every icon that a card which was sent has now. */
export function iconsNow(game: Imperium, seat: Seat, card: CardId): ReadonlySet<AgentIcon> {
  const { icons, moreIcons } = cardOf(card);
  const granted = moreIcons && holds(game, seat, moreIcons.when, { type: 'card', card });
  const added = labOf(game).turn.icons === card ? game.turn!.extraIcons : [];
  return new Set([...icons, ...(granted ? moreIcons.icons : []), ...added]);
}
