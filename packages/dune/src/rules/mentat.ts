import { type Flow, type Place, rulesOf, type Seat } from '@landsraad/kernel';
import { STRONGHOLDS } from '../content/index.ts';
import type { DuneOptions } from '../options.ts';
import { type Dune, seatOf } from '../state.ts';
import { anytime } from './anytime.ts';
import { type OnBoard, occupants, occupies } from './board.ts';
import { lapseOffers } from './offers.ts';

/** DUN-28.18 */
export function* mentatPause(game: Dune): Flow {
  game.events?.push({ type: 'phase-started', phase: 'mentat' });
  yield* anytime(game);
  lapseOffers(game, () => false);
  for (const faction of game.factions) {
    faction.spice += faction.bribes; // DUN-15.7
    faction.bribes = 0;
  }
  if (tellsTheCount(game)) tellTheCount(game);
  const winners = byStrongholds(game);
  if (winners.length > 0) return predictionOr(game, winners);
  if (game.turn >= game.options.turns) return lastTurn(game); // DUN-2.6
  game.turn++;
  game.phase = 'storm';
}

/** Since version 2, so that games of the first are told as they were. */
const tellsTheCount = (game: Dune): boolean => rulesOf(game) >= 2;

/** DUN-12.1; the spice behind the shields is for when the game is over. */
function tellTheCount(game: Dune): void {
  const strongholds = strongholdsOf(game);
  game.events?.push({
    type: 'strongholds-counted',
    counts: game.factions.map((_, seat) => held(strongholds, [seat])),
    secret: { to: [], spice: game.factions.map(({ spice }) => spice) },
  });
}

/** DUN-12.4: no other faction outside the alliance has forces in it. */
function held(strongholds: Occupied, seats: readonly Seat[]): number {
  return strongholds.filter(
    (there) => there.length > 0 && there.every((seat) => seats.includes(seat)),
  ).length;
}

/** Who is in each stronghold. */
type Occupied = readonly (readonly Seat[])[];

const strongholdsOf = (game: OnBoard): Occupied =>
  STRONGHOLDS.map((stronghold) => occupants(game, stronghold));

/** DUN-12.1 to 12.3, 13.6 */
function byStrongholds(game: Dune): Seat[] {
  const strongholds = strongholdsOf(game);
  for (let seat = 0; seat < game.factions.length; seat++) {
    const side = withAllies(game, seat);
    if (held(strongholds, side) >= neededBy(game, side)) return side;
  }
  return [];
}

/** A position, or a view of one. */
type Standing = OnBoard & {
  readonly options: DuneOptions;
  readonly factions: readonly { readonly allies: readonly Seat[] }[];
};

/** DUN-2.4: two players need four, with one faction each or with two. */
function neededBy({ factions, options }: Standing, side: readonly Seat[]): number {
  if (side.length === 1) return factions.length === 2 ? 4 : 3;
  return options.twoFactionsEach ? 4 : options.allianceStrongholds;
}

/** How many strongholds a faction and its allies hold, and how many they need. */
export function strongholdsHeld(at: Standing, seat: Seat): { held: number; needed: number } {
  const side = withAllies(at, seat);
  return { held: held(strongholdsOf(at), side), needed: neededBy(at, side) };
}

/** BEN-B1, DUN-12.5 */
function predictionOr(game: Dune, winners: Seat[]): void {
  const sisterhood = seatOf(game, 'bene-gesserit');
  const prediction = sisterhood < 0 ? null : game.factions[sisterhood]!.prediction;
  const foreseen =
    prediction !== null &&
    prediction.turn === game.turn &&
    winners.some((seat) => game.factions[seat]!.id === prediction.faction);
  if (foreseen) finish(game, factionsOfPlayer(game, sisterhood), 'prediction');
  else finish(game, winners, winners.length > 1 ? 'alliance' : 'strongholds');
}

/** DUN-12.7 to 12.10 */
function lastTurn(game: Dune): void {
  const fremen = seatOf(game, 'fremen');
  const guild = seatOf(game, 'spacing-guild');
  if (fremen >= 0 && fremenPrevail(game, fremen))
    finish(game, withAllies(game, fremen), 'fremen'); // FRE-L3
  else if (guild >= 0)
    finish(game, withAllies(game, guild), 'guild'); // GUI-V1, L2
  else if (fremen >= 0) finish(game, withAllies(game, fremen), 'default');
  else finish(game, mostStrongholds(game), 'default');
}

/** FRE-V1 */
function fremenPrevail(game: Dune, fremen: Seat): boolean {
  const onlyFremen = (stronghold: string) =>
    occupants(game, stronghold).every((seat) => seat === fremen);
  const rivals = (['harkonnen', 'atreides', 'emperor'] as const).map((id) => seatOf(game, id));
  return (
    onlyFremen('sietch-tabr') &&
    onlyFremen('habbanya-sietch') &&
    rivals.every((seat) => seat < 0 || !occupies(game, seat, 'tueks-sietch'))
  );
}

function mostStrongholds(game: Dune): Seat[] {
  const strongholds = strongholdsOf(game);
  const counts = game.factions.map((_, seat) => held(strongholds, factionsOfPlayer(game, seat)));
  const most = Math.max(...counts);
  return counts.flatMap((n, seat) => (n === most ? [seat] : []));
}

/** A player has one faction, or two that are allied for good (DUN-2.4). */
const factionsOfPlayer = (game: Dune, seat: Seat): Seat[] =>
  game.options.twoFactionsEach ? withAllies(game, seat) : [seat];

const withAllies = (game: Pick<Standing, 'factions'>, seat: Seat): Seat[] =>
  [seat, ...game.factions[seat]!.allies].sort((a, b) => a - b);

function finish(game: Dune, winners: Seat[], victory: Dune['victory']): void {
  game.winners = winners;
  game.victory = victory;
  game.phase = 'over';
  game.events?.push({ type: 'game-over', winners, victory });
}

/** Winners share the first rank; the others follow by strongholds held. */
export function ranking(game: Dune): Place[] {
  const strongholds = strongholdsOf(game);
  const counts = game.factions.map((_, seat) => held(strongholds, [seat]));
  const won = (seat: Seat) => game.winners.includes(seat);
  const seats = game.factions
    .map((_, seat) => seat)
    .sort((a, b) => Number(won(b)) - Number(won(a)) || counts[b]! - counts[a]!);
  return seats.map((seat) => ({
    seat,
    rank: won(seat) ? 1 : game.winners.length + 1,
    points: counts[seat]!,
  }));
}
