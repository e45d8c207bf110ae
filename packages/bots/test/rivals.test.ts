import { imperium } from '@landsraad/imperium';
import {
  table as lay,
  type PlayerPosition,
  type Position,
  type Table,
} from '@landsraad/imperium/scenario';
import { seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { greedy, playGame, random, simulate } from '../src/index.ts';
import { seed } from './seed.ts';

const solo = (difficulty: string, more: object = {}) =>
  imperium.parseOptions({ players: 1, difficulty, ...more });

function answer(table: Table): unknown {
  return greedy.decide(table.decision, () => table.match.view(table.seat), seeded('greedy'));
}

const alone = (position: Position, difficulty = 'mercenary') => lay(position, solo(difficulty));

describe('many games alone', () => {
  const { summary } = simulate({
    game: imperium,
    options: solo('mercenary'),
    bots: [random],
    games: 12,
    seed,
    check: true,
  });

  it('are won only from the first place, and the rest by the Rivals', () => {
    expect(summary).toMatchObject({ finished: 12, failed: 0 });
    const { won, lost, share, winsByRival } = summary.solo!;
    expect(summary.winsBySeat).toEqual([won]);
    expect(summary.winsByBot).toEqual({ random: won });
    expect(won + lost).toBe(12);
    expect(share).toBeCloseTo(won / 12, 3);
    expect(Object.values(winsByRival).reduce((sum, n) => sum + n, 0)).toBe(lost);
  });

  it('tell the points of the person apart from those of the Rivals', () => {
    const options = solo('mercenary');
    const totals = { own: 0, rivals: 0 };
    for (let n = 0; n < 12; n++) {
      const outcome = playGame({ game: imperium, options, bots: [random] }, `${seed}/${n}`);
      if (!outcome.finished) throw new Error(outcome.why);
      expect(outcome.ranking).toHaveLength(3);
      for (const { seat, points } of outcome.ranking)
        totals[seat === 0 ? 'own' : 'rivals'] += points / (seat === 0 ? 1 : 2);
    }
    expect(summary.points.mean).toBeCloseTo(totals.own / 12, 2);
    expect(summary.solo!.rivalPoints.mean).toBeCloseTo(totals.rivals / 12, 2);
  });
});

describe('many games of two', () => {
  it('rank the two persons only', () => {
    const { summary } = simulate({
      game: imperium,
      options: imperium.parseOptions({ players: 2 }),
      bots: [random, greedy],
      games: 4,
      seed,
      check: true,
    });
    expect(summary).toMatchObject({ finished: 4, failed: 0 });
    expect(summary.winsBySeat).toHaveLength(2);
    expect(summary.solo).toBeUndefined();
  });
});

describe('a run that checks', () => {
  it('counts a game that loses a piece as failed', () => {
    const leaking = {
      ...imperium,
      faults: () => ['seat 0: 11 troops'],
    };
    const { failures } = simulate({
      game: leaking,
      options: solo('mercenary'),
      bots: [random],
      games: 1,
      seed,
      check: true,
    });
    expect(failures[0]!.why).toBe('the position is not sound: seat 0: 11 troops');
  });
});

describe('greedy against Rivals', () => {
  /** Rival 1 has won the Conflict and gets what the person chooses for it. */
  const won = (conflict: string, rival: PlayerPosition, more: Position = {}) =>
    alone({
      ...more,
      phase: 'combat',
      conflict,
      players: [{ revealed: true }, { conflict: 3, ...rival }, more.players?.[2] ?? {}],
    });

  it('gives a Rival Influence where it brings neither a point nor an Alliance', () => {
    const influence = { emperor: 3, 'spacing-guild': 3, 'bene-gesserit': 5, fremen: 5 };
    const table = won(
      'skirmish-c',
      { influence },
      { alliances: { emperor: 2, fremen: 1 }, players: [{}, {}, { influence: { emperor: 5 } }] },
    );
    expect([table.kind, table.options]).toEqual([
      'hag.influence.tie',
      ['emperor', 'spacing-guild'],
    ]);
    // The Emperor's Alliance is out of its reach; the Guild's is not.
    expect(answer(table)).toBe('emperor');
  });

  it('never completes a set for a Rival that it can leave open', () => {
    const table = alone({
      phase: 'combat',
      conflict: 'battle-for-arrakeen',
      intrigueDeck: ['double-cross'],
      players: [
        { revealed: true, conflict: 9 },
        { conflict: 3, intrigue: ['ambush', 'windfall'], spice: 1 },
        {},
      ],
    });
    while (table.kind !== 'hag.other') table.choose(answer(table) as never);
    expect(table.decision).toMatchObject({ shape: 'some', min: 2, about: { for: 1 } });
    expect(answer(table)).not.toContain(table.options[0]);
  });

  it('never plans for what the difficulty forbids, and counts with what it makes dear', () => {
    const table = (difficulty: string) =>
      alone(
        {
          players: [{ solari: 9, agents: 2, hand: ['dagger'] }, { agents: 0 }, { agents: 0 }],
        },
        difficulty,
      ).choose('dagger');
    const motives = (difficulty: string) => {
      const { decision, match } = table(difficulty);
      return greedy.explain!(decision, match.view(0));
    };
    const places = (difficulty: string) => motives(difficulty).map(({ choice }) => choice);
    expect(places('mentat')).toContain('swordmaster');
    expect(places('kwisatz-haderach')).not.toContain('swordmaster');
    const cost = (difficulty: string) =>
      motives(difficulty)
        .find(({ choice }) => choice === 'mentat')!
        .motives.find(({ why }) => why === 'cost')!.worth;
    expect(cost('sardaukar')).toBeLessThan(cost('mercenary'));
  });
});
