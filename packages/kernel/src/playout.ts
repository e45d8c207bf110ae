import type { Choice, Decision, Field } from './decision.ts';
import type { Game, GameState } from './game.ts';
import { below, type Random } from './random.ts';

/** Who decides in a playout; gets the state, so it is for random play and for search only. */
export type Policy<S> = (decision: Decision, state: S) => Choice;

/**
 * Plays a position forward, in place, to the end: no checkpoints, no events, no checks. Returns the
 * number of decisions. `watch` sees the state before each decision.
 */
export function playout<S extends GameState>(
  game: Game<S>,
  state: S,
  policy: Policy<S>,
  watch?: (state: S) => void,
): number {
  state.events = null;
  let decisions = 0;
  for (let flow = game.next(state); flow; flow = game.next(state)) {
    for (let step = flow.next(); !step.done; ) {
      watch?.(state);
      const decision = step.value[0]!;
      decisions++;
      step = flow.next({ seat: decision.seat, choice: policy(decision, state) });
    }
  }
  return decisions;
}

/** Any legal choice, each option as likely as the next. */
export function randomChoice(decision: Decision | Field, random: Random): Choice {
  switch (decision.shape) {
    case 'one':
      return decision.options[below(random, decision.options.length)]!.id;
    case 'number':
      return decision.min + below(random, decision.max - decision.min + 1);
    case 'some':
      return someOf(random, decision.options, decision.min, decision.max);
    case 'order':
      return someOf(random, decision.options, decision.options.length, decision.options.length);
    case 'form':
      return randomForm(decision, random);
  }
}

const FORM_TRIES = 50;

/** Fields are drawn one by one; a form that its check refuses is drawn again, then left as default. */
function randomForm(decision: Extract<Decision, { shape: 'form' }>, random: Random): Choice {
  for (let tries = 0; tries < FORM_TRIES; tries++) {
    const values: { [field: string]: Choice } = {};
    for (const name in decision.fields) values[name] = randomChoice(decision.fields[name]!, random);
    if (!decision.check?.(values)) return values;
  }
  return decision.fallback;
}

function someOf(
  random: Random,
  options: readonly { id: string }[],
  min: number,
  max: number,
): string[] {
  const count = min + below(random, Math.min(max, options.length) - min + 1);
  const ids = options.map(({ id }) => id);
  for (let i = 0; i < count; i++) {
    const j = i + below(random, ids.length - i);
    const kept = ids[i]!;
    ids[i] = ids[j]!;
    ids[j] = kept;
  }
  return ids.slice(0, count);
}
