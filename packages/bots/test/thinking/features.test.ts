import { imperium } from '@landsraad/imperium';
import { describe, expect, it } from 'vitest';
import { featuresOf, namesOf } from '../../src/imperium/thinking/features.ts';
import { otherwise, turnsOf } from './positions.ts';

describe('features', () => {
  it.each([
    {},
    { players: 1 },
    { players: 2, ix: true },
    { ix: true, immortality: true, leaders: ['ilesa-ecaz', 'baron-vladimir-harkonnen'] },
  ] as const)('tell of %o what the seat may know, and nothing else', (options) => {
    const turns = turnsOf(options, 'features', 12);
    expect(turns.length).toBeGreaterThan(2);
    const names = namesOf(turns[0]!.position);
    expect(new Set(names).size).toBe(names.length);
    for (const [n, turn] of turns.entries()) {
      const { position, seat } = turn;
      const rows = featuresOf(position, seat, names.length);
      expect(rows).toHaveLength(position.players.length * names.length);
      expect(rows.every(Number.isFinite)).toBe(true);
      expect(namesOf(position)).toEqual(names);
      for (const other of ['a', 'b'])
        expect(featuresOf(otherwise(turn, `${n}/${other}`).position, seat, names.length)).toEqual(
          rows,
        );
    }
  });

  it('know the own hand, and of the others what they own', () => {
    const { position, seat } = turnsOf({}, 'own', 1).at(-20)!;
    const names = namesOf(position);
    const at = names.indexOf('hand: icons');
    const iconsSeenBy = (viewer: number) => {
      const rows = featuresOf(position, viewer, names.length);
      return position.players.map((_, other) => rows[other * names.length + at]!);
    };
    const icons = iconsSeenBy(seat);
    expect(icons[seat]).toBeGreaterThan(0);
    expect(icons.filter((n) => n > 0)).toHaveLength(1);
    const deck = names.indexOf('deck');
    const rows = featuresOf(position, seat, names.length);
    for (const [other, { deckSize, handSize, inPlay, discard }] of imperium
      .view(position, seat)
      .players.entries())
      expect(rows[other * names.length + deck]).toBe(
        deckSize + handSize + inPlay.length + discard.length,
      );
  });
});
