import { cardOf } from '../content/index.ts';
import { factionOfTurn } from '../rules/verbs/influence.ts';
import { conditions } from '../rules/vocabulary.ts';
import { partnerOf } from './graft.ts';
import { labOf, markersOf } from './seats.ts';

export const IMMORTALITY_CONDITIONS = conditions({
  markers: (game, seat, { atLeast }) => markersOf(game, seat) >= atLeast, // IMM-3.4
  grafted: (game, _seat, _condition, source) => partnerOf(game, source) !== null, // IMM-7.7
  'grafted-with': (game, _, { factions }, source) => {
    const partner = partnerOf(game, source);
    return partner !== null && cardOf(partner).factions.some((one) => factions.includes(one));
  },
  'spice-gained': (game) => labOf(game).turn.spice,
  'most-deployed': ({ players }, seat) =>
    players.every((other, i) => i === seat || other.conflict < players[seat]!.conflict),
  'faction-visited': (game) => factionOfTurn(game) !== null,
  'combat-card-played': (game, seat) => labOf(game).fought.some((other) => other !== seat),
});
