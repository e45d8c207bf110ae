import { imperium } from '@landsraad/imperium';
import { type Position, table } from '@landsraad/imperium/scenario';
import { asOf } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';

/* What the clock answers for who does not: docs/rules/decisions.md. Until version 4 it was what came first. */

const fallbacks = (position: Position, ...steps: string[]) =>
  [imperium.version, 3].map(
    (version) =>
      table(position, { ix: true }, asOf(imperium, version)).choose(...steps).decision.fallback,
  );

describe('the clock', () => {
  it('[IMP-29.8] gives up starting cards first, then the cheapest (section 0, item 4)', () => {
    const hand = ['lady-jessica', 'scout', 'dagger', 'stilgar'];
    const mohiam = {
      players: [
        { hand: ['reverend-mother-mohiam'], inPlay: ['bene-gesserit-initiate'] },
        { hand },
        {},
      ],
    };
    expect(fallbacks(mohiam, 'reverend-mother-mohiam', 'wealth')).toEqual([
      ['hand:dagger', 'hand:scout'],
      ['hand:lady-jessica', 'hand:scout'],
    ]);
  });

  it('[IMP-12.8] the same where a card is the price', () => {
    const position = {
      players: [{ hand: ['diplomacy', 'stilgar'], discard: ['seek-allies'], spice: 2 }],
    };
    expect(
      fallbacks(position, 'diplomacy', 'selective-breeding', 'selective-breeding/pay'),
    ).toEqual(['discard:seek-allies', 'hand:stilgar']);
  });

  it('[IMP-18.2] acquires the cheapest where a card must be acquired (I-A-21)', () => {
    const position = {
      row: ['space-travel', 'scout'],
      players: [{ hand: ['dagger'], intrigue: ['bypass-protocol'] }],
    };
    expect(fallbacks(position, 'intrigue:bypass-protocol/1')).toEqual([
      'acquire:scout',
      'acquire:space-travel',
    ]);
  });

  it('[IX-2.7] [IX-4.3] places Negotiators (I-A-30, I-A-31)', () => {
    const ix = { stacks: [['artillery']] };
    const sent = { players: [{ hand: ['dagger'], spice: 3 }], ix };
    expect(fallbacks(sent, 'dagger', 'tech-negotiation/choose')).toEqual(['branch:2', 'branch:1']);
    const revealed = { players: [{ hand: ['ix-guild-compact', 'convincing-argument'] }] };
    expect(fallbacks(revealed, 'reveal', 'ix-guild-compact/negotiator')).toEqual([2, 0]);
  });

  it('[IX-6.2] [IX-7.1] moves the Freighter and commissions before the turn ends (I-A-32, I-A-34)', () => {
    const freighter = { players: [{ hand: ['dune-the-desert-planet'] }] };
    expect(fallbacks(freighter, 'dune-the-desert-planet', 'smuggling')).toEqual([
      'smuggling/freighter',
      'end',
    ]);
    const ship = { players: [{ hand: ['dagger'], solari: 3 }] };
    expect(fallbacks(ship, 'dagger', 'dreadnought')).toEqual(['dreadnought/dreadnought', 'end']);
  });
});
