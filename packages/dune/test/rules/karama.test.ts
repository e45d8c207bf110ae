import type { FactionId } from '@landsraad/dune';
import { type FactionPosition, type Position, type Table, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

type Listen = NonNullable<Parameters<typeof table>[2]>;

const DECK = ['crysknife', 'shield', 'hajr', 'kulon'];
const advanced = { mode: 'advanced' } as const;

const bidding = (factions: readonly FactionPosition[], mode: 'basic' | 'advanced' = 'basic') =>
  table({ phase: 'bidding', treacheryDeck: DECK, factions }, { mode }, ['karama.stop']);

const asked = (t: Table, kind: string) =>
  t.match.pending.filter((decision) => decision.kind === kind).map(({ seat }) => seat);

describe('stopping with a Karama', () => {
  it('[DUN-18.2] is asked of all others with a card, whatever it is, and of nobody else', () => {
    const t = bidding([
      { id: 'atreides', hand: ['karama'] },
      { id: 'emperor', hand: ['shield'] },
      { id: 'harkonnen', hand: ['karama'] },
      { id: 'fremen' },
    ]);
    expect(asked(t, 'karama.stop')).toEqual([1, 2]);
    expect(t.options('emperor')).toEqual(['no']);
    expect(t.options('harkonnen')).toEqual(['no', 'karama']);
  });

  it('[DUN-18.2] is not asked of an ally, whose advantage it would be', () => {
    const t = bidding([
      { id: 'atreides', allies: [2] },
      { id: 'emperor', hand: ['karama'] },
      { id: 'harkonnen', hand: ['karama'], allies: [0] },
    ]);
    expect(asked(t, 'karama.stop')).toEqual([1]);
  });

  it('[DUN-18.1] [DUN-28.1] spends one card: the first in storm order', () => {
    const t = bidding([
      { id: 'atreides' },
      { id: 'emperor', hand: ['karama'] },
      { id: 'harkonnen', hand: ['karama'] },
    ]);
    t.by('harkonnen', 'karama').by('emperor', 'karama');
    expect(t.of('emperor').hand).toEqual([]);
    expect(t.of('harkonnen').hand).toEqual(['karama']);
  });

  it('[DUN-18.13] cannot be answered with another Karama', () => {
    const t = bidding(
      [
        { id: 'atreides', hand: ['karama'] },
        { id: 'emperor', hand: ['karama'] },
      ],
      'advanced',
    );
    t.choose('karama');
    expect(t.kind).toBe('bid');
    expect(t.view('atreides').auction?.card).toBeNull();
  });

  it('[BEN-A10] [DUN-18.12] is open to Bene Gesserit with any worthless card', () => {
    const sisters: FactionPosition = { id: 'bene-gesserit', hand: ['kulon', 'baliset', 'hajr'] };
    const t = bidding([{ id: 'atreides' }, sisters], 'advanced');
    expect(t.options()).toEqual(['no', 'as-karama:kulon', 'as-karama:baliset']);
    t.choose('as-karama:baliset');
    expect(t.of('bene-gesserit').hand).toEqual(['kulon', 'hajr']);
    expect(t.view('atreides').auction?.card).toBeNull();
    expect(bidding([{ id: 'atreides' }, sisters], 'basic').options()).toEqual(['no']);
  });

  it('[DUN-18.12] is open to nobody else with a worthless card', () => {
    const t = bidding([{ id: 'atreides' }, { id: 'emperor', hand: ['kulon'] }], 'advanced');
    expect(t.options()).toEqual(['no']);
  });

  it('[DUN-18.13] [BEN-A10] a worthless card may be stopped, and then the next Karama counts', () => {
    const t = bidding(
      [
        { id: 'atreides', hand: ['karama'] },
        { id: 'bene-gesserit', hand: ['kulon'] },
        { id: 'harkonnen', hand: ['karama'] },
      ],
      'advanced',
    );
    t.by('bene-gesserit', 'as-karama:kulon').by('harkonnen', 'karama');
    expect(t.decision('atreides').about).toEqual({ item: 'BEN-A10', user: 1 });
    t.by('atreides', 'karama').by('harkonnen', 'no');
    expect(t.kind).toBe('bid');
    expect(t.view('atreides').auction?.card).toBeNull();
    expect(t.position.treacheryDiscard).toEqual(['karama', 'karama', 'kulon']);
  });

  it('[DUN-18.5] [FRE-B2] lets the player do the same without the advantage', () => {
    const t = table(
      {
        factions: [
          { id: 'fremen', reserves: 0, board: { 'sietch-tabr@13': 3 } },
          { id: 'harkonnen', hand: ['karama'] },
        ],
      },
      {},
      ['karama.stop'],
    );
    t.choose('sietch-tabr', 3, 'hagga-basin@12', 'karama');
    expect([t.faction, t.kind]).toEqual(['fremen', 'move.to']);
    expect(t.options()).not.toContain('hagga-basin@12');
    t.choose('plastic-basin@13');
    expect(t.of('fremen').board).toEqual({ 'plastic-basin@13': 3 });
  });

  it('[DUN-18.8] battle advantages is possible only before plans are made, and for one battle', () => {
    const sardaukar = { normal: 0, special: 2 };
    const t = table(
      {
        phase: 'battle',
        begun: true,
        turn: 10,
        factions: [
          {
            id: 'emperor',
            board: { 'arrakeen@9': sardaukar, 'carthag@10': sardaukar },
            spice: 9,
          },
          { id: 'fremen', board: { 'polar-sink': 1 }, hand: ['karama'] },
          { id: 'spacing-guild', board: { 'arrakeen@9': 1, 'carthag@10': 1 } },
        ],
      },
      advanced,
      ['karama.stop'],
    );
    const dial = () => {
      const decision = t.decision('emperor');
      return decision.shape === 'form' ? decision.fields.dial : null;
    };
    t.choose('arrakeen/2');
    expect(t.decision('fremen').about).toEqual({ item: 'EMP-A1', user: 0 });
    t.choose('karama');
    expect(asked(t, 'plan')).toEqual([0, 2]);
    expect(dial()).toMatchObject({ max: 4 });
    t.by('emperor', t.decision('emperor').fallback);
    t.by('spacing-guild', t.decision('spacing-guild').fallback);
    t.runUntil('plan');
    expect(dial()).toMatchObject({ max: 8 });
  });
});

describe('shipping with a Karama', () => {
  const shipper = (faction: FactionPosition, others: FactionPosition[] = []) =>
    table({ factions: [faction, ...others, { id: 'harkonnen' }] }, {}, ['karama.rate']);

  it('[DUN-18.7] costs half, rounded up, paid to the bank and not to the Guild', () => {
    const t = shipper({ id: 'atreides', spice: 9, hand: ['karama'] }, [{ id: 'spacing-guild' }]);
    t.choose('arrakeen@9', 5);
    expect(t.options()).toEqual(['no', 'karama']);
    t.choose('karama');
    expect(t.of('atreides')).toMatchObject({ spice: 6, board: { 'arrakeen@9': 5 }, hand: [] });
    expect(t.of('spacing-guild').spice).toBe(0);
  });

  it('[DUN-18.7] may carry more than the full price would allow, and then must be used', () => {
    const t = shipper({ id: 'atreides', spice: 2, hand: ['karama'] });
    t.choose('arrakeen@9');
    expect(t.options().at(-1)).toBe('4');
    t.choose(4);
    expect(t.options()).toEqual(['karama']);
  });

  it('[DUN-18.7] is asked about in the same way of a shipper who holds none', () => {
    const t = shipper({ id: 'atreides', spice: 2, hand: ['hajr'] });
    t.choose('arrakeen@9', 2);
    expect([t.kind, t.options()]).toEqual(['karama.rate', ['no']]);
    expect(t.match.waiting).toEqual([{ seat: 0, kind: null }]);
  });

  it('[DUN-23.1] [DUN-18.7] is of no use to Fremen', () => {
    const t = shipper({ id: 'fremen', spice: 2, hand: ['karama'] });
    t.choose('the-great-flat@14', 2);
    expect(t.of('fremen')).toMatchObject({ spice: 2, hand: ['karama'] });
    expect(t.kind).not.toBe('karama.rate');
  });

  it('[DUN-18.5] [BEN-A10] stopped, is declared again at the full price', () => {
    const t = table(
      {
        factions: [
          { id: 'bene-gesserit', spice: 2, hand: ['kulon'] },
          { id: 'harkonnen', hand: ['karama'] },
        ],
      },
      advanced,
      ['karama.rate', 'karama.stop'],
    );
    t.choose('arrakeen@9', 4, 'as-karama:kulon', 'karama');
    expect([t.faction, t.kind]).toEqual(['bene-gesserit', 'ship']);
    t.choose('arrakeen@9');
    expect(t.options().at(-1)).toBe('2');
  });
});

describe('a faction’s own Karama power', () => {
  const HELD = ['karama'];
  const at: Readonly<Record<string, Position>> = {
    'karama.plan': {
      phase: 'battle',
      begun: true,
      factions: [
        { id: 'atreides', board: { 'arrakeen@9': 1 }, hand: HELD },
        { id: 'bene-gesserit', board: { 'arrakeen@9': 1 }, hand: HELD },
      ],
    },
    'karama.worm': {
      phase: 'spice-blow',
      factions: [
        { id: 'fremen', hand: HELD },
        { id: 'bene-gesserit', hand: HELD },
      ],
    },
    'karama.guild': {
      factions: [
        { id: 'atreides', spice: 3 },
        { id: 'spacing-guild', hand: HELD },
        { id: 'bene-gesserit', hand: HELD },
      ],
    },
  };

  it.each<[string, FactionId, string, (t: Table) => void]>([
    ['ATR-K1', 'atreides', 'karama.plan', (t) => t.runUntil('karama.plan')],
    ['FRE-K1', 'fremen', 'karama.worm', () => {}],
    ['GUI-K1', 'spacing-guild', 'karama.guild', (t) => t.choose('no', 'arrakeen@9', 1)],
  ])(
    '[DUN-18.11] [BEN-A10] %s is for %s alone, with a real Karama, once a game',
    (_, id, kind, play) => {
      const first = (change: FactionPosition) => ({
        ...at[kind]!,
        factions: at[kind]!.factions!.map((f) => (f.id === id ? { ...f, ...change } : f)),
      });
      const listen: Listen = [kind as Listen[number]];
      const t = table(at[kind], advanced, listen);
      play(t);
      expect([t.faction, t.kind]).toEqual([id, kind]);
      expect(t.options().length).toBeGreaterThan(1);
      const worthless = table(first({ hand: ['kulon'] }), advanced, listen);
      play(worthless);
      expect(worthless.options()).toHaveLength(1);
      const used = table(first({ karamaPowerUsed: true }), advanced, listen);
      if (kind !== 'karama.plan') play(used);
      expect(used.match.pending.map((decision) => decision.kind)).not.toContain(kind);
      const basic = table(at[kind], { mode: 'basic' }, listen);
      expect(basic.match.pending.map((decision) => decision.kind)).not.toContain(kind);
    },
  );
});
