import type { FactionId } from '@landsraad/dune';
import { type FactionPosition, type Position, type Table, table } from '@landsraad/dune/scenario';
import { seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';

const WORLDS = Array.from({ length: 40 }, (_, i) => `world ${i}`);
const CARDS = ['crysknife', 'shield', 'stunner', 'lasgun', 'chaumas'];

const at = (position: Position, ...factions: FactionPosition[]) =>
  table({ factions, ...position }, { mode: 'advanced' });

/** The table as a faction may think that it lies, again and again: to it, it looks the same. */
function imagined(t: Table, by: FactionId) {
  return WORLDS.map((seed) => {
    const seat = t.seatOf(by);
    const world = t.match.fork();
    world.imagine(seat, seeded(seed));
    expect(world.view(seat)).toEqual(t.match.view(seat));
    return world.state;
  });
}

const different = (things: readonly unknown[]) => new Set(things).size;

describe('the top spice card that Atreides looked at', () => {
  it('[DUN-8.18] [DUN-29.1] is imagined there by Atreides, and anywhere by others', () => {
    const spiceDeck = [
      'spice-old-gap',
      'spice-south-mesa',
      'spice-cielago-south',
      'spice-red-chasm',
    ];
    const position = { phase: 'shipment', begun: false, spiceDeck } as const;
    const t = at(position, { id: 'atreides' }, { id: 'emperor' });
    const tops = (by: FactionId) => imagined(t, by).map(({ spiceDeck: deck }) => deck.at(-1));
    expect(new Set(tops('atreides'))).toEqual(new Set(['spice-old-gap']));
    expect(different(imagined(t, 'atreides').map(({ spiceDeck: [bottom] }) => bottom))).toBe(3);
    expect(different(tops('emperor'))).toBe(4);
  });
});

describe('the treachery cards that Atreides have seen', () => {
  const bidding = () =>
    at(
      { phase: 'bidding', treacheryDeck: CARDS },
      { id: 'atreides', spice: 5 },
      { id: 'emperor', spice: 5 },
      { id: 'harkonnen' },
    );

  it('[ATR-B1] the one under auction is imagined there by Atreides alone', () => {
    const t = bidding();
    const up = (by: FactionId) => imagined(t, by).map(({ auction }) => auction!.cards[0]);
    expect(new Set(up('atreides'))).toEqual(new Set(['crysknife']));
    expect(different(imagined(t, 'atreides').map(({ auction }) => auction!.cards[1]))).toBe(4);
    expect(different(up('emperor'))).toBe(5);
  });

  it('[ATR-B2] one that nobody bought is imagined on top of the deck by Atreides alone', () => {
    const t = bidding().choose('pass', 'pass', 'pass');
    expect(t.view('spectator').auction).toBeNull();
    const tops = (by: FactionId) => imagined(t, by).map((game) => game.treacheryDeck.at(-1));
    expect(new Set(tops('atreides'))).toEqual(new Set(['crysknife']));
    expect(different(tops('emperor'))).toBe(5);
  });

  it('[ATR-B2] one that was bought is imagined with its buyer by Atreides alone', () => {
    const t = bidding().choose('pass', 'bid:1', 'pass', 'pass');
    const hands = (by: FactionId) =>
      imagined(t, by).map(({ factions }) => factions[t.seatOf('emperor')]!.hand.join());
    expect(new Set(hands('atreides'))).toEqual(new Set(['crysknife']));
    expect(different(hands('harkonnen'))).toBe(5);
  });
});

describe('the spice of a shipment', () => {
  it('[DUN-14.2] is imagined no more once it is paid', () => {
    const t = at(
      { phase: 'shipment' },
      { id: 'harkonnen', dot: 0, spice: 9 },
      { id: 'bene-gesserit' },
      { id: 'emperor' },
    );
    t.runUntil('ship').choose('carthag@10', 9);
    expect([t.faction, t.kind]).toEqual(['bene-gesserit', 'bg.accompany']);
    const left = imagined(t, 'bene-gesserit').map(({ factions }) => factions[0]!.spice);
    expect(Math.min(...left)).toBeLessThan(3);
  });
});

describe('the storm card that Fremen looked at', () => {
  it('[FRE-A1] is imagined as it is by Fremen alone', () => {
    const t = at({ stormCard: 4 }, { id: 'fremen' }, { id: 'emperor' });
    const cards = (by: FactionId) => imagined(t, by).map(({ stormCard }) => stormCard);
    expect(new Set(cards('fremen'))).toEqual(new Set([4]));
    expect(different(cards('emperor'))).toBe(6);
  });
});
