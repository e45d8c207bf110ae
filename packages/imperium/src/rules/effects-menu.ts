import { type Flow, rulesOf, type Seat } from '@landsraad/kernel';
import { END, type OptionOf } from '../choices.ts';
import type { Effect } from '../effects/effect.ts';
import type { Imperium, Pending, Source } from '../state.ts';
import { gathered } from './extension.ts';
import { chooseTask, type Task } from './menu.ts';
import { possible, resolve } from './resolve.ts';
import { rulesFor } from './vocabulary.ts';

/**
 * The rest of a turn once its Agent is sent or its cards are revealed: effects in the player's order
 * (IMP-10.9, 17.4), deployment, Plot cards, on the Reveal turn acquisitions, until the player ends it.
 */
export function* resolveTurn(game: Imperium, seat: Seat): Flow {
  const turn = game.turn!;
  while (!turn.ended) {
    yield* takePlainEffects(game, seat);
    const reveals = turn.kind === 'reveal';
    const task = yield* chooseTask(game, seat, {
      kind: reveals ? 'reveal.order' : 'effects.order',
      rule: reveals ? 'IMP-17.4' : 'IMP-10.9',
      tasks: gathered(game).turnTasks,
      last: ENDING,
      veiled: game.players[seat]!.intrigue.length > 0,
    });
    if (task) yield* task;
  }
}

const ENDING: Task = {
  offered: () => [END],
  run: ({ turn }) => {
    turn!.ended = true;
    return null;
  },
};

/** What a Plot card left to resolve before the Agent is sent: gains may pay for the space (AMB-17). */
export function* settle(game: Imperium, seat: Seat): Flow {
  yield* takePlainEffects(game, seat);
  for (const { effect, source, group } of game.turn!.pending.splice(0)) {
    if (!possible(game, seat, effect, source)) continue;
    const flow = resolve(game, seat, effect, source, group);
    if (flow) yield* flow;
  }
}

/** The effects that wait to be resolved, in the player's order. */
export const EFFECTS: Task<OptionOf<'effect'>> = {
  offered: openEffects,
  owed: (game, seat, offered) =>
    offered.find(
      ({ effect, source }) => !rulesFor(game, effect).optional(game, seat, effect, source),
    ),
  welcome: (game, _seat, offered) =>
    rulesOf(game) < 4 ? undefined : offered.find(({ effect }) => rulesFor(game, effect).welcome),
  run: (game, seat, { effect, source }) => {
    const { pending } = game.turn!;
    const at = pending.findIndex((other) => other.effect === effect && other.source === source);
    const [{ group }] = pending.splice(at, 1) as [Pending];
    return resolve(game, seat, effect, source, group);
  },
};

/** The pending effects that can be resolved now, each with an id that names its source. */
function openEffects(game: Imperium, seat: Seat): OptionOf<'effect'>[] {
  const options: OptionOf<'effect'>[] = [];
  const names: string[] = [];
  for (const { effect, source } of game.turn!.pending) {
    if (!possible(game, seat, effect, source)) continue;
    const name = `${nameOf(source)}/${verbOf(effect)}`;
    const same = names.filter((other) => other === name).length;
    const id = same === 0 ? name : `${name}#${same + 1}`;
    names.push(name);
    options.push({ id, type: 'effect', effect, source });
  }
  return options;
}

function nameOf(source: Source): string {
  switch (source.type) {
    case 'card':
      return source.card;
    case 'space':
      return source.space;
    case 'leader':
      return source.leader;
    case 'intrigue':
      return source.intrigue;
    case 'track':
      return source.faction;
    case 'conflict':
      return source.conflict;
    case 'tile':
      return source.tile;
    case 'shipping':
    case 'research':
    case 'tleilaxu':
      return source.type;
  }
}

function verbOf(effect: Effect): string {
  return effect.do === 'when' ? verbOf(effect.effects[0]!) : effect.do;
}

/** Gains that no order can change are taken at once; a new one may make another's condition true. */
function* takePlainEffects(game: Imperium, seat: Seat): Flow {
  const turn = game.turn!;
  for (let i = 0; i < turn.pending.length; ) {
    const { effect, source, group } = turn.pending[i]!;
    const rules = rulesFor(game, effect);
    if (!rules.plain(game, seat, effect, source)) {
      i++;
      continue;
    }
    turn.pending.splice(i, 1);
    const flow = rules.run(game, seat, effect, source, group);
    if (flow) yield* flow;
    i = 0;
  }
}
