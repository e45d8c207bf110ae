import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Comparing, changed, changes } from '../src/index.ts';

const seed = [...(process.env.LANDSRAAD_SEED ?? '')].reduce(
  (sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 2 ** 31,
  7,
);
console.log(`seed of the changes: LANDSRAAD_SEED=${seed}`);

const { value: plain } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.string({ maxLength: 4 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__x'), tie('value'), { maxKeys: 3 }),
  ),
}));
const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('changes', () => {
  it('make the later value out of the earlier one, over the wire as well', () =>
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const change = asSent(changes(before, after)) as ReturnType<typeof changes>;
        expect(changed(before, change)).toEqual(after);
      }),
      { seed },
    ));

  it('are none between equal values', () =>
    fc.assert(
      fc.property(plain, (value) => {
        expect(changes(value, asSent(value))).toEqual({});
      }),
      { seed },
    ));

  it('tell of a long list only what came at its end, and of one that lost its middle all', () => {
    const log = ['harvested', 'gained', 'recruited'];
    expect(changes({ log }, { log: [...log, 'paid'] })).toEqual({ log: { 3: 'paid' } });
    expect(changes({ log }, { log: log.slice(0, 2) })).toEqual({ log: { 2: [] } });
    expect(changes({ log }, { log: log.slice(2) })).toEqual({ log: [['recruited']] });
  });

  it('leave the earlier value as it was and share what stays', () => {
    const before = { purse: { spice: 1 }, hand: ['dagger'] };
    const after = changed(before, changes(before, { purse: { spice: 2 }, hand: ['dagger'] }));
    expect(before.purse.spice).toBe(1);
    expect(after.hand).toBe(before.hand);
  });

  it('are the same for several who share what they see, whoever is told first', () =>
    fc.assert(
      fc.property(fc.array(fc.array(plain), { minLength: 3, maxLength: 3 }), (parts) => {
        const comparing = new Comparing();
        for (const [i, open] of parts.entries())
          for (const then of parts) {
            const [before, after] = [{ open }, { open: then, own: i }];
            expect(comparing.changes(before, after)).toEqual(changes(before, after));
          }
      }),
      { seed },
    ));

  it('put back what stayed, down to each player, where several are compared', () => {
    const table = (spice: number) => ({
      view: { deck: { left: 9 }, players: [{ spice }, { spice: 3, hand: ['dagger'] }] },
      seats: ['Chani'],
    });
    const [before, after, own] = [table(1), table(2), table(2)];
    const change = new Comparing().changes(before, after);
    expect(change).toEqual(changes(before, own));
    expect(after).toEqual(own);
    expect(after.seats).toBe(before.seats);
    expect(after.view.deck).toBe(before.view.deck);
    expect(after.view.players[1]).toBe(before.view.players[1]);
    expect(own.seats).not.toBe(before.seats);
  });
});
