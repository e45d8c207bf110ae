import type { Seat } from '@landsraad/kernel';
import { FACTION_SHEETS } from '../content/index.ts';
import type { LeaderId, TerritoryId } from '../ids.ts';
import { type Dune, isFaction, type KwisatzHaderach, type LeaderState, seatOf } from '../state.ts';

const LEADERS = new Map(
  FACTION_SHEETS.map(({ id, leaders }) => [id, leaders.map((leader): LeaderId => leader.id)]),
);

export const leadersOf = (game: Dune, seat: Seat): readonly LeaderId[] =>
  LEADERS.get(game.factions[seat]!.id)!;

/** Own and captured leaders that may fight in a territory (DUN-10.11); only Harkonnen capture. */
export function availableLeaders(game: Dune, seat: Seat, territory: TerritoryId): LeaderId[] {
  const held = isFaction(game, seat, 'harkonnen')
    ? Object.keys(game.leaders)
    : leadersOf(game, seat);
  return held.filter((id) => isAvailable(game, seat, territory, id));
}

export function isAvailable(
  game: Dune,
  seat: Seat,
  territory: TerritoryId,
  leader: LeaderId,
): boolean {
  const { holder, dead, usedIn } = game.leaders[leader]!;
  return holder === seat && !dead && (usedIn === null || usedIn === territory);
}

/** What is known of a leader is replaced, never changed: copies of the position share it. */
export function changeLeader(game: Dune, id: LeaderId, change: Partial<LeaderState>): void {
  game.leaders = { ...game.leaders, [id]: { ...game.leaders[id]!, ...change } };
}

/** Where they fought, or were taken, is forgotten after the battles of a turn. */
export function restLeaders(game: Dune): void {
  const leaders = { ...game.leaders };
  for (const [id, leader] of Object.entries(leaders))
    if (leader.usedIn !== null || leader.takenIn !== null)
      leaders[id] = { ...leader, usedIn: null, takenIn: null };
  game.leaders = leaders;
}

/** As `changeLeader`, for Kwisatz Haderach. */
export function changeKh(game: Dune, seat: Seat, change: Partial<KwisatzHaderach>): void {
  const faction = game.factions[seat]!;
  if (faction.kh) faction.kh = { ...faction.kh, ...change };
}

/** To the tanks, face down if it had been revived before (DUN-7.11, 10.25). */
export function killLeader(game: Dune, id: LeaderId, faceDown = false): void {
  const { owner, revivedOnce } = game.leaders[id]!;
  const holder = owner; // HAR-A5
  changeLeader(game, id, { dead: true, faceDown: faceDown || revivedOnce, holder, unseen: false });
  game.events?.push({ type: 'leader-killed', seat: owner, leader: id });
  noticeDeadLeaders(game, owner);
}

/** DUN-7.7, 7.8: all five in the tanks, or none left to fight because others are captured. */
export function noticeDeadLeaders(game: Dune, seat: Seat): void {
  const own = leadersOf(game, seat);
  const free = own.some((id) => !game.leaders[id]!.dead && game.leaders[id]!.holder === seat);
  if (!free) game.factions[seat]!.revivingLeaders = true;
  if (own.every((id) => game.leaders[id]!.dead) && seat === seatOf(game, 'harkonnen'))
    returnCaptives(game, seat); // HAR-A4
  if (own.every((id) => wasKilledAgain(game.leaders[id]!)))
    for (const id of own) changeLeader(game, id, { faceDown: false, revivedOnce: false }); // DUN-7.11
}

/** Face down alone is not enough: Harkonnen kill unseen at the first time too (DUN-30.29). */
const wasKilledAgain = ({ dead, faceDown, revivedOnce }: LeaderState): boolean =>
  dead && faceDown && revivedOnce;

/** DUN-7.11: not one that was killed again, until all have been. */
export function revivableLeaders(game: Dune, seat: Seat): LeaderId[] {
  return leadersOf(game, seat).filter((id) => {
    const leader = game.leaders[id]!;
    return leader.dead && !wasKilledAgain(leader);
  });
}

function returnCaptives(game: Dune, seat: Seat): void {
  for (const [id, leader] of Object.entries(game.leaders))
    if (leader.holder === seat && leader.owner !== seat) returnLeader(game, id);
}

export function returnLeader(game: Dune, id: LeaderId): void {
  const { owner } = game.leaders[id]!;
  changeLeader(game, id, { holder: owner, unseen: false });
  game.events?.push({ type: 'leader-returned', leader: id, to: owner });
}

export function reviveLeader(game: Dune, id: LeaderId, cost: number): void {
  const { owner } = game.leaders[id]!;
  changeLeader(game, id, {
    dead: false,
    unseen: false,
    faceDown: false,
    usedIn: null, // DUN-19.14
    revivedOnce: true,
  });
  const own = leadersOf(game, owner);
  if (own.every((other) => !game.leaders[other]!.dead))
    game.factions[owner]!.revivingLeaders = false;
  game.events?.push({ type: 'leader-revived', seat: owner, leader: id, cost });
}
