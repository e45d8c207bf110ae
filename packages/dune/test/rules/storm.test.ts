import type { DuneOptions, FactionId } from '@landsraad/dune';
import { type FactionPosition, type Position, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

/** The storm phase of turn 2 with the storm in sector 0; three players at dots 0, 2 and 4. */
const before = (
  factions: readonly FactionPosition[],
  position: Position = {},
  options: Partial<DuneOptions> = {},
) => table({ phase: 'storm', dialers: [0, 1], ...position, factions }, options);

const ADVANCED: Partial<DuneOptions> = { mode: 'advanced' };

describe('the first storm', () => {
  const first = (dots: readonly number[], factions: readonly FactionPosition[]) =>
    table({
      phase: 'storm',
      turn: 1,
      storm: null,
      factions: factions.map((faction, i) => ({ dot: dots[i]!, ...faction })),
    });
  const three: FactionPosition[] = [{ id: 'atreides' }, { id: 'emperor' }, { id: 'harkonnen' }];

  it('[DUN-3.1] the two players nearest to Storm Start, one on each side, dial 0 to 20', () => {
    const t = first([2, 5, 3], three);
    const dialing = t.match.pending.map(({ seat }) => t.position.factions[seat]!.id);
    expect(dialing).toEqual(['atreides', 'emperor']);
    expect(t.options()).toHaveLength(21);
    expect(t.options().at(-1)).toBe('20');
    t.by('emperor', 20).by('atreides', 7);
    expect(t.position.storm).toBe(27 - 18);
  });
  it('[DUN-30.40] two players on one side dial both', () => {
    const t = first([4, 3], [{ id: 'atreides' }, { id: 'harkonnen' }]);
    expect(t.match.pending).toHaveLength(2);
    t.by('atreides', 0).by('harkonnen', 0);
    expect(t.position.storm).toBe(0);
  });
  it('[DUN-3.1] nobody sees a dial before both are set', () => {
    const t = first([0, 5, 3], three).by('atreides', 13);
    expect(JSON.stringify(t.view('emperor'))).not.toContain('13');
    expect(t.events(t.seatOf('emperor')).some(({ type }) => type === 'storm-dialed')).toBe(false);
  });
  it('[DUN-3.11] [DUN-30.2] only the sector where it ends is hit', () => {
    const t = first(
      [0, 5, 3],
      [
        { id: 'atreides', board: { 'the-minor-erg@6': 2, 'the-minor-erg@7': 3 } },
        { id: 'emperor' },
        { id: 'harkonnen' },
      ],
    );
    t.by('atreides', 3).by('emperor', 4);
    expect(t.of('atreides')).toMatchObject({
      board: { 'the-minor-erg@6': 2 },
      tanks: { normal: 3 },
    });
  });
});

describe('later storms', () => {
  it('[DUN-3.2] those who last used the wheels dial 1 to 3 each', () => {
    const t = before([{ id: 'atreides' }, { id: 'emperor' }, { id: 'harkonnen' }], {
      storm: 16,
      dialers: [1, 2],
    });
    expect(t.match.pending.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(t.options('harkonnen')).toEqual(['1', '2', '3']);
    t.by('harkonnen', 3).by('emperor', 2);
    expect(t.position.storm).toBe(3);
  });
  it('[DUN-3.3] the two sides of the latest battle', () => {
    const t = table({
      phase: 'battle',
      begun: true,
      dialers: [0, 1],
      factions: [
        { id: 'atreides' },
        { id: 'emperor', board: { 'carthag@10': 2 } },
        { id: 'harkonnen', board: { 'carthag@10': 1 } },
      ],
    });
    t.runUntil('storm.dial');
    expect(t.match.pending.map(({ seat }) => seat).sort()).toEqual([1, 2]);
  });
  it('[DUN-3.3] without a battle since, the last two who dialed', () => {
    const t = table({
      phase: 'battle',
      begun: true,
      dialers: [2, 0],
      factions: [{ id: 'atreides' }, { id: 'emperor' }, { id: 'harkonnen' }],
    });
    t.runUntil('storm.dial');
    expect(t.match.pending.map(({ seat }) => seat)).toEqual([2, 0]);
  });
});

describe('what the storm does', () => {
  const blown = (
    board: Record<string, number>,
    position: Position = {},
    id: FactionId = 'atreides',
  ) => before([{ id, board }, { id: 'harkonnen' }], position).choose(2, 2);

  it('[DUN-3.6] kills forces on sand in every sector it enters', () => {
    const t = blown({
      'meridian@1': 1,
      'cielago-depression@2': 2,
      'cielago-east@3': 3,
      'south-mesa@4': 1,
      'south-mesa@5': 5,
    });
    expect(t.position.storm).toBe(4);
    expect(t.of('atreides')).toMatchObject({ board: { 'south-mesa@5': 5 }, tanks: { normal: 7 } });
  });
  it('[DUN-3.10] [DUN-30.3] not in the sector it leaves', () => {
    const t = blown({ 'meridian@0': 4, 'meridian@1': 1 });
    expect(t.of('atreides').board).toEqual({ 'meridian@0': 4 });
  });
  it('[DUN-3.7] not on rock, in strongholds or in the Polar Sink', () => {
    const board = { 'false-wall-south@3': 2, 'tueks-sietch@4': 3, 'polar-sink': 1 };
    expect(blown(board).of('atreides').board).toEqual(board);
  });
  it('[DUN-3.7] not in Imperial Basin while the Shield Wall stands', () => {
    const board = { 'imperial-basin@9': 2, 'arrakeen@9': 1, 'carthag@10': 1 };
    expect(blown(board, { storm: 7 }).of('atreides').board).toEqual(board);
    const open = blown({ ...board, 'old-gap@9': 1 }, { storm: 7 });
    expect(open.of('atreides').tanks.normal).toBe(1);
  });
  it('[DUN-3.8] in Imperial Basin, Arrakeen and Carthag once it is destroyed', () => {
    const board = { 'imperial-basin@9': 2, 'arrakeen@9': 1, 'carthag@10': 1, 'rim-wall-west@8': 1 };
    const t = blown(board, { storm: 7, shieldWall: false });
    expect(t.of('atreides')).toMatchObject({
      board: { 'rim-wall-west@8': 1 },
      tanks: { normal: 4 },
    });
  });
  it('[DUN-3.9] takes the spice of every sector it enters, and of no other', () => {
    const t = before([{ id: 'atreides' }, { id: 'harkonnen' }], {
      spice: { 'cielago-south@1': 12, 'cielago-north@2': 8, 'south-mesa@4': 10 },
      spiceDeck: ['spice-red-chasm'],
    });
    t.choose(1, 1);
    expect(t.position.spice).toEqual({ 'south-mesa@4': 10, 'red-chasm@6': 8 });
  });
});

describe('Fremen in the storm', () => {
  /** The storm card says 2. */
  const caught = (board: FactionPosition['board'], hand: string[] = []) =>
    table(
      {
        phase: 'storm',
        stormCard: 2,
        factions: [
          { id: 'fremen', board },
          { id: 'atreides', board: { 'meridian@1': 3 }, hand },
        ],
      },
      ADVANCED,
      ['karama.stop'],
    );

  it('[FRE-A3] [DUN-3.12] lose half, rounded up', () => {
    const t = caught({ 'meridian@1': 5, 'false-wall-south@3': 2 });
    expect(t.of('fremen')).toMatchObject({
      board: { 'meridian@1': 2, 'false-wall-south@3': 2 },
      tanks: { normal: 3 },
    });
    expect(t.of('atreides').tanks.normal).toBe(3);
  });
  it('[DUN-30.44] per cell', () => {
    const t = caught({ 'cielago-depression@1': 1, 'cielago-depression@2': 1, 'meridian@1': 1 });
    expect(t.of('fremen')).toMatchObject({ board: {}, tanks: { normal: 3 } });
  });
  it('[DUN-3.12] choosing among Fedaykin and others', () => {
    const t = caught({ 'meridian@1': { normal: 2, special: 3 } });
    expect(t.options('fremen')).toEqual(['1', '2', '3']);
    t.choose(1);
    expect(t.of('fremen')).toMatchObject({
      board: { 'meridian@1': { normal: 0, special: 2 } },
      tanks: { normal: 2, special: 1 },
    });
  });
  it('[FRE-A3] all, when a Karama stops it for this storm', () => {
    const t = caught({ 'meridian@1': 5, 'cielago-north@2': 3 }, ['karama']);
    expect(t.decision('atreides').about).toMatchObject({ item: 'FRE-A3' });
    t.choose('karama');
    expect(t.of('fremen')).toMatchObject({ board: {}, tanks: { normal: 8 } });
  });
  it('[FRE-A3] [DUN-3.10] nothing where the storm starts', () => {
    const t = caught({ 'meridian@0': 4 });
    expect(t.of('fremen').board).toEqual({ 'meridian@0': 4 });
  });
  it('[DUN-3.12] all in the basic game', () => {
    const t = before([{ id: 'fremen', board: { 'meridian@1': 5 } }, { id: 'atreides' }]).choose(
      1,
      1,
    );
    expect(t.of('fremen').tanks.normal).toBe(5);
  });
});

describe('where the storm stands', () => {
  it('[DUN-3.13] nobody ships in', () => {
    const t = table({
      storm: 4,
      acted: [1],
      factions: [{ id: 'atreides', spice: 9 }, { id: 'harkonnen' }],
    });
    expect(t.options()).not.toContain('tueks-sietch@4');
    expect(t.why('tueks-sietch@4')).toMatchObject({ code: 'in-storm', rule: 'DUN-3.13' });
    expect(t.options()).toContain('polar-sink');
  });
  it('[DUN-3.13] nobody moves in, out or through', () => {
    const board = { 'tueks-sietch@4': 2, 'south-mesa@5': 1 };
    const from = (storm: number) =>
      table({
        storm,
        acted: [1],
        factions: [{ id: 'atreides', reserves: 0, board }, { id: 'harkonnen' }],
      });
    expect(from(4).options()).toEqual(['none', 'south-mesa']);
    const t = from(4).choose('south-mesa', 1);
    expect(t.options()).not.toContain('south-mesa@4');
    expect(t.options()).not.toContain('south-mesa@3');
    const free = from(0).choose('south-mesa', 1);
    expect(free.options()).toEqual(expect.arrayContaining(['south-mesa@3', 'tueks-sietch@4']));
  });
  it('[DUN-3.14] [DUN-30.4] forces in the storm do not fight', () => {
    const battle = (storm: number, cell: string) =>
      table({
        phase: 'battle',
        begun: true,
        storm,
        factions: [
          { id: 'emperor', board: { 'south-mesa@4': 2 } },
          { id: 'harkonnen', board: { [cell]: 2 } },
        ],
      }).runUntil(({ phase, battle }) => phase !== 'battle' || battle !== null);
    expect(battle(4, 'south-mesa@4').position.phase).not.toBe('battle');
    expect(battle(4, 'south-mesa@5').position.phase).not.toBe('battle');
    expect(battle(5, 'south-mesa@5').position.phase).not.toBe('battle');
    expect(battle(0, 'south-mesa@5').position.phase).toBe('battle');
  });
});

describe('advisors after the storm', () => {
  const left = (cell: string, other: string) =>
    table(
      {
        phase: 'storm',
        dialers: [0, 1],
        factions: [
          { id: 'atreides', board: { [other]: 2 } },
          { id: 'bene-gesserit', board: { [cell]: 1 }, advisors: ['south-mesa'] },
        ],
        storm: 1,
      },
      ADVANCED,
    ).choose(1, 2);

  it('[DUN-3.15] left alone they become fighters', () => {
    expect(left('south-mesa@5', 'south-mesa@4').of('bene-gesserit').advisors).toEqual([]);
  });
  it('[DUN-3.15] not beside others who live', () => {
    const t = left('south-mesa@5', 'south-mesa@5');
    expect(t.of('bene-gesserit').advisors).toEqual(['south-mesa']);
  });
  it('[DUN-3.15] not in the storm', () => {
    const alone = (storm: number) =>
      before(
        [
          { id: 'atreides' },
          { id: 'bene-gesserit', board: { 'pasty-mesa@5': 1 }, advisors: ['pasty-mesa'] },
        ],
        { storm },
        ADVANCED,
      ).choose(1, 1);
    expect(alone(3).of('bene-gesserit').advisors).toEqual(['pasty-mesa']);
    expect(alone(4).of('bene-gesserit').advisors).toEqual([]);
  });
});
