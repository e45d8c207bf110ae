import { type Position, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const DECK = ['crysknife', 'chaumas', 'stunner', 'slip-tip', 'lasgun', 'hajr'];

const auction = (
  factions: Position['factions'],
  listen: Parameters<typeof table>[2] = [],
  mode: 'basic' | 'advanced' = 'basic',
) => table({ phase: 'bidding', treacheryDeck: DECK, factions }, { mode }, listen);

const kinds = (t: ReturnType<typeof table>) => t.match.pending.map(({ kind }) => kind);

describe('paying for a card', () => {
  it('[DUN-6.10] [EMP-B1] gives the Emperor what any other faction pays', () => {
    const t = auction([
      { id: 'atreides', spice: 5 },
      { id: 'emperor', spice: 5 },
    ]);
    t.choose('bid:3', 'pass');
    expect(t.of('atreides').spice).toBe(2);
    expect(t.of('emperor').spice).toBe(8);
  });

  it('[EMP-B1] goes to the bank when the Emperor buys', () => {
    const t = auction([
      { id: 'emperor', spice: 5 },
      { id: 'atreides', spice: 5 },
    ]);
    t.choose('bid:3', 'pass');
    expect(t.of('emperor').spice).toBe(2);
    expect(t.of('atreides').spice).toBe(5);
  });

  it('[DUN-6.10] [DUN-22.3] goes to the bank without the Emperor in play', () => {
    const t = auction([
      { id: 'atreides', spice: 5 },
      { id: 'harkonnen', spice: 5 },
    ]);
    t.choose('bid:3', 'pass');
    expect([t.of('atreides').spice, t.of('harkonnen').spice]).toEqual([2, 5]);
  });

  it('[DUN-22.3] [EMP-B1] goes to the bank for this purchase when the income is stopped', () => {
    const t = auction(
      [
        { id: 'fremen', spice: 5, hand: ['karama'] },
        { id: 'emperor', spice: 5 },
      ],
      ['karama.stop'],
    );
    t.choose('bid:3', 'pass');
    expect(t.decision('fremen').about).toEqual({ item: 'EMP-B1', user: 1 });
    t.choose('karama');
    expect([t.of('fremen').spice, t.of('emperor').spice]).toEqual([2, 5]);
    t.choose('pass', 'bid:1', 'pass');
    t.choose('no');
    expect([t.of('fremen').spice, t.of('emperor').spice]).toEqual([1, 6]);
  });

  it('[EMP-B2] takes the whole bid; the Emperor is not asked and cannot give a part back', () => {
    const t = auction([
      { id: 'atreides', spice: 5, hand: ['hajr'] },
      { id: 'emperor', spice: 5 },
    ]);
    t.choose('bid:5', 'pass');
    expect(t.of('atreides').spice).toBe(0);
    expect(t.events().filter(({ type }) => type === 'spice-paid')).toEqual([
      { type: 'spice-paid', seat: 0, n: 5, to: 1 },
    ]);
    expect(kinds(t)).toEqual(['bid']);
  });
});

describe('allies at the auction', () => {
  const allied = (buyer: 'atreides' | 'fremen', lender: 'emperor' | 'harkonnen') =>
    auction(
      [
        { id: buyer, spice: 2, allies: [1] },
        { id: lender, spice: 6, allies: [0] },
        { id: 'bene-gesserit', spice: 9 },
      ],
      ['ally.pledge'],
    );

  it('[DUN-13.10] [DUN-6.11] let each other bid beyond own spice by what they promise to pay', () => {
    const t = allied('atreides', 'harkonnen');
    expect(kinds(t)).toEqual(['ally.pledge', 'ally.pledge']);
    t.by('harkonnen', 3).by('atreides', 0);
    expect(t.options()).toEqual(['pass', 'bid:1', 'bid:2', 'bid:3', 'bid:4', 'bid:5']);
    t.choose('bid:5', 'pass', 'pass');
    expect([t.of('atreides').spice, t.of('harkonnen').spice]).toEqual([0, 3]);
  });

  it('[DUN-13.10] may pay all of the other’s card', () => {
    const t = allied('atreides', 'harkonnen');
    t.by('harkonnen', 4).by('atreides', 0);
    t.choose('bid:3', 'pass', 'pass');
    expect([t.of('atreides').spice, t.of('harkonnen').spice]).toEqual([2, 3]);
  });

  it('[DUN-13.10] promise between themselves', () => {
    const t = allied('atreides', 'harkonnen');
    expect(t.view('atreides').auction?.pledges).toEqual([0, 0, null]);
    t.by('harkonnen', 4).by('atreides', 1);
    expect(t.view('atreides').auction?.pledges).toEqual([1, 4, null]);
    expect(t.view('bene-gesserit').auction?.pledges).toEqual([null, null, 0]);
  });

  it('[DUN-22.1] [EMP-L1] pay the Emperor for their cards too', () => {
    const t = allied('atreides', 'emperor');
    t.by('emperor', 0).by('atreides', 0);
    t.choose('bid:2', 'pass', 'pass');
    expect([t.of('atreides').spice, t.of('emperor').spice]).toEqual([0, 8]);
  });

  it('[DUN-22.2] are helped by the Emperor with spice that comes back to the Emperor', () => {
    const t = allied('atreides', 'emperor');
    t.by('emperor', 6).by('atreides', 0);
    t.choose('bid:8', 'pass', 'pass');
    expect([t.of('atreides').spice, t.of('emperor').spice]).toEqual([0, 8]);
  });
});

describe('a Karama at the auction', () => {
  const holder = (spice: number, hand = ['karama']) =>
    auction(
      [
        { id: 'fremen', spice, hand },
        { id: 'emperor', spice: 5 },
      ],
      ['karama.bid'],
    );

  it('[DUN-18.6] [DUN-6.11] lets its holder bid beyond own spice', () => {
    expect(holder(1).options()).toContain('bid:9');
    expect(holder(1, ['hajr']).options()).toEqual(['pass', 'bid:1']);
  });

  it('[DUN-18.6] is always enough for one more than the last bid', () => {
    const t = auction([
      { id: 'emperor', spice: 99 },
      { id: 'fremen', hand: ['karama'] },
    ]);
    t.choose('bid:60');
    expect(t.options()).toEqual(['pass', 'bid:61']);
  });

  it('[DUN-18.6] [DUN-18.1] must be discarded when the bid cannot be paid, and nobody is paid', () => {
    const t = holder(1);
    t.choose('bid:9', 'pass');
    expect(t.kind).toBe('karama.bid');
    expect(t.options()).toEqual(['karama']);
    t.choose('karama');
    expect(t.of('fremen')).toMatchObject({ spice: 1, hand: ['crysknife'] });
    expect(t.of('emperor').spice).toBe(5);
    expect(t.position.treacheryDiscard).toEqual(['karama']);
  });

  it('[DUN-18.6] may be discarded instead of paying a bid that could be paid, or kept', () => {
    const t = holder(9);
    t.choose('bid:4', 'pass');
    expect(t.options()).toEqual(['no', 'karama']);
    t.choose('no');
    expect(t.of('fremen')).toMatchObject({ spice: 5, hand: ['karama', 'crysknife'] });
  });

  it('[DUN-30.11] [DUN-18.6] does not spare its holder from winning the auction', () => {
    const t = holder(1);
    t.choose('bid:2', 'bid:3', 'pass');
    expect(t.of('emperor').hand).toEqual(['crysknife']);
    expect(t.of('fremen').hand).toEqual(['karama']);
  });

  it('[DUN-18.6] is of no use with a full hand', () => {
    const t = holder(1, ['karama', 'hajr', 'shield', 'snooper']);
    expect(t.faction).toBe('emperor');
    t.choose('bid:1');
    expect(t.of('emperor').hand).toEqual(['crysknife']);
  });

  it('[DUN-18.6] is asked about in the same way of a buyer who holds none', () => {
    const t = holder(3, ['hajr']);
    t.choose('bid:2', 'pass');
    expect(t.kind).toBe('karama.bid');
    expect(t.options()).toEqual(['no']);
    expect(t.match.waiting).toEqual([{ seat: 0, kind: null }]);
  });
});

describe('a worthless card that pays as a Karama', () => {
  const sisterhood = (spice: number, hand: string[]) =>
    auction(
      [
        { id: 'bene-gesserit', spice, hand },
        { id: 'harkonnen', spice: 5, hand: ['karama'] },
      ],
      ['karama.bid', 'karama.stop'],
      'advanced',
    );

  it('[BEN-A10] [DUN-18.12] pays for any bid', () => {
    const t = sisterhood(1, ['kulon']);
    t.choose('bid:9', 'pass');
    expect(t.options()).toEqual(['as-karama:kulon']);
    t.choose('as-karama:kulon', 'no');
    expect(t.of('bene-gesserit')).toMatchObject({ spice: 1, hand: ['crysknife'] });
  });

  it('[BEN-A10] [DUN-18.5] stopped, has no effect: the bid is paid in spice where it can be', () => {
    const t = sisterhood(4, ['kulon']);
    t.choose('bid:3', 'pass', 'as-karama:kulon');
    expect(t.decision('harkonnen').about).toEqual({ item: 'BEN-A10', user: 0 });
    t.choose('karama');
    expect(t.of('bene-gesserit')).toMatchObject({ spice: 1, hand: ['crysknife'] });
    expect(t.position.treacheryDiscard).toEqual(['karama', 'kulon']);
  });

  it('[BEN-A10] [DUN-18.5] stopped, sells the card anew where the bid cannot be paid, and says so', () => {
    const t = sisterhood(1, ['kulon', 'baliset']);
    t.choose('bid:9', 'pass', 'as-karama:kulon', 'karama');
    expect(t.of('bene-gesserit')).toMatchObject({ spice: 1, hand: ['baliset'] });
    expect(t.events().at(-1)).toEqual({ type: 'auction-reopened', seat: 0, opener: 0 });
    expect(t.faction).toBe('bene-gesserit');
    expect(t.kind).toBe('bid');
    t.choose('pass', 'bid:1', 'pass');
    expect(t.of('harkonnen').hand).toContain('crysknife');
  });
});
