import { below, dealAnew, dealBelow, type Random, type Seat, without } from '@landsraad/kernel';
import { STORM_CARDS } from './content/index.ts';
import type { FactionId, LeaderId, TreacheryId } from './ids.ts';
import { changeKh, changeLeader } from './rules/leaders.ts';
import { notedOnTop } from './rules/notes.ts';
import { anyPlan, cardsOf } from './rules/plan.ts';
import { mayCall } from './rules/resolve-battle.ts';
import type { Dune, FactionState, LeaderState, Plan, Talks } from './state.ts';
import { knownCards, knows, mayBeUnseen, seesPlan, takenUnseen, visible } from './view.ts';

/** Deals anew, in place, all that the seat cannot know, keeping every count and all it does know. */
export function imagine(game: Dune, seat: Seat, random: Random): void {
  const open = game.factions.map((_, other) => knows(game, seat, other));
  const sees = (id: FactionId) =>
    game.factions.some((faction, other) => faction.id === id && open[other]);
  const shown = game.factions.map((_, other) => shownInBattle(game, seat, other));
  if (!sees('atreides')) game.notes = [];
  for (const faction of game.factions)
    if (faction.talks)
      faction.talks = { ...faction.talks, shown: visible(game, seat, faction.talks.shown) };
  dealTreachery(game, seat, open, shown, random);
  dealTraitors(game, open, random);
  for (const [other, faction] of game.factions.entries())
    if (faction.talks && !open[other]) offerAnew(faction, faction.talks, random);
  const spiceDeck = game.spiceDeck.slice();
  dealBelow(random, spiceDeck, sees('atreides') && game.spiceTopSeen ? 1 : 0);
  game.spiceDeck = spiceDeck;
  if (game.stormCard !== null && !(sees('fremen') && game.stormCardSeen))
    game.stormCard = STORM_CARDS[below(random, STORM_CARDS.length)]!;
  if (!sees('harkonnen')) hideLeaders(game, open, shown, random);
  for (const [other, faction] of game.factions.entries()) {
    if (open[other]) continue;
    const least = Math.max(shown[other]!.spice ?? 0, dueFrom(game, other));
    faction.spice = Math.max(least, behindTheShield(random));
    if (faction.prediction) faction.prediction = anotherPrediction(game, other, random);
    // All see who lies in the tanks, but not who was revived meanwhile.
    if (faction.kh) changeKh(game, other, { losses: faction.tanks.normal + below(random, 4) });
    if (game.auction) {
      const { pledges } = game.auction;
      pledges[other] = pledgeAnew(faction, pledges[other]!, seat, random);
    }
    game.lent = game.lent.map((loan) =>
      loan.by === other ? { by: other, n: pledgeAnew(faction, loan.n, seat, random) } : loan,
    );
  }
  planAnew(game, seat, open, random);
}

/** Anything from nothing to ten, most likely around five: nobody counts what others have (DUN-14.2). */
const behindTheShield = (random: Random): number => below(random, 6) + below(random, 6);

/** A bid, a bribe offered, or the price of what a seat declared: as far as others know, it can pay. */
function dueFrom({ auction, due, offers }: Dune, seat: Seat): number {
  if (auction?.bidder === seat) return auction.bid;
  const offer = offers.find(({ from }) => from === seat);
  if (offer) return offer.spice;
  return due?.seat === seat ? due.spice : 0;
}

/** What the seat has seen of another's plan: all of it, or what prescience made it show. */
function shownInBattle(game: Dune, viewer: Seat, other: Seat): Partial<Plan> {
  const { battle } = game;
  const fixed = battle?.plans.find((entry) => entry.seat === other);
  if (battle && fixed && seesPlan(game, battle, viewer, other)) return fixed.plan;
  return battle?.prescience?.on === other ? battle.prescience.answer : {};
}

/** Plans and traitor calls that are still secret, as they may be with what was dealt. */
function planAnew(game: Dune, seat: Seat, open: readonly boolean[], random: Random): void {
  const { battle } = game;
  if (!battle) return;
  for (const [i, fixed] of battle.plans.entries())
    if (!seesPlan(game, battle, seat, fixed.seat))
      battle.plans[i] = { seat: fixed.seat, plan: anyPlan(game, fixed.seat, random) };
  battle.calls = battle.calls.map(({ by, call }) => ({
    by,
    call: open[by] ? call : mayCall(game, battle, by) && below(random, 2) === 1,
  }));
}

/** What a seat pledged its allies know; it has at least that much. */
function pledgeAnew(faction: FactionState, pledged: number, seat: Seat, random: Random): number {
  if (faction.allies.length === 0) return 0;
  if (!faction.allies.includes(seat)) return below(random, 2) * below(random, faction.spice + 1);
  faction.spice = Math.max(faction.spice, pledged);
  return pledged;
}

/** Any that agrees with what was answered about its faction, and about its turn. */
function anotherPrediction(game: Dune, seat: Seat, random: Random): FactionState['prediction'] {
  const told = game.answers.filter((answer) => answer.seat === seat);
  const mayBe = (faction: FactionId): boolean =>
    told.every(
      ({ question, answer }) =>
        question.about !== 'prediction-faction' || (question.faction === faction) === answer,
    );
  const mayBeIn = (turn: number): boolean =>
    told.every(
      ({ question, answer }) =>
        question.about !== 'prediction-turn' || (question.turn === turn) === answer,
    );
  const factions: FactionId[] = [];
  for (const [other, { id }] of game.factions.entries())
    if (other !== seat && mayBe(id)) factions.push(id);
  const turns: number[] = [];
  for (let turn = 1; turn <= game.options.turns; turn++) if (mayBeIn(turn)) turns.push(turn);
  const n = below(random, factions.length * turns.length);
  return { faction: factions[Math.floor(n / turns.length)]!, turn: turns[n % turns.length]! };
}

/** Which card or traitor somebody would show. */
function offerAnew(faction: FactionState, talks: Talks, random: Random): void {
  const standing = talks.standing.map((offer) => {
    if (offer.which === undefined) return offer;
    const held = offer.shows === 'card' ? faction.hand : faction.traitors;
    return held.length === 0 ? offer : { ...offer, which: held[below(random, held.length)]! };
  });
  faction.talks = { ...talks, standing };
}

function dealTreachery(
  game: Dune,
  seat: Seat,
  open: readonly boolean[],
  plans: readonly Partial<Plan>[],
  random: Random,
): void {
  const { auction } = game;
  const onTop = notedOnTop(game) !== undefined;
  const shown = auction && onTop ? 1 : 0;
  const unknown = game.treacheryDeck.length - (!auction && onTop ? 1 : 0);
  const top = game.treacheryDeck.slice(unknown);
  const kept = game.factions.map(({ hand }, other): readonly TreacheryId[] => {
    if (open[other]) return hand;
    const known = knownCards(game, seat, other);
    for (const card of cardsOf(plans[other]!))
      if (hand.includes(card) && !known.includes(card)) known.push(card);
    return known;
  });
  const pool = [...game.treacheryDeck.slice(0, unknown), ...(auction?.cards.slice(shown) ?? [])];
  game.factions.forEach(({ hand }, other) => {
    pool.push(...without(hand, kept[other]!));
  });
  dealAnew(random, pool);
  game.factions.forEach((faction, other) => {
    if (open[other]) return;
    const hidden = faction.hand.length - kept[other]!.length;
    faction.hand = [...kept[other]!, ...pool.splice(0, hidden)];
  });
  if (auction)
    auction.cards = [
      ...auction.cards.slice(0, shown),
      ...pool.splice(0, auction.cards.length - shown),
    ];
  game.treacheryDeck = [...pool, ...top];
}

/** Keeps what was shown or answered; a deal that an answer forbids is dealt again. */
function dealTraitors(game: Dune, open: readonly boolean[], random: Random): void {
  const told = (seat: Seat, leader: LeaderId): boolean | undefined =>
    game.answers.find(
      ({ seat: by, question }) =>
        by === seat && question.about === 'traitor' && question.leader === leader,
    )?.answer;
  const wasShown = (seat: Seat, leader: LeaderId): boolean =>
    game.factions[seat]!.talks?.shown.some((shown) => shown.leader === leader) ?? false;
  const isKnown = (seat: Seat, leader: LeaderId): boolean =>
    game.factions[seat]!.shownTraitors.includes(leader) ||
    wasShown(seat, leader) ||
    told(seat, leader) === true;
  const kept = game.factions.map(({ traitors }, other) =>
    open[other] ? traitors : traitors.filter((leader) => isKnown(other, leader)),
  );
  const pool: LeaderId[] = game.unusedTraitors.slice();
  game.factions.forEach(({ traitors }, other) => {
    pool.push(...without(traitors, kept[other]!));
  });
  // As they lie is one way, so a deal that agrees with all answers comes sooner or later.
  for (;;) {
    const left = dealAnew(random, pool.slice());
    const hands = game.factions.map(({ traitors }, other) =>
      open[other] ? [] : left.splice(0, traitors.length - kept[other]!.length),
    );
    if (hands.some((hand, other) => hand.some((leader) => told(other, leader) === false))) continue;
    game.factions.forEach((faction, other) => {
      if (!open[other]) faction.traitors = [...kept[other]!, ...hands[other]!];
    });
    game.unusedTraitors = left;
    return;
  }
}

/** Which of a faction's leaders Harkonnen took unseen. */
function hideLeaders(
  game: Dune,
  open: readonly boolean[],
  shown: readonly Partial<Plan>[],
  random: Random,
): void {
  const taken = takenUnseen(game);
  if (taken.length === 0) return;
  for (const [other] of game.factions.entries()) {
    if (open[other]) continue;
    const alike = Object.keys(game.leaders).filter(
      (id) =>
        game.leaders[id]!.owner === other &&
        mayBeUnseen(game.leaders[id]!, taken) &&
        !shown.some(({ leader }) => leader === id),
    );
    const fates = alike.map((id) => JSON.stringify({ ...game.leaders[id], usedIn: null }));
    dealAnew(random, fates).forEach((fate, i) => {
      const { usedIn } = game.leaders[alike[i]!]!;
      changeLeader(game, alike[i]!, { ...(JSON.parse(fate) as LeaderState), usedIn });
    });
  }
}
