import {
  type DecisionKind,
  type Dune,
  type DuneOptions,
  type DuneView,
  dune,
} from '@landsraad/dune';
import { type Choice, type Decision, seeded, worldsIn } from '@landsraad/kernel';
import { type Bot, duneGreedy } from '../src/index.ts';

/** A question that begins a step of the game, and the seat that is asked. */
export interface Begun {
  readonly position: Dune;
  readonly seat: number;
}

/** Every question of a kind that begins a step, in a game of greedy. */
export function questionsOf(
  kind: DecisionKind,
  options: Partial<DuneOptions>,
  seed: string,
): Begun[] {
  const state = dune.setup(dune.parseOptions(options), seeded(seed));
  const chance = seeded(`${seed}/bots`);
  const found: Begun[] = [];
  for (;;) {
    const position = dune.clone(state);
    const flow = dune.next(state);
    if (!flow) return found;
    let step = flow.next();
    const asked = step.done ? null : step.value[0]!;
    if (asked?.kind === kind && isOpen(asked)) found.push({ position, seat: asked.seat });
    while (!step.done) {
      const { seat } = step.value[0]!;
      const choice = duneGreedy.decide(step.value[0]!, () => dune.view(state, seat), chance);
      step = flow.next({ seat, choice });
    }
  }
}

const isOpen = (decision: Decision): boolean =>
  decision.shape !== 'one' || decision.options.length > 1;

/** The same question as it might truly be asked, for all that its seat knows. */
export function otherwise({ position, seat }: Begun, seed: string): Begun {
  const other = dune.clone(position);
  dune.imagine(other, seat, seeded(seed));
  return { position: other, seat };
}

/** What a bot does there. */
export function choiceAt(
  { position, seat }: Begun,
  bot: Bot<DuneView>,
  goesOn?: () => boolean,
  chance = 'own',
): Choice {
  const state = dune.clone(position);
  const asked = dune.next(state)!.next().value as readonly Decision[];
  const worlds = () => worldsIn(dune, { position, answers: [] }, seat, seeded('sealed'));
  return bot.decide(asked[0]!, () => dune.view(state, seat), seeded(chance), worlds, goesOn);
}
