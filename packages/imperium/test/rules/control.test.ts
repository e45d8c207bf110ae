import { table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

const CONFLICTS = [
  'skirmish-a',
  'skirmish-b',
  'skirmish-c',
  'skirmish-d',
  'cloak-and-dagger',
  'desert-power',
  'guild-bank-raid',
  'machinations',
  'raid-stockpiles',
  'secure-imperial-basin',
  'siege-of-arrakeen',
  'siege-of-carthag',
  'sort-through-the-chaos',
  'terrible-purpose',
  'battle-for-arrakeen',
  'battle-for-carthag',
  'battle-for-imperial-basin',
  'grand-vision',
];

/** Seat 0 alone has a troop in the Conflict. */
const won = (conflict: string, control = {}) =>
  table({ phase: 'combat', conflict, control, players: [{ conflict: 1 }] }).runUntil(
    ({ phase }) => phase === 'turns',
  );

describe('winning control', () => {
  it('[IMP-14.1] of Arrakeen, Carthag and the Imperial Basin, and of nothing else', () => {
    const controlled = new Set<string>();
    for (const conflict of CONFLICTS)
      for (const [space, seat] of Object.entries(won(conflict).position.control))
        if (seat === 0) controlled.add(space);
    expect([...controlled].sort()).toEqual(['arrakeen', 'carthag', 'imperial-basin']);
  });

  it('[IMP-14.2] [IMP-30.5] the winner’s marker replaces the one that was there', () => {
    const t = won('siege-of-carthag', { carthag: 2, arrakeen: 1 });
    expect(t.position.control).toEqual({ arrakeen: 1, carthag: 0, 'imperial-basin': null });
    expect(t.events()).toContainEqual({
      type: 'control-taken',
      seat: 0,
      space: 'carthag',
      from: 2,
    });
  });

  it('[IMP-14.7] one player may control several spaces', () => {
    const t = won('battle-for-imperial-basin', { arrakeen: 0, carthag: 0 });
    expect(t.position.control).toEqual({ arrakeen: 0, carthag: 0, 'imperial-basin': 0 });
  });

  it('[IMP-14.8] winning a space again changes nothing but gives the other rewards', () => {
    const t = won('siege-of-arrakeen', { arrakeen: 0 });
    expect(t.position.control).toMatchObject({ arrakeen: 0 });
    expect(t.player(0).vp).toBe(1);
    expect(t.events().some(({ type }) => type === 'control-taken')).toBe(false);
  });

  it('[IMP-14.6] control lets its holder defend when the space is fought for', () => {
    const t = table({
      phase: 'round-start',
      conflictDeck: ['siege-of-carthag', 'grand-vision'],
      control: { carthag: 1, arrakeen: 2 },
    });
    expect([t.seat, t.kind, t.options]).toEqual([1, 'control.defend', ['no', 'yes']]);
    t.choose('yes');
    expect(t.player(1)).toMatchObject({ conflict: 1, garrison: 3, supply: 8 });
  });
});

describe('the control bonus', () => {
  it.each([
    ['arrakeen', 'reconnaissance', { solari: 1 }],
    ['carthag', 'reconnaissance', { solari: 1 }],
    ['imperial-basin', 'dune-the-desert-planet', { spice: 1 }],
  ])('[IMP-14.3] at %s goes to the controller, whoever comes', (space, card, bonus) => {
    const t = table({ control: { [space]: 2 }, players: [{ hand: [card] }] });
    t.play(card, space);
    expect(t.player(2)).toMatchObject({ solari: 0, spice: 0, ...bonus });
  });

  it('[IMP-14.3] [EX-34] the controller gains it for an Agent of its own', () => {
    const t = table({
      control: { arrakeen: 0 },
      players: [{ hand: ['reconnaissance'], deck: ['dagger'] }],
    });
    t.play('reconnaissance', 'arrakeen').choose('arrakeen/draw');
    expect(t.player(0)).toMatchObject({ solari: 1, garrison: 4, hand: ['dagger'] });
  });

  it('[IMP-14.4] the visitor gains the space, and no bonus', () => {
    const t = table({
      control: { arrakeen: 1 },
      players: [{ hand: ['reconnaissance'], deck: ['dagger'] }],
    });
    t.play('reconnaissance', 'arrakeen').choose('arrakeen/draw');
    expect(t.player(0)).toMatchObject({ solari: 0, garrison: 4, hand: ['dagger'] });
    expect(t.player(1)).toMatchObject({ solari: 1, garrison: 3, hand: [] });
  });

  it('[IMP-14.5] [AMB-15] comes with the Agent, before anything the visitor gains', () => {
    const t = table({
      control: { arrakeen: 1 },
      players: [{ hand: ['arrakis-recruiter'], deck: ['dagger'] }],
    });
    t.play('arrakis-recruiter', 'arrakeen');
    expect(t.events().map(({ type }) => type)).toEqual([
      'agent-sent',
      'control-bonus',
      'recruited',
      'recruited',
    ]);
  });

  it('[IMP-14.7] is paid for each controlled space', () => {
    const t = table({
      control: { arrakeen: 2, 'imperial-basin': 2 },
      players: [{ hand: ['reconnaissance'] }, { hand: ['dune-the-desert-planet'] }],
    });
    t.play('reconnaissance', 'arrakeen').choose('end');
    t.play('dune-the-desert-planet', 'imperial-basin').choose('end');
    expect(t.player(2)).toMatchObject({ solari: 1, spice: 1 });
  });
});
