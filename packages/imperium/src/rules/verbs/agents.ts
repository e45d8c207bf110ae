import type { Flow, Seat } from '@landsraad/kernel';
import { NO, placedOption, spaceOption, YES } from '../../choices.ts';
import { leaderOf } from '../../content/index.ts';
import type { EffectOf } from '../../effects/effect.ts';
import { type Imperium, opponentsOf, type Source } from '../../state.ts';
import { ask } from '../ask.ts';
import { boardOf, recallAgent } from '../board.ts';
import { momentsOf } from '../moments.ts';
import { resolveAll } from '../resolve.ts';
import { always, atOnce, never, type Printing, verbs } from '../vocabulary.ts';

/** Agents, the board they are sent to and the turn they are sent on. */
export const AGENTS = verbs({
  mentat: {
    plain: always,
    optional: never,
    possible: ({ mentat }, _seat, _effect, source) =>
      mentat === 'home' || source.type === 'conflict',
    run: atOnce(takeMentat),
  },
  swordmaster: { plain: always, optional: never, possible: always, run: atOnce(gainSwordmaster) },
  'council-seat': {
    plain: always,
    optional: never,
    possible: always,
    run: atOnce(takeCouncilSeat),
  },
  control: { plain: never, optional: never, possible: always, run: atOnce(takeControl) },
  signet: {
    plain: never,
    optional: never,
    possible: always,
    standsFor: ringOf,
    run: (game, seat) => {
      const { effects, source } = ringOf(game, seat);
      return resolveAll(game, seat, effects, source);
    },
  },
  voice: { plain: never, optional: never, possible: always, run: nameSpace },
  recall: {
    plain: never,
    optional: never,
    possible: ({ agents }, seat) => agents.some((agent) => agent.seat === seat),
    run: chooseRecall,
  },
  'extra-icons': {
    plain: never,
    optional: never,
    possible: always,
    run: atOnce(({ turn }, _, { icons }) => turn!.extraIcons.push(...icons)),
  },
  'ignore-enemy-agents': {
    plain: never,
    optional: never,
    possible: always,
    run: ({ turn }) => {
      turn!.ignoreEnemyAgents = true;
      return null;
    },
  },
  'end-turn': { plain: never, optional: never, possible: always, run: endTurn },
});

/** IMP-16.25; as a Conflict reward it comes with the next round (AMB-11). */
function takeMentat(game: Imperium, seat: Seat, _: EffectOf<'mentat'>, source: Source): void {
  if (source.type === 'conflict') {
    game.mentatPromised = seat;
    game.events?.push({ type: 'mentat-promised', seat });
  } else if (game.mentat === 'home') {
    game.mentat = seat;
    game.events?.push({ type: 'mentat-taken', seat });
  }
}

/** IMP-10.12, 30.2: ready to be sent in this very round. */
function gainSwordmaster(game: Imperium, seat: Seat): void {
  const player = game.players[seat]!;
  player.swordmaster = true;
  player.agents++;
  game.events?.push({ type: 'swordmaster-gained', seat });
}

/** IMP-16.9 */
function takeCouncilSeat(game: Imperium, seat: Seat): void {
  game.players[seat]!.council = true;
  game.events?.push({ type: 'council-seat-taken', seat });
  for (const { councilSeatTaken } of momentsOf(game, seat)) councilSeatTaken?.(game, seat);
}

/** IMP-14.2, 14.8 */
function takeControl(game: Imperium, seat: Seat, { space }: EffectOf<'control'>): void {
  const from = game.control[space]!;
  if (from === seat) return;
  game.control[space] = seat;
  game.events?.push({ type: 'control-taken', seat, space, from });
}

/** A turn lists what the ring does one by one. */
function ringOf({ players }: Imperium, seat: Seat): Printing {
  const { id, signet } = leaderOf(players[seat]!.leader);
  return { effects: signet.effects, source: { type: 'leader', leader: id } };
}

/** IMP-26.9: closed to every opponent's next Agent (AMB-28). */
function* nameSpace(game: Imperium, seat: Seat, _: EffectOf<'voice'>, source: Source): Flow {
  const spaces = boardOf(game);
  const free = spaces.find(({ id }) => game.agents.every((agent) => agent.space !== id));
  const { space } = yield* ask(game, seat, {
    kind: 'voice.space',
    rule: 'IMP-26.9',
    options: spaces.map(({ id }) => spaceOption(id)),
    source,
    fallback: free?.id,
  });
  game.voices.push({ by: seat, space, bound: opponentsOf(game, seat) });
  game.events?.push({ type: 'space-named', seat, space });
}

function* chooseRecall(game: Imperium, seat: Seat, _: EffectOf<'recall'>, source: Source): Flow {
  const placed = game.agents.filter((agent) => agent.seat === seat);
  if (placed.length === 0) return;
  const spaces = placed.map(({ space }) => space);
  const picked = yield* ask(game, seat, {
    kind: 'recall.agent',
    rule: 'IMP-12.12',
    options: [...new Set(spaces)].map(placedOption),
    source,
    fallback: spaces.at(-1)!,
  });
  recallAgent(game, seat, picked.space);
}

/** IMP-26.13; with the switch of AMB-41 the player may go on instead. */
function* endTurn(game: Imperium, seat: Seat, _: EffectOf<'end-turn'>, source: Source): Flow {
  if (game.options.bindu === 'may-pass') {
    const answer = yield* ask(game, seat, {
      kind: 'bindu',
      rule: 'IMP-26.13',
      options: [NO, YES],
      source,
    });
    if (answer === NO) return;
  }
  game.turn!.ended = true;
}
