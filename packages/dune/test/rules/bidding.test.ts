import { type Position, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

/* With the storm in sector 0, storm order is the order of the seats. */

const FULL = ['shield', 'snooper', 'lasgun', 'hajr'];
const DECK = ['crysknife', 'chaumas', 'baliset', 'stunner', 'kulon', 'slip-tip'];

const auction = (factions: Position['factions'], more: Position = {}) =>
  table({ phase: 'bidding', treacheryDeck: DECK, ...more, factions });

const three: Position['factions'] = [
  { id: 'atreides', spice: 5 },
  { id: 'emperor', spice: 5 },
  { id: 'harkonnen', spice: 5 },
];

describe('the cards on sale', () => {
  it('[DUN-6.1] are preceded by everybody saying how many cards they hold, which stays public', () => {
    const t = auction([
      { id: 'atreides', hand: ['shield', 'lasgun'] },
      { id: 'harkonnen', hand: ['hajr'] },
    ]);
    expect(t.events()).toContainEqual({ type: 'hands-counted', counts: [2, 1] });
    expect(t.view('harkonnen').factions[0]).toMatchObject({ handSize: 2, hand: [] });
  });

  it('[DUN-6.2] [DUN-6.3] [HAR-B2] are as many as players below their limit: four, Harkonnen eight', () => {
    const t = auction([
      { id: 'atreides', hand: FULL },
      { id: 'emperor', hand: ['kulon'] },
      { id: 'harkonnen', hand: [...FULL, 'shield', 'snooper', 'karama'] },
    ]);
    expect(t.events()).toContainEqual({ type: 'cards-dealt', n: 2 });
    expect(t.view('spectator').auction).toMatchObject({ left: 2, card: null });
    expect(t.position.treacheryDeck).toEqual(DECK.slice(2));
  });

  it('[DUN-6.4] are none when nobody is below the limit', () => {
    const t = auction([
      { id: 'atreides', hand: FULL },
      { id: 'emperor', hand: FULL, tanks: 3 },
    ]);
    expect(t.position.treacheryDeck).toEqual(DECK);
    expect(t.kind).toBe('revive.forces');
  });

  it('[DUN-1.4] [DUN-6.5] [DUN-30.38] come from the discard pile too when the deck is too short', () => {
    const t = auction(three, { treacheryDeck: ['crysknife'], treacheryDiscard: ['kulon', 'hajr'] });
    expect(t.view('atreides').auction).toMatchObject({ left: 3, card: 'crysknife' });
    expect(t.position.treacheryDiscard).toEqual([]);
  });

  it('[DUN-30.38] are none when there is no card at all', () => {
    const t = auction([{ id: 'atreides', tanks: 1 }, { id: 'emperor' }], { treacheryDeck: [] });
    expect(t.kind).toBe('revive.forces');
  });
});

describe('bidding for a card', () => {
  it('[DUN-6.6] [DUN-2.10] is opened by the first player', () => {
    expect(auction(three).faction).toBe('atreides');
    expect(auction(three, { storm: 4 }).faction).toBe('emperor');
  });

  it('[DUN-6.6] [DUN-6.13] passes over players with a full hand', () => {
    const t = auction([
      { id: 'atreides', spice: 5, hand: FULL },
      { id: 'emperor', spice: 5 },
      { id: 'harkonnen', spice: 5 },
    ]);
    expect(t.faction).toBe('emperor');
    t.choose('bid:1');
    expect(t.faction).toBe('harkonnen');
    t.choose('pass');
    expect(t.of('emperor').hand).toHaveLength(1);
  });

  it('[DUN-6.7] [DUN-6.11] lets each raise up to the spice held, or pass', () => {
    const t = auction([
      { id: 'atreides', spice: 3 },
      { id: 'emperor', spice: 5 },
    ]);
    expect(t.options()).toEqual(['pass', 'bid:1', 'bid:2', 'bid:3']);
    t.choose('bid:2');
    expect(t.options()).toEqual(['pass', 'bid:3', 'bid:4', 'bid:5']);
    t.choose('bid:4');
    expect(t.faction).toBe('atreides');
    expect(t.options()).toEqual(['pass']);
  });

  it('[DUN-6.8] [DUN-30.10] lets a player who passed raise when it comes round again', () => {
    const t = auction(three);
    t.choose('pass', 'bid:1', 'bid:2');
    expect(t.faction).toBe('atreides');
    t.choose('bid:3');
    expect(t.faction).toBe('emperor');
    t.choose('pass', 'pass');
    expect(t.of('atreides')).toMatchObject({ spice: 2, hand: ['crysknife'] });
  });

  it('[DUN-6.9] ends when all others have passed in a row; the bidder pays and takes the card', () => {
    const t = auction(three);
    t.choose('bid:1', 'pass', 'bid:2', 'pass', 'bid:4', 'pass');
    expect(t.faction).toBe('atreides');
    expect(t.decision().about).toEqual({ bid: 4, bidder: 1, turn: 2, left: 3 });
    t.choose('pass');
    expect(t.of('emperor')).toMatchObject({ spice: 1, hand: ['crysknife'] });
    expect(t.of('harkonnen')).toMatchObject({ spice: 5, hand: [] });
  });

  it('[DUN-6.12] is opened for each next card by the next player with room', () => {
    const t = auction([
      { id: 'atreides', spice: 5 },
      { id: 'emperor', spice: 5, hand: FULL },
      { id: 'harkonnen', spice: 5 },
      { id: 'fremen', spice: 5 },
    ]);
    t.choose('bid:1', 'pass', 'pass');
    expect(t.faction).toBe('harkonnen');
    t.choose('bid:1', 'pass', 'pass');
    expect(t.faction).toBe('fremen');
    t.choose('bid:1', 'pass', 'pass');
    expect(t.position.phase).not.toBe('bidding');
  });

  it('[DUN-6.13] is closed for the whole phase to who declared a full hand', () => {
    const t = table(
      {
        phase: 'bidding',
        treacheryDeck: DECK,
        factions: [
          { id: 'atreides', spice: 5, hand: ['kulon'] },
          { id: 'emperor', spice: 5, hand: ['truthtrance', 'shield', 'snooper', 'hajr'] },
          { id: 'harkonnen', spice: 5 },
        ],
      },
      {},
      ['anytime'],
    );
    t.choose('bid:1', 'pass');
    t.by('emperor', 'truthtrance').by('atreides', 'pass');
    t.by('emperor', 'seat:0', 'spice', '3', 'pass').by('atreides', 'pass');
    expect([t.faction, t.kind]).toEqual(['harkonnen', 'bid']);
    t.choose('bid:1');
    expect(t.faction).toBe('atreides');
    t.choose('pass');
    expect(t.of('harkonnen').hand).toHaveLength(2);
  });

  it('[DUN-6.13] [DUN-13.10] so that an ally need not pledge for one', () => {
    const t = table(
      {
        phase: 'bidding',
        treacheryDeck: DECK,
        factions: [
          { id: 'fremen', spice: 5 },
          { id: 'atreides', spice: 5, allies: [2] },
          { id: 'emperor', hand: ['truthtrance', ...FULL.slice(1)], allies: [1] },
        ],
      },
      {},
      ['ally.pledge', 'anytime'],
    );
    const waiting = () => t.match.pending.map(({ kind, seat }) => `${seat} ${kind}`);
    expect(waiting()).toEqual(['2 ally.pledge']);
    t.choose(0, 'bid:1', 'pass').by('emperor', 'truthtrance').by('fremen', 'pass');
    t.by('emperor', 'seat:0', 'spice', '3', 'pass').by('fremen', 'pass');
    expect(waiting()).toEqual(['2 ally.pledge']);
  });

  it('[DUN-6.13] must be passed on from then on by one whose hand it has filled', () => {
    const t = table(
      {
        phase: 'bidding',
        treacheryDeck: DECK,
        factions: [
          { id: 'emperor', spice: 5, hand: ['truthtrance', 'shield', 'snooper'] },
          { id: 'fremen', spice: 5 },
          { id: 'atreides', spice: 5 },
        ],
      },
      {},
      ['anytime'],
    );
    t.choose('bid:1', 'pass', 'pass').by('emperor', 'pass');
    expect(t.faction).toBe('fremen');
    t.choose('bid:1');
    expect(t.faction).toBe('atreides');
    t.choose('pass').by('emperor', 'truthtrance').by('fremen', 'pass');
    t.by('emperor', 'seat:1', 'spice', '3', 'pass').by('fremen', 'pass');
    expect(t.of('emperor').hand).toEqual(['shield', 'snooper', 'crysknife']);
    expect(t.faction).toBe('atreides');
    t.choose('bid:1');
    expect(t.faction).toBe('fremen');
  });

  it('[DUN-6.14] ends the phase when all pass; what is left goes back on the deck in its order', () => {
    const t = auction(three);
    t.choose('bid:1', 'pass', 'pass', 'pass', 'pass', 'pass');
    expect(t.position.treacheryDeck).toEqual(DECK.slice(1));
    expect(t.of('atreides').hand).toEqual(['crysknife']);
    expect(t.position.phase).not.toBe('bidding');
  });

  it('[DUN-6.15] ends the phase when all cards are sold', () => {
    const t = auction([
      { id: 'atreides', spice: 5 },
      { id: 'emperor', spice: 5 },
    ]);
    t.choose('bid:1', 'pass', 'bid:1', 'pass');
    expect(t.of('atreides').hand).toEqual(['crysknife']);
    expect(t.of('emperor').hand).toEqual(['chaumas']);
    expect(t.position).toMatchObject({ phase: 'shipment', treacheryDeck: DECK.slice(2) });
  });

  it('[DUN-6.18] takes no answer in time for a pass', () => {
    expect(auction(three).decision().fallback).toBe('pass');
  });
});

describe('Atreides at the auction', () => {
  it('[DUN-6.16] [ATR-B1] alone see each card when it comes up, before any bid', () => {
    const t = auction(three);
    expect(t.view('atreides').auction?.card).toBe('crysknife');
    expect(t.view('emperor').auction?.card).toBeNull();
    expect(t.view('spectator').auction?.card).toBeNull();
    t.choose('bid:1', 'pass', 'pass');
    expect(t.view('atreides').auction?.card).toBe('chaumas');
  });

  it('[ATR-B1] do not see the next card before it comes up', () => {
    const t = table(
      {
        phase: 'bidding',
        treacheryDeck: DECK,
        factions: [
          { id: 'atreides', spice: 5 },
          { id: 'emperor', hand: ['hajr'] },
        ],
      },
      {},
      ['anytime'],
    );
    t.choose('bid:1', 'pass');
    expect(t.kind).toBe('anytime');
    expect(t.view('atreides').auction).toMatchObject({ left: 1, card: null });
  });

  it('[DUN-18.9] [ATR-B1] stopped once, see none of the cards of the phase', () => {
    const t = table(
      {
        phase: 'bidding',
        treacheryDeck: DECK,
        factions: [
          { id: 'atreides', spice: 5 },
          { id: 'emperor', spice: 5, hand: ['karama'] },
        ],
      },
      {},
      ['karama.stop'],
    );
    expect(t.decision('emperor').about).toEqual({ item: 'ATR-B1', user: 0 });
    t.by('emperor', 'karama');
    expect(t.view('atreides')).toMatchObject({ auction: { card: null }, notes: [] });
    t.choose('bid:1', 'pass', 'bid:1', 'pass');
    expect(t.view('atreides').notes).toEqual([]);
    expect(t.of('atreides').hand).toEqual(['crysknife']);
  });
});

describe('Harkonnen at the auction', () => {
  const harkonnen = (hand: string[], more: Position = {}) =>
    auction(
      [
        { id: 'harkonnen', spice: 5, hand },
        { id: 'atreides', spice: 5 },
      ],
      more,
    );

  it('[DUN-6.17] [HAR-B4] draw one more card from the deck, not from those on sale', () => {
    const t = harkonnen([]);
    t.choose('bid:1', 'pass');
    expect(t.of('harkonnen').hand).toEqual(['crysknife', 'baliset']);
    expect(t.view('atreides').auction?.card).toBe('chaumas');
    expect(t.position.treacheryDeck).toEqual(DECK.slice(3));
  });

  it('[DUN-20.1] [HAR-B4] draw it unseen by Atreides', () => {
    const t = harkonnen([]);
    t.choose('bid:1', 'pass');
    expect(t.view('atreides').factions[0]).toMatchObject({ handSize: 2, hand: ['crysknife'] });
  });

  it('[HAR-B2] may buy until they hold eight, and then must pass', () => {
    const seven = [...FULL, 'shield', 'snooper', 'karama'];
    const t = harkonnen(seven);
    expect(t.faction).toBe('harkonnen');
    expect(harkonnen([...seven, 'stunner']).faction).toBe('atreides');
  });

  it('[DUN-25.1] [HAR-B4] draw none with the card that fills their hand', () => {
    const t = harkonnen([...FULL, 'shield', 'snooper', 'karama']);
    t.choose('bid:1', 'pass');
    expect(t.of('harkonnen').hand).toHaveLength(8);
    const u = harkonnen([...FULL, 'shield', 'snooper']);
    u.choose('bid:1', 'pass');
    expect(u.of('harkonnen').hand).toHaveLength(8);
  });

  it('[HAR-B4] [DUN-30.38] reshuffle the discards for it, and go without when there are none', () => {
    const t = harkonnen([], { treacheryDeck: DECK.slice(0, 2), treacheryDiscard: ['hajr'] });
    t.choose('bid:1', 'pass');
    expect(t.of('harkonnen').hand).toEqual(['crysknife', 'hajr']);
    const none = harkonnen([], { treacheryDeck: DECK.slice(0, 2) });
    none.choose('bid:1', 'pass');
    expect(none.of('harkonnen').hand).toEqual(['crysknife']);
  });

  it('[HAR-B4] stopped, draw nothing for this purchase, but for the next', () => {
    const t = table(
      {
        phase: 'bidding',
        treacheryDeck: DECK,
        factions: [
          { id: 'harkonnen', spice: 5 },
          { id: 'emperor', spice: 5, hand: ['karama', 'hajr'] },
        ],
      },
      {},
      ['karama.stop'],
    );
    t.choose('bid:1', 'pass');
    expect(t.decision('emperor').about).toEqual({ item: 'HAR-B4', user: 0 });
    t.by('emperor', 'karama');
    expect(t.of('harkonnen').hand).toEqual(['crysknife']);
    t.choose('pass', 'bid:1', 'pass');
    t.by('harkonnen', 'no').by('emperor', 'no');
    expect(t.of('harkonnen').hand).toEqual(['crysknife', 'chaumas', 'baliset']);
  });
});
