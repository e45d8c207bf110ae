import {
  type AutoBid,
  autoBid,
  type DuneEvent,
  type DuneOption,
  dune,
  letBe,
  ORDERS,
  type Order,
  ordered,
  STOPPABLE,
  WINDOWS,
} from '@landsraad/dune';
import {
  against,
  type Decision,
  Match,
  Problem,
  playout,
  randomChoice,
  seeded,
} from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';

const KINDS: Readonly<Record<Order, readonly (keyof typeof WINDOWS | 'revive.forces')[]>> = {
  deals: ['deal.offer'],
  charity: ['charity.claim'],
  traitors: ['traitor.call'],
  revival: ['revive.forces'],
  karama: ['karama.stop'],
  powers: ['karama.bid', 'karama.rate', 'karama.guild', 'karama.plan', 'karama.worm'],
  anytime: ['anytime'],
  storm: ['weather.control', 'family.atomics'],
  hajr: ['hajr'],
  pledges: ['ally.pledge'],
  shipping: ['ally.ship.pay'],
};
/** Asked until version 2 only. */
const OLDER = ['karama.emperor'];

/** Of forces only how many come back is ordered, not which. */
const isOf = (order: Order, { kind, window, rule }: Decision): boolean =>
  (window !== undefined || rule === 'DUN-7.1') &&
  (KINDS[order] as readonly string[]).includes(kind);

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
    const all = met.filter((decision) => isOf(order, decision));
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(KINDS[order]));
    for (const decision of all) {
      const choice = ordered(decision, [order]);
      expect(choice, decision.rule).not.toBeNull();
      expect(against(decision, choice!)).toBeNull();
    }
  });

  it('claim and call wherever that may be', () => {
    for (const order of ['charity', 'traitors'] as const) {
      const all = met.filter((decision) => isOf(order, decision));
      const may = all.filter((decision) => offers(decision, 'yes'));
      expect(may.length).toBeGreaterThan(0);
      expect(may.length).toBeLessThan(all.length);
      for (const decision of all)
        expect(ordered(decision, [order])).toBe(may.includes(decision) ? 'yes' : 'no');
    }
  });

  it('[DUN-7.4] revive what is free, however much more could be paid for', () => {
    const all = met.filter((decision) => isOf('revival', decision));
    const free = all.map(({ about }) => Number(about?.free));
    const counts = all.map((decision) => ordered(decision, ['revival']));
    expect(counts.every((n, i) => Number(n) <= free[i]!)).toBe(true);
    expect(all.some((decision, i) => against(decision, free[i]! + 1) === null)).toBe(true);
  });

  it('[DUN-18.4] leave one advantage alone, and ask about all others', () => {
    const stops = met.filter(({ kind }) => kind === 'karama.stop');
    const items = [...new Set(stops.map(({ about }) => String(about?.item)))];
    expect(items.length).toBeGreaterThan(5);
    expect(items.filter((item) => !STOPPABLE.includes(item))).toEqual([]);
    for (const decision of stops) {
      const item = String(decision.about?.item);
      expect(ordered(decision, [letBe(item)])).toBe('no');
      const others = STOPPABLE.filter((other) => other !== item).map(letBe);
      expect(ordered(decision, others)).toBeNull();
    }
    expect(dune.orders!.parse({ standing: [letBe('ATR-B4')], bids: [] })).toMatchObject({});
    for (const item of ['ATR-S1', 'nothing'])
      expect(() => dune.orders!.parse({ standing: [letBe(item)], bids: [] })).toThrow(Problem);
  });

  it('answer nothing else, and nothing where none is given', () => {
    const others = met.filter((decision) => !ORDERS.some((order) => isOf(order, decision)));
    expect(others.filter((decision) => ordered(decision, ORDERS) !== null)).toEqual([]);
    expect(met.filter((decision) => ordered(decision, []) !== null)).toEqual([]);
  });

  it('can be given for every kind of window but what allies show each other', () => {
    const { revival: _, ...inWindows } = KINDS;
    const given = [...Object.values(inWindows).flat(), ...OLDER, 'ally.share'];
    expect(given.toSorted()).toEqual(Object.keys(WINDOWS).toSorted());
  });

  it('leave an offer to whoever makes one', () => {
    const making = asked([]).filter(
      ({ kind, rule }) => kind === 'deal.offer' && rule === 'DUN-15.4',
    );
    expect(making.length).toBeGreaterThan(0);
    expect(making.filter((decision) => ordered(decision, ['deals']) !== null)).toEqual([]);
  });
});

describe('bids that are ordered', () => {
  const order: AutoBid = { upTo: 4, beyond: 'pass', spares: [2] };

  /** Everybody bids so, and does anything else by chance; who buys cards in the first turn. */
  function buyers(orders: (seat: number) => AutoBid): ReadonlySet<number> {
    const random = seeded('auto-bid');
    const match = Match.start(dune, dune.parseOptions({ turns: 1 }), 'auto-bid');
    while (!match.over) {
      const decision = match.pending[0]! as Decision<DuneOption>;
      match.answer(
        decision.seat,
        autoBid(decision, orders(decision.seat)) ?? randomChoice(decision, random),
      );
    }
    const heard = match.events('spectator') as DuneEvent[];
    return new Set(heard.flatMap((event) => (event.type === 'card-bought' ? [event.seat] : [])));
  }

  it('[DUN-6.7] are one more than the last, up to so much, and then nothing', () => {
    const bid = (about: object, ...ns: number[]) =>
      autoBid(
        {
          kind: 'bid',
          shape: 'one',
          about,
          options: [
            { id: 'pass', type: 'pass' },
            ...ns.map((n) => ({ id: `bid:${n}`, type: 'bid', n })),
          ],
        } as never,
        order,
      );
    expect(bid({ bid: 2, bidder: 1 }, 3, 4, 5)).toBe('bid:3');
    expect(bid({ bid: 4, bidder: 1 }, 5, 6)).toBe('pass');
    expect(bid({ bid: 2, bidder: 2 }, 3, 4)).toBe('pass');
    expect(bid({ bid: 2, bidder: 1 })).toBe('pass');
  });

  it('[DUN-6.7] ask again where that was wanted, and answer nothing else', () => {
    const asking = { ...order, beyond: 'ask' as const };
    const high = { kind: 'bid', shape: 'one', options: [{ id: 'pass', type: 'pass' }] };
    expect(autoBid(high as never, asking)).toBeNull();
    expect(autoBid({ ...high, kind: 'karama.bid' } as never, order)).toBeNull();
  });

  it('[DUN-6.8] win the cards for whoever would pay most', () => {
    const only = (one: number) =>
      buyers((seat) => ({ upTo: seat === one ? 3 : 0, beyond: 'pass', spares: [] }));
    expect([only(1), only(3)]).toEqual([new Set([1]), new Set([3])]);
  });
});

describe('what a person has ordered at a table', () => {
  const bids = { seat: 1, turn: 2, left: 3, upTo: 4, beyond: 'pass', spares: [0] } as const;
  const { parse, answer } = dune.orders!;

  it('is checked, whoever sends it', () => {
    const sound = {
      standing: ['traitors', 'hajr'],
      bids: [bids, { ...bids, seat: 3, left: null }],
    };
    expect(parse(sound)).toEqual(sound);
    const wrong: unknown[] = [
      null,
      [],
      {},
      { ...sound, more: 1 },
      { ...sound, standing: ['everything'] },
      { ...sound, standing: ['hajr', 'hajr'] },
      { ...sound, bids: [bids, bids] },
      { ...sound, bids: [{ ...bids, upTo: -1 }] },
      { ...sound, bids: [{ ...bids, upTo: 2.5 }] },
      { ...sound, bids: [{ ...bids, beyond: 'fight' }] },
      { ...sound, bids: [{ ...bids, spares: Array(7).fill(0) }] },
      { ...sound, bids: [{ ...bids, more: 1 }] },
    ];
    for (const input of wrong) expect(() => parse(input), JSON.stringify(input)).toThrow(Problem);
  });

  it('[DUN-6.7] bids for its own faction, turn and card only', () => {
    const match = Match.start(dune, dune.parseOptions({ turns: 1 }), 'bids');
    while (match.pending[0]!.kind !== 'bid') {
      const [{ seat, fallback }] = match.pending;
      match.answer(seat, fallback);
    }
    const [asked] = match.pending as readonly [Decision];
    const { turn, left } = asked.about as { turn: number; left: number };
    const own = { ...bids, seat: asked.seat, turn, left, spares: [] };
    const said = (change: object) =>
      answer(asked, { standing: ORDERS, bids: [{ ...own, ...change }] });
    expect(said({})).toBe('bid:1');
    expect(said({ left: null })).toBe('bid:1');
    expect([
      said({ seat: asked.seat + 1 }),
      said({ turn: turn + 1 }),
      said({ left: left + 1 }),
    ]).toEqual([null, null, null]);
  });
});
