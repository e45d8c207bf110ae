import { describe, expect, it } from 'vitest';
import type { PlayerPosition, Position } from '../../src/scenario/index.ts';
import { laid, own, tilesOf, told } from './tables.ts';

const DUNE = 'dune-the-desert-planet';

const at = (freighter: number, player: PlayerPosition = {}, rest: Position = {}) =>
  laid({
    ...rest,
    ix: { seats: [{ freighter }], stacks: [['training-drones']] },
    players: [{ hand: [DUNE], ...player }, {}, {}],
  })
    .play(DUNE, 'smuggling')
    .choose('smuggling/freighter');

describe('Freighters', () => {
  it('[IX-6.2] [IX-6.13] advance, recall or neither; from the bottom there is nothing to recall', () => {
    expect(at(0).options).toEqual(['advance', 'none']);
    expect(at(1).options).toEqual(['advance', 'recall', 'none']);
    expect(own(at(1).choose('none')).freighter).toBe(1);
  });

  it('[IX-6.3] no further than the top', () => {
    expect(at(3).options).toEqual(['recall', 'none']);
  });

  it('[IX-6.4] advancing gives nothing', () => {
    const before = at(1).player(0);
    const t = at(1).choose('advance');
    expect(t.player(0)).toEqual(before);
    expect(own(t).freighter).toBe(2);
  });

  it('[IMP-31.9] [IX-6.5] [IX-6.6] a recall gives all on the way, in any order: spice, then a tile for it', () => {
    const t = at(3).choose('recall');
    expect(own(t).freighter).toBe(0);
    expect(t.options).toEqual(expect.arrayContaining(['shipping/choose', 'shipping/influence']));
    expect(t.offers('shipping/tech')).toBe(false);
    t.choose('shipping/choose', 'branch:2', 'shipping/tech', 'tile:training-drones');
    t.choose('shipping/influence', 'fremen');
    expect(t.player(0)).toMatchObject({ spice: 1, garrison: 5, influence: { fremen: 1 } });
    expect(tilesOf(t)).toEqual(['training-drones']);
  });

  it('[IX-6.7] [IX-6.8] first space: dividends, with 1 Solari for each opponent, or 2 spice', () => {
    const t = at(1).choose('recall', 'branch:1');
    expect([0, 1, 2].map((seat) => t.player(seat).solari)).toEqual([6, 1, 1]);
    expect(at(1).choose('recall', 'branch:2').player(0).spice).toBe(2);
  });

  it('[IX-6.9] second space: two troops and 1 Influence of choice', () => {
    const t = at(2).choose('recall', 'shipping/choose', 'branch:2');
    expect(t.options).toEqual(['emperor', 'spacing-guild', 'bene-gesserit', 'fremen']);
    expect(t.player(0).garrison).toBe(5);
  });

  it('[IX-6.10] third space: a tile for 2 spice less', () => {
    const t = at(3, { spice: 1 }).choose('recall', 'shipping/tech', 'tile:training-drones');
    expect(t.player(0).spice).toBe(0);
  });

  it('[IX-6.11] [IX-15.7] [IX-25.2] its troops may be deployed on a Combat turn only', () => {
    const hundro = (space: string) =>
      laid({
        ix: { seats: [{ freighter: 2 }] },
        players: [
          { leader: 'viscount-hundro-moritani', hand: ['signet-ring'], spice: 1, garrison: 0 },
        ],
      })
        .play('signet-ring', space)
        .choose('viscount-hundro-moritani/pay', 'recall');
    expect(hundro('smuggling').offers('deploy')).toBe(false);
    const t = hundro('arrakeen').choose('deploy');
    expect(t.options).toEqual(['0', '1', '2', '3']);
  });

  it('[IX-6.12] Freighters of several players share a space', () => {
    const t = laid({
      ix: { seats: [{ freighter: 1 }, { freighter: 2 }] },
      players: [{ hand: [DUNE] }],
    });
    t.play(DUNE, 'smuggling').choose('smuggling/freighter', 'advance');
    expect([0, 1].map((seat) => own(t, seat).freighter)).toEqual([2, 2]);
  });

  it('[IX-6.6] [RUL-16] the order is free before an Agent is sent, too', () => {
    const t = laid({
      ix: { seats: [{ freighter: 2 }] },
      players: [{ hand: [DUNE], intrigue: ['expedite'], spice: 1 }],
    }).choose('intrigue:expedite', 'recall');
    expect(t.kind).toBe('freighter.rewards');
    expect(t.options).toEqual(['shipping/choose', 'shipping/recruit', 'shipping/influence']);
    t.choose('shipping/influence', 'emperor', 'shipping/choose', 'branch:1');
    expect(t.player(0)).toMatchObject({ solari: 5, garrison: 5, influence: { emperor: 1 } });
    expect(t.kind).toBe('turn.kind');
  });
});

describe('a Freighter as a Conflict reward', () => {
  it('[IX-13.23] moves when the combat is resolved; its troops go to the garrison', () => {
    const t = laid({
      phase: 'combat',
      conflict: 'skirmish-f',
      ix: { seats: [{ freighter: 2 }] },
      players: [{ conflict: 1, garrison: 0 }, {}, {}],
    });
    expect([t.seat, t.kind]).toEqual([0, 'freighter']);
    t.choose('recall', 'shipping/recruit', 'shipping/choose', 'branch:2', 'emperor');
    expect(told(t, 'recruited').map(({ n }) => n)).toEqual([2, 1]);
    expect(t.player(0)).toMatchObject({ garrison: 3, conflict: 0, spice: 2 });
  });
});
