import { table as lay, type Table } from '@landsraad/imperium/scenario';
import type { Choice } from '@landsraad/kernel';
import { seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { greedy } from '../src/index.ts';

function answer(table: Table): Choice {
  return greedy.decide(table.decision, () => table.match.view(table.seat), seeded('greedy'));
}

/** Lets greedy play on until it owes a decision of this kind. */
function until(table: Table, kind: string): Table {
  while (table.kind !== kind) table.choose(answer(table));
  return table;
}

describe('greedy in the Conflict', () => {
  const combat = (strengths: [number, number, number], intrigue: string[]) =>
    lay({
      phase: 'combat',
      conflict: 'siege-of-arrakeen',
      players: strengths.map((troops, seat) => ({
        conflict: troops,
        revealed: true,
        intrigue: seat === 0 ? intrigue : [],
      })),
    });

  it('plays a Combat card that wins the place', () => {
    expect(answer(combat([2, 3, 0], ['ambush']))).toBe('intrigue:ambush');
  });

  it('keeps it when it has won already, or when it would not be enough', () => {
    expect(answer(combat([5, 3, 0], ['ambush']))).toBe('pass');
    expect(answer(combat([1, 8, 4], ['ambush']))).toBe('pass');
  });

  it('keeps its troops at home when nothing can be won, and sends them all in the last round', () => {
    const table = (enemy: number, conflictDeck: string[]) =>
      lay({
        conflict: 'battle-for-arrakeen',
        conflictDeck,
        players: [
          { garrison: 2, agents: 1, hand: ['reconnaissance'], deck: ['dagger'] },
          { conflict: enemy, revealed: true },
          { conflict: enemy - 1, revealed: true },
        ],
      });
    const hopeless = table(10, ['grand-vision', 'battle-for-carthag']).play(
      'reconnaissance',
      'arrakeen',
    );
    while (hopeless.match.state.players[0]!.revealed === false && hopeless.kind !== 'turn.kind')
      hopeless.choose(answer(hopeless));
    expect(hopeless.match.state.players[0]!.conflict).toBe(0);
    const last = until(table(3, []).play('reconnaissance', 'arrakeen'), 'deploy');
    expect(answer(last)).toBe(3);
  });
});

describe('greedy and its dreadnoughts', () => {
  const ENOUGH = { emperor: 6, 'spacing-guild': 6, 'bene-gesserit': 6, fremen: 6 };

  it.each([
    ['sends one that wins the better reward', {}, 1],
    ['ends its turn with one that would only lose the better reward', ENOUGH, 0],
  ])('%s', (_, influence, launched) => {
    const table = lay(
      {
        conflict: 'grand-vision',
        players: [
          { agents: 1, hand: ['reconnaissance'], conflict: 2, garrison: 0, supply: 1, influence },
          { conflict: 3, garrison: 0, revealed: true },
          { garrison: 0, revealed: true },
        ],
        ix: { seats: [{ dreadnoughts: { garrison: 1 } }] },
      },
      { ix: true },
    ).play('reconnaissance', 'arrakeen');
    for (let steps = 0; table.kind !== 'turn.kind'; steps++) {
      expect(steps).toBeLessThan(10);
      table.choose(answer(table));
    }
    expect(table.match.state.ix!.seats[0]!.dreadnoughts.conflict).toBe(launched);
  });
});

describe('greedy at a table of Immortality', () => {
  const STARTING = ['dagger', 'dagger', 'convincing-argument', 'reconnaissance', 'seek-allies'];

  it('buys Usurp where the Row has much to borrow, and keeps its specimens where it has little', () => {
    const beside = (row: string[]) =>
      answer(
        until(
          lay(
            {
              round: 2,
              row,
              immortality: { row: ['usurp', 'ghola'], seats: [{ specimens: 4 }] },
              players: [{ hand: ['dagger'], deck: STARTING, agents: 0 }, {}, {}],
            },
            { immortality: true },
          ).choose('reveal'),
          'reveal.order',
        ),
      );
    expect(beside(['piter-de-vries', 'gurney-halleck', 'duncan-idaho'])).toBe(
      'acquire:tleilaxu:usurp',
    );
    expect(beside(['opulence', 'scout', 'stilgar'])).toBe('end');
  });
});

describe('greedy and what it discards', () => {
  it('flips Invasion Ships for a space that an enemy Agent blocks, and not for one that is free', () => {
    const first = (...taken: string[]) =>
      answer(
        lay(
          {
            ix: { seats: [{ tiles: ['invasion-ships'] }] },
            players: [
              { agents: 1, hand: ['diplomacy', 'dagger'], influence: { fremen: 1 } },
              { agentsOn: taken },
              {},
            ],
          },
          { ix: true },
        ),
      );
    expect(first('stillsuits', 'hardy-warriors')).toBe('invasion-ships/pay');
    expect(first()).toBe('diplomacy');
  });

  it('discards what unloads, which gives the same as revealed', () => {
    const table = lay(
      {
        ix: { seats: [{ tiles: ['holoprojectors'] }] },
        players: [{ agents: 0, hand: ['dagger', 'choam-delegate'], deck: ['diplomacy'] }, {}, {}],
      },
      { ix: true },
    );
    expect(answer(table)).toBe('holoprojectors/pay');
    expect(answer(until(table, 'discard'))).toEqual(['hand:choam-delegate']);
  });
});

describe('greedy on its turns', () => {
  it('takes the step that brings a point', () => {
    const table = lay({
      players: [{ agents: 1, hand: ['diplomacy', 'dagger'], influence: { fremen: 1 } }, {}, {}],
    });
    expect(answer(table)).toBe('diplomacy');
    table.choose('diplomacy');
    expect(['stillsuits', 'hardy-warriors']).toContain(answer(table));
  });

  it('reveals when it has no Agent left', () => {
    const table = lay({ players: [{ agents: 0, hand: ['diplomacy'] }, {}, {}] });
    expect(answer(table)).toBe('reveal');
  });

  it('acquires The Spice Must Flow when the end is near', () => {
    const table = lay({
      conflictDeck: [],
      row: ['stilgar', 'gurney-halleck', 'chani', 'dr-yueh', 'scout'],
      players: [
        { agents: 0, council: true, hand: Array(4).fill('arrakis-liaison') },
        { vp: 9, revealed: true },
        { revealed: true },
      ],
    });
    table.choose('reveal');
    expect(answer(table)).toBe('acquire:the-spice-must-flow');
  });

  it('trashes a starting card rather than a good one', () => {
    const table = lay({
      conflictDeck: ['grand-vision', 'battle-for-carthag', 'siege-of-carthag'],
      players: [
        { agents: 1, hand: ['gene-manipulation'], discard: ['dagger', 'stilgar', 'lady-jessica'] },
        {},
        {},
      ],
    });
    expect(answer(until(table.choose('gene-manipulation'), 'trash.choose'))).toBe('discard:dagger');
  });

  it('plays whatever scores in the endgame', () => {
    const table = lay({
      phase: 'endgame',
      players: [
        {
          influence: { emperor: 3, fremen: 3, 'bene-gesserit': 3 },
          intrigue: ['plans-within-plans'],
        },
        {},
        {},
      ],
    });
    expect(answer(table)).toBe('intrigue:plans-within-plans/1');
  });
});
