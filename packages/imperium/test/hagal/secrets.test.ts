import { imperium } from '@landsraad/imperium';
import { Match, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { duel, HOUSE, rivalActed, solo, told, X } from './tables.ts';

describe('the Intrigue cards of a Rival', () => {
  const position = {
    intrigueDeck: ['charisma', 'refocus'],
    players: [{ intrigue: ['windfall'] }, { intrigue: ['ambush', 'bribery'] }, {}],
  };

  it('[AMB-H10] are unknown to all', () => {
    const t = solo(position);
    for (const viewer of [0, 'spectator'] as const) {
      expect(t.match.view(viewer).players[X]).toMatchObject({ intrigueCount: 2, intrigue: [] });
      expect(JSON.stringify(t.match.view(viewer))).not.toContain('ambush');
    }
  });

  it('[AMB-H10] stay so when they are drawn, and are seen when they are spent', () => {
    const baron = { leader: 'baron-vladimir-harkonnen', solari: 1 };
    const around = { intrigueDeck: ['ambush'] };
    const drawn = rivalActed(['arrakeen-1p'], {
      ...around,
      x: { ...baron, intrigue: ['bribery'] },
    });
    for (const viewer of [0, 'spectator'] as const) {
      expect(drawn.events(viewer)).toContainEqual({ type: 'intrigue-drawn', seat: X, n: 1 });
      expect(JSON.stringify(drawn.events(viewer))).not.toContain('ambush');
    }
    const intrigue = ['bribery', 'windfall'];
    const spent = rivalActed(['arrakeen-1p'], { ...around, x: { ...baron, intrigue } });
    expect(spent.match.view('spectator').intrigueDiscard.toSorted()).toEqual([
      'ambush',
      'bribery',
      'windfall',
    ]);
  });

  it('[AMB-H10] no view tells which they are: they might as well lie in the deck', () => {
    const other = {
      intrigueDeck: ['ambush', 'bribery'],
      players: [{ intrigue: ['windfall'] }, { intrigue: ['refocus', 'charisma'] }, {}],
    };
    for (const viewer of [0, 'spectator'] as const)
      expect(solo(other).match.view(viewer)).toEqual(solo(position).match.view(viewer));
  });

  it('[AMB-H10] who imagines the table deals them anew', () => {
    const t = solo(position);
    const imagined = Array.from({ length: 20 }, (_, i) => {
      const fork = t.match.fork();
      fork.imagine(0, seeded(String(i)));
      expect(fork.state.players[X]!.intrigue).toHaveLength(2);
      expect(fork.state.players[0]!.intrigue).toEqual(['windfall']);
      return fork.state.players[X]!.intrigue.toSorted().join();
    });
    expect(new Set(imagined).size).toBeGreaterThan(3);
  });
});

describe('the Hagal deck', () => {
  it('[HAG-1.8] who imagines the table shuffles it, and keeps the discard pile', () => {
    const t = duel({ hagalDeck: ['wealth'], hagalDiscard: ['secrets', 'conspire'] });
    const tops = Array.from({ length: 20 }, (_, i) => {
      const fork = t.match.fork();
      fork.imagine(1, seeded(String(i)));
      expect(fork.state.hagal!.discard).toEqual(['conspire', 'secrets']);
      expect(fork.state.hagal!.deck).toHaveLength(26);
      return fork.state.hagal!.deck.at(-1);
    });
    expect(new Set(tops).size).toBeGreaterThan(4);
  });

  it('[HAG-1.8] what was revealed lies open to all, with the reason why a card was not used', () => {
    const t = rivalActed(['wealth', 'secrets'], { person: { agentsOn: ['wealth'] } });
    const shown = {
      seat: X,
      bonus: false,
      cards: [
        { card: 'wealth', space: null, skipped: 'occupied' },
        { card: 'secrets', space: 'secrets', skipped: null },
      ],
    };
    for (const viewer of [0, 'spectator'] as const)
      expect(t.match.view(viewer).hagal!.shown).toEqual([shown]);
  });
});

describe('what cannot be taken back', () => {
  const hand = ['dagger', 'diplomacy'];

  it('[RUL-6] [HAG-1.8] no undo goes past a revealed Hagal card', () => {
    const alone = solo({ players: [{ hand }] }).choose('dagger');
    expect(told(alone, 'hagal-revealed').length).toBeGreaterThan(0);
    expect(alone.match.canUndo(0)).toBe(false);
    const two = duel({ players: [{ hand }] }).choose('dagger');
    expect(two.player(HOUSE).agentsOn).toHaveLength(1);
    expect(two.match.canUndo(0)).toBe(false);
  });

  it('[RUL-6] without one, the step can be taken back', () => {
    const t = solo({ players: [{ hand }, { agents: 0 }, { agents: 0 }] }).choose('dagger');
    expect(t.match.canUndo(0)).toBe(true);
  });

  it('[HAG-6.37] a choice made for a Rival can be taken back until the next card', () => {
    const y = { influence: { emperor: 1, fremen: 1 } };
    const x = { leader: 'duke-leto-atreides', spice: 1 };
    const t = rivalActed(['arrakeen-1p'], { x, y }).choose('fremen');
    expect(t.match.canUndo(0)).toBe(true);
    t.match.undo(0);
    expect(t.kind).toBe('hag.influence.tie');
    expect(t.choose('emperor').player(X).influence).toMatchObject({ emperor: 1, fremen: 0 });
  });
});

describe('a saved game', () => {
  it('[HAG-6.37] goes on where a choice for a Rival is open', () => {
    const leaders = ['paul-atreides', 'duke-leto-atreides', 'earl-memnon-thorvald'];
    const match = Match.start(imperium, imperium.parseOptions({ players: 1, leaders }), 'saved');
    const open = () => match.pending[0]?.kind === 'hag.influence.tie';
    while (!match.over && !open()) match.answer(0, match.pending[0]!.fallback);
    expect(open()).toBe(true);
    const loaded = Match.load(imperium, JSON.parse(JSON.stringify(match.save())));
    expect(loaded.decision(0)).toEqual(match.decision(0));
    for (const one of [match, loaded]) one.answer(0, one.pending[0]!.fallback);
    expect(loaded.state).toEqual(match.state);
  });
});
