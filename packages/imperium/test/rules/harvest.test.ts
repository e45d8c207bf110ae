import { table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

describe('harvesting spice', () => {
  it('[IMP-15.1] [IMP-30.8] bonus spice gathers on the three Maker spaces', () => {
    const t = table().runUntil(({ round }) => round === 2);
    expect(t.position.bonusSpice).toEqual({
      'imperial-basin': 1,
      'hagga-basin': 1,
      'the-great-flat': 1,
    });
  });

  it.each([
    ['imperial-basin', 1],
    ['hagga-basin', 2],
    ['the-great-flat', 3],
  ])('[IMP-15.2] the base harvest at %s is %i', (space, base) => {
    const t = table({ players: [{ water: 2, hand: ['dune-the-desert-planet'] }] });
    t.play('dune-the-desert-planet', space);
    expect(t.player(0).spice).toBe(base);
  });

  it('[IMP-15.3] [EX-4] takes the base and all bonus spice, which leaves the space', () => {
    const t = table({
      bonusSpice: { 'hagga-basin': 1, 'the-great-flat': 2 },
      players: [{ water: 1, hand: ['dune-the-desert-planet'] }],
    });
    t.play('dune-the-desert-planet', 'hagga-basin');
    expect(t.player(0)).toMatchObject({ spice: 2 + 1, water: 0 });
    expect(t.position.bonusSpice).toEqual({
      'imperial-basin': 0,
      'hagga-basin': 0,
      'the-great-flat': 2,
    });
  });

  it('[IMP-15.4] doubling the base does not touch the bonus spice', () => {
    const t = table({
      bonusSpice: { 'the-great-flat': 2 },
      players: [{ water: 2, hand: ['carryall'] }],
    });
    t.play('carryall', 'the-great-flat');
    expect(t.player(0).spice).toBe(2 * 3 + 2);
  });

  it('[IMP-15.5] the control bonus of Imperial Basin is not part of the harvest', () => {
    const t = table({
      control: { 'imperial-basin': 0 },
      bonusSpice: { 'imperial-basin': 1 },
      players: [{ hand: ['carryall'] }],
    });
    t.play('carryall', 'imperial-basin');
    expect(t.player(0).spice).toBe(2 * 1 + 1 + 1);
    expect(t.events()).toContainEqual({
      type: 'harvested',
      seat: 0,
      space: 'imperial-basin',
      spice: 3,
      bonus: 1,
    });
  });
});
