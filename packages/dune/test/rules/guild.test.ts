import { type FactionPosition, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const advanced = { mode: 'advanced' } as const;

describe('the Guild is paid', () => {
  const position = {
    factions: [
      { id: 'atreides', spice: 6, hand: ['shield'] },
      { id: 'spacing-guild', spice: 1, hand: ['snooper'] },
      { id: 'harkonnen', hand: ['karama'] },
    ] satisfies FactionPosition[],
  };

  it('[GUI-B1] [DUN-8.4] what others pay to ship from off-planet', () => {
    const t = table(position);
    t.choose('basin@8', 3);
    expect(t.of('atreides').spice).toBe(0);
    expect(t.of('spacing-guild').spice).toBe(7);
  });

  it('[GUI-B1] [DUN-24.1] [DUN-28.12] unless a Karama sends the price to the bank', () => {
    const t = table(position, {}, ['karama.stop']);
    t.choose('basin@8', 3);
    expect(t.decision('harkonnen').about).toEqual({ item: 'GUI-B1', user: 1 });
    t.by('atreides', 'no').by('harkonnen', 'karama');
    expect(t.of('atreides')).toMatchObject({ spice: 0, board: { 'basin@8': 3 } });
    expect(t.of('spacing-guild').spice).toBe(1);
  });

  it('[DUN-24.1] but not by itself', () => {
    const t = table({
      factions: [{ id: 'spacing-guild', spice: 6 }, { id: 'harkonnen' }],
    });
    t.choose('basin@8', 6);
    expect(t.of('spacing-guild')).toMatchObject({ spice: 0, board: { 'basin@8': 6 } });
  });
});

describe('the Guild ships', () => {
  const guild = (board: FactionPosition['board'], more: FactionPosition = {}) =>
    ({
      factions: [
        { id: 'spacing-guild', spice: 3, board, hand: ['shield'], ...more },
        { id: 'harkonnen', hand: ['karama'] },
        { id: 'emperor', hand: ['shield'] },
      ] satisfies FactionPosition[],
    }) as const;

  it('[GUI-B3] [DUN-8.12] at half price, rounded up: 5 to a stronghold for 3, 1 for 1', () => {
    const t = table(guild({}));
    t.choose('tueks-sietch@4');
    expect(t.decision()).toMatchObject({ max: 6 });
    t.choose(5);
    expect(t.of('spacing-guild')).toMatchObject({ spice: 0, board: { 'tueks-sietch@4': 5 } });
    const one = table(guild({}));
    one.choose('tueks-sietch@4', 1);
    expect(one.of('spacing-guild').spice).toBe(2);
  });

  it('[GUI-B3] [DUN-8.12] at 1 spice a force elsewhere', () => {
    const t = table(guild({}));
    t.choose('basin@8');
    expect(t.decision()).toMatchObject({ max: 3 });
    t.choose(2);
    expect(t.of('spacing-guild').spice).toBe(1);
  });

  it('[GUI-B2] from the reserves or from any territory of its own', () => {
    const t = table(guild({ 'tueks-sietch@4': 5, 'old-gap@8': 1, 'polar-sink': 1 }));
    expect([t.kind, t.options()]).toEqual([
      'ship.from',
      ['none', 'from-reserves', 'polar-sink', 'tueks-sietch', 'old-gap'],
    ]);
    t.choose('from-reserves', 'arrakeen@9', 2);
    expect(t.of('spacing-guild').board).toMatchObject({ 'arrakeen@9': 2, 'tueks-sietch@4': 5 });
  });

  it('[GUI-B2] [GUI-B3] [DUN-8.15] across the planet, at the price of the destination', () => {
    const t = table(guild({ 'tueks-sietch@4': 5 }));
    t.choose('tueks-sietch', 'carthag@10');
    expect(t.decision()).toMatchObject({ max: 5 });
    t.choose(4);
    expect(t.of('spacing-guild')).toMatchObject({
      spice: 1,
      board: { 'tueks-sietch@4': 1, 'carthag@10': 4 },
      reserves: { normal: 15, special: 0 },
    });
    const sand = table(guild({ 'tueks-sietch@4': 5 }));
    sand.choose('tueks-sietch', 'basin@8');
    expect(sand.decision()).toMatchObject({ max: 3 });
    expect(sand.choose(3).of('spacing-guild').spice).toBe(0);
  });

  it('[GUI-B2] to another territory, not inside the same', () => {
    const t = table(guild({ 'old-gap@8': 2 }));
    t.choose('old-gap');
    expect(t.why('old-gap@10')).toEqual({ code: 'already-there', rule: 'GUI-B2' });
  });

  it('[GUI-B2] out of the cells it chooses, when it stands in several', () => {
    const t = table(guild({ 'old-gap@8': 2, 'old-gap@9': 2, 'old-gap@10': 1 }));
    t.choose('old-gap', 'carthag@10', 1);
    expect(t.decision()).toMatchObject({ kind: 'ship.number', about: { cell: 'old-gap@9' } });
    t.choose(0, 1);
    expect(t.of('spacing-guild').board).toEqual({
      'old-gap@8': 1,
      'old-gap@9': 2,
      'carthag@10': 2,
    });
    expect(t.events()).toContainEqual({
      type: 'shipped',
      seat: 0,
      from: ['old-gap@8', 'old-gap@10'],
      to: 'carthag@10',
      forces: { normal: 2, special: 0 },
      cost: 1,
    });
  });

  it('[GUI-B2] is asked about every cell, also when the spice is used up', () => {
    const t = table(guild({ 'old-gap@8': 4, 'old-gap@9': 2 }, { spice: 1 }));
    t.choose('old-gap', 'carthag@10', 2);
    expect(t.decision()).toMatchObject({ about: { cell: 'old-gap@9' }, min: 0, max: 0 });
  });

  it('[DUN-8.15] neither out of a sector in storm nor into one', () => {
    const t = table({
      ...guild({ 'old-gap@8': 1, 'old-gap@9': 2, 'arrakeen@9': 3, 'old-gap@10': 1 }, { dot: 3 }),
      storm: 9,
    });
    expect([t.faction, t.options()]).toEqual([
      'spacing-guild',
      ['none', 'from-reserves', 'old-gap'],
    ]);
    t.choose('old-gap');
    expect(t.why('imperial-basin@9')).toMatchObject({ code: 'in-storm' });
    t.choose('carthag@10', 1);
    expect(t.decision().about).toMatchObject({ cell: 'old-gap@10' });
    t.choose(1);
    expect(t.of('spacing-guild').board).toEqual({
      'old-gap@9': 2,
      'arrakeen@9': 3,
      'carthag@10': 2,
    });
  });

  it('[GUI-B2] [DUN-8.7] within the limit of a stronghold', () => {
    const t = table({
      factions: [
        { id: 'spacing-guild', spice: 3, board: { 'polar-sink': 2 } },
        { id: 'harkonnen', board: { 'carthag@10': 1 } },
        { id: 'emperor', board: { 'carthag@10': 1 } },
      ],
    });
    t.choose('polar-sink');
    expect(t.why('carthag@10')).toMatchObject({ code: 'stronghold-full' });
  });

  it('[GUI-B2] [GUI-B3] [DUN-8.8] [DUN-8.13] back to the reserves, 1 spice for 2 forces', () => {
    const t = table(guild({ 'tueks-sietch@4': 5 }));
    t.choose('tueks-sietch', 'to-reserves');
    expect(t.decision()).toMatchObject({ max: 5 });
    t.choose(3);
    expect(t.of('spacing-guild')).toMatchObject({
      spice: 1,
      board: { 'tueks-sietch@4': 2 },
      reserves: { normal: 18, special: 0 },
    });
  });

  it('[GUI-B3] back to the reserves only for spice', () => {
    const t = table(guild({ 'tueks-sietch@4': 5 }, { spice: 0 }));
    expect(t.choose('tueks-sietch').options()).toEqual(['none']);
  });

  it('[GUI-B3] has no other price back to the reserves, so none to be kept to', () => {
    const t = table(guild({ 'tueks-sietch@4': 5 }), {}, ['karama.stop']);
    t.choose('tueks-sietch', 'to-reserves', 3).by('harkonnen', 'no').by('emperor', 'no');
    expect([t.faction, t.kind, t.of('spacing-guild').spice]).toEqual(['spacing-guild', 'move', 1]);
  });

  it('[DUN-18.7] has no use for a Karama at half price', () => {
    const t = table(guild({}, { hand: ['karama'] }), {}, ['karama.rate']);
    t.choose('carthag@10', 2);
    expect([t.faction, t.kind]).toEqual(['spacing-guild', 'move']);
  });

  it('[GUI-B3] [DUN-18.5] [DUN-18.7] across at the full price, which no own Karama halves', () => {
    const t = table(guild({ 'tueks-sietch@4': 5 }, { hand: ['karama'] }), {}, ['karama.stop']);
    t.choose('tueks-sietch', 'carthag@10', 4).by('harkonnen', 'no').by('emperor', 'no');
    expect(t.decision('harkonnen').about).toEqual({ item: 'GUI-B3', user: 0 });
    t.by('harkonnen', 'karama').by('emperor', 'no');
    t.choose('tueks-sietch', 'carthag@10');
    expect(t.decision()).toMatchObject({ max: 3 });
  });

  it('[GUI-B2] [DUN-18.5] [DUN-28.12] from the reserves after all when a Karama stops the rest', () => {
    const t = table(guild({ 'tueks-sietch@4': 5 }), {}, ['karama.stop']);
    t.choose('tueks-sietch', 'carthag@10', 2);
    expect(t.decision('harkonnen').about).toEqual({ item: 'GUI-B2', user: 0 });
    t.by('harkonnen', 'karama').by('emperor', 'no');
    expect(t.of('spacing-guild').board).toEqual({ 'tueks-sietch@4': 5 });
    expect([t.faction, t.kind]).toEqual(['spacing-guild', 'ship']);
    t.choose('carthag@10', 6);
    expect(t.decision('emperor').about).toEqual({ item: 'GUI-B3', user: 0 });
    t.by('emperor', 'no');
    expect(t.of('spacing-guild')).toMatchObject({
      spice: 0,
      board: { 'tueks-sietch@4': 5, 'carthag@10': 6 },
    });
  });

  it('[GUI-B2] may not go back to the reserves either once that was stopped', () => {
    const t = table(guild({ 'tueks-sietch@4': 5 }), {}, ['karama.stop']);
    t.choose('tueks-sietch', 'to-reserves', 2);
    expect(t.decision('harkonnen').about).toEqual({ item: 'GUI-B2', user: 0 });
    t.by('harkonnen', 'karama').by('emperor', 'no');
    expect([t.kind, t.options().includes('to-reserves')]).toEqual(['ship', false]);
  });

  it('[GUI-B3] [DUN-18.5] at the full price when a Karama stops the half', () => {
    const t = table(guild({ 'tueks-sietch@4': 5 }), {}, ['karama.stop']);
    t.choose('from-reserves', 'carthag@10', 6);
    expect(t.decision('harkonnen').about).toEqual({ item: 'GUI-B3', user: 0 });
    t.by('harkonnen', 'karama').by('emperor', 'no');
    expect(t.of('spacing-guild')).toMatchObject({ spice: 3, board: { 'tueks-sietch@4': 5 } });
    t.choose('tueks-sietch', 'carthag@10');
    expect(t.decision()).toMatchObject({ max: 3 });
    t.choose(3).by('emperor', 'no');
    expect(t.of('spacing-guild')).toMatchObject({
      spice: 0,
      board: { 'tueks-sietch@4': 2, 'carthag@10': 3 },
    });
  });
});

describe('the Guild’s ally', () => {
  const allied = (ally: FactionPosition, guild: FactionPosition = {}) => ({
    factions: [
      { spice: 3, board: { 'arrakeen@9': 4 }, allies: [1], hand: ['shield'], ...ally },
      { id: 'spacing-guild', spice: 1, allies: [0], ...guild },
      { id: 'harkonnen', hand: ['karama'] },
    ] satisfies FactionPosition[],
  });

  it('[GUI-L1] [DUN-8.14] ships from the reserves at half price, paid to the Guild', () => {
    const t = table(allied({ id: 'atreides' }));
    t.choose('from-reserves', 'carthag@10', 5);
    expect(t.of('atreides')).toMatchObject({ spice: 0, board: { 'carthag@10': 5 } });
    expect(t.of('spacing-guild').spice).toBe(4);
  });

  it('[GUI-L1] [DUN-8.14] cross-ships at half price, paid to the Guild, but not back', () => {
    const t = table(allied({ id: 'atreides' }));
    t.choose('arrakeen');
    expect(t.options()).not.toContain('to-reserves');
    t.choose('carthag@10', 4);
    expect(t.of('atreides')).toMatchObject({ spice: 1, board: { 'carthag@10': 4 } });
    expect(t.of('spacing-guild').spice).toBe(3);
  });

  it('[GUI-L1] [DUN-18.5] ships by the normal rules when a Karama stops that', () => {
    const t = table(allied({ id: 'atreides' }), {}, ['karama.stop']);
    t.choose('arrakeen', 'carthag@10', 4);
    expect(t.decision('harkonnen').about).toEqual({ item: 'GUI-L1', user: 1 });
    t.by('harkonnen', 'karama');
    expect([t.faction, t.kind]).toEqual(['atreides', 'ship']);
    t.choose('carthag@10');
    expect(t.decision()).toMatchObject({ max: 3 });
    t.choose(3);
    expect(t.of('atreides')).toMatchObject({
      spice: 0,
      board: { 'arrakeen@9': 4, 'carthag@10': 3 },
    });
    expect(t.of('spacing-guild').spice).toBe(4);
  });

  it('[DUN-24.2] [DUN-13.11] costs the Guild nothing, should it pay', () => {
    const t = table(allied({ id: 'atreides', spice: 0 }, { spice: 5 }), {}, ['ally.ship.pay']);
    t.by('spacing-guild', 5);
    t.choose('from-reserves', 'carthag@10', 10);
    expect(t.of('atreides')).toMatchObject({ spice: 0, board: { 'carthag@10': 10 } });
    expect(t.of('spacing-guild').spice).toBe(5);
  });

  it('[GUI-L1] [FRE-B1] lets Fremen cross-ship, who never come from off-planet', () => {
    const t = table(allied({ id: 'fremen' }));
    expect(t.options()).toEqual(['none', 'from-reserves', 'arrakeen']);
    t.choose('arrakeen', 'carthag@10', 4);
    expect(t.of('fremen')).toMatchObject({ spice: 1, board: { 'carthag@10': 4 } });
    expect(t.of('spacing-guild').spice).toBe(3);
    const free = table(allied({ id: 'fremen' }));
    free.choose('from-reserves');
    expect(free.options()).not.toContain('carthag@10');
  });
});

describe('the Guild’s Karama power', () => {
  const position = {
    factions: [
      { id: 'atreides', spice: 3 },
      { id: 'spacing-guild', spice: 1, hand: ['karama'] },
      { id: 'fremen', spice: 3 },
    ] satisfies FactionPosition[],
    acted: [1],
  };

  it('[GUI-K1] [DUN-30.28] [DUN-28.12] loses a player the shipment, not the spice', () => {
    const t = table(position, advanced, ['karama.guild']);
    t.choose('carthag@10', 3);
    expect([t.faction, t.options()]).toEqual(['spacing-guild', ['no', 'yes']]);
    expect(t.match.waiting).toEqual([{ seat: 1, kind: null }]);
    t.choose('yes');
    expect(t.of('atreides')).toMatchObject({ spice: 3, board: {} });
    expect(t.of('spacing-guild')).toMatchObject({ hand: [], karamaPowerUsed: true, spice: 1 });
    expect([t.faction, t.kind]).toEqual(['atreides', 'move']);
  });

  it('[GUI-K1] [DUN-18.11] is a window for any hand, and once a game', () => {
    const other = table(
      {
        ...position,
        factions: [
          position.factions[0]!,
          { id: 'spacing-guild', hand: ['shield'] },
          { id: 'fremen' },
        ],
      },
      advanced,
      ['karama.guild'],
    );
    other.choose('carthag@10', 3);
    expect(other.options()).toEqual(['no']);
    const used = table(
      {
        ...position,
        factions: [
          position.factions[0]!,
          { id: 'spacing-guild', hand: ['karama'], karamaPowerUsed: true },
          { id: 'fremen' },
        ],
      },
      advanced,
      ['karama.guild'],
    );
    used.choose('carthag@10', 3);
    expect(used.kind).toBe('move');
  });

  it('[GUI-K1] does not reach a shipment across the planet', () => {
    const t = table(
      {
        factions: [
          { id: 'atreides', spice: 3, allies: [1], board: { 'arrakeen@9': 2 } },
          { id: 'spacing-guild', hand: ['karama'], allies: [0] },
          { id: 'fremen' },
        ],
        acted: [1],
      },
      advanced,
      ['karama.guild'],
    );
    t.choose('arrakeen', 'carthag@10', 2);
    expect([t.faction, t.kind]).toEqual(['atreides', 'move']);
  });

  it('[GUI-K1] [FRE-B1] does not reach Fremen reserves', () => {
    const t = table({ ...position, acted: [0, 1] }, advanced, ['karama.guild']);
    t.choose('the-great-flat@14', 3, 0);
    expect([t.faction, t.kind]).toEqual(['fremen', 'move']);
    expect(t.of('fremen').board).toEqual({ 'the-great-flat@14': 3 });
  });
});
