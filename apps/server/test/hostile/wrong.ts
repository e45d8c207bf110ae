import { type Choice, type OpenDecision, pickFrom, type Random } from '@landsraad/kernel';
import type { ClientMessage } from '@landsraad/protocol';
import type { Browser } from '../http/bench.ts';
import { anyChoice, type Hall, newKey, type Running } from './tables.ts';

/* Well-formed messages and requests that nobody may send, or not now, or not again. */

export interface Wrong {
  readonly kind: string;
  readonly by: Browser;
  readonly table: Running;
  /** What may come of it. */
  readonly outcomes: readonly string[];
}
export interface WrongMessage extends Wrong {
  readonly message: ClientMessage;
}
export interface WrongRequest extends Wrong {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

type Maker<W> = (hall: Hall, table: Running, stranger: Browser) => W;

const pick = pickFrom;

/** Somebody who is not asked: at this table, at another, or nowhere. */
function anotherThanAsked(hall: Hall, table: Running, stranger: Browser): Browser {
  const all = [stranger, ...hall.tables.flatMap(({ people }) => people)];
  return pick(
    hall.random,
    all.filter((one) => one !== table.asked.by),
  );
}

const answerAt = (seq: number, choice: Choice) =>
  ({ do: 'answer', key: newKey(), seq, choice }) as const;

/** Nothing that is on offer, though it may look like it. */
function illegal(decision: OpenDecision, random: Random): Choice {
  const legal = anyChoice(decision, random);
  return pick<Choice>(random, [
    'no-such-thing',
    '',
    '__proto__',
    `${typeof legal === 'string' ? legal : 'x'}:`,
    -1,
    2 ** 31,
    ['a', 'a'],
    Array.from({ length: 60 }, (_, i) => `card-${i}`),
    { field: 'a' },
    typeof legal === 'string' ? [legal] : 'pass-not',
    typeof legal === 'string' ? { choice: legal } : { pass: 'x' },
  ]);
}

export const MESSAGES: readonly Maker<WrongMessage>[] = [
  ({ random }, table) => {
    const { by, message } = pick(random, table.said);
    return { kind: 'replayed', by, table, message, outcomes: ['accepted'] };
  },
  (hall, table, stranger) => {
    const { by, message } = pick(hall.random, table.said);
    const thief = anotherThanAsked(hall, table, stranger);
    const outcomes = thief === by ? ['accepted'] : ['moved-on', 'not-yours'];
    return { kind: 'replayed by another', by: thief, table, message, outcomes };
  },
  (hall, table, stranger) => ({
    kind: 'for another seat',
    by: anotherThanAsked(hall, table, stranger),
    table,
    message: answerAt(table.seq, anyChoice(table.asked.decision, hall.random)),
    outcomes: ['refused', 'not-yours'],
  }),
  ({ random }, table) => ({
    kind: 'not on offer',
    by: table.asked.by,
    table,
    message: answerAt(table.seq, illegal(table.asked.decision, random)),
    outcomes: ['refused'],
  }),
  ({ random }, table) => ({
    kind: 'at another moment',
    by: table.asked.by,
    table,
    message: answerAt(
      pick(random, [0, table.seq - 1, table.seq + 1, table.seq + 1000, 2 ** 40]),
      anyChoice(table.asked.decision, random),
    ),
    outcomes: ['moved-on'],
  }),
  (hall, table, stranger) => ({
    kind: 'taken back by another',
    by: pick(hall.random, [
      stranger,
      ...table.people.filter((one) => one !== table.said.at(-1)!.by),
    ]),
    table,
    message: { do: 'undo', key: newKey(), seq: table.seq },
    outcomes: ['refused', 'not-yours'],
  }),
  (hall, table, stranger) => ({
    kind: 'agreed to nothing',
    by: pick(hall.random, [stranger, ...table.people]),
    table,
    message: { do: 'reply-undo', key: newKey(), to: table.seq - 1, agree: true },
    outcomes: ['moved-on', 'not-yours'],
  }),
  (_hall, table, stranger) => ({
    kind: 'asked back by a stranger',
    by: stranger,
    table,
    message: { do: 'ask-undo', key: newKey(), seq: table.seq },
    outcomes: ['not-yours'],
  }),
  (_hall, table, stranger) => ({
    kind: 'said by nobody',
    by: stranger,
    table,
    message: { do: 'say', key: newKey(), text: 'Who am I?' },
    outcomes: ['not-yours'],
  }),
];

type Call = readonly [string, WrongRequest['method'], string, unknown, readonly string[]];

const CALLS: readonly Call[] = [
  ['started again', 'POST', '/start', {}, ['wrong-moment', 'not-yours']],
  ['closed', 'POST', '/close', {}, ['wrong-moment', 'not-yours']],
  ['a rematch too early', 'POST', '/rematch', {}, ['wrong-moment', 'not-yours']],
  ['the record too early', 'GET', '/record', undefined, ['wrong-moment']],
  ['a mute of nobody', 'POST', '/mute', { speaker: 'x', on: true }, ['not-found', 'not-yours']],
  ['a seat that is taken', 'POST', '/seat', { seat: 5 }, ['seat-taken', 'wrong-moment']],
  ['a bot of one’s own choice', 'POST', '/stand-in', { seat: 0, bot: 'random' }, ['misshapen']],
  ['too much', 'POST', '/send', { do: 'say', text: 'x'.repeat(40_000) }, ['too-large']],
  ['no message', 'POST', '/send', { do: 'win' }, ['misshapen']],
];

export const REQUESTS: readonly Maker<WrongRequest>[] = [
  ...CALLS.map(
    ([kind, method, rest, body, outcomes]): Maker<WrongRequest> =>
      (hall, table, stranger) => ({
        kind,
        by: pick(hall.random, [stranger, ...table.people]),
        table,
        method,
        path: `tables/${table.id}${rest}`,
        body,
        outcomes,
      }),
  ),
  (_hall, table, stranger) => ({
    kind: 'left by a stranger',
    by: stranger,
    table,
    method: 'DELETE',
    path: `tables/${table.id}/seat`,
    outcomes: ['not-yours'],
  }),
  ({ random }, table) => ({
    kind: 'a bot for somebody who is there',
    by: table.people[0],
    table,
    method: 'POST',
    path: `tables/${table.id}/stand-in`,
    body: { seat: pick(random, [1, 2]), on: true },
    outcomes: ['not-away'],
  }),
];
