import { seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { conflictOf } from '../../src/content/index.ts';
import { imperium } from '../../src/imperium.ts';
import type { ImperiumOptions } from '../../src/options.ts';
import type { Imperium } from '../../src/state.ts';
import { laid, own, told } from './tables.ts';

const begun = (options: Partial<ImperiumOptions> = {}, seed = 'ix'): Imperium =>
  imperium.setup(imperium.parseOptions({ ix: true, ...options }), seeded(seed));

const levels = ({ conflictDeck }: Imperium) =>
  conflictDeck.map((id) => conflictOf(id).level).reverse();

describe('the setup of Rise of Ix', () => {
  it('[IMP-31.1] [IX-1.3] [IX-1.4] three stacks of six tiles, with only their tops open', () => {
    const game = begun();
    expect(game.ix!.stacks.map((stack) => stack.length)).toEqual([6, 6, 6]);
    expect(new Set(game.ix!.stacks.flat()).size).toBe(18);
    const { stacks } = imperium.view(game, 0).ix!;
    expect(stacks).toEqual(game.ix!.stacks.map((stack) => ({ top: stack.at(-1), size: 6 })));
  });

  it('[IMP-31.2] [IX-1.6] [IX-1.7] ten Conflicts: one, five and four of the levels, and one III left over', () => {
    const game = begun();
    expect(levels(game)).toEqual([1, 2, 2, 2, 2, 2, 3, 3, 3, 3]);
    expect(game.conflictUnused.filter((id) => conflictOf(id).level === 3)).toHaveLength(1);
    const decks = Array.from({ length: 30 }, (_, i) => begun({}, `${i}`).conflictDeck).flat();
    for (const id of ['skirmish-e', 'skirmish-f', 'trade-monopoly', 'economic-supremacy'])
      expect(decks).toContain(id);
  });

  it('[IMP-31.3] [IX-1.11] [IX-1.12] two dreadnoughts in supply and a Freighter at the bottom for each', () => {
    for (const seat of begun({ players: 3 }).ix!.seats)
      expect(seat).toMatchObject({
        freighter: 0,
        dreadnoughts: { supply: 2, garrison: 0, conflict: 0 },
        negotiators: 0,
        tiles: [],
      });
  });

  it('[IX-1.14] [IX-14.18] Snoopers lie at the tracks for Tessia alone', () => {
    const t = laid({ phase: 'secret-factions', players: [{ leader: 'tessia-vernius' }] });
    t.runUntil(({ phase }) => phase === 'turns');
    expect(own(t, 0).snoopers).toEqual(['emperor', 'spacing-guild', 'bene-gesserit', 'fremen']);
    expect(own(t, 1).snoopers).toEqual([]);
  });

  it('leaves nothing behind where it is out', () => {
    const game = imperium.setup(imperium.parseOptions({}), seeded('ix'));
    expect(game.ix).toBeUndefined();
    expect(Object.keys(game.options)).not.toContain('ix');
    expect(imperium.view(game, 0)).not.toHaveProperty('ix');
  });
});

describe('an Epic game', () => {
  const epic = (options: Partial<ImperiumOptions> = {}) => begun({ epic: true, ...options });

  it('[IX-16.1] ends at 12 points, unless the table wants another number', () => {
    expect(epic().options.pointsToWin).toBe(12);
    expect(epic({ pointsToWin: 15 }).options.pointsToWin).toBe(15);
    expect(begun().options.pointsToWin).toBe(10);
    const at = (vp: number) => {
      const t = laid({ phase: 'recall', players: [{ vp }] }, { epic: true });
      return t.match.over;
    };
    expect([11, 12].map(at)).toEqual([false, true]);
  });

  it('[IX-16.2] five Conflicts II on five Conflicts III', () => {
    expect(levels(epic())).toEqual([2, 2, 2, 2, 2, 3, 3, 3, 3, 3]);
  });

  it('[IX-16.4] [IX-16.5] everybody draws an Intrigue card, and only then Hundro looks at two', () => {
    const leaders = ['viscount-hundro-moritani', 'paul-atreides', 'earl-memnon-thorvald'];
    const t = laid(
      {
        phase: 'leaders',
        intrigueDeck: ['ambush', 'windfall', 'bribery', 'expedite', 'cull', 'finesse'],
      },
      { epic: true, leaders },
    );
    expect([t.seat, t.kind]).toEqual([0, 'hundro.intelligence']);
    const drawn = told(t, 'intrigue-drawn').map(({ seat, n }) => [seat, n]);
    expect(drawn).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    expect(t.options).toEqual(['expedite', 'cull']);
  });

  it('[IX-16.6] five troops in the garrison instead of three', () => {
    for (const { garrison, supply } of epic().players) expect([garrison, supply]).toEqual([5, 7]);
    for (const { garrison, supply } of begun().players) expect([garrison, supply]).toEqual([3, 9]);
  });

  it('[IX-16.7] changes nothing else', () => {
    const rest = ({ ix, players, row }: Imperium) => ({
      seats: ix!.seats,
      row: row.length,
      water: players.map(({ water }) => water),
      deck: players.map(({ deck }) => deck.length),
    });
    expect(rest(epic())).toEqual(rest(begun()));
  });

  it('[IX-16.9] Control the Spice', () => {
    const t = laid(
      { players: [{ hand: ['control-the-spice', 'dagger'], spice: 1 }] },
      { epic: true },
    );
    t.play('control-the-spice', 'imperial-basin').choose('control-the-spice/pay');
    expect(t.options).toContain('hand:dagger');
    t.choose('hand:dagger');
    expect(t.player(0)).toMatchObject({ spice: 1, garrison: 4, hand: [] });
    const reveals = laid({ players: [{ hand: ['control-the-spice'] }] }, { epic: true });
    reveals.choose('reveal');
    expect(reveals.player(0).spice).toBe(1);
    expect(told(reveals, 'persuasion-gained')[0]).toMatchObject({ n: 1 });
  });

  it('[RUL-19] against Rivals it is for the person', () => {
    const game = epic({ players: 1, difficulty: 'mentat' });
    const [person, x] = game.players;
    expect(person).toMatchObject({ garrison: 5, supply: 7 });
    expect(x!.garrison + x!.supply).toBe(12);
    expect(x!.garrison).toBe(begun({ players: 1, difficulty: 'mentat' }).players[1]!.garrison);
  });

  it('is refused without Rise of Ix', () => {
    expect(() => imperium.parseOptions({ epic: true })).toThrow('needs Rise of Ix');
  });
});
