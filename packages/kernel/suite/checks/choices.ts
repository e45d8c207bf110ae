import { against, type Choice, type Decision, type Field } from '../../src/decision.ts';
import { randomChoice } from '../../src/playout.ts';
import type { Random } from '../../src/random.ts';

const MOST_NUMBERS = 12;
const RANDOM_CHOICES = 3;

/** Choices that together take everything offered at least once. */
export function everyChoice(decision: Decision, random: Random): Choice[] {
  const more = Array.from({ length: RANDOM_CHOICES }, () => randomChoice(decision, random));
  switch (decision.shape) {
    case 'one':
    case 'some':
    case 'number':
      return [decision.fallback, ...everyFieldChoice(decision), ...more];
    case 'order':
      return [decision.fallback, decision.fallback.toReversed(), ...more];
    case 'form':
      return [decision.fallback, ...everyFormChoice(decision), ...more];
  }
}

function everyFieldChoice(field: Field): Choice[] {
  switch (field.shape) {
    case 'one':
      return field.options.map(({ id }) => id);
    case 'number': {
      const numbers = Math.min(field.max - field.min + 1, MOST_NUMBERS);
      return [...Array.from({ length: numbers }, (_, i) => field.min + i), field.max];
    }
    case 'some': {
      const ids = field.options.map(({ id }) => id);
      const sizes = [...new Set([field.min, Math.min(field.max, ids.length)])];
      return sizes.flatMap((size) =>
        ids.map((_, i) => [...ids.slice(i), ...ids.slice(0, i)].slice(0, size)),
      );
    }
  }
}

type Form = Extract<Decision, { shape: 'form' }>;

const everyFormChoice = (decision: Form): Choice[] =>
  everyDraft(decision).filter((choice) => against(decision, choice) === null);

/** One field after the other takes every value, whether or not the whole may stand. */
export const everyDraft = ({ fields, fallback }: Form): Choice[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    everyFieldChoice(field).map((value) => ({ ...fallback, [name]: value })),
  );

/** Ids that a lookup in a plain object would find although nobody offers them. */
const STRAY_IDS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', ' ', 'no such id'];

/** What no decision of any shape takes; a hostile client sends all of it. */
const JUNK: unknown[] = [null, undefined, true, Number.NaN, 0.5, Number.POSITIVE_INFINITY, 1e300];

/** Choices wrong by the way they are made, without asking the code under test. */
export function wrongChoices(decision: Decision): Choice[] {
  return wrongValues(decision) as Choice[];
}

function wrongValues(decision: Decision): unknown[] {
  switch (decision.shape) {
    case 'one':
    case 'some':
    case 'number':
      return wrongFieldValues(decision);
    case 'order': {
      const { fallback } = decision;
      const wrong = [...JUNK, ...STRAY_IDS, 0, {}, [...fallback, fallback[0]], [...fallback, 'x']];
      return fallback.length > 0 ? [...wrong, fallback.slice(1), []] : wrong;
    }
    case 'form':
      return wrongForms(decision);
  }
}

function wrongFieldValues(field: Field): unknown[] {
  switch (field.shape) {
    case 'one': {
      const ids = field.options.map(({ id }) => id);
      const stray = [...STRAY_IDS, `${ids[0]} `].filter((id) => !ids.includes(id));
      return [...JUNK, ...stray, 0, [], [ids[0]], {}, { id: ids[0] }, { toString: 1 }];
    }
    case 'number': {
      const { min, max } = field;
      return [...JUNK, ...STRAY_IDS, String(min), min - 1, max + 1, min + 0.5, [], [min], {}];
    }
    case 'some': {
      const ids = field.options.map(({ id }) => id);
      const stray = STRAY_IDS.filter((id) => !ids.includes(id));
      const others = ids.slice(1, field.min);
      const wrong = [...JUNK, ...STRAY_IDS, 0, {}, ids[0], [...ids, 'one more'], [ids[0], ids[0]]];
      // The right number of ids, but one of them was never offered.
      for (const id of [...stray, null, 0, [], { toString: 1 }]) wrong.push([id, ...others]);
      if (field.min > 0) wrong.push(ids.slice(0, field.min - 1));
      return wrong;
    }
  }
}

function wrongForms(decision: Form): unknown[] {
  const { fields, fallback } = decision;
  const wrong: unknown[] = [...JUNK, ...STRAY_IDS, 0, [], [fallback]];
  for (const name of STRAY_IDS)
    wrong.push(Object.fromEntries([...Object.entries(fallback), [name, 1]]));
  for (const [name, field] of Object.entries(fields)) {
    const { [name]: _, ...others } = fallback;
    wrong.push(others, Object.create(fallback));
    for (const value of wrongFieldValues(field)) wrong.push({ ...others, [name]: value });
  }
  return wrong;
}
