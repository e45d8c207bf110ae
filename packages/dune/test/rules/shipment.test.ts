import { table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

describe('shipping from the reserves', () => {
  it('[DUN-8.3] costs 1 spice a force into a stronghold, 2 elsewhere', () => {
    const t = table({
      factions: [{ id: 'atreides', spice: 5 }, { id: 'harkonnen' }],
    });
    t.choose('arrakeen@9');
    expect(t.options()).toEqual(['0', '1', '2', '3', '4', '5']);
    t.choose(3);
    expect(t.of('atreides')).toMatchObject({ spice: 2, board: { 'arrakeen@9': 3 } });
  });
});
