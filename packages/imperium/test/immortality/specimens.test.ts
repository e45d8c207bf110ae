import { imperium } from '@landsraad/imperium';
import { asOf } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { RECLAIMED_FORCES } from '../../src/content/immortality/tleilaxu.ts';
import { type Position, table } from '../../src/scenario/index.ts';
import { describeCard } from '../../src/wording/faces.ts';
import { labOf, laid, MARKED, one, own, TWICE, told } from './tables.ts';

describe('specimens', () => {
  it('[IMM-5.1] [IMM-5.2] [IMM-11.3] come from the supply, never from garrison or Conflict', () => {
    const t = one({ hand: ['bene-tleilax-lab'], supply: 5, garrison: 4, conflict: 3 });
    t.play('bene-tleilax-lab', 'arrakeen');
    expect(t.player(0)).toMatchObject({ supply: 3, garrison: 5, conflict: 3 });
    expect(own(t).specimens).toBe(1);
  });

  it('[IMM-5.3] [IMM-5.4] [IMM-11.3] are spent for an effect of a card, and go back to the supply', () => {
    const t = one({ hand: ['organ-merchants'], supply: 4 }, { specimens: 2 });
    t.play('organ-merchants', 'carthag').choose('organ-merchants/pay');
    expect([own(t).specimens, t.player(0).solari]).toEqual([1, 4]);
    expect(told(t, 'specimens-returned')).toMatchObject([{ seat: 0, n: 1 }]);
  });

  it('[IMM-5.5] [IMM-5.6] go back for nothing on any moment of the own turn, and only then can be recruited', () => {
    const t = one({ hand: ['throne-room-politics'], supply: 0, garrison: 5 }, { specimens: 2 });
    t.play('throne-room-politics', 'wealth');
    expect(t.options).not.toContain('throne-room-politics/recruit');
    t.choose('return', 2);
    expect(own(t).specimens).toBe(0);
    expect(t.player(0)).toMatchObject({ supply: 1, garrison: 6 });
    const before = one({ hand: ['dagger'] }, { specimens: 1 });
    expect(before.options).toContain('return');
    expect(before.choose('return', 0).kind).toBe('turn.kind');
  });

  it('[IMM-5.7] nobody spends those of others', () => {
    const t = laid({
      players: [{ hand: ['organ-merchants'] }, {}, {}],
      immortality: { seats: [{}, { specimens: 3 }] },
    }).play('organ-merchants', 'carthag');
    expect(t.options).not.toContain('organ-merchants/pay');
  });

  it('[IMM-5.8] [RUL-21] come back in time for the defence of a controlled space', () => {
    const t = laid({
      phase: 'round-start',
      conflictDeck: ['siege-of-arrakeen'],
      control: { arrakeen: 1 },
      players: [{}, { supply: 0, garrison: 9 }, {}],
      immortality: { seats: [{}, { specimens: 3 }] },
    });
    expect([t.seat, t.kind, t.options]).toEqual([1, 'specimen.return', ['0', '1']]);
    t.choose(1, 'yes');
    expect(t.player(1).conflict).toBe(1);
    expect(own(t, 1).specimens).toBe(2);
  });

  it('[IMM-5.8] and for what the reward of a Conflict brings', () => {
    const t = laid({
      phase: 'combat',
      conflict: 'machinations',
      players: [{ conflict: 2, garrison: 7, supply: 0, influence: { emperor: 3 } }, {}, {}],
      immortality: { seats: [{ specimens: 3 }] },
    }).choose(['emperor', 'fremen']);
    expect([t.kind, t.options]).toEqual(['specimen.return', ['0', '1', '2']]);
    t.choose(1);
    expect(told(t, 'recruited')).toMatchObject([{ seat: 0, n: 1 }]);
    expect(t.position.alliances.emperor).toBe(0);
  });

  it('[IMM-5.8] [IX-6.9] and for the troops of a Freighter, as a reward and on an opponent’s turn', () => {
    const freighter = { seats: [{ freighter: 2 }] };
    const seats = [{ specimens: 3 }];
    const asked = (position: Position, version: number) => {
      const t = table(position, { ix: true, immortality: true }, asOf(imperium, version));
      if (t.seat === 1) t.play('test-of-humanity', 'carthag').choose('test-of-humanity/opponents');
      t.choose('recall');
      if (t.kind === 'specimen.return') t.choose(2, 'shipping/recruit');
      return t.player(0).garrison;
    };
    const won: Position = {
      phase: 'combat',
      conflict: 'skirmish-e',
      players: [{ conflict: 2, garrison: 7, supply: 0 }, {}, {}],
      ix: freighter,
      immortality: { seats },
    };
    const discarded: Position = {
      active: 1,
      players: [
        { hand: ['freighter-fleet'], garrison: 9, supply: 0 },
        { hand: ['test-of-humanity'] },
        {},
      ],
      ix: freighter,
      immortality: { seats },
    };
    expect([asked(won, 4), asked(won, 3)]).toEqual([9, 7]);
    expect([asked(discarded, 4), asked(discarded, 3)]).toEqual([11, 9]);
  });

  it('[IMM-15.1] are as many as there are troops', () => {
    const t = one({ hand: ['experimentation'], supply: 0, garrison: 12 }).choose('reveal');
    expect(own(t).specimens).toBe(0);
    const some = one(
      { hand: ['tleilaxu-surgeon', 'spiritual-fervor'], supply: 1, garrison: 2 },
      { specimens: 9 },
    );
    some.choose('reveal', 'spiritual-fervor/specimen');
    expect([own(some).specimens, some.player(0).supply]).toEqual([10, 0]);
  });

  it('[IMM-15.19] are no troops for what counts or loses them', () => {
    const t = one({ hand: ['show-of-strength'], conflict: 0 }, { specimens: 5 });
    expect(t.why('show-of-strength')).toMatchObject({ code: 'reveal-only' });
    const lose = one({ hand: ['tleilaxu-surgeon'], garrison: 1, conflict: 0 }, { specimens: 5 });
    lose.choose('reveal');
    expect(lose.options).not.toContain('tleilaxu-surgeon/pay');
  });

  it('[IMM-15.23] Tleilaxu Surgeon: any mix of lost troops, in supply before the specimens', () => {
    const t = one({ hand: ['tleilaxu-surgeon'], supply: 0, garrison: 6, conflict: 6 });
    t.choose('reveal', 'tleilaxu-surgeon/pay', 'garrison', 'conflict');
    expect(t.player(0)).toMatchObject({ garrison: 5, conflict: 5, supply: 0 });
    expect(own(t).specimens).toBe(2);
  });
});

describe('the Tleilaxu Row', () => {
  const lab = { deck: ['usurp', 'ghola'], row: ['chairdog', 'contaminator'] };

  it('[IMM-6.1] [IMM-6.2] [IMM-6.3] [IMM-6.5] cards are bought on the Reveal turn, for specimens; the next takes the place', () => {
    const t = one({ hand: ['convincing-argument'] }, { specimens: 2 }, { immortality: lab });
    expect(t.options).not.toContain('acquire:tleilaxu:chairdog');
    t.choose('reveal', 'acquire:tleilaxu:chairdog');
    expect(t.player(0).discard).toContain('chairdog');
    expect(own(t).specimens).toBe(0);
    expect(labOf(t).row).toEqual(['usurp', 'contaminator']);
    const poor = one({ hand: ['convincing-argument'] }, { specimens: 1 }, { immortality: lab });
    poor.choose('reveal');
    expect(poor.why('acquire:tleilaxu:chairdog')).toMatchObject({
      code: 'too-few-specimens',
      rule: 'IMM-6.2',
    });
  });

  it('[IMM-6.4] once owned, they are played and revealed like others', () => {
    const t = one({ hand: ['contaminator'] }).play('contaminator', 'stillsuits');
    expect(own(t).tleilaxu).toBe(1);
    const shown = one({ hand: ['contaminator', 'diplomacy'] }).choose('reveal');
    expect(told(shown, 'persuasion-gained').at(-1)).toMatchObject({ total: 2 });
  });

  it('[IMM-6.6] [IMM-6.7] [IMM-6.13] Reclaimed Forces: two recruits, of the very specimens, or a step; the card stays', () => {
    const buy = (choice: string) =>
      one({ supply: 0, garrison: 3 }, { specimens: 3, tleilaxu: 0 }, { immortality: lab }).choose(
        'reveal',
        'acquire:reclaimed:reclaimed-forces',
        choice,
      );
    const recruited = buy('branch:1');
    expect(recruited.player(0)).toMatchObject({ supply: 1, garrison: 5, discard: [] });
    expect(own(buy('branch:2')).tleilaxu).toBe(1);
    expect(labOf(recruited).row).toEqual(lab.row);
  });

  it('[IMM-6.6] says nothing of being played or revealed, as it never is', () => {
    const { facts, parts } = describeCard(RECLAIMED_FORCES, 'en');
    expect([facts.map(({ id }) => id), parts.map(({ id }) => id)]).toEqual([
      ['cost'],
      ['onAcquire'],
    ]);
  });

  it('[IMM-15.4] several, and Reclaimed Forces more than once', () => {
    const t = one({}, { specimens: 9 }, { immortality: lab });
    t.choose('reveal', 'acquire:reclaimed:reclaimed-forces', 'branch:2');
    t.choose('acquire:reclaimed:reclaimed-forces', 'branch:2', 'acquire:tleilaxu:chairdog');
    t.choose('acquire:tleilaxu:contaminator');
    expect(own(t)).toMatchObject({ specimens: 0, tleilaxu: 2 });
    expect(t.player(0).discard).toEqual(['contaminator', 'chairdog']);
  });

  it('[IMM-15.3] with an empty deck the Row stays short, Reclaimed Forces remain', () => {
    const t = one({}, { specimens: 6 }, { immortality: { row: ['contaminator', 'chairdog'] } });
    t.choose('reveal', 'acquire:tleilaxu:contaminator');
    expect(labOf(t).row).toEqual(['chairdog']);
    expect(t.options).toContain('acquire:reclaimed:reclaimed-forces');
  });

  it('[IMM-6.8] [IMM-6.9] no effect that speaks of Persuasion takes one', () => {
    const t = one(
      { hand: ['dagger'], intrigue: ['bypass-protocol'] },
      { specimens: 9 },
      { row: ['blank-slate', 'scout'], immortality: lab },
    ).choose('intrigue:bypass-protocol/1');
    expect(t.kind).toBe('acquire.effect');
    expect(t.options.some((id) => id.includes('tleilaxu'))).toBe(false);
    expect(t.options).toContain('acquire:blank-slate');
  });

  it('[IMM-6.10] the acquire box is used once, when it is acquired', () => {
    const t = one(
      {},
      { specimens: 3 },
      {
        immortality: { row: ['corrino-genes', 'subject-x-137'] },
      },
    ).choose('reveal', 'acquire:tleilaxu:corrino-genes');
    expect(t.player(0).solari).toBe(2);
    t.choose('acquire:tleilaxu:subject-x-137');
    expect(own(t).tleilaxu).toBe(1);
    const shown = one({ hand: ['corrino-genes'] }).choose('reveal');
    expect(shown.player(0).solari).toBe(0);
  });

  it('[IMM-6.12] a trashed one leaves the game', () => {
    const t = one(
      { hand: ['throne-room-politics'], discard: ['contaminator'] },
      {},
      {
        immortality: lab,
      },
    ).play('throne-room-politics', 'wealth');
    t.choose('throne-room-politics/trash', 'discard:contaminator');
    expect(t.position.trashed).toEqual(['contaminator']);
    expect(t.position.immortality).toMatchObject(lab);
  });

  it('[IMM-15.22] Recruitment Mission lets them go on top of the deck as well', () => {
    const t = one({ waiting: ['recruitment-mission'] }, { specimens: 2 }, { immortality: lab });
    t.choose('reveal', 'acquire:tleilaxu:chairdog', 'deck');
    expect(t.player(0).deck).toEqual(['chairdog']);
  });
});

describe('Harvest Cells', () => {
  const lost = (player: object, rest: object = {}) =>
    one(
      { conflict: 3, intrigue: ['harvest-cells'], ...player },
      {},
      {
        phase: 'combat',
        conflict: 'skirmish-a',
        players: [{ conflict: 5, intrigue: ['ambush'] }, {}],
        immortality: { row: ['chairdog', 'contaminator'], deck: ['ghola'] },
        ...rest,
      },
    );
  /** Everybody passes until the card is asked for. */
  const after = (t: ReturnType<typeof lost>) => {
    while (t.kind === 'combat.play' || t.kind === 'win.trigger') t.choose('pass');
    return t;
  };

  it('[IMM-6.1] [IMM-15.9] after the rewards, with the lost troops as specimens, a card may be had', () => {
    const t = after(lost({ supply: 0, garrison: 9 }));
    expect([t.seat, t.kind]).toEqual([0, 'harvest.cells']);
    expect(t.player(0)).toMatchObject({ conflict: 0, supply: 3 });
    t.choose('intrigue:harvest-cells');
    expect([own(t).specimens, t.kind]).toEqual([2, 'acquire.effect']);
    t.choose('acquire:tleilaxu:chairdog');
    expect(t.player(0)).toMatchObject({ discard: ['chairdog'], supply: 3 });
    expect(labOf(t).row).toEqual(['ghola', 'contaminator']);
  });

  it('[IMM-15.16] or Reclaimed Forces', () => {
    const t = after(
      one(
        { conflict: 3, intrigue: ['harvest-cells'] },
        { specimens: 1 },
        { phase: 'combat', players: [{ conflict: 5 }, {}] },
      ),
    );
    t.choose('intrigue:harvest-cells', 'acquire:reclaimed:reclaimed-forces', 'branch:2');
    expect(own(t)).toMatchObject({ specimens: 0, tleilaxu: 1 });
  });

  it('[IMM-15.9] not for fewer than three, and not during the Combat', () => {
    const t = lost({ conflict: 2 });
    expect(t.why('intrigue:harvest-cells')).toMatchObject({ code: 'only-after-loss' });
    while (t.kind === 'combat.play') t.choose('pass');
    expect(t.kind).not.toBe('harvest.cells');
  });

  it('[IMM-3.5] with a marker the card may go on top of the deck then', () => {
    const t = after(
      one({ conflict: 3, intrigue: ['harvest-cells'] }, MARKED, {
        phase: 'combat',
        players: [{ conflict: 5 }, {}],
        immortality: { row: ['chairdog', 'contaminator'] },
      }),
    );
    t.choose('intrigue:harvest-cells', 'acquire:tleilaxu:chairdog', 'deck');
    expect(told(t, 'acquired')).toMatchObject([{ card: 'chairdog', to: 'deck' }]);
  });
});

describe('Intrigue cards', () => {
  it('Gruesome Sacrifice: two troops of the Conflict for a step and two specimens', () => {
    const t = one(
      { conflict: 3, intrigue: ['gruesome-sacrifice'] },
      {},
      {
        phase: 'combat',
        players: [{ conflict: 1, intrigue: ['ambush'] }, {}],
      },
    ).choose('intrigue:gruesome-sacrifice');
    expect(own(t)).toMatchObject({ tleilaxu: 1, specimens: 2 });
    expect(t.player(0).conflict).toBe(1);
  });

  it('Counterattack: 4 swords once an opponent has played a Combat card', () => {
    const t = laid({
      phase: 'combat',
      players: [
        { conflict: 2, intrigue: ['counterattack'] },
        { conflict: 2, intrigue: ['vicious-talents', 'ambush'] },
        {},
      ],
    });
    expect(t.why('intrigue:counterattack/2')).toMatchObject({ code: 'condition' });
    t.choose('pass', 'intrigue:vicious-talents', 'pass', 'intrigue:counterattack/2');
    expect(t.match.view(0).players.map(({ strength }) => strength)).toEqual([8, 6, 0]);
  });

  it('Economic Positioning: two troops go back for 3 Solari', () => {
    const t = one(
      { conflict: 3, garrison: 3, intrigue: ['economic-positioning'] },
      {},
      {
        phase: 'combat',
        players: [{ conflict: 1, intrigue: ['ambush'] }, {}],
      },
    ).choose('intrigue:economic-positioning/1');
    expect(t.player(0)).toMatchObject({ conflict: 1, garrison: 5, solari: 3 });
  });

  it('Study Melange and Tleilaxu Puppet: a point each, with two markers', () => {
    const end = (lab: object) =>
      one({ spice: 3, council: true, intrigue: ['study-melange', 'tleilaxu-puppet'] }, lab, {
        phase: 'endgame',
      });
    const t = end({ research: 20 });
    t.choose('intrigue:study-melange/2', 'intrigue:tleilaxu-puppet/2');
    expect(t.player(0).vp).toBe(2);
    expect(end({}).why('intrigue:study-melange/2')).toMatchObject({ code: 'no-effect' });
  });

  it('[IMP-6.9] Tleilaxu Puppet: what waited for the Reveal turn gives no point of the Endgame', () => {
    const revealed = (version: number) => {
      const t = table(
        {
          players: [{ intrigue: ['tleilaxu-puppet'] }, {}, {}],
          immortality: { seats: [TWICE] },
        },
        { immortality: true },
        asOf(imperium, version),
      ).choose('intrigue:tleilaxu-puppet/1', 'reveal');
      expect(told(t, 'persuasion-gained')).toMatchObject([{ seat: 0, total: 1 }]);
      return t.player(0).vp;
    };
    expect([revealed(4), revealed(3)]).toEqual([0, 1]);
  });
});

describe('For Humanity', () => {
  it('two Influence with one Faction for a point, while the Alliance is held', () => {
    const t = one(
      { hand: ['for-humanity'], influence: { 'bene-gesserit': 4, fremen: 3, emperor: 1 } },
      {},
      { alliances: { 'bene-gesserit': 0 } },
    ).choose('reveal', 'for-humanity/pay');
    expect(t.options).toEqual(['bene-gesserit', 'fremen']);
    t.choose('fremen');
    expect(t.player(0)).toMatchObject({ influence: { fremen: 1 }, vp: 0 });
  });

  it('[IMP-17.4] Influence at the top of its track comes when the player likes, after some was lost', () => {
    const level = (version: number) => {
      const t = table(
        {
          alliances: { 'bene-gesserit': 0 },
          players: [
            {
              hand: ['for-humanity', 'throne-room-politics'],
              influence: { 'bene-gesserit': 6 },
              vp: 2,
            },
            {},
            {},
          ],
        },
        { immortality: true },
        asOf(imperium, version),
      );
      t.choose('reveal', 'for-humanity/pay');
      return t.player(0).influence['bene-gesserit'];
    };
    expect([level(4), level(3)]).toEqual([5, 4]);
  });
});
