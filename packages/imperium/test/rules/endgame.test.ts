import { type PlayerPosition, table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

/** The last round is over but for seat 0, which reveals last; seats 1 and 2 did so in this order. */
const atTheEnd = (players: readonly PlayerPosition[], firstPlayer = 0) =>
  table({
    firstPlayer,
    active: 0,
    conflictDeck: [],
    players: players.map((player, seat) => ({ revealed: seat > 0, ...player })),
  }).runUntil(({ phase }) => phase === 'endgame' || phase === 'over');

const THREE = { emperor: 3, 'spacing-guild': 3, 'bene-gesserit': 3 };

describe('Endgame cards', () => {
  it('[IMP-25.1] may be played before the scores are compared', () => {
    const t = atTheEnd([{ intrigue: ['plans-within-plans'], influence: THREE, vp: 6 }, {}, {}]);
    expect([t.seat, t.kind]).toEqual([0, 'endgame.play']);
    expect(t.options).toEqual(['pass', 'intrigue:plans-within-plans/1']);
    t.choose('intrigue:plans-within-plans/1');
    expect(t.match.over).toBe(true);
    expect(t.match.result).toMatchObject([{ seat: 0, points: 7 }, {}, {}]);
  });

  it('[IMP-25.1] may be kept', () => {
    const t = atTheEnd([{ intrigue: ['plans-within-plans'], influence: THREE, vp: 6 }, {}, {}]);
    t.choose('pass');
    expect(t.match.over).toBe(true);
    expect(t.player(0)).toMatchObject({ vp: 6, intrigue: ['plans-within-plans'] });
  });

  it('[IMP-25.2] [AMB-6] clockwise from the First Player, until all have passed in a row', () => {
    const t = atTheEnd(
      [
        { intrigue: ['tiebreaker'] },
        { intrigue: ['ambush'] },
        { intrigue: ['tiebreaker', 'plans-within-plans'], influence: THREE },
      ],
      1,
    );
    const asked: number[] = [];
    for (const choice of ['pass', 'intrigue:tiebreaker/2', 'pass', 'pass', 'pass', 'pass']) {
      asked.push(t.seat);
      t.choose(choice);
    }
    expect(asked).toEqual([1, 2, 2, 0, 1, 2]);
    expect(t.match.over).toBe(true);
  });

  it('[IMP-25.2] who passed may still play when another card has been played', () => {
    const t = atTheEnd([{ intrigue: ['tiebreaker'] }, { intrigue: ['tiebreaker', 'ambush'] }, {}]);
    t.choose('pass', 'intrigue:tiebreaker/2', 'pass');
    expect(t.seat).toBe(0);
    expect(t.choose('intrigue:tiebreaker/2').player(0).spice).toBe(10);
  });

  it('[IMP-25.1] the clock plays every card that scores', () => {
    const four = { ...THREE, fremen: 3 };
    const cards = ['plans-within-plans', 'corner-the-market', 'tiebreaker'];
    const t = atTheEnd([
      { intrigue: cards, influence: four, vp: 5, discard: ['the-spice-must-flow'] },
      {},
      {},
    ]).runUntil(() => false);
    expect(t.player(0)).toMatchObject({ vp: 8, spice: 10, intrigue: [] });
  });
});

describe('who wins', () => {
  const ranked = (players: readonly PlayerPosition[]) => atTheEnd(players).match.result!;
  const seats = (players: readonly PlayerPosition[]) => ranked(players).map(({ seat }) => seat);

  it('[IMP-3.1] [IMP-25.3] the most VP, whatever else there is', () => {
    const result = ranked([
      { vp: 7, spice: 20, solari: 20, water: 20, garrison: 12 },
      { vp: 9 },
      { vp: 8 },
    ]);
    expect(result).toEqual([
      { seat: 1, rank: 1, points: 9 },
      { seat: 2, rank: 2, points: 8 },
      { seat: 0, rank: 3, points: 7 },
    ]);
  });

  it('[IMP-25.4] [EX-54] tied on VP and spice, Solari decides', () => {
    const result = ranked([
      { vp: 10, spice: 2, solari: 5 },
      { vp: 10, spice: 2, solari: 3, water: 9 },
      { vp: 9, spice: 30 },
    ]);
    expect(result).toMatchObject([
      { seat: 0, rank: 1, tieBreak: 'solari' },
      { seat: 1, rank: 2 },
      { seat: 2, rank: 3 },
    ]);
  });

  it.each([
    ['spice', { spice: 1 }, { solari: 9, water: 9, garrison: 9 }],
    ['solari', { solari: 1 }, { water: 9, garrison: 9 }],
    ['water', { water: 1 }, { garrison: 9 }],
    ['garrison', { garrison: 4 }, { garrison: 3 }],
  ])('[IMP-25.4] %s breaks a tie before what comes after it', (tieBreak, more, less) => {
    // Seat 0 reveals last, so the last tie-break would speak for it.
    const result = ranked([{ vp: 8, ...less }, { vp: 8, ...more }, {}]);
    expect(result[0]).toEqual({ seat: 1, rank: 1, points: 8, tieBreak });
  });

  it('[IMP-25.5] [AMB-5] at last, the latest Reveal turn of the round wins', () => {
    expect(seats([{ vp: 8 }, { vp: 8 }, { vp: 8 }])).toEqual([0, 2, 1]);
    expect(ranked([{ vp: 8 }, { vp: 8 }, {}])[0]).toMatchObject({ tieBreak: 'reveal-order' });
  });
});
