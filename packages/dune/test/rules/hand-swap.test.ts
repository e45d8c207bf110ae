import type { DuneOptions } from '@landsraad/dune';
import { type FactionPosition, type Position, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const swapping = (
  harkonnen: FactionPosition,
  victim: FactionPosition,
  position: Position = { phase: 'collection' },
  options: Partial<DuneOptions> = {},
) =>
  table(
    {
      ...position,
      factions: [{ id: 'harkonnen', ...harkonnen }, { id: 'emperor', ...victim }, { id: 'fremen' }],
    },
    { mode: 'advanced', ...options },
    ['anytime', 'karama.stop'],
  );

describe('the Karama power of Harkonnen', () => {
  it('[HAR-K1] takes any number of one player’s cards unseen and gives as many back', () => {
    const t = swapping({ hand: ['karama', 'kulon', 'baliset'] }, { hand: ['lasgun', 'shield'] });
    t.by('emperor', 'pass').by('harkonnen', 'swap');
    expect(t.options()).toEqual(['seat:1']);
    t.choose('seat:1');
    expect(t.options()).toEqual(['1', '2']);
    t.choose(2);
    expect(t.of('emperor').hand).toEqual([]);
    expect(t.options().sort()).toEqual(['baliset', 'kulon', 'lasgun', 'shield']);
    t.choose(['kulon', 'shield']);
    expect(t.of('harkonnen').hand).toEqual(['baliset', 'lasgun']);
    expect(t.of('emperor').hand.toSorted()).toEqual(['kulon', 'shield']);
    expect(t.of('harkonnen').karamaPowerUsed).toBe(true);
    expect(t.events()).toContainEqual({ type: 'hands-swapped', seat: 0, with: 1, n: 2 });
  });

  it('[HAR-K1] [DUN-6.2] may pass the limit of eight only until cards are given back', () => {
    const seven = ['kulon', 'baliset', 'hajr', 'shield', 'shield', 'snooper', 'chaumas'];
    const t = swapping(
      { hand: ['karama', ...seven] },
      { hand: ['lasgun', 'stunner', 'slip-tip', 'crysknife'] },
    );
    t.by('emperor', 'pass').by('harkonnen', 'swap', 'seat:1', 4);
    expect(t.of('harkonnen').hand).toHaveLength(11);
    expect(t.options()).toContain('shield#2');
    t.choose(['shield', 'shield#2', 'kulon', 'hajr']);
    expect(t.of('harkonnen').hand).toHaveLength(7);
    expect(t.of('emperor').hand).toHaveLength(4);
  });

  it('[HAR-K1] [DUN-18.10] cannot be stopped', () => {
    const t = swapping({ hand: ['karama'] }, { hand: ['karama'] });
    t.by('emperor', 'pass').by('harkonnen', 'swap');
    expect(t.kind).toBe('harkonnen.swap');
  });

  it('[HAR-K1] [DUN-18.11] is there once a game, and only in the advanced game', () => {
    const used = swapping({ hand: ['karama'], karamaPowerUsed: true }, { hand: ['lasgun'] });
    expect(used.options('harkonnen')).toEqual(['pass']);
    const basic = swapping({ hand: ['karama'] }, { hand: ['lasgun'] }, undefined, {
      mode: 'basic',
    });
    expect(basic.options('harkonnen')).toEqual(['pass']);
  });

  const auction: Position = { phase: 'bidding', treacheryDeck: ['stunner', 'crysknife', 'kulon'] };
  const fighting: Position = { phase: 'battle', begun: true };
  const inArrakeen = { board: { 'arrakeen@9': 2 } };

  it('[HAR-K1] [DUN-30.27] [DUN-28.9] is possible between two auctions, not during one', () => {
    const t = swapping({ hand: ['karama'], spice: 3 }, { hand: ['lasgun'] }, auction);
    expect(t.kind).toBe('bid');
    t.choose('bid:1', 'pass', 'pass', 'no', 'no');
    expect(t.options('harkonnen')).toContain('swap');
  });

  it('[HAR-K1] [DUN-30.27] is not possible in a battle, but between two', () => {
    const t = swapping(
      { hand: ['karama'], ...inArrakeen },
      { hand: ['lasgun'], ...inArrakeen },
      fighting,
    );
    expect(t.options('harkonnen')).toEqual(['pass']);
    t.runUntil((game) => game.battle === null);
    expect(t.options('harkonnen')).toContain('swap');
  });

  it('[DUN-30.27] may be kept to Bidding by an option of the table', () => {
    const only = { handSwapBiddingOnly: true };
    const later = swapping({ hand: ['karama'] }, { hand: ['lasgun'] }, undefined, only);
    expect(later.options('harkonnen')).toEqual(['pass']);
    const t = swapping({ hand: ['karama'], spice: 3 }, { hand: ['lasgun'] }, auction, only);
    t.runUntil('bid').choose('bid:1', 'pass', 'pass', 'no', 'no');
    expect(t.options('harkonnen')).toContain('swap');
  });
});
