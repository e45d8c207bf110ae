import { below, chooseNumber, type Flow, type Seat, together } from '@landsraad/kernel';
import { type DuneOption, NONE, numberOption, YES } from '../choices.ts';
import type { Territory } from '../content/component.ts';
import { STORM_CARDS, TERRITORIES } from '../content/index.ts';
import { type CellId, SECTORS } from '../ids.ts';
import { advanced, type Dune, seatOf } from '../state.ts';
import { flipLoneAdvisors } from './advisors.ts';
import { anytime } from './anytime.ts';
import { askAtOnce, type Said } from './ask.ts';
import { count, forcesAt, kill, killAllIn, occupies, stormOrder } from './board.ts';
import { isStopped } from './karama.ts';
import { takeSpice } from './spice.ts';
import { type Step, stepOf } from './steps.ts';
import { allLieOpen, holds, leaveHand, playCard } from './treachery.ts';

/** DUN-28.4 */
export const storm = (game: Dune): Flow => stepOf(game, STEPS);

const STEPS: readonly Step[] = [beginTurn, theStorm, afterStorm];

function* beginTurn(game: Dune): Flow {
  game.events?.push({ type: 'turn-started', turn: game.turn });
  game.events?.push({ type: 'phase-started', phase: 'storm' });
  for (const faction of game.factions) faction.specialsRevived = 0; // DUN-7.6
  yield* anytime(game);
}

function* theStorm(game: Dune): Flow {
  if (game.turn === 1) yield* placeStorm(game);
  else {
    const distance = yield* weatherControl(game, yield* stormDistance(game));
    yield* familyAtomics(game);
    yield* moveStorm(game, distance);
  }
  flipLoneAdvisors(game);
  game.firstPlayer = stormOrder(game)[0]!; // DUN-2.8
  game.events?.push({ type: 'first-player', seat: game.firstPlayer });
  yield* nextStormCard(game);
}

function* afterStorm(game: Dune): Flow {
  yield* anytime(game);
  game.phase = 'spice-blow';
}

/** DUN-3.1, 3.11: a placement; only the sector where it ends is hit. */
function* placeStorm(game: Dune): Flow {
  const byDot = game.factions
    .map((_, seat) => seat)
    .sort((a, b) => game.factions[a]!.dot - game.factions[b]!.dot);
  game.dialers = [byDot[0]!, byDot.at(-1)!]; // DUN-30.40
  const distance = yield* dial(game, 'storm.first', 0, 20);
  const to = distance % SECTORS;
  game.events?.push({ type: 'storm-moved', from: null, to, distance });
  game.storm = to;
  yield* hit(game, [to]);
}

function* stormDistance(game: Dune): Flow<number> {
  if (usesStormCards(game)) {
    const distance = game.stormCard ?? drawStormCard(game); // FRE-A1, DUN-3.4
    game.stormCard = null;
    game.stormCardSeen = false;
    game.revealed++;
    game.events?.push({ type: 'storm-card-shown', distance });
    return distance;
  }
  return yield* dial(game, 'storm.dial', 1, 3); // DUN-3.2
}

function* dial(
  game: Dune,
  kind: 'storm.first' | 'storm.dial',
  min: number,
  max: number,
): Flow<number> {
  const rule = kind === 'storm.first' ? 'DUN-3.1' : 'DUN-3.2';
  const dials = yield* together(
    new Map(
      game.dialers.map((seat) => [
        seat,
        chooseNumber({
          seat,
          kind,
          rule,
          min,
          max,
          fallback: min + below(game.random, max - min + 1),
        }),
      ]),
    ),
  );
  game.revealed++;
  game.events?.push({
    type: 'storm-dialed',
    dials: [...dials].map(([seat, n]) => ({ seat, n })),
  });
  return [...dials.values()].reduce((sum, n) => sum + n, 0);
}

const DISTANCES = Array.from({ length: 11 }, (_, n) => numberOption(n));

/** DUN-19.11: everybody with a card is asked, since anybody may hold it unless it lies open. */
function* weatherControl(game: Dune, distance: number): Flow<number> {
  if (allLieOpen(game, 'weather-control')) return distance;
  const able = (seat: Seat) => holds(game, seat, 'weather-control');
  const answers = yield* askHolders(game, 'weather.control', able, DISTANCES, { distance });
  for (const { seat, picked } of answers) {
    if (picked.type !== 'number' || !holds(game, seat, 'weather-control')) continue;
    playCard(game, seat, 'weather-control');
    game.events?.push({ type: 'weather-controlled', seat, distance: picked.n });
    return picked.n;
  }
  return distance;
}

/** DUN-19.8 to 19.10 */
function* familyAtomics(game: Dune): Flow {
  if (allLieOpen(game, 'family-atomics')) return;
  const able = (seat: Seat) => mayUseAtomics(game, seat);
  const answers = yield* askHolders(game, 'family.atomics', able, [YES], {});
  for (const { seat, picked } of answers) {
    if (picked !== YES || !mayUseAtomics(game, seat)) continue;
    leaveHand(game, seat, 'family-atomics');
    game.removed = [...game.removed, 'family-atomics'];
    game.shieldWall = false;
    game.revealed++;
    game.events?.push({ type: 'card-played', seat, card: 'family-atomics' });
    game.events?.push({ type: 'shield-wall-destroyed', seat });
    for (let other = 0; other < game.factions.length; other++)
      killAllIn(game, other, 'shield-wall', 'atomics');
  }
}

function mayUseAtomics(game: Dune, seat: Seat): boolean {
  if (!holds(game, seat, 'family-atomics')) return false;
  return TERRITORIES.some(({ id, atomicsFrom }) => atomicsFrom && occupies(game, seat, id));
}

function* askHolders(
  game: Dune,
  kind: 'weather.control' | 'family.atomics',
  able: (seat: Seat) => boolean,
  choices: readonly DuneOption[],
  about: Record<string, unknown>,
): Flow<Said<DuneOption>[]> {
  const seats = stormOrder(game).filter((seat) => game.factions[seat]!.hand.length > 0);
  return yield* askAtOnce<DuneOption>(game, seats, kind, (seat) => ({
    rule: kind === 'weather.control' ? 'DUN-19.11' : 'DUN-19.8',
    options: able(seat) ? [NONE, ...choices] : [NONE],
    about,
  }));
}

/** DUN-3.6, 3.10: every sector it enters, not the one it leaves. */
function* moveStorm(game: Dune, distance: number): Flow {
  const from = game.storm!;
  const sectors = Array.from({ length: distance }, (_, i) => (from + i + 1) % SECTORS);
  const to = (from + distance) % SECTORS;
  game.events?.push({ type: 'storm-moved', from, to, distance });
  game.storm = to;
  yield* hit(game, sectors);
}

function* hit(game: Dune, sectors: readonly number[]): Flow {
  const places = PLACES.filter(({ sector }) => sectors.includes(sector));
  const fremen = seatOf(game, 'fremen');
  const halved = fremen >= 0 && advanced(game) && (yield* savesHalf(game, fremen, places));
  for (const { cell, territory } of places) {
    if (!protectedFromStorm(game, territory))
      for (let seat = 0; seat < game.factions.length; seat++) {
        const forces = forcesAt(game.factions[seat]!, cell);
        if (count(forces) === 0) continue;
        if (seat === fremen && halved) yield* loseHalf(game, seat, cell);
        else kill(game, seat, cell, forces, 'storm');
      }
    blowAway(game, cell);
  }
}

interface Place {
  readonly cell: CellId;
  readonly sector: number;
  readonly territory: Territory;
}

/** Wherever a storm can come. */
const PLACES: readonly Place[] = TERRITORIES.flatMap((territory) =>
  territory.sectors.map((sector, i) => ({ cell: territory.cells[i]!, sector, territory })),
);

function protectedFromStorm(game: Dune, { stormProtected, losesProtection }: Territory): boolean {
  return stormProtected && (game.shieldWall || !losesProtection); // DUN-3.7, 3.8
}

/** FRE-A3; asked once for the whole storm, and only when it would matter. */
function* savesHalf(game: Dune, fremen: Seat, places: readonly Place[]): Flow<boolean> {
  const caught = places.some(
    ({ cell, territory }) =>
      !protectedFromStorm(game, territory) && count(forcesAt(game.factions[fremen]!, cell)) > 0,
  );
  return caught && !(yield* isStopped(game, 'FRE-A3', fremen));
}

/** DUN-3.12: half, rounded up, per cell (DUN-30.44); Fremen choose among Fedaykin and others. */
export function* loseHalf(
  game: Dune,
  seat: Seat,
  cell: CellId,
  forces = forcesAt(game.factions[seat]!, cell),
): Flow {
  const lost = Math.ceil(count(forces) / 2);
  const least = Math.max(0, lost - forces.normal);
  const most = Math.min(lost, forces.special);
  const special =
    least === most
      ? least
      : yield* chooseNumber({
          seat,
          kind: 'storm.losses',
          rule: 'DUN-3.12',
          min: least,
          max: most,
          about: { cell },
        });
  kill(game, seat, cell, { normal: lost - special, special }, 'storm');
}

/** DUN-3.9 */
function blowAway(game: Dune, cell: CellId): void {
  const n = takeSpice(game, cell);
  if (n > 0) game.events?.push({ type: 'spice-blown-away', cell, n });
}

const usesStormCards = (game: Dune): boolean => advanced(game) && seatOf(game, 'fremen') >= 0;

const drawStormCard = (game: Dune): number => STORM_CARDS[below(game.random, STORM_CARDS.length)]!;

/** FRE-A1: drawn a turn ahead, returned and reshuffled; only Fremen look. */
function* nextStormCard(game: Dune): Flow {
  if (!usesStormCards(game)) return;
  const fremen = seatOf(game, 'fremen');
  const distance = drawStormCard(game);
  game.stormCard = distance;
  game.stormCardSeen = !(yield* isStopped(game, 'FRE-A1', fremen));
  if (!game.stormCardSeen) return;
  game.revealed++;
  game.events?.push({ type: 'storm-card-drawn', secret: { to: [fremen], distance } });
}
