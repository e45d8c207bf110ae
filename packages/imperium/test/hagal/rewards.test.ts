import type { PlayerPosition, Position } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';
import { solo, told, X, Y } from './tables.ts';

/** Rival X wins the Conflict; Rival Y comes second if it has a troop. Then the person is first. */
const won = (
  conflict: string,
  x: PlayerPosition = {},
  y: PlayerPosition = {},
  more: Position = {},
) =>
  solo({
    phase: 'combat',
    round: 1,
    firstPlayer: Y,
    conflict,
    hagalDeck: ['carthag', 'carthag'],
    intrigueDeck: ['ambush', 'windfall', 'bribery'],
    ...more,
    players: [{}, { conflict: 3, ...x }, y],
  });

describe('the rewards of Rivals', () => {
  it('[HAG-6.26] [HAG-6.28] first and second, with what board spaces never give them', () => {
    const first = won('guild-bank-raid', {}, { conflict: 1 });
    expect([first.player(X).solari, first.player(Y).solari]).toEqual([6, 4]);
    const second = won('siege-of-carthag', {}, { conflict: 1 });
    expect(second.player(Y)).toMatchObject({ spice: 1, intrigue: ['ambush'] });
    const water = won('desert-power', {}, { conflict: 1 });
    expect(water.player(X)).toMatchObject({ vp: 1, water: 1 });
    expect(water.player(Y)).toMatchObject({ vp: 0, water: 1, spice: 1 });
  });

  it('[HAG-6.27] [HAG-6.36] points, and Influence where it has least', () => {
    const influence = { emperor: 1, 'spacing-guild': 1, 'bene-gesserit': 0, fremen: 2 };
    const t = won('skirmish-c', { influence });
    expect(t.kind).toBe('turn.kind');
    expect(t.player(X)).toMatchObject({
      influence: { ...influence, 'bene-gesserit': 1 },
      spice: 1,
    });
    expect(won('battle-for-arrakeen').player(X).vp).toBe(2);
  });

  it('[HEX-11] [HAG-6.37] on a tie for least the person decides between those', () => {
    const influence = { emperor: 1, 'spacing-guild': 2, 'bene-gesserit': 1, fremen: 3 };
    const t = won('skirmish-d', { influence });
    expect([t.seat, t.kind]).toEqual([0, 'hag.influence.tie']);
    expect(t.options).toEqual(['emperor', 'bene-gesserit']);
    expect(t.decision.about).toMatchObject({ for: X, n: 1 });
    t.choose('bene-gesserit');
    expect(t.player(X)).toMatchObject({
      influence: { ...influence, 'bene-gesserit': 2 },
      vp: 1,
      solari: 2,
    });
  });

  it('[HAG-6.36] two steps with one Faction go to the least as well', () => {
    const influence = { emperor: 1, 'spacing-guild': 2, 'bene-gesserit': 3, fremen: 3 };
    expect(won('grand-vision', { influence }).player(X)).toMatchObject({
      influence: { ...influence, emperor: 3 },
      vp: 1,
      intrigue: ['ambush'],
    });
  });

  it('[HAG-6.36] [RUL-12] of two different Factions, the two where it has least', () => {
    const influence = { emperor: 3, 'spacing-guild': 0, 'bene-gesserit': 1, fremen: 2 };
    const t = won('machinations', { influence });
    expect(t.kind).toBe('turn.kind');
    expect(t.player(X).influence).toEqual({ ...influence, 'spacing-guild': 1, 'bene-gesserit': 2 });
  });

  it('[HAG-6.36] [HAG-6.37] [RUL-12] of two different Factions, only the tie that matters is asked', () => {
    const influence = { emperor: 2, 'spacing-guild': 1, 'bene-gesserit': 2, fremen: 3 };
    const t = won('machinations', { influence });
    expect([t.kind, t.options]).toEqual(['hag.influence.tie', ['emperor', 'bene-gesserit']]);
    expect(t.choose('emperor').player(X).influence).toEqual({
      ...influence,
      'spacing-guild': 2,
      emperor: 3,
    });
    const all = won('machinations');
    expect(all.options).toHaveLength(4);
    all.choose('fremen');
    expect(all.options).toEqual(['emperor', 'spacing-guild', 'bene-gesserit']);
    all.choose('emperor');
    expect(all.player(X).influence).toMatchObject({ emperor: 1, fremen: 1 });
  });

  it('[HAG-6.37] a choice not about Influence is the person’s', () => {
    const t = won('battle-for-arrakeen', {}, { conflict: 1 });
    expect([t.seat, t.kind]).toEqual([0, 'hag.other']);
    expect(t.decision).toMatchObject({ shape: 'some', min: 2, max: 2, about: { for: Y } });
    t.choose(['branch:2', 'branch:3']);
    expect(t.player(Y)).toMatchObject({ spice: 2, solari: 3, intrigue: [] });
  });

  it('[HAG-6.29] control: the marker, the bonus for whoever comes, and the defence', () => {
    const t = won(
      'siege-of-carthag',
      {},
      {},
      {
        conflictDeck: ['battle-for-carthag', 'grand-vision'],
      },
    );
    expect(t.position.control).toMatchObject({ carthag: X });
    expect(told(t, 'control-taken')).toMatchObject([{ seat: X, space: 'carthag' }]);
    expect(t.kind).toBe('turn.kind');
    expect(t.player(X)).toMatchObject({ conflict: 1, garrison: 3, supply: 8 });
  });

  it.each([0, X, Y])('[HAG-6.29] the control bonus comes when seat %i goes there', (seat) => {
    const hand = ['reconnaissance', 'dagger'];
    const agents = [X, Y].map((rival) => ({ agents: rival === seat ? 1 : 0 }));
    const t = solo({
      active: seat,
      control: { carthag: X },
      hagalDeck: ['carthag'],
      players: [{ hand, leader: 'paul-atreides' }, ...agents],
    });
    if (seat === 0) t.play('reconnaissance', 'carthag');
    expect(t.player(seat).agentsOn).toEqual(['carthag']);
    expect(t.player(X).solari).toBe(1);
  });

  it('[HAG-6.29] [AMB-H16] it always defends if it has a troop in its supply', () => {
    const defends = (supply: number, difficulty: 'mercenary' | 'mentat' = 'mercenary') =>
      solo(
        {
          phase: 'round-start',
          control: { arrakeen: X },
          conflictDeck: ['siege-of-arrakeen', 'grand-vision'],
          players: [{}, { supply, garrison: 12 - supply }],
        },
        { difficulty },
      );
    expect(defends(2).player(X)).toMatchObject({ supply: 1, conflict: 1, garrison: 10 });
    expect(defends(2, 'mentat').player(X)).toMatchObject({ supply: 1, conflict: 1 });
    expect(defends(0).player(X)).toMatchObject({ supply: 0, conflict: 0 });
    expect(defends(2).kind).toBe('turn.kind');
  });

  it('[HEX-16] [HAG-6.30] [AMB-H15] the Mentat is one more Agent in the next round', () => {
    const t = won(
      'sort-through-the-chaos',
      {},
      {},
      {
        conflictDeck: ['skirmish-b', 'grand-vision', 'machinations'],
      },
    );
    expect(t.position).toMatchObject({ round: 2, mentat: X });
    expect(t.player(X)).toMatchObject({ agents: 2, solari: 2, intrigue: ['ambush'] });
    t.choose('reveal');
    const inRound = told(t, 'agent-sent').slice(0, 5);
    expect(inRound.map(({ seat, mentat }) => [seat, mentat])).toEqual([
      [X, false],
      [Y, false],
      [X, false],
      [Y, false],
      [X, true],
    ]);
    expect(t.position).toMatchObject({ round: 3, mentat: 'home' });
  });

  it('[HAG-6.31] [AMB-H12] a trash icon does nothing', () => {
    const t = won('terrible-purpose');
    expect(t.kind).toBe('turn.kind');
    expect(t.player(X).vp).toBe(1);
    expect(told(t, 'trashed')).toEqual([]);
  });
});
