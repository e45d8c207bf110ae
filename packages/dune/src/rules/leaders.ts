import type { Seat } from '@landsraad/kernel';
import { factionOf } from '../content/index.ts';
import type { LeaderId, TerritoryId } from '../ids.ts';
import { type Dune, type LeaderState, seatOf } from '../state.ts';

export const leadersOf = (game: Dune, seat: Seat): LeaderId[] =>
  factionOf(game.factions[seat]!.id).leaders.map(({ id }) => id);

/** Own and captured leaders that may fight in a territory (DUN-10.11). */
export function availableLeaders(game: Dune, seat: Seat, territory: TerritoryId): LeaderId[] {
  return Object.keys(game.leaders).filter((id) => {
    const leader = game.leaders[id]!;
    return (
      leader.holder === seat &&
      !leader.dead &&
      (leader.usedIn === null || leader.usedIn === territory)
    );
  });
}

/** To the tanks, face down if it had been revived before (DUN-7.11, 10.25). */
export function killLeader(game: Dune, id: LeaderId, faceDown = false): void {
  const leader = game.leaders[id]!;
  leader.dead = true;
  leader.faceDown = faceDown || leader.revivedOnce;
  leader.holder = leader.owner; // HAR-A5
  leader.unseen = false;
  game.events?.push({ type: 'leader-killed', seat: leader.owner, leader: id });
  noticeDeadLeaders(game, leader.owner);
}

/** DUN-7.7, 7.8: all five in the tanks, or none left to fight because others are captured. */
function noticeDeadLeaders(game: Dune, seat: Seat): void {
  const own = leadersOf(game, seat);
  const free = own.some((id) => !game.leaders[id]!.dead && game.leaders[id]!.holder === seat);
  if (!free) game.factions[seat]!.revivingLeaders = true;
  if (own.every((id) => game.leaders[id]!.dead) && seat === seatOf(game, 'harkonnen'))
    returnCaptives(game, seat); // HAR-A4
  if (own.every((id) => wasKilledAgain(game.leaders[id]!)))
    for (const id of own) {
      game.leaders[id]!.faceDown = false; // DUN-7.11
      game.leaders[id]!.revivedOnce = false;
    }
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

export function noticeCaptured(game: Dune, seat: Seat): void {
  noticeDeadLeaders(game, seat);
}

function returnCaptives(game: Dune, seat: Seat): void {
  for (const [id, leader] of Object.entries(game.leaders))
    if (leader.holder === seat && leader.owner !== seat) returnLeader(game, id);
}

export function returnLeader(game: Dune, id: LeaderId): void {
  const leader = game.leaders[id]!;
  leader.holder = leader.owner;
  leader.unseen = false;
  game.events?.push({ type: 'leader-returned', leader: id, to: leader.owner });
}

export function reviveLeader(game: Dune, id: LeaderId, cost: number): void {
  const leader = game.leaders[id]!;
  leader.dead = false;
  leader.unseen = false;
  leader.faceDown = false;
  leader.usedIn = null; // DUN-19.14
  leader.revivedOnce = true;
  const own = leadersOf(game, leader.owner);
  if (own.every((other) => !game.leaders[other]!.dead))
    game.factions[leader.owner]!.revivingLeaders = false;
  game.events?.push({ type: 'leader-revived', seat: leader.owner, leader: id, cost });
}
