import { runScenario } from '@landsraad/dune/scenario';
import { Problem } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';

const scenario = (position: object, more: object = {}) => ({
  title: 'a scenario',
  rules: [],
  game: 'dune',
  position,
  steps: [],
  ...more,
});

const ADVANCED = { options: { mode: 'advanced' } };
const PAIR = { atreides: {}, harkonnen: {} };
const LEADERS = [
  'thufir-hawat',
  'lady-jessica',
  'gurney-halleck',
  'duncan-idaho',
  'dr-wellington-yueh',
];

/** Plays it, and has everything as expected. */
function passes(position: object, more: object = {}) {
  const result = runScenario(scenario(position, more));
  expect(result.failures).toEqual([]);
  return result;
}

describe('a position that cannot be', () => {
  const WRONG: readonly [string, object, object, string][] = [
    [
      'advisors in the basic game',
      { factions: { ...PAIR, 'bene-gesserit': { board: { 'basin@8': 1 }, advisors: ['basin'] } } },
      {},
      'position.factions.bene-gesserit.advisors: only Bene Gesserit',
    ],
    [
      'advisors where nobody stands',
      { factions: { ...PAIR, 'bene-gesserit': { board: { 'basin@8': 1 }, advisors: ['arsunt'] } } },
      ADVANCED,
      'position.factions.bene-gesserit.advisors: no forces in arsunt',
    ],
    [
      'another Kwisatz Haderach',
      { factions: { atreides: {}, harkonnen: { kh: { losses: 7 } } } },
      ADVANCED,
      'position.factions.harkonnen.kh: only Atreides',
    ],
    [
      'a captive of somebody else',
      { factions: { atreides: { captives: ['feyd-rautha'] }, harkonnen: {} } },
      ADVANCED,
      'position.factions.atreides: feyd-rautha cannot be a captive',
    ],
    [
      'a captive of nobody at the table',
      { factions: { atreides: {}, harkonnen: { captives: ['stilgar'] } } },
      ADVANCED,
      'position.factions.harkonnen: stilgar cannot be a captive',
    ],
    [
      'a leader of nobody at the table',
      { factions: { atreides: { usedLeaders: { stilgar: 'basin' } }, harkonnen: {} } },
      {},
      'position.factions.atreides: stilgar is not at the table',
    ],
    [
      'its own ally',
      { factions: { atreides: { allies: ['atreides'] }, harkonnen: {} } },
      {},
      'position.factions.atreides.allies: nobody is its own ally',
    ],
    ['one dialer', { dialers: ['atreides'], factions: PAIR }, {}, 'position.dialers: two factions'],
    [
      'nobody left to act',
      { acted: ['atreides', 'harkonnen'], factions: PAIR },
      {},
      'position.acted: nobody is left to act',
    ],
    [
      'a window that there is not',
      { factions: PAIR },
      { listen: ['karama.stops'] },
      "listen[0]: no decision 'karama.stops'",
    ],
    [
      'a moment that never comes',
      { factions: PAIR },
      { steps: [{ runUntil: { decision: 'battle.plan' } }] },
      "steps[0].runUntil.decision: no decision 'battle.plan'",
    ],
    [
      'two at one dot',
      { factions: { atreides: { dot: 2 }, harkonnen: { dot: 2 } } },
      {},
      'position.factions: two of them at one dot',
    ],
  ];

  it.each(WRONG)('has %s', (_, position, more, message) => {
    expect(() => runScenario(scenario(position, more))).toThrow(Problem);
    expect(() => runScenario(scenario(position, more))).toThrow(message);
  });
});

describe('a position', () => {
  it('has no forces and no spice where it has none of them', () => {
    passes(
      {
        phase: 'collection',
        spice: { 'basin@8': 0 },
        factions: { atreides: { board: { 'basin@8': 0, 'arrakeen@9': 1 } }, harkonnen: {} },
      },
      { listen: ['collect'], expect: { factions: { atreides: { territories: ['arrakeen'] } } } },
    );
  });
  it('has allies on both sides, whoever names them', () => {
    const factions = { ...PAIR, emperor: {}, fremen: { allies: ['emperor', 'atreides'] } };
    const { position } = passes({ factions }, { options: { allianceMax: 3 } });
    expect(position.factions!.emperor!.allies).toEqual(['atreides', 'fremen']);
    expect(position.factions!.atreides!.allies).toEqual(['emperor', 'fremen']);
  });
  it('puts nobody at a dot that somebody else is at', () => {
    const { position } = passes({ factions: { ...PAIR, emperor: { dot: 0 } } });
    const dots = Object.values(position.factions!).map(({ dot }) => dot);
    expect(new Set(dots).size).toBe(3);
    expect(dots[2]).toBe(0);
  });
  it('[DUN-7.7] lets leaders come back where all of them lie in the tanks', () => {
    const phase = 'revival';
    const all = { deadLeaders: LEADERS, spice: 9 };
    passes(
      { phase, factions: { ...PAIR, atreides: all } },
      { steps: [{ offered: ['none', ...LEADERS] }, 'lady-jessica'] },
    );
    const four = { deadLeaders: LEADERS.slice(1), spice: 9 };
    expect(passes({ phase, factions: { ...PAIR, atreides: four } }).waiting?.kind).toBe('ship');
    const begun = { ...four, revivingLeaders: true };
    passes(
      { phase, factions: { ...PAIR, atreides: begun } },
      { steps: [{ offered: ['none', ...LEADERS.slice(1)] }] },
    );
  });
  it('[DUN-7.11] also where all of them were killed again', () => {
    const all = { faceDownLeaders: LEADERS, spice: 9 };
    passes(
      { phase: 'revival', factions: { ...PAIR, atreides: all } },
      { steps: [{ offered: ['none', ...LEADERS] }] },
    );
  });
  it('[DUN-7.11] knows who was revived before', () => {
    const battle = { 'arrakeen@9': 1 };
    const factions = {
      atreides: { board: battle, revivedLeaders: ['lady-jessica'] },
      harkonnen: { board: battle, hand: ['crysknife'] },
    };
    const plan = { dial: 0, weapon: 'none', defense: 'none', spice: 0, kh: 'no' };
    passes(
      { phase: 'battle', begun: true, turn: 10, factions },
      {
        steps: [
          'none',
          { seat: 'atreides', choose: { ...plan, leader: 'lady-jessica' } },
          { seat: 'harkonnen', choose: { ...plan, leader: 'feyd-rautha', weapon: 'crysknife' } },
        ],
        expect: { factions: { atreides: { faceDownLeaders: ['lady-jessica'] } } },
      },
    );
  });
  it('[ATR-A2] knows where Kwisatz Haderach was used', () => {
    const atreides = { kh: { losses: 7, usedIn: 'carthag' } };
    const { position } = passes({ factions: { ...PAIR, atreides } }, ADVANCED);
    expect(position.factions!.atreides!.kh).toEqual({ losses: 7, dead: false, usedIn: 'carthag' });
  });
  it('[DUN-1.8] [DUN-1.10] may be one before the first turn, as at the start', () => {
    const three = { atreides: {}, harkonnen: {}, 'bene-gesserit': {} };
    const result = passes(
      { phase: 'traitors', factions: three },
      { steps: [{ runUntil: { phase: 'storm' } }] },
    );
    const { atreides, harkonnen } = result.position.factions!;
    expect([atreides!.traitors, harkonnen!.traitors].map((kept) => kept!.length)).toEqual([1, 4]);
    expect([atreides!.hand, harkonnen!.hand].map((hand) => hand!.length)).toEqual([1, 2]);
    expect(atreides!.spice).toBe(10);
  });
  it('[DUN-3.4] draws a storm card where none was named and Fremen play', () => {
    const factions = { ...PAIR, fremen: {} };
    passes({ phase: 'storm', turn: 3, factions }, { ...ADVANCED, expect: { phase: 'shipment' } });
  });
  it('[DUN-4.6] ends a blow for which no territory card is left', () => {
    const worms = ['shai-hulud', 'shai-hulud'];
    const { position } = passes(
      { phase: 'spice-blow', spiceDeck: worms, factions: { ...PAIR, emperor: {} } },
      { steps: [{ runUntil: { phase: 'bidding' } }] },
    );
    expect(position.spice).toEqual({});
  });
});

describe('a step', () => {
  it('[DUN-15.1] offers a deal, and settles one, while somebody is asked something', () => {
    const offer = {
      to: 'seat:1',
      spice: 2,
      own: 'none',
      shows: 'none',
      price: 0,
      promise: 'carthag',
      sees: 'none',
    };
    const factions = { ...PAIR, emperor: { spice: 2 } };
    passes(
      { factions },
      {
        steps: [
          { seat: 'emperor', unasked: 'deal.propose', choose: offer },
          { seat: 'harkonnen', unasked: 'deal.settle', choose: 'accept:12' },
        ],
        expect: { factions: { harkonnen: { spice: 2 }, emperor: { spice: 0 } } },
      },
    );
    const twice = { seat: 'emperor', unasked: 'deal.propose', choose: { ...offer, spice: 3 } };
    const { failures } = runScenario(scenario({ factions }, { steps: [twice] }));
    expect(failures[0]!.message).toContain('deal.propose');
  });
});
