import { table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

describe('sending an Agent', () => {
  it('[IMP-13.7] [EX-5] deploys at most two garrison troops when none was recruited', () => {
    const t = table({ players: [{ hand: ['dune-the-desert-planet', 'dagger'], garrison: 3 }] });
    t.play('dune-the-desert-planet', 'imperial-basin');
    expect(t.options).toEqual(['deploy', 'end']);
    t.choose('deploy');
    expect(t.options).toEqual(['0', '1', '2']);
    expect(() => t.choose(3)).toThrow('out-of-range');
    t.choose(2);
    expect(t.player(0)).toMatchObject({ spice: 1, garrison: 1, conflict: 2 });
  });
});
