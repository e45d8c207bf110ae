import { type Flow, rulesOf, type Seat } from '@landsraad/kernel';
import { cardOption } from '../choices.ts';
import type { AbilityId } from '../content/component.ts';
import { cardOf, trackOf } from '../content/index.ts';
import type { AnytimeEffect, Effect } from '../effects/effect.ts';
import { agentsOn } from '../effects/ix.ts';
import { gain, influence, pay, trashInPlay, when } from '../effects/verbs.ts';
import { type CardId, FACTIONS, type Faction } from '../ids.ts';
import { ask } from '../rules/ask.ts';
import { leaveHand } from '../rules/cards.ts';
import { keepOneOfTwo } from '../rules/intrigue-look.ts';
import type { Moments } from '../rules/moments.ts';
import { addPending } from '../rules/pending.ts';
import { offer } from '../rules/resolve.ts';
import { rulesFor } from '../rules/vocabulary.ts';
import type { Imperium, Source } from '../state.ts';
import { ixOf, ownIx } from './seats.ts';
import type { IxSeat } from './state.ts';

/** The left abilities of the six Leaders. */
export const IX_ABILITIES = {
  coordination: {
    // IX-14.1, 14.2
    revealTurnBegins: (game, seat) =>
      addPending(
        game,
        seat,
        [when(agentsOn(2, 'landsraad', 'city', 'spice-trade'), trashInPlay)],
        leaderSource(game, seat),
      ),
  },
  // Its card goes and comes back when all others are done with that moment (IX-18.2).
  'one-step-ahead': { agentSent: rewardForesight, revealTurnBegins: joinHand },
  // IX-14.9
  intelligence: {
    gameBegins: (game, seat) =>
      keepOneOfTwo(game, seat, {
        kind: 'hundro.intelligence',
        rule: 'IX-14.9',
        source: leaderSource(game, seat),
      }),
  },
  'smuggling-operation': {
    // IX-14.12, 14.14
    gains: (gained, game, seat) =>
      gained.solari && game.turn?.seat === seat ? { ...gained, solari: gained.solari + 1 } : gained,
  },
  'heavy-lasgun-cannons': {}, // the strength of a dreadnought
  'careful-observation': {
    gameBegins: layOutSnoopers,
    influenceWaits: slotWaits,
    influenceMoves: moves,
    influenceGained: moveSnooper,
  },
} as const satisfies Partial<Record<AbilityId, Moments>>;

const leaderSource = ({ players }: Imperium, seat: Seat): Source => ({
  type: 'leader',
  leader: players[seat]!.leader,
});

/** IX-14.4: one card of the hand, unseen by the others. */
export function* setCardAside(game: Imperium, seat: Seat): Flow {
  const player = game.players[seat]!;
  if (player.hand.length === 0) return;
  const { card } = yield* ask(game, seat, {
    kind: 'ilesa.setaside',
    rule: 'IX-14.4',
    options: [...new Set(player.hand)].sort().map(cardOption),
    source: leaderSource(game, seat),
    veiled: true,
  });
  leaveHand(player, card);
  ownIx(game, seat).aside = card;
  game.events?.push({ type: 'card-laid-by', seat, secret: { to: [seat], card } });
}

/** The card is shown as it comes back on the second turn of the round. */
export function takeBack(game: Imperium, seat: Seat): void {
  const own = ownIx(game, seat);
  const card = own.aside;
  if (own.turns !== 2 || card === null) return;
  own.aside = null;
  ixOf(game).turn.returned = card;
  const player = game.players[seat]!;
  player.hand.push(card);
  player.knownHand.push(card);
  game.revealed++;
  game.events?.push({ type: 'card-came-back', seat, card });
}

/** IX-14.5, 14.6 */
function rewardForesight(game: Imperium, seat: Seat): void {
  const { returned } = ixOf(game).turn;
  if (returned === null || !sendsHerCard(game, returned)) return;
  const one = cardOf(returned).icons.length === 1;
  addPending(game, seat, [gain(one ? { spice: 1 } : { solari: 1 })], leaderSource(game, seat));
}

/** IX-14.7 */
function joinHand(game: Imperium, seat: Seat): void {
  const own = ownIx(game, seat);
  if (own.aside === null) return;
  game.players[seat]!.hand.push(own.aside);
  own.aside = null;
}

/** Since version 4 not its twin in the Row that Usurp borrows. */
function sendsHerCard(game: Imperium, returned: CardId): boolean {
  const { cards, borrowed } = game.turn!.sending!;
  return cards.includes(returned) && !(borrowed === returned && rulesOf(game) >= 4);
}

/** IX-14.18 */
function* layOutSnoopers(game: Imperium, seat: Seat): Flow {
  ownIx(game, seat).snoopers = [...FACTIONS];
}

const SNOOPED_AT = 2;

/** The topmost empty one, from 1. */
const slotOf = ({ snoopers }: IxSeat): number => FACTIONS.length - snoopers.length + 1;

const bonusOf = (faction: Faction) => {
  const { bonusAt, steps } = trackOf(faction);
  return steps[bonusAt]!.bonus;
};

/** Whether so many steps with a Faction move its Snooper. */
function moves(game: Imperium, seat: Seat, faction: Faction, n = 1): boolean {
  const { influence } = game.players[seat]!;
  return ownIx(game, seat).snoopers.includes(faction) && influence[faction] + n >= SNOOPED_AT;
}

/**
 * Cards come better before the discard of the first slot, an Intrigue card when it is wanted, and of
 * two Snoopers the one first that suits the slot.
 */
function slotWaits(game: Imperium, seat: Seat, faction: Faction, n: number): boolean {
  if (!moves(game, seat, faction, n)) return false;
  const source: Source = { type: 'track', faction };
  const plain = (part: AnytimeEffect) => rulesFor(game, part).plain(game, seat, part, source);
  return (
    slotOf(ownIx(game, seat)) === 1 ||
    !bonusOf(faction).every(plain) ||
    game.turn!.pending.some(({ effect }) => movesAnother(game, seat, faction, effect))
  );
}

function movesAnother(game: Imperium, seat: Seat, than: Faction, effect: Effect): boolean {
  if (effect.do === 'when')
    return effect.effects.some((part) => movesAnother(game, seat, than, part));
  if (effect.do !== 'influence') return false;
  return FACTIONS.some(
    (faction) =>
      faction === effect.with && faction !== than && moves(game, seat, faction, effect.n),
  );
}

/** IX-14.19, 14.20: to the topmost empty slot, whose effect is used. */
function* moveSnooper(game: Imperium, seat: Seat, faction: Faction, to: number): Flow {
  const own = ownIx(game, seat);
  if (to !== SNOOPED_AT || !own.snoopers.includes(faction)) return;
  const slot = slotOf(own);
  own.snoopers = own.snoopers.filter((other) => other !== faction);
  game.events?.push({ type: 'snooper-moved', seat, faction, slot });
  const bonus = bonusOf(faction);
  const step = influence(1, faction);
  const track: Source = { type: 'track', faction };
  const slots = [[pay({ discard: 1 }, gain({ spice: 1 }))], bonus, [step], [...bonus, step]];
  yield* offer(game, seat, slots[slot - 1]!, slot === 1 ? leaderSource(game, seat) : track);
}
