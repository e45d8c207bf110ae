import { type PlayerPosition, type Position, table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

const DONE: PlayerPosition = { revealed: true };

/** Seat 0 takes the last Reveal turn, and the round ends. */
const lastReveal = ({ players = [], ...position }: Position) =>
  table({
    ...position,
    active: 0,
    players: [players[0] ?? {}, { ...DONE, ...players[1] }, { ...DONE, ...players[2] }],
  }).choose('reveal');

describe('Makers', () => {
  it('[IMP-23.1] [EX-11] a Maker space without an Agent receives 1 bonus spice', () => {
    const t = lastReveal({
      players: [{ agentsOn: ['imperial-basin'] }],
      bonusSpice: { 'the-great-flat': 1 },
    });
    expect(t.position.bonusSpice).toEqual({
      'imperial-basin': 0,
      'hagga-basin': 1,
      'the-great-flat': 2,
    });
  });

  it('[IMP-23.2] bonus spice piles up without limit', () => {
    const t = lastReveal({ bonusSpice: { 'imperial-basin': 20, 'hagga-basin': 35 } });
    expect(t.position.bonusSpice).toMatchObject({ 'imperial-basin': 21, 'hagga-basin': 36 });
  });

  it('[IMP-23.3] a space whose Agent was recalled receives it as well', () => {
    const t = table({
      players: [{ hand: ['dune-the-desert-planet'], intrigue: ['urgent-mission'] }, DONE, DONE],
    });
    t.play('dune-the-desert-planet', 'imperial-basin').choose('intrigue:urgent-mission', 'end');
    t.choose('reveal');
    expect(t.position.bonusSpice['imperial-basin']).toBe(1);
  });

  it('[IMP-23.3] and one whose Agent was moved away', () => {
    const away = { hand: ['kwisatz-haderach'], agents: 0, agentsOn: ['hagga-basin', 'arrakeen'] };
    const t = table({ players: [away, DONE, DONE] });
    t.choose('kwisatz-haderach', 'secure-contract', 'hagga-basin', 'reveal');
    expect(t.position.round).toBe(2);
    expect(t.position.bonusSpice['hagga-basin']).toBe(1);
  });
});

describe('Recall', () => {
  it('[IMP-24.3] [IMP-24.4] [IMP-24.5] [EX-12] Mentat and Agents go home, the marker goes to the left', () => {
    const t = lastReveal({
      firstPlayer: 0,
      players: [
        { agentsOn: ['arrakeen'], agents: 1, vp: 9 },
        { agentsOn: ['carthag', 'conspire', 'wealth'], swordmaster: true, mentatOn: 'secrets' },
        { agentsOn: ['imperial-basin', 'stillsuits'] },
      ],
    });
    expect(t.position).toMatchObject({ round: 2, phase: 'turns', mentat: 'home', firstPlayer: 1 });
    expect(t.position.players.map(({ agents, agentsOn }) => [agents, agentsOn])).toEqual([
      [2, []],
      [3, []],
      [2, []],
    ]);
    expect(t.player(1).mentatOn).toBeNull();
    expect(t.seat).toBe(1);
  });

  it('[IMP-24.3] a Mentat that stayed on its Leader goes home too', () => {
    const t = lastReveal({ mentat: 2 });
    expect(t.position.mentat).toBe('home');
  });

  it('[IMP-24.3] [EX-36] a Mentat won in the Conflict serves the next round, and then goes home', () => {
    const t = lastReveal({
      conflict: 'sort-through-the-chaos',
      conflictDeck: ['desert-power', 'grand-vision'],
      mentat: 1,
      players: [{ conflict: 1 }],
    });
    expect(t.position).toMatchObject({ round: 2, mentat: 0, mentatPromised: null });
    expect(t.player(0).agents).toBe(2);
    t.runUntil(({ round }) => round === 3);
    expect(t.position.mentat).toBe('home');
  });

  it('[EX-36] it is an Agent more', () => {
    const t = table({
      phase: 'round-start',
      mentatPromised: 0,
      players: [{ deck: ['dagger', 'signet-ring', 'diplomacy', 'reconnaissance'] }, {}, {}],
    });
    t.play('dagger', 'hall-of-oratory').runUntil(({ active }) => active === 0);
    t.play('signet-ring', 'secure-contract');
    expect(t.player(0)).toMatchObject({ agents: 0 });
    t.play('diplomacy', 'wealth');
    expect(t.player(0)).toMatchObject({ mentatOn: 'wealth' });
    expect(t.options).toEqual(['reveal']);
    expect(t.why('reconnaissance')?.rule).toBe('IMP-9.4');
  });

  it('[IMP-24.5] the marker goes round the table', () => {
    expect(lastReveal({ firstPlayer: 2 }).position.firstPlayer).toBe(0);
  });
});

describe('the end of the game', () => {
  const phaseAfter = (position: Position) => lastReveal(position).position.phase;

  it('[IMP-24.1] comes with 10 VP of anybody', () => {
    expect(phaseAfter({ players: [{ vp: 9 }, { vp: 9 }, { vp: 9 }] })).toBe('turns');
    expect(phaseAfter({ players: [{}, {}, { vp: 10 }] })).toBe('over');
    expect(phaseAfter({ players: [{}, { vp: 13 }, {}] })).toBe('over');
  });

  it('[IMP-24.1] comes with the last Conflict card', () => {
    expect(phaseAfter({ conflictDeck: ['grand-vision'] })).toBe('turns');
    expect(phaseAfter({ conflictDeck: [] })).toBe('over');
  });

  it('[IMP-24.1] a VP won in the last Combat counts', () => {
    const wins = { players: [{ vp: 9, conflict: 1 }] };
    expect(phaseAfter({ ...wins, conflict: 'skirmish-a' })).toBe('over');
    expect(phaseAfter({ ...wins, conflict: 'guild-bank-raid' })).toBe('turns');
  });

  it('[IMP-24.2] a score that fell back ends nothing', () => {
    const t = table({
      alliances: { emperor: 1 },
      players: [
        { hand: ['diplomacy', 'dagger'], influence: { emperor: 4 }, vp: 5 },
        { ...DONE, influence: { emperor: 4 }, vp: 10 },
        DONE,
      ],
    });
    t.play('diplomacy', 'wealth').choose('reveal');
    expect(t.position).toMatchObject({ round: 2, phase: 'turns' });
    expect(t.player(1).vp).toBe(9);
  });

  it('[IMP-24.6] leaves Mentat, Agents and marker where they are', () => {
    const t = lastReveal({
      firstPlayer: 2,
      mentat: 1,
      players: [{ vp: 10, agentsOn: ['arrakeen'], agents: 1 }],
    });
    expect(t.position).toMatchObject({ phase: 'over', firstPlayer: 2, mentat: 1 });
    expect(t.player(0)).toMatchObject({ agents: 1, agentsOn: ['arrakeen'] });
  });

  it('[IMP-24.1] [AMB-11] a Mentat won in the last Conflict is never delivered', () => {
    const t = lastReveal({
      conflict: 'sort-through-the-chaos',
      players: [{ conflict: 1, vp: 10 }],
    });
    expect(t.position).toMatchObject({ phase: 'over', mentat: 'home' });
  });
});
