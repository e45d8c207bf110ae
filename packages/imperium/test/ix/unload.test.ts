import { describe, expect, it } from 'vitest';
import { laid, own, told } from './tables.ts';

const DELEGATE = 'choam-delegate';

describe('the Discard icon', () => {
  it('[IMP-31.10] [IX-10.1] [IX-10.4] a card of the hand, never an Intrigue card', () => {
    const t = laid({
      players: [
        { hand: ['truthsayer', 'dagger', 'diplomacy'], intrigue: ['ambush'], deck: ['dagger'] },
      ],
    }).play('truthsayer', 'tech-negotiation');
    t.choose('truthsayer/pay');
    expect(t.options).toEqual(['hand:dagger', 'hand:diplomacy']);
    t.choose(['hand:diplomacy']);
    expect(t.player(0)).toMatchObject({ hand: ['dagger', 'dagger'], discard: ['diplomacy'] });
  });

  it('[IX-10.2] [IX-10.3] it must be paid, and the played card is in play already', () => {
    const t = laid({ players: [{ hand: ['truthsayer'], deck: ['dagger'], supply: 0 }] });
    t.play('truthsayer', 'tech-negotiation');
    expect(t.seat).toBe(1); // nothing was left to do
    expect(t.player(0).hand).toEqual([]);
    const two = laid({ players: [{ hand: ['ix-guild-compact', 'dagger'] }] });
    expect(two.play('ix-guild-compact', 'foldspace').offers('ix-guild-compact/pay')).toBe(false);
  });

  it('[IX-10.5] revealed cards cannot pay it', () => {
    const t = laid({
      ix: { seats: [{ tiles: ['holoprojectors', 'training-drones'] }] },
      players: [{ hand: ['dagger', 'diplomacy'], deck: ['dagger'] }],
    }).choose('reveal');
    expect(t.offers('holoprojectors/pay')).toBe(false);
    expect(t.offers('training-drones/pay')).toBe(true);
  });
});

describe('Unload', () => {
  it('[IMP-31.11] [IX-11.1] [IX-11.3] [IX-11.9] [RUL-18] on the Reveal turn once, and when discarded', () => {
    const revealed = laid({ players: [{ hand: [DELEGATE] }] }).choose('reveal');
    expect(revealed.player(0).solari).toBe(3);
    const t = laid({ players: [{ hand: ['truthsayer', DELEGATE] }] });
    t.play('truthsayer', 'tech-negotiation').choose('truthsayer/pay');
    expect(t.player(0)).toMatchObject({ solari: 3, hand: [DELEGATE] }); // drawn again
  });

  it('[IX-11.2] [IX-11.5] when trashed, from hand, discard pile, play or deck', () => {
    const trashed = (player: object, from: string) => {
      const t = laid({ players: [{ hand: ['jamis'], ...player }] }).play('jamis', 'stillsuits');
      return t.choose('jamis/trash', from).player(0).solari;
    };
    expect(trashed({ hand: ['jamis', DELEGATE] }, `hand:${DELEGATE}`)).toBe(3);
    expect(trashed({ discard: [DELEGATE] }, `discard:${DELEGATE}`)).toBe(3);
    expect(trashed({ inPlay: [DELEGATE] }, `play:${DELEGATE}`)).toBe(3);
    const snooped = laid({ players: [{ intrigue: ['poison-snooper'], deck: [DELEGATE] }] });
    snooped.choose('intrigue:poison-snooper', 'trash');
    expect(snooped.player(0).solari).toBe(3);
  });

  it('[IX-11.4] on an opponent’s turn', () => {
    const t = laid({
      players: [
        { hand: ['reverend-mother-mohiam', 'diplomacy'], inPlay: ['bene-gesserit-sister'] },
        { hand: [DELEGATE, 'freighter-fleet'] },
        {},
      ],
    }).play('reverend-mother-mohiam', 'secrets');
    expect([t.seat, t.kind]).toEqual([1, 'freighter']);
    t.choose('advance');
    expect(t.player(1).solari).toBe(3);
    expect(own(t, 1).freighter).toBe(1);
  });

  it('[IX-11.4] [IX-6.7] [RUL-16] a Freighter recalled on an opponent’s turn asks what to gain, not what to give up', () => {
    const t = laid({
      ix: { seats: [{}, { freighter: 1 }] },
      players: [
        { hand: ['reverend-mother-mohiam', 'diplomacy'], inPlay: ['bene-gesserit-sister'] },
        { hand: ['freighter-fleet'] },
        {},
      ],
    }).play('reverend-mother-mohiam', 'secrets');
    t.choose('recall');
    expect([t.seat, t.kind]).toEqual([1, 'choose.one']);
    t.choose('branch:1');
    expect([0, 1, 2].map((seat) => t.player(seat).solari)).toEqual([1, 5, 1]);
  });

  it('[IX-11.6] [IX-13.17] discarded and then trashed: twice', () => {
    const t = laid({ players: [{ hand: ['guild-chief-administrator', DELEGATE] }] });
    t.play('guild-chief-administrator', 'smuggling').choose('guild-chief-administrator/pay');
    expect(t.options).toContain('none');
    t.choose(`discard:${DELEGATE}`);
    expect(t.player(0).solari).toBe(1 + 3 + 3);
  });

  it('[IX-11.7] [IX-11.8] the icon does not discard it, and putting cards away is no discard', () => {
    const t = laid({
      players: [{ hand: [DELEGATE] }, {}, {}],
    }).choose('reveal');
    expect(told(t, 'gained')).toHaveLength(1);
    expect(told(t, 'discarded')).toEqual([]);
    expect(t.player(0)).toMatchObject({ solari: 3, discard: [DELEGATE] });
  });

  it('[IX-11.10] its conditions are asked when it unloads', () => {
    const at = (holder: number | null) => {
      const t = laid({
        alliances: { 'spacing-guild': holder },
        players: [{ hand: ['truthsayer', 'guild-accord'], influence: { 'spacing-guild': 4 } }],
      });
      t.play('truthsayer', 'tech-negotiation').choose('truthsayer/pay');
      return t.player(0);
    };
    expect(at(0)).toMatchObject({ water: 1, spice: 3 });
    expect(at(null)).toMatchObject({ water: 1, spice: 0 });
  });

  it('[IX-11.12] a card of the Row unloads for nobody', () => {
    const t = laid({
      row: [DELEGATE],
      players: [
        { leader: 'helena-richese', hand: ['signet-ring'] },
        { revealed: true },
        { revealed: true },
      ],
    }).play('signet-ring', 'smuggling');
    t.choose('helena-richese/manipulate', 'smuggling/freighter', 'none', 'reveal', 'end');
    expect(t.position.trashed).toEqual([DELEGATE]);
    expect(t.player(0).solari).toBe(1);
  });
});

describe('Infiltration', () => {
  const HUNTER = 'bounty-hunter';

  it('[IMP-31.12] [IX-12.1] [IX-12.2] [IX-12.3] past any number of enemy Agents, never beside an own one', () => {
    const t = laid({
      players: [
        { hand: [HUNTER], agentsOn: ['carthag'], water: 2 },
        { agentsOn: ['arrakeen'] },
        { agentsOn: ['arrakeen'] },
      ],
    }).choose(HUNTER);
    expect(t.offers('arrakeen')).toBe(true);
    expect(t.why('carthag')).toMatchObject({ code: 'own-agent' });
    expect(t.why('smuggling')).toMatchObject({ code: 'no-icon' });
  });

  it('[IX-12.4] not past The Voice', () => {
    const t = laid({
      players: [{ hand: ['the-voice'] }, { hand: [HUNTER, 'dagger'], water: 2 }, {}],
    });
    t.play('the-voice', 'smuggling').choose(
      'the-voice/voice',
      'arrakeen',
      'smuggling/freighter',
      'none',
    );
    t.choose(HUNTER);
    expect(t.why('arrakeen')).toMatchObject({ code: 'named-with-voice' });
  });

  it('[IX-12.5] [IX-12.7] costs, requirements and once per game still count', () => {
    const t = laid({
      players: [
        { hand: ['embedded-agent'], council: true, solari: 4 },
        { agentsOn: ['mentat', 'high-council'] },
        { agentsOn: ['swordmaster'] },
      ],
    }).choose('embedded-agent');
    expect(t.offers('mentat')).toBe(true);
    expect(t.why('high-council')).toMatchObject({ code: 'once-per-game' });
    expect(t.why('swordmaster')).toMatchObject({ code: 'cannot-pay' });
  });

  it('[IX-12.6] [IX-12.9] icons that were added do not infiltrate', () => {
    const t = laid({
      players: [
        { hand: ['guild-accord'], intrigue: ['dispatch-an-envoy'], spice: 9 },
        { agentsOn: ['wealth', 'foldspace'] },
        {},
      ],
    }).choose('intrigue:dispatch-an-envoy', 'guild-accord');
    expect(t.offers('foldspace')).toBe(true);
    expect(t.why('wealth')).toMatchObject({ code: 'occupied' });
  });
});
