import {
  describeFaction,
  type FactionId,
  factionOf,
  letBe,
  STOPPABLE,
  TREACHERY,
} from '@landsraad/dune';
import { table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';
import { words as dealWords } from '../../src/packs/dune/deals/words.ts';
import { isLetBe, withItem } from '../../src/packs/dune/orders/karama-items.ts';
import { ahead, powersNow } from '../../src/packs/dune/table/ahead.ts';
import { saidOf } from '../../src/packs/dune/table/Bidding.tsx';
import { territoryCalled } from '../../src/packs/dune/table/DuneKeys.tsx';
import { ledgerOf } from '../../src/packs/dune/table/ledger.ts';
import { words } from '../../src/packs/dune/table/words.ts';

const position = {
  phase: 'bidding' as const,
  begun: false,
  treacheryDeck: ['snooper', 'crysknife', 'stunner'],
  treacheryDiscard: ['shield', 'shield', 'karama'],
  factions: [
    { id: 'atreides' as const, spice: 5, hand: ['shield', 'lasgun'] },
    { id: 'harkonnen' as const, spice: 5, hand: ['hajr'] },
  ],
};

describe('the ledger of cards', () => {
  const entries = (viewer: FactionId | 'spectator') => {
    const t = table(position, {}).runUntil('bid');
    const ledger = ledgerOf(t.view(viewer), viewer === 'spectator' ? null : t.seatOf(viewer));
    return new Map(ledger.map((entry) => [entry.card.id, entry]));
  };

  it('[DUN-14.4] has all 33, each accounted for', () => {
    const all = [...entries('atreides').values()];
    expect(all.reduce((sum, { card }) => sum + card.copies, 0)).toBe(33);
    expect(all).toHaveLength(TREACHERY.length);
    expect(entries('atreides').get('shield')).toMatchObject({ discarded: 2, own: 1, unseen: 1 });
    expect(entries('harkonnen').get('shield')).toMatchObject({ discarded: 2, own: 0, unseen: 2 });
  });

  it('[ATR-B1] names the card on sale to those who see it alone', () => {
    const onTop = (viewer: FactionId) =>
      [...entries(viewer).values()].flatMap(({ card, onTop: n }) => (n > 0 ? [card.id] : []));
    expect(onTop('atreides')).toEqual(['snooper']);
    expect(onTop('harkonnen')).toEqual([]);
    expect(entries('spectator').get('lasgun')).toMatchObject({ own: 0, with: [], unseen: 1 });
  });
});

describe('a territory by a few letters', () => {
  it('is found without accents or capitals, the beginning of its name first', () => {
    expect(territoryCalled('carth', 'en')?.id).toBe('carthag');
    expect(territoryCalled('vieille br', 'fr')?.id).toBe('old-gap');
    expect(territoryCalled('VIEILLE BRECHE', 'fr')?.id).toBe('old-gap');
    expect(territoryCalled('tabr', 'fr')?.id).toBe('sietch-tabr');
    expect(territoryCalled('  ', 'fr')).toBeNull();
    expect(territoryCalled('caladan', 'en')).toBeNull();
  });
});

describe('what can be done', () => {
  const headingOf = (item: string) =>
    describeFaction(factionOf('atreides'), 'en').parts.find(({ id }) => id === item)!.heading;

  it('[DUN-15.1] [DUN-18.11] says why there are no deals, and what is used up', () => {
    const view = table(position, { mode: 'advanced' }).runUntil('bid').view('atreides');
    expect(ahead(view, 'en').not).toEqual([]);
    expect(ahead(view, 'en', true)).toMatchObject({ not: [dealWords.en.window] });
    const factions = view.factions.map((one) => ({ ...one, karamaPowerUsed: true }));
    expect(ahead({ ...view, factions }, 'en').not).toEqual([words.en.karamaUsed]);
    expect(ahead({ ...view, phase: 'traitors' }, 'en').not).toEqual([dealWords.en.later]);
  });

  it('[DUN-15.1] names deals once there is somebody to deal with, and the phases to come', () => {
    const t = table(position, {}).runUntil('bid');
    const { now, soon } = ahead(t.view('atreides'), 'en');
    expect(now).toHaveLength(2);
    expect(now[1]).toBe(headingOf('ATR-B1'));
    expect(soon.map((line) => line.split(':')[0])).toEqual(['Revival', 'Shipment and Movement']);
    expect(ahead(t.view('spectator'), 'en').now).toEqual([]);
  });
});

describe('what is never stopped with a Karama card', () => {
  it('[DUN-18.4] is ordered one by one', () => {
    const one = withItem(['charity'], 'ATR-B4', true);
    expect(one).toEqual(['charity', letBe('ATR-B4')]);
    expect([isLetBe(one, 'ATR-B4'), isLetBe(one, 'BEN-B3')]).toEqual([true, false]);
    expect(withItem(one, 'ATR-B4', false)).toEqual(['charity']);
  });

  it('[DUN-18.2] is all but one for who wants to be asked about that one alone', () => {
    expect(STOPPABLE.every((item) => isLetBe(['karama'], item))).toBe(true);
    const but = withItem(['karama', 'hajr'], 'BEN-B3', false);
    expect(STOPPABLE.filter((item) => !isLetBe(but, item))).toEqual(['BEN-B3']);
    expect(but).toContain('hajr');
  });
});

describe('the powers beside the shield', () => {
  it('are those of the phase that can be used, not what follows from them', () => {
    const t = table(position, { mode: 'advanced' }).runUntil('bid');
    const view = t.view('atreides');
    const me = view.factions[t.seatOf('atreides')]!;
    const named = (phase: typeof view.phase) => powersNow(me, { ...view, phase }, 'en');
    const headings = (...ids: string[]) =>
      describeFaction(factionOf('atreides'), 'en', 'advanced').parts.flatMap(({ id, heading }) =>
        ids.includes(id) ? [heading] : [],
      );
    expect(named('bidding')).toEqual(headings('ATR-B1'));
    expect(named('battle')).toEqual(headings('ATR-B4', 'ATR-B5', 'ATR-A2', 'ATR-K1'));
    expect(named('first-forces')).toEqual([]);
  });
});

describe('the sale', () => {
  it('[DUN-6.8] knows what each said last of the card, a pass not being final', () => {
    const said = saidOf([
      { type: 'auction-opened', n: 1, opener: 0 },
      { type: 'bid', seat: 2, n: 9 },
      { type: 'auction-opened', n: 2, opener: 1 },
      { type: 'bid', seat: 1, n: 1 },
      { type: 'passed', seat: 2 },
      { type: 'bid', seat: 0, n: 2 },
      { type: 'passed', seat: 1 },
    ]);
    expect([...said].sort()).toEqual([
      [0, 2],
      [1, 0],
      [2, 0],
    ]);
  });
});
