import { type PlayerPosition, table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

const SPICE = 'the-spice-must-flow';
const flow = (n: number) => Array<string>(n).fill(SPICE);

/** The Endgame; the first of three players is asked, if it holds a card. */
const end = (...players: PlayerPosition[]) =>
  table({ phase: 'endgame', players: [...players, {}, {}].slice(0, 3) });

describe('Corner the Market', () => {
  const intrigue = ['corner-the-market'];

  it.each([
    ['two copies, an opponent two', 2, [1, 2], 1], // EX-53
    ['three copies, the others two each', 3, [2, 2], 2], // EX-53
    ['one copy, nobody else any', 1, [0, 0], 1],
    ['two copies, an opponent three', 2, [3, 0], 1],
    ['two copies, the others three between them', 2, [1, 1], 2],
  ])('[IMP-29.15] [EX-53] %s', (_, own, others, vp) => {
    const t = end({ intrigue, hand: flow(own) }, ...others.map((n) => ({ hand: flow(n) })));
    t.choose('intrigue:corner-the-market');
    expect(t.player(0).vp).toBe(vp);
  });

  it.each(['deck', 'hand', 'discard'] as const)(
    '[AMB-51] counts copies in the %s, one’s own and an opponent’s',
    (zone) => {
      const own = { intrigue, [zone]: flow(2) };
      const most = end(own, { hand: flow(1) }).choose('intrigue:corner-the-market');
      expect(most.player(0).vp).toBe(2);
      const level = end(own, { [zone]: flow(2) }).choose('intrigue:corner-the-market');
      expect(level.player(0).vp).toBe(1);
    },
  );

  it.each([
    ['no copy', 0, 0],
    ['one copy, an opponent one as well', 1, 1],
  ])('[RUL-5] [IMP-6.8] cannot be played with %s', (_, own, other) => {
    const t = end({ intrigue, hand: flow(own) }, { hand: flow(other) });
    expect(t.options).toEqual(['pass']);
    expect(t.why('intrigue:corner-the-market')?.rule).toBe('IMP-6.8');
  });
});

describe('Plans Within Plans', () => {
  const intrigue = ['plans-within-plans'];
  const influence = (...levels: number[]) => ({
    emperor: levels[0],
    'spacing-guild': levels[1],
    'bene-gesserit': levels[2],
    fremen: levels[3],
  });

  it('[IMP-29.17] three Factions at 3 give 1 VP', () => {
    const t = end({ intrigue, influence: influence(3, 3, 2, 3) });
    expect(t.options).toEqual(['pass', 'intrigue:plans-within-plans/1']);
    t.choose('intrigue:plans-within-plans/1');
    expect(t.player(0).vp).toBe(1);
  });

  it('[IMP-29.17] all four at 3 give 2 VP, and not 3', () => {
    const t = end({ intrigue, influence: influence(3, 4, 3, 6) });
    expect(t.options).toEqual([
      'pass',
      'intrigue:plans-within-plans/1',
      'intrigue:plans-within-plans/2',
    ]);
    t.choose('intrigue:plans-within-plans/2');
    expect(t.player(0)).toMatchObject({ vp: 2, intrigue: [] });
  });

  it('[IMP-29.17] [IMP-6.8] 2 Influence, the VP space, is not enough', () => {
    const t = end({ intrigue, influence: influence(3, 3, 2, 2) });
    expect(t.options).toEqual(['pass']);
    expect(t.why('intrigue:plans-within-plans/1')?.rule).toBe('IMP-6.8');
  });
});

describe('Tiebreaker', () => {
  it('[AMB-48] [IMP-6.7] gives 10 spice in the Endgame', () => {
    const t = end({ intrigue: ['tiebreaker'] });
    expect(t.options).toEqual(['pass', 'intrigue:tiebreaker/2']);
    t.choose('intrigue:tiebreaker/2');
    expect(t.player(0).spice).toBe(10);
    expect(t.match.result![0]).toMatchObject({ seat: 0, rank: 1, tieBreak: 'spice' });
  });

  it('[AMB-48] [IMP-6.7] used in Combat, it is gone in the Endgame', () => {
    const t = table({
      phase: 'combat',
      conflictDeck: [],
      players: [{ conflict: 1, intrigue: ['tiebreaker', 'windfall'] }, {}, {}],
    });
    expect(t.options).toEqual(['pass', 'intrigue:tiebreaker/1']);
    t.choose('intrigue:tiebreaker/1').runUntil(({ phase }) => phase === 'endgame');
    expect(t.options).toEqual(['pass']);
    expect(t.player(0)).toMatchObject({ spice: 0, intrigue: ['windfall'] });
  });
});

describe('other cards', () => {
  it.each([
    ['windfall', 'IMP-6.4'],
    ['choam-shares', 'IMP-6.4'],
    ['the-sleeper-must-awaken', 'IMP-6.4'],
    ['ambush', 'IMP-6.5'],
    ['to-the-victor', 'IMP-6.5'],
    ['demand-respect/1', 'IMP-6.5'],
  ])('[IMP-6.4] [IMP-6.5] %s comes too late', (option, rule) => {
    const card = option.split('/')[0]!;
    const t = end({ intrigue: [card], solari: 7, spice: 4 });
    expect(t.options).toEqual(['pass']);
    expect(t.why(`intrigue:${option}`)?.rule).toBe(rule);
  });
});
