import type { Flow, Seat } from '@landsraad/kernel';
import { type DecisionKind, type ImperiumOption, YES } from '../choices.ts';
import type { HagalCard } from '../content/component.ts';
import { hagalOf, leaderOf, spaceOf } from '../content/index.ts';
import type { Effect } from '../effects/effect.ts';
import type { HagalId } from '../ids.ts';
import type { Skipped } from '../refusals.ts';
import { extensionsOf, type Preference, type RivalWays } from '../rules/extension.ts';
import { possible, resolve } from '../rules/resolve.ts';
import type { Imperium, Source } from '../state.ts';
import { isSolo } from './seats.ts';
import { spend } from './spending.ts';

const agrees: Preference = (options) => options.filter(({ id }) => id === YES.id);

/** HAG-6.36: the Factions where it has the least. */
export const least: Preference = (options, game, seat) => {
  const { influence } = game.players[seat]!;
  const level = (option: ImperiumOption) =>
    option.type === 'faction' ? influence[option.faction] : 0;
  const lowest = Math.min(...options.map(level));
  return options.filter((option) => level(option) === lowest);
};

/** How Rivals deal with the base game. */
export const ways: RivalWays = {
  answers: {
    'control.defend': agrees, // HAG-6.29, AMB-H16
    'arrow.pay': agrees, // AMB-H23
    'influence.gain': least,
  },
  takes: { harvest, signet: useRing },
};

/** Which of the options a Rival takes; of several that are left, a person chooses. */
export function wanted<O extends ImperiumOption>(
  game: Imperium,
  seat: Seat,
  { kind, options }: { readonly kind: DecisionKind; readonly options: readonly O[] },
): readonly O[] {
  let left = options;
  for (const { rivals } of extensionsOf(game))
    left = rivals?.answers?.[kind]?.(left, game, seat) ?? left;
  return left;
}

/** Takes an effect as a Rival does, or as anybody would. */
export function* take(game: Imperium, seat: Seat, effect: Effect, source: Source): Flow {
  for (const { rivals } of extensionsOf(game)) {
    const own = rivals?.takes?.[effect.do];
    if (own) return yield* own(game, seat, effect, source);
  }
  const flow = resolve(game, seat, effect, source);
  if (flow) yield* flow;
}

/** A card as a Rival reads it now, or why it does not. */
export function read(game: Imperium, seat: Seat, id: HagalId): HagalCard | Skipped {
  let card = hagalOf(id);
  for (const { rivals } of extensionsOf(game)) {
    const now = rivals?.reads?.(card, game, seat) ?? card;
    if (typeof now === 'string') return now;
    card = now;
  }
  return card;
}

/** What the modules let a Rival do besides. */
export function* act(game: Imperium, seat: Seat): Flow {
  for (const { rivals } of extensionsOf(game)) if (rivals?.acts) yield* rivals.acts(game, seat);
}

export const passesEnemies = (game: Imperium, seat: Seat): boolean =>
  extensionsOf(game).some(({ rivals }) => rivals?.passesEnemies?.(game, seat));

export function goPast(game: Imperium, seat: Seat): void {
  for (const { rivals } of extensionsOf(game)) rivals?.passed?.(game, seat);
}

export const goesOn = (game: Imperium): boolean =>
  extensionsOf(game).some(({ rivals }) => rivals?.another?.(game));

/** HAG-3.8, 6.38 */
function* useRing(game: Imperium, seat: Seat): Flow {
  const { leader } = game.players[seat]!;
  const source: Source = { type: 'leader', leader };
  for (const effect of leaderOf(leader).signet.effects)
    if (possible(game, seat, effect, source)) yield* take(game, seat, effect, source);
}

/** HAG-3.17, 6.3 */
function* harvest(game: Imperium, seat: Seat): Flow {
  const space = game.turn!.space!;
  const bonus = game.bonusSpice[space]!;
  game.bonusSpice[space] = 0;
  if (!isSolo(game)) {
    game.events?.push({ type: 'bonus-spice-lost', seat, space, n: bonus });
    return;
  }
  const spice = spaceOf(space).maker! + bonus;
  game.players[seat]!.spice += spice;
  game.events?.push({ type: 'harvested', seat, space, spice, bonus });
  spend(game, seat);
}
