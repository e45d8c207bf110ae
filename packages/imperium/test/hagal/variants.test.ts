import type { Table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';
import { duel, solo, told, X, Y } from './tables.ts';

const ROW = ['chani', 'stilgar', 'scout', 'carryall', 'opulence'];
const DECK = ['gun-thopter', 'the-voice', 'power-play'];

/** A Reveal turn after so many cards were shuffled, so that the dice fall otherwise each time. */
function churned(shuffled: number, imperiumDeck = DECK): Table {
  const discard = Array<string>(shuffled).fill('dagger');
  return solo(
    {
      row: ROW,
      imperiumDeck,
      players: [{ discard, intrigue: ['refocus'] }, { agents: 0 }, { agents: 0 }],
    },
    { rowChurn: true },
  ).choose('intrigue:refocus', 'reveal');
}

const many = Array.from({ length: 80 }, (_, n) => n + 2);
const diceOf = (t: Table) => told(t, 'row-churned')[0]!.dice;

/** The first of many Reveal turns in which the dice fell so. */
function withDice(...dice: number[]): Table {
  for (const n of many) {
    const t = churned(n);
    if (diceOf(t).join() === dice.join()) return t;
  }
  throw new Error(`the dice never fell ${dice.join()}`);
}

describe('Imperium Row churn', () => {
  it('[HAG-10.1] is rolled at the end of the person’s Reveal turn, after acquiring', () => {
    const t = solo(
      {
        row: ROW,
        imperiumDeck: DECK,
        players: [{ hand: ['convincing-argument', 'convincing-argument'] }],
      },
      { rowChurn: true },
    ).choose('reveal');
    expect(told(t, 'row-churned')).toEqual([]);
    t.choose('acquire:arrakis-liaison').runUntil(({ turn }) => !turn);
    const types = t.events().map(({ type }) => type);
    expect(types.indexOf('row-churned')).toBeGreaterThan(types.indexOf('acquired'));
    expect(types.indexOf('row-churned')).toBeLessThan(types.indexOf('turn-ended'));
    expect(diceOf(t)).toHaveLength(2);
  });

  it('[HAG-10.1] is an option, for one person only', () => {
    expect(told(solo({ row: ROW }).choose('reveal'), 'row-churned')).toEqual([]);
    expect(told(duel({ row: ROW }, { rowChurn: true }).choose('reveal'), 'row-churned')).toEqual(
      [],
    );
  });

  it('[HEX-13] [HAG-10.2] dice 2 and 6: the second card is trashed and replaced', () => {
    const t = withDice(2, 6);
    expect(t.position.row).toEqual(['chani', 'gun-thopter', 'scout', 'carryall', 'opulence']);
    expect(t.position.trashed).toEqual(['stilgar']);
    expect(t.position.imperiumDeck).toEqual(['the-voice', 'power-play']);
  });

  it('[HEX-13] [HAG-10.3] dice 4 and 4: only the fourth card', () => {
    const t = withDice(4, 4);
    expect(t.position.row).toEqual(['chani', 'stilgar', 'scout', 'gun-thopter', 'opulence']);
    expect(t.position.trashed).toEqual(['carryall']);
  });

  it('[HAG-10.2] dice 6 and 6: nothing', () => {
    expect(withDice(6, 6).position).toMatchObject({ row: ROW, trashed: [] });
  });

  it('[HAG-10.2] [HAG-10.3] whatever the dice, the cards at those places go, and no others', () => {
    const seen = new Set<number>();
    for (const n of many) {
      const t = churned(n);
      const dice = diceOf(t);
      for (const die of dice) seen.add(die);
      const places = [...new Set(dice)].filter((die) => die < 6).map((die) => die - 1);
      expect(t.position.trashed.toSorted()).toEqual(places.map((at) => ROW[at]).toSorted());
      const kept = ROW.map((card, at) => (places.includes(at) ? null : card));
      expect(t.position.row.map((card, at) => kept[at] ?? card)).toEqual(t.position.row);
      expect(t.position.imperiumDeck).toHaveLength(DECK.length - places.length);
    }
    expect(seen.size).toBe(6);
  });

  it('[HAG-10.3] both places are fixed before the Row is refilled, also when it stays short', () => {
    for (const n of many) {
      const t = churned(n, []);
      const places = diceOf(t).map((die) => die - 1);
      expect(t.position.row).toEqual(ROW.filter((_, at) => !places.includes(at)));
    }
  });

  it('[RUL-14] one card left for two gaps goes to the right one, and the other closes up', () => {
    const short = many
      .map((n) => churned(n, ['gun-thopter']))
      .filter((t) => {
        const [a, b] = diceOf(t);
        return a !== b && a! < 6 && b! < 6;
      });
    expect(short.length).toBeGreaterThan(5);
    for (const t of short) {
      const [left, right] = diceOf(t).toSorted();
      const row = ROW.toSpliced(right! - 1, 1, 'gun-thopter').toSpliced(left! - 1, 1);
      expect(t.position.row).toEqual(row);
    }
  });

  it('[HAG-10.1] the dice cannot be taken back', () => {
    expect(churned(5).match.canUndo(0)).toBe(false);
  });
});

describe('Brutal Escalation', () => {
  const cards = (conflict: string, brutalEscalation: boolean, lay = solo) => {
    const t = lay(
      {
        phase: 'combat',
        conflict,
        hagalDeck: ['wealth', 'conspire', 'heighliner', 'secrets'],
        players: [{ conflict: 1, intrigue: ['ambush'] }, { conflict: 1 }, { conflict: 1 }],
      },
      { brutalEscalation },
    );
    return [X, Y].map((seat) => t.player(seat).swords);
  };

  it('[HAG-10.4] two cards for each Rival in a Conflict III', () => {
    expect(cards('grand-vision', true)).toEqual([3 + 4, 6 + 1]);
  });

  it('[HAG-10.4] one card otherwise', () => {
    expect(cards('grand-vision', false)).toEqual([3, 4]);
    expect(cards('desert-power', true)).toEqual([3, 4]);
    expect(cards('grand-vision', true, duel)).toEqual([0, 3]);
  });
});
