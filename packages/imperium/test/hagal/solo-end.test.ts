import type { PlayerPosition } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';
import { NAMED_SPACES, solo, told, X, Y } from './tables.ts';

describe('Corner the Market', () => {
  const played = (copies: number) => {
    const deck = Array<string>(copies).fill('the-spice-must-flow');
    return solo({ phase: 'endgame', players: [{ intrigue: ['corner-the-market'], deck }] });
  };

  it('[HEX-15] [HAG-6.39] three own copies give 2 points, two give 1', () => {
    expect(played(3).choose('intrigue:corner-the-market').player(0).vp).toBe(2);
    expect(played(2).choose('intrigue:corner-the-market').player(0).vp).toBe(1);
    expect(played(1).options).toEqual(['pass']);
  });
});

describe('the end of a game alone', () => {
  it('[HAG-6.40] a Rival with 10 points ends it in phase 5', () => {
    const ended = (vp: number) =>
      solo({ phase: 'recall', firstPlayer: Y, players: [{ vp: 3 }, { vp }] }).position.phase;
    expect(ended(9)).toBe('turns');
    expect(ended(10)).toBe('over');
  });

  it('[HAG-6.1] [AMB-H17] a Rival can win; the person wins only against both', () => {
    const winner = (...points: number[]) =>
      solo({ phase: 'endgame', players: points.map((vp) => ({ vp })) }).match.result![0]!.seat;
    expect(winner(10, 9, 9)).toBe(0);
    expect(winner(10, 11, 9)).toBe(X);
    expect(winner(10, 9, 12)).toBe(Y);
  });

  it('[HAG-2.4] in the Endgame only the person plays Intrigue cards', () => {
    const t = solo({
      phase: 'endgame',
      firstPlayer: X,
      players: [{ intrigue: ['ambush'] }, { intrigue: ['corner-the-market', 'ambush'] }],
    });
    expect([t.seat, t.kind]).toEqual([0, 'endgame.play']);
    t.choose('pass');
    expect(t.match.over).toBe(true);
    expect(t.player(X)).toMatchObject({ vp: 0, intrigue: ['corner-the-market', 'ambush'] });
  });

  const TIED: PlayerPosition = { vp: 10, spice: 3, solari: 3, water: 1, garrison: 2 };
  it.each([
    ['spice', { solari: 2, spice: 4 }],
    ['solari', { solari: 4 }],
    ['water', { water: 2 }],
    ['garrison', { garrison: 3 }],
  ] as const)('[HAG-6.41] [AMB-H17] Rivals break ties as persons do: %s', (tieBreak, better) => {
    const t = solo({
      phase: 'endgame',
      players: [TIED, { ...TIED, ...better }, { ...TIED, vp: 9 }],
    });
    expect(t.match.result).toMatchObject([{ seat: X, tieBreak }, { seat: 0 }, { seat: Y }]);
  });

  /** The last round: X has one Agent left, Y none; everything else is equal. */
  const lastRound = (personFirst: boolean) => {
    const t = solo({
      conflictDeck: [],
      hagalDeck: ['foldspace', 'secrets'],
      active: personFirst ? 0 : X,
      players: [
        { ...TIED, leader: 'paul-atreides' },
        { ...TIED, agents: 1 },
        { ...TIED, agents: 0, vp: 0 },
      ],
    }).choose('reveal');
    return t.match.result;
  };

  it('[HAG-6.41] [AMB-5] [RUL-11] a Rival counts as having revealed when it sent its last Agent', () => {
    const last = { rank: 1, tieBreak: 'reveal-order' };
    expect(lastRound(true)).toMatchObject([{ seat: X, ...last }, { seat: 0 }, { seat: Y }]);
    expect(lastRound(false)).toMatchObject([{ seat: 0, ...last }, { seat: X }, { seat: Y }]);
  });

  it('[HAG-6.41] [AMB-5] so do two Rivals between them', () => {
    const rival = { ...TIED, agents: 1, influence: { 'bene-gesserit': 2, 'spacing-guild': 2 } };
    const t = solo({
      conflictDeck: [],
      hagalDeck: ['foldspace', 'secrets'],
      players: [{}, rival, rival],
    }).choose('reveal');
    expect(t.match.result).toMatchObject([{ seat: Y, tieBreak: 'reveal-order' }, { seat: X }, {}]);
  });

  it('[RUL-11] a Rival whose last Agent finds no space takes its place when that is seen', () => {
    const t = solo({
      conflictDeck: [],
      players: [
        { ...TIED, agents: 0, agentsOn: NAMED_SPACES },
        { ...TIED, agents: 1 },
        { ...TIED, agents: 0, vp: 0 },
      ],
    }).choose('reveal');
    expect(t.match.result).toMatchObject([{ seat: X, tieBreak: 'reveal-order' }, { seat: 0 }, {}]);
  });

  it('[HAG-6.41] a whole game ends with one winner among the three', () => {
    const t = solo({ phase: 'round-start', round: 0 }).runUntil(() => false);
    expect(told(t, 'game-over')[0]!.ranking.map(({ rank }) => rank)).toEqual([1, 2, 3]);
  });
});
