import type { ImperiumView } from '@landsraad/imperium';
import { type Position, type Table, table } from '@landsraad/imperium/scenario';
import type { Choice } from '@landsraad/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { plan as imperium } from '../../src/packs/imperium/plan/kit.ts';
import { spotOf } from '../../src/packs/imperium/spots.ts';
import { claspedIn } from '../../src/packs/imperium/table/dock/clasp.ts';
import type { AnyPlanKit, PlannedStep } from '../../src/table/plan/kit.ts';
import {
  completed,
  exchanges,
  isSameQuestion,
  nextOf,
  type Plan,
  planned,
  withEntry,
  without,
} from '../../src/table/plan/plan.ts';
import { isRipe } from '../../src/table/plan/usePlan.ts';
import { withWays } from '../../src/table/plan/ways.ts';
import { type Asked, NO_OFFERS, offersOf } from '../../src/table/spots.ts';

const kit = imperium as AnyPlanKit;
const laid = (position: Position): Table => table(position, { confirmEverything: true });
const viewOf = (at: Table): ImperiumView => at.match.view(at.seat);
const thinking = (at: Table, plan: Plan) => planned(kit, viewOf(at), plan)!;
const whole = (at: Table, plan: Plan) => completed(kit, viewOf(at), thinking(at, plan));
const choicesOf = (steps: readonly PlannedStep[]): Choice[] => steps.map(({ choice }) => choice);

const FLAT: Position = {
  players: [{ hand: ['dune-the-desert-planet', 'dagger'], water: 2, garrison: 3 }],
};
const TO_THE_FLAT: Plan = [['dune-the-desert-planet'], ['the-great-flat']];

const GRAFT: Position = {
  players: [{ hand: ['ghola', 'dagger', 'reconnaissance'] }],
};
const grafting = (position = GRAFT): Table =>
  table(position, { confirmEverything: true, immortality: true });

beforeAll(async () => {
  await kit.ready(viewOf(laid(FLAT)));
  await kit.ready(viewOf(grafting()));
});

describe('a plan', () => {
  it('is three presses for a plain turn: the rest goes without saying', () => {
    const at = laid(FLAT);
    const { steps, leads } = whole(at, TO_THE_FLAT);
    expect(choicesOf(steps)).toEqual(['dune-the-desert-planet', 'the-great-flat', 'end']);
    expect(leads).toBe('to-the-end');
  });

  it('leaves troops where they are unless they are sent', () => {
    const at = laid(FLAT);
    const sent = whole(at, [...TO_THE_FLAT, ['deploy', 2]]);
    expect(choicesOf(sent.steps)).toContain(2);
    expect((sent.view as ImperiumView).players[0]).toMatchObject({ conflict: 2, garrison: 1 });
    expect((whole(at, TO_THE_FLAT).view as ImperiumView).players[0]!.conflict).toBe(0);
  });

  it('takes the only way there is, and draws what must be drawn', () => {
    const at = laid({
      players: [{ hand: ['reconnaissance'], deck: ['dagger'] }, { agentsOn: ['carthag'] }],
    });
    const { answers, own } = thinking(at, [['reconnaissance']]);
    expect(answers).toEqual(['reconnaissance', 'arrakeen', 'arrakeen/draw']);
    expect(own).toEqual([0]);
    const amounts = kit.amounts(whole(at, [['reconnaissance']]));
    expect(amounts).toEqual([
      { seat: 0, unit: 'garrison', n: 1 },
      { seat: 0, unit: 'draw', n: 1 },
    ]);
  });

  it('asks where the person must choose, and does not end what could be had', () => {
    const at = laid({
      players: [{ hand: ['fremen-camp'], spice: 2, deck: ['dagger'] }],
    });
    const { foreseen } = thinking(at, [['fremen-camp', 'imperial-basin']]);
    expect(foreseen.decision?.kind).toBe('effects.order');
    const { leads, decision } = whole(at, [['fremen-camp', 'imperial-basin']]);
    expect(leads).toBe('on');
    expect(decision?.kind).toBe('effects.order');
    expect(whole(at, [['fremen-camp', 'imperial-basin'], ['fremen-camp/pay']]).leads).toBe(
      'to-the-end',
    );
  });

  it('is not played while it is open where the Agent goes', () => {
    const at = laid(FLAT);
    expect(isRipe(kit, whole(at, [['dune-the-desert-planet']]))).toBe(false);
    expect(isRipe(kit, whole(at, TO_THE_FLAT))).toBe(true);
    expect(isRipe(kit, whole(at, [['reveal']]))).toBe(true);
    expect(isRipe(kit, null)).toBe(false);
  });

  it('says what stands in its way now', () => {
    const at = laid({
      players: [{ hand: ['dune-the-desert-planet'] }, { agentsOn: ['imperial-basin'] }],
    });
    const { foreseen, own } = thinking(at, [['dune-the-desert-planet', 'imperial-basin']]);
    expect(own).toEqual([0]);
    expect(foreseen.why?.code).toBe('occupied');
    const late = thinking(laid(FLAT), [...TO_THE_FLAT, ['deploy', 9]]);
    expect(late.foreseen.why?.code).toBe('out-of-range');
  });

  it('sets a number anew, and gives back what is taken out', () => {
    const plan = withEntry(withEntry(TO_THE_FLAT, ['deploy', 1]), ['deploy', 3]);
    expect(plan).toEqual([...TO_THE_FLAT, ['deploy', 3]]);
    expect(without([['reveal'], ['acquire:stilgar']], 'acquire:stilgar')).toEqual([['reveal']]);
  });

  it('knows what could lie in it instead', () => {
    const at = laid(FLAT);
    const others = exchanges(kit, thinking(at, TO_THE_FLAT), (option, asked) =>
      spotOf(option as never, asked),
    );
    expect(others.get('space:hagga-basin')?.plan).toEqual([
      ['dune-the-desert-planet'],
      ['hagga-basin'],
    ]);
    expect(others.get('hand:dagger')?.plan).toEqual([['dagger']]);
    expect(others.has('space:the-great-flat')).toBe(false);
    expect(others.has('garrison')).toBe(false);
  });

  it('gathers purchases as long as there is Persuasion', () => {
    const at = laid({
      players: [{ hand: ['convincing-argument', 'convincing-argument', 'convincing-argument'] }],
      row: ['fremen-camp', 'thufir-hawat'],
    });
    const { foreseen } = thinking(at, [['reveal'], ['acquire:fremen-camp']]);
    const offers = offersOf(foreseen.decision, (option, asked) => spotOf(option as never, asked));
    expect(offers.may.has('row:thufir-hawat')).toBe(false);
    expect(offers.mayNot.get('row:thufir-hawat')?.code).toBe('too-expensive');
    expect((foreseen.view as ImperiumView).turn?.persuasion).toBe(2);
    const spent: Plan = [['reveal'], ['acquire:fremen-camp'], ['acquire:arrakis-liaison']];
    expect(whole(at, spent).leads).toBe('to-the-end');
    expect(whole(at, [['reveal']]).leads).toBe('on');
  });
});

describe('what leads to a space', () => {
  it('is offered by the space itself, and the rest says why not', () => {
    const at = laid({
      players: [{ hand: ['dune-the-desert-planet', 'dagger', 'reconnaissance'], water: 1 }],
    });
    const { decision } = at;
    const ways = kit.ways(viewOf(at), decision);
    expect(ways.may.get('space:hagga-basin')).toEqual([['dune-the-desert-planet', 'hagga-basin']]);
    expect(ways.mayNot.get('space:the-great-flat')?.code).toBe('cannot-pay');
    const offers = offersOf(decision, (option, asked) => spotOf(option as never, asked));
    const none = { aim: null, exchanges: new Map() };
    expect(withWays(offers, { ways, ...none }).may.get('space:arrakeen')).toHaveLength(1);
    const aimed = withWays(offers, { ways, ...none, aim: 'space:arrakeen' });
    expect([...aimed.may.keys()]).toEqual(['hand:reconnaissance', 'space:arrakeen']);
    expect(withWays(NO_OFFERS, { ways: { may: new Map(), mayNot: new Map() }, ...none })).toBe(
      NO_OFFERS,
    );
  });
});

describe('a pair that is grafted', () => {
  it('[IMM-7.4] is put together in the plan, and then asks where its one Agent goes', () => {
    const at = grafting();
    const one = thinking(at, [['graft:ghola']]);
    expect(one.foreseen.decision?.kind).toBe('graft.partner');
    const pair = thinking(at, [['graft:ghola'], ['dagger']]);
    expect(pair.foreseen.decision?.kind).toBe('agent.space');
    expect(claspedIn(pair.foreseen.steps)).toEqual(['ghola', 'dagger']);
    expect(claspedIn(one.foreseen.steps)).toEqual([]);
    expect(isRipe(kit, whole(at, [['graft:ghola'], ['dagger']]))).toBe(false);
    expect(isRipe(kit, whole(at, [['graft:ghola'], ['dagger'], ['arrakeen']]))).toBe(true);
    const others = exchanges(kit, pair, (option, asked) => spotOf(option as never, asked));
    expect(others.get('hand:reconnaissance')?.plan).toEqual([['graft:ghola'], ['reconnaissance']]);
    expect(others.has('hand:dagger')).toBe(false);
  });

  it('[IMM-7.5] leads to a space whichever of the two has the icon', () => {
    const at = grafting({ players: [{ hand: ['ghola', 'dagger'] }] });
    const { may, mayNot } = kit.ways(viewOf(at), at.decision);
    expect(may.get('space:hall-of-oratory')).toEqual([
      ['dagger', 'hall-of-oratory'],
      ['graft:ghola', 'dagger', 'hall-of-oratory'],
    ]);
    expect(may.get('space:arrakeen')).toEqual([['graft:ghola', 'dagger', 'arrakeen']]);
    expect(mayNot.get('space:secrets')?.code).toBe('no-icon');
  });

  it('[IMM-7.2] leaves the partner open where there are several', () => {
    const at = grafting();
    const { may } = kit.ways(viewOf(at), at.decision);
    expect(may.get('space:arrakeen')).toEqual([['reconnaissance', 'arrakeen'], ['graft:ghola']]);
  });
});

describe('playing a plan', () => {
  /** Plays it as the table would, and says what was sent and what stopped it. */
  function play(at: Table, plan: Plan, meanwhile: (at: Table) => void = () => undefined) {
    let steps = whole(at, plan).steps;
    const { seat } = at;
    const sent: Choice[] = [];
    for (;;) {
      const next = nextOf(steps, at.match.decision(seat) as Asked | null);
      if (next.is !== 'answer') return { sent, is: next.is };
      at.match.answer(seat, next.choice);
      sent.push(next.choice);
      steps = next.rest;
      meanwhile(at);
    }
  }

  it('sends every answer, one by one', () => {
    const { sent, is } = play(laid(FLAT), [...TO_THE_FLAT, ['deploy', 1]]);
    expect({ sent, is }).toEqual({
      sent: ['dune-the-desert-planet', 'the-great-flat', 'deploy', 1, 'end'],
      is: 'done',
    });
  });

  it('lets the table answer what has one answer', () => {
    const formality = (at: Table) => {
      while (at.seat === 0 && at.options.length === 1) at.choose(at.options[0]!);
    };
    const at = laid({ players: [{ hand: ['dagger'], garrison: 3 }] });
    const { sent, is } = play(at, [['dagger', 'hall-of-oratory']], formality);
    expect({ sent, is }).toEqual({ sent: ['dagger'], is: 'done' });
  });

  it('stops where something is offered that was not foreseen', () => {
    const at = laid({
      players: [{ hand: ['reconnaissance'] }],
      intrigueDeck: ['refocus'],
    });
    const { sent, is } = play(at, [['reconnaissance', 'carthag']]);
    expect({ sent, is }).toEqual({
      sent: ['reconnaissance', 'carthag', 'carthag/intrigue'],
      is: 'surprise',
    });
    expect(at.offers('intrigue:refocus')).toBe(true);
  });

  it('tells questions apart by what they offer', () => {
    const [a, b] = [laid(FLAT).decision, laid(FLAT).decision] as Asked[];
    expect(isSameQuestion(a!, b!)).toBe(true);
    expect(isSameQuestion(a!, { ...a!, kind: 'bindu' } as Asked)).toBe(false);
    expect(isSameQuestion(a!, { ...a!, options: [] } as unknown as Asked)).toBe(false);
  });
});
