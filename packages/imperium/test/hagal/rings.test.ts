import type { PlayerPosition } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';
import { itemsOf } from '../catalogue.ts';
import { type Around, rivalActed, told, X, Y } from './tables.ts';

/** What the ring of a Leader does at Arrakeen, where the card itself recruits one troop. */
const arrakeen = (leader: string, x: PlayerPosition = {}, around: Around = {}) =>
  rivalActed(['arrakeen-1p'], {
    intrigueDeck: ['ambush', 'windfall'],
    ...around,
    x: { leader, garrison: 0, ...x },
  });

const resolutions = Object.fromEntries(
  itemsOf('leaders-as-rivals').map(({ id, rivalResolution }) => [id, rivalResolution]),
);

describe('the Signet Ring of a Rival', () => {
  it('[HAG-3.8] [HAG-6.38] [AMB-H1] Baron Harkonnen pays a Solari for an Intrigue card if he can', () => {
    const baron = 'baron-vladimir-harkonnen';
    expect(resolutions[baron]).toHaveLength(2);
    expect(arrakeen(baron, { solari: 2 }).player(X)).toMatchObject({
      solari: 1,
      intrigue: ['ambush'],
    });
    expect(arrakeen(baron).player(X)).toMatchObject({ solari: 0, intrigue: [] });
    const none = arrakeen(baron, { solari: 2 }, { intrigueDeck: [] });
    expect(none.player(X)).toMatchObject({ solari: 2, intrigue: [] });
  });

  it.each([
    ['count-ilban-richese', 'solari', '+1 solari'],
    ['countess-ariana-thorvald', 'water', '+1 water'],
    ['earl-memnon-thorvald', 'spice', '+1 spice'],
  ] as const)('[HAG-3.8] %s gains 1 %s', (leader, resource, sentence) => {
    expect(resolutions[leader]).toEqual([sentence]);
    const t = arrakeen(leader);
    expect(t.player(X)).toMatchObject({ solari: 0, spice: 0, water: 0, [resource]: 1 });
    expect(rivalActed(['carthag'], { x: { leader } }).player(X)[resource]).toBe(0);
  });

  it('[HAG-3.8] [HAG-6.38] [AMB-H1] Duke Leto pays for the least where somebody is ahead', () => {
    const leto = 'duke-leto-atreides';
    expect(resolutions[leto]).toHaveLength(3);
    const t = arrakeen(
      leto,
      { spice: 1, influence: { emperor: 1, fremen: 3, 'spacing-guild': 1 } },
      { person: { influence: { fremen: 4, emperor: 2 } }, y: { influence: { emperor: 2 } } },
    );
    expect(t.kind).toBe('turn.kind');
    expect(t.player(X)).toMatchObject({
      spice: 0,
      influence: { emperor: 2, fremen: 3, 'spacing-guild': 1, 'bene-gesserit': 0 },
    });
  });

  it('[HAG-6.37] [AMB-H1] Duke Leto: on a tie the person chooses', () => {
    const y = { influence: { emperor: 1, fremen: 1 } };
    const t = arrakeen('duke-leto-atreides', { spice: 1 }, { y });
    expect([t.seat, t.kind, t.options]).toEqual([0, 'hag.influence.tie', ['emperor', 'fremen']]);
    expect(t.decision.about).toMatchObject({ for: X });
    expect(t.choose('fremen').player(X).influence).toMatchObject({ emperor: 0, fremen: 1 });
  });

  it('[HAG-6.38] [AMB-H1] Duke Leto keeps his spice where nobody is ahead, and without any', () => {
    const leto = 'duke-leto-atreides';
    expect(arrakeen(leto, { spice: 3 }).player(X)).toMatchObject({ spice: 3 });
    const y = { influence: { emperor: 1 } };
    expect(arrakeen(leto, {}, { y }).player(X).influence).toMatchObject({ emperor: 0 });
  });

  it('[HAG-3.8] [HAG-3.18] [AMB-H22] Rabban’s recruits go to the Conflict with the others', () => {
    const rabban = 'glossu-the-beast-rabban';
    expect(resolutions[rabban]).toHaveLength(1);
    expect(arrakeen(rabban, { garrison: 3 }).player(X)).toMatchObject({
      garrison: 1,
      conflict: 1 + 1 + 2,
      supply: 7,
    });
    const ally = { garrison: 3, influence: { fremen: 4 } };
    const t = arrakeen(rabban, ally, { alliances: { fremen: X } });
    expect(t.player(X)).toMatchObject({ garrison: 1, conflict: 1 + 2 + 2, supply: 6 });
  });

  it('[HAG-6.4] the catalogue knows no other Rival', () => {
    const resolved = Object.entries(resolutions).filter(([, does]) => (does as []).length > 0);
    expect(resolved).toHaveLength(6);
  });
});

describe('the left ability of a Rival', () => {
  it('[HAG-6.2] [AMB-H1] Ariana harvests all spice and draws nothing', () => {
    const t = rivalActed(['harvest-spice'], {
      bonusSpice: { 'hagga-basin': 1 },
      x: { leader: 'countess-ariana-thorvald' },
    });
    expect(t.player(X).spice).toBe(3);
    expect(told(t, 'drew')).toEqual([]);
  });

  it('[HAG-6.2] [AMB-H1] the Baron has no Masterstroke', () => {
    const t = rivalActed(['heighliner'], {
      x: { leader: 'baron-vladimir-harkonnen', garrison: 2 },
    });
    expect(t.player(X)).toMatchObject({ conflict: 5, masterstroke: null });
    expect(t.player(X).influence).toMatchObject({ 'spacing-guild': 1, emperor: 0, fremen: 0 });
    expect(t.player(Y).masterstroke).toBeNull();
  });
});
