import { type DuneOptions, TERRITORIES } from '@landsraad/dune';
import { type FactionPosition, type Position, type Table, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const FACTIONS: FactionPosition[] = [
  { id: 'atreides', spice: 5 },
  { id: 'harkonnen', spice: 1, board: { 'imperial-basin@9': 2 } },
  { id: 'emperor', spice: 2 },
];

const moment = (
  phase: Position['phase'],
  options: Partial<DuneOptions> = {},
  factions: readonly FactionPosition[] = FACTIONS,
) => table({ phase: phase!, begun: false, factions }, options, ['deal.offer']);

/** Atreides offer Harkonnen some spice, and ask them to stay out of a territory. */
function offer(t: Table, spice: number, stayOutOf = 'none'): Table {
  t.by('atreides', 'seat:1', spice, stayOutOf);
  return t.by('harkonnen', 'none').by('emperor', 'none');
}

describe('a deal', () => {
  it.each<Position['phase']>(['bidding', 'shipment', 'battle'])(
    '[DUN-15.1] may be offered by anybody, all at once, at the start of %s',
    (phase) => {
      const t = moment(phase);
      const asked = t.match.pending.map(({ seat, kind }) => [seat, kind]);
      expect(asked).toEqual([0, 1, 2].map((seat) => [seat, 'deal.offer']));
      expect(t.match.waiting.every(({ kind }) => kind === null)).toBe(true);
      expect(t.options('atreides')).toEqual(['none', 'seat:1', 'seat:2']);
    },
  );
  it('[DUN-15.1] is not offered to an ally', () => {
    const t = moment('battle', {}, [
      { id: 'atreides', allies: [1] },
      { id: 'harkonnen', allies: [0] },
      { id: 'emperor' },
    ]);
    expect(t.options('atreides')).toEqual(['none', 'seat:2']);
    expect(t.options('emperor')).toEqual(['none', 'seat:0', 'seat:1']);
  });
  it('[DUN-15.3] [DUN-15.4] [DUN-15.5] is about spice and what will be done, and nothing else', () => {
    const t = moment('battle').by('atreides', 'seat:1');
    expect(t.options('atreides')).toEqual(['0', '1', '2', '3', '4', '5']);
    t.by('atreides', 3);
    expect(t.options('atreides')).toEqual(['none', 'spoken', ...TERRITORIES.map(({ id }) => id)]);
    t.by('atreides', 'carthag').by('harkonnen', 'none').by('emperor', 'none');
    expect([t.kind, t.faction]).toEqual(['deal.answer', 'harkonnen']);
    expect(t.decision().about).toEqual({ from: 0, spice: 3, promise: 'stay-out:carthag' });
    expect(t.options()).toEqual(['no', 'yes']);
  });
  it('[DUN-15.2] [DUN-15.4] [DUN-15.6] records what was agreed aloud, and forbids nothing', () => {
    const t = offer(moment('shipment'), 2, 'spoken').choose('yes');
    expect(t.of('harkonnen').spice).toBe(3);
    expect(t.view('emperor').deals).toEqual([
      { turn: 2, from: 0, to: 1, spice: 2, promise: 'spoken' },
    ]);
  });
  it('[DUN-15.1] an offer of nothing is none', () => {
    expect(offer(moment('battle'), 0).events()).not.toContainEqual(
      expect.objectContaining({ type: 'deal-offered' }),
    );
  });
  it('[DUN-15.2] is stated aloud once concluded', () => {
    const t = offer(moment('battle'), 3, 'carthag').choose('yes');
    const deal = { spice: 3, promise: 'stay-out:carthag' };
    expect(t.events('spectator')).toContainEqual({ type: 'deal-made', seat: 0, to: 1, ...deal });
    expect(t.view('emperor').deals).toEqual([{ turn: 2, from: 0, to: 1, ...deal }]);
  });
  it('[DUN-15.2] may be refused, and then binds nobody', () => {
    const t = offer(moment('battle'), 3, 'carthag').choose('no');
    expect(t.view('spectator').deals).toEqual([]);
    expect([t.of('atreides').spice, t.of('harkonnen').spice]).toEqual([5, 1]);
  });
  it('[DUN-15.6] moves its spice at once', () => {
    const t = offer(moment('battle'), 3).choose('yes');
    expect([t.of('atreides').spice, t.of('harkonnen').spice]).toEqual([2, 4]);
  });
  it('[DUN-15.1] several are opened together and answered one after the other', () => {
    const t = moment('battle');
    t.by('emperor', 'seat:1', 2, 'none').by('atreides', 'seat:1', 1, 'none');
    t.by('harkonnen', 'seat:0', 1, 'none');
    expect(t.view('spectator').offers.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 0],
      [2, 1],
    ]);
    t.by('harkonnen', 'yes').by('atreides', 'no').by('harkonnen', 'yes');
    expect(t.position.factions.map(({ spice }) => spice)).toEqual([4, 4, 0]);
  });
});

describe('a promise to stay out', () => {
  const promised = () => offer(moment('shipment'), 1, 'carthag').choose('yes');

  it('[DUN-15.2] [DUN-15.6] is kept by the game: no shipment goes there', () => {
    const t = promised().runUntil(({ acted }) => acted.includes(0));
    expect([t.kind, t.faction]).toEqual(['ship', 'harkonnen']);
    expect(t.options()).not.toContain('carthag@10');
    expect(t.why('carthag@10')).toEqual({ code: 'promised-to-stay-out', rule: 'DUN-15.2' });
  });
  it('[DUN-15.6] nor a move', () => {
    const t = promised().runUntil(({ acted }) => acted.includes(0));
    t.choose('none', 'imperial-basin', 2);
    expect(t.kind).toBe('move.to');
    expect(t.options()).toContain('arrakeen@9');
    expect(t.options()).not.toContain('carthag@10');
  });
  it('[DUN-15.6] nor an advisor along with a shipment', () => {
    const t = moment('shipment', { mode: 'advanced' }, [
      { id: 'atreides', spice: 5 },
      { id: 'bene-gesserit' },
    ]);
    t.by('atreides', 'seat:1', 1, 'carthag').by('bene-gesserit', 'none').choose('yes');
    t.by('atreides', 'carthag@10', 1);
    expect(t.kind).toBe('bg.accompany');
    expect(t.options()).toEqual(['none', 'polar-sink']);
  });
  it('[DUN-15.6] binds only who gave it', () => {
    const t = promised();
    expect(t.faction).toBe('atreides');
    expect(t.options()).toContain('carthag@10');
  });
  it('[DUN-15.6] and for this turn only', () => {
    const t = promised().runUntil(({ turn, phase }) => turn === 3 && phase === 'shipment');
    while (t.kind !== 'ship' || t.faction !== 'harkonnen') t.choose(t.decision().fallback);
    expect(t.options()).toContain('carthag@10');
  });
});

describe('the spice of a bribe', () => {
  const bribed = (options: Partial<DuneOptions> = {}) =>
    offer(
      table(
        {
          phase: 'bidding',
          begun: false,
          treacheryDeck: ['shield', 'crysknife', 'lasgun'],
          factions: FACTIONS,
        },
        options,
        ['deal.offer'],
      ),
      3,
    )
      .choose('yes')
      .choose('pass');

  it('[DUN-30.24] can be used at once', () => {
    const t = bribed();
    expect([t.kind, t.faction]).toEqual(['bid', 'harkonnen']);
    expect(t.options()).toEqual(['pass', 'bid:1', 'bid:2', 'bid:3', 'bid:4']);
  });
  it('[DUN-15.7] [DUN-30.24] or lies before the shield until the Mentat Pause, if so agreed', () => {
    const t = bribed({ bribes: 'mentat-pause' });
    expect(t.options()).toEqual(['pass', 'bid:1']);
    expect(t.of('atreides').spice).toBe(2);
    expect(t.view('emperor').factions[1]).toMatchObject({ spice: null, bribes: 3 });
    t.runUntil(({ phase }) => phase === 'mentat' || phase === 'storm');
    expect(t.of('harkonnen')).toMatchObject({ spice: 4, bribes: 0 });
  });
});
