import type { DuneOptions } from '@landsraad/dune';
import { type FactionPosition, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const charity = (factions: FactionPosition[], options: Partial<DuneOptions> = {}) =>
  table({ phase: 'charity', factions }, options, ['charity.claim', 'karama.stop']);

describe('CHOAM Charity', () => {
  it('[DUN-5.1] whoever holds 0 or 1 spice may claim up to 2 in all', () => {
    const t = charity([
      { id: 'atreides', spice: 0 },
      { id: 'emperor', spice: 1 },
      { id: 'harkonnen', spice: 2 },
    ]);
    expect(t.options('atreides')).toEqual(['yes', 'no']);
    expect(t.options('emperor')).toEqual(['yes', 'no']);
    expect(t.options('harkonnen')).toEqual(['no']);
    t.by('atreides', 'yes').by('emperor', 'yes');
    expect(t.of('atreides').spice).toBe(0);
    t.by('harkonnen', 'no');
    expect(t.position.factions.map(({ spice }) => spice)).toEqual([2, 2, 2]);
  });
  it('[DUN-5.1] need not', () => {
    const t = charity([
      { id: 'atreides', spice: 0 },
      { id: 'harkonnen', spice: 5 },
    ]).choose('no', 'no');
    expect(t.of('atreides').spice).toBe(0);
  });
  it('[DUN-28.8] claims are made together, and asked of all, so that nothing else shows', () => {
    const t = charity([
      { id: 'atreides', spice: 0 },
      { id: 'harkonnen', spice: 7 },
    ]);
    expect(t.match.waiting).toEqual([
      { seat: 0, kind: null },
      { seat: 1, kind: null },
    ]);
    expect(t.options('harkonnen')).toEqual(['no']);
  });
  it('[DUN-5.2] one claim a turn, in this phase only', () => {
    const t = charity([
      { id: 'atreides', spice: 0 },
      { id: 'harkonnen', spice: 7 },
    ]).choose('yes', 'no');
    t.runUntil(({ turn, phase }) => turn === 3 && phase === 'charity');
    expect(t.events().filter(({ type }) => type === 'charity')).toHaveLength(1);
  });
  it('[DUN-1.2] the bank never runs out', () => {
    const t = charity([
      { id: 'atreides', spice: 0 },
      { id: 'harkonnen', spice: 1000 },
    ]).choose('yes', 'no');
    expect(t.of('atreides').spice).toBe(2);
  });
});

describe('Bene Gesserit in the advanced game', () => {
  const sisters = (spice: number, hand: string[] = [], options: Partial<DuneOptions> = {}) =>
    charity(
      [
        { id: 'bene-gesserit', spice },
        { id: 'harkonnen', spice: 9, hand },
      ],
      { mode: 'advanced', ...options },
    );

  it('[BEN-A2] [DUN-5.3] [DUN-30.16] always receives 2 more', () => {
    expect(sisters(7).of('bene-gesserit').spice).toBe(9);
    expect(sisters(1).of('bene-gesserit').spice).toBe(3);
  });
  it('[BEN-A2] and claims nothing besides', () => {
    const t = sisters(0);
    expect(t.match.pending.map(({ seat }) => seat)).toEqual([t.seatOf('harkonnen')]);
  });
  it('[DUN-28.8] a claim cannot be taken back, also where nobody else was asked', () => {
    const t = charity(
      [
        { id: 'bene-gesserit', spice: 3 },
        { id: 'harkonnen', spice: 1 },
      ],
      { mode: 'advanced' },
    );
    t.choose('yes');
    expect(t.match.canUndo(t.seatOf('harkonnen'))).toBe(false);
  });
  it('[BEN-A2] [DUN-28.8] a Karama leaves it the normal rule for this turn', () => {
    const t = sisters(1, ['karama']);
    expect(t.decision('harkonnen').about).toMatchObject({ item: 'BEN-A2' });
    t.choose('karama');
    expect(t.of('bene-gesserit').spice).toBe(1);
    expect(t.options('bene-gesserit')).toEqual(['yes', 'no']);
    expect(sisters(3, ['karama']).choose('karama').options('bene-gesserit')).toEqual(['no']);
  });
  it('[BEN-A2] not in the basic game', () => {
    expect(sisters(7, [], { mode: 'basic' }).of('bene-gesserit').spice).toBe(7);
  });
});
