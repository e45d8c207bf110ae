import { type FactionPosition, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

/** One mover, all others out of the way; nothing to ship, so that the move comes first. */
const mover = (
  board: FactionPosition['board'],
  more: FactionPosition = {},
  others: FactionPosition[] = [],
) => ({
  factions: [
    { id: 'atreides', dot: 0, reserves: 0, board, ...more },
    ...(others.length > 0 ? others : [{ id: 'harkonnen' } as const]),
  ] satisfies FactionPosition[],
});

const goals = (t: ReturnType<typeof table>) => t.options().slice(1).sort();

describe('a movement', () => {
  it('[DUN-9.1] [DUN-9.6] takes any number of one territory to one adjacent territory', () => {
    const t = table(mover({ 'tueks-sietch@4': 5, 'basin@8': 2 }));
    expect([t.kind, t.options()]).toEqual(['move', ['none', 'tueks-sietch', 'basin']]);
    t.choose('tueks-sietch');
    expect(t.decision()).toMatchObject({ kind: 'move.forces', min: 0, max: 5 });
    t.choose(3);
    expect(goals(t)).toEqual([
      'false-wall-south@3',
      'false-wall-south@4',
      'pasty-mesa@4',
      'pasty-mesa@5',
      'pasty-mesa@6',
      'pasty-mesa@7',
      'south-mesa@3',
      'south-mesa@4',
      'south-mesa@5',
    ]);
    expect(t.why('red-chasm@6')).toEqual({ code: 'too-far', rule: 'DUN-9.6' });
    t.choose('pasty-mesa@5');
    expect(t.of('atreides').board).toEqual({
      'tueks-sietch@4': 2,
      'basin@8': 2,
      'pasty-mesa@5': 3,
    });
    expect(t.faction).toBe('harkonnen');
  });

  it('[DUN-9.1] takes of each kind what its player likes', () => {
    const t = table(
      {
        factions: [
          {
            id: 'emperor',
            dot: 0,
            reserves: 0,
            board: { 'carthag@10': { normal: 3, special: 2 } },
          },
          { id: 'harkonnen' },
        ],
      },
      { mode: 'advanced' },
    );
    t.choose('carthag', 1);
    expect(t.decision()).toMatchObject({ max: 2, about: { force: 'special' } });
    t.choose(2, 'tsimpo@10');
    expect(t.of('emperor').board).toEqual({
      'carthag@10': 2,
      'tsimpo@10': { normal: 1, special: 2 },
    });
  });

  it('[DUN-9.7] crosses the sectors of a territory free', () => {
    const t = table(mover({ 'false-wall-east@4': 1 }));
    t.choose('false-wall-east', 1);
    expect(goals(t)).toEqual([
      'false-wall-east@5',
      'false-wall-east@6',
      'false-wall-east@7',
      'false-wall-east@8',
      'harg-pass@3',
      'harg-pass@4',
      'imperial-basin@10',
      'imperial-basin@8',
      'imperial-basin@9',
      'polar-sink',
      'shield-wall@7',
      'shield-wall@8',
      'the-minor-erg@4',
      'the-minor-erg@5',
      'the-minor-erg@6',
      'the-minor-erg@7',
    ]);
  });

  it('[DUN-9.9] ends as a whole in the one cell named', () => {
    const t = table(mover({ 'old-gap@8': 2, 'old-gap@9': 1, 'old-gap@10': 3 }));
    t.choose('old-gap', 1, 1, 2, 'tsimpo@12');
    expect(t.of('atreides').board).toEqual({ 'old-gap@8': 1, 'old-gap@10': 1, 'tsimpo@12': 4 });
  });

  it('[DUN-9.13] may change sector inside one territory', () => {
    const t = table(mover({ 'old-gap@8': 2 }));
    t.choose('old-gap', 2);
    expect(t.why('old-gap@8')).toEqual({ code: 'already-there', rule: 'DUN-9.13' });
    t.choose('old-gap@10');
    expect(t.of('atreides').board).toEqual({ 'old-gap@10': 2 });
    const both = table(mover({ 'old-gap@8': 2, 'old-gap@9': 2 }));
    both.choose('old-gap', 1, 2, 'old-gap@8');
    expect(both.of('atreides').board).toEqual({ 'old-gap@8': 4 });
  });

  it('[DUN-30.43] [DUN-9.1] does not cross where cells meet only at a corner', () => {
    const t = table({ ...mover({ 'imperial-basin@10': 1 }, { dot: 3 }), storm: 9 });
    t.choose('imperial-basin', 1);
    expect(goals(t)).toEqual([
      'arsunt@10',
      'arsunt@11',
      'carthag@10',
      'tsimpo@10',
      'tsimpo@11',
      'tsimpo@12',
    ]);
  });
});

describe('a movement and the storm', () => {
  it('[DUN-9.8] [DUN-3.13] neither starts in it nor enters it', () => {
    const t = table({
      ...mover({ 'old-gap@9': 2, 'old-gap@10': 1, 'arrakeen@9': 1 }, { dot: 3, reserves: 0 }),
      storm: 9,
    });
    expect(t.options()).toEqual(['none', 'old-gap']);
    t.choose('old-gap');
    expect(t.decision()).toMatchObject({ max: 1, about: { cell: 'old-gap@10' } });
    t.choose(1);
    expect(t.why('old-gap@9')).toMatchObject({ code: 'in-storm', args: { sector: 9 } });
    expect(t.options()).not.toContain('old-gap@8');
  });

  it('[DUN-9.8] goes through the cells of a territory that are free of it', () => {
    const t = table({ ...mover({ 'broken-land@10': 1 }, { dot: 4 }), storm: 11 });
    t.choose('broken-land', 1);
    expect(goals(t)).toEqual(['old-gap@10', 'old-gap@8', 'old-gap@9', 'tsimpo@10']);
  });

  it('[DUN-9.2] leaves together what stands in several sectors', () => {
    const t = table(mover({ 'pasty-mesa@4': 1, 'pasty-mesa@7': 1 }));
    t.choose('pasty-mesa', 1, 1, 'gara-kulon@7');
    expect(t.of('atreides').board).toEqual({ 'gara-kulon@7': 2 });
  });

  it('[DUN-9.2] parts groups that the storm separates, though both could get there', () => {
    const position = {
      ...mover({ 'old-gap@8': 2, 'old-gap@10': 2, 'arrakeen@9': 1 }, { dot: 3 }),
      storm: 9,
    };
    const t = table(position);
    t.choose('old-gap');
    expect(t.decision().about).toMatchObject({ cell: 'old-gap@8' });
    t.choose(1);
    expect(t.kind).toBe('move.to');
    const other = table(position);
    other.choose('old-gap', 0);
    expect(other.decision()).toMatchObject({ kind: 'move.forces', about: { cell: 'old-gap@10' } });
    other.choose(2, 'broken-land@10');
    expect(other.of('atreides').board).toMatchObject({ 'old-gap@8': 2, 'broken-land@10': 2 });
  });
});

describe('ornithopters', () => {
  it('[DUN-9.3] [DUN-9.16] carry any group three territories', () => {
    const t = table(mover({ 'tueks-sietch@4': 3, 'arrakeen@9': 1 }));
    t.choose('tueks-sietch', 3);
    expect(goals(t)).toEqual(expect.arrayContaining(['pasty-mesa@4', 'shield-wall@8']));
    expect(t.options()).not.toContain('arrakeen@9');
    expect(t.options()).not.toContain('carthag@10');
    t.choose('imperial-basin@9');
    expect(t.of('atreides').board).toEqual({ 'arrakeen@9': 1, 'imperial-basin@9': 3 });
  });

  it.each(['arrakeen@9', 'carthag@10'])('[DUN-9.3] come from %s', (city) => {
    const t = table(mover({ 'tueks-sietch@4': 3, [city]: 1 }));
    t.choose('tueks-sietch', 3);
    expect(t.options()).toContain('gara-kulon@7');
  });

  it('[DUN-9.3] come also with the group that leaves the city', () => {
    const t = table(mover({ 'arrakeen@9': 1 }));
    t.choose('arrakeen', 1, 'broken-land@11');
    expect(t.of('atreides').board).toEqual({ 'broken-land@11': 1 });
  });

  it('[DUN-9.4] come with forces shipped there this turn', () => {
    const t = table(mover({ 'tueks-sietch@4': 3 }, { reserves: 5, spice: 1 }));
    t.choose('arrakeen@9', 1, 'tueks-sietch', 3, 'gara-kulon@7');
    expect(t.of('atreides').board).toEqual({ 'arrakeen@9': 1, 'gara-kulon@7': 3 });
  });

  it('[DUN-9.5] fly although the storm is over the city', () => {
    const t = table({ ...mover({ 'tueks-sietch@4': 3, 'arrakeen@9': 1 }, { dot: 3 }), storm: 9 });
    t.choose('tueks-sietch', 3);
    expect(t.options()).toContain('shield-wall@8');
    expect(t.options()).toContain('imperial-basin@8');
    expect(t.options()).not.toContain('imperial-basin@9');
  });
});

describe('Fremen movement', () => {
  const fremen = (board: FactionPosition['board'], hand: FactionPosition['hand'] = []) => ({
    factions: [
      { id: 'fremen', dot: 0, reserves: 0, board },
      { id: 'harkonnen', hand },
    ] satisfies FactionPosition[],
  });

  it('[FRE-B2] [DUN-9.6] goes two territories', () => {
    const t = table(fremen({ 'sietch-tabr@13': 2 }));
    t.choose('sietch-tabr', 2);
    expect(t.options()).toContain('the-great-flat@14');
    expect(t.options()).not.toContain('the-greater-flat@15');
    t.choose('the-great-flat@14');
    expect(t.of('fremen').board).toEqual({ 'the-great-flat@14': 2 });
  });

  it('[FRE-B2] goes three with ornithopters, which no Karama takes away', () => {
    const t = table(fremen({ 'sietch-tabr@13': 2, 'carthag@10': 1 }, ['karama']), {}, [
      'karama.stop',
    ]);
    t.choose('sietch-tabr', 2, 'the-greater-flat@15');
    expect(t.of('fremen').board).toMatchObject({ 'the-greater-flat@15': 2 });
  });

  it('[FRE-B2] [DUN-18.5] [DUN-28.12] goes one when a Karama stops the second', () => {
    const t = table(fremen({ 'sietch-tabr@13': 2 }, ['karama']), {}, ['karama.stop']);
    t.choose('sietch-tabr', 2, 'the-great-flat@14');
    expect(t.decision('harkonnen').about).toEqual({ item: 'FRE-B2', user: 0 });
    t.choose('karama');
    expect([t.faction, t.kind]).toEqual(['fremen', 'move.to']);
    expect(t.options()).not.toContain('the-great-flat@14');
    t.choose('plastic-basin@13');
    expect(t.of('fremen').board).toEqual({ 'plastic-basin@13': 2 });
  });

  it('[FRE-B2] has no window for a single step', () => {
    const t = table(fremen({ 'sietch-tabr@13': 2 }, ['karama']), {}, ['karama.stop']);
    t.choose('sietch-tabr', 2, 'plastic-basin@11');
    expect(t.of('fremen').board).toEqual({ 'plastic-basin@11': 2 });
  });
});

describe('where others stand', () => {
  it('[DUN-9.10] a group enters, leaves and crosses territories holding any forces', () => {
    const t = table(
      mover({ 'imperial-basin@9': 2, 'arrakeen@9': 1 }, {}, [
        { id: 'harkonnen', board: { 'imperial-basin@9': 3, 'arsunt@10': 4, 'tsimpo@10': 3 } },
        { id: 'emperor', board: { 'imperial-basin@9': 3, 'arsunt@10': 4, 'tsimpo@10': 3 } },
      ]),
    );
    t.choose('imperial-basin', 2);
    expect(t.options()).toEqual(expect.arrayContaining(['arsunt@10', 'hagga-basin@12']));
    t.choose('tsimpo@10');
    expect(t.of('atreides').board).toEqual({ 'arrakeen@9': 1, 'tsimpo@10': 2 });
  });

  it('[DUN-9.11] a stronghold with two others is not entered', () => {
    const others = (where: string): FactionPosition[] => [
      { id: 'harkonnen', board: { 'carthag@10': 1 } },
      { id: 'emperor', board: { [where]: 1 } },
    ];
    const from = { 'hagga-basin@11': 2, 'arrakeen@9': 1 };
    const open = table(mover(from, {}, others('basin@8')));
    open.choose('hagga-basin', 2);
    expect(open.options()).toContain('carthag@10');
    const full = table(mover(from, {}, others('carthag@10')));
    full.choose('hagga-basin', 2);
    expect(full.why('carthag@10')).toEqual({ code: 'stronghold-full', rule: 'DUN-8.7' });
    expect(full.options()).not.toContain('carthag@10');
  });
});
