import { table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

const position = {
  players: [
    {
      hand: ['dagger', 'diplomacy'],
      deck: ['scout', 'chani'],
      intrigue: ['bindu-suspension', 'windfall'],
    },
    { hand: ['dagger'] },
    { hand: ['diplomacy'] },
  ],
};

describe('Bindu Suspension', () => {
  it('[IMP-26.13] [AMB-41] draws a card, ends the turn, and the player acts again later', () => {
    const t = table(position);
    t.choose('intrigue:bindu-suspension');
    expect(t.seat).toBe(1);
    expect(t.player(0)).toMatchObject({
      hand: ['dagger', 'diplomacy', 'scout'],
      intrigue: ['windfall'],
      agents: 2,
    });
    expect(t.events().at(-1)).toEqual({ type: 'turn-passed', seat: 0 });
    t.play('dagger', 'hall-of-oratory').play('diplomacy', 'wealth');
    expect(t.seat).toBe(0);
    expect(t.options).toEqual(['diplomacy', 'scout', 'intrigue:windfall', 'reveal']);
  });

  it('[IMP-26.13] [EX-56] not after another Plot card of the turn', () => {
    const t = table(position);
    t.choose('intrigue:windfall');
    expect(t.options).toEqual(['dagger', 'diplomacy', 'reveal']);
    expect(t.why('intrigue:bindu-suspension')).toEqual({
      code: 'not-at-start',
      rule: 'IMP-26.13',
    });
  });

  it.each([
    ['an Agent is sent', ['diplomacy', 'wealth']],
    ['the hand is revealed', ['reveal']],
  ])('[IMP-26.13] [AMB-41] not once %s', (_what, choices) => {
    const t = table(position).choose(...choices);
    expect(t.options).toEqual(['intrigue:windfall', 'end']);
    expect(t.why('intrigue:bindu-suspension')?.rule).toBe('IMP-26.13');
  });

  it('[IMP-26.13] [AMB-41] needs no Agent and no card to draw', () => {
    const t = table({ players: [{ agents: 0, intrigue: ['bindu-suspension'] }] });
    expect(t.options).toEqual(['intrigue:bindu-suspension', 'reveal']);
    t.choose('intrigue:bindu-suspension');
    expect(t.seat).toBe(1);
    expect(t.player(0)).toMatchObject({ hand: [], revealed: false });
  });

  it('[AMB-41] with the switch, the player may end the turn after the draw', () => {
    const t = table(position, { bindu: 'may-pass' });
    t.choose('intrigue:bindu-suspension');
    expect([t.seat, t.kind, t.options]).toEqual([0, 'bindu', ['no', 'yes']]);
    expect(t.player(0).hand).toEqual(['dagger', 'diplomacy', 'scout']);
    t.choose('yes');
    expect(t.seat).toBe(1);
  });

  it('[AMB-41] with the switch, the player may go on', () => {
    const t = table(position, { bindu: 'may-pass' });
    t.choose('intrigue:bindu-suspension', 'no');
    expect([t.seat, t.kind]).toEqual([0, 'turn.kind']);
    t.play('scout', 'secure-contract');
    expect(t.player(0)).toMatchObject({ solari: 3, agents: 1 });
  });
});
