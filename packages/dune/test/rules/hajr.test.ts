import { type FactionPosition, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const position = (hand: FactionPosition['hand']) => ({
  factions: [
    { id: 'atreides', reserves: 0, board: { 'tueks-sietch@4': 3, 'basin@8': 1 }, hand },
    { id: 'harkonnen', reserves: 0 },
  ] satisfies FactionPosition[],
});

describe('Hajr', () => {
  it('[DUN-9.14] [DUN-19.12] [DUN-28.12] played before the move gives one more, of another group', () => {
    const t = table(position(['hajr']));
    expect(t.options()).toEqual(['none', 'tueks-sietch', 'basin', 'hajr']);
    t.choose('hajr');
    expect(t.options()).toEqual(['none', 'tueks-sietch', 'basin']);
    t.choose('tueks-sietch', 3, 'pasty-mesa@7');
    expect([t.faction, t.kind]).toEqual(['atreides', 'move']);
    t.choose('basin', 1, 'old-gap@8');
    expect(t.of('atreides').board).toEqual({ 'pasty-mesa@7': 3, 'old-gap@8': 1 });
    expect(t.faction).toBe('harkonnen');
    expect(t.position.treacheryDiscard).toEqual(['hajr']);
  });

  it('[DUN-9.14] [DUN-28.12] played after the move gives one more, of the same group', () => {
    const t = table(position(['hajr']), {}, ['hajr']);
    t.choose('tueks-sietch', 3, 'pasty-mesa@7');
    expect([t.kind, t.options()]).toEqual(['hajr', ['no', 'yes']]);
    t.choose('yes', 'pasty-mesa', 2, 'shield-wall@8');
    expect(t.of('atreides').board).toEqual({
      'basin@8': 1,
      'pasty-mesa@7': 1,
      'shield-wall@8': 2,
    });
    expect(t.faction).toBe('harkonnen');
  });

  it('[DUN-9.14] may be kept, and the turn is over', () => {
    const t = table(position(['hajr']), {}, ['hajr']);
    t.choose('tueks-sietch', 3, 'pasty-mesa@7', 'no');
    expect([t.faction, t.of('atreides').hand]).toEqual(['harkonnen', ['hajr']]);
  });

  it('[DUN-9.1] declining to move ends the turn, Hajr or not', () => {
    const kept = table(position(['hajr']), {}, ['hajr']);
    expect(kept.choose('none').faction).toBe('harkonnen');
    const played = table(position(['hajr']), {}, ['hajr']);
    expect(played.choose('hajr', 'none').faction).toBe('harkonnen');
    const half = table(position(['hajr']), {}, ['hajr']);
    half.choose('hajr', 'basin', 1, 'old-gap@8', 'none');
    expect(half.faction).toBe('harkonnen');
  });

  it('is asked for in secret of every hand that could hold it', () => {
    const t = table(position(['shield']), {}, ['hajr']);
    t.choose('tueks-sietch', 3, 'pasty-mesa@7');
    expect([t.faction, t.options()]).toEqual(['atreides', ['no']]);
    expect(t.match.waiting).toEqual([{ seat: 0, kind: null }]);
  });

  it('is not asked for when all see that it is gone', () => {
    const t = table({ ...position(['shield']), treacheryDiscard: ['hajr'] }, {}, ['hajr']);
    t.choose('tueks-sietch', 3, 'pasty-mesa@7');
    expect(t.faction).toBe('harkonnen');
  });
});
