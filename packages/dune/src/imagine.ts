import { below, type Random, type Seat, shuffle, shuffleBelow, without } from '@landsraad/kernel';
import { STORM_CARDS } from './content/index.ts';
import { FACTIONS, type FactionId, type LeaderId, type TreacheryId } from './ids.ts';
import { notedOnTop } from './rules/notes.ts';
import type { Dune, FactionState } from './state.ts';
import { knows, mayBeUnseen } from './view.ts';

/** Deals anew, in place, all that the seat cannot know, keeping every count and all it does know. */
export function imagine(game: Dune, seat: Seat, random: Random): void {
  const open = game.factions.map((_, other) => knows(game, seat, other));
  const sees = (id: FactionId) =>
    game.factions.some((faction, other) => faction.id === id && open[other]);
  dealTreachery(game, open, sees('atreides'), random);
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
    if (game.auction) pledgeAnew(faction, game.auction.pledges, other, seat, random);
  }
}

/** What a seat pledged its allies know; it has at least that much. */
function pledgeAnew(
  faction: FactionState,
  pledges: number[],
  other: Seat,
  seat: Seat,
  random: Random,
): void {
  if (faction.allies.includes(seat)) faction.spice = Math.max(faction.spice, pledges[other]!);
  else if (pledges[other]! > 0) pledges[other] = below(random, faction.spice + 1);
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
  seesNotes: boolean,
  random: Random,
): void {
  const { auction } = game;
  if (!seesNotes) game.notes = [];
  const onTop = notedOnTop(game) !== undefined;
  const shown = auction && onTop ? 1 : 0;
  const top = !auction && onTop ? game.treacheryDeck.splice(-1) : [];
  const kept = game.factions.map(({ hand }, other): TreacheryId[] =>
    open[other]
      ? hand
      : game.notes.flatMap(({ card, owner, sure }) => (sure && owner === other ? [card] : [])),
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
  });
  if (auction)
    auction.cards = [
      ...auction.cards.slice(0, shown),
      ...pool.splice(0, auction.cards.length - shown),
    ];
  game.treacheryDeck = [...pool, ...top];
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
