import type { Flow, Refused, Seat } from '@landsraad/kernel';
import type { ImperiumOption } from '../choices.ts';
import type { Imperium } from '../state.ts';
import { ask, type Question } from './ask.ts';

/** One kind of thing that may be done on a turn; a menu is a list of them. */
export interface Task<O extends ImperiumOption = ImperiumOption> {
  /** What of it may be chosen now: nothing where it is not its moment. */
  offered(game: Imperium, seat: Seat): readonly O[];
  /** What of it a player might look for in vain, and why. */
  refused?(game: Imperium, seat: Seat): readonly Refused<O>[];
  /** What of the offered must be done before the turn can end. */
  owed?(game: Imperium, seat: Seat, offered: readonly O[]): O | undefined;
  /** What of the offered is done when the clock runs out, though it could be left. */
  welcome?(game: Imperium, seat: Seat, offered: readonly O[]): O | undefined;
  /** Carries it out: at once (null), or as a flow that asks. */
  run(game: Imperium, seat: Seat, picked: O): Flow | null;
}

interface Menu extends Pick<Question<ImperiumOption>, 'kind' | 'rule' | 'veiled'> {
  readonly tasks: readonly Task[];
  /** What ends it, open once nothing is owed; done as well when the clock runs out. */
  readonly last: Task;
}

/** Lets a seat begin one of the tasks of a menu, or what ends it; gives what is left to be run. */
export function* chooseTask(game: Imperium, seat: Seat, menu: Menu): Flow<Flow | null> {
  const { options, ends, usual } = offeredBy(game, seat, menu);
  const picked = yield* ask(game, seat, {
    kind: menu.kind,
    rule: menu.rule,
    veiled: menu.veiled,
    options,
    fallback: (usual ?? options.at(-1)!).id,
    refused: () => menu.tasks.flatMap((task) => task.refused?.(game, seat) ?? []),
  });
  game.turn!.started = true;
  const task = offering(menu, ends, options.indexOf(picked));
  return task.run(game, seat, picked);
}

/** The task whose options end behind this one, or what ends the menu. */
function offering({ tasks, last }: Menu, ends: readonly number[], at: number): Task {
  for (let i = 0; i < tasks.length; i++) if (at < ends[i]!) return tasks[i]!;
  return last;
}

function offeredBy(game: Imperium, seat: Seat, { tasks, last }: Menu) {
  const options: ImperiumOption[] = [];
  /** Where the options of each task end among all of them. */
  const ends: number[] = [];
  let owed: ImperiumOption | undefined;
  let welcome: ImperiumOption | undefined;
  for (const task of tasks) {
    const offered = task.offered(game, seat);
    for (const option of offered) options.push(option);
    ends.push(options.length);
    owed ??= task.owed?.(game, seat, offered);
    welcome ??= task.welcome?.(game, seat, offered);
  }
  if (!owed) for (const option of last.offered(game, seat)) options.push(option);
  return { options, ends, usual: owed ?? welcome };
}
