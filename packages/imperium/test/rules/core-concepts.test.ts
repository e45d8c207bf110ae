import type { ImperiumEvent } from '@landsraad/imperium';
import { type Table, table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

const RABBAN = 'glossu-the-beast-rabban';
const MEMNON = 'earl-memnon-thorvald';
const HELENA = 'helena-richese';

const heard = (t: Table, type: ImperiumEvent['type']) =>
  t.events().filter((event) => event.type === type);

describe('the score', () => {
  it('[IMP-3.3] goes on past 12', () => {
    const t = table({ players: [{ vp: 12, intrigue: ['choam-shares'], solari: 7 }] });
    t.choose('intrigue:choam-shares');
    expect(t.player(0).vp).toBe(13);
  });
});

describe('Leaders and texts', () => {
  it('[IMP-3.4] a text that contradicts a general rule wins over it', () => {
    const spaces = (leader: string) => {
      const t = table({
        players: [
          { leader, hand: ['arrakis-liaison', 'dagger'] },
          { agentsOn: ['hall-of-oratory', 'arrakeen'] },
        ],
      }).choose('arrakis-liaison');
      return t.kind === 'agent.space' ? t.options : t.player(0).agentsOn;
    };
    expect(spaces(HELENA)).toEqual(['hall-of-oratory', 'arrakeen', 'carthag']);
    expect(spaces(RABBAN)).toEqual(['carthag']);
  });

  it('[IMP-3.5] the right-hand ability comes with the Signet Ring on an Agent turn', () => {
    const ring = { leader: MEMNON, hand: ['signet-ring', 'dagger'] };
    const sent = table({ players: [ring] }).play('signet-ring', 'secure-contract');
    expect(sent.player(0)).toMatchObject({ spice: 1, solari: 3 });
    const revealed = table({ players: [ring] }).choose('reveal');
    expect(revealed.player(0)).toMatchObject({ spice: 0, solari: 0 });
  });

  it('[IMP-3.5] the left-hand ability works as it says, without the ring', () => {
    const t = table({ players: [{ leader: MEMNON, hand: ['dagger'], solari: 5 }] });
    t.play('dagger', 'high-council');
    expect(t.kind).toBe('influence.gain');
  });
});

describe('where cards are', () => {
  it('[IMP-3.6] [IMP-3.7] [IMP-3.11] a card is in one zone at a time, from its purchase to its end', () => {
    const t = table({
      row: ['guild-administrator'],
      players: [
        { hand: ['convincing-argument', 'convincing-argument'] },
        { revealed: true },
        { revealed: true },
      ],
    });
    const zones = () => {
      const { row, trashed, players } = t.position;
      const { deck, hand, inPlay, discard } = players[0]!;
      return Object.entries({ row, deck, hand, inPlay, discard, trashed }).flatMap(
        ([zone, cards]) => cards!.flatMap((id) => (id === 'guild-administrator' ? [zone] : [])),
      );
    };
    expect(zones()).toEqual(['row']);
    t.choose('reveal', 'acquire:guild-administrator');
    expect(zones()).toEqual(['discard']);
    expect(t.match.view('spectator').players[0]!.discard).toEqual(['guild-administrator']);
    t.choose('end');
    expect(t.position.round).toBe(2);
    expect(zones()).toEqual(['hand']);
    t.runUntil(({ active }) => active === 0);
    t.play('guild-administrator', 'secure-contract');
    expect(zones()).toEqual(['inPlay']);
    t.choose('guild-administrator/trash', 'play:guild-administrator');
    expect(zones()).toEqual(['trashed']);
  });

  it('[IMP-3.11] a trashed Reserve card goes back to its stack', () => {
    const t = table({
      reserve: { 'arrakis-liaison': 3 },
      players: [{ hand: ['guild-administrator', 'arrakis-liaison'] }],
    });
    t.play('guild-administrator', 'secure-contract');
    t.choose('guild-administrator/trash', 'hand:arrakis-liaison');
    expect(t.position).toMatchObject({ trashed: [], reserve: { 'arrakis-liaison': 4 } });
  });

  it('[IMP-3.12] played and revealed cards stay in play until Clean Up', () => {
    const t = table({
      players: [
        { hand: ['dagger', 'convincing-argument'] },
        { revealed: true },
        { revealed: true },
      ],
    });
    t.play('dagger', 'hall-of-oratory');
    expect(t.player(0)).toMatchObject({ inPlay: ['dagger'], discard: [] });
    t.choose('reveal');
    expect(t.kind).toBe('reveal.order');
    expect(t.player(0)).toMatchObject({ inPlay: ['dagger', 'convincing-argument'], discard: [] });
    t.choose('end');
    expect(t.player(0).inPlay).toEqual([]);
    expect(t.player(0).hand.toSorted()).toEqual(['convincing-argument', 'dagger']); // the new hand
  });
});

describe('drawing', () => {
  const atResearchStation = (deck: string[], discard: string[], inPlay: string[] = []) =>
    table({ players: [{ hand: ['reconnaissance'], water: 2, deck, discard, inPlay }] })
      .play('reconnaissance', 'research-station')
      .choose('research-station/draw');

  it('[IMP-3.8] an empty deck is made of the discard pile, and drawing goes on', () => {
    const t = atResearchStation(['dagger'], ['diplomacy', 'seek-allies', 'scout']);
    expect(t.player(0).hand[0]).toBe('dagger');
    expect(t.player(0).hand).toHaveLength(3);
    expect(t.player(0)).toMatchObject({ discard: [] });
    expect([...t.player(0).hand, ...t.player(0).deck].toSorted()).toEqual([
      'dagger',
      'diplomacy',
      'scout',
      'seek-allies',
    ]);
  });

  it('[IMP-3.8] the pile is shuffled, not turned over', () => {
    const pile = ['scout', 'dagger', 'diplomacy', 'seek-allies', 'signet-ring', 'dr-yueh', 'chani'];
    const t = atResearchStation([], pile);
    const order = [...t.player(0).hand, ...t.player(0).deck];
    expect(order.toSorted()).toEqual(pile.toSorted());
    expect([pile, pile.toReversed()]).not.toContainEqual(order);
  });

  it('[IMP-3.9] the last card of the deck shuffles nothing yet', () => {
    const t = atResearchStation(['dagger', 'scout', 'diplomacy'], ['seek-allies']);
    expect(t.player(0)).toMatchObject({ deck: [], discard: ['seek-allies'] });
    expect(heard(t, 'reshuffled')).toEqual([]);
  });

  it.each([
    [['dagger'], []],
    [[], ['dagger']],
  ])(
    '[IMP-3.10] [AMB-10] deck %j and discard pile %j give no more, and cards in play stay there',
    (deck, discard) => {
      const t = atResearchStation(deck, discard, ['diplomacy', 'seek-allies']);
      expect(t.player(0)).toMatchObject({
        hand: ['dagger'],
        deck: [],
        inPlay: ['diplomacy', 'seek-allies', 'reconnaissance'],
      });
    },
  );
});

describe('discarding', () => {
  it('[IMP-3.13] takes cards from the hand, never Intrigue cards', () => {
    const t = table({
      players: [
        { hand: ['test-of-humanity', 'dagger'] },
        { hand: ['scout', 'dagger'], intrigue: ['windfall'], conflict: 1 },
        { intrigue: ['windfall', 'ambush'] },
      ],
    });
    t.play('test-of-humanity', 'hall-of-oratory');
    expect([t.seat, t.options]).toEqual([1, ['branch:1', 'branch:2']]);
    t.choose('branch:1');
    expect(t.options).toEqual(['hand:scout', 'hand:dagger']);
    t.choose(['hand:scout']);
    expect(t.player(1)).toMatchObject({ hand: ['dagger'], discard: ['scout'], conflict: 1 });
    expect(t.player(2)).toMatchObject({ intrigue: ['windfall', 'ambush'], discard: [] });
    expect(heard(t, 'discarded')).toEqual([{ type: 'discarded', seat: 1, cards: ['scout'] }]);
  });

  it('[IMP-3.14] Clean Up moves cards without discarding them', () => {
    const t = table({ players: [{ hand: ['scout', 'dagger'] }] }).choose('reveal');
    expect(t.player(0).discard.toSorted()).toEqual(['dagger', 'scout']);
    expect(heard(t, 'discarded')).toEqual([]);
  });
});

describe('resources', () => {
  it('[IMP-1.2] the bank gives more than the box holds', () => {
    const rich = { solari: 40, spice: 35, water: 15 };
    const t = table({ players: [{ hand: ['stilgar', 'dagger'], ...rich }, rich] });
    t.play('stilgar', 'stillsuits');
    expect(t.player(0)).toMatchObject({ water: 17 });
  });

  it('[IMP-4.1] Solari, spice and water are kept from round to round', () => {
    const kept = { solari: 50, spice: 40, water: 30 };
    const t = table({ players: [kept, { revealed: true }, { revealed: true }] }).choose('reveal');
    expect(t.position.round).toBe(2);
    expect(t.player(0)).toMatchObject(kept);
  });

  it('[IMP-4.2] what is paid goes to the bank and what is gained comes from it', () => {
    const t = table({
      players: [
        { hand: ['dune-the-desert-planet', 'dagger'], spice: 3 },
        { solari: 1, spice: 1, water: 1 },
      ],
    });
    t.play('dune-the-desert-planet', 'sell-melange').choose('3-spice');
    expect(t.player(0)).toMatchObject({ spice: 0, solari: 8, water: 0 });
    expect(t.player(1)).toMatchObject({ solari: 1, spice: 1, water: 1 });
    expect(t.player(2)).toMatchObject({ solari: 0, spice: 0, water: 0 });
  });

  it('[IMP-4.3] nobody pays what they do not have', () => {
    const t = table({ players: [{ hand: ['dune-the-desert-planet', 'dagger'], spice: 4 }] });
    t.choose('dune-the-desert-planet');
    expect(t.options).toEqual(['sell-melange', 'secure-contract', 'imperial-basin']);
    expect(t.why('the-great-flat')).toEqual({
      code: 'cannot-pay',
      rule: 'IMP-11.1',
      args: { resource: 'water', needs: 2, has: 0 },
    });
    t.choose('sell-melange');
    expect(t.options).toEqual(['2-spice', '3-spice', '4-spice']);
  });

  it('[IMP-4.4] Persuasion is spent on the Reveal turn only', () => {
    const t = table({
      players: [{ hand: ['dagger', 'convincing-argument'], council: true, intrigue: ['ambush'] }],
    });
    t.play('dagger', 'hall-of-oratory');
    expect(t.options).toEqual(['end']);
    t.choose('end', 'reveal', 'reveal', 'reveal');
    expect(t.seat).toBe(0);
    expect(t.options).toEqual(['acquire:arrakis-liaison', 'end']);
  });

  it('[IMP-4.4] what is left of it is lost', () => {
    const t = table({
      players: [
        { hand: ['convincing-argument'], deck: ['dagger', 'dagger', 'dagger', 'dagger', 'dagger'] },
        { revealed: true },
        { revealed: true },
      ],
    });
    t.choose('reveal');
    expect(t.options).toEqual(['acquire:arrakis-liaison', 'end']);
    t.choose('end').runUntil(({ round, active }) => round === 2 && active === 0);
    expect(t.player(0).hand).toHaveLength(5);
    t.choose('reveal');
    expect(t.player(0).discard.filter((card) => card === 'arrakis-liaison')).toEqual([]);
    expect(heard(t, 'persuasion-gained')).toHaveLength(1);
    expect(heard(t, 'acquired')).toEqual([]);
    expect(t.position.round).toBe(3); // nothing could be bought, so nothing was asked
  });
});
