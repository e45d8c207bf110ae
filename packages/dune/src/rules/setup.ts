import {
  begunBy,
  chooseNumber,
  type Flow,
  type Random,
  type Seat,
  shuffle,
  together,
} from '@landsraad/kernel';
import {
  cellOption,
  type DuneOption,
  factionOption,
  leaderOption,
  numberOption,
} from '../choices.ts';
import {
  CELLS,
  factionOf,
  leaderOf,
  SPICE_CARDS,
  TREACHERY,
  territoryOf,
  territoryOfCell,
} from '../content/index.ts';
import type { CellId, FactionId, LeaderId } from '../ids.ts';
import type { DuneOptions } from '../options.ts';
import { advanced, type Dune, type FactionState, type Forces, seatOf } from '../state.ts';
import { VERSION } from '../versions.ts';
import { addAdvisors } from './advisors.ts';
import { ask } from './ask.ts';
import { leaveReserves, place, tokensIn } from './board.ts';
import { joinHand, takeTreachery } from './treachery.ts';

const FORCES = 20;
const TRAITORS_DEALT = 4;

/** Which dots are taken by default (DUN-30.39). */
const DOTS_TAKEN: Readonly<Record<number, readonly number[]>> = {
  2: [0, 3],
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
  5: [0, 1, 2, 3, 4],
  6: [0, 1, 2, 3, 4, 5],
};

/** Section 1, but for what players decide. */
export function setup(options: DuneOptions, random: Random, version = VERSION): Dune {
  const ids = dealFactions(options, random);
  const dots = DOTS_TAKEN[ids.length]!;
  const factions = ids.map((id, seat) => newFaction(options, id, dots[seat]!));
  const game: Dune = {
    random,
    revealed: 0,
    events: null,
    ...begunBy(version),
    options,
    phase: 'prediction',
    begun: false,
    turn: 1,
    storm: null,
    stormCard: null,
    stormCardSeen: false,
    dialers: [0, ids.length - 1],
    shieldWall: true,
    firstPlayer: 0,
    factions,
    leaders: Object.fromEntries(
      ids.flatMap((id, seat) =>
        factionOf(id).leaders.map((leader) => [
          leader.id,
          {
            owner: seat,
            holder: seat,
            dead: false,
            faceDown: false,
            revivedOnce: false,
            usedIn: null,
            unseen: false,
            takenIn: null,
          },
        ]),
      ),
    ),
    spice: {},
    spiceDeck: shuffle(
      random,
      SPICE_CARDS.flatMap(({ id, copies }) => Array<string>(copies).fill(id)),
    ),
    spiceDiscard: [[], []],
    spiceTopSeen: false,
    treacheryDeck: shuffle(
      random,
      TREACHERY.flatMap(({ id, copies }) => Array<string>(copies).fill(id)),
    ),
    treacheryDiscard: [],
    removed: [],
    notes: [],
    unusedTraitors: [],
    auction: null,
    acted: [],
    guildInOrder: false,
    battle: null,
    lent: [],
    due: null,
    offers: [],
    deals: [],
    answers: [],
    winners: [],
    victory: null,
  };
  if (options.twoFactionsEach)
    for (let seat = 0; seat < 4; seat++) {
      factions[seat]!.allies = [(seat + 2) % 4];
      factions[seat]!.showsTo = [(seat + 2) % 4];
    }
  game.unusedTraitors = shuffle(random, Object.keys(game.leaders)); // DUN-1.9
  return game;
}

/** Two players begin with the first two, and so on (DUN-2.3 to 2.5). */
const SUGGESTED: readonly FactionId[] = [
  'atreides',
  'harkonnen',
  'fremen',
  'emperor',
  'spacing-guild',
  'bene-gesserit',
];

/** DUN-1.5, 1.6: chosen ones stay; the suggested ones that are free are dealt to the others. */
function dealFactions(options: DuneOptions, random: Random): FactionId[] {
  const chosen = options.factions.filter((id) => id !== null);
  const free = SUGGESTED.filter((id) => !chosen.includes(id));
  const dealt = shuffle(random, free.slice(0, options.factions.length - chosen.length));
  return options.factions.map((id) => id ?? dealt.pop()!);
}

function newFaction(options: DuneOptions, id: FactionId, dot: number): FactionState {
  const sheet = factionOf(id);
  const special = options.mode === 'advanced' ? (sheet.special?.n ?? 0) : 0;
  return {
    id,
    dot,
    spice: sheet.start.spice, // DUN-1.12
    bribes: 0,
    reserves: { normal: FORCES - special, special },
    tanks: { normal: 0, special: 0 },
    board: {},
    advisors: [],
    hand: [],
    traitors: [],
    shownTraitors: [],
    allies: [],
    prediction: null,
    kh:
      id === 'atreides' && options.mode === 'advanced'
        ? { losses: 0, dead: false, usedIn: null }
        : null,
    karamaPowerUsed: false,
    revivingLeaders: false,
    specialsRevived: 0,
    showsTo: [],
  };
}

/** DUN-1.9 */
function dealTraitors(game: Dune): void {
  for (const faction of game.factions) {
    faction.traitors = game.unusedTraitors.slice(-TRAITORS_DEALT);
    game.unusedTraitors = game.unusedTraitors.slice(0, -TRAITORS_DEALT);
  }
  game.revealed++;
}

/** DUN-1.8: the prediction, then the traitors. */
export function* predict(game: Dune): Flow {
  yield* makePrediction(game);
  dealTraitors(game);
  game.phase = 'traitors';
}

/** BEN-B1 */
function* makePrediction(game: Dune): Flow {
  const seat = seatOf(game, 'bene-gesserit');
  if (seat < 0) return;
  const others = game.factions.filter(({ id }) => id !== 'bene-gesserit');
  const faction = yield* ask(seat, {
    kind: 'prediction',
    rule: 'BEN-B1',
    options: others.map(({ id }) => factionOption(id)),
  });
  const turn = yield* ask(seat, {
    kind: 'prediction',
    rule: 'BEN-B1',
    options: Array.from({ length: game.options.turns }, (_, i) => numberOption(i + 1)),
    about: faction.type === 'faction' ? { faction: faction.faction } : {},
  });
  if (faction.type !== 'faction' || turn.type !== 'number') return;
  game.factions[seat]!.prediction = { faction: faction.faction, turn: turn.n };
  game.events?.push({
    type: 'prediction-made',
    seat,
    secret: { to: [seat], faction: faction.faction, turn: turn.n },
  });
}

/** DUN-1.10, 1.11; Harkonnen keep all (HAR-B1). */
export function* keepTraitors(game: Dune): Flow {
  const seats = game.factions.map((_, seat) => seat);
  yield* together(new Map(seats.map((seat) => [seat, keepOne(game, seat)])));
  for (const seat of seats) {
    const { traitors } = game.factions[seat]!;
    game.events?.push({
      type: 'traitors-kept',
      seat,
      n: traitors.length,
      secret: { to: [seat], traitors: traitors.slice() },
    });
  }
  game.phase = 'first-forces';
}

function* keepOne(game: Dune, seat: Seat): Flow {
  const faction = game.factions[seat]!;
  if (factionOf(faction.id).start.traitorsKept > 1) return;
  const options = faction.traitors.map(leaderOption);
  const picked = yield* ask<DuneOption>(seat, {
    kind: 'traitor.pick',
    rule: 'DUN-1.10',
    options,
    fallback: strongest(game, seat),
  });
  if (picked.type !== 'leader') return;
  const others = faction.traitors.filter((leader) => leader !== picked.leader);
  game.unusedTraitors = [...game.unusedTraitors, ...others];
  faction.traitors = [picked.leader];
}

/** The strongest enemy leader dealt; if none, the own strongest (D-SET-7). */
function strongest(game: Dune, seat: Seat): LeaderId {
  const { traitors } = game.factions[seat]!;
  const enemy = traitors.filter((leader) => game.leaders[leader]!.owner !== seat);
  const among = enemy.length > 0 ? enemy : traitors.slice();
  return among.sort((a, b) => leaderOf(b).strength - leaderOf(a).strength)[0]!;
}

/** DUN-1.13 to 1.16 */
export function* placeFirstForces(game: Dune): Flow {
  for (const [seat, faction] of game.factions.entries())
    for (const { territory, n } of factionOf(faction.id).start.forces)
      if (!(faction.id === 'bene-gesserit' && advanced(game)))
        fromReserves(game, seat, territoryOf(territory).cells[0]!, { normal: n, special: 0 });
  yield* placeFremen(game);
  yield* placeAdvisor(game);
  for (const [seat, { id }] of game.factions.entries())
    for (let i = 0; i < factionOf(id).start.treacheryCards; i++)
      joinHand(game, seat, takeTreachery(game)!); // DUN-1.15
  game.phase = 'storm';
}

function fromReserves(game: Dune, seat: Seat, cell: CellId, forces: Forces): void {
  leaveReserves(game, seat, forces);
  place(game, seat, cell, forces);
}

const FREMEN_START = ['sietch-tabr', 'false-wall-south', 'false-wall-west'];
const FREMEN_FORCES = 10;

/** FRE-S1: ten forces, split freely; any of them Fedaykin (DUN-30.26). */
function* placeFremen(game: Dune): Flow {
  const seat = seatOf(game, 'fremen');
  if (seat < 0) return;
  const cells = FREMEN_START.flatMap((territory) => territoryOf(territory).cells);
  let left = FREMEN_FORCES;
  for (const [i, cell] of cells.entries()) {
    if (left === 0) return;
    const last = i === cells.length - 1;
    const n = last
      ? left
      : yield* chooseNumber({
          seat,
          kind: 'fremen.place',
          rule: 'FRE-S1',
          min: 0,
          max: left,
          fallback: i === 0 ? left : 0,
          about: { cell },
        });
    left -= n;
    const most = Math.min(n, game.factions[seat]!.reserves.special);
    const special =
      most === 0
        ? 0
        : yield* chooseNumber({
            seat,
            kind: 'fremen.place',
            rule: 'DUN-30.26',
            min: 0,
            max: most,
            about: { cell, force: 'special' },
          });
    fromReserves(game, seat, cell, { normal: n - special, special });
  }
}

/** BEN-A1, DUN-1.14 */
function* placeAdvisor(game: Dune): Flow {
  const seat = seatOf(game, 'bene-gesserit');
  if (seat < 0 || !advanced(game)) return;
  const picked = yield* ask(seat, {
    kind: 'bg.place',
    rule: 'BEN-A1',
    options: CELLS.map(cellOption),
  });
  if (picked.type !== 'cell') return;
  fromReserves(game, seat, picked.cell, { normal: 1, special: 0 });
  const territory = territoryOfCell(picked.cell).id;
  if (game.factions.some((_, other) => other !== seat && tokensIn(game, other, territory) > 0))
    addAdvisors(game, seat, territory);
}
