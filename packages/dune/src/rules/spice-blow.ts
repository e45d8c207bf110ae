import { chooseNumber, type Flow, type Seat, shuffle } from '@landsraad/kernel';
import { type DuneOption, NO, NONE, territoryOption, YES } from '../choices.ts';
import {
  sectorOf,
  spiceCardOf,
  TERRITORIES,
  territoryOf,
  territoryOfCell,
} from '../content/index.ts';
import type { SpiceCardId, TerritoryId } from '../ids.ts';
import { advanced, type Dune, type Forces, seatOf } from '../state.ts';
import { entered } from './advisors.ts';
import { anytime } from './anytime.ts';
import { ask } from './ask.ts';
import {
  cellsWith,
  count,
  forcesAt,
  inStorm,
  killAllIn,
  liftAll,
  place,
  tokensIn,
  whyNotInto,
} from './board.ts';
import { hasKaramaPower, isStopped, mightHaveKaramaPower, useKaramaPower } from './karama.ts';
import { nexus } from './nexus.ts';
import { openCells } from './open-cells.ts';
import { laySpice, takeSpice } from './spice.ts';
import { type Step, stepOf } from './steps.ts';
import { sealed } from './windows.ts';

/** One blow, or two with their own piles in the advanced game (DUN-16.3 to 16.5). */
export const spiceBlow = (game: Dune): Flow => stepOf(game, advanced(game) ? TWO_BLOWS : ONE_BLOW);

const blowA: Step = (game) => blow(game, 0);
const blowB: Step = (game) => blow(game, 1);
const ONE_BLOW: readonly Step[] = [beginBlows, blowA, endBlows];
const TWO_BLOWS: readonly Step[] = [beginBlows, blowA, anytime, anytime, blowB, endBlows];

function* beginBlows(game: Dune): Flow {
  game.events?.push({ type: 'phase-started', phase: 'spice-blow' });
  game.blown = { setAside: [], worms: 0 };
  yield* anytime(game);
}

function* endBlows(game: Dune): Flow {
  yield* anytime(game);
  const { setAside } = game.blown!;
  if (setAside.length > 0) game.spiceDeck = shuffle(game.random, [...game.spiceDeck, ...setAside]); // DUN-4.9
  game.blown = undefined;
  game.phase = 'charity';
}

/** DUN-28.6 */
function* blow(game: Dune, pile: 0 | 1): Flow {
  const ridden: TerritoryId[] = [];
  yield* karamaWorm(game, ridden);
  let inBlow = 0;
  for (;;) {
    const id = turnCard(game);
    if (id === null) break;
    const card = spiceCardOf(id);
    game.events?.push({ type: 'spice-card-turned', card: id, pile });
    if (card.territory) {
      placeSpice(game, card.cell!, card.amount);
      discard(game, pile, id);
      break;
    }
    if (game.turn === 1) {
      game.blown = { ...game.blown!, setAside: [...game.blown!.setAside, id] };
      game.events?.push({ type: 'worm-set-aside' });
      continue;
    }
    const further = (game.options.extraWormScope === 'blow' ? inBlow : game.blown!.worms) > 0;
    const shown = game.spiceDiscard[pile].at(-1);
    discard(game, pile, id);
    const placed = further && (yield* placedWorm(game, ridden)); // DUN-4.12
    if (!placed && inBlow === 0)
      yield* devour(game, shown ? spiceCardOf(shown).territory : null, ridden); // DUN-4.5, 4.6
    inBlow++;
    game.blown = { ...game.blown!, worms: game.blown!.worms + 1 };
  }
  if (inBlow > 0) yield* nexus(game); // DUN-4.8
  for (const territory of ridden) yield* ride(game, territory);
}

/**
 * DUN-16.7: both piles go back when the deck is empty. Null where no territory card would ever come,
 * which only an arranged deck can bring about.
 */
function turnCard(game: Dune): SpiceCardId | null {
  if (game.spiceDeck.length === 0) {
    const cards = game.spiceDiscard.flat();
    if (cards.every((id) => spiceCardOf(id).territory === null)) return null;
    game.spiceDeck = shuffle(game.random, cards);
    game.spiceDiscard = [[], []];
  }
  game.revealed++;
  game.spiceTopSeen = false;
  const card = game.spiceDeck.at(-1)!;
  game.spiceDeck = game.spiceDeck.slice(0, -1);
  return card;
}

function discard(game: Dune, pile: 0 | 1, card: SpiceCardId): void {
  const [a, b] = game.spiceDiscard;
  game.spiceDiscard = pile === 0 ? [[...a, card], b] : [a, [...b, card]];
}

/** DUN-4.2 to 4.4 */
function placeSpice(game: Dune, cell: string, amount: number): void {
  if (sectorOf(cell) === game.storm) return;
  laySpice(game, cell, amount);
  game.events?.push({ type: 'spice-placed', cell, n: amount });
}

/** Everything in the territory but Fremen, and an ally they shield (DUN-4.5, 4.10). */
function* devour(game: Dune, territory: TerritoryId | null, ridden: TerritoryId[]): Flow {
  game.events?.push({ type: 'worm-came', territory });
  if (territory === null) return;
  const fremen = seatOf(game, 'fremen');
  const safe = new Set<Seat>();
  if (fremen >= 0) {
    if (tokensIn(game, fremen, territory) > 0 && !(yield* isStopped(game, 'FRE-B3', fremen)))
      safe.add(fremen);
    for (const ally of game.factions[fremen]!.allies)
      if (tokensIn(game, ally, territory) > 0 && (yield* shields(game, fremen, ally)))
        safe.add(ally);
  }
  for (let seat = 0; seat < game.factions.length; seat++)
    if (!safe.has(seat)) killAllIn(game, seat, territory, 'worm');
  for (const cell of territoryOf(territory).cells) {
    const n = takeSpice(game, cell);
    if (n > 0) game.events?.push({ type: 'spice-devoured', cell, n });
  }
  if (safe.has(fremen)) ridden.push(territory); // FRE-B4
}

/** FRE-L1 */
function* shields(game: Dune, fremen: Seat, ally: Seat): Flow<boolean> {
  const answer = yield* ask(fremen, {
    kind: 'worm.protect',
    rule: 'FRE-L1',
    options: [YES, NO],
    about: { ally },
  });
  return answer === YES && !(yield* isStopped(game, 'FRE-L1', fremen));
}

const WORM_TERRITORIES = TERRITORIES.filter(({ type }) => type === 'sand').map(({ id }) => id);

/** FRE-A2: whether Fremen placed a further worm; if not, it acts as usual in its blow (DUN-4.12). */
function* placedWorm(game: Dune, ridden: TerritoryId[]): Flow<boolean> {
  const fremen = seatOf(game, 'fremen');
  if (fremen < 0 || !advanced(game)) return false;
  const picked = yield* ask<DuneOption>(fremen, {
    kind: 'worm.place',
    rule: 'FRE-A2',
    options: [NONE, ...WORM_TERRITORIES.map(territoryOption)],
  });
  if (picked.type !== 'territory' || (yield* isStopped(game, 'FRE-A2', fremen))) return false;
  yield* devour(game, picked.territory, ridden);
  return true;
}

/** FRE-K1, from turn 2 on; no Nexus (DUN-4.13). */
function* karamaWorm(game: Dune, ridden: TerritoryId[]): Flow {
  const fremen = seatOf(game, 'fremen');
  if (fremen < 0 || game.turn === 1 || !mightHaveKaramaPower(game, fremen)) return;
  const able = hasKaramaPower(game, fremen);
  const picked = yield* ask<DuneOption>(fremen, {
    kind: 'karama.worm',
    rule: 'FRE-K1',
    options: [NONE, ...(able ? WORM_TERRITORIES.map(territoryOption) : [])],
    window: sealed('karama.worm'),
  });
  if (picked.type !== 'territory') return;
  useKaramaPower(game, fremen, 'FRE-K1');
  yield* devour(game, picked.territory, ridden);
}

/** FRE-B4, B5: some or all of the forces there, to any one territory; not out of the storm. */
function* ride(game: Dune, territory: TerritoryId): Flow {
  const fremen = seatOf(game, 'fremen');
  const faction = game.factions[fremen]!;
  const mounts = cellsWith(game, fremen, territory).filter((cell) => !inStorm(game, cell));
  if (mounts.length === 0) return;
  const goals = () =>
    openCells(
      (cell, sector) => sector !== game.storm && !mounts.includes(cell),
      whyNotInto(game, fremen),
    );
  const picked = yield* ask<DuneOption>(fremen, {
    kind: 'worm.ride',
    rule: 'FRE-B4',
    options: () => [NONE, ...goals()],
    about: { territory },
  });
  if (picked.type !== 'cell') return;
  const groups = new Map<string, Forces>();
  for (const cell of mounts)
    groups.set(
      cell,
      yield* chooseGroup(fremen, 'worm.ride', 'FRE-B4', forcesAt(faction, cell), cell),
    );
  const moved = liftAll(game, fremen, groups);
  if (count(moved) === 0) return;
  place(game, fremen, picked.cell, moved);
  game.events?.push({
    type: 'worm-ridden',
    seat: fremen,
    from: territory,
    to: picked.cell,
    forces: moved,
  });
  yield* entered(game, fremen, territoryOfCell(picked.cell).id);
}

/** How many of each kind of the forces in one cell. */
export function* chooseGroup(
  seat: Seat,
  kind: 'worm.ride' | 'move.forces' | 'ship.number',
  rule: string,
  there: Forces,
  cell: string,
): Flow<Forces> {
  const normal =
    there.normal === 0
      ? 0
      : yield* chooseNumber({
          seat,
          kind,
          rule,
          min: 0,
          max: there.normal,
          about: { cell, force: 'normal' },
        });
  const special =
    there.special === 0
      ? 0
      : yield* chooseNumber({
          seat,
          kind,
          rule,
          min: 0,
          max: there.special,
          about: { cell, force: 'special' },
        });
  return { normal, special };
}
