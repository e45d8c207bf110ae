import { table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

/* The icons that no board space shows; the others are named beside the spaces that show them. */

describe('icons', () => {
  it('[IMP-30.3] an Alliance banner needs the token of that Faction', () => {
    const gained = (alliances: object) =>
      table({ row: ['opulence'], alliances, players: [{ hand: ['firm-grip', 'diplomacy'] }] })
        .choose('reveal')
        .events()
        .filter(({ type }) => type === 'persuasion-gained');
    expect(gained({ emperor: 0 }).at(-1)).toMatchObject({ total: 5 });
    expect(gained({ fremen: 0, emperor: 1 }).at(-1)).toMatchObject({ total: 1 });
  });

  it('[IMP-30.4] the ring uses the ability of the Leader', () => {
    const t = table({ players: [{ leader: 'earl-memnon-thorvald', hand: ['signet-ring'] }] });
    t.play('signet-ring', 'secure-contract');
    expect(t.player(0)).toMatchObject({ spice: 1, solari: 3 });
  });

  it('[IMP-30.7] a sword is 1 strength', () => {
    const t = table({ players: [{ conflict: 2, hand: ['dagger', 'dagger'] }] });
    t.choose('reveal');
    expect(t.events()).toContainEqual({ type: 'strength-set', seat: 0, strength: 2 * 2 + 2 });
  });

  it('[IMP-30.11] a question mark is a Faction of choice', () => {
    const t = table({ players: [{ solari: 2, intrigue: ['bribery'] }] });
    t.choose('intrigue:bribery');
    expect(t.options).toEqual(['emperor', 'spacing-guild', 'bene-gesserit', 'fremen']);
    t.choose('bene-gesserit');
    expect(t.player(0).influence).toMatchObject({ emperor: 0, 'bene-gesserit': 1 });
  });

  it('[IMP-30.11] one down and two up, each with one Faction', () => {
    const t = table({
      players: [{ spice: 2, influence: { fremen: 1, emperor: 1 }, hand: ['shifting-allegiances'] }],
    });
    t.play('shifting-allegiances', 'secure-contract').choose('shifting-allegiances/pay');
    expect([t.kind, t.options]).toEqual(['influence.lose', ['emperor', 'fremen']]);
    t.choose('fremen', 'bene-gesserit');
    expect(t.player(0).influence).toEqual({
      emperor: 1,
      'spacing-guild': 0,
      'bene-gesserit': 2,
      fremen: 0,
    });
  });

  it.each([
    [1, 0],
    [2, 4],
  ])('[IMP-30.12] Worm Riders with %i Influence with the Fremen: %i swords', (fremen, swords) => {
    const t = table({
      players: [{ conflict: 1, influence: { fremen }, hand: ['worm-riders'] }],
    });
    t.choose('reveal');
    expect(t.events()).toContainEqual({ type: 'strength-set', seat: 0, strength: 2 + swords });
  });

  it('[IMP-30.13] Fremen Bond needs another Fremen card in play', () => {
    const spice = (...hand: string[]) => {
      const t = table({ players: [{ hand }] });
      return t.choose('reveal').player(0).spice;
    };
    expect(spice('spice-hunter', 'dagger')).toBe(0);
    expect(spice('spice-hunter', 'arrakis-liaison')).toBe(1);
  });

  it('[IMP-30.16] Persuasion is what cards are acquired with', () => {
    const t = table({
      row: ['carryall', 'duncan-idaho', 'crysknife'],
      players: [{ hand: ['convincing-argument', 'diplomacy', 'reconnaissance'] }],
    });
    t.choose('reveal');
    expect(t.options).toEqual([
      'acquire:duncan-idaho',
      'acquire:crysknife',
      'acquire:arrakis-liaison',
      'end',
    ]);
  });

  it('[IMP-30.20] the gold disc is a Victory Point', () => {
    const t = table({ players: [{ spice: 4, vp: 3, intrigue: ['the-sleeper-must-awaken'] }] });
    t.choose('intrigue:the-sleeper-must-awaken');
    expect(t.player(0)).toMatchObject({ vp: 4, spice: 0 });
  });
});
