import type { Flow, Seat } from '@landsraad/kernel';
import type { HagalCard } from '../content/component.ts';
import { conflictOf, spaceOf } from '../content/index.ts';
import type { HagalId, SpaceId } from '../ids.ts';
import type { Skipped } from '../refusals.ts';
import { giveControlBonus, placeAgent } from '../rules/agent-turn.ts';
import { hasAgent } from '../rules/board.ts';
import { deployable, deployWithinLimits } from '../rules/deploy.ts';
import { isPlayed } from '../rules/extension.ts';
import { newTurn, passOn } from '../rules/player-turn.ts';
import { strength, unitsOf } from '../rules/units.ts';
import { type Imperium, opponentsOf, type Source } from '../state.ts';
import { isReshuffle, putAway, show, turnUp } from './deck.ts';
import { levelOf } from './difficulty.ts';
import { isSolo } from './seats.ts';
import type { RevealedHagal } from './state.ts';
import { act, goesOn, goPast, passesEnemies, read, take } from './ways.ts';

/** HAG-3.1, 3.2: the card says where the Agent goes and all that comes of it (HAG-3.4, 3.5). */
export function* rivalTurn(game: Imperium, seat: Seat): Flow {
  game.turn = { ...newTurn(seat), kind: 'agent', started: true };
  const used = revealPlayable(game, seat);
  if (used) {
    if (isTaken(game, used.space)) goPast(game, seat);
    placeAgent(game, seat, { cards: [], space: used.space, from: null });
    giveControlBonus(game, used.space); // HAG-3.12
    yield* act(game, seat);
    const source: Source = { type: 'space', space: used.space };
    for (const effect of used.card.gains) yield* take(game, seat, effect, source);
    yield* act(game, seat);
    yield* deploy(game, seat);
  } else {
    yield* act(game, seat);
    game.events?.push({ type: 'rival-idle', seat });
    // Nothing that is still to come can free a space for it.
    game.players[seat]!.revealed = game.players.every(
      ({ revealed }, other) => revealed || !isPlayed(game, other),
    );
  }
  if (!hasAgent(game, seat) || game.players[seat]!.revealed) game.revealOrder.push(seat); // AMB-5
  game.events?.push({ type: 'turn-ended', seat, kind: 'agent' });
  game.turn = null;
  if (hasAgent(game, seat) && goesOn(game)) return;
  passOn(game, isSolo(game) ? seat : game.firstPlayer); // HAG-5.6, 6.20
}

interface Used {
  readonly card: HagalCard;
  readonly space: SpaceId;
}

/** HAG-3.2, 3.3: cards are revealed until one can be used; null where none could (AMB-H3). */
function revealPlayable(game: Imperium, seat: Seat): Used | null {
  const { deck, discard } = game.hagal!;
  const playable = (card: HagalId) => judge(game, seat, card).judged.space !== null;
  if (!deck.some(playable) && !discard.some(playable)) return null;
  const revealed: RevealedHagal[] = [];
  for (;;) {
    const id = turnUp(game);
    const { judged, card } = judge(game, seat, id);
    revealed.push(judged);
    game.events?.push({ type: 'hagal-revealed', seat, ...judged });
    putAway(game, id);
    if (!card || judged.space === null) continue;
    show(game, seat, false, revealed);
    return { card, space: judged.space };
  }
}

interface Judged {
  readonly judged: RevealedHagal;
  /** As the Rival reads it. */
  readonly card: HagalCard | null;
}

/** Where a card would send the Agent now, or why nowhere. */
function judge(game: Imperium, seat: Seat, id: HagalId): Judged {
  const none = (skipped: Skipped | null): Judged => ({
    judged: { card: id, space: null, skipped },
    card: null,
  });
  if (isReshuffle(id)) return none('reshuffle');
  const card = read(game, seat, id);
  if (typeof card === 'string') return none(card);
  const { spaces } = card;
  const space = aim(
    game,
    spaces.filter((one) => !whyClosed(game, seat, one)), // HAG-3.15
  );
  if (space) return { judged: { card: id, space, skipped: null }, card };
  const best = aim(game, spaces);
  return none(best ? whyClosed(game, seat, best) : 'no-bonus-spice');
}

/** HAG-3.3, 2.8; own Agents block as well. */
function whyClosed(game: Imperium, seat: Seat, space: SpaceId): Skipped | null {
  const own = game.agents.some((agent) => agent.space === space && agent.seat === seat);
  if (own || (isTaken(game, space) && !passesEnemies(game, seat))) return 'occupied';
  const named = game.voices.some((voice) => voice.space === space && voice.bound.includes(seat));
  return named ? 'voice' : null;
}

const isTaken = (game: Imperium, space: SpaceId): boolean =>
  game.agents.some((agent) => agent.space === space);

/** The one space of a card; of several, that with the most bonus spice, then the most spice (HAG-3.13, 3.14). */
function aim(game: Imperium, spaces: readonly SpaceId[]): SpaceId | undefined {
  const [only] = spaces;
  if (!only || !spaceOf(only).maker) return only;
  const bonus = (space: SpaceId) => game.bonusSpice[space]!;
  const [best] = spaces
    .filter((space) => bonus(space) > 0)
    .sort((a, b) => bonus(b) - bonus(a) || spaceOf(b).maker! - spaceOf(a).maker!);
  return best;
}

/**
 * HAG-3.7, 3.9, 3.10, 3.18: this turn's recruits and up to two others, all of them if it may; what
 * a module brings before troops. Whether it may is seen once, or troop by troop (HAG-7.4).
 */
function* deploy(game: Imperium, seat: Seat): Flow {
  const units = unitsOf(game).toReversed();
  const able = units.some((unit) => deployable(game, seat, unit) > 0);
  const atOnce = game.options.expertDeployment === 'all-or-nothing';
  if (able && atOnce && isHeldBack(game, seat)) return;
  for (const unit of units)
    for (let left = deployable(game, seat, unit); left > 0; ) {
      if (!atOnce && isHeldBack(game, seat)) return;
      const n = atOnce ? left : 1;
      yield* deployWithinLimits(game, seat, unit, n);
      left -= n;
    }
}

function isHeldBack(game: Imperium, seat: Seat): boolean {
  if (!holdsBack(game, seat)) return false;
  game.events?.push({ type: 'rival-holds-back', seat, lead: leadOf(game, seat) });
  return true;
}

const ENOUGH = 4;

/** HAG-7.1, 7.2, 7.5 */
export const holdsBack = (game: Imperium, seat: Seat): boolean =>
  isSolo(game) &&
  levelOf(game).expert &&
  conflictOf(game.conflict!).level < 3 &&
  leadOf(game, seat) >= ENOUGH;

/** HAG-7.3 */
function leadOf(game: Imperium, seat: Seat): number {
  const others = opponentsOf(game, seat).map((other) => strength(game, other));
  return strength(game, seat) - Math.max(...others);
}
