import { type FactionPosition, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const cellsOf = (options: string[], territory: string) =>
  options.filter((id) => id.startsWith(`${territory}@`));

describe('the phase', () => {
  const position = {
    storm: 5,
    factions: [
      { id: 'atreides', dot: 0, spice: 2, board: { 'arrakeen@9': 1 } },
      { id: 'emperor', dot: 2, spice: 2 },
      { id: 'harkonnen', dot: 4, spice: 2 },
    ] satisfies FactionPosition[],
  };

  it('[DUN-8.1] [DUN-28.11] [DUN-2.10] goes round in storm order, each turn whole', () => {
    const t = table(position);
    const asked: string[] = [];
    for (let i = 0; i < 6; i++) {
      asked.push(`${t.faction} ${t.kind}`);
      t.choose('none');
    }
    expect(asked).toEqual([
      'emperor ship',
      'emperor move',
      'harkonnen ship',
      'harkonnen move',
      'atreides ship',
      'atreides move',
    ]);
  });

  it('[DUN-8.1] [DUN-28.12] has one shipment and one movement a turn, the shipment first', () => {
    const t = table(position);
    t.choose('none', 'none', 'none', 'none');
    t.choose('arrakeen@9', 1);
    expect([t.faction, t.kind]).toEqual(['atreides', 'move']);
    t.choose('arrakeen', 2, 'old-gap@9');
    expect(t.position.phase).not.toBe('shipment');
  });

  it('[DUN-28.12] lets a player move without having shipped', () => {
    const t = table(position);
    t.choose('none', 'none', 'none', 'none', 'none');
    t.choose('arrakeen', 1, 'old-gap@9');
    expect(t.of('atreides').board).toEqual({ 'old-gap@9': 1 });
  });
});

describe('the top spice card', () => {
  const position = {
    phase: 'shipment',
    begun: false,
    spiceDeck: ['spice-broken-land', 'spice-red-chasm'],
    factions: [
      { id: 'atreides', hand: ['shield'] },
      { id: 'harkonnen', hand: ['karama'] },
      { id: 'emperor', hand: ['snooper'] },
    ],
  } as const;

  it('[DUN-8.18] [ATR-B3] is seen by Atreides alone, before anyone ships', () => {
    const t = table(position);
    expect(t.kind).toBe('ship');
    expect(t.view('atreides').spiceTop).toBe('spice-broken-land');
    expect(t.view('harkonnen').spiceTop).toBeNull();
    expect(t.view('spectator').spiceTop).toBeNull();
  });

  it('[ATR-B3] [DUN-28.11] [DUN-18.2] stays unseen when a Karama stops the look', () => {
    const t = table(position, {}, ['karama.stop']);
    expect(t.decision('harkonnen').about).toEqual({ item: 'ATR-B3', user: 0 });
    expect(t.view('atreides').spiceTop).toBeNull();
    expect(() => t.decision('atreides')).toThrow();
    t.by('harkonnen', 'karama').by('emperor', 'no');
    expect(t.view('atreides').spiceTop).toBeNull();
    expect(t.position.treacheryDiscard).toEqual(['karama']);
  });
});

describe('shipping from the reserves', () => {
  it('[DUN-8.2] [DUN-8.3] costs 1 spice a force into a stronghold', () => {
    const t = table({
      factions: [{ id: 'atreides', spice: 5 }, { id: 'harkonnen' }],
    });
    t.choose('arrakeen@9');
    expect(t.options()).toEqual(['0', '1', '2', '3', '4', '5']);
    t.choose(3);
    expect(t.of('atreides')).toMatchObject({
      spice: 2,
      board: { 'arrakeen@9': 3 },
      reserves: { normal: 17, special: 0 },
    });
  });

  it.each(['basin@8', 'shield-wall@7', 'polar-sink'])('[DUN-8.3] costs 2 a force into %s', (to) => {
    const t = table({
      factions: [{ id: 'atreides', spice: 5 }, { id: 'harkonnen' }],
    });
    t.choose(to);
    expect(t.options()).toEqual(['0', '1', '2']);
    t.choose(2);
    expect(t.of('atreides')).toMatchObject({ spice: 1, board: { [to]: 2 } });
  });

  it('[DUN-8.3] offers only what can be paid', () => {
    const t = table({ factions: [{ id: 'atreides', spice: 1 }, { id: 'harkonnen' }] });
    expect(t.options()).toEqual([
      'none',
      'arrakeen@9',
      'carthag@10',
      'sietch-tabr@13',
      'habbanya-sietch@16',
      'tueks-sietch@4',
    ]);
    expect(t.why('basin@8')).toEqual({ code: 'cannot-pay', rule: 'DUN-8.3' });
  });

  it('[DUN-8.2] takes no more than the reserves hold', () => {
    const t = table({
      factions: [
        { id: 'emperor', spice: 30, tanks: 15, reserves: 5 },
        { id: 'harkonnen', board: { 'carthag@10': 10 } },
      ],
    });
    t.choose('arrakeen@9');
    expect(t.decision()).toMatchObject({ min: 0, max: 5 });
  });

  it('[DUN-8.2] asks which kinds go when there are two', () => {
    const t = table(
      { factions: [{ id: 'emperor', spice: 9 }, { id: 'harkonnen' }] },
      { mode: 'advanced' },
    );
    t.choose('arrakeen@9', 6);
    expect([t.kind, t.options()]).toEqual(['ship.special', ['0', '1', '2', '3', '4', '5']]);
    t.choose(2);
    expect(t.of('emperor')).toMatchObject({
      board: { 'arrakeen@9': { normal: 4, special: 2 } },
      reserves: { normal: 11, special: 3 },
    });
  });

  it('[DUN-8.4] is paid to the bank without the Guild', () => {
    const t = table({
      factions: [
        { id: 'atreides', spice: 5 },
        { id: 'harkonnen', spice: 1 },
      ],
    });
    t.choose('arrakeen@9', 3);
    expect(t.events()).toContainEqual({ type: 'spice-paid', seat: 0, n: 3, to: null });
    expect(t.of('harkonnen').spice).toBe(1);
  });

  it('[DUN-8.5] names the sector; all forces go there', () => {
    const t = table({ factions: [{ id: 'atreides', spice: 9 }, { id: 'harkonnen' }] });
    expect(cellsOf(t.options(), 'old-gap')).toEqual(['old-gap@8', 'old-gap@9', 'old-gap@10']);
    t.choose('old-gap@10', 4);
    expect(t.of('atreides').board).toEqual({ 'old-gap@10': 4 });
  });

  it('[DUN-8.6] [DUN-3.13] does not go into a sector in storm, protected or not', () => {
    const t = table({
      storm: 9,
      factions: [{ id: 'atreides', dot: 3, spice: 9 }, { id: 'harkonnen' }],
    });
    expect(cellsOf(t.options(), 'old-gap')).toEqual(['old-gap@8', 'old-gap@10']);
    expect(t.options()).not.toContain('arrakeen@9');
    expect(t.why('arrakeen@9')).toEqual({
      code: 'in-storm',
      rule: 'DUN-3.13',
      args: { sector: 9 },
    });
  });

  it('[DUN-8.7] does not go into a stronghold where two others have forces', () => {
    const t = table({
      factions: [
        { id: 'atreides', spice: 9 },
        { id: 'emperor', board: { 'carthag@10': 1, 'arsunt@10': 1 } },
        { id: 'harkonnen', board: { 'carthag@10': 1, 'arrakeen@9': 1, 'arsunt@11': 1 } },
      ],
    });
    expect(t.why('carthag@10')).toEqual({ code: 'stronghold-full', rule: 'DUN-8.7' });
    expect(t.options()).not.toContain('carthag@10');
    expect(t.options()).toEqual(expect.arrayContaining(['arrakeen@9', 'arsunt@10']));
  });

  it('[DUN-8.7] goes into a stronghold that it already shares with another', () => {
    const t = table({
      factions: [
        { id: 'atreides', spice: 9, board: { 'carthag@10': 1 } },
        { id: 'emperor', board: { 'carthag@10': 1 } },
        { id: 'harkonnen' },
      ],
    });
    t.choose('carthag@10', 2);
    expect(t.of('atreides').board).toEqual({ 'carthag@10': 3 });
  });

  it('[DUN-8.8] brings nobody back to the reserves', () => {
    const t = table({
      factions: [
        { id: 'atreides', spice: 9, board: { 'arrakeen@9': 5 } },
        { id: 'harkonnen', board: { 'carthag@10': 1 } },
      ],
    });
    expect(t.kind).toBe('ship');
    expect(t.options()).not.toContain('to-reserves');
  });

  it('[DUN-8.1] is asked of nobody who has no reserves, as all can see', () => {
    const t = table({
      factions: [
        { id: 'atreides', spice: 9, board: { 'arrakeen@9': 20 } },
        { id: 'harkonnen', board: { 'carthag@10': 1 } },
      ],
    });
    expect([t.faction, t.kind]).toEqual(['atreides', 'move']);
  });

  it('asks how many even of a player who cannot pay, so that nothing shows it', () => {
    const t = table({ factions: [{ id: 'atreides' }, { id: 'harkonnen' }] });
    expect([t.kind, t.options()]).toEqual(['ship', ['none']]);
  });
});

describe('shipping at the Guild rate with a Karama', () => {
  const position = {
    factions: [
      { id: 'atreides', spice: 3, hand: ['karama'] },
      { id: 'spacing-guild', spice: 1, hand: ['shield'] },
      { id: 'harkonnen' },
    ],
  } as const;

  it('[DUN-18.7] [DUN-18.1] costs half, rounded up, and goes to the bank', () => {
    const t = table(position, {}, ['karama.rate']);
    t.choose('arrakeen@9', 3);
    expect([t.kind, t.options()]).toEqual(['karama.rate', ['no', 'karama']]);
    t.choose('karama');
    expect(t.of('atreides')).toMatchObject({ spice: 1, hand: [], board: { 'arrakeen@9': 3 } });
    expect(t.of('spacing-guild').spice).toBe(1);
    expect(t.position.treacheryDiscard).toEqual(['karama']);
  });

  it('[DUN-18.7] [DUN-8.4] may be left; then the full price goes to the Guild', () => {
    const t = table(position, {}, ['karama.rate']);
    t.choose('arrakeen@9', 3, 'no');
    expect(t.of('atreides')).toMatchObject({ spice: 0, hand: ['karama'] });
    expect(t.of('spacing-guild').spice).toBe(4);
  });

  it('[DUN-18.7] must be used where the price can be paid in no other way', () => {
    const t = table(position, {}, ['karama.rate']);
    t.choose('arrakeen@9');
    expect(t.options()).toEqual(['0', '1', '2', '3', '4', '5', '6']);
    t.choose(6);
    expect(t.options()).toEqual(['karama']);
    t.choose('karama');
    expect(t.of('atreides')).toMatchObject({ spice: 0, board: { 'arrakeen@9': 6 } });
  });

  it('[DUN-18.7] is asked of whoever holds a card, whatever it is', () => {
    const t = table(
      { factions: [{ id: 'atreides', spice: 3, hand: ['shield'] }, { id: 'harkonnen' }] },
      {},
      ['karama.rate'],
    );
    t.choose('arrakeen@9');
    expect(t.decision()).toMatchObject({ max: 3 });
    t.choose(3);
    expect([t.kind, t.options()]).toEqual(['karama.rate', ['no']]);
    expect(t.match.waiting).toEqual([{ seat: 0, kind: null }]);
  });

  it('[DUN-18.5] [DUN-18.12] ships again when the worthless card used for it is stopped', () => {
    const t = table(
      {
        factions: [
          { id: 'bene-gesserit', spice: 3, hand: ['kulon'] },
          { id: 'harkonnen', hand: ['karama'] },
        ],
      },
      { mode: 'advanced' },
      ['karama.rate', 'karama.stop'],
    );
    t.choose('carthag@10', 6);
    expect(t.options()).toEqual(['as-karama:kulon']);
    t.choose('as-karama:kulon');
    expect(t.decision('harkonnen').about).toEqual({ item: 'BEN-A10', user: 0 });
    t.choose('karama');
    expect(t.of('bene-gesserit')).toMatchObject({ spice: 3, hand: [], board: {} });
    expect([t.faction, t.kind]).toEqual(['bene-gesserit', 'ship']);
    t.choose('carthag@10');
    expect(t.decision()).toMatchObject({ max: 3 });
    t.choose(3);
    expect(t.of('bene-gesserit')).toMatchObject({ spice: 0, board: { 'carthag@10': 3 } });
  });
});
