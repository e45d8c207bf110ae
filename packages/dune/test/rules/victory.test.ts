import type { DuneOptions } from '@landsraad/dune';
import { type FactionPosition, type Table, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const LAST = 10;

const pause = (
  factions: readonly FactionPosition[],
  { turn = 2, ...options }: Partial<DuneOptions> & { turn?: number } = {},
) => table({ phase: 'mentat', turn, factions }, options);

const lastPause = (factions: readonly FactionPosition[], options: Partial<DuneOptions> = {}) =>
  pause(factions, { turn: LAST, ...options });

/** Who won and how, or null while the game goes on. */
const outcome = ({ match, position }: Table) =>
  match.over
    ? [position.victory, ...position.winners.map((seat) => position.factions[seat]!.id)]
    : null;

/** One force in each of these strongholds. */
const holding = (...cells: string[]) => Object.fromEntries(cells.map((cell) => [cell, 1]));
const [ARRAKEEN, CARTHAG, TABR, HABBANYA, TUEK] = [
  'arrakeen@9',
  'carthag@10',
  'sietch-tabr@13',
  'habbanya-sietch@16',
  'tueks-sietch@4',
] as const;

describe('a victory by strongholds', () => {
  it('[DUN-12.1] is counted aloud; the spice behind the shields only afterwards', () => {
    const t = pause([
      { id: 'atreides', spice: 7, board: { 'arrakeen@9': 1, 'carthag@10': 2 } },
      { id: 'harkonnen', spice: 3, board: { 'sietch-tabr@13': 1 } },
    ]);
    const counted = { type: 'strongholds-counted', counts: [2, 1] };
    expect(t.events(0)).toContainEqual(counted);
    expect(t.events('spectator')).toContainEqual(counted);
    expect(t.events('afterwards')).toContainEqual({
      ...counted,
      secret: { to: [], spice: [7, 3] },
    });
  });
  it('[DUN-12.1] needs three of a player without ally', () => {
    const alone = (...cells: string[]) =>
      pause([{ id: 'atreides', board: holding(...cells) }, { id: 'harkonnen' }, { id: 'emperor' }]);
    expect(outcome(alone(ARRAKEEN, CARTHAG, 'polar-sink'))).toBeNull();
    expect(outcome(alone(ARRAKEEN, CARTHAG, TUEK))).toEqual(['strongholds', 'atreides']);
  });
  it('[DUN-12.2] needs four of an alliance, however they are spread', () => {
    const allied = (board: FactionPosition['board']) =>
      pause([
        { id: 'atreides', board: board!, allies: [2] },
        { id: 'harkonnen' },
        { id: 'emperor', board: holding(TUEK), allies: [0] },
      ]);
    expect(outcome(allied(holding(ARRAKEEN, CARTHAG)))).toBeNull();
    expect(outcome(allied(holding(ARRAKEEN, CARTHAG, TABR)))).toEqual([
      'alliance',
      'atreides',
      'emperor',
    ]);
    expect(outcome(allied(holding(ARRAKEEN, CARTHAG, TUEK)))).toBeNull();
  });
  it('[DUN-12.3] needs four with two players', () => {
    const two = (...cells: string[]) =>
      pause([{ id: 'atreides', board: holding(...cells) }, { id: 'harkonnen' }]);
    expect(outcome(two(ARRAKEEN, CARTHAG, TUEK))).toBeNull();
    expect(outcome(two(ARRAKEEN, CARTHAG, TUEK, TABR))).toEqual(['strongholds', 'atreides']);
  });
  it('[DUN-12.3] [DUN-2.4] two players make no alliance', () => {
    const t = table({
      phase: 'spice-blow',
      spiceDeck: ['shai-hulud', 'spice-old-gap'],
      factions: [{ id: 'atreides' }, { id: 'harkonnen' }],
    });
    expect(t.events()).toContainEqual({ type: 'nexus' });
    expect(t.kind).not.toBe('alliance.propose');
    expect(t.position.phase).not.toBe('spice-blow');
  });
  it('[DUN-12.4] [DUN-30.5] [DUN-30.34] counts no stronghold where an enemy stands', () => {
    const t = pause([
      { id: 'atreides', board: holding(ARRAKEEN, CARTHAG, TUEK) },
      { id: 'harkonnen', board: holding(TUEK, TABR, HABBANYA) },
      { id: 'emperor' },
    ]);
    expect(outcome(t)).toBeNull();
  });
  it('[DUN-12.4] but one where allies stand, or advisors', () => {
    const t = pause(
      [
        { id: 'atreides', board: holding(ARRAKEEN, CARTHAG, TUEK), allies: [1] },
        { id: 'emperor', board: holding(TUEK, TABR), allies: [0] },
        {
          id: 'bene-gesserit',
          board: holding(CARTHAG, TABR),
          advisors: ['carthag', 'sietch-tabr'],
        },
      ],
      { mode: 'advanced' },
    );
    expect(outcome(t)).toEqual(['alliance', 'atreides', 'emperor']);
  });
  it('[BEN-V1] is open to Bene Gesserit, with fighters', () => {
    const sisters = (advisors: string[]) =>
      pause(
        [
          { id: 'bene-gesserit', board: holding(ARRAKEEN, CARTHAG, TUEK), advisors },
          { id: 'harkonnen' },
          { id: 'emperor' },
        ],
        { mode: 'advanced' },
      );
    expect(outcome(sisters(['carthag']))).toBeNull();
    expect(outcome(sisters([]))).toEqual(['strongholds', 'bene-gesserit']);
  });
  it('[DUN-12.6] without it the marker advances and the next turn begins', () => {
    const t = pause([{ id: 'atreides', board: holding(ARRAKEEN) }, { id: 'harkonnen' }]);
    expect(t.position).toMatchObject({ turn: 3, phase: 'storm', winners: [] });
    expect(t.events()).toContainEqual({ type: 'turn-started', turn: 3 });
  });
  it('ranks the others behind the winners', () => {
    const t = pause([
      { id: 'emperor', board: holding(TABR) },
      { id: 'atreides', board: holding(ARRAKEEN, CARTHAG, TUEK) },
      { id: 'harkonnen', board: holding(HABBANYA) },
    ]);
    expect(t.match.result!.map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
    ]);
  });
});

describe('the prediction', () => {
  const three = holding(ARRAKEEN, CARTHAG, TUEK);
  const foretold = (faction: 'emperor' | 'atreides', turn: number, winner: FactionPosition) =>
    pause([
      winner,
      { id: 'bene-gesserit', prediction: { faction, turn } },
      { id: 'atreides' },
      { id: 'harkonnen' },
    ]);

  it('[BEN-B1] [DUN-12.5] come true, makes Bene Gesserit win alone', () => {
    const t = foretold('emperor', 2, { id: 'emperor', board: three });
    expect(outcome(t)).toEqual(['prediction', 'bene-gesserit']);
  });
  it('[BEN-B1] is worth nothing for another turn or another faction', () => {
    const emperor: FactionPosition = { id: 'emperor', board: three };
    for (const turn of [1, 3])
      expect(outcome(foretold('emperor', turn, emperor))).toEqual(['strongholds', 'emperor']);
    expect(outcome(foretold('atreides', 2, emperor))).toEqual(['strongholds', 'emperor']);
  });
  const allied = (faction: 'emperor' | 'atreides', ally: 'bene-gesserit' | 'atreides') => {
    const seat = ally === 'bene-gesserit' ? 1 : 2;
    return pause([
      { id: 'emperor', board: three, allies: [seat] },
      {
        id: 'bene-gesserit',
        prediction: { faction, turn: 2 },
        ...(seat === 1 && { board: holding(TABR), allies: [0] }),
      },
      { id: 'atreides', ...(seat === 2 && { board: holding(TABR), allies: [0] }) },
      { id: 'harkonnen' },
    ]);
  };
  it('[BEN-B1] holds for a faction that wins with an ally', () => {
    expect(outcome(allied('emperor', 'atreides'))).toEqual(['prediction', 'bene-gesserit']);
    expect(outcome(allied('atreides', 'atreides'))).toEqual(['prediction', 'bene-gesserit']);
  });
  it('[BEN-B1] even with Bene Gesserit itself', () => {
    expect(outcome(allied('emperor', 'bene-gesserit'))).toEqual(['prediction', 'bene-gesserit']);
    expect(outcome(allied('atreides', 'bene-gesserit'))).toEqual([
      'alliance',
      'emperor',
      'bene-gesserit',
    ]);
  });
  it.each<[string, FactionPosition[]]>([
    ['guild', [{ id: 'spacing-guild' }, { id: 'atreides' }]],
    ['fremen', [{ id: 'fremen' }, { id: 'atreides' }]],
    ['default', [{ id: 'fremen' }, { id: 'atreides', board: holding(TABR) }]],
    ['default', [{ id: 'emperor', board: holding(TABR) }, { id: 'atreides' }]],
  ])('[DUN-30.35] [BEN-B1] does not apply to the %s victory of the last turn', (how, others) => {
    const { id } = others[0]!;
    const prediction = { faction: id!, turn: LAST };
    const t = lastPause([...others, { id: 'bene-gesserit', prediction }]);
    expect(outcome(t)).toEqual([how, id]);
  });
});

describe('the end of the last turn', () => {
  /** Fremen, with Guild and others at the table. */
  const last = (
    fremen: FactionPosition['board'],
    others: readonly FactionPosition[],
    more: FactionPosition = {},
  ) =>
    lastPause(
      [
        { id: 'fremen', board: fremen!, ...more },
        { id: 'spacing-guild', board: holding(TUEK) },
        ...others,
      ],
      { mode: 'advanced' },
    );

  it('[DUN-12.7] [FRE-V1] goes to the strongholds first', () => {
    const t = last({}, [
      { id: 'atreides', board: holding(ARRAKEEN, CARTHAG, TABR) },
      { id: 'harkonnen' },
    ]);
    expect(outcome(t)).toEqual(['strongholds', 'atreides']);
  });
  it.each<[string, FactionPosition['board'], FactionPosition[]]>([
    ['both sietches held', holding(TABR, HABBANYA), [{ id: 'atreides', board: holding(CARTHAG) }]],
    ['both sietches empty', {}, [{ id: 'emperor', board: holding(CARTHAG) }]],
    ['one of each', holding(TABR), [{ id: 'harkonnen' }]],
    [
      'advisors in all three',
      {},
      [
        {
          id: 'bene-gesserit',
          board: holding(TABR, HABBANYA, TUEK),
          advisors: ['sietch-tabr', 'habbanya-sietch', 'tueks-sietch'],
        },
      ],
    ],
  ])('[DUN-12.7] [FRE-V1] is won by Fremen with %s, before the Guild', (_, fremen, others) => {
    expect(outcome(last(fremen, others))).toEqual(['fremen', 'fremen']);
  });
  it.each<[string, FactionPosition[]]>([
    ['another in Sietch Tabr', [{ id: 'atreides', board: holding(TABR) }]],
    ['another in Habbanya Sietch', [{ id: 'bene-gesserit', board: holding(HABBANYA) }]],
    ["Atreides in Tuek's Sietch", [{ id: 'atreides', board: holding(TUEK) }]],
    ["Harkonnen in Tuek's Sietch", [{ id: 'harkonnen', board: holding(TUEK) }]],
    ["the Emperor in Tuek's Sietch", [{ id: 'emperor', board: holding(TUEK) }]],
  ])('[FRE-V1] [DUN-12.8] [GUI-V1] is not, but by the Guild, with %s', (_, others) => {
    expect(outcome(last(holding(ARRAKEEN), others))).toEqual(['guild', 'spacing-guild']);
  });
  it("[FRE-V1] Bene Gesserit in Tuek's Sietch do not matter", () => {
    const t = last({}, [{ id: 'bene-gesserit', board: holding(TUEK) }]);
    expect(outcome(t)).toEqual(['fremen', 'fremen']);
  });
  it('[FRE-L3] the ally of Fremen wins with them', () => {
    const t = last({}, [{ id: 'emperor', allies: [0] }], { allies: [2] });
    expect(outcome(t)).toEqual(['fremen', 'fremen', 'emperor']);
  });
  it('[FRE-V1] but must not stand in their sietches', () => {
    const emperor: FactionPosition = { id: 'emperor', allies: [0], board: holding(TABR) };
    expect(outcome(last({}, [emperor], { allies: [2] }))).toEqual(['guild', 'spacing-guild']);
  });
  it('[GUI-L2] [DUN-12.8] the ally of the Guild wins with it', () => {
    const t = lastPause([
      { id: 'spacing-guild', allies: [1] },
      { id: 'atreides', board: holding(TABR), allies: [0] },
      { id: 'fremen' },
    ]);
    expect(outcome(t)).toEqual(['guild', 'spacing-guild', 'atreides']);
  });
  it('[DUN-12.9] [DUN-12.10] without the Guild, Fremen win with their ally all the same', () => {
    const t = lastPause([
      { id: 'fremen', allies: [2] },
      { id: 'atreides', board: holding(TABR, ARRAKEEN) },
      { id: 'emperor', allies: [0] },
    ]);
    expect(outcome(t)).toEqual(['default', 'fremen', 'emperor']);
  });
  it('[DUN-12.9] without either, whoever has most strongholds', () => {
    const t = lastPause([
      { id: 'harkonnen', board: holding(TABR) },
      { id: 'atreides', board: holding(ARRAKEEN, CARTHAG) },
      { id: 'emperor' },
    ]);
    expect(outcome(t)).toEqual(['default', 'atreides']);
  });
  it('[DUN-12.9] [DUN-12.10] each counted alone; several may win', () => {
    const t = lastPause([
      { id: 'harkonnen', board: holding(TABR), allies: [2] },
      { id: 'atreides', board: holding(ARRAKEEN, CARTHAG) },
      { id: 'emperor', board: holding(TUEK, HABBANYA), allies: [0] },
    ]);
    expect(outcome(t)).toEqual(['default', 'atreides', 'emperor']);
  });
  it('[DUN-12.7] comes when the table says, and not before', () => {
    const factions: FactionPosition[] = [{ id: 'spacing-guild' }, { id: 'atreides' }];
    expect(outcome(pause(factions, { turn: 4, turns: 5 }))).toBeNull();
    expect(outcome(pause(factions, { turn: 5, turns: 5 }))).toEqual(['guild', 'spacing-guild']);
  });
});

describe('two factions each', () => {
  const each = (factions: readonly FactionPosition[], turn: number) =>
    pause(factions, { turn, twoFactionsEach: true, mode: 'advanced' });

  it('[DUN-2.4] [DUN-12.9] are one player in the last turn', () => {
    const t = each(
      [
        { id: 'atreides', board: holding(ARRAKEEN) },
        { id: 'harkonnen', board: holding(CARTHAG, TABR) },
        { id: 'emperor', board: holding(TUEK, HABBANYA) },
        { id: 'bene-gesserit' },
      ],
      LAST,
    );
    expect(outcome(t)).toEqual(['default', 'atreides', 'emperor']);
  });
  it('[DUN-2.4] [BEN-B1] win together by prediction', () => {
    const t = each(
      [
        { id: 'atreides', board: holding(ARRAKEEN, CARTHAG) },
        { id: 'harkonnen' },
        { id: 'emperor', board: holding(TUEK, HABBANYA) },
        { id: 'bene-gesserit', prediction: { faction: 'emperor', turn: 4 } },
      ],
      4,
    );
    expect(outcome(t)).toEqual(['prediction', 'harkonnen', 'bene-gesserit']);
  });
  it('[DUN-2.4] know all of each other, and nothing of the opponent', () => {
    const hand = ['shield', 'karama'];
    const t = each(
      [
        { id: 'atreides', spice: 4, hand },
        { id: 'harkonnen' },
        { id: 'emperor' },
        { id: 'bene-gesserit' },
      ],
      2,
    );
    expect(t.view('emperor').factions[0]).toMatchObject({ spice: 4, hand });
    expect(t.view('harkonnen').factions[0]).toMatchObject({ spice: null, hand: [] });
  });
});

describe('the Mentat Pause', () => {
  const atPause = (hand: string[]) =>
    table(
      {
        phase: 'mentat',
        factions: [
          { id: 'atreides', board: holding(ARRAKEEN, CARTHAG, TUEK), tanks: 5, hand },
          { id: 'harkonnen' },
          { id: 'emperor' },
        ],
      },
      {},
      ['anytime'],
    );

  it('[DUN-28.18] is first a moment for cards, then the strongholds are counted', () => {
    const t = atPause(['shield']);
    expect([t.kind, t.match.over]).toEqual(['anytime', false]);
    expect(outcome(t.choose('pass'))).toEqual(['strongholds', 'atreides']);
  });
  it('[DUN-28.18] a Ghola changes nothing on the board', () => {
    const t = atPause(['tleilaxu-ghola']).choose('ghola-forces', 5);
    expect(t.of('atreides').tanks.normal).toBe(0);
    expect(Object.keys(t.of('atreides').board)).toHaveLength(3);
    expect(outcome(t)).toEqual(['strongholds', 'atreides']);
  });
});
