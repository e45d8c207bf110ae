import type { Choice } from '../decision.ts';
import { type Check, integer, list, object, oneOf, shown, text, wrong } from './checks.ts';

/** A position, what is done from there, and what must come of it: plain JSON. */
export interface Scenario<P = unknown> {
  readonly title: string;
  /** The rules and worked examples it shows. */
  readonly rules: readonly string[];
  readonly game: string;
  /** The version of the rules it is played by; the newest unless said. */
  readonly gameVersion?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly position: P;
  readonly steps: readonly Step<P>[];
  readonly expect?: P;
}

/** Who answers: a seat's number, or the name that the game has for it. */
export type Who = number | string;

/** An answer by itself, or an object that says more. Who answers, where given, is checked. */
export type Step<P = unknown> = Choice | Action<P>;
export type Action<P = unknown> = { readonly seat?: Who } & (
  | { readonly choose: Choice; readonly unasked?: string }
  | { readonly offered: readonly (string | number)[] }
  | { readonly offers: readonly (string | number)[] }
  | { readonly notOffered: readonly (string | number)[] }
  | { readonly refused: string; readonly rule?: string }
  | { readonly runUntil: unknown }
  | { readonly expect: P }
  /** A verb of the game's own. */
  | Readonly<Record<string, unknown>>
);

type Fields = Readonly<Record<string, Check>>;

/** What a game says of its scenarios: its words for a position, and what only it has. */
export interface ScenarioWords {
  readonly game: string;
  readonly position: Check;
  /** What may be expected: the words of the position, perhaps some more. */
  readonly expected: Check;
  readonly seat: Check;
  /** What `runUntil` may wait for. */
  readonly moment: Check;
  /** Verbs of the game's own, each with the fields of its step; all of them are needed. */
  readonly verbs?: Readonly<Record<string, Fields>>;
  /** Keys of the file besides those of every scenario. */
  readonly more?: Fields;
}

const MANY = 999;
const STEPS = 1000;

const field: Check = (value, path) => {
  const check =
    typeof value === 'number' ? integer(0, MANY) : Array.isArray(value) ? list(text) : text;
  check(value, path);
};

/** A form is an object of its fields; only `choose` can hold one. */
const choice: Check = (value, path) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) field(value, path);
  else for (const [name, one] of Object.entries(value)) field(one, `${path}.${name}`);
};

const ids = list((value, path) => {
  if (typeof value !== 'number') text(value, path);
});

const RULE_ID = /^[A-Z]+-(?:[A-Z]?\d+(?:\.\d+)?)$/;
const rule: Check = (value, path) => {
  if (typeof value !== 'string' || !RULE_ID.test(value))
    wrong(path, `a rule's number such as 'IMP-9.4', not ${shown(value)}`);
};

/** What a step does is told by one key; the others belong to it. */
function stepCheck({ seat, moment, expected, verbs = {} }: ScenarioWords): Check {
  const own = Object.entries(verbs).map(([verb, fields]) => [verb, { ...fields, seat }] as const);
  const known: Readonly<Record<string, Fields>> = {
    choose: { choose: choice, seat, unasked: text },
    ...Object.fromEntries(own),
    offered: { offered: ids, seat },
    offers: { offers: ids, seat },
    notOffered: { notOffered: ids, seat },
    refused: { refused: text, rule, seat },
    runUntil: { runUntil: moment },
    expect: { expect: expected },
  };
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return field(value, path);
    const [verb = '', ...more] = Object.keys(value).filter((key) => Object.hasOwn(known, key));
    if (verb === '' || more.length > 0)
      wrong(path, `a step has one of ${Object.keys(known).join(', ')}`);
    const required = verbs[verb] ? Object.keys(verbs[verb]) : [verb];
    object(known[verb]!, required)(value, path);
  };
}

/** The check of a whole scenario; it throws a `Problem` that says where the first fault is. */
export function scenarioCheck(words: ScenarioWords): Check {
  return object(
    {
      title: text,
      rules: list(rule),
      game: oneOf(words.game),
      gameVersion: integer(1, MANY),
      options: (value, path) => {
        if (typeof value !== 'object' || value === null) wrong(path, 'an object');
      },
      ...words.more,
      position: words.position,
      steps: list(stepCheck(words), STEPS),
      expect: words.expected,
    },
    ['title', 'rules', 'game', 'position', 'steps'],
  );
}
