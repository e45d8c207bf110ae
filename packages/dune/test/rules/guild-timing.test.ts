import { type FactionPosition, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const advanced = { mode: 'advanced' } as const;

/** Storm order: Atreides, Emperor, Guild, Harkonnen. */
const position = {
  factions: [
    { id: 'atreides', hand: ['shield'] },
    { id: 'emperor', hand: ['karama'] },
    { id: 'spacing-guild' },
    { id: 'harkonnen', hand: ['snooper'] },
  ] satisfies FactionPosition[],
};

const pass = (t: ReturnType<typeof table>) => t.choose('none', 'none');

describe('when the Guild takes its turn', () => {
  it('[GUI-A1] [DUN-8.17] [DUN-28.11] is asked before each turn, until it has gone', () => {
    const t = table(position, advanced);
    expect([t.faction, t.kind, t.options()]).toEqual([
      'spacing-guild',
      'guild.when',
      ['no', 'yes'],
    ]);
    expect(t.decision().about).toEqual({ before: 0 });
    t.choose('no');
    expect([t.faction, t.kind]).toEqual(['atreides', 'ship']);
    pass(t);
    expect([t.kind, t.decision().about]).toEqual(['guild.when', { before: 1 }]);
    t.choose('yes');
    expect([t.faction, t.kind]).toEqual(['spacing-guild', 'ship']);
    pass(t);
    expect([t.faction, t.kind]).toEqual(['emperor', 'ship']);
    pass(t);
    expect([t.faction, t.kind]).toEqual(['harkonnen', 'ship']);
    pass(t);
    expect(t.position.phase).not.toBe('shipment');
  });

  it('[GUI-A1] may be first of all', () => {
    const t = table(position, advanced);
    pass(t.choose('yes'));
    for (const faction of ['atreides', 'emperor', 'harkonnen']) {
      expect(t.faction).toBe(faction);
      pass(t);
    }
    expect(t.position.phase).not.toBe('shipment');
  });

  it('[GUI-A1] may be last; its own place goes by', () => {
    const t = table(position, advanced);
    pass(t.choose('no'));
    pass(t.choose('no'));
    expect([t.kind, t.options(), t.decision().fallback]).toEqual([
      'guild.when',
      ['yes', 'no'],
      'yes',
    ]);
    t.choose('no');
    expect(t.faction).toBe('harkonnen');
    pass(t);
    expect([t.faction, t.kind]).toEqual(['spacing-guild', 'ship']);
  });

  it('[GUI-A1] [DUN-8.1] is its place in storm order unless it says otherwise', () => {
    const t = table(position, advanced);
    pass(t.choose('no'));
    pass(t.choose('no'));
    t.choose('yes');
    expect([t.faction, t.kind]).toEqual(['spacing-guild', 'ship']);
  });

  it('[GUI-A1] is fixed in the basic game', () => {
    const t = table(position);
    expect([t.faction, t.kind]).toEqual(['atreides', 'ship']);
    pass(pass(t));
    expect([t.faction, t.kind]).toEqual(['spacing-guild', 'ship']);
  });

  it('[DUN-24.3] never falls between another’s shipment and movement', () => {
    const t = table(
      { factions: [{ id: 'atreides', spice: 2 }, { id: 'spacing-guild' }, { id: 'harkonnen' }] },
      advanced,
    );
    t.choose('no', 'arrakeen@9', 1);
    expect([t.faction, t.kind]).toEqual(['atreides', 'move']);
    t.choose('none');
    expect([t.faction, t.kind]).toEqual(['spacing-guild', 'guild.when']);
  });
});

describe('a Karama that keeps the Guild in its place', () => {
  it('[DUN-24.4] [GUI-A1] [DUN-28.11] sends it back to storm order for the whole turn', () => {
    const t = table(position, advanced, ['karama.stop']);
    t.choose('yes');
    expect(t.decision('emperor').about).toEqual({ item: 'GUI-A1', user: 2 });
    t.by('atreides', 'no').by('emperor', 'karama').by('harkonnen', 'no');
    expect([t.faction, t.kind]).toEqual(['atreides', 'ship']);
    pass(t);
    expect([t.faction, t.kind]).toEqual(['emperor', 'ship']);
    pass(t);
    expect([t.faction, t.kind]).toEqual(['spacing-guild', 'ship']);
    pass(t);
    expect([t.faction, t.kind]).toEqual(['harkonnen', 'ship']);
  });

  it('[DUN-24.4] makes it act at once when its place has come', () => {
    const t = table(position, advanced, ['karama.stop']);
    pass(t.choose('no'));
    pass(t.choose('no'));
    t.choose('no');
    t.by('atreides', 'no').by('emperor', 'karama').by('harkonnen', 'no');
    expect([t.faction, t.kind]).toEqual(['spacing-guild', 'ship']);
  });

  it('[DUN-24.4] makes it act at once when its place has passed', () => {
    const t = table(
      { factions: [position.factions[2]!, position.factions[1]!, position.factions[0]!] },
      advanced,
      ['karama.stop'],
    );
    t.choose('no').by('emperor', 'no').by('atreides', 'no');
    pass(t);
    t.choose('no').by('emperor', 'karama').by('atreides', 'no');
    expect([t.faction, t.kind]).toEqual(['spacing-guild', 'ship']);
  });

  it('[GUI-A1] holds for one turn only', () => {
    const t = table(position, advanced, ['karama.stop']);
    t.choose('yes');
    t.by('atreides', 'no').by('emperor', 'karama').by('harkonnen', 'no');
    t.runUntil(({ turn }) => turn === 3);
    t.runUntil('guild.when');
    expect(t.position.turn).toBe(3);
  });

  it('[GUI-A1] has no window when the Guild goes in its place', () => {
    const t = table({ ...position, acted: [0, 1] }, advanced, ['karama.stop']);
    t.choose('yes');
    expect([t.faction, t.kind]).toEqual(['spacing-guild', 'ship']);
  });
});
