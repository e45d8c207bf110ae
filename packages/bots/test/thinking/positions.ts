import { type Imperium, type ImperiumOptions, imperium } from '@landsraad/imperium';
import { type Decision, seeded, worldsIn } from '@landsraad/kernel';
import { type Bot, greedy } from '../../src/index.ts';

/** A turn that begins, and the seat that is asked. */
export interface Begun {
  readonly position: Imperium;
  readonly seat: number;
}

/** Every so many turns of a game, where a seat chooses what to do. */
export function turnsOf(options: Partial<ImperiumOptions>, seed: string, every: number): Begun[] {
  const state = imperium.setup(imperium.parseOptions(options), seeded(seed));
  const chance = seeded(`${seed}/bots`);
  const found: Begun[] = [];
  let turns = 0;
  for (;;) {
    const position = imperium.clone(state);
    const flow = imperium.next(state);
    if (!flow) return found;
    let step = flow.next();
    const asked = step.done ? null : step.value[0]!;
    if (asked?.kind === 'turn.kind' && turns++ % every === 0)
      found.push({ position, seat: asked.seat });
    while (!step.done) {
      const { seat } = step.value[0]!;
      const choice = greedy.decide(step.value[0]!, () => imperium.view(state, seat), chance);
      step = flow.next({ seat, choice });
    }
  }
}

/** The same turn as it might truly be, for all that its seat knows. */
export function otherwise({ position, seat }: Begun, seed: string): Begun {
  const other = imperium.clone(position);
  imperium.imagine(other, seat, seeded(seed));
  return { position: other, seat };
}

/** What a bot does there. */
export function choiceAt(
  { position, seat }: Begun,
  bot: Bot<ReturnType<typeof imperium.view>>,
  goesOn?: () => boolean,
) {
  const state = imperium.clone(position);
  const decision = imperium.next(state)!.next().value as readonly Decision[];
  const worlds = () => worldsIn(imperium, { position, answers: [] }, seat, seeded('sealed'));
  return bot.decide(decision[0]!, () => imperium.view(state, seat), seeded('own'), worlds, goesOn);
}
