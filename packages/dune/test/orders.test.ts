import { dune, ORDERS, type Order, ordered } from '@landsraad/dune';
import { type Decision, playout, randomChoice, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';

const KINDS: Readonly<Record<Order, string>> = {
  deals: 'deal.offer',
  charity: 'charity.claim',
  traitors: 'traitor.call',
  karama: 'karama.stop',
  pledges: 'ally.pledge',
};

/** Plays with these orders, at random where they say nothing; every question on the way. */
function asked(orders: readonly Order[]): Decision[] {
  const met: Decision[] = [];
  for (let n = 0; n < 6; n++) {
    const random = seeded(`orders ${n}`);
    const game = dune.setup(dune.parseOptions({ mode: 'advanced', turns: 4 }), random);
    playout(dune, game, (decision) => {
      met.push(decision);
      return ordered(decision, orders) ?? randomChoice(decision, random);
    });
  }
  return met;
}

const offers = (decision: Decision, id: string): boolean =>
  decision.shape === 'one' && decision.options.some((option) => option.id === id);

describe('standing orders', () => {
  const met = asked(ORDERS);

  it.each(ORDERS)('%s: answer every question of the kind, and so tell nothing', (order) => {
    const all = met.filter(({ kind }) => kind === KINDS[order]);
    expect(all.length).toBeGreaterThan(0);
    for (const decision of all) expect(ordered(decision, [order]), decision.rule).not.toBeNull();
  });

  it('claim and call wherever that may be', () => {
    for (const order of ['charity', 'traitors'] as const) {
      const all = met.filter(({ kind }) => kind === KINDS[order]);
      const may = all.filter((decision) => offers(decision, 'yes'));
      expect(may.length).toBeGreaterThan(0);
      expect(may.length).toBeLessThan(all.length);
      for (const decision of all)
        expect(ordered(decision, [order])).toBe(may.includes(decision) ? 'yes' : 'no');
    }
  });

  it('answer nothing else, and nothing where none is given', () => {
    const others = met.filter(({ kind }) => !Object.values(KINDS).includes(kind));
    expect(others.filter((decision) => ordered(decision, ORDERS) !== null)).toEqual([]);
    expect(met.filter((decision) => ordered(decision, []) !== null)).toEqual([]);
  });

  it('leave an offer to whoever makes one', () => {
    const making = asked([]).filter(
      ({ kind, rule }) => kind === 'deal.offer' && rule === 'DUN-15.4',
    );
    expect(making.length).toBeGreaterThan(0);
    expect(making.filter((decision) => ordered(decision, ['deals']) !== null)).toEqual([]);
  });
});
