import { type DuneView, FACTIONS, type FactionId, factionOf, type Phase } from '@landsraad/dune';
import { table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';
import { usableAt } from '../../src/packs/dune/inspect/usable.ts';

const at = (phase: Phase, mode: 'basic' | 'advanced'): DuneView => ({
  ...table({ factions: [{ id: 'atreides' }, { id: 'harkonnen' }] }, { mode }).match.view(0),
  phase,
});

const lit = (faction: FactionId, view: DuneView): string[] =>
  factionOf(faction)
    .items.filter((item) => usableAt(item, faction, view) === 'now')
    .map(({ id }) => id);

describe('what counts now on a faction sheet', () => {
  it('is what belongs to the phase, and what always counts', () => {
    expect(lit('atreides', at('bidding', 'basic'))).toEqual(['ATR-B1', 'ATR-B2']);
    expect(lit('atreides', at('battle', 'basic'))).toEqual(['ATR-B2', 'ATR-B4', 'ATR-B5']);
  });

  it('leaves out what the basic game does not have, and allies who are not there', () => {
    const basic = at('battle', 'basic');
    for (const { id, kind, ...item } of factionOf('atreides').items)
      if (kind === 'advanced' || kind === 'karama-power')
        expect(usableAt({ id, kind, ...item }, 'atreides', basic)).toBe('never');
    expect(lit('atreides', at('battle', 'advanced'))).toContain('ATR-A1');
    expect(lit('atreides', at('battle', 'advanced'))).not.toContain('ATR-L1');
  });

  it('knows the phase of every item of every sheet', () => {
    const view = at('shipment', 'advanced');
    for (const faction of FACTIONS)
      for (const item of factionOf(faction).items)
        expect(() => usableAt(item, faction, view), item.id).not.toThrow();
    expect(lit('emperor', view)).toEqual([]);
  });
});
