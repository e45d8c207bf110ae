import { copyRandom } from '@landsraad/kernel';
import type { Auction, Battle, Dune, FactionState, Forces, LeaderState, Plan } from './state.ts';

/** A copy written for the type: an order of magnitude faster than any general one. */
export function clone(game: Dune): Dune {
  return {
    ...game,
    random: copyRandom(game.random),
    events: null,
    dialers: [game.dialers[0], game.dialers[1]],
    factions: game.factions.map(cloneFaction),
    leaders: cloneLeaders(game.leaders),
    spice: { ...game.spice },
    spiceDeck: game.spiceDeck.slice(),
    spiceDiscard: [game.spiceDiscard[0].slice(), game.spiceDiscard[1].slice()],
    treacheryDeck: game.treacheryDeck.slice(),
    treacheryDiscard: game.treacheryDiscard.slice(),
    removed: game.removed.slice(),
    notes: game.notes.map((note) => ({ ...note })),
    unusedTraitors: game.unusedTraitors.slice(),
    auction: game.auction && cloneAuction(game.auction),
    acted: game.acted.slice(),
    battle: game.battle && cloneBattle(game.battle),
    lent: game.lent.map(({ by, n }) => ({ by, n })),
    due: game.due && { ...game.due },
    offers: game.offers.map((offer) => ({ ...offer })),
    deals: game.deals.map((deal) => ({ ...deal })),
    answers: game.answers.map((answer) => ({ ...answer, question: { ...answer.question } })),
    winners: game.winners.slice(),
  };
}

const cloneForces = ({ normal, special }: Forces): Forces => ({ normal, special });

function cloneFaction(faction: FactionState): FactionState {
  const board: Record<string, Forces> = {};
  for (const cell in faction.board) board[cell] = cloneForces(faction.board[cell]!);
  return {
    ...faction,
    reserves: cloneForces(faction.reserves),
    tanks: cloneForces(faction.tanks),
    board,
    advisors: faction.advisors.slice(),
    hand: faction.hand.slice(),
    traitors: faction.traitors.slice(),
    shownTraitors: faction.shownTraitors.slice(),
    allies: faction.allies.slice(),
    prediction: faction.prediction && { ...faction.prediction },
    kh: faction.kh && { ...faction.kh },
    showsTo: faction.showsTo.slice(),
  };
}

function cloneLeaders(leaders: Record<string, LeaderState>): Record<string, LeaderState> {
  const copy: Record<string, LeaderState> = {};
  for (const id in leaders) copy[id] = { ...leaders[id]! };
  return copy;
}

const cloneAuction = (auction: Auction): Auction => ({
  ...auction,
  cards: auction.cards.slice(),
  pledges: auction.pledges.slice(),
  ...(auction.full && { full: auction.full.slice() }),
});

const clonePlan = (plan: Plan): Plan => ({ ...plan });

function cloneBattle(battle: Battle): Battle {
  return {
    ...battle,
    cells: battle.cells.slice(),
    voice: battle.voice && { ...battle.voice },
    prescience: battle.prescience && {
      ...battle.prescience,
      answer: { ...battle.prescience.answer },
    },
    stopped: battle.stopped.slice(),
    plans: battle.plans.map(({ seat, plan }) => ({ seat, plan: clonePlan(plan) })),
    seenBy: battle.seenBy.map((seen) => ({ ...seen })),
    calls: battle.calls.map((said) => ({ ...said })),
  };
}
