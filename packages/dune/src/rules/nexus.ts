import { type Flow, type SealedWindow, type Seat, together } from '@landsraad/kernel';
import { BREAK, type DuneOption, NO, NONE, seatOption, YES } from '../choices.ts';
import { areAllies, type Dune } from '../state.ts';
import { ask } from './ask.ts';
import { stormOrder } from './board.ts';
import { sealed } from './windows.ts';

/** DUN-28.7: in storm order each may break, then offers are made and answered. */
export function* nexus(game: Dune): Flow {
  game.events?.push({ type: 'nexus' });
  if (game.options.twoFactionsEach) return; // a player's two factions stay together
  for (const seat of stormOrder(game)) yield* mayBreak(game, seat);
  for (const seat of stormOrder(game)) yield* mayPropose(game, seat);
}

/** DUN-13.4 */
function* mayBreak(game: Dune, seat: Seat): Flow {
  if (game.factions[seat]!.allies.length === 0) return;
  const picked = yield* ask(seat, {
    kind: 'alliance.break',
    rule: 'DUN-13.4',
    options: [NONE, BREAK],
  });
  if (picked !== BREAK) return;
  for (const other of game.factions) {
    other.allies = other.allies.filter((ally) => ally !== seat);
    other.showsTo = other.showsTo.filter((ally) => ally !== seat);
  }
  game.factions[seat]!.allies = [];
  game.factions[seat]!.showsTo = [];
  game.events?.push({ type: 'alliance-broken', seat });
}

/** DUN-13.2, 13.3: one offer after another, to each other player once. */
function* mayPropose(game: Dune, seat: Seat): Flow {
  const asked = new Set<Seat>();
  for (;;) {
    const partners = stormOrder(game).filter(
      (other) => !asked.has(other) && mayAlly(game, seat, other),
    );
    if (partners.length === 0) return;
    const picked = yield* ask<DuneOption>(seat, {
      kind: 'alliance.propose',
      rule: 'DUN-13.1',
      options: [NONE, ...partners.map(seatOption)],
    });
    if (picked.type !== 'seat') return;
    asked.add(picked.seat);
    game.events?.push({ type: 'alliance-proposed', seat, to: picked.seat });
    const against = yield* whoRefuses(game, seat, picked.seat);
    if (against === null) yield* ally(game, seat, picked.seat);
    else game.events?.push({ type: 'alliance-refused', seat: against, to: seat });
  }
}

/** The player asked, then each who is already allied to one of the two, must agree. */
function* whoRefuses(game: Dune, from: Seat, to: Seat): Flow<Seat | null> {
  for (const seat of [...group(game, to), ...game.factions[from]!.allies]) {
    const answer = yield* ask(seat, {
      kind: 'alliance.answer',
      rule: 'DUN-13.2',
      options: [NO, YES],
      about: { from, to },
    });
    if (answer === NO) return seat;
  }
  return null;
}

/** Two players are opponents: with nobody left to play against there is no alliance (DUN-2.4). */
function mayAlly(game: Dune, a: Seat, b: Seat): boolean {
  if (a === b || areAllies(game, a, b) || game.factions.length === 2) return false;
  return group(game, a).length + group(game, b).length <= game.options.allianceMax;
}

const group = (game: Dune, seat: Seat): Seat[] => [seat, ...game.factions[seat]!.allies];

/** All members of both groups are allies of each other (DUN-27.6); each may open its hand to them. */
function* ally(game: Dune, a: Seat, b: Seat): Flow {
  const seats = [...group(game, a), ...group(game, b)].sort((x, y) => x - y);
  for (const seat of seats) game.factions[seat]!.allies = seats.filter((other) => other !== seat);
  game.events?.push({ type: 'alliance-made', seats });
  const window = sealed('ally.share');
  yield* together(new Map(seats.map((seat) => [seat, share(game, seat, window)])));
}

/** DUN-13.7: until the alliance ends. */
function* share(game: Dune, seat: Seat, window: SealedWindow): Flow {
  const faction = game.factions[seat]!;
  const answer = yield* ask(seat, {
    kind: 'ally.share',
    rule: 'DUN-13.7',
    options: [NO, YES],
    window,
  });
  faction.showsTo = answer === YES ? faction.allies.slice() : [];
  game.revealed++;
}
