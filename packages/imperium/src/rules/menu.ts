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
  run(game: Imperium, seat: Seat, picked: O): Flow;
}

interface Menu extends Pick<Question<ImperiumOption>, 'kind' | 'rule' | 'veiled'> {
  readonly tasks: readonly Task[];
  /** What ends it, open once nothing is owed; done as well when the clock runs out. */
  readonly last: Task;
}

/** Lets a seat do one of the tasks of a menu, or what ends it. */
export function* chooseTask(game: Imperium, seat: Seat, menu: Menu): Flow {
  const { options, ends, owed } = offeredBy(game, seat, menu);
  const picked = yield* ask(game, seat, {
    kind: menu.kind,
    rule: menu.rule,
    veiled: menu.veiled,
    options,
    fallback: (owed ?? options.at(-1)!).id,
    refused: () => menu.tasks.flatMap((task) => task.refused?.(game, seat) ?? []),
  });
  game.turn!.started = true;
  const at = options.indexOf(picked);
  const task = menu.tasks[ends.findIndex((end) => at < end)] ?? menu.last;
  yield* task.run(game, seat, picked);
}

function offeredBy(game: Imperium, seat: Seat, { tasks, last }: Menu) {
  const options: ImperiumOption[] = [];
  /** Where the options of each task end among all of them. */
  const ends: number[] = [];
  let owed: ImperiumOption | undefined;
  for (const task of tasks) {
    const offered = task.offered(game, seat);
    for (const option of offered) options.push(option);
    ends.push(options.length);
    owed ??= task.owed?.(game, seat, offered);
  }
  if (!owed) options.push(...last.offered(game, seat));
  return { options, ends, owed };
}
