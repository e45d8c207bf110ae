import { imperium } from '@landsraad/imperium';
import { asOf } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { type PlayerPosition, table } from '../../src/scenario/index.ts';
import type { IxPosition, Position } from '../../src/scenario/position.ts';
import { graft, one, own, told } from './tables.ts';

const both = (
  player: PlayerPosition,
  { ix = {}, lab = {}, ...rest }: Position & { ix?: IxPosition; lab?: object } = {},
) => one(player, lab, { ...rest, ix }, { ix: true });
const ixOf = (t: ReturnType<typeof both>) => t.match.state.ix!.seats[0]!;

describe('Immortality with Rise of Ix', () => {
  it('[IMM-9.7] [IX-17.1] Ghola and Weirding Way: two extra turns in a row', () => {
    const t = both({ hand: ['ghola', 'weirding-way', 'dagger', 'diplomacy'], swordmaster: true });
    graft(t, 'ghola', 'weirding-way', 'carthag');
    t.choose('ghola/extra-turn', 'weirding-way/extra-turn');
    if (t.options.includes('end') && t.kind === 'effects.order') t.choose('end');
    expect([t.seat, t.kind]).toEqual([0, 'turn.kind']);
    t.play('diplomacy', 'wealth');
    expect([t.seat, t.kind]).toEqual([0, 'turn.kind']);
    t.choose('reveal');
    if (t.seat === 0) t.choose('end');
    expect(t.seat).toBe(1);
  });

  it('[AMB-28] [IX-13.15] The Voice binds through an extra turn of its owner', () => {
    const closed = (version: number) => {
      const t = table(
        {
          players: [
            { hand: ['ghola', 'weirding-way', 'the-voice', 'diplomacy'], agents: 3 },
            { hand: ['diplomacy'] },
            {},
          ],
        },
        { ix: true, immortality: true },
        asOf(imperium, version),
      );
      graft(t, 'ghola', 'weirding-way', 'carthag');
      t.choose('ghola/extra-turn', 'weirding-way/extra-turn', 'end').play('the-voice', 'smuggling');
      t.choose('the-voice/voice', 'wealth', 'end').play('diplomacy', 'secrets');
      expect(t.seat).toBe(1);
      t.choose('diplomacy');
      return !t.offers('wealth');
    };
    expect([closed(4), closed(3)]).toEqual([true, false]);
  });

  it('[IMM-9.10] [IMM-9.11] [IX-17.2] Ilesa: the icons of the set-aside card decide, whichever sent the Agent', () => {
    const sent = (aside: string, partner: string, to: string) => {
      const t = both(
        { leader: 'ilesa-ecaz', hand: [partner] },
        { ix: { seats: [{ aside, turns: 1 }] } },
      );
      const [card, other] = partner === 'ghola' ? [partner, aside] : [aside, partner];
      graft(t, card, other, to);
      return t.player(0);
    };
    expect(sent('diplomacy', 'ghola', 'carthag')).toMatchObject({ solari: 1, spice: 0 });
    expect(sent('planned-coupling', 'diplomacy', 'wealth')).toMatchObject({ solari: 2, spice: 1 });
  });

  it('[IMM-9.13] [IX-14.6] Ilesa: a usurped twin of her card is not the card that she set aside', () => {
    const spiceAndSolari = (version: number) => {
      const t = table(
        {
          row: ['truthsayer'],
          players: [{ leader: 'ilesa-ecaz', hand: ['usurp'] }, {}, {}],
          ix: { seats: [{ aside: 'truthsayer', turns: 1 }] },
        },
        { ix: true, immortality: true },
        asOf(imperium, version),
      );
      graft(t, 'usurp', 'row:truthsayer', 'secrets');
      const { spice, solari } = t.player(0);
      return spice + solari;
    };
    expect([spiceAndSolari(4), spiceAndSolari(3)]).toEqual([0, 1]);
  });

  it('[IMM-9.13] [RUL-2] a card that is trashed from play does not take along what its usurped twin gives', () => {
    const left = (version: number) => {
      const t = table(
        {
          row: ['guild-bankers', 'landing-rights'],
          players: [
            { hand: ['usurp'], inPlay: ['landing-rights'], intrigue: ['cull'], solari: 1 },
            {},
            {},
          ],
        },
        { ix: true, immortality: true },
        asOf(imperium, version),
      );
      graft(t, 'usurp', 'row:landing-rights', 'carthag');
      t.choose('intrigue:cull', 'play:landing-rights');
      return t.offers('landing-rights/freighter');
    };
    expect([left(4), left(3)]).toEqual([true, false]);
  });

  it('[RUL-24] Ilesa: what Dispatch an Envoy adds to the card does not count', () => {
    const t = both(
      { leader: 'ilesa-ecaz', intrigue: ['dispatch-an-envoy'] },
      { ix: { seats: [{ aside: 'reconnaissance', turns: 1 }] } },
    );
    t.choose('intrigue:dispatch-an-envoy').play('reconnaissance', 'stillsuits');
    expect(t.player(0)).toMatchObject({ solari: 0, spice: 1 });
  });

  it('[IMM-9.12] [IX-17.3] Spaceport: Tleilaxu cards on top of the deck without a marker', () => {
    const t = both(
      {},
      {
        lab: { specimens: 2 },
        immortality: { row: ['chairdog'] },
        ix: { seats: [{ tiles: ['spaceport'] }] },
      },
    ).choose('reveal', 'acquire:tleilaxu:chairdog', 'deck');
    expect(t.player(0).deck).toEqual(['chairdog']);
  });

  it('[IX-17.4] a card that Usurp trashes unloads', () => {
    const t = both({ hand: ['usurp'] }, { row: [UNLOADING] });
    t.choose('graft:usurp', `row:${UNLOADING}`);
    if (t.kind === 'agent.space') t.choose(t.options[0]!);
    while (t.seat === 0 && t.kind === 'effects.order') t.choose('end');
    expect(t.position.trashed).toEqual([UNLOADING]);
    expect([t.kind, t.seat]).toEqual(['freighter', 0]);
    t.choose('advance');
    expect(ixOf(t).freighter).toBe(1);
    expect(t.seat).toBe(1);
  });

  it('[IX-17.6] a card that Dissecting Kit trashes unloads, what Ghola copies is an Agent box', () => {
    const t = both({ hand: ['dissecting-kit', UNLOADING] });
    graft(t, 'dissecting-kit', UNLOADING, 'carthag');
    t.choose('dissecting-kit/pay');
    expect(t.kind).toBe('freighter');
    t.choose('advance');
    expect([ixOf(t).freighter, own(t).specimens]).toEqual([1, 1]);
    const copied = both({ hand: ['dissecting-kit', 'ghola'] });
    graft(copied, 'dissecting-kit', 'ghola', 'carthag');
    copied.choose('dissecting-kit/pay');
    expect(copied.kind).not.toBe('freighter');
  });

  it('[IMM-9.3] [IX-13.11] Ghola and Desert Ambush: each ambushes a unit for each troop', () => {
    const retreated = (version: number) => {
      const t = table(
        {
          players: [{ hand: ['ghola', 'desert-ambush'], garrison: 3 }, { conflict: 5 }, {}],
        },
        { ix: true, immortality: true },
        asOf(imperium, version),
      );
      graft(t, 'ghola', 'desert-ambush', 'carthag').choose('deploy', 1);
      while (t.options.some((id) => id.endsWith('/ambush')))
        t.choose(t.options.find((id) => id.endsWith('/ambush'))!);
      return t.player(1).garrison - 3;
    };
    expect([retreated(3), retreated(2)]).toEqual([2, 1]);
  });

  it('[IX-17.7] Ghola and Embedded Agent: only the copy finds another Bene Gesserit card', () => {
    const moves = (inPlay: string[]) => {
      const t = both({ hand: ['ghola', 'embedded-agent'], inPlay });
      graft(t, 'ghola', 'embedded-agent', 'carthag');
      return t.options.filter((id) => id.endsWith('/freighter'));
    };
    expect(moves([])).toEqual(['ghola/freighter']);
    expect(moves(['planned-coupling'])).toEqual(['ghola/freighter', 'embedded-agent/freighter']);
  });

  it('[IX-17.8] an Agent recalled from Tech Negotiation gives no Persuasion there', () => {
    const persuasion = (recalls: boolean) => {
      const t = both({ hand: ['twisted-mentat', 'dagger'], supply: 0, garrison: 12 });
      graft(t, 'twisted-mentat', 'dagger', 'tech-negotiation');
      t.choose(recalls ? 'twisted-mentat/recall-sent' : 'end');
      t.runUntil(({ active, turn }) => active === 0 && turn?.kind === 'choosing');
      t.choose('reveal');
      return told(t, 'persuasion-gained').filter(({ seat }) => seat === 0).length;
    };
    expect([persuasion(true), persuasion(false)]).toEqual([0, 1]);
  });

  it('[IX-17.9] Negotiators and specimens are of the same twelve troops', () => {
    const t = both(
      { hand: ['bene-tleilax-lab'] },
      { lab: { specimens: 3 }, ix: { seats: [{ negotiators: 2 }] } },
    );
    expect(t.player(0).supply).toBe(12 - 3 - 3 - 2);
    t.play('bene-tleilax-lab', 'carthag');
    expect([own(t).specimens, ixOf(t).negotiators]).toEqual([4, 2]);
  });

  it('[IX-17.10] Tleilaxu Infiltrator does not get past The Voice', () => {
    const t = both(
      { hand: ['tleilaxu-infiltrator', 'reconnaissance'] },
      { active: 1, players: [{ hand: ['the-voice'] }, {}] },
    );
    t.play('the-voice', 'smuggling').choose('the-voice/voice', 'carthag');
    t.runUntil(({ active, turn }) => active === 0 && turn?.kind === 'choosing');
    t.choose('graft:tleilaxu-infiltrator', 'reconnaissance');
    expect(t.player(0).agentsOn).toEqual(['arrakeen']); // the only City that is left
  });

  it('[IX-17.11] [IMM-15.26] the Combat icon is for dreadnoughts too, two units in all', () => {
    const t = both(
      { hand: ['occupation'], deck: ['dagger'], garrison: 4 },
      { ix: { seats: [{ dreadnoughts: { garrison: 2 } }] } },
    ).play('occupation', 'wealth');
    t.choose('launch', 1, 'deploy');
    expect(t.options.at(-1)).toBe('1');
  });
});

/** Its Unload box moves the Freighter. */
const UNLOADING = 'freighter-fleet';
