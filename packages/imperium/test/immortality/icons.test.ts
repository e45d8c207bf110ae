import { describe, expect, it } from 'vitest';
import { labOf, laid, one, own, researchAt, told } from './tables.ts';

describe('Family Atomics', () => {
  const ROW = ['scout', 'chani', 'carryall', 'dissecting-kit', 'occupation'];
  const DECK = [
    'blank-slate',
    'spiritual-fervor',
    'duncan-idaho',
    'sardaukar-legion',
    'gun-thopter',
  ];
  const around = { row: ROW, imperiumDeck: DECK, immortality: { row: ['ghola', 'usurp'] } };

  it('[IMM-10.1] [IMM-10.2] [IMM-10.3] [IMM-10.4] [IMM-15.10] a new Row, once; nothing else changes, nobody trashes', () => {
    const t = one({ hand: ['dagger', 'diplomacy'] }, {}, around);
    const { reserve } = t.position;
    t.choose('atomics');
    expect(t.position.row.slice().sort()).toEqual(DECK.slice().sort());
    expect(t.position.trashed).toEqual(ROW);
    expect(told(t, 'trashed')).toEqual([]);
    expect([labOf(t).row, t.position.reserve]).toEqual([['ghola', 'usurp'], reserve]);
    expect(own(t).atomics).toBe(false);
    expect([t.kind, t.options.includes('atomics')]).toEqual(['turn.kind', false]);
  });

  it('[IMM-10.1] nobody uses them on somebody else’s turn', () => {
    const t = one({ hand: ['dagger'], revealed: false }, { atomics: false }, around);
    expect(t.options).not.toContain('atomics');
    expect(own(t, 1).atomics).toBe(true);
  });

  it('[IMM-10.5] on the Reveal turn, between two purchases, and after an Agent was sent', () => {
    const t = one({ hand: ['convincing-argument', 'convincing-argument'] }, {}, around);
    t.choose('reveal', 'acquire:scout', 'atomics');
    expect(t.options).toContain('acquire:spiritual-fervor');
    const sent = one({ hand: ['dagger'], solari: 9 }, {}, around).play('dagger', 'mentat');
    expect(sent.options).toContain('atomics');
  });

  it('[IMM-15.10] what a card does as it is trashed, it does not do then', () => {
    const t = one({ hand: ['dagger'] }, {}, { row: ['replacement-eyes'], imperiumDeck: ['scout'] });
    t.choose('atomics');
    expect([own(t).tleilaxu, t.position.row]).toEqual([0, ['scout']]);
  });
});

describe('the Combat icon', () => {
  it('[IMM-11.1] lets recruits and two others be deployed, wherever the Agent went', () => {
    const t = one({ hand: ['occupation'], deck: ['dagger'], garrison: 3 });
    t.play('occupation', 'wealth');
    if (t.options.includes('occupation/draw')) t.choose('occupation/draw');
    t.choose('deploy');
    expect(t.options.at(-1)).toBe('2');
    expect(t.choose(2).player(0).conflict).toBe(2);
  });

  it('[IMM-15.15] adds nothing at a Combat space', () => {
    const t = one({ hand: ['occupation'], deck: ['dagger'], garrison: 6 });
    t.play('occupation', 'carthag');
    t.choose('deploy');
    expect(t.options.at(-1)).toBe('3');
  });

  it('High Priority Travel: a card or the icon, with 2 Influence', () => {
    const t = one({
      hand: ['high-priority-travel'],
      deck: ['dagger'],
      influence: { 'spacing-guild': 2 },
      solari: 9,
    }).play('high-priority-travel', 'mentat');
    t.choose('high-priority-travel/choose', 'branch:2');
    expect(t.options).toContain('deploy');
    const few = one({ hand: ['high-priority-travel'], deck: ['dagger'], solari: 9 });
    few.play('high-priority-travel', 'mentat');
    expect(few.options).not.toContain('high-priority-travel/choose');
  });
});

it('[IMM-11.7] [IMM-2.1] the Research Station: two water, two cards, research', () => {
  const t = one({ hand: ['reconnaissance'], deck: ['dagger', 'diplomacy'], water: 2 });
  t.play('reconnaissance', 'revised-research-station');
  expect(t.player(0).water).toBe(0);
  t.choose('revised-research-station/draw', 'revised-research-station/research');
  expect([t.player(0).hand, researchAt(t)]).toEqual([['dagger', 'diplomacy'], 'c1r3']);
  expect(t.options).toContain('deploy');
});

describe('Imperium Ceremony', () => {
  const held = (intrigueDeck: string[], intrigueDiscard: string[] = []) =>
    one({ hand: ['imperium-ceremony'], solari: 9 }, {}, { intrigueDeck, intrigueDiscard }).play(
      'imperium-ceremony',
      'mentat',
    );

  it('keeps one of the top two, and the other goes back', () => {
    const t = held(['windfall', 'ambush', 'bribery']);
    if (t.kind === 'effects.order') t.choose('imperium-ceremony/keep-intrigue');
    expect([t.kind, t.options]).toEqual(['intrigue.peek', ['windfall', 'ambush']]);
    t.choose('ambush');
    expect(t.player(0).intrigue).toEqual(['ambush']);
    expect(t.position.intrigueDeck).toEqual(['windfall', 'bribery']);
    expect(t.events(1).find(({ type }) => type === 'intrigue-kept')).not.toHaveProperty('secret');
  });

  it('[IMM-15.18] with one left, the discards go under it; with no more, it is kept', () => {
    const t = held(['windfall'], ['ambush']);
    if (t.kind === 'effects.order') t.choose('imperium-ceremony/keep-intrigue');
    expect(t.options).toEqual(['windfall', 'ambush']);
    const last = held(['windfall']);
    if (last.kind === 'effects.order') last.choose('imperium-ceremony/keep-intrigue');
    last.choose('windfall');
    expect(last.player(0).intrigue).toEqual(['windfall']);
  });
});

it('Show of Strength: its icons while one has the most troops', () => {
  const sent = (conflict: number) =>
    laid({
      players: [{ hand: ['show-of-strength'], conflict, solari: 9 }, { conflict: 2 }, {}],
    });
  expect(sent(3).options).toContain('show-of-strength');
  expect(sent(2).options).not.toContain('show-of-strength');
});
