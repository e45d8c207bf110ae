import type { FactionId, TerritoryId } from '@landsraad/dune';
import { type Position, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';
import { prize } from '../src/dune/greedy/ground.ts';
import { type Outlook, outlookOf } from '../src/dune/greedy/outlook.ts';
import { decides } from '../src/dune/greedy/reckoning.ts';
import { WEIGHTS } from '../src/dune/greedy/weights.ts';

/** Before a battle, after everybody has shipped and moved, so that nobody else comes. */
function outlook(of: FactionId, position: Position): Outlook {
  const t = table({ phase: 'battle', begun: true, storm: 0, ...position });
  return outlookOf(t.match.view(t.seatOf(of)), t.seatOf(of), WEIGHTS);
}

const decidesFor = (seen: Outlook, territory: TerritoryId): number =>
  decides(seen, seen.side, territory);

describe('a stronghold decides', () => {
  const two = (harkonnen: Record<string, number>, emperor: Record<string, number> = {}) =>
    outlook('harkonnen', {
      turn: 4,
      factions: [
        { id: 'harkonnen', dot: 0, board: harkonnen },
        { id: 'emperor', dot: 2, board: { ...emperor, 'old-gap@9': 1 } },
        { id: 'atreides', dot: 4, board: { 'old-gap@9': 1 } },
      ],
    });

  it('surely where exactly one is lacking, and never where two are', () => {
    expect(decidesFor(two({ 'arrakeen@9': 5, 'carthag@10': 5 }), 'tueks-sietch')).toBe(1);
    expect(decidesFor(two({ 'arrakeen@9': 5 }), 'tueks-sietch')).toBe(0);
  });

  it('as likely as the battle for another one is won', () => {
    const held = { 'arrakeen@9': 5, 'carthag@10': 5, 'tueks-sietch@4': 3 };
    const even = decidesFor(two(held, { 'carthag@10': 5 }), 'tueks-sietch');
    const hard = decidesFor(two(held, { 'carthag@10': 12 }), 'tueks-sietch');
    expect(even).toBeGreaterThan(0.2);
    expect(even).toBeLessThan(0.8);
    expect(hard).toBeLessThan(even);
  });
});

describe('keeping another from winning', () => {
  /** Harkonnen have three strongholds, and Carthag is in dispute with one other. */
  const denied = (of: FactionId, turn: number): number => {
    const position: Position = {
      turn,
      factions: [
        {
          id: 'harkonnen',
          dot: 0,
          board: { 'arrakeen@9': 8, 'carthag@10': 8, 'tueks-sietch@4': 8 },
        },
        { id: of, dot: 2, board: { 'carthag@10': 3 } },
        { id: 'emperor', dot: 4 },
      ],
    };
    return prize(outlook(of, position), 'carthag').atOnce;
  };

  it('is worth less the less is left to win, [GUI-V1] but to the Guild the more', () => {
    expect(denied('atreides', 10)).toBeLessThan(denied('atreides', 4) / 2);
    expect(denied('spacing-guild', 10)).toBeGreaterThan(denied('spacing-guild', 4));
  });
});
