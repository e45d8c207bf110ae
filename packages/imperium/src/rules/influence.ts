import { clockwise, type Flow, once, rulesOf, type Seat } from '@landsraad/kernel';
import { factionOption, seatOption } from '../choices.ts';
import { trackOf } from '../content/index.ts';
import type { Faction } from '../ids.ts';
import { type Imperium, type Source, seatsOf } from '../state.ts';
import { ask } from './ask.ts';
import { isPlayed } from './extension.ts';
import { momentsOf } from './moments.ts';
import { gainVp, loseVp } from './points.ts';
import { advance, type Token } from './tracks.ts';

const tokenWith = once((faction: Faction): Token => {
  const track = trackOf(faction);
  return {
    track,
    source: { type: 'track', faction },
    at: ({ players }, seat) => players[seat]!.influence[faction],
    put: (game, seat, to) => {
      game.players[seat]!.influence[faction] = to;
      game.events?.push({ type: 'influence-gained', seat, faction, to });
      if (to === track.vpAt) gainVp(game, seat, 1); // IMP-5.5, 5.6
    },
    gives: isPlayed, // IMP-5.7, 5.8, HAG-6.25
  };
});

/** IMP-5.16: step by step, so that no threshold is skipped; nothing above the top (IMP-5.2). */
export function* gainInfluence(game: Imperium, seat: Seat, faction: Faction, n: number): Flow {
  const token = tokenWith(faction);
  for (let step = 0; step < n && (yield* advance(game, seat, token)); step++) {
    const to = token.at(game, seat);
    if (to >= trackOf(faction).bonusAt) contendForAlliance(game, seat, faction);
    for (const { influenceGained } of momentsOf(game, seat))
      if (influenceGained) yield* influenceGained(game, seat, faction, to);
  }
}

/** RUL-28: one step with each; since version 4 in the order of the player's choice where it matters. */
export function* gainInfluenceWithEach(
  game: Imperium,
  seat: Seat,
  factions: readonly Faction[],
  source: Source,
): Flow {
  const left = factions.slice();
  while (left.length > 0) {
    const moving = left.filter((faction) => isMoved(game, seat, faction));
    const faction =
      moving.length > 1
        ? (yield* ask(game, seat, {
            kind: 'influence.gain',
            rule: 'IMP-10.9',
            options: moving.map(factionOption),
            source,
            about: { n: 1 },
          })).faction
        : left[0]!;
    left.splice(left.indexOf(faction), 1);
    yield* gainInfluence(game, seat, faction, 1);
  }
}

const isMoved = (game: Imperium, seat: Seat, faction: Faction): boolean =>
  rulesOf(game) >= 4 &&
  momentsOf(game, seat).some(({ influenceMoves }) => influenceMoves?.(game, seat, faction));

function contendForAlliance(game: Imperium, seat: Seat, faction: Faction): void {
  const holder = game.alliances[faction];
  if (holder === null)
    takeAlliance(game, seat, faction); // IMP-5.9, 5.15
  else if (game.players[seat]!.influence[faction] > game.players[holder]!.influence[faction])
    takeAlliance(game, seat, faction); // IMP-5.10, 5.11
}

function takeAlliance(game: Imperium, seat: Seat, faction: Faction): void {
  const from = game.alliances[faction];
  game.alliances[faction] = seat;
  game.events?.push({ type: 'alliance-taken', seat, faction, from });
  if (from !== null) loseVp(game, from, 1);
  gainVp(game, seat, 1);
}

/** One step down. The holder of the Alliance may have to give it to a player it was tied with. */
export function* loseInfluence(game: Imperium, seat: Seat, faction: Faction): Flow {
  const track = trackOf(faction);
  const { influence } = game.players[seat]!;
  const before = influence[faction];
  const to = --influence[faction];
  game.events?.push({ type: 'influence-lost', seat, faction, to });
  if (to === track.vpAt - 1) loseVp(game, seat, 1); // IMP-5.6
  if (game.alliances[faction] !== seat) return;
  const tied = clockwise(seat, seatsOf(game)).filter(
    (other) => other !== seat && game.players[other]!.influence[faction] === before,
  );
  if (tied.length > 0) {
    const heir = yield* ask(game, seat, {
      kind: 'alliance.give',
      rule: 'IMP-5.13',
      options: tied.map(seatOption),
      source: { type: 'track', faction },
    });
    takeAlliance(game, heir.seat, faction); // IMP-5.12, 5.13
  } else if (to < track.bonusAt) {
    game.alliances[faction] = null; // IMP-5.14
    game.events?.push({ type: 'alliance-returned', seat, faction });
    loseVp(game, seat, 1);
  }
}
