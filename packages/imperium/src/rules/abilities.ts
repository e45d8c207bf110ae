import { chooseSome, type Flow, type Seat, shuffle } from '@landsraad/kernel';
import { factionOption } from '../choices.ts';
import type { AbilityId } from '../content/component.ts';
import { draw, influence } from '../effects/verbs.ts';
import { FACTIONS } from '../ids.ts';
import type { Imperium, Source } from '../state.ts';
import { gainInfluence } from './influence.ts';
import type { Moments } from './moments.ts';
import { addPending } from './pending.ts';

/** The left abilities of the Leaders. */
export const BASE_ABILITIES = {
  prescience: { seesTop: true }, // RUL-1
  'landsraad-popularity': {
    // AMB-38
    costOf: (cost, _game, _seat, { icon }) =>
      icon === 'landsraad' && cost.solari ? { ...cost, solari: cost.solari - 1 } : cost,
  },
  masterstroke: { gameBegins: chooseSecretFactions, deployed: masterstroke },
  'arrakis-fiefdom': {}, // what it starts with
  connections: {
    // IMP-16.26
    councilSeatTaken: (game, seat) =>
      addPending(game, seat, [influence(1, 'any')], leaderSource(game, seat)),
  },
  'spice-addict': {
    // IMP-27.3, AMB-35
    harvests: (spice, game, seat) => {
      addPending(game, seat, [draw(1)], leaderSource(game, seat));
      return Math.max(0, spice - 1);
    },
  },
  'ruthless-negotiator': {
    // IMP-27.2, AMB-36
    paidForSpace: (game, seat, { solari }) => {
      if (solari) addPending(game, seat, [draw(1)], leaderSource(game, seat));
    },
  },
  'eyes-everywhere': {
    passesEnemies: (_game, _seat, { icon }) => icon === 'landsraad' || icon === 'city',
  },
} as const satisfies Partial<Record<AbilityId, Moments>>;

const leaderSource = ({ players }: Imperium, seat: Seat): Source => ({
  type: 'leader',
  leader: players[seat]!.leader,
});

/** IMP-2.20, 26.1, 27.1: the Baron's two tokens, face down. */
function* chooseSecretFactions(game: Imperium, seat: Seat): Flow {
  const lot = shuffle(game.random, [...FACTIONS]).slice(0, 2);
  const picked = yield* chooseSome({
    seat,
    kind: 'baron.factions',
    rule: 'IMP-26.1',
    options: FACTIONS.map(factionOption),
    min: 2,
    max: 2,
    fallback: lot,
  });
  const factions = picked.map(({ faction }) => faction);
  game.players[seat]!.tokens = { factions, revealed: false };
  game.events?.push({ type: 'factions-chosen', seat, secret: { to: [seat], factions } });
}

/** IMP-26.2, 27.1: once per game, at the fourth troop of a turn (AMB-50). */
function* masterstroke(game: Imperium, seat: Seat): Flow {
  const { tokens } = game.players[seat]!;
  if (!tokens || tokens.revealed || game.turn!.deployed < 4) return;
  tokens.revealed = true;
  game.revealed++;
  game.events?.push({ type: 'masterstroke', seat, factions: tokens.factions.slice() });
  for (const faction of tokens.factions) yield* gainInfluence(game, seat, faction, 1);
}
