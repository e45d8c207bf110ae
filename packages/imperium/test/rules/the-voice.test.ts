import { table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

describe('The Voice', () => {
  it('[IMP-26.9] names any space of the board', () => {
    const t = table({ players: [{ hand: ['the-voice'] }] });
    t.play('the-voice', 'secure-contract');
    expect(t.kind).toBe('voice.space');
    expect(t.options).toHaveLength(22);
  });

  it('[IMP-26.9] names by itself a space on which nobody stands', () => {
    const namedWith = (...agentsOn: string[]) => {
      const t = table({ players: [{ hand: ['the-voice'] }, { agentsOn }] });
      return t.play('the-voice', 'secure-contract').match.decision(0)!.fallback as string;
    };
    const first = namedWith();
    const second = namedWith(first);
    expect(new Set([first, second, namedWith(first, second), 'secure-contract']).size).toBe(4);
  });

  it('[IMP-26.9] [EX-48] [AMB-28] closes it to the next Agent of every opponent', () => {
    const t = table({
      players: [
        { hand: ['the-voice', 'reconnaissance'] },
        { hand: ['reconnaissance', 'signet-ring'] },
        { hand: ['reconnaissance'] },
      ],
    });
    t.play('the-voice', 'secure-contract').choose('arrakeen', 'signet-ring');
    expect(t.why('arrakeen')).toMatchObject({ rule: 'IMP-26.9', args: { seat: 0 } });
    expect(t.offers('arrakeen')).toBe(false);
    t.choose('hall-of-oratory', 'reconnaissance');
    // The only city left without Influence or water, so it is taken at once.
    expect(t.player(2).agentsOn).toEqual(['carthag']);
    t.choose('end', 'reconnaissance');
    expect(t.player(0).agentsOn).toEqual(['secure-contract', 'arrakeen']);
  });

  it.each([
    ['a Reveal turn', 'reveal'],
    ['Bindu Suspension', 'intrigue:bindu-suspension'],
  ])('[IMP-26.9] [EX-48] [AMB-28] is over when its owner’s next turn begins: %s', (_turn, next) => {
    const t = table({
      players: [
        { hand: ['the-voice'], intrigue: ['bindu-suspension'] },
        { hand: ['reconnaissance'], intrigue: ['bindu-suspension', 'ambush'] },
      ],
    });
    t.play('the-voice', 'secure-contract').choose('the-voice/voice', 'arrakeen', 'end');
    // Seat 1 sends no Agent meanwhile, so only the owner's turn can lift the ban.
    t.choose('intrigue:bindu-suspension', 'reveal', next).runUntil(({ active }) => active === 1);
    t.choose('reconnaissance');
    expect(t.options).toEqual(['arrakeen', 'carthag']);
  });

  it('[IMP-26.10] [EX-48] stops effects that ignore enemy Agents', () => {
    const t = table({
      players: [
        { hand: ['the-voice'] },
        { hand: ['reconnaissance'], intrigue: ['infiltrate'] },
        { leader: 'helena-richese', hand: ['reconnaissance'] },
      ],
    });
    t.play('the-voice', 'carthag').choose('the-voice/voice', 'carthag', 'end');
    t.choose('intrigue:infiltrate');
    t.choose('reconnaissance');
    expect(t.player(1).agentsOn).toEqual(['arrakeen']);
    t.choose('end', 'reconnaissance');
    expect(t.player(2).agentsOn).toEqual(['arrakeen']);
  });
});
