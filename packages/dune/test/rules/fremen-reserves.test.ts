import { type FactionPosition, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const advanced = { mode: 'advanced' } as const;

const fremen = (more: FactionPosition = {}, others: FactionPosition[] = []) => ({
  factions: [
    { id: 'fremen', dot: 0, ...more },
    ...(others.length > 0 ? others : [{ id: 'harkonnen' } as const]),
  ] satisfies FactionPosition[],
});

describe('Fremen reserves', () => {
  it('[FRE-B1] [DUN-8.10] [DUN-23.1] come free within two territories of the Great Flat', () => {
    const t = table(fremen());
    const territories = new Set(
      t
        .options()
        .slice(1)
        .map((cell) => cell.split('@')[0]),
    );
    expect([...territories].sort()).toEqual([
      'bight-of-the-cliff',
      'broken-land',
      'cielago-west',
      'false-wall-west',
      'funeral-plain',
      'habbanya-erg',
      'hagga-basin',
      'plastic-basin',
      'polar-sink',
      'rock-outcroppings',
      'sietch-tabr',
      'the-great-flat',
      'the-greater-flat',
      'tsimpo',
      'wind-pass',
      'wind-pass-north',
    ]);
    expect(t.why('habbanya-ridge-flat@16')).toEqual({ code: 'beyond-reach', rule: 'FRE-B1' });
    t.choose('sietch-tabr@13', 20);
    expect(t.of('fremen')).toMatchObject({
      spice: 0,
      board: { 'sietch-tabr@13': 20 },
      reserves: { normal: 0, special: 0 },
    });
  });

  it('[FRE-B1] [DUN-23.1] are the shipment of the turn', () => {
    const t = table(fremen());
    t.choose('the-great-flat@14', 2);
    expect([t.faction, t.kind]).toEqual(['fremen', 'move']);
  });

  it('[FRE-B1] [DUN-8.7] keep to the limit of a stronghold', () => {
    const t = table(
      fremen({}, [
        { id: 'harkonnen', board: { 'sietch-tabr@13': 1 } },
        { id: 'emperor', board: { 'sietch-tabr@13': 1 } },
      ]),
    );
    expect(t.why('sietch-tabr@13')).toMatchObject({ code: 'stronghold-full' });
  });

  it('[FRE-B1] [DUN-8.4] pay no Guild and bring no advisor along', () => {
    const t = table(
      fremen({ spice: 5 }, [{ id: 'spacing-guild' }, { id: 'bene-gesserit', spice: 3 }]),
    );
    t.choose('the-great-flat@14', 4);
    expect([t.faction, t.kind]).toEqual(['fremen', 'move']);
    expect(t.of('fremen').spice).toBe(5);
    expect(t.of('spacing-guild').spice).toBe(0);
  });

  it('[DUN-30.12] [FRE-B1] cannot be stopped by a Karama', () => {
    const t = table(
      fremen({ hand: ['shield'] }, [{ id: 'harkonnen', hand: ['karama'] }]),
      advanced,
      ['karama.stop'],
    );
    t.choose('the-great-flat@14', 4, 0);
    expect([t.faction, t.kind]).toEqual(['fremen', 'move']);
    expect(t.of('fremen').board).toEqual({ 'the-great-flat@14': 4 });
  });

  it('[DUN-23.1] have no use for a Karama shipment', () => {
    const t = table(fremen({ hand: ['karama'] }), {}, ['karama.rate']);
    t.choose('the-great-flat@14', 4);
    expect([t.faction, t.kind]).toEqual(['fremen', 'move']);
  });
});

describe('Fremen reserves and the storm', () => {
  const stormy = (more: FactionPosition = {}, hand: FactionPosition['hand'] = []) => ({
    ...fremen({ dot: 5, ...more }, [{ id: 'harkonnen', hand }]),
    storm: 14,
  });

  it('[FRE-B1] [DUN-8.6] stay out of it in the basic game', () => {
    const t = table(stormy());
    expect(t.why('the-great-flat@14')).toMatchObject({ code: 'in-storm' });
    expect(t.options()).toContain('the-greater-flat@15');
  });

  it('[FRE-A4] [DUN-8.11] come into it and lose half, rounded up', () => {
    const t = table(stormy(), advanced);
    t.choose('the-great-flat@14', 5, 0);
    expect(t.of('fremen')).toMatchObject({
      board: { 'the-great-flat@14': 2 },
      tanks: { normal: 3, special: 0 },
    });
  });

  it('[FRE-A4] lose half of those who come, not of those already there', () => {
    const t = table({ ...stormy({ board: { 'plastic-basin@13': 6 } }), storm: 13 }, advanced);
    t.choose('plastic-basin@13', 2, 0);
    expect(t.of('fremen')).toMatchObject({
      board: { 'plastic-basin@13': 7 },
      tanks: { normal: 1, special: 0 },
    });
  });

  it('[FRE-A4] [DUN-3.12] choose whom to lose among Fedaykin and others', () => {
    const t = table(stormy(), advanced);
    t.choose('the-great-flat@14', 4, 2);
    expect([t.kind, t.options()]).toEqual(['storm.losses', ['0', '1', '2']]);
    t.choose(0);
    expect(t.of('fremen')).toMatchObject({
      board: { 'the-great-flat@14': { normal: 0, special: 2 } },
      tanks: { normal: 2, special: 0 },
    });
  });

  it('[FRE-A4] [DUN-18.5] [DUN-28.12] come somewhere else when a Karama stops that', () => {
    const t = table(stormy({}, ['karama']), advanced, ['karama.stop']);
    t.choose('the-great-flat@14', 4, 0);
    expect(t.decision('harkonnen').about).toEqual({ item: 'FRE-A4', user: 0 });
    t.choose('karama');
    expect(t.of('fremen')).toMatchObject({ board: {}, tanks: { normal: 0, special: 0 } });
    expect([t.faction, t.kind]).toEqual(['fremen', 'ship']);
    expect(t.why('the-great-flat@14')).toMatchObject({ code: 'in-storm' });
    t.choose('the-greater-flat@15', 4, 0);
    expect(t.of('fremen').board).toEqual({ 'the-greater-flat@15': 4 });
  });
});
