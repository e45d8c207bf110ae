import type { Flow, Seat } from '@landsraad/kernel';
import { cellOption, type DuneOption, NO, NONE, YES } from '../choices.ts';
import { territoryOf, territoryOfCell } from '../content/index.ts';
import type { CellId, TerritoryId } from '../ids.ts';
import { advanced, areAllies, type Dune, type Forces, seatOf } from '../state.ts';
import { ask } from './ask.ts';
import {
  areAdvisors,
  cellsWith,
  inStorm,
  leaveReserves,
  occupants,
  occupies,
  place,
  tokensIn,
  whyNotInto,
} from './board.ts';
import { isStopped } from './karama.ts';

/* The two sides of the Bene Gesserit forces; all of them in one territory show the same one. */

export function becomeFighters(game: Dune, seat: Seat, territory: TerritoryId): void {
  const faction = game.factions[seat]!;
  faction.advisors = faction.advisors.filter((id) => id !== territory);
  game.events?.push({ type: 'flipped', seat, territory, to: 'fighters' });
}

/** From now on the forces in the territory are advisors. */
export function addAdvisors(game: Dune, seat: Seat, territory: TerritoryId): void {
  const faction = game.factions[seat]!;
  if (!faction.advisors.includes(territory)) faction.advisors = [...faction.advisors, territory];
}

function becomeAdvisors(game: Dune, seat: Seat, territory: TerritoryId): void {
  addAdvisors(game, seat, territory);
  game.events?.push({ type: 'flipped', seat, territory, to: 'advisors' });
}

/** BEN-A9, DUN-3.15, 28.13: advisors left alone become fighters, unless in the storm. */
export function flipLoneAdvisors(game: Dune): void {
  const seat = seatOf(game, 'bene-gesserit');
  if (seat < 0) return;
  for (const territory of game.factions[seat]!.advisors.slice()) {
    const alone = game.factions.every(
      (_, other) => other === seat || tokensIn(game, other, territory) === 0,
    );
    const stormy = cellsWith(game, seat, territory).every((cell) => inStorm(game, cell));
    if (alone && !stormy) becomeFighters(game, seat, territory);
  }
}

/** BEN-A7, DUN-21.6: fighters may step aside for whoever comes in. */
export function* entered(game: Dune, entrant: Seat, territory: TerritoryId): Flow {
  const seat = seatOf(game, 'bene-gesserit');
  if (seat < 0 || seat === entrant || !advanced(game)) return;
  if (areAllies(game, seat, entrant) || !occupies(game, seat, territory)) return;
  const answer = yield* ask(seat, {
    kind: 'bg.intrusion',
    rule: 'BEN-A7',
    options: [NO, YES],
    about: { territory, entrant },
  });
  if (answer === NO || (yield* isStopped(game, 'BEN-A7', seat))) return;
  becomeAdvisors(game, seat, territory);
}

/** BEN-A8: before any shipment, advisors announced in a territory turn into fighters. */
export function* announceFighters(game: Dune): Flow {
  const seat = seatOf(game, 'bene-gesserit');
  if (seat < 0) return;
  for (const territory of game.factions[seat]!.advisors.slice()) {
    if (!mayFlip(game, seat, territory)) continue;
    const answer = yield* ask(seat, {
      kind: 'bg.wartime',
      rule: 'BEN-A8',
      options: [NO, YES],
      about: { territory },
    });
    if (answer === NO || (yield* isStopped(game, 'BEN-A8', seat))) continue;
    if (areAdvisors(game, seat, territory)) becomeFighters(game, seat, territory);
  }
}

/** Not beside an ally, not in the storm, and not as a third faction in a stronghold. */
function mayFlip(game: Dune, seat: Seat, territory: TerritoryId): boolean {
  const others = occupants(game, territory);
  if (others.some((other) => areAllies(game, seat, other))) return false;
  if (cellsWith(game, seat, territory).some((cell) => inStorm(game, cell))) return false;
  return mayBeFighters(game, seat, territory);
}

export function mayBeFighters(game: Dune, seat: Seat, territory: TerritoryId): boolean {
  const others = occupants(game, territory).filter((other) => other !== seat);
  if (others.some((other) => areAllies(game, seat, other))) return territory === 'polar-sink';
  return others.length < 2 || !isStronghold(territory);
}

const isStronghold = (territory: TerritoryId): boolean =>
  territoryOf(territory).type === 'stronghold';

const ONE: Forces = { normal: 1, special: 0 };

/**
 * BEN-B2, A4, DUN-8.16: one force to the Polar Sink, or an advisor along with the shipment. Whoever is
 * stopped in one has nothing left of it to do again (RUL-D31).
 */
export function* accompany(game: Dune, shipper: Seat, to: CellId): Flow {
  const seat = seatOf(game, 'bene-gesserit');
  if (seat < 0 || seat === shipper || game.factions[seat]!.reserves.normal === 0) return;
  const territory = territoryOfCell(to).id;
  const along = advanced(game) && to !== 'polar-sink' && !occupies(game, seat, territory);
  const open = () => {
    const whyNotEnter = whyNotInto(game, seat);
    return ['polar-sink', ...(along ? [to] : [])].filter(
      (cell) => !inStorm(game, cell) && !whyNotEnter(territoryOfCell(cell), true),
    );
  };
  if (open().length === 0) return;
  const picked = yield* ask<DuneOption>(seat, {
    kind: 'bg.accompany',
    rule: 'BEN-B2',
    options: () => [NONE, ...open().map(cellOption)],
    about: { shipper },
  });
  if (picked.type !== 'cell') return;
  const advisor = picked.cell === to && along;
  if (yield* isStopped(game, advisor ? 'BEN-A4' : 'BEN-B2', seat)) return;
  leaveReserves(game, seat, ONE);
  place(game, seat, picked.cell, ONE);
  if (advisor) addAdvisors(game, seat, territory);
  game.events?.push({ type: 'advisor-placed', seat, cell: picked.cell });
}
