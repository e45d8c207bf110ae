import type {
  Choice,
  Decision,
  FillForm,
  Option,
  PickNumber,
  PickOne,
  PickSome,
  PutInOrder,
  SealedWindow,
} from './decision.ts';
import type { Seat } from './seat.ts';

/** One decision, or several at once for different seats. */
export type Ask = readonly Decision[];

/** The window that is open, or null: a decision outside of it is none. */
export const windowOf = ([first]: Ask): SealedWindow | null => first?.window ?? null;

/** A choice that the match has checked against the decision its seat owes, or may take unasked. */
export interface Answer {
  readonly seat: Seat;
  readonly choice: Choice;
  /** The kind of what was done unasked (`Unasked`). */
  readonly unasked?: string;
}

/** An answer as the record has it; the kind is there only for what was done unasked. */
export const answerOf = (seat: Seat, choice: Choice, unasked?: string): Answer =>
  unasked === undefined ? { seat, choice } : { seat, choice, unasked };

/** A rule: it asks, goes on, and returns when it is done. */
export type Flow<T = void> = Generator<Ask, T, Answer>;

/**
 * Every field by its name, so that none is forgotten. Spreading and then adding fields would be
 * shorter, but takes a microsecond or two, and this is done at every decision.
 */
type Whole<D> = { [K in keyof Required<D>]: D[K] };

type Asked<O extends Option> = Omit<PickOne<O>, 'shape' | 'fallback'> & { fallback?: string };

/** The decision behind `choose`, for a game's own way of asking: a flow less in every question. */
export function oneOf<O extends Option>(asked: Asked<O>): PickOne<O> {
  const { seat, kind, rule, about, hidden, window, options, anew, pause, refused, fallback } =
    asked;
  const decision: Whole<PickOne<O>> = {
    shape: 'one',
    seat,
    kind,
    rule,
    about,
    hidden,
    window,
    options,
    anew,
    pause,
    refused,
    fallback: fallback ?? options[0]!.id,
  };
  return decision;
}

/** The option that was chosen. */
export const pickedFrom = <O extends Option>({ options }: PickOne<O>, { choice }: Answer): O =>
  byId(options, choice as string);

export function* choose<O extends Option>(asked: Asked<O>): Flow<O> {
  const decision = oneOf(asked);
  return pickedFrom(decision, yield [decision]);
}

export function* chooseSome<O extends Option>(
  decision: Omit<PickSome<O>, 'shape' | 'fallback'> & { fallback?: readonly string[] },
): Flow<O[]> {
  const { seat, kind, rule, about, hidden, window, options, min, max } = decision;
  const fallback = decision.fallback ?? options.slice(0, min).map(({ id }) => id);
  const asked: Whole<PickSome<O>> = {
    shape: 'some',
    seat,
    kind,
    rule,
    about,
    hidden,
    window,
    options,
    min,
    max,
    fallback,
  };
  const answer = yield [asked];
  const ids = answer.choice as readonly string[];
  return options.filter(({ id }) => ids.includes(id));
}

export function* chooseNumber(
  decision: Omit<PickNumber, 'shape' | 'fallback'> & { fallback?: number },
): Flow<number> {
  const { seat, kind, rule, about, hidden, window, min, max, fallback = min } = decision;
  const asked: Whole<PickNumber> = {
    shape: 'number',
    seat,
    kind,
    rule,
    about,
    hidden,
    window,
    min,
    max,
    fallback,
  };
  const answer = yield [asked];
  return answer.choice as number;
}

export function* putInOrder<O extends Option>(
  decision: Omit<PutInOrder<O>, 'shape' | 'fallback'>,
): Flow<O[]> {
  const { seat, kind, rule, about, hidden, window, options } = decision;
  const fallback = options.map(({ id }) => id);
  const asked: Whole<PutInOrder<O>> = {
    shape: 'order',
    seat,
    kind,
    rule,
    about,
    hidden,
    window,
    options,
    fallback,
  };
  const answer = yield [asked];
  return (answer.choice as readonly string[]).map((id) => byId(options, id));
}

export function* fillForm(
  decision: Omit<FillForm, 'shape'>,
): Flow<Readonly<Record<string, Choice>>> {
  const { seat, kind, rule, about, hidden, window, fields, check, fallback } = decision;
  const asked: Whole<FillForm> = {
    shape: 'form',
    seat,
    kind,
    rule,
    about,
    hidden,
    window,
    fields,
    check,
    fallback,
  };
  const answer = yield [asked];
  return answer.choice as Readonly<Record<string, Choice>>;
}

function byId<O extends Option>(options: readonly O[], id: string): O {
  for (const option of options) if (option.id === id) return option;
  throw new Error(`no option ${id}`);
}

/** Runs one flow per seat side by side, in whatever order the answers come. */
export function* together<T>(flows: ReadonlyMap<Seat, Flow<T>>): Flow<Map<Seat, T>> {
  // In the order asked for: who was quickest must not show in what follows.
  const done = new Map<Seat, T>();
  const open: { seat: Seat; flow: Flow<T>; ask: Ask }[] = [];
  for (const [seat, flow] of flows) {
    const step = flow.next();
    done.set(seat, step.done ? step.value : (undefined as T));
    if (!step.done) open.push({ seat, flow, ask: step.value });
  }
  while (open.length > 0) {
    const answer: Answer = yield askedOf(open);
    const owner = ownerOf(open, answer.seat);
    const step = open[owner]!.flow.next(answer);
    if (step.done) {
      done.set(open[owner]!.seat, step.value);
      open.splice(owner, 1);
    } else open[owner]!.ask = step.value;
  }
  return done;
}

function askedOf(open: readonly { readonly ask: Ask }[]): Ask {
  if (open.length === 1) return open[0]!.ask;
  const asked: Decision[] = [];
  for (const { ask } of open) for (const decision of ask) asked.push(decision);
  return asked;
}

function ownerOf(open: readonly { readonly ask: Ask }[], seat: Seat): number {
  for (let i = 0; i < open.length; i++)
    for (const decision of open[i]!.ask) if (decision.seat === seat) return i;
  throw new Error(`seat ${seat} was not asked`);
}

/** A question with yes and no; no is taken when the clock runs out. */
export function* agrees(decision: Omit<PickOne, 'shape' | 'options' | 'fallback'>): Flow<boolean> {
  const picked = yield* choose({ options: [{ id: 'no' }, { id: 'yes' }], ...decision });
  return picked.id === 'yes';
}

/**
 * A window in which several seats may react, one after the other and again, until all who take part
 * have passed in a row. `react` says whether the seat did something. The seats are asked for anew
 * after every step, since a reaction may put one of them out or bring another in.
 */
export function* window(seats: () => readonly Seat[], react: (seat: Seat) => Flow<boolean>): Flow {
  const order = [...seats()];
  const passed = new Set<Seat>();
  for (let i = 0; ; i++) {
    const involved = seats();
    if (involved.every((seat) => passed.has(seat))) return;
    for (const seat of involved) if (!order.includes(seat)) order.push(seat);
    if (i >= order.length) i = 0;
    const seat = order[i]!;
    if (!involved.includes(seat)) continue;
    if (yield* react(seat)) passed.clear();
    else passed.add(seat);
  }
}
