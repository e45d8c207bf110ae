import { copyRandom } from '@landsraad/kernel';
import type { Auction, Battle, Dune, FactionState } from './state.ts';

/** Copies what may change; all else in the position is only ever replaced, and may be shared. */
export function clone(game: Dune): Dune {
  const copy = { ...game };
  copy.random = copyRandom(game.random);
  copy.events = null;
  copy.factions = game.factions.map(cloneFaction);
  copy.auction = game.auction && cloneAuction(game.auction);
  copy.battle = game.battle && cloneBattle(game.battle);
  return copy;
}

/** Field by field and in the order of a new faction: all factions have one shape. */
const cloneFaction = (faction: FactionState): FactionState => ({
  id: faction.id,
  dot: faction.dot,
  spice: faction.spice,
  bribes: faction.bribes,
  reserves: faction.reserves,
  tanks: faction.tanks,
  board: { ...faction.board },
  advisors: faction.advisors,
  hand: faction.hand,
  traitors: faction.traitors,
  shownTraitors: faction.shownTraitors,
  allies: faction.allies,
  prediction: faction.prediction,
  kh: faction.kh,
  karamaPowerUsed: faction.karamaPowerUsed,
  revivingLeaders: faction.revivingLeaders,
  specialsRevived: faction.specialsRevived,
  showsTo: faction.showsTo,
  ...(faction.talks && { talks: faction.talks }),
});

const cloneAuction = (auction: Auction): Auction => ({
  ...auction,
  cards: auction.cards.slice(),
  pledges: auction.pledges.slice(),
  ...(auction.full && { full: auction.full.slice() }),
});

function cloneBattle(battle: Battle): Battle {
  return {
    ...battle,
    stopped: battle.stopped.slice(),
    plans: battle.plans.slice(),
    seenBy: battle.seenBy.slice(),
    calls: battle.calls.slice(),
  };
}
