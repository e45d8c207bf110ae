import { type Position, type Table, table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

/** Seat 0 wins with the given Intrigue cards, seat 1 is second; the Combat cards are past. */
function victory(conflict: string, intrigue: readonly string[], position: Position = {}): Table {
  const t = table({
    phase: 'combat',
    conflict,
    ...position,
    players: [{ conflict: 3, intrigue }, { conflict: 1 }, {}],
  });
  return intrigue.length > 0 ? t.choose('pass') : t;
}

describe('when you win a Conflict', () => {
  it('[EX-28] [IMP-22.13] [IMP-26.3] spice of the reward pays for Demand Respect', () => {
    const t = victory('raid-stockpiles', ['demand-respect']);
    expect(t.player(0).spice).toBe(3);
    expect([t.kind, t.options]).toEqual([
      'win.trigger',
      ['pass', 'intrigue:demand-respect/1', 'intrigue:demand-respect/2'],
    ]);
    t.choose('intrigue:demand-respect/2', 'emperor');
    expect(t.player(0)).toMatchObject({ spice: 1, influence: { emperor: 2 }, vp: 1 });
  });

  it('[EX-29] [IMP-26.3] [AMB-40] To the Victor… may be played first, and its spice pays for Demand Respect', () => {
    const t = victory('skirmish-b', ['demand-respect', 'to-the-victor']);
    expect(t.options).toEqual(['pass', 'intrigue:demand-respect/1', 'intrigue:to-the-victor']);
    t.choose('intrigue:to-the-victor');
    expect(t.options).toEqual(['pass', 'intrigue:demand-respect/1', 'intrigue:demand-respect/2']);
    t.choose('intrigue:demand-respect/2', 'fremen');
    expect(t.player(0)).toMatchObject({ spice: 1, influence: { fremen: 2 }, intrigue: [] });
    expect(t.position.intrigueDiscard).toEqual(['demand-respect', 'to-the-victor']);
  });

  it('[AMB-56] without the spice the weaker half of Demand Respect can still be used', () => {
    const t = victory('skirmish-a', ['demand-respect']);
    expect(t.options).toEqual(['pass', 'intrigue:demand-respect/1']);
    expect(t.why('intrigue:demand-respect/2')).toMatchObject({ rule: 'IMP-6.8' });
    t.choose('intrigue:demand-respect/1', 'fremen');
    expect(t.player(0)).toMatchObject({ influence: { fremen: 1 }, intrigue: [] });
    expect(t.kind).toBe('turn.kind');
  });

  it('[EX-30] [IMP-22.12] [IMP-28.12] a card drawn as the reward may be played for this same win', () => {
    const t = victory('raid-stockpiles', [], { intrigueDeck: ['to-the-victor'] });
    expect([t.seat, t.options]).toEqual([0, ['pass', 'intrigue:to-the-victor']]);
    t.choose('intrigue:to-the-victor');
    expect(t.player(0).spice).toBe(3 + 3);
  });

  it('[EX-31] [IMP-22.11] [IMP-28.12] on a tie for first it cannot be played', () => {
    const held = { conflict: 2, intrigue: ['to-the-victor', 'demand-respect'] };
    const t = table({
      phase: 'combat',
      conflict: 'skirmish-c',
      players: [held, held, {}],
    });
    for (const seat of [0, 1]) {
      expect([t.seat, t.options]).toEqual([seat, ['pass']]);
      t.choose('pass');
    }
    expect(t.kind).toBe('turn.kind');
    expect(t.player(0)).toMatchObject({ spice: 2, intrigue: ['to-the-victor', 'demand-respect'] });
  });

  it('[IMP-21.8] [IMP-22.11] second place does not win', () => {
    const t = table({
      phase: 'combat',
      players: [{ conflict: 1, intrigue: ['to-the-victor'] }, { conflict: 2 }, {}],
    });
    t.choose('pass');
    expect(t.kind).toBe('turn.kind');
    expect(t.player(0).intrigue).toEqual(['to-the-victor']);
  });

  it('[AMB-40] the winner has one window, after the whole first reward and before second place', () => {
    const t = victory('cloak-and-dagger', ['to-the-victor'], {
      intrigueDeck: ['demand-respect', 'windfall', 'ambush'],
    });
    expect([t.kind, t.options.length]).toEqual(['influence.gain', 4]);
    t.choose('emperor');
    expect([t.kind, t.options]).toEqual([
      'win.trigger',
      ['pass', 'intrigue:to-the-victor', 'intrigue:demand-respect/1'],
    ]);
    expect(t.player(1)).toMatchObject({ intrigue: [], spice: 0 });
    t.choose('intrigue:to-the-victor', 'intrigue:demand-respect/2', 'emperor');
    expect([t.kind, t.options]).toEqual(['win.trigger', ['pass']]);
    t.choose('pass');
    expect(t.player(0)).toMatchObject({ influence: { emperor: 3 }, spice: 1 });
    expect(t.player(1)).toMatchObject({ intrigue: ['ambush'], spice: 1 });
    expect(t.kind).toBe('turn.kind');
  });

  it('[AMB-40] [IMP-6.5] other Combat cards are past, also one just drawn', () => {
    const t = victory('raid-stockpiles', ['tiebreaker'], { intrigueDeck: ['ambush'] });
    expect(t.options).toEqual(['pass']);
    expect(t.why('intrigue:ambush')?.rule).toBe('IMP-6.5');
  });
});
