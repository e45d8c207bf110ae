import { DEFAULT_OPTIONS, type ImperiumOptions, imperium, printedAt } from '@landsraad/imperium';
import { table } from '@landsraad/imperium/scenario';
import { Match } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';

const LEADERS = printedAt(DEFAULT_OPTIONS).leaders.map(({ id }) => id);
const PAUL = 'paul-atreides';
const HELENA = 'helena-richese';
const start = (options: Partial<ImperiumOptions>, seed = 'options') =>
  Match.start(imperium, imperium.parseOptions(options), seed);

describe('Leaders picked at the table', () => {
  it.each(['a', 'b', 'c', 'd'])(
    '[AMB-27] the last player in turn order picks first (game %s)',
    (seed) => {
      const match = start({ leaderMode: 'pick' }, seed);
      const { firstPlayer } = match.state;
      const picked: string[] = [];
      for (const step of [3, 2, 1, 0]) {
        const seat = (firstPlayer + step) % 4;
        expect(match.waiting).toEqual([{ seat, kind: 'leader.pick' }]);
        const free = LEADERS.filter((leader) => !picked.includes(leader));
        const decision = match.decision(seat)!;
        expect(decision).toMatchObject({ shape: 'one', options: free.map((id) => ({ id })) });
        const leader = free.find((id) => id !== 'baron-vladimir-harkonnen')!;
        match.answer(seat, leader);
        expect(match.state.players[seat]!.leader).toBe(leader);
        picked.push(leader);
      }
      expect(match.state.phase).toBe('turns');
    },
  );

  it('a player whose Leader is fixed picks nothing, and nobody else may have that Leader', () => {
    const match = start({ leaderMode: 'pick', leaders: [PAUL, null, HELENA] });
    const asked = new Set<number>();
    while (match.state.phase === 'leaders') {
      const { seat } = match.waiting[0]!;
      asked.add(seat);
      expect(() => match.answer(seat, PAUL)).toThrow('not-offered');
      match.answer(seat, match.pending[0]!.fallback);
    }
    expect(asked).toEqual(new Set([1, 3]));
    expect(match.state.players[0]!.leader).toBe(PAUL);
    expect(match.state.players[2]!.leader).toBe(HELENA);
  });

  it('[IMP-2.12] a picked Leader brings what it starts with', () => {
    const match = start({ leaderMode: 'pick' });
    const { seat } = match.waiting[0]!;
    match.answer(seat, 'glossu-the-beast-rabban');
    expect(match.state.players[seat]).toMatchObject({ spice: 1, solari: 1, water: 1 });
  });

  it('the clock picks a free Leader at random', () => {
    const first = (seed: string) => start({ leaderMode: 'pick' }, seed).pending[0]!.fallback;
    const lots = new Set(Array.from({ length: 20 }, (_, i) => first(String(i))));
    expect(lots.size).toBeGreaterThan(4);
  });
});

describe('the length of the game', () => {
  const afterRound = (vp: number, pointsToWin?: number) =>
    table(
      { players: [{ vp }, { revealed: true }, { revealed: true }] },
      pointsToWin ? { pointsToWin } : {},
    ).choose('reveal').position.phase;

  it('[IMP-24.1] pointsToWin sets the score that ends it, 10 unless said', () => {
    expect(afterRound(9)).toBe('turns');
    expect(afterRound(10)).toBe('over');
    expect(afterRound(11, 12)).toBe('turns');
    expect(afterRound(12, 12)).toBe('over');
    expect(afterRound(7, 7)).toBe('over');
  });
});

describe('confirmEverything', () => {
  const atTable = (confirmEverything: boolean) =>
    table({ players: [{ hand: ['dagger'] }] }, { confirmEverything });

  it('asks for the only space and for the end of the turn as well', () => {
    const t = atTable(true).choose('dagger');
    expect([t.kind, t.options]).toEqual(['agent.space', ['hall-of-oratory']]);
    t.choose('hall-of-oratory');
    expect([t.seat, t.kind, t.options]).toEqual([0, 'effects.order', ['end']]);
    expect(t.choose('end').seat).toBe(1);
  });

  it('left off, what can only go one way goes by', () => {
    const t = atTable(false).choose('dagger');
    expect(t.player(0)).toMatchObject({ agentsOn: ['hall-of-oratory'], garrison: 4 });
    expect(t.seat).toBe(1);
  });
});

describe('options from outside', () => {
  it('fills in what is not said', () => {
    expect(imperium.parseOptions({})).toEqual(DEFAULT_OPTIONS);
    expect(imperium.parseOptions({ players: 3, leaders: [PAUL] })).toEqual({
      ...DEFAULT_OPTIONS,
      players: 3,
      leaders: [PAUL],
    });
  });

  it.each([null, 4, 'players=3', [3]])('refuses %j, which is no set of options', (input) => {
    expect(() => imperium.parseOptions(input)).toThrow('the options of a game must be an object');
  });

  it.each([
    [{ players: 0 }, 'option players cannot be 0'],
    [{ players: 5 }, 'option players cannot be 5'],
    [{ players: '4' }, 'option players cannot be "4"'],
    [{ leaderMode: 'draft' }, 'option leaderMode cannot be "draft"'],
    [{ leaders: ['muad-dib'] }, 'option leaders cannot be ["muad-dib"]'],
    [{ leaders: [PAUL, PAUL] }, 'option leaders cannot be'],
    [{ leaders: PAUL }, 'option leaders cannot be'],
    [{ players: 3, leaders: LEADERS.slice(0, 4) }, '4 leaders for 3 players'],
    [{ pointsToWin: 4 }, 'option pointsToWin cannot be 4'],
    [{ pointsToWin: 31 }, 'option pointsToWin cannot be 31'],
    [{ pointsToWin: 10.5 }, 'option pointsToWin cannot be 10.5'],
    [{ tieForSecondBelowFour: true }, 'option tieForSecondBelowFour cannot be true'],
    [{ bindu: 'pass' }, 'option bindu cannot be "pass"'],
    [{ confirmEverything: 1 }, 'option confirmEverything cannot be 1'],
    [{ seed: 'known' }, 'unknown option: seed'],
    [{ constructor: 1 }, 'unknown option: constructor'],
  ])('refuses %j', (input, message) => {
    expect(() => imperium.parseOptions(input)).toThrow(message);
  });
});
