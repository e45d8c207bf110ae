import { describe, expect, it } from 'vitest';
import {
  type Ask,
  agrees,
  type Choice,
  choose,
  chooseNumber,
  chooseSome,
  type Flow,
  fillForm,
  putInOrder,
  type Seat,
  together,
  window,
} from '../src/index.ts';

const ABC = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const me = { seat: 0, kind: 'test' };

/** Runs a flow with the answers in turn; what it asked, and what it returned. */
function run<T>(flow: Flow<T>, ...answers: [Seat, Choice][]): { asked: Ask[]; returned: T } {
  const asked: Ask[] = [];
  let step = flow.next();
  for (const [seat, choice] of answers) {
    if (step.done) throw new Error('done too early');
    asked.push(step.value);
    step = flow.next({ seat, choice });
  }
  if (!step.done) throw new Error(`still asks ${JSON.stringify(step.value)}`);
  return { asked, returned: step.value };
}

describe('one question', () => {
  it('choose gives the option itself and falls back to the first', () => {
    const { asked, returned } = run(choose({ ...me, options: ABC }), [0, 'b']);
    expect(returned).toBe(ABC[1]);
    expect(asked).toEqual([[{ ...me, shape: 'one', options: ABC, fallback: 'a' }]]);
    const asks = (fallback?: string) =>
      run(choose({ ...me, options: ABC, fallback }), [0, 'a']).asked[0]![0]!.fallback;
    expect([asks('c'), asks(undefined)]).toEqual(['c', 'a']);
  });

  it('chooseSome gives the options in their own order, whatever the order of the answer', () => {
    const flow = chooseSome({ ...me, options: ABC, min: 2, max: 3 });
    const { asked, returned } = run(flow, [0, ['c', 'a']]);
    expect(returned).toEqual([ABC[0], ABC[2]]);
    expect(asked[0]).toMatchObject([{ shape: 'some', min: 2, max: 3, fallback: ['a', 'b'] }]);
  });

  it('chooseNumber gives the number and falls back to the least', () => {
    const { asked, returned } = run(chooseNumber({ ...me, min: 2, max: 7 }), [0, 5]);
    expect(returned).toBe(5);
    expect(asked[0]).toMatchObject([{ shape: 'number', min: 2, max: 7, fallback: 2 }]);
  });

  it('putInOrder gives the options in the order of the answer', () => {
    const { asked, returned } = run(putInOrder({ ...me, options: ABC }), [0, ['c', 'a', 'b']]);
    expect(returned).toEqual([ABC[2], ABC[0], ABC[1]]);
    expect(asked[0]).toMatchObject([{ shape: 'order', fallback: ['a', 'b', 'c'] }]);
  });

  it('fillForm gives the fields', () => {
    const fields = { n: { shape: 'number', min: 0, max: 3 } } as const;
    const { asked, returned } = run(fillForm({ ...me, fields, fallback: { n: 0 } }), [0, { n: 2 }]);
    expect(returned).toEqual({ n: 2 });
    expect(asked[0]).toMatchObject([{ shape: 'form', fallback: { n: 0 } }]);
  });

  it('agrees is no unless somebody says yes', () => {
    expect(run(agrees(me), [0, 'yes']).returned).toBe(true);
    const { asked, returned } = run(agrees(me), [0, 'no']);
    expect(returned).toBe(false);
    expect(asked[0]).toMatchObject([{ fallback: 'no' }]);
  });
});

/** All ways to merge so many answers of each seat. */
function interleavings(left: number[]): Seat[][] {
  if (left.every((n) => n === 0)) return [[]];
  return left.flatMap((n, seat) =>
    n === 0 ? [] : interleavings(left.with(seat, n - 1)).map((rest): Seat[] => [seat, ...rest]),
  );
}

describe('together', () => {
  function* twice(seat: Seat): Flow<string> {
    const first = yield* chooseNumber({ seat, kind: 'first', min: 0, max: 9 });
    const second = yield* chooseNumber({ seat, kind: 'second', min: 0, max: 9 });
    return `${first}${second}`;
  }

  it('gives the same in every order of the answers', () => {
    const all = interleavings([2, 2, 2]);
    expect(all).toHaveLength(90);
    for (const seats of all) {
      const given = [0, 0, 0];
      const flow = together(new Map([2, 0, 1].map((seat) => [seat, twice(seat)])));
      const answers = seats.map((seat): [Seat, Choice] => [seat, 3 * given[seat]!++ + seat]);
      const { asked, returned } = run(flow, ...answers);
      expect([...returned]).toEqual([
        [2, '25'],
        [0, '03'],
        [1, '14'],
      ]);
      for (const [i, ask] of asked.entries()) {
        const open = [0, 1, 2].filter((seat) => seats.slice(i).includes(seat));
        expect(ask.map(({ seat }) => seat).sort()).toEqual(open);
      }
    }
  });

  it('takes flows that ask nothing', () => {
    function* at(seat: Seat, asks: boolean): Flow<string> {
      return asks ? yield* twice(seat) : 'nothing';
    }
    const flows = [true, false].map((asks, seat) => [seat, at(seat, asks)] as const);
    const { returned } = run(together(new Map(flows)), [0, 1], [0, 2]);
    expect(Object.fromEntries(returned)).toEqual({ 0: '12', 1: 'nothing' });
    expect(run(together(new Map())).asked).toEqual([]);
  });

  it('may be nested', () => {
    const pair = (a: Seat, b: Seat) => together(new Map([a, b].map((s) => [s, twice(s)])));
    const flow = together(
      new Map([
        [0, pair(0, 1)],
        [2, pair(2, 3)],
      ]),
    );
    const { asked, returned } = run(
      flow,
      ...[3, 1, 0, 2, 0, 1, 2, 3].map((seat, i): [Seat, Choice] => [seat, i]),
    );
    expect(asked[0]!.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect([...returned.get(2)!]).toEqual([
      [2, '36'],
      [3, '07'],
    ]);
  });
});

describe('window', () => {
  /** Plays a window; `acts` says, for each time a seat is asked, whether it reacts. */
  function asked(
    seats: () => Seat[],
    acts: Record<number, boolean[]>,
    then: (seat: Seat, reacted: boolean) => void = () => {},
  ): Seat[] {
    const order: Seat[] = [];
    function* react(seat: Seat): Flow<boolean> {
      order.push(seat);
      const reacted = acts[seat]?.shift() ?? false;
      then(seat, reacted);
      return reacted;
    }
    run(window(seats, react));
    return order;
  }

  it('closes when all have passed', () => {
    expect(asked(() => [2, 0, 1], {})).toEqual([2, 0, 1]);
    expect(asked(() => [], {})).toEqual([]);
  });

  it('asks everybody again after a reaction, the one who reacted last', () => {
    expect(asked(() => [0, 1, 2], { 1: [true] })).toEqual([0, 1, 2, 0, 1]);
    expect(asked(() => [0, 1], { 0: [true, false], 1: [false] })).toEqual([0, 1, 0]);
    expect(asked(() => [0], { 0: [true, true] })).toEqual([0, 0, 0]);
  });

  it('goes on without those whom a reaction puts out', () => {
    const seats = [0, 1, 2];
    const order = asked(
      () => seats,
      { 1: [true] },
      (_, reacted) => reacted && seats.splice(0, 1),
    );
    expect(order).toEqual([0, 1, 2, 1]);
  });

  it('closes when a reaction puts everybody out', () => {
    const seats = [0, 1];
    const order = asked(
      () => seats,
      { 0: [true] },
      () => seats.splice(0),
    );
    expect(order).toEqual([0]);
  });

  it('still asks the others when a seat leaves by passing', () => {
    let seats = [0, 1, 2];
    const order = asked(
      () => seats,
      {},
      (seat) => {
        seats = seats.filter((other) => other !== seat);
      },
    );
    expect(order).toEqual([0, 1, 2]);
  });

  it('asks a seat that a reaction brings in', () => {
    const seats = [0, 1];
    const order = asked(
      () => seats,
      { 1: [true] },
      (_, reacted) => reacted && seats.push(2),
    );
    expect(order).toEqual([0, 1, 2, 0, 1]);
  });
});
