import type { Seat } from './seat.ts';

/** Why something may not be done: a code for the wording, the rule behind it, and its arguments. */
export interface Reason {
  readonly code: string;
  readonly rule: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** One thing that may be chosen: an id and references, never prose. */
export interface Option {
  readonly id: string;
}

/** Something a player might expect to be offered, and why it is not. */
export interface Refused<O extends Option = Option> {
  readonly option: O;
  readonly why: Reason;
}

interface Owed {
  readonly seat: Seat;
  /** The decision's stable name in `docs/rules/decisions.md`. */
  readonly kind: string;
  /** The rule that asks for it. */
  readonly rule?: string;
  /** What the decision is about (a card, a space), for the wording. */
  readonly about?: Readonly<Record<string, unknown>>;
  /** Others do not see what kind of decision is owed. */
  readonly hidden?: true;
  /** The window that it is asked in, if it is. */
  readonly window?: SealedWindow;
}

/**
 * A moment for what only its owner can see. Nobody may learn who is asked in it, who could do
 * something or who has answered: where people play far apart the answers are collected, and opened
 * together after so many beats, whatever was said. All decisions of one window have the same one.
 */
export interface SealedWindow {
  readonly beats: number;
}

/** Exactly one of the options. */
export interface PickOne<O extends Option = Option> extends Owed {
  readonly shape: 'one';
  readonly options: readonly O[];
  /** The options as they are by now, where what others do unasked may change them. */
  readonly anew?: () => readonly O[];
  /** So many beats pass before an answer counts, so that haste tells nothing. */
  readonly pause?: number;
  readonly refused?: () => Refused<O>[];
  readonly fallback: string;
}

/** From `min` to `max` different options; their order does not matter. */
export interface PickSome<O extends Option = Option> extends Owed {
  readonly shape: 'some';
  readonly options: readonly O[];
  readonly min: number;
  readonly max: number;
  readonly fallback: readonly string[];
}

export interface PickNumber extends Owed {
  readonly shape: 'number';
  readonly min: number;
  readonly max: number;
  readonly fallback: number;
}

/** All of the options, in the order wanted. */
export interface PutInOrder<O extends Option = Option> extends Owed {
  readonly shape: 'order';
  readonly options: readonly O[];
  readonly fallback: readonly string[];
}

/**
 * Several fields answered at once; `check` sees the whole and says why it may not stand. A draft can
 * be tried as often as one likes, so it looks at nothing that its seat cannot know.
 */
export interface FillForm extends Owed {
  readonly shape: 'form';
  readonly fields: Readonly<Record<string, Field>>;
  readonly check?: (values: Readonly<Record<string, Choice>>) => Reason | null;
  readonly fallback: Readonly<Record<string, Choice>>;
}

export type Field =
  | { readonly shape: 'one'; readonly options: readonly Option[] }
  | {
      readonly shape: 'some';
      readonly options: readonly Option[];
      readonly min: number;
      readonly max: number;
    }
  | { readonly shape: 'number'; readonly min: number; readonly max: number };

export type Decision<O extends Option = Option> =
  | PickOne<O>
  | PickSome<O>
  | PickNumber
  | PutInOrder<O>
  | FillForm;

/** What a player sends: an id, several ids, a number, or a form of those. */
export type Choice = string | number | readonly string[] | { readonly [field: string]: Choice };

/** A decision as its owner sees it: plain data, with the refused options spelled out. */
export type OpenDecision<O extends Option = Option> = DistributeOpen<Decision<O>, O>;
type DistributeOpen<D, O extends Option> = D extends unknown
  ? Omit<D, 'refused' | 'anew' | 'pause' | 'check' | 'window'> & {
      readonly refused: readonly Refused<O>[];
    }
  : never;

export function opened<O extends Option>(decision: Decision<O>): OpenDecision<O> {
  const { refused, anew, pause, check, window, ...plain } = decision as {
    refused?: () => Refused<O>[];
    anew?: unknown;
    pause?: unknown;
    check?: unknown;
    window?: SealedWindow;
  };
  return { ...plain, refused: refused?.() ?? [] } as unknown as OpenDecision<O>;
}

/** A choice as the record keeps it: a copy that neither its sender nor a rule can change. */
export function keptChoice(choice: Choice): Choice {
  if (typeof choice === 'string') return choice;
  // JSON has no -0, so a match that kept one would not load as it was saved.
  if (typeof choice === 'number') return choice === 0 ? 0 : choice;
  if (Array.isArray(choice)) return Object.freeze(choice.slice());
  const fields = Object.entries(choice).map(([name, value]) => [name, keptChoice(value)]);
  return Object.freeze(Object.fromEntries(fields));
}

type Asking =
  | Pick<PickOne, 'shape' | 'options'>
  | Pick<PickNumber, 'shape' | 'min' | 'max'>
  | Pick<PickSome | PutInOrder | FillForm, 'shape'>;

/** The only answer there is where one thing or a number is asked for, or null. */
export function onlyAnswer(decision: Asking): Choice | null {
  switch (decision.shape) {
    case 'one':
      return decision.options.length === 1 ? decision.options[0]!.id : null;
    case 'number':
      return decision.min === decision.max ? decision.min : null;
    default:
      return null;
  }
}

/** The reason against a choice, or null when it may be made. There is no other such check. */
export function against(decision: Decision, choice: Choice): Reason | null {
  switch (decision.shape) {
    case 'one': {
      if (typeof choice !== 'string') return misshapen('one');
      if (decision.options.some((option) => option.id === choice)) return null;
      const refused = decision.refused?.().find(({ option }) => option.id === choice);
      return refused?.why ?? notOffered(choice);
    }
    case 'some':
    case 'number':
      return againstField(decision, choice);
    case 'order':
      return againstField(
        { ...decision, shape: 'some', min: decision.options.length, max: decision.options.length },
        choice,
      );
    case 'form':
      return againstForm(decision, choice);
  }
}

function againstForm(decision: FillForm, choice: Choice): Reason | null {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice))
    return misshapen('form');
  const values = choice as Readonly<Record<string, Choice>>;
  for (const name of Object.keys(values))
    if (!Object.hasOwn(decision.fields, name)) return notOffered(name);
  for (const [name, field] of Object.entries(decision.fields)) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const why = value === undefined ? misshapen('form') : againstField(field, value);
    if (why) return why;
  }
  return decision.check?.(values) ?? null;
}

function againstField(field: Field, choice: Choice): Reason | null {
  switch (field.shape) {
    case 'one':
      if (typeof choice !== 'string') return misshapen('one');
      return field.options.some((option) => option.id === choice) ? null : notOffered(choice);
    case 'number':
      if (typeof choice !== 'number' || !Number.isInteger(choice)) return misshapen('number');
      return choice >= field.min && choice <= field.max
        ? null
        : outOfRange(choice, field.min, field.max);
    case 'some': {
      if (!Array.isArray(choice) || !choice.every((id) => typeof id === 'string'))
        return misshapen('some');
      if (new Set(choice).size !== choice.length) return misshapen('some');
      if (choice.length < field.min || choice.length > field.max)
        return outOfRange(choice.length, field.min, field.max);
      for (const id of choice)
        if (!field.options.some((option) => option.id === id)) return notOffered(id);
      return null;
    }
  }
}

const misshapen = (expected: string): Reason => ({
  code: 'misshapen',
  rule: 'answer',
  args: { expected },
});
const notOffered = (id: string): Reason => ({
  code: 'not-offered',
  rule: 'answer',
  args: { id: id.slice(0, 80) },
});
const outOfRange = (value: number, min: number, max: number): Reason => ({
  code: 'out-of-range',
  rule: 'answer',
  args: { value, min, max },
});

/** The candidates that may not be chosen, each with the reason. */
export function refusedAmong<T, O extends Option>(
  candidates: Iterable<T>,
  why: (candidate: T) => Reason | null,
  option: (candidate: T) => O,
): Refused<O>[] {
  const refused: Refused<O>[] = [];
  for (const candidate of candidates) {
    const reason = why(candidate);
    if (reason) refused.push({ option: option(candidate), why: reason });
  }
  return refused;
}

/** Makes something once for an object that lasts, such as a table's options, and with it. */
export function onceFor<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const made = new WeakMap<K, T>();
  return (key) => {
    let thing = made.get(key);
    if (thing === undefined) {
      thing = make(key);
      made.set(key, thing);
    }
    return thing;
  };
}

/** Makes each option once and shares it: options are plain data that nobody changes. */
export function once<K, O>(make: (key: K) => O): (key: K) => O {
  const made = new Map<K, O>();
  return (key) => {
    let option = made.get(key);
    if (option === undefined) {
      option = make(key);
      made.set(key, option);
    }
    return option;
  };
}
