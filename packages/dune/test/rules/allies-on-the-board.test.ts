import { type FactionPosition, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

/** Atreides and Emperor are allied; Atreides go first. */
const allies = (atreides: FactionPosition, emperor: FactionPosition = {}) => ({
  factions: [
    { id: 'atreides', allies: [1], ...atreides },
    { id: 'emperor', allies: [0], ...emperor },
    { id: 'harkonnen' },
  ] satisfies FactionPosition[],
});

describe('an ally’s territory', () => {
  it('[DUN-8.9] [DUN-13.8] is closed to shipments, Polar Sink excepted', () => {
    const t = table(
      allies({ spice: 9 }, { board: { 'carthag@10': 1, 'old-gap@8': 1, 'polar-sink': 1 } }),
    );
    expect(t.why('carthag@10')).toEqual({ code: 'ally-there', rule: 'DUN-13.8' });
    expect(t.why('old-gap@10')).toMatchObject({ code: 'ally-there' });
    expect(t.options()).toContain('polar-sink');
  });

  it('[DUN-9.12] [DUN-13.8] [DUN-30.13] is no end of a move but may be crossed', () => {
    const t = table(
      allies(
        { reserves: 0, board: { 'carthag@10': 1, 'tueks-sietch@4': 2 } },
        { board: { 'pasty-mesa@5': 1 } },
      ),
    );
    t.choose('tueks-sietch', 2);
    expect(t.why('pasty-mesa@7')).toEqual({ code: 'ally-there', rule: 'DUN-13.8' });
    expect(t.options().some((id) => id.startsWith('pasty-mesa'))).toBe(false);
    t.choose('gara-kulon@7');
    expect(t.of('atreides').board).toMatchObject({ 'gara-kulon@7': 2 });
  });

  it('[DUN-9.12] [DUN-13.8] is open in the Polar Sink', () => {
    const t = table(
      allies({ reserves: 0, board: { 'harg-pass@3': 2 } }, { board: { 'polar-sink': 1 } }),
    );
    t.choose('harg-pass', 2, 'polar-sink');
    expect(t.of('atreides').board).toEqual({ 'polar-sink': 2 });
  });

  it('[DUN-13.8] [FRE-B1] is closed to Fremen reserves too', () => {
    const t = table({
      factions: [
        { id: 'fremen', allies: [1] },
        { id: 'emperor', allies: [0], board: { 'sietch-tabr@13': 1 } },
        { id: 'harkonnen' },
      ],
    });
    expect(t.why('sietch-tabr@13')).toEqual({ code: 'ally-there', rule: 'DUN-13.8' });
  });
});

describe('new allies who share a territory', () => {
  const shared = allies(
    { reserves: 0, board: { 'carthag@10': 3, 'polar-sink': 1 } },
    { reserves: 0, board: { 'carthag@10': 2, 'polar-sink': 1, 'basin@8': 1 } },
  );

  it('[DUN-13.9] [DUN-30.37] [DUN-28.12] cost the second to act the forces there', () => {
    const t = table(shared);
    t.choose('none');
    expect(t.of('atreides').board).toEqual({ 'carthag@10': 3, 'polar-sink': 1 });
    expect(t.of('emperor').board).toMatchObject({ 'carthag@10': 2 });
    t.choose('none');
    expect(t.of('atreides').board).toEqual({ 'carthag@10': 3, 'polar-sink': 1 });
    expect(t.of('emperor')).toMatchObject({
      board: { 'polar-sink': 1, 'basin@8': 1 },
      tanks: { normal: 2, special: 0 },
    });
  });

  it('[DUN-13.9] lose nothing when the first to act leaves', () => {
    const t = table(shared);
    t.choose('carthag', 3, 'tsimpo@10', 'none');
    expect(t.of('emperor')).toMatchObject({
      board: { 'carthag@10': 2 },
      tanks: { normal: 0, special: 0 },
    });
  });

  it('[DUN-13.9] lose nothing when the second leaves, and what it leaves behind when not all go', () => {
    const t = table(shared);
    t.choose('none', 'carthag', 2, 'tsimpo@10');
    expect(t.of('emperor')).toMatchObject({ board: { 'tsimpo@10': 2 }, tanks: { normal: 0 } });
    const some = table(shared);
    some.choose('none', 'carthag', 1, 'tsimpo@10');
    expect(some.of('emperor')).toMatchObject({ board: { 'tsimpo@10': 1 }, tanks: { normal: 1 } });
  });
});

describe('allies who pay for a shipment', () => {
  const position = allies({ spice: 1 }, { spice: 6 });

  it('[DUN-13.11] let the other ship beyond its own spice', () => {
    const t = table(position, {}, ['ally.ship.pay']);
    expect([t.faction, t.kind]).toEqual(['emperor', 'ally.ship.pay']);
    expect(t.decision()).toMatchObject({ min: 0, max: 6 });
    expect(t.match.waiting).toEqual([{ seat: 1, kind: null }]);
    t.choose(4, 'arrakeen@9');
    expect(t.decision()).toMatchObject({ max: 5 });
    t.choose(5);
    expect(t.of('atreides')).toMatchObject({ spice: 0, board: { 'arrakeen@9': 5 } });
    expect(t.of('emperor').spice).toBe(2);
  });

  it('[DUN-13.11] pay what they offered first, and no more than the price', () => {
    const t = table(position, {}, ['ally.ship.pay']);
    t.choose(4, 'arrakeen@9', 3);
    expect(t.of('atreides').spice).toBe(1);
    expect(t.of('emperor').spice).toBe(3);
  });

  it('[DUN-13.11] need not', () => {
    const t = table(position, {}, ['ally.ship.pay']);
    t.choose(0, 'arrakeen@9');
    expect(t.decision()).toMatchObject({ max: 1 });
    t.choose(1);
    expect(t.of('emperor').spice).toBe(6);
  });

  it('[DUN-13.11] are not asked where nothing can cost spice, as all can see', () => {
    const fremen = table(
      {
        factions: [
          { id: 'fremen', allies: [1] },
          { id: 'emperor', allies: [0], spice: 6 },
          { id: 'harkonnen' },
        ],
      },
      {},
      ['ally.ship.pay'],
    );
    expect([fremen.faction, fremen.kind]).toEqual(['fremen', 'ship']);
    const empty = table(allies({ reserves: 0 }, { spice: 6 }), {}, ['ally.ship.pay']);
    expect([empty.faction, empty.kind]).toEqual(['atreides', 'move']);
  });

  it('[DUN-13.11] [DUN-8.4] pay the Guild as the shipper would', () => {
    const t = table(
      {
        factions: [
          { id: 'atreides', allies: [1], spice: 1 },
          { id: 'emperor', allies: [0], spice: 6 },
          { id: 'spacing-guild' },
        ],
      },
      {},
      ['ally.ship.pay'],
    );
    t.choose(3, 'arrakeen@9', 4);
    expect(t.of('spacing-guild').spice).toBe(4);
  });
});
