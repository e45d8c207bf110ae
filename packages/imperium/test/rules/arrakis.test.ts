import { table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

describe('the cities', () => {
  it('[IMP-16.16] [IMP-30.17] [IMP-30.22] Arrakeen', () => {
    const t = table({
      control: { arrakeen: 1 },
      players: [{ hand: ['reconnaissance'], deck: ['scout', 'chani'] }],
    });
    t.play('reconnaissance', 'arrakeen').choose('arrakeen/draw');
    expect(t.player(0)).toMatchObject({ garrison: 4, hand: ['scout'] });
    expect(t.player(1).solari).toBe(1);
    expect(t.options).toEqual(['deploy', 'end']);
  });

  it('[IMP-16.17] [IMP-30.18] [IMP-30.22] Carthag', () => {
    const t = table({
      control: { carthag: 1 },
      intrigueDeck: ['ambush', 'windfall'],
      players: [{ hand: ['reconnaissance'] }],
    });
    t.play('reconnaissance', 'carthag').choose('carthag/intrigue');
    expect(t.player(0)).toMatchObject({ garrison: 4, intrigue: ['ambush'] });
    expect(t.player(1).solari).toBe(1);
    expect(t.options).toEqual(['deploy', 'end']);
  });

  it('[IMP-16.18] [IMP-30.17] Research Station', () => {
    const t = table({
      players: [
        { water: 3, hand: ['reconnaissance'], deck: ['scout', 'chani', 'dagger', 'scout'] },
      ],
    });
    t.play('reconnaissance', 'research-station').choose('research-station/draw');
    expect(t.player(0)).toMatchObject({ water: 1, hand: ['scout', 'chani', 'dagger'] });
    expect(t.options).toEqual(['deploy', 'end']);
  });

  it('[IMP-16.18] Research Station costs 2 water', () => {
    const t = table({ players: [{ water: 1, hand: ['reconnaissance'] }] });
    t.choose('reconnaissance');
    expect(t.why('research-station')).toMatchObject({
      rule: 'IMP-11.1',
      args: { resource: 'water', needs: 2 },
    });
  });

  it('[IMP-16.19] [IMP-30.12] Sietch Tabr', () => {
    const t = table({ players: [{ influence: { fremen: 2 }, hand: ['reconnaissance'] }] });
    t.play('reconnaissance', 'sietch-tabr');
    expect(t.player(0)).toMatchObject({ garrison: 4, water: 1, influence: { fremen: 2 } });
    expect(t.options).toEqual(['deploy', 'end']);
  });
});

describe('the desert', () => {
  it('[IMP-16.20] Imperial Basin', () => {
    const t = table({
      control: { 'imperial-basin': 1 },
      bonusSpice: { 'imperial-basin': 2 },
      players: [{ hand: ['dune-the-desert-planet'] }],
    });
    t.play('dune-the-desert-planet', 'imperial-basin');
    expect(t.player(0).spice).toBe(1 + 2);
    expect(t.player(1).spice).toBe(1);
    expect(t.options).toEqual(['deploy', 'end']);
  });

  it.each([
    ['hagga-basin', 1, 2],
    ['the-great-flat', 2, 3],
  ])('[IMP-16.21] [IMP-16.22] %s: %i water, harvest %i and the bonus', (space, water, base) => {
    const position = (has: number) => ({
      bonusSpice: { [space]: 2 },
      players: [{ water: has, hand: ['dune-the-desert-planet'] }],
    });
    const t = table(position(water));
    t.play('dune-the-desert-planet', space);
    expect(t.player(0)).toMatchObject({ water: 0, spice: base + 2 });
    expect(t.options).toEqual(['deploy', 'end']);
    const poor = table(position(water - 1)).choose('dune-the-desert-planet');
    expect(poor.why(space)?.rule).toBe('IMP-11.1');
  });
});
