import type { ImperiumOptions } from '@landsraad/imperium';
import { describe, expect, it } from 'vitest';
import { type Around, rivalActed, told, X } from './tables.ts';

const expert = (cards: string[], around: Around, options: Partial<ImperiumOptions> = {}) =>
  rivalActed(cards, { conflict: 'desert-power', ...around }, { difficulty: 'mentat', ...options });

describe('Expert troop deployment', () => {
  const leading = { x: { conflict: 3, garrison: 2 }, person: { conflict: 1 } };

  it('[HEX-10] [HAG-7.2] X leads by 4, so its recruit stays in the garrison', () => {
    const t = expert(['carthag'], leading);
    expect(t.player(X)).toMatchObject({ conflict: 3, garrison: 3, supply: 6 });
    expect(told(t, 'rival-holds-back')).toEqual([{ type: 'rival-holds-back', seat: X, lead: 4 }]);
  });

  it('[HAG-6.16] [HAG-7.1] [AMB-H20] at Mentat and Kwisatz Haderach only', () => {
    const deployed = (difficulty: ImperiumOptions['difficulty']) =>
      expert(['carthag'], leading, { difficulty }).player(X).conflict;
    expect(deployed('mercenary')).toBe(6);
    expect(deployed('sardaukar')).toBe(6);
    expect(deployed('mentat')).toBe(3);
    expect(deployed('kwisatz-haderach')).toBe(3);
  });

  it.each([
    ['skirmish-a', 3],
    ['desert-power', 3],
    ['grand-vision', 6],
  ])('[HAG-7.2] [HAG-7.5] in Conflicts I and II, not in III: %s', (conflict, troops) => {
    expect(expert(['carthag'], { ...leading, conflict }).player(X).conflict).toBe(troops);
  });

  it('[HAG-7.3] [AMB-H2] the lead is over the best of all others, swords included', () => {
    const over = (around: Around) =>
      expert(['carthag'], { ...leading, ...around }).player(X).conflict;
    expect(over({ person: { conflict: 1 }, y: { conflict: 1 } })).toBe(3);
    expect(over({ person: {}, y: { conflict: 2 } })).toBe(6);
    expect(over({ person: { conflict: 1, swords: 1 } })).toBe(6);
    // Swords without a troop are no strength.
    expect(over({ person: { swords: 5 } })).toBe(3);
  });

  it('[HAG-7.3] it is measured just before deploying', () => {
    // Two troops lead by 4 only once they are deployed.
    const t = expert(['stillsuits'], { x: { conflict: 0, garrison: 2 } });
    expect(t.player(X)).toMatchObject({ conflict: 2, garrison: 0 });
    expect(told(t, 'rival-holds-back')).toEqual([]);
  });

  it('[HAG-7.4] [AMB-H2] with a lead of 3 it deploys everything it can', () => {
    const t = expert(['heighliner'], {
      x: { conflict: 3, garrison: 3 },
      person: { conflict: 1, swords: 1 },
    });
    expect(t.player(X)).toMatchObject({ conflict: 3 + 3 + 2, garrison: 1 });
    expect(told(t, 'rival-holds-back')).toEqual([]);
  });

  it('[HAG-7.2] Influence and everything else of the card comes as ever', () => {
    const t = expert(['hardy-warriors'], leading);
    expect(t.player(X)).toMatchObject({ garrison: 4, conflict: 3, influence: { fremen: 1 } });
  });

  it('[AMB-H2] by the switch, troop by troop until the lead is 4', () => {
    const options = { expertDeployment: 'troop-by-troop' } as const;
    const t = expert(
      ['carthag'],
      { x: { conflict: 2, garrison: 2 }, person: { conflict: 1 } },
      options,
    );
    expect(t.player(X)).toMatchObject({ conflict: 3, garrison: 2 });
    expect(told(t, 'rival-holds-back')).toMatchObject([{ lead: 4 }]);
    const III = expert(['carthag'], { ...leading, conflict: 'grand-vision' }, options);
    expect(III.player(X).conflict).toBe(6);
  });
});
