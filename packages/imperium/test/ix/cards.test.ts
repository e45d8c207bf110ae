import { imperium } from '@landsraad/imperium';
import { asOf } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { type PlayerPosition, table } from '../../src/scenario/index.ts';
import type { IxPosition } from '../../src/scenario/position.ts';
import { ixOf, laid, own, told } from './tables.ts';

const strength = (t: ReturnType<typeof laid>, seat = 0) => t.match.view(0).players[seat]!.strength;

describe('Imperium cards of Ix', () => {
  it('[IX-13.3] Court Intrigue: a card under the deck, unseen, for a new one', () => {
    const t = laid({
      intrigueDeck: ['windfall', 'cull'],
      players: [{ hand: ['court-intrigue'], intrigue: ['ambush', 'bribery'] }],
    }).play('court-intrigue', 'wealth');
    t.choose('court-intrigue/pay', 'bribery');
    expect(t.player(0).intrigue).toEqual(['ambush', 'windfall']);
    expect(t.position.intrigueDeck).toEqual(['cull', 'bribery']);
    expect(t.events(1).find(({ type }) => type === 'intrigue-buried')).not.toHaveProperty('secret');
  });

  it('[IX-13.4] [RUL-15] Imperial Bashar counts the other cards that really give swords', () => {
    const revealed = (hand: string[], choice?: string) => {
      const t = laid({
        players: [{ hand, conflict: 1, inPlay: ['dagger'] }, {}, {}],
        row: ['arrakis-recruiter'],
      }).choose('reveal');
      if (choice) t.choose(choice);
      return strength(t) - 2;
    };
    expect(revealed(['imperial-bashar'])).toBe(2);
    expect(revealed(['imperial-bashar', 'dagger', 'dagger'])).toBe(2 + 2 + 2);
    expect(revealed(['imperial-bashar', 'bene-gesserit-sister'], 'branch:1')).toBe(2);
    expect(revealed(['imperial-bashar', 'bene-gesserit-sister'], 'branch:2')).toBe(2 + 2 + 1);
  });

  it('[RUL-8] [IX-13.7] Treachery at Conspire: who takes the last troops is for its player to say', () => {
    const sent = (version: number) =>
      table(
        { players: [{ hand: ['treachery'], supply: 3, garrison: 0, spice: 4 }, {}, {}] },
        { ix: true },
        asOf(imperium, version),
      ).play('treachery', 'conspire');
    const t = sent(4).choose('treachery/trash-this');
    expect(t.player(0)).toMatchObject({ supply: 0, garrison: 1, conflict: 2 });
    expect(sent(4).choose('conspire/recruit').player(0)).toMatchObject({
      garrison: 2,
      conflict: 1,
    });
    expect(sent(3).player(0)).toMatchObject({ garrison: 2, conflict: 1 });
  });

  it('[IX-13.6] [IX-13.7] [IX-13.8] [IX-13.25] Treachery: 2 Influence, itself trashed, two troops to the Conflict', () => {
    const t = laid({ players: [{ hand: ['treachery'], supply: 9 }] }).play('treachery', 'wealth');
    expect(t.player(0)).toMatchObject({ conflict: 2, supply: 7, influence: { emperor: 2 } });
    expect(t.position.trashed).toEqual(['treachery']);
    const few = laid({ players: [{ hand: ['treachery'], supply: 1 }] }).play('treachery', 'wealth');
    expect(few.player(0)).toMatchObject({ conflict: 1, supply: 0 });
    const revealed = laid({ players: [{ hand: ['treachery'] }] }).choose('reveal');
    expect(revealed.player(0).conflict).toBe(2);
  });

  it('[IX-13.9] Bounty Hunter: 2 Solari where an enemy Agent stood', () => {
    const at = (agentsOn: string[]) =>
      laid({ players: [{ hand: ['bounty-hunter'] }, { agentsOn }, {}] })
        .play('bounty-hunter', 'arrakeen')
        .player(0).solari;
    expect([at(['arrakeen']), at(['carthag'])]).toEqual([2, 0]);
  });

  it('[IX-13.10] [IX-13.25] Guild Accord: Heighliner for 4, with this card only', () => {
    const hand = ['guild-accord', 'diplomacy'];
    const t = laid({ players: [{ hand, spice: 4 }] });
    expect(t.choose('diplomacy').why('heighliner')).toMatchObject({ code: 'cannot-pay' });
    const sent = laid({ players: [{ hand, spice: 4 }] }).play('guild-accord', 'heighliner');
    expect(sent.player(0).spice).toBe(0);
  });

  it('[IX-13.11] [RUL-17] Desert Ambush: an enemy unit for each troop deployed this turn', () => {
    const t = laid({
      ix: { seats: [{}, { dreadnoughts: { conflict: 1 } }] },
      players: [{ hand: ['desert-ambush'], garrison: 3 }, { conflict: 1 }, { conflict: 1 }],
    }).play('desert-ambush', 'imperial-basin');
    expect(t.offers('desert-ambush/ambush')).toBe(false);
    t.choose('deploy', 2, 'desert-ambush/ambush');
    expect(t.options).toEqual(['seat:1/troop', 'seat:1/dreadnought', 'seat:2/troop']);
    t.choose('seat:1/dreadnought', 'desert-ambush/ambush', 'seat:2/troop');
    expect(t.seat).toBe(1); // two for two, so the turn is over
    expect(own(t, 1).dreadnoughts).toMatchObject({ garrison: 1, conflict: 0 });
    expect(t.player(2)).toMatchObject({ conflict: 0, garrison: 4 });
    expect(t.player(1).conflict).toBe(1);
  });

  it('[IX-13.12] Embedded Agent needs another Bene Gesserit card', () => {
    const at = (inPlay: string[]) =>
      laid({ players: [{ hand: ['embedded-agent'], inPlay }] })
        .play('embedded-agent', 'tech-negotiation')
        .offers('embedded-agent/freighter');
    expect([at([]), at(['bene-gesserit-sister'])]).toEqual([false, true]);
  });

  it('[IX-13.13] Imperial Shock Trooper: an Agent still on a space of the Emperor', () => {
    const at = (agentsOn: string[]) =>
      strength(
        laid({
          row: ['arrakis-recruiter'],
          players: [{ hand: ['imperial-shock-trooper'], agentsOn, conflict: 1 }],
        }).choose('reveal'),
      );
    expect([at(['wealth']), at(['foldspace'])]).toEqual([7, 4]);
  });

  it('[IX-13.14] Ixian Engineer: trashed for a point with three tiles', () => {
    const at = (tiles: string[]) =>
      laid({
        ix: { seats: [{ tiles: ['windtraps', 'chaumurky', ...tiles] }] },
        players: [{ hand: ['ixian-engineer', 'convincing-argument'] }],
      }).choose('reveal');
    expect(at([]).offers('ixian-engineer/pay')).toBe(false);
    const t = at(['spaceport']).choose('ixian-engineer/pay');
    expect(t.player(0).vp).toBe(1);
    expect(t.position.trashed).toEqual(['ixian-engineer']);
  });

  it('[IX-13.15] Weirding Way: another turn at once, of either kind, if its player likes', () => {
    const sent = () =>
      laid({ players: [{ hand: ['weirding-way', 'reconnaissance'] }, {}, {}] }).play(
        'weirding-way',
        'smuggling',
      );
    const t = sent().choose('weirding-way/extra-turn', 'smuggling/freighter', 'none');
    expect([t.seat, t.kind]).toEqual([0, 'turn.kind']);
    expect(t.options).toEqual(['reconnaissance', 'reveal']);
    t.choose('reveal');
    expect(t.seat).toBe(1);
    expect(sent().choose('smuggling/freighter', 'none', 'end').seat).toBe(1);
  });

  it('[IX-13.16] [IX-13.26] Full-Scale Assault: 3 swords for each dreadnought in the Conflict then', () => {
    const t = laid({
      ix: {
        seats: [{ dreadnoughts: { conflict: 1 } }],
        holding: [{ space: 'carthag', seat: 0 }],
      },
      players: [{ hand: ['full-scale-assault', 'negotiated-withdrawal'], conflict: 2 }],
    }).choose('reveal', 'full-scale-assault/swords-per-dreadnought');
    expect(strength(t)).toBe(4 + 3 + 3);
    t.choose('negotiated-withdrawal/pay', 'emperor');
    expect(own(t).dreadnoughts.garrison).toBe(1);
    expect(t.player(0)).toMatchObject({ conflict: 0, swords: 3 });
  });

  it('Negotiated Withdrawal takes any mix of three units', () => {
    const t = laid({
      ix: { seats: [{ dreadnoughts: { conflict: 2 } }] },
      players: [{ hand: ['negotiated-withdrawal'], conflict: 2 }],
    }).choose('reveal', 'negotiated-withdrawal/pay');
    expect(t.options).toEqual(['1', '2']);
    t.choose(2, 'fremen');
    expect(t.player(0)).toMatchObject({ conflict: 1, influence: { fremen: 1 } });
  });

  it('Local Fence: one exchange at most, and none if its player likes', () => {
    const t = laid({ players: [{ hand: ['local-fence'], spice: 2, solari: 5 }] });
    t.play('local-fence', 'arrakeen');
    expect(t.offers('end')).toBe(true);
    t.choose('local-fence/choose', 'branch:2');
    expect(t.player(0)).toMatchObject({ spice: 6, solari: 0 });
    expect(t.offers('local-fence/choose')).toBe(false);
  });

  it('Web of Power, In the Shadows, Sayyadina and others read their conditions', () => {
    const influence = { emperor: 2, 'spacing-guild': 2, fremen: 2, 'bene-gesserit': 1 };
    const web = laid({ players: [{ hand: ['web-of-power'], deck: ['dagger'], influence }] });
    web.play('web-of-power', 'secrets');
    expect(web.player(0)).toMatchObject({ solari: 2, water: 1, hand: ['dagger'] });
    const shadows = laid({
      players: [{ hand: ['in-the-shadows', 'dagger'], influence: { 'bene-gesserit': 2 } }],
    }).play('in-the-shadows', 'arrakeen');
    shadows.choose('in-the-shadows/pay');
    expect(shadows.options).toEqual(['emperor', 'spacing-guild', 'fremen']);
    const mother = laid({ players: [{ hand: ['sayyadina'], water: 3 }] });
    expect(mother.play('sayyadina', 'stillsuits').choose('sayyadina/pay').player(0).vp).toBe(1);
  });
});

describe('Intrigue cards of Ix', () => {
  const combat = (intrigue: string, player: PlayerPosition = {}, ix: IxPosition = {}) =>
    laid({
      phase: 'combat',
      conflict: 'skirmish-c',
      ix,
      players: [{ conflict: 1, intrigue: [intrigue], ...player }, { conflict: 1 }, {}],
    });

  it('[IX-13.5] Second Wave: two units of the garrison, for whoever fights already', () => {
    const ix = { seats: [{ dreadnoughts: { garrison: 1 } }] };
    const t = combat('second-wave', { garrison: 3 }, ix).choose('intrigue:second-wave');
    expect(t.options).toEqual(['0', '1']);
    t.choose(1);
    expect(t.options).toEqual(['0', '1']);
    t.choose(1);
    expect(told(t, 'conflict-resolved')[0]!.strengths[0]).toBe(2 + 3 + 2 + 2);
    const out = combat('second-wave', { conflict: 0 }, ix);
    expect(told(out, 'intrigue-played')).toEqual([]);
  });

  it('[IX-13.18] costs must be paid and conditions met', () => {
    expect(combat('blackmail').why('intrigue:blackmail')).toMatchObject({ rule: 'IMP-6.8' });
    const paid = combat('blackmail', { influence: { emperor: 1 } }).choose('intrigue:blackmail');
    expect(paid.player(0).influence.emperor).toBe(0);
    expect(told(paid, 'conflict-resolved')[0]!.strengths[0]).toBe(7);
    expect(combat('war-chest', { solari: 1 }).why('intrigue:war-chest/1')).toMatchObject({
      code: 'cannot-pay',
    });
    const probe = laid({ players: [{ hand: ['dagger'], intrigue: ['ixian-probe'] }] });
    expect(probe.offers('intrigue:ixian-probe')).toBe(false);
  });

  it('[IX-13.19] Grand Conspiracy: 1 point for three conditions, 2 for four', () => {
    const at = (council: boolean, dreadnoughts: number) => {
      const t = laid({
        phase: 'endgame',
        ix: { seats: [{ dreadnoughts: { garrison: dreadnoughts } }] },
        players: [
          {
            intrigue: ['grand-conspiracy'],
            council,
            discard: ['the-spice-must-flow'],
            influence: { emperor: 4, fremen: 5 },
          },
        ],
      });
      if (t.match.over || !t.offers('intrigue:grand-conspiracy')) return 0;
      return t.choose('intrigue:grand-conspiracy').match.result![0]!.points;
    };
    expect([at(false, 1), at(false, 2), at(true, 1), at(true, 2)]).toEqual([0, 1, 1, 2]);
  });

  it('[IX-13.20] Diversion: after four units deployed this turn', () => {
    const t = laid({
      ix: { seats: [{ dreadnoughts: { garrison: 1 } }] },
      players: [{ hand: ['reconnaissance'], intrigue: ['diversion'], garrison: 3, council: true }],
    }).play('reconnaissance', 'carthag');
    t.choose('launch', 1, 'deploy', 2);
    expect(t.why('intrigue:diversion')).toMatchObject({ code: 'condition' });
    const four = laid({
      ix: { seats: [{ dreadnoughts: { garrison: 1 }, tiles: ['training-drones'] }] },
      players: [{ hand: ['reconnaissance'], intrigue: ['diversion'], garrison: 3 }],
    }).play('reconnaissance', 'carthag');
    four.choose('training-drones/pay', 'launch', 1, 'deploy', 3, 'intrigue:diversion', 'advance');
    expect(own(four).freighter).toBe(1);
  });

  it('[IX-13.21] Strategic Push: 2 Solari for the sole winner', () => {
    const won = combat('strategic-push').choose('intrigue:strategic-push', 'emperor');
    expect(won.player(0).solari).toBe(2);
    const tied = laid({
      phase: 'combat',
      conflict: 'skirmish-c',
      players: [{ conflict: 1, intrigue: ['strategic-push'] }, { conflict: 2 }, {}],
    }).choose('intrigue:strategic-push');
    expect(tied.player(0).solari).toBe(0);
    expect(ixOf(tied).seats.map(({ ifWon }) => ifWon)).toEqual([0, 0, 0]);
  });

  it('[IX-13.22] Economic Supremacy: a point, and one more for each payment', () => {
    const t = laid({
      phase: 'combat',
      conflict: 'economic-supremacy',
      players: [{ conflict: 1, solari: 6, spice: 4 }],
    }).choose('yes', 'yes');
    expect(t.player(0)).toMatchObject({ vp: 3, solari: 0, spice: 0 });
    const poor = laid({
      phase: 'combat',
      conflict: 'economic-supremacy',
      players: [{ conflict: 1, solari: 5, spice: 4 }],
    }).choose('no');
    expect(poor.player(0).vp).toBe(1);
  });

  it('[IX-13.27] Strongarm: a troop of garrison or Conflict for the Faction of the space', () => {
    const t = laid({
      players: [{ hand: ['diplomacy'], intrigue: ['strongarm'], garrison: 1, conflict: 1 }],
    });
    expect(t.offers('intrigue:strongarm')).toBe(false);
    t.play('diplomacy', 'wealth').choose('intrigue:strongarm');
    expect(t.options).toEqual(['garrison', 'conflict']);
    t.choose('conflict');
    expect(t.player(0)).toMatchObject({ conflict: 0, garrison: 1, influence: { emperor: 2 } });
  });

  it('Quid Pro Quo: each Faction with an own Agent once', () => {
    const t = laid({
      players: [{ intrigue: ['quid-pro-quo'], spice: 2, agentsOn: ['wealth', 'stillsuits'] }],
    }).choose('intrigue:quid-pro-quo');
    expect(t.player(0).influence).toMatchObject({ emperor: 1, fremen: 1, 'spacing-guild': 0 });
  });

  it('Advanced Weaponry: a dreadnought as a Plot, swords with three tiles', () => {
    const t = laid({ players: [{ intrigue: ['advanced-weaponry'], solari: 3 }] });
    expect(own(t.choose('intrigue:advanced-weaponry/1')).dreadnoughts.garrison).toBe(1);
    expect(combat('advanced-weaponry').offers('intrigue:advanced-weaponry/2')).toBe(false);
    const armed = combat(
      'advanced-weaponry',
      {},
      {
        seats: [{ tiles: ['windtraps', 'chaumurky', 'spaceport'] }],
      },
    );
    expect(armed.offers('intrigue:advanced-weaponry/2')).toBe(true);
  });
});
