import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  against,
  type Choice,
  type Decision,
  type Field,
  keptChoice,
  opened,
  randomChoice,
  seeded,
} from '../src/index.ts';
import { everyChoice, wrongChoices } from '../suite/checks/choices.ts';

const options = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const base = { seat: 0, kind: 'test', rule: 'T-1' };

const one: Decision = {
  ...base,
  shape: 'one',
  options,
  refused: () => [{ option: { id: 'd' }, why: { code: 'too-far', rule: 'T-2', args: { by: 3 } } }],
  fallback: 'a',
};
const some: Decision = { ...base, shape: 'some', options, min: 1, max: 2, fallback: ['a'] };
const number: Decision = { ...base, shape: 'number', min: -2, max: 5, fallback: 0 };
const order: Decision = { ...base, shape: 'order', options, fallback: ['a', 'b', 'c'] };
const form: Decision = {
  ...base,
  shape: 'form',
  fields: {
    leader: { shape: 'one', options },
    weapons: { shape: 'some', options, min: 0, max: 2 },
    dial: { shape: 'number', min: 0, max: 9 },
  },
  check: ({ dial, weapons }) =>
    dial === 0 && (weapons as string[]).length > 0 ? { code: 'no-force', rule: 'T-3' } : null,
  fallback: { leader: 'a', weapons: [], dial: 0 },
};

const misshapen = (expected: string) => ({ code: 'misshapen', rule: 'answer', args: { expected } });
const notOffered = (id: string) => ({ code: 'not-offered', rule: 'answer', args: { id } });
const outOfRange = (value: number, min: number, max: number) => ({
  code: 'out-of-range',
  rule: 'answer',
  args: { value, min, max },
});

describe('against', () => {
  it('one: takes an offered id, says why a refused one may not be', () => {
    expect(against(one, 'b')).toBeNull();
    expect(against(one, 'd')).toEqual({ code: 'too-far', rule: 'T-2', args: { by: 3 } });
    expect(against(one, 'e')).toEqual(notOffered('e'));
    expect(against(one, ['a'])).toEqual(misshapen('one'));
  });

  it('some: takes so many different ids', () => {
    expect(against(some, ['c'])).toBeNull();
    expect(against(some, ['c', 'a'])).toBeNull();
    expect(against(some, [])).toEqual(outOfRange(0, 1, 2));
    expect(against(some, ['a', 'b', 'c'])).toEqual(outOfRange(3, 1, 2));
    expect(against(some, ['a', 'a'])).toEqual(misshapen('some'));
    expect(against(some, ['a', 'x'])).toEqual(notOffered('x'));
    expect(against(some, 'a')).toEqual(misshapen('some'));
  });

  it('number: takes whole numbers in range', () => {
    expect(against(number, -2)).toBeNull();
    expect(against(number, 5)).toBeNull();
    expect(against(number, 6)).toEqual(outOfRange(6, -2, 5));
    expect(against(number, 0.5)).toEqual(misshapen('number'));
    expect(against(number, '1')).toEqual(misshapen('number'));
  });

  it('order: takes all ids, each once', () => {
    expect(against(order, ['c', 'a', 'b'])).toBeNull();
    expect(against(order, ['c', 'a'])).toEqual(outOfRange(2, 3, 3));
    expect(against(order, ['c', 'a', 'a'])).toEqual(misshapen('some'));
  });

  it('form: takes every field and no other, and asks its own check last', () => {
    expect(against(form, { leader: 'b', weapons: ['a'], dial: 1 })).toBeNull();
    expect(against(form, { leader: 'b', weapons: ['a'], dial: 0 })).toEqual({
      code: 'no-force',
      rule: 'T-3',
    });
    expect(against(form, { leader: 'b', weapons: [] })).toEqual(misshapen('form'));
    expect(against(form, { leader: 'b', weapons: [], dial: 10 })).toEqual(outOfRange(10, 0, 9));
    expect(against(form, { leader: 'b', weapons: [], dial: 1, traitor: 'x' })).toEqual(
      notOffered('traitor'),
    );
  });

  it('cuts a long id short', () => {
    expect(against(one, 'x'.repeat(1_000))?.args?.id).toHaveLength(80);
  });
});

const shapes: [string, Decision][] = [one, some, number, order, form].map((d) => [d.shape, d]);

describe.each(shapes)('a decision of the shape %s', (_, decision) => {
  it('never throws, whatever is sent', () => {
    const sent = fc.oneof(
      fc.anything(),
      fc.jsonValue(),
      fc.array(fc.constantFrom('a', 'b', 'x')),
      fc.record({ leader: fc.anything(), weapons: fc.anything(), dial: fc.anything() }),
    );
    fc.assert(
      fc.property(sent, (choice) => {
        const why = against(decision, choice as Choice);
        expect(why === null || typeof why.code === 'string').toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('takes its default, all that is offered, and any random choice', () => {
    expect(against(decision, decision.fallback)).toBeNull();
    for (const choice of everyChoice(decision, seeded('all')))
      expect(against(decision, choice)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(against(decision, randomChoice(decision, seeded(seed)))).toBeNull();
      }),
    );
  });

  it('refuses all that is wrong', () => {
    for (const choice of wrongChoices(decision)) expect(against(decision, choice)).not.toBeNull();
  });

  it('opens as plain data', () => {
    const open = opened(decision);
    expect(JSON.parse(JSON.stringify(open))).toEqual(open);
    expect(open).not.toHaveProperty('check');
    expect(open.refused).toHaveLength(decision.shape === 'one' ? 1 : 0);
  });
});

describe('randomChoice', () => {
  it('reaches every option of every field', () => {
    const random = seeded('wide');
    const seen = new Set<string>();
    for (let i = 0; i < 500; i++) {
      const values = randomChoice(form, random) as Record<string, Choice>;
      for (const [name, value] of Object.entries(values)) seen.add(`${name} ${value}`);
    }
    const fields = (form as Extract<Decision, { shape: 'form' }>).fields;
    for (const { id } of (fields.leader as Extract<Field, { shape: 'one' }>).options)
      expect(seen).toContain(`leader ${id}`);
    for (let dial = 0; dial <= 9; dial++) expect(seen).toContain(`dial ${dial}`);
    expect(seen).toContain('weapons ');
  });

  it('leaves a form as it is by default when its check takes nothing else', () => {
    const never = { ...form, check: () => ({ code: 'no', rule: 'T-4' }) } as Decision;
    expect(randomChoice(never, seeded('x'))).toBe(never.fallback);
  });

  it('takes no more than there are', () => {
    const wide: Decision = { ...base, shape: 'some', options, min: 0, max: 9, fallback: [] };
    for (let i = 0; i < 50; i++)
      expect((randomChoice(wide, seeded(`${i}`)) as string[]).length).toBeLessThanOrEqual(3);
  });
});

describe('keptChoice', () => {
  it('is a copy that nobody can change', () => {
    const sent = { leader: 'a', weapons: ['b'], dial: -0 };
    const kept = keptChoice(sent) as typeof sent;
    sent.weapons.push('c');
    expect(kept).toEqual({ leader: 'a', weapons: ['b'], dial: 0 });
    expect(() => kept.weapons.push('c')).toThrow(TypeError);
    expect(Object.isFrozen(kept)).toBe(true);
  });
});
