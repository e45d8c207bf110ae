import type { Flow, Refused, Seat } from '@landsraad/kernel';
import { chooseNumber } from '@landsraad/kernel';
import { DEPLOY, END, type ImperiumOption } from '../choices.ts';
import type { Effect } from '../effects/effect.ts';
import type { Imperium, Pending, Source } from '../state.ts';
import { acquire, purchases, tooExpensive } from './acquire.ts';
import { ask } from './ask.ts';
import { deployable, deployWithinLimits } from './deploy.ts';
import { playableIntrigue, playIntrigue, refusedIntrigue } from './intrigue.ts';
import { possible, resolve } from './resolve.ts';
import { TROOP } from './units.ts';
import { rulesFor } from './vocabulary.ts';

/**
 * The rest of a turn once its Agent is sent or its cards are revealed: effects in the player's order
 * (IMP-10.9, 17.4), deployment, Plot cards, on the Reveal turn acquisitions, until the player ends it.
 */
export function* resolveTurn(game: Imperium, seat: Seat): Flow {
  const turn = game.turn!;
  while (!turn.ended) {
    yield* takePlainEffects(game, seat);
    const entries = openEffects(game, seat);
    const options: ImperiumOption[] = entries.map(({ option }) => option);
    if (deployable(game, seat, TROOP) > 0) options.push(DEPLOY);
    options.push(...purchases(game, seat));
    options.push(...playableIntrigue(game, seat, 'plot')); // AMB-17
    const owed = entries.find(({ pending }) => !isOptional(game, seat, pending));
    if (!owed) options.push(END);
    const picked = yield* ask(game, seat, {
      kind: turn.kind === 'reveal' ? 'reveal.order' : 'effects.order',
      rule: turn.kind === 'reveal' ? 'IMP-17.4' : 'IMP-10.9',
      options,
      fallback: owed ? owed.option.id : END.id,
      refused: () => refused(game, seat),
      veiled: game.players[seat]!.intrigue.length > 0,
    });
    yield* carryOut(game, seat, picked, entries);
  }
}

/** What a Plot card left to resolve before the Agent is sent: gains may pay for the space (AMB-17). */
export function* settle(game: Imperium, seat: Seat): Flow {
  yield* takePlainEffects(game, seat);
  for (const { effect, source, group } of game.turn!.pending.splice(0))
    if (possible(game, seat, effect, source)) yield* resolve(game, seat, effect, source, group);
}

interface Entry {
  readonly option: ImperiumOption;
  readonly pending: Pending;
}

function* carryOut(
  game: Imperium,
  seat: Seat,
  picked: ImperiumOption,
  entries: readonly Entry[],
): Flow {
  const turn = game.turn!;
  turn.started = true;
  switch (picked.type) {
    case 'effect': {
      const { pending } = entries.find(({ option }) => option === picked)!;
      turn.pending.splice(turn.pending.indexOf(pending), 1);
      return yield* resolve(game, seat, pending.effect, pending.source, pending.group);
    }
    case 'deploy':
      return yield* deploySome(game, seat);
    case 'acquire':
      return yield* acquire(game, seat, picked);
    case 'intrigue':
      return yield* playIntrigue(game, seat, picked);
    default:
      turn.ended = true;
  }
}

function* deploySome(game: Imperium, seat: Seat): Flow {
  const max = deployable(game, seat, TROOP);
  const n = yield* chooseNumber({ seat, kind: 'deploy', rule: 'IMP-13.7', min: 0, max });
  if (n > 0) yield* deployWithinLimits(game, seat, TROOP, n);
}

function refused(game: Imperium, seat: Seat): Refused<ImperiumOption>[] {
  return [...refusedIntrigue(game, seat, 'plot'), ...tooExpensive(game, seat)];
}

/** The pending effects that can be resolved now, each with an id that names its source. */
function openEffects(game: Imperium, seat: Seat): Entry[] {
  const entries: Entry[] = [];
  for (const pending of game.turn!.pending) {
    const { effect, source } = pending;
    if (!possible(game, seat, effect, source)) continue;
    const name = `${nameOf(source)}/${verbOf(effect)}`;
    const same = entries.filter(({ option }) => option.id.split('#')[0] === name).length;
    const id = same === 0 ? name : `${name}#${same + 1}`;
    entries.push({ option: { id, type: 'effect', effect, source }, pending });
  }
  return entries;
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
  }
}

function verbOf(effect: Effect): string {
  return effect.do === 'when' ? verbOf(effect.effects[0]!) : effect.do;
}

const isOptional = (game: Imperium, seat: Seat, { effect, source }: Pending): boolean =>
  rulesFor(game, effect).optional(game, seat, effect, source);

/** Gains that no order can change are taken at once; a new one may make another's condition true. */
function* takePlainEffects(game: Imperium, seat: Seat): Flow {
  const turn = game.turn!;
  for (let i = 0; i < turn.pending.length; ) {
    const { effect, source } = turn.pending[i]!;
    const rules = rulesFor(game, effect);
    if (!rules.plain(game, seat, effect, source)) {
      i++;
      continue;
    }
    turn.pending.splice(i, 1);
    const flow = rules.run(game, seat, effect, source);
    if (flow) yield* flow;
    i = 0;
  }
}
