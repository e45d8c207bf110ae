import { clockwise, type Flow, type Seat, window } from '@landsraad/kernel';
import { type IntrigueOption, PASS } from '../choices.ts';
import { conflictOf } from '../content/index.ts';
import { type Imperium, seatsOf } from '../state.ts';
import { ask } from './ask.ts';
import { automataOf, contends, extensionsOf, isPlayed } from './extension.ts';
import { type Occasion, playableIntrigue, playIntrigue, refusedIntrigue } from './intrigue.ts';
import { momentsOf } from './moments.ts';
import { type PlaceTaken, placesFor } from './places.ts';
import { offer } from './resolve.ts';
import { fights, strength, unitsOf } from './units.ts';

/** Phase 3: Combat Intrigue, then the rewards, then the units go home. */
export function* combat(game: Imperium): Flow {
  for (const extension of extensionsOf(game)) extension.combatBegins?.(game);
  yield* combatIntrigue(game);
  const places = yield* rewards(game);
  for (const { rewarded } of extensionsOf(game)) if (rewarded) yield* rewarded(game, places);
  const troops = game.players.map(({ conflict }) => conflict);
  for (const [seat, player] of game.players.entries()) {
    for (const { goHome } of unitsOf(game)) goHome(game, seat);
    player.swords = 0; // IMP-22.15
  }
  for (const { wentHome } of extensionsOf(game)) if (wentHome) yield* wentHome(game, troops);
  game.conflictDiscard.push(game.conflict!); // IMP-22.17
  game.conflict = null;
  game.phase = 'makers';
}

/** IMP-21.1 to 21.7 */
function* combatIntrigue(game: Imperium): Flow {
  const order = clockwise(game.firstPlayer, seatsOf(game));
  const fighters = new Set(order);
  const involved = () => {
    for (const seat of order) if (!fights(game, seat)) fighters.delete(seat);
    return order.filter((seat) => fighters.has(seat)); // AMB-45: out for good
  };
  yield* window(involved, (seat) => playCards(game, seat, 'combat'));
}

const KIND = {
  combat: 'combat.play',
  win: 'win.trigger',
  loss: 'harvest.cells',
  endgame: 'endgame.play',
} as const;
const RULE = {
  combat: 'IMP-21.1',
  win: 'IMP-21.8',
  loss: 'IMM-15.9',
  endgame: 'IMP-25.1',
} as const;

/**
 * Any number of cards, then pass. A player without Intrigue cards, which all can see, is not asked;
 * one with cards always is, whatever they are. Says whether a card was played.
 */
export function* playCards(
  game: Imperium,
  seat: Seat,
  occasion: Exclude<Occasion, 'plot'>,
): Flow<boolean> {
  if (!isPlayed(game, seat)) return false; // HAG-2.4, 4.6
  const player = game.players[seat]!;
  let played = false;
  while (player.intrigue.length > 0 && (occasion !== 'combat' || fights(game, seat))) {
    const cards = playableIntrigue(game, seat, occasion);
    const picked: typeof PASS | IntrigueOption = yield* ask(game, seat, {
      kind: KIND[occasion],
      rule: RULE[occasion],
      options: [PASS, ...cards],
      fallback: occasion === 'endgame' ? cards.at(-1)?.id : undefined,
      refused: () => refusedIntrigue(game, seat, occasion),
      veiled: true,
    });
    if (picked.type === 'pass') break;
    yield* playIntrigue(game, seat, picked);
    played = true;
  }
  if (!played && occasion === 'combat') game.events?.push({ type: 'combat-passed', seat });
  return played;
}

/** IMP-22.10: place by place, tied players in turn order. */
function* rewards(game: Imperium): Flow<(PlaceTaken | null)[]> {
  const conflict = game.conflict!;
  const strengths = game.players.map((_, seat) => strength(game, seat));
  const places = placesFor(strengths, game.options);
  game.events?.push({
    type: 'conflict-resolved',
    conflict,
    strengths,
    // A reward that nobody is given is no place to be told of.
    places: places.map((place, seat) => (place === 1 || contends(game, seat) ? place : null)),
  });
  const order = clockwise(game.firstPlayer, seatsOf(game));
  for (const place of [1, 2, 3] as const)
    for (const seat of order) if (places[seat] === place) yield* reward(game, seat, place);
  return places;
}

function* reward(game: Imperium, seat: Seat, place: PlaceTaken): Flow {
  const conflict = game.conflict!;
  if (!contends(game, seat)) {
    if (place === 1) automataOf(game).wonInVain(game, seat);
    return; // HAG-5.10
  }
  game.events?.push({ type: 'reward-taken', seat, conflict, place });
  yield* offer(game, seat, conflictOf(conflict).rewards[place - 1]!, {
    type: 'conflict',
    conflict,
  });
  if (place !== 1) return;
  for (const { conflictWon } of momentsOf(game, seat))
    if (conflictWon) yield* conflictWon(game, seat);
  yield* playCards(game, seat, 'win'); // IMP-21.8, AMB-40
}
