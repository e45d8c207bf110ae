import { type Flow, rulesOf, type Seat } from '@landsraad/kernel';
import { factionOption } from '../../choices.ts';
import { spaceOf, trackOf } from '../../content/index.ts';
import { topOf } from '../../content/printed.ts';
import type { Effect, EffectOf, InfluenceWith } from '../../effects/effect.ts';
import { FACTIONS, type Faction } from '../../ids.ts';
import type { Imperium, Source } from '../../state.ts';
import { ask, askSome } from '../ask.ts';
import { gainInfluence, gainInfluenceWithEach } from '../influence.ts';
import { momentsOf } from '../moments.ts';
import { always, fromSupply, never, rulesFor, verbs } from '../vocabulary.ts';

export const INFLUENCE = verbs({
  influence: {
    plain: isPlain,
    optional: never,
    possible: (game, seat, { with: whom }) =>
      whom !== 'behind' || behindWith(game, seat).length > 0,
    run: (game, seat, effect, source) =>
      isNamed(effect.with)
        ? gainInfluence(game, seat, effect.with, effect.n)
        : chooseInfluence(game, seat, effect, source),
    fromSupply: (game, seat, effect, source) =>
      bonusOf(game, seat, effect).reduce((n, part) => n + fromSupply(game, seat, part, source), 0),
  },
  'influence-visited': {
    plain: never,
    optional: never,
    possible: (game) => factionOfTurn(game) !== null,
    run: (game, seat) => {
      const faction = factionOfTurn(game);
      return faction && gainInfluence(game, seat, faction, 1);
    },
    needed: 'IMP-6.8',
  },
  'influence-two': { plain: never, optional: never, possible: always, run: chooseTwoInfluences },
});

export function factionOfTurn({ turn }: Imperium): Faction | null {
  return turn?.space ? spaceOf(turn.space).faction : null;
}

const isNamed = (whom: InfluenceWith): whom is Faction =>
  typeof whom === 'string' && whom !== 'any' && whom !== 'behind';

/** With a named Faction, when nothing that waits depends on it and its bonus is as plain. */
function isPlain(
  game: Imperium,
  seat: Seat,
  effect: EffectOf<'influence'>,
  source: Source,
): boolean {
  if (!isNamed(effect.with)) return false;
  if (game.turn!.pending.some((other) => dependsOnInfluence(game, other.effect))) return false;
  if (isAwaited(game, seat, effect.with, effect.n)) return false;
  return bonusOf(game, seat, effect).every((part) =>
    rulesFor(game, part).plain(game, seat, part, source),
  );
}

/** Since version 4 Tessia says when a Snooper moves (IX-14.19, IMP-10.9). */
const isAwaited = (game: Imperium, seat: Seat, faction: Faction, n: number): boolean =>
  rulesOf(game) >= 4 &&
  momentsOf(game, seat).some(({ influenceWaits }) => influenceWaits?.(game, seat, faction, n));

/** What the steps to come would give with a named Faction. */
function bonusOf(
  game: Imperium,
  seat: Seat,
  { n, with: whom }: EffectOf<'influence'>,
): readonly Effect[] {
  if (!isNamed(whom)) return [];
  const level = game.players[seat]!.influence[whom];
  return trackOf(whom)
    .steps.slice(level + 1, level + n + 1)
    .flatMap(({ bonus }) => bonus);
}

/**
 * Arrows that lose Influence, or ask where the player is behind: before or after is a choice. Since
 * version 4 also one on a condition, as For Humanity's.
 */
function dependsOnInfluence(game: Imperium, effect: Effect): boolean {
  if (effect.do === 'when' && rulesOf(game) >= 4)
    return effect.effects.some((part) => dependsOnInfluence(game, part));
  if (effect.do !== 'pay') return false;
  return (
    effect.cost.influence !== undefined ||
    effect.effects.some((part) => part.do === 'influence' && part.with === 'behind')
  );
}

/** IMP-5.17: both steps of a double icon go to the same Faction. */
function* chooseInfluence(
  game: Imperium,
  seat: Seat,
  { n, with: whom }: EffectOf<'influence'>,
  source: Source,
): Flow {
  const factions = candidates(game, seat, whom);
  if (factions.length === 0) return;
  const { faction } = yield* ask(game, seat, {
    kind: 'influence.gain',
    rule: 'IMP-5.17',
    options: factions.map(factionOption),
    source,
    about: { n },
    fallback: factions.find((one) => !isAtTop(game, seat, one)) ?? factions[0]!,
  });
  yield* gainInfluence(game, seat, faction, n);
}

function candidates(game: Imperium, seat: Seat, whom: InfluenceWith): readonly Faction[] {
  if (whom === 'any') return FACTIONS;
  if (whom === 'behind') return behindWith(game, seat);
  return typeof whom === 'string' ? [whom] : whom;
}

/** Duke Leto: Factions in which some opponent is ahead. */
function behindWith(game: Imperium, seat: Seat): Faction[] {
  const own = game.players[seat]!.influence;
  return FACTIONS.filter((faction) =>
    game.players.some((other) => other.influence[faction] > own[faction]),
  );
}

const isAtTop = (game: Imperium, seat: Seat, faction: Faction): boolean =>
  game.players[seat]!.influence[faction] >= topOf(trackOf(faction));

function* chooseTwoInfluences(
  game: Imperium,
  seat: Seat,
  _: EffectOf<'influence-two'>,
  source: Source,
): Flow {
  const inOrder = [...FACTIONS].sort(
    (a, b) => Number(isAtTop(game, seat, a)) - Number(isAtTop(game, seat, b)),
  );
  const picked = yield* askSome(game, seat, {
    kind: 'influence.gain.two',
    rule: 'IMP-22.1',
    options: FACTIONS.map(factionOption),
    min: 2,
    max: 2,
    fallback: inOrder.slice(0, 2),
    source,
  });
  const factions = picked.map(({ faction }) => faction);
  yield* gainInfluenceWithEach(game, seat, factions, source);
}
