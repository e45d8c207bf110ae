import { describe, expect, it } from 'vitest';
import {
  HOUSE,
  houseActed,
  NAMED_SPACES,
  revealed,
  rivalActed,
  solo,
  told,
  X,
  Y,
} from './tables.ts';

const MAKERS = { 'imperial-basin': 0, 'hagga-basin': 0, 'the-great-flat': 0 };

describe('the Agent turn of a Rival', () => {
  it('[HAG-3.1] it has one only while it has an Agent left', () => {
    const t = solo({
      hagalDeck: ['wealth', 'conspire'],
      players: [
        { hand: ['dagger', 'diplomacy'] },
        { agents: 0, agentsOn: ['secrets', 'carthag'] },
        { agents: 1 },
      ],
    }).play('dagger', 'hall-of-oratory');
    expect([t.seat, t.kind]).toEqual([0, 'turn.kind']);
    expect(told(t, 'hagal-revealed')).toMatchObject([{ seat: Y, card: 'wealth' }]);
  });

  it('[HAG-3.2] the top card says where the Agent goes', () => {
    const t = rivalActed(['secrets', 'wealth']);
    expect(t.player(X)).toMatchObject({ agents: 0, agentsOn: ['secrets'] });
    expect(t.position.hagalDeck[0]).toBe('wealth');
  });

  it('[HAG-3.3] cards of occupied spaces are ignored until a free one comes up', () => {
    const t = rivalActed(['wealth', 'secrets', 'carthag'], {
      person: { agentsOn: ['wealth'] },
      y: { agentsOn: ['secrets'] },
    });
    expect(revealed(t)).toEqual([
      ['wealth', 'occupied'],
      ['secrets', 'occupied'],
      ['carthag', 'carthag'],
    ]);
    expect(t.player(X)).toMatchObject({
      agentsOn: ['carthag'],
      influence: { emperor: 0, 'bene-gesserit': 0 },
    });
  });

  it('[HAG-3.4] [HAG-3.5] it pays nothing, ignores requirements, and gets what the card shows', () => {
    const t = rivalActed(['stillsuits'], { x: { garrison: 0 } });
    expect(t.player(X)).toMatchObject({
      agentsOn: ['stillsuits'],
      influence: { emperor: 0, 'spacing-guild': 0, 'bene-gesserit': 0, fremen: 1 },
      solari: 0,
      spice: 0,
      water: 0, // the space gives one
    });
    expect(told(t, 'paid')).toEqual([]);
    expect(rivalActed(['conspire']).player(X)).toMatchObject({ spice: 0, solari: 0, intrigue: [] });
    expect(rivalActed(['rally-troops'], { x: { solari: 1 } }).player(X).solari).toBe(1);
  });

  it('[HAG-3.6] a Faction icon is one step on that track', () => {
    const steps = (card: string) => rivalActed([card]).player(X).influence;
    expect(steps('wealth')).toMatchObject({ emperor: 1, fremen: 0 });
    expect(steps('foldspace')).toMatchObject({ 'spacing-guild': 1, fremen: 0 });
    expect(steps('secrets')).toMatchObject({ 'bene-gesserit': 1, fremen: 0 });
    expect(steps('hardy-warriors')).toMatchObject({ fremen: 1, emperor: 0 });
  });

  it.each([
    ['hall-of-oratory', 1, 0],
    ['conspire', 2, 0],
    ['rally-troops', 4, 0],
    ['carthag', 0, 1],
    ['hardy-warriors', 0, 2],
    ['heighliner', 0, 3],
  ])('[HAG-3.7] troop icons recruit into garrison or Conflict: %s', (card, garrison, conflict) => {
    const t = rivalActed([card], { x: { garrison: 0 } });
    expect(t.player(X)).toMatchObject({ garrison, conflict, supply: 12 - garrison - conflict });
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [5, 2],
  ])(
    '[HAG-3.9] [HAG-3.10] from %i troops in the garrison, %i go to a Combat space',
    (garrison, n) => {
      const t = rivalActed(['stillsuits'], { x: { garrison } });
      expect(t.player(X)).toMatchObject({ garrison: garrison - n, conflict: n });
    },
  );

  it('[HAG-3.9] none go elsewhere', () => {
    expect(rivalActed(['wealth'], { x: { garrison: 3 } }).player(X).conflict).toBe(0);
  });

  it('[HAG-3.11] an empty supply gives no recruits', () => {
    const x = { garrison: 4, conflict: 7, supply: 1 };
    const t = rivalActed(['heighliner'], { x });
    expect(t.player(X)).toMatchObject({ supply: 0, garrison: 2, conflict: 10 });
  });

  it('[HEX-2] [HAG-3.4] Wealth is occupied, Heighliner is not', () => {
    const t = rivalActed(['wealth', 'heighliner'], {
      person: { agentsOn: ['wealth'] },
      x: { garrison: 2, spice: 6 },
    });
    expect(t.position.hagalDiscard).toEqual(['heighliner', 'wealth']);
    expect(t.player(X)).toMatchObject({
      agentsOn: ['heighliner'],
      influence: { 'spacing-guild': 1, emperor: 0 },
      supply: 7,
      garrison: 0,
      conflict: 5,
      spice: 6,
      water: 0,
    });
  });

  it.each([
    ['arrakeen', 'arrakeen-1p', { solari: 1 }],
    ['carthag', 'carthag', { solari: 1 }],
    ['imperial-basin', 'harvest-spice', { spice: 1 }],
  ])('[HAG-3.12] the controller of %s gains the bonus when a Rival comes', (space, card, bonus) => {
    const bonusSpice = { 'imperial-basin': 1 };
    for (const seat of [0, Y]) {
      const t = rivalActed([card], { control: { [space]: seat }, bonusSpice });
      expect(t.player(X).agentsOn).toEqual([space]);
      expect(t.player(seat)).toMatchObject({ solari: 0, spice: 0, ...bonus });
    }
  });

  it('[HAG-3.19] [AMB-H3] without a playable card the turn is skipped and the Agent stays', () => {
    const t = rivalActed([], {
      person: { hand: ['dagger', 'diplomacy'], agentsOn: NAMED_SPACES.slice(0, 4) },
      y: { agentsOn: NAMED_SPACES.slice(4) },
    });
    expect(told(t, 'rival-idle')).toEqual([{ type: 'rival-idle', seat: X }]);
    expect(t.player(X)).toMatchObject({ agents: 1, agentsOn: [] });
    expect(t.seat).toBe(0);
  });

  it('[HAG-3.19] [AMB-H3] it tries again on its next turn, and the phase still ends', () => {
    const t = rivalActed([], {
      person: {
        agents: 2,
        hand: ['kwisatz-haderach', 'dagger'],
        agentsOn: NAMED_SPACES.slice(0, 4),
      },
      y: { agentsOn: NAMED_SPACES.slice(4) },
    });
    t.play('kwisatz-haderach', 'imperial-basin').choose('arrakeen', 'end');
    expect(t.player(X).agentsOn).toEqual(['arrakeen']);
    const stuck = rivalActed([], { person: { agentsOn: NAMED_SPACES }, round: 1 }).choose('reveal');
    expect(told(stuck, 'rival-idle')).toHaveLength(2);
    expect(stuck.position.round).toBe(2);
  });
});

describe('Harvest Spice', () => {
  it('[HEX-3] [HAG-3.13] [HAG-6.3] most bonus spice first, then most spice in all', () => {
    const t = rivalActed(['harvest-spice'], {
      bonusSpice: { 'imperial-basin': 0, 'hagga-basin': 2, 'the-great-flat': 2 },
      x: { garrison: 3 },
    });
    expect(t.player(X)).toMatchObject({
      agentsOn: ['the-great-flat'],
      spice: 5,
      garrison: 1,
      conflict: 2,
    });
    expect(t.position.bonusSpice).toEqual({ ...MAKERS, 'hagga-basin': 2 });
  });

  it('[HAG-3.13] bonus spice counts before the spice of the space', () => {
    const bonusSpice = { 'imperial-basin': 3, 'hagga-basin': 2, 'the-great-flat': 1 };
    const t = rivalActed(['harvest-spice'], { bonusSpice });
    expect(t.player(X)).toMatchObject({ agentsOn: ['imperial-basin'], spice: 4 });
  });

  it('[HEX-4] [HAG-3.14] without bonus spice anywhere another card is revealed', () => {
    const t = rivalActed(['harvest-spice', 'secrets']);
    expect(revealed(t)).toEqual([
      ['harvest-spice', 'no-bonus-spice'],
      ['secrets', 'secrets'],
    ]);
    expect(t.player(X).spice).toBe(0);
  });

  it('[HAG-3.15] [AMB-H4] only free Maker spaces are compared', () => {
    const bonusSpice = { 'hagga-basin': 1, 'the-great-flat': 3 };
    const person = { agentsOn: ['the-great-flat'] };
    const t = rivalActed(['harvest-spice'], { bonusSpice, person });
    expect(t.player(X)).toMatchObject({ agentsOn: ['hagga-basin'], spice: 3 });
    expect(t.position.bonusSpice).toMatchObject({ 'the-great-flat': 3 });
    const none = rivalActed(['harvest-spice', 'secrets'], {
      bonusSpice: { 'the-great-flat': 3 },
      person,
    });
    expect(revealed(none)[0]).toEqual(['harvest-spice', 'occupied']);
    expect(none.player(X).agentsOn).toEqual(['secrets']);
  });

  it('[HAG-3.15] [AMB-H4] nor is a space named with The Voice', () => {
    const laid = (bonusSpice: Record<string, number>) =>
      solo({
        hagalDeck: ['harvest-spice', 'secrets'],
        bonusSpice,
        players: [{ hand: ['the-voice', 'dagger'] }, { agents: 1 }, { agents: 0 }],
      })
        .play('the-voice', 'secure-contract')
        .choose('the-great-flat');
    const t = laid({ 'imperial-basin': 1, 'the-great-flat': 3 });
    expect(t.player(X)).toMatchObject({ agentsOn: ['imperial-basin'], spice: 2 });
    const none = laid({ 'the-great-flat': 3 });
    expect(revealed(none)).toEqual([
      ['harvest-spice', 'voice'],
      ['secrets', 'secrets'],
    ]);
  });

  it('[HAG-3.16] it goes to a Combat space, so two troops of the garrison go along', () => {
    const t = rivalActed(['harvest-spice'], { bonusSpice: { 'hagga-basin': 1 } });
    expect(t.player(X)).toMatchObject({ garrison: 1, conflict: 2 });
  });

  it('[HAG-3.17] with two players the bonus spice goes to the bank', () => {
    const t = houseActed(['harvest-spice'], { bonusSpice: { 'hagga-basin': 2 } });
    expect(t.player(HOUSE)).toMatchObject({ agentsOn: ['hagga-basin'], spice: 0 });
    expect(t.position.bonusSpice).toEqual(MAKERS);
    expect(told(t, 'bonus-spice-lost')).toMatchObject([{ space: 'hagga-basin', n: 2 }]);
  });

  it('[HAG-3.17] [HAG-6.3] alone the Rival takes all spice of the space', () => {
    const t = rivalActed(['harvest-spice'], { bonusSpice: { 'hagga-basin': 2 } });
    expect(t.player(X).spice).toBe(4);
    expect(t.position.bonusSpice).toEqual(MAKERS);
  });
});
