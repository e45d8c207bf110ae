import { copyRandom } from '@landsraad/kernel';
import type { Auction, Battle, Dune, FactionState } from './state.ts';

/** Copies what may change; all else in the position is only ever replaced, and may be shared. */
export function clone(game: Dune): Dune {
  return {
    ...game,
    random: copyRandom(game.random),
    events: null,
    factions: game.factions.map(cloneFaction),
    auction: game.auction && cloneAuction(game.auction),
    battle: game.battle && cloneBattle(game.battle),
  };
}

const cloneFaction = (faction: FactionState): FactionState => ({
  ...faction,
  board: { ...faction.board },
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
