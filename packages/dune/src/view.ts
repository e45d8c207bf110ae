import type { Seat, Viewer } from '@landsraad/kernel';
import type { CellId, ItemId, LeaderId, SpiceCardId, TerritoryId, TreacheryId } from './ids.ts';
import {
  areAllies,
  type Battle,
  type Dune,
  declinedIn,
  type FactionState,
  type Forces,
  type LeaderState,
  type Note,
  type Offer,
  type Plan,
  type Shown,
  seatOf,
  standingIn,
} from './state.ts';

/** A faction as a viewer sees it: what is hidden is absent or a number, unless the viewer knows it. */
export interface FactionView {
  readonly id: FactionState['id'];
  readonly dot: number;
  /** Null behind the shield of another (DUN-14.2). */
  readonly spice: number | null;
  readonly bribes: number;
  readonly reserves: Forces;
  readonly tanks: Forces;
  readonly board: Readonly<Record<string, Forces>>;
  readonly advisors: readonly TerritoryId[];
  readonly handSize: number;
  /** All for its owner; for others the cards they know to be there. */
  readonly hand: readonly TreacheryId[];
  readonly traitors: readonly LeaderId[] | null;
  readonly shownTraitors: readonly LeaderId[];
  readonly allies: readonly Seat[];
  readonly prediction: FactionState['prediction'] | 'hidden';
  readonly kh: FactionState['kh'];
  readonly karamaPowerUsed: boolean;
  readonly revivingLeaders: boolean;
}

/** Where a leader is, as far as the viewer can tell. */
export interface LeaderView {
  readonly owner: Seat;
  readonly status: 'ready' | 'tanks' | 'captured' | 'unknown';
  readonly holder: Seat | null;
  readonly faceDown: boolean;
  readonly usedIn: TerritoryId | null;
}

export interface BattleView {
  readonly territory: TerritoryId;
  readonly cells: readonly CellId[];
  readonly aggressor: Seat;
  readonly defender: Seat;
  readonly voice: Battle['voice'];
  readonly prescience: Battle['prescience'];
  readonly stopped: readonly ItemId[];
  readonly seenBy: Readonly<Battle['seenBy']>;
  readonly revealed: boolean;
  /** Who has fixed a plan; the plans themselves once they are open, or to those who saw them. */
  readonly plans: readonly { readonly seat: Seat; readonly plan: Plan | null }[];
}

export interface DuneView {
  readonly viewer: Viewer;
  readonly options: Dune['options'];
  readonly phase: Dune['phase'];
  readonly turn: number;
  readonly storm: number | null;
  /** The next storm's distance, to Fremen who looked. */
  readonly stormCard: number | null;
  readonly shieldWall: boolean;
  readonly firstPlayer: Seat;
  readonly factions: readonly FactionView[];
  readonly leaders: Readonly<Record<LeaderId, LeaderView>>;
  readonly spice: Readonly<Record<string, number>>;
  readonly spiceDeckSize: number;
  /** To Atreides who looked. */
  readonly spiceTop: SpiceCardId | null;
  readonly spiceDiscard: readonly [readonly SpiceCardId[], readonly SpiceCardId[]];
  readonly treacheryDeckSize: number;
  readonly treacheryDiscard: readonly TreacheryId[];
  readonly removed: readonly TreacheryId[];
  /** To Atreides: the cards they have seen, with the last owner they know of (ATR-B2). */
  readonly notes: readonly Readonly<Note>[] | null;
  readonly auction: {
    readonly left: number;
    readonly opener: Seat;
    readonly bid: number;
    readonly bidder: Seat | null;
    /** To Atreides, from when it comes up (ATR-B1). */
    readonly card: TreacheryId | null;
    /** What allies will pay, by seat; null where only others know. */
    readonly pledges: readonly (number | null)[];
  } | null;
  readonly acted: readonly Seat[];
  readonly battle: BattleView | null;
  readonly offers: Dune['offers'];
  readonly deals: Dune['deals'];
  /** What would be shown is known to who offers it. */
  readonly standing: readonly Offer[];
  /** Offers of this turn that came to nothing. */
  readonly declined: Dune['deals'];
  /** What the viewer showed somebody or was shown, as far as it still holds. */
  readonly shown: readonly Shown[];
  readonly answers: Dune['answers'];
  readonly winners: readonly Seat[];
  readonly victory: Dune['victory'];
}

/** What a viewer may know, as a copy of its own. */
export function view(game: Dune, viewer: Viewer): DuneView {
  const seen = glimpse(game, viewer);
  const { battle } = seen;
  return {
    ...seen,
    factions: seen.factions.map(copyFaction),
    spice: { ...seen.spice },
    spiceDiscard: [seen.spiceDiscard[0].slice(), seen.spiceDiscard[1].slice()],
    treacheryDiscard: seen.treacheryDiscard.slice(),
    removed: seen.removed.slice(),
    notes: seen.notes?.map((note) => ({ ...note })) ?? null,
    acted: seen.acted.slice(),
    battle: battle && copyBattle(battle),
    offers: seen.offers.map((offer) => ({ ...offer })),
    deals: seen.deals.map((deal) => ({ ...deal })),
    standing: seen.standing.map((offer) => ({ ...offer })),
    declined: seen.declined.map((deal) => ({ ...deal })),
    shown: seen.shown.map((one) => ({ ...one })),
    answers: seen.answers.map((answer) => ({ ...answer, question: { ...answer.question } })),
    winners: seen.winners.slice(),
  };
}

/** The same without a copy, for bots that play on: right until the game goes on. */
export function glimpse(game: Dune, viewer: Viewer): DuneView {
  const sees = (seat: Seat): boolean => knows(game, viewer, seat);
  const is = (faction: FactionState['id']): boolean => {
    const seat = seatOf(game, faction);
    return seat >= 0 && sees(seat);
  };
  const { auction } = game;
  const shown = shownTo(game, viewer);
  let leaders: DuneView['leaders'] | null = null;
  return {
    viewer,
    options: game.options,
    phase: game.phase,
    turn: game.turn,
    storm: game.storm,
    stormCard: is('fremen') && game.stormCardSeen ? game.stormCard : null,
    shieldWall: game.shieldWall,
    firstPlayer: game.firstPlayer,
    factions: game.factions.map((faction, seat) =>
      viewFaction(faction, sees(seat), () => cardsKnownOf(game, viewer, seat, shown)),
    ),
    // Thirty of them, and seldom looked at.
    get leaders() {
      leaders ??= viewLeaders(game, viewer);
      return leaders;
    },
    spice: game.spice,
    spiceDeckSize: game.spiceDeck.length,
    spiceTop: is('atreides') && game.spiceTopSeen ? (game.spiceDeck.at(-1) ?? null) : null,
    spiceDiscard: game.spiceDiscard,
    treacheryDeckSize: game.treacheryDeck.length,
    treacheryDiscard: game.treacheryDiscard,
    removed: game.removed,
    notes: is('atreides') ? game.notes : null,
    auction: auction && {
      left: auction.cards.length,
      opener: auction.opener,
      bid: auction.bid,
      bidder: auction.bidder,
      card: is('atreides') && auction.up && !auction.lookStopped ? auction.cards[0]! : null,
      pledges: auction.pledges.map((n, seat) =>
        sees(seat) || (typeof viewer === 'number' && areAllies(game, viewer, seat)) ? n : null,
      ),
    },
    acted: game.acted,
    battle: game.battle && viewBattle(game, game.battle, viewer),
    offers: game.offers,
    deals: game.deals,
    standing: standingIn(game).map((offer) => viewOffer(offer, sees(offer.from))),
    declined: declinedIn(game),
    shown,
    answers: game.answers,
    winners: game.winners,
    victory: game.victory,
  };
}

function viewOffer({ which, ...offer }: Offer, owner: boolean): Offer {
  return owner && which !== undefined ? { ...offer, which } : offer;
}

/** What was shown in deals, to those who know what the two of them know. */
export const shownTo = (game: Dune, viewer: Viewer): Shown[] =>
  game.factions.flatMap(({ talks }) => (talks ? visible(game, viewer, talks.shown) : []));

export const visible = (game: Dune, viewer: Viewer, shown: readonly Shown[]): Shown[] =>
  shown.filter(({ by, to }) => knows(game, viewer, by) || knows(game, viewer, to));

/** Cards in another's hand that the viewer noted (ATR-B2) or was shown (DUN-15.4). */
export const knownCards = (game: Dune, viewer: Viewer, owner: Seat): TreacheryId[] =>
  cardsKnownOf(game, viewer, owner, shownTo(game, viewer));

function cardsKnownOf(
  game: Dune,
  viewer: Viewer,
  owner: Seat,
  shown: readonly Shown[],
): TreacheryId[] {
  const atreides = seatOf(game, 'atreides');
  const notes = atreides >= 0 && knows(game, viewer, atreides) ? game.notes : [];
  const cards = notes.flatMap(({ card, owner: at, sure }) => (sure && at === owner ? [card] : []));
  for (const { by, card } of shown)
    if (by === owner && card !== undefined && !cards.includes(card)) cards.push(card);
  return cards;
}

function viewFaction(
  faction: FactionState,
  owner: boolean,
  known: () => TreacheryId[],
): FactionView {
  return {
    id: faction.id,
    dot: faction.dot,
    spice: owner ? faction.spice : null,
    bribes: faction.bribes,
    reserves: faction.reserves,
    tanks: faction.tanks,
    board: faction.board,
    advisors: faction.advisors,
    handSize: faction.hand.length,
    hand: owner ? faction.hand : known(),
    traitors: owner ? faction.traitors : null,
    shownTraitors: faction.shownTraitors,
    allies: faction.allies,
    prediction: owner ? faction.prediction : faction.prediction && 'hidden',
    kh: owner ? faction.kh : null,
    karamaPowerUsed: faction.karamaPowerUsed,
    revivingLeaders: faction.revivingLeaders,
  };
}

function copyFaction(faction: FactionView): FactionView {
  const { prediction, kh } = faction;
  const board: Record<string, Forces> = {};
  for (const cell in faction.board) board[cell] = { ...faction.board[cell]! };
  return {
    ...faction,
    reserves: { ...faction.reserves },
    tanks: { ...faction.tanks },
    board,
    advisors: faction.advisors.slice(),
    hand: faction.hand.slice(),
    traitors: faction.traitors?.slice() ?? null,
    shownTraitors: faction.shownTraitors.slice(),
    allies: faction.allies.slice(),
    prediction: prediction && prediction !== 'hidden' ? { ...prediction } : prediction,
    kh: kh && { ...kh },
  };
}

/** What a viewer may know of a seat's hidden things: its own, and those of allies who share. */
export function knows(game: Dune, viewer: Viewer, seat: Seat): boolean {
  if (viewer === 'afterwards' || viewer === seat) return true;
  return viewer !== 'spectator' && game.factions[seat]!.showsTo.includes(viewer);
}

/**
 * Leaders that Harkonnen took unseen are known to their owner and to Harkonnen. To others, all that
 * could be the one look alike.
 */
function viewLeaders(game: Dune, viewer: Viewer): Record<LeaderId, LeaderView> {
  const views: Record<LeaderId, LeaderView> = {};
  const harkonnen = seatOf(game, 'harkonnen');
  const taken = takenUnseen(game);
  for (const [id, leader] of Object.entries(game.leaders)) {
    const { owner, holder, dead, faceDown, usedIn } = leader;
    const sure = knows(game, viewer, owner) || (harkonnen >= 0 && knows(game, viewer, harkonnen));
    views[id] =
      sure || !mayBeUnseen(leader, taken)
        ? {
            owner,
            status: dead ? 'tanks' : holder === owner ? 'ready' : 'captured',
            holder: dead ? null : holder,
            faceDown,
            usedIn,
          }
        : { owner, status: 'unknown', holder: null, faceDown: false, usedIn: null };
  }
  return views;
}

/** The leaders that Harkonnen took unseen. */
export const takenUnseen = (game: Dune): readonly LeaderState[] =>
  Object.values(game.leaders).filter(({ unseen }) => unseen);

/** One of those, or of those among which they hide. */
export function mayBeUnseen(leader: LeaderState, taken: readonly LeaderState[]): boolean {
  if (leader.unseen) return true;
  if (leader.dead || leader.holder !== leader.owner) return false;
  return taken.some(
    ({ owner, takenIn }) =>
      owner === leader.owner && (leader.usedIn === null || leader.usedIn === takenIn),
  );
}

export const seesPlan = (game: Dune, battle: Battle, viewer: Viewer, seat: Seat): boolean =>
  battle.revealed ||
  knows(game, viewer, seat) ||
  battle.seenBy.some((seen) => seen.seat === seat && seen.by === viewer);

const viewBattle = (game: Dune, battle: Battle, viewer: Viewer): BattleView => ({
  territory: battle.territory,
  cells: battle.cells,
  aggressor: battle.aggressor,
  defender: battle.defender,
  voice: battle.voice,
  prescience: battle.prescience,
  stopped: battle.stopped,
  seenBy: battle.seenBy,
  revealed: battle.revealed,
  plans: battle.plans.map(({ seat, plan }) => ({
    seat,
    plan: seesPlan(game, battle, viewer, seat) ? plan : null,
  })),
});

const copyBattle = (battle: BattleView): BattleView => ({
  ...battle,
  cells: battle.cells.slice(),
  voice: battle.voice && { ...battle.voice },
  prescience: battle.prescience && {
    ...battle.prescience,
    answer: { ...battle.prescience.answer },
  },
  stopped: battle.stopped.slice(),
  seenBy: battle.seenBy.map((seen) => ({ ...seen })),
  plans: battle.plans.map(({ seat, plan }) => ({ seat, plan: plan && { ...plan } })),
});
