import {
  type PlayerPosition,
  type Position,
  type Table,
  table,
} from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

type Place = 1 | 2 | 3 | 0;

/** A player whose strength is as given: one troop and the rest in swords, or no troop at all. */
const withStrength = (strength: number): PlayerPosition =>
  strength === 0 ? {} : { conflict: 1, swords: strength - 2 };

const combat = (strengths: readonly number[], position: Position = {}): Table =>
  table({
    phase: 'combat',
    conflict: 'guild-bank-raid',
    ...position,
    players: strengths.map(withStrength),
  });

/** Guild Bank Raid gives 6, 4 and 2 Solari: what each seat got says which reward it took. */
const places = (t: Table): Place[] =>
  t.position.players.map(({ solari }) => ({ 6: 1, 4: 2, 2: 3 })[solari ?? 0] ?? 0) as Place[];

describe('who takes which reward, with four players', () => {
  const ROWS: readonly [string, readonly number[], readonly Place[]][] = [
    ['[IMP-22.1] [IMP-22.2] four different strengths', [9, 6, 4, 2], [1, 2, 3, 0]],
    ['[IMP-22.1] [IMP-22.2] whatever their seats', [4, 2, 9, 6], [3, 0, 1, 2]],
    ['[IMP-22.4] [IMP-22.5] [EX-23] two tied for first', [9, 9, 5, 3], [2, 2, 3, 0]],
    ['[IMP-22.5] two tied for first, only one other', [5, 9, 0, 9], [3, 2, 0, 2]],
    ['[IMP-22.5] [IMP-22.8] [EX-26] two tied for first, two for third', [7, 7, 4, 4], [2, 2, 0, 0]],
    ['[IMP-22.6] [AMB-3] three tied for first', [6, 6, 6, 3], [2, 2, 2, 0]],
    ['[IMP-22.6] [AMB-3] four tied for first', [6, 6, 6, 6], [2, 2, 2, 2]],
    ['[IMP-22.7] [EX-24] two tied for second', [9, 6, 6, 2], [1, 3, 3, 0]],
    ['[IMP-22.7] two tied for second, nobody else', [6, 9, 0, 6], [3, 1, 0, 3]],
    ['[IMP-22.7] three tied for second', [9, 6, 6, 6], [1, 3, 3, 3]],
    ['[IMP-22.8] two tied for third', [9, 6, 4, 4], [1, 2, 0, 0]],
    ['[IMP-22.3] one alone', [0, 0, 3, 0], [0, 0, 1, 0]],
    ['[IMP-22.3] only two', [2, 0, 3, 0], [2, 0, 1, 0]],
    ['[IMP-22.4] only two, tied', [0, 3, 0, 3], [0, 2, 0, 2]],
  ];
  it.each(ROWS)('%s', (_, strengths, expected) => {
    expect(places(combat(strengths))).toEqual(expected);
  });
});

describe('who takes which reward, with three players', () => {
  const ROWS: readonly [string, readonly number[], readonly Place[]][] = [
    ['[IMP-22.2] [IMP-22.9] [IMP-28.2] there is no third reward', [9, 6, 4], [1, 2, 0]],
    ['[IMP-22.4] [IMP-22.9] two tied for first', [9, 9, 4], [2, 2, 0]],
    ['[IMP-22.4] [IMP-22.9] three tied for first', [9, 9, 9], [2, 2, 2]],
    ['[IMP-22.7] [AMB-2] [EX-25] two tied for second get nothing', [9, 6, 6], [1, 0, 0]],
    ['[IMP-22.3] [IMP-22.9] one alone', [0, 5, 0], [0, 1, 0]],
    ['[IMP-22.4] [IMP-22.9] only two, tied', [5, 0, 5], [2, 0, 2]],
  ];
  it.each(ROWS)('%s', (_, strengths, expected) => {
    expect(places(combat(strengths))).toEqual(expected);
  });

  it('[AMB-2] by the switch, those tied for second share the third reward, and only those', () => {
    const third = (strengths: readonly number[]) =>
      places(
        table(
          {
            phase: 'combat',
            conflict: 'guild-bank-raid',
            players: strengths.map(withStrength),
          },
          { tieForSecondBelowFour: 'third' },
        ),
      );
    expect(third([9, 6, 6])).toEqual([1, 3, 3]);
    expect(third([9, 6, 4])).toEqual([1, 2, 0]);
    expect(third([9, 9, 4])).toEqual([2, 2, 0]);
  });
});

describe('strength 0', () => {
  it('[IMP-22.3] swords alone are not ranked', () => {
    const t = table({
      phase: 'combat',
      conflict: 'guild-bank-raid',
      players: [{ swords: 9, garrison: 3 }, { conflict: 1 }, { conflict: 2 }, {}],
    });
    expect(places(t)).toEqual([0, 2, 1, 0]);
  });

  it('[AMB-46] [IMP-22.3] without any troop in the Conflict nobody is rewarded', () => {
    const t = table({
      phase: 'combat',
      conflict: 'guild-bank-raid',
      players: [{ swords: 3, intrigue: ['to-the-victor'] }, {}, {}],
    });
    expect(t.kind).toBe('turn.kind');
    expect(places(t)).toEqual([0, 0, 0]);
    expect(t.events().map(({ type }) => type)).not.toContain('reward-taken');
    expect(t.position.conflictDiscard).toEqual(['guild-bank-raid']);
  });
});

describe('the order of rewards', () => {
  const INTRIGUE = ['windfall', 'charisma', 'bribery', 'infiltrate'];

  it('[IMP-22.10] [AMB-4] first place draws before second, and second before third', () => {
    const t = combat([4, 6, 9, 2], { conflict: 'cloak-and-dagger', intrigueDeck: INTRIGUE });
    expect([t.seat, t.kind]).toEqual([2, 'influence.gain']);
    t.choose('emperor', 'pass');
    expect([t.seat, t.kind]).toEqual([0, 'choose.one']);
    t.choose('branch:1');
    const held = t.position.players.map(({ intrigue }) => intrigue);
    expect(held).toEqual([['infiltrate'], ['bribery'], ['windfall', 'charisma'], []]);
  });

  it('[IMP-22.10] [AMB-4] tied players draw in turn order from the First Player', () => {
    const t = combat([5, 2, 0, 5], {
      conflict: 'skirmish-a',
      firstPlayer: 2,
      intrigueDeck: INTRIGUE,
    });
    const held = t.position.players.map(({ intrigue }) => intrigue);
    expect(held).toEqual([['charisma'], [], [], ['windfall']]);
  });
});

describe('after the rewards', () => {
  it('[EX-10] [IMP-22.14] [IMP-22.15] [IMP-22.17] Abby wins Siege of Arrakeen, John is second, troops go to the supply', () => {
    const t = table({
      phase: 'combat',
      conflict: 'siege-of-arrakeen',
      conflictDiscard: ['skirmish-b'],
      control: { arrakeen: 0 },
      players: [
        { garrison: 1, conflict: 2, swords: 4 },
        { garrison: 0, conflict: 3, swords: 4 },
        { garrison: 4, swords: 2 },
      ],
    });
    expect(t.player(0)).toMatchObject({ vp: 0, solari: 4, garrison: 1, supply: 11 });
    expect(t.player(1)).toMatchObject({ vp: 1, solari: 0, garrison: 0, supply: 12 });
    expect(t.player(2)).toMatchObject({ vp: 0, solari: 0, garrison: 4, supply: 8 });
    expect(t.position.control.arrakeen).toBe(1);
    for (const seat of [0, 1, 2]) expect(t.player(seat)).toMatchObject({ conflict: 0, swords: 0 });
    expect(t.position.conflictDiscard).toEqual(['siege-of-arrakeen', 'skirmish-b']);
    expect(t.position.conflict).toBe('desert-power');
  });

  it('[IMP-22.14] troops go back only after all rewards: an empty supply recruits none of them', () => {
    const t = table({
      phase: 'combat',
      conflict: 'skirmish-c',
      players: [{ supply: 0, garrison: 4, conflict: 8, influence: { emperor: 3 } }, {}, {}],
    });
    t.choose('emperor'); // 4: two troops from the track
    expect(t.player(0)).toMatchObject({ supply: 8, garrison: 4, conflict: 0 });
  });

  it('[IMP-22.15] swords of one round do not count in the next', () => {
    const t = table({
      phase: 'combat',
      players: [{ conflict: 1, swords: 7 }, { hand: ['reconnaissance'] }],
    });
    t.play('reconnaissance', 'arrakeen').choose('deploy', 1).choose('end');
    t.runUntil(({ round }) => round === 3);
    expect(
      t
        .events()
        .filter(({ type }) => type === 'conflict-resolved')
        .at(-1),
    ).toMatchObject({
      strengths: [0, 2, 0],
    });
  });

  it('[IMP-22.11] [EX-23] a tie for first wins no control', () => {
    const t = table({
      phase: 'combat',
      conflict: 'siege-of-carthag',
      control: { carthag: 2 },
      intrigueDeck: ['windfall', 'charisma'],
      players: [{ conflict: 2 }, { conflict: 2 }, {}],
    });
    expect(t.position.control.carthag).toBe(2);
    expect(t.position.players.map(({ vp, spice }) => [vp, spice])).toEqual([
      [0, 1],
      [0, 1],
      [0, 0],
    ]);
  });
});
