import type { DuneOptions } from '@landsraad/dune';
import { type FactionPosition, type Position, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const ADVANCED: Partial<DuneOptions> = { mode: 'advanced' };

const collecting = (
  spice: Position['spice'],
  factions: readonly FactionPosition[],
  options: Partial<DuneOptions> = {},
  more: Position = {},
) => table({ phase: 'collection', ...(spice && { spice }), ...more, factions }, options);

describe('harvesting', () => {
  it('[DUN-11.1] takes the spice of the very cell where the forces stand', () => {
    const t = collecting({ 'south-mesa@4': 6, 'red-chasm@6': 8 }, [
      { id: 'atreides', board: { 'south-mesa@4': 1 } },
      { id: 'harkonnen', board: { 'south-mesa@5': 3 } },
    ]);
    expect(t.of('atreides').spice).toBe(2);
    expect(t.of('harkonnen').spice).toBe(0);
    expect(t.position.spice).toEqual({ 'south-mesa@4': 4, 'red-chasm@6': 8 });
  });
  it('[DUN-11.1] nothing for advisors', () => {
    const board = { 'south-mesa@4': 2 };
    const sisters = (advisors: string[]) =>
      collecting(
        { 'south-mesa@4': 6 },
        [{ id: 'bene-gesserit', board, advisors }, { id: 'harkonnen' }],
        ADVANCED,
      ).of('bene-gesserit').spice;
    expect(sisters(['south-mesa'])).toBe(0);
    expect(sisters([])).toBe(4);
  });
  it('[DUN-11.2] 2 for each force', () => {
    const t = collecting({ 'south-mesa@4': 10 }, [
      { id: 'atreides', board: { 'south-mesa@4': 3 } },
      { id: 'harkonnen' },
    ]);
    expect(t.of('atreides').spice).toBe(6);
  });
  it.each(['arrakeen@9', 'carthag@10'])('[DUN-11.2] 3 for each force with %s', (city) => {
    const t = collecting({ 'south-mesa@4': 10 }, [
      { id: 'atreides', board: { 'south-mesa@4': 3, [city]: 1 } },
      { id: 'harkonnen' },
    ]);
    expect(t.of('atreides').spice).toBe(9);
  });
  it('[DUN-11.2] no more for another stronghold, nor for advisors in a city', () => {
    const t = collecting(
      { 'south-mesa@4': 10, 'red-chasm@6': 8 },
      [
        { id: 'atreides', board: { 'south-mesa@4': 3, 'tueks-sietch@4': 1 } },
        {
          id: 'bene-gesserit',
          board: { 'red-chasm@6': 1, 'arrakeen@9': 1 },
          advisors: ['arrakeen'],
        },
        { id: 'harkonnen', board: { 'arrakeen@9': 1 } },
      ],
      ADVANCED,
    );
    expect(t.of('atreides').spice).toBe(6 + 1);
    expect(t.of('bene-gesserit').spice).toBe(2);
  });
  it('[DUN-11.3] leaves what is not collected', () => {
    const position: Position['spice'] = { 'south-mesa@4': 5, 'old-gap@9': 6 };
    const t = collecting(position, [
      { id: 'atreides', board: { 'south-mesa@4': 1 } },
      { id: 'harkonnen' },
    ]);
    expect(t.position.spice).toEqual({ 'south-mesa@4': 3, 'old-gap@9': 6 });
  });
  it('[DUN-11.3] takes no more than there is', () => {
    const t = collecting({ 'south-mesa@4': 5 }, [
      { id: 'atreides', board: { 'south-mesa@4': 4 } },
      { id: 'harkonnen' },
    ]);
    expect(t.of('atreides').spice).toBe(5);
    expect(t.position.spice).toEqual({});
  });
  it('[DUN-11.4] counts a Sardaukar or a Fedaykin as one force', () => {
    const t = collecting(
      { 'south-mesa@4': 10, 'red-chasm@6': 8 },
      [
        { id: 'emperor', board: { 'south-mesa@4': { normal: 1, special: 2 } } },
        { id: 'fremen', board: { 'red-chasm@6': { special: 2 } } },
      ],
      ADVANCED,
    );
    expect([t.of('emperor').spice, t.of('fremen').spice]).toEqual([6, 4]);
  });
  it('[DUN-11.5] goes on under the storm', () => {
    const t = collecting(
      { 'south-mesa@4': 6 },
      [{ id: 'atreides', board: { 'south-mesa@4': 2 } }, { id: 'harkonnen' }],
      {},
      { storm: 4 },
    );
    expect(t.of('atreides').spice).toBe(4);
  });
  it.each([
    [0, [4, 1]],
    [5, [1, 4]],
  ])('[DUN-11.6] goes in storm order where two stand in one cell: storm in %i', (storm, spice) => {
    const t = collecting(
      { 'south-mesa@4': 5 },
      [
        { id: 'atreides', board: { 'south-mesa@4': 2 } },
        { id: 'harkonnen', board: { 'south-mesa@4': 2 } },
      ],
      {},
      { storm },
    );
    expect(t.position.factions.map((faction) => faction.spice)).toEqual(spice);
  });
});

describe('spice left lying', () => {
  const choosing = (factions: readonly FactionPosition[], spice: Position['spice']) =>
    table({ phase: 'collection', ...(spice && { spice }), factions }, {}, ['collect', 'anytime']);

  it('[DUN-11.1] [DUN-11.3] is what a player does not choose to collect', () => {
    const t = choosing(
      [
        { id: 'atreides', board: { 'south-mesa@4': 1, 'red-chasm@6': 2, 'old-gap@9': 1 } },
        { id: 'harkonnen', board: { 'arrakeen@9': 1 } },
      ],
      { 'south-mesa@4': 6, 'red-chasm@6': 8, 'broken-land@10': 8 },
    );
    expect([t.faction, t.kind]).toEqual(['atreides', 'collect']);
    expect(t.options()).toEqual(['south-mesa@4', 'red-chasm@6']);
    t.choose(['red-chasm@6']);
    expect(t.of('atreides').spice).toBe(4);
    expect(t.position.spice).toEqual({
      'south-mesa@4': 6,
      'red-chasm@6': 4,
      'broken-land@10': 8,
    });
  });
  it('[DUN-11.1] may be all of it; without an answer nothing is left', () => {
    const atreides: FactionPosition = { id: 'atreides', board: { 'south-mesa@4': 1 } };
    const t = choosing([atreides, { id: 'harkonnen' }], { 'south-mesa@4': 6 });
    expect(t.decision().fallback).toEqual(['south-mesa@4']);
    t.choose([]);
    expect(t.of('atreides').spice).toBe(0);
    expect(t.position.spice).toEqual({ 'south-mesa@4': 6 });
  });
  it('[DUN-11.6] goes to the next in storm order who wants it; all choose at once', () => {
    const board = { 'south-mesa@4': 2 };
    const t = choosing(
      [
        { id: 'atreides', board, hand: ['shield'] },
        { id: 'harkonnen', board },
      ],
      { 'south-mesa@4': 5 },
    );
    expect(t.match.waiting).toEqual([
      { seat: 0, kind: 'collect' },
      { seat: 1, kind: 'collect' },
    ]);
    t.by('harkonnen', ['south-mesa@4']).by('atreides', []);
    expect(t.position.factions.map((faction) => faction.spice)).toEqual([0, 4]);
    expect(t.position.spice).toEqual({ 'south-mesa@4': 1 });
    expect([t.kind, t.match.canUndo(0)]).toEqual(['anytime', false]);
  });
});

describe('the phase', () => {
  const rich: FactionPosition[] = [
    { id: 'atreides', board: { 'arrakeen@9': 1, 'south-mesa@4': 1 }, hand: ['shield'] },
    { id: 'harkonnen' },
  ];

  it('[DUN-28.17] pays for strongholds, then the harvest', () => {
    const t = collecting({ 'south-mesa@4': 6 }, rich, ADVANCED);
    const cells = t.events().flatMap((event) => (event.type === 'collected' ? [event.cell] : []));
    expect(cells).toEqual(['arrakeen', 'south-mesa@4']);
    expect(t.of('atreides').spice).toBe(2 + 3);
  });
  it('[DUN-28.17] then cards for any time may be played', () => {
    const t = table(
      { phase: 'collection', spice: { 'south-mesa@4': 6 }, factions: rich },
      ADVANCED,
      ['anytime'],
    );
    expect([t.kind, t.position.phase]).toEqual(['anytime', 'collection']);
    expect(t.of('atreides').spice).toBe(2 + 3);
  });
});
