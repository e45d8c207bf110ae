import { below, type Random, type Seat, shuffle } from '@landsraad/kernel';
import { STORM_CARDS } from './content/index.ts';
import { FACTIONS, type FactionId, type LeaderId, type TreacheryId } from './ids.ts';
import type { Dune } from './state.ts';
import { knows, mayBeUnseen } from './view.ts';

/** Deals anew, in place, all that the seat cannot know, keeping every count and all it does know. */
export function imagine(game: Dune, seat: Seat, random: Random): void {
  const open = game.factions.map((_, other) => knows(game, seat, other));
  const sees = (id: FactionId) =>
    game.factions.some((faction, other) => faction.id === id && open[other]);
  dealTreachery(game, open, sees('atreides'), seat, random);
  dealTraitors(game, open, random);
  shuffleBelow(random, game.spiceDeck, sees('atreides') && game.spiceTopSeen ? 1 : 0);
  if (game.stormCard !== null && !(sees('fremen') && game.stormCardSeen))
    game.stormCard = STORM_CARDS[below(random, STORM_CARDS.length)]!;
  if (!sees('harkonnen')) hideLeaders(game, open, random);
  for (const [other, faction] of game.factions.entries()) {
    if (open[other]) continue;
    faction.spice = Math.max(0, faction.spice + below(random, 5) - 2);
    if (faction.prediction) faction.prediction = anotherPrediction(game, faction.id, random);
    if (faction.kh) faction.kh.losses = Math.max(0, faction.kh.losses + below(random, 3) - 1);
  }
}

/** Shuffles a pile but for its top cards. */
function shuffleBelow<T>(random: Random, pile: T[], kept: number): void {
  const under = shuffle(random, pile.slice(0, pile.length - kept));
  pile.splice(0, under.length, ...under);
}

function anotherPrediction(game: Dune, own: FactionId, random: Random) {
  const others = FACTIONS.filter(
    (id) => id !== own && game.factions.some((faction) => faction.id === id),
  );
  return {
    faction: others[below(random, others.length)]!,
    turn: 1 + below(random, game.options.turns),
  };
}

function dealTreachery(
  game: Dune,
  open: readonly boolean[],
  seesAuction: boolean,
  seat: Seat,
  random: Random,
): void {
  const { auction } = game;
  const shown = auction && seesAuction && !auction.lookStopped ? 1 : 0;
  const kept = game.factions.map(({ hand, knownCards }, other): TreacheryId[] =>
    open[other] ? hand : knownCards.flatMap(({ card, by }) => (by === seat ? [card] : [])),
  );
  const pool = [...game.treacheryDeck, ...(auction?.cards.slice(shown) ?? [])];
  game.factions.forEach(({ hand }, other) => {
    pool.push(...without(hand, kept[other]!));
  });
  shuffle(random, pool);
  game.factions.forEach((faction, other) => {
    if (open[other]) return;
    const hidden = faction.hand.length - kept[other]!.length;
    faction.hand = [...kept[other]!, ...pool.splice(0, hidden)];
    faction.knownCards = faction.knownCards.filter(({ by }) => by === seat);
  });
  if (auction)
    auction.cards = [
      ...auction.cards.slice(0, shown),
      ...pool.splice(0, auction.cards.length - shown),
    ];
  game.treacheryDeck = pool;
}

function dealTraitors(game: Dune, open: readonly boolean[], random: Random): void {
  const pool: LeaderId[] = game.unusedTraitors.slice();
  const kept = game.factions.map(({ traitors, shownTraitors }, other) =>
    open[other] ? traitors : traitors.filter((leader) => shownTraitors.includes(leader)),
  );
  game.factions.forEach(({ traitors }, other) => {
    pool.push(...without(traitors, kept[other]!));
  });
  shuffle(random, pool);
  game.factions.forEach((faction, other) => {
    if (open[other]) return;
    const hidden = faction.traitors.length - kept[other]!.length;
    faction.traitors = [...kept[other]!, ...pool.splice(0, hidden)];
  });
  game.unusedTraitors = pool;
}

/** Which of a faction's leaders Harkonnen took unseen. */
function hideLeaders(game: Dune, open: readonly boolean[], random: Random): void {
  for (const [other] of game.factions.entries()) {
    if (open[other]) continue;
    const alike = Object.keys(game.leaders).filter(
      (id) => game.leaders[id]!.owner === other && mayBeUnseen(game, game.leaders[id]!),
    );
    const states = shuffle(
      random,
      alike.map((id) => game.leaders[id]!),
    );
    alike.forEach((id, i) => {
      game.leaders[id] = states[i]!;
    });
  }
}

function without<T>(items: readonly T[], taken: readonly T[]): T[] {
  const left = items.slice();
  for (const item of taken) left.splice(left.indexOf(item), 1);
  return left;
}
