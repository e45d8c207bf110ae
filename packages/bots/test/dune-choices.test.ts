import type { FactionId } from '@landsraad/dune';
import { type Table, table } from '@landsraad/dune/scenario';
import { type Choice, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { duneGreedy } from '../src/index.ts';

function answer(t: Table, by?: FactionId): Choice {
  const decision = t.decision(by);
  return duneGreedy.decide(decision, () => t.match.view(decision.seat), seeded('greedy'));
}

const plan = (t: Table, by: FactionId) =>
  answer(t, by) as { leader: string; dial: number; weapon: string; defense: string };

describe('greedy ships and moves', () => {
  it('into an empty stronghold', () => {
    const t = table({
      storm: 0,
      factions: [
        { id: 'emperor', dot: 0, spice: 12 },
        { id: 'harkonnen', dot: 3 },
      ],
    });
    expect(answer(t, 'emperor')).toMatch(
      /^(arrakeen|carthag|sietch-tabr|habbanya-sietch|tueks-sietch)@/,
    );
    t.choose(answer(t, 'emperor'));
    expect(answer(t, 'emperor')).toBeGreaterThan(1);
  });

  it('against whoever would win this turn', () => {
    const t = table({
      storm: 0,
      factions: [
        { id: 'emperor', dot: 0, spice: 20 },
        {
          id: 'harkonnen',
          dot: 2,
          board: { 'arrakeen@9': 12, 'carthag@10': 3, 'tueks-sietch@4': 12 },
        },
        { id: 'atreides', dot: 4, board: { 'polar-sink': 1 } },
      ],
    });
    while (t.faction !== 'emperor') t.choose('none');
    expect(answer(t, 'emperor')).toBe('carthag@10');
  });

  it('to the spice that is within reach', () => {
    const t = table({
      storm: 12,
      spice: { 'old-gap@9': 6 },
      factions: [
        { id: 'atreides', dot: 0, spice: 0, reserves: 0, board: { 'arrakeen@9': 12 } },
        {
          id: 'harkonnen',
          dot: 3,
          reserves: 0,
          board: { 'carthag@10': 8, 'sietch-tabr@13': 6, 'tueks-sietch@4': 6 },
        },
      ],
    }).runUntil('move');
    while (t.faction !== 'atreides') t.choose('none');
    for (const kind of ['move', 'move.forces', 'move.to']) {
      expect(t.kind).toBe(kind);
      t.choose(answer(t));
    }
    expect(Object.keys(t.of('atreides').board)).toEqual(['arrakeen@9', 'old-gap@9']);
  });
});

describe('greedy fights', () => {
  const battle = (mine: string[], theirs: string[] = [], traitors: string[] = []) =>
    table(
      {
        phase: 'battle',
        begun: true,
        storm: 0,
        factions: [
          {
            id: 'harkonnen',
            dot: 0,
            spice: 5,
            hand: mine,
            traitors,
            board: { 'carthag@10': 6 },
          },
          { id: 'emperor', dot: 3, spice: 5, hand: theirs, board: { 'carthag@10': 5 } },
        ],
      },
      {},
      ['traitor.call'],
    ).runUntil('plan');

  it('with a weapon and a defense when it has them', () => {
    expect(
      plan(battle(['chaumas', 'shield', 'hajr'], ['kulon', 'karama']), 'harkonnen'),
    ).toMatchObject({
      weapon: 'chaumas',
      defense: 'shield',
    });
  });

  it('never with a lasgun beside its own shield', () => {
    const { weapon, defense } = plan(battle(['lasgun', 'shield']), 'harkonnen');
    expect([weapon, defense]).not.toEqual(['lasgun', 'shield']);
  });

  it('without the leader whom the enemy has shown to be a traitor', () => {
    const t = battle(['chaumas'], ['shield']);
    const view = t.view('harkonnen');
    const seat = t.seatOf('harkonnen');
    const shown = {
      ...view,
      factions: view.factions.map((faction) =>
        faction.id === 'emperor' ? { ...faction, shownTraitors: ['feyd-rautha'] } : faction,
      ),
    };
    const decision = t.match.decision(seat)!;
    const choice = duneGreedy.decide(decision, () => shown, seeded('greedy'));
    expect(choice).not.toMatchObject({ leader: 'feyd-rautha' });
  });

  it('and leaves somebody in the stronghold that it wins', () => {
    const t = table({
      phase: 'battle',
      begun: true,
      turn: 10,
      storm: 0,
      factions: [
        {
          id: 'fremen',
          dot: 0,
          hand: [],
          board: { 'carthag@10': 5, 'sietch-tabr@13': 4, 'habbanya-sietch@16': 4 },
        },
        { id: 'emperor', dot: 3, spice: 0, hand: [], board: { 'carthag@10': 6 } },
        { id: 'atreides', dot: 5, hand: [], board: { 'polar-sink': 1 } },
      ],
    }).runUntil('plan');
    const { dial } = plan(t, 'fremen');
    expect(dial).toBeGreaterThan(0);
    expect(dial).toBeLessThan(5);
  });

  it('and always calls a traitor', () => {
    const t = battle([], [], ['hasimir-fenring']);
    const form = { dial: 0, weapon: 'none', defense: 'none', spice: 0, kh: 'no' };
    t.by('emperor', { ...form, leader: 'hasimir-fenring' });
    t.by('harkonnen', { ...form, leader: 'umman-kudu' });
    expect(t.decision('harkonnen').kind).toBe('traitor.call');
    expect(answer(t, 'harkonnen')).toBe('yes');
  });
});

describe('greedy bids', () => {
  const auction = (card: string, spice: number, id: FactionId = 'atreides') =>
    table({
      phase: 'bidding',
      storm: 0,
      treacheryDeck: [card, 'kulon', 'baliset'],
      factions: [
        { id, dot: 0, spice },
        { id: 'harkonnen', dot: 2, spice: 0 },
        { id: 'emperor', dot: 4, spice: 0 },
      ],
    }).runUntil('bid');

  it('for what Atreides see to be good, and not for what they see to be worthless', () => {
    const good = auction('chaumas', 10);
    while (good.faction !== 'atreides') good.choose('pass');
    expect(answer(good)).toBe('bid:1');
    const bad = auction('jubba-cloak', 10);
    while (bad.faction !== 'atreides') bad.choose('pass');
    expect(answer(bad)).toBe('pass');
  });

  it('no more than it can spare', () => {
    const t = auction('chaumas', 2);
    while (t.faction !== 'atreides') t.choose('pass');
    expect(answer(t)).toBe('pass');
  });
});

describe('greedy and others', () => {
  const deal = (spice: number, promise: string, spiceOfMine = 0) => {
    const t = table(
      {
        phase: 'shipment',
        begun: false,
        storm: 0,
        factions: [
          { id: 'emperor', dot: 0, spice: 20 },
          { id: 'harkonnen', dot: 3, spice: spiceOfMine, reserves: spiceOfMine },
        ],
      },
      {},
      ['deal.offer'],
    );
    t.by('emperor', `seat:${t.seatOf('harkonnen')}`, spice, promise);
    t.by('harkonnen', 'none');
    return answer(t, 'harkonnen');
  };

  it('takes spice for a promise that costs nothing, not for one that costs a stronghold', () => {
    expect(deal(4, 'meridian')).toBe('yes');
    expect(deal(1, 'carthag', 12)).toBe('no');
  });
});
