import { table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

describe('the spaces of the Factions', () => {
  it('[IMP-16.1] [IMP-30.18] [IMP-30.21] Conspire', () => {
    const t = table({
      intrigueDeck: ['windfall', 'ambush'],
      players: [{ spice: 5, hand: ['diplomacy'] }],
    });
    t.play('diplomacy', 'conspire');
    expect(t.player(0)).toMatchObject({
      spice: 1,
      solari: 5,
      garrison: 5,
      influence: { emperor: 1 },
      intrigue: ['windfall'],
    });
  });

  it('[IMP-16.2] [IMP-30.10] [IMP-30.21] Wealth', () => {
    const t = table({ players: [{ hand: ['diplomacy'] }] });
    t.play('diplomacy', 'wealth');
    expect(t.player(0)).toMatchObject({ solari: 2, influence: { emperor: 1 } });
    expect(t.seat).toBe(1);
  });

  it('[IMP-16.3] [IMP-30.21] [IMP-30.22] Heighliner', () => {
    const t = table({ players: [{ spice: 7, hand: ['diplomacy'] }] });
    t.play('diplomacy', 'heighliner').choose('deploy');
    expect(t.options.at(-1)).toBe(String(5 + 2));
    expect(t.player(0)).toMatchObject({
      spice: 1,
      water: 2,
      garrison: 8,
      influence: { 'spacing-guild': 1 },
    });
  });

  it('[IMP-16.4] [IMP-30.9] Foldspace', () => {
    const t = table({ players: [{ hand: ['diplomacy'], discard: ['dagger'] }] });
    const { foldspace } = t.position.reserve;
    t.play('diplomacy', 'foldspace');
    expect(t.player(0)).toMatchObject({
      discard: ['foldspace', 'dagger'],
      influence: { 'spacing-guild': 1 },
    });
    expect(t.position.reserve.foldspace).toBe(foldspace! - 1);
  });

  it('[IMP-30.9] an empty Foldspace stack gives nothing', () => {
    const t = table({ reserve: { foldspace: 0 }, players: [{ hand: ['diplomacy'] }] });
    t.play('diplomacy', 'foldspace');
    expect(t.player(0)).toMatchObject({ discard: [], influence: { 'spacing-guild': 1 } });
    expect(t.position.reserve.foldspace).toBe(0);
  });

  it('[IMP-16.5] [IMP-30.6] Selective Breeding', () => {
    const t = table({
      players: [{ spice: 2, hand: ['diplomacy', 'dagger'], deck: ['scout', 'chani', 'scout'] }],
    });
    t.play('diplomacy', 'selective-breeding');
    expect(t.player(0)).toMatchObject({ spice: 0, influence: { 'bene-gesserit': 1 } });
    t.choose('selective-breeding/pay', 'hand:dagger');
    expect(t.player(0).hand).toEqual(['scout', 'chani']);
    expect(t.position.trashed).toEqual(['dagger']);
  });

  it('[IMP-16.6] [IMP-30.18] [IMP-30.19] Secrets', () => {
    const four = ['ambush', 'ambush', 'ambush', 'ambush'];
    const t = table({
      intrigueDeck: ['windfall'],
      players: [{ hand: ['diplomacy'] }, { intrigue: four.slice(1) }, { intrigue: four }],
    });
    t.play('diplomacy', 'secrets');
    expect(t.options).toEqual(['secrets/intrigue', 'secrets/steal-intrigue']);
    t.choose('secrets/intrigue', 'secrets/steal-intrigue');
    expect(t.player(0)).toMatchObject({
      intrigue: ['windfall', 'ambush'],
      influence: { 'bene-gesserit': 1 },
    });
    expect(t.player(1).intrigue).toHaveLength(3);
    expect(t.player(2).intrigue).toHaveLength(3);
  });

  it('[IMP-16.7] [IMP-30.22] Hardy Warriors', () => {
    const t = table({ players: [{ water: 1, hand: ['diplomacy'] }] });
    t.play('diplomacy', 'hardy-warriors').choose('deploy');
    expect(t.options.at(-1)).toBe(String(2 + 2));
    expect(t.player(0)).toMatchObject({ water: 0, garrison: 5, influence: { fremen: 1 } });
  });

  it('[IMP-16.8] [IMP-30.21] Stillsuits', () => {
    const t = table({ players: [{ hand: ['diplomacy'] }] });
    t.play('diplomacy', 'stillsuits');
    expect(t.options).toEqual(['deploy', 'end']);
    expect(t.player(0)).toMatchObject({ water: 1, influence: { fremen: 1 } });
  });

  it.each([
    ['conspire', { spice: 3 }],
    ['heighliner', { spice: 5 }],
    ['selective-breeding', { spice: 1 }],
    ['hardy-warriors', { spice: 9 }],
  ])('[IMP-16.1] [IMP-16.3] [IMP-16.5] [IMP-16.7] %s has its price', (space, resources) => {
    const t = table({ players: [{ ...resources, hand: ['diplomacy'] }] });
    t.choose('diplomacy');
    expect(t.why(space)?.rule).toBe('IMP-11.1');
  });
});
