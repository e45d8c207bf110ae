import type { Seat } from '@landsraad/kernel';
import { spaceOf } from '../content/index.ts';
import { hasCouncilSeat, influenceWith, owns } from '../effects/verbs.ts';
import { holds } from '../rules/conditions.ts';
import { conditions } from '../rules/vocabulary.ts';
import type { Imperium } from '../state.ts';
import { ixOf, ownIx } from './seats.ts';

export const IX_CONDITIONS = conditions({
  tech: (game, seat, { atLeast }) => ownIx(game, seat).tiles.length >= atLeast, // IX-5.6
  'units-deployed': (game, _, { atLeast }) =>
    (game.turn?.deployed ?? 0) + ixOf(game).turn.launched >= atLeast,
  'enemy-agent-met': (game) => ixOf(game).turn.met,
  'agents-on': ({ agents }, seat, { icons, atLeast }) =>
    agents.filter((agent) => agent.seat === seat && icons.includes(spaceOf(agent.space).icon))
      .length >= atLeast,
  conspiracy: (game, seat, { met }) => conspiring(game, seat) === met,
  'persuasion-gained': (game, _, { atLeast }) => ixOf(game).turn.persuasion >= atLeast,
});

/** IX-13.19: how many of the four conditions of Grand Conspiracy hold. */
function conspiring(game: Imperium, seat: Seat): number {
  const parts = [
    ownIx(game, seat).dreadnoughts.supply === 0, // both commissioned
    holds(game, seat, owns('the-spice-must-flow', 1)),
    holds(game, seat, influenceWith(2, 4)),
    holds(game, seat, hasCouncilSeat),
  ];
  return parts.filter(Boolean).length;
}
