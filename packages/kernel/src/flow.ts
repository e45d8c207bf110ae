import type {
  Choice,
  Decision,
  FillForm,
  Option,
  PickNumber,
  PickOne,
  PickSome,
  PutInOrder,
} from './decision.ts';
import type { Seat } from './seat.ts';

/** One decision, or several at once for different seats. */
export type Ask = readonly Decision[];

/** A choice that the match has checked against the decision its seat owes. */
export interface Answer {
  readonly seat: Seat;
  readonly choice: Choice;
}

/** A rule: it asks, goes on, and returns when it is done. */
export type Flow<T = void> = Generator<Ask, T, Answer>;

export function* choose<O extends Option>(
  decision: Omit<PickOne<O>, 'shape' | 'fallback'> & { fallback?: string },
): Flow<O> {
  const { options } = decision;
  const answer = yield [{ fallback: options[0]!.id, ...decision, shape: 'one' } as PickOne<O>];
  return byId(options, answer.choice as string);
}

export function* chooseSome<O extends Option>(
  decision: Omit<PickSome<O>, 'shape' | 'fallback'> & { fallback?: readonly string[] },
): Flow<O[]> {
  const { options, min } = decision;
  const fallback = decision.fallback ?? options.slice(0, min).map(({ id }) => id);
  const answer = yield [{ ...decision, fallback, shape: 'some' } as PickSome<O>];
  return (answer.choice as readonly string[]).map((id) => byId(options, id));
}

export function* chooseNumber(
  decision: Omit<PickNumber, 'shape' | 'fallback'> & { fallback?: number },
): Flow<number> {
  const answer = yield [{ fallback: decision.min, ...decision, shape: 'number' }];
  return answer.choice as number;
}

export function* putInOrder<O extends Option>(
  decision: Omit<PutInOrder<O>, 'shape' | 'fallback'>,
): Flow<O[]> {
  const { options } = decision;
  const answer = yield [
    { ...decision, fallback: options.map(({ id }) => id), shape: 'order' } as PutInOrder<O>,
  ];
  return (answer.choice as readonly string[]).map((id) => byId(options, id));
}

export function* fillForm(
  decision: Omit<FillForm, 'shape'>,
): Flow<Readonly<Record<string, Choice>>> {
  const answer = yield [{ ...decision, shape: 'form' }];
  return answer.choice as Readonly<Record<string, Choice>>;
}

function byId<O extends Option>(options: readonly O[], id: string): O {
  for (const option of options) if (option.id === id) return option;
  throw new Error(`no option ${id}`);
}

/** Runs one flow per seat side by side, in whatever order the answers come. */
export function* together<T>(flows: ReadonlyMap<Seat, Flow<T>>): Flow<Map<Seat, T>> {
  const done = new Map<Seat, T>();
  const open = new Map<Seat, { flow: Flow<T>; ask: Ask }>();
  const advance = (seat: Seat, flow: Flow<T>, step: IteratorResult<Ask, T>) => {
    if (step.done) {
      open.delete(seat);
      done.set(seat, step.value);
    } else open.set(seat, { flow, ask: step.value });
  };
  for (const [seat, flow] of flows) advance(seat, flow, flow.next());
  while (open.size > 0) {
    const answer: Answer = yield [...open.values()].flatMap(({ ask }) => ask);
    const owner = [...open].find(([, { ask }]) => ask.some(({ seat }) => seat === answer.seat))!;
    advance(owner[0], owner[1].flow, owner[1].flow.next(answer));
  }
  return done;
}

/** Something that may be done among others, in the order its owner likes. */
export interface Task<O extends Option = Option> {
  readonly option: O;
  readonly run: () => Flow;
}

/**
 * Lets a seat carry out tasks one by one in any order. The list is asked for anew each time, since
 * doing one may add or remove others; `done` is offered as well whenever it is not null.
 */
export function* inAnyOrder<O extends Option>(
  decision: { seat: Seat; kind: string; rule?: string },
  tasks: () => readonly Task<O>[],
  done: () => O | null,
): Flow {
  for (;;) {
    const open = tasks();
    const end = done();
    if (open.length === 0) return;
    const options = open.map(({ option }) => option);
    if (end) options.push(end);
    const picked = options.length === 1 ? options[0]! : yield* choose({ ...decision, options });
    const task = open.find(({ option }) => option === picked);
    if (!task) return;
    yield* task.run();
  }
}

/** A question with yes and no; no is taken when the clock runs out. */
export function* agrees(decision: Omit<PickOne, 'shape' | 'options' | 'fallback'>): Flow<boolean> {
  const picked = yield* choose({ ...decision, options: [{ id: 'no' }, { id: 'yes' }] });
  return picked.id === 'yes';
}

/**
 * A window in which several seats may react, one after the other and again, until all who take part
 * have passed in a row. `react` says whether the seat did something. The seats are asked for anew
 * after every step, since a reaction may put one of them out.
 */
export function* window(seats: () => readonly Seat[], react: (seat: Seat) => Flow<boolean>): Flow {
  const order = [...seats()];
  let passes = 0;
  for (let i = 0; order.length > 0; i = (i + 1) % order.length) {
    const seat = order[i]!;
    const involved = seats();
    if (involved.length === 0 || passes >= involved.length) return;
    if (!involved.includes(seat)) continue;
    passes = (yield* react(seat)) ? 0 : passes + 1;
  }
}
