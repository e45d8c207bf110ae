import type { Flow, Seat } from '@landsraad/kernel';
import { factionOption } from '../../choices.ts';
import { spaceOf } from '../../content/index.ts';
import type { EffectOf } from '../../effects/effect.ts';
import { FACTIONS, type Faction } from '../../ids.ts';
import { ask } from '../../rules/ask.ts';
import { gainSwords } from '../../rules/gains.ts';
import { gainInfluence, gainInfluenceWithEach } from '../../rules/influence.ts';
import { momentsOf } from '../../rules/moments.ts';
import { gainVp } from '../../rules/points.ts';
import { always, atOnce, never, verbs } from '../../rules/vocabulary.ts';
import type { Imperium, Source } from '../../state.ts';
import { DREADNOUGHT } from '../dreadnoughts.ts';
import { ixOf, ownIx } from '../seats.ts';

/** Taken at once: nothing done before or after changes what it gives. */
const plainly = { plain: always, optional: never, possible: always };

/** Influence, swords, points, and what the turn is told. */
export const GAINS = verbs({
  'influence-present': {
    plain: never,
    optional: never,
    possible: (game, seat) => factionsVisited(game, seat).length > 0,
    run: (game, seat, _, source) =>
      gainInfluenceWithEach(game, seat, factionsVisited(game, seat), source),
    needed: 'IMP-6.8',
  },
  'influence-snooped': {
    plain: never,
    optional: never,
    possible: (game, seat) => ownIx(game, seat).snoopers.length > 0,
    run: chooseSnooped,
  },
  'solari-if-won': {
    ...plainly,
    run: atOnce((game, seat, { n }) => {
      ownIx(game, seat).ifWon += n;
    }),
  },
  'swords-per-dreadnought': {
    plain: never, // IX-13.26
    optional: never,
    possible: (game, seat) => DREADNOUGHT.inConflict(game, seat) > 0,
    run: atOnce((game, seat, { n }, source, group) => {
      const ships = DREADNOUGHT.inConflict(game, seat);
      if (ships === 0) return;
      gainSwords(game, seat, n * ships);
      for (const { swordsGained } of momentsOf(game, seat))
        swordsGained?.(game, seat, source, group);
    }),
  },
  // Those that come later this turn add theirs by themselves.
  'swords-per-card': {
    ...plainly,
    run: atOnce((game, seat, { n }, _source, group = -1) => {
      const { armed, counting } = ixOf(game).turn;
      const others = armed.filter((other) => other !== group).length;
      counting.push({ group, n });
      if (others > 0) gainSwords(game, seat, n * others);
    }),
  },
  'vp-per-faction': {
    ...plainly,
    run: atOnce((game, seat, { n, atMost }) => {
      const { influence } = game.players[seat]!;
      const few = FACTIONS.filter((faction) => influence[faction] <= atMost).length;
      if (few > 0) gainVp(game, seat, n * few); // IX-15.13
    }),
  },
  'extra-turn': {
    plain: never,
    optional: always,
    possible: always,
    run: atOnce((game) => {
      ixOf(game).turn.again++;
    }),
  },
  // Read off the card when its Agent is sent.
  cheaper: { ...plainly, run: () => null },
});

/** The Factions with an own Agent on one of their spaces. */
function factionsVisited(game: Imperium, seat: Seat): Faction[] {
  const own = game.agents.filter((agent) => agent.seat === seat);
  return FACTIONS.filter((faction) => own.some(({ space }) => spaceOf(space).faction === faction));
}

/** IX-14.21 */
function* chooseSnooped(
  game: Imperium,
  seat: Seat,
  _: EffectOf<'influence-snooped'>,
  source: Source,
): Flow {
  const { snoopers } = ownIx(game, seat);
  if (snoopers.length === 0) return;
  const { faction } = yield* ask(game, seat, {
    kind: 'influence.gain',
    rule: 'IX-14.21',
    options: snoopers.map(factionOption),
    source,
  });
  yield* gainInfluence(game, seat, faction, 1);
}
