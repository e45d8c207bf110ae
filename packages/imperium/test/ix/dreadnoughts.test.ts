import { describe, expect, it } from 'vitest';
import type { PlayerPosition } from '../../src/scenario/index.ts';
import type { IxPosition } from '../../src/scenario/position.ts';
import { ixOf, laid, own, told } from './tables.ts';

const FLEET = { garrison: 1, conflict: 0 };

/** The Conflict is fought; nobody has cards to play. */
const fought = (
  players: PlayerPosition[],
  ix: IxPosition,
  conflict = 'skirmish-b',
  control: Record<string, number> = {},
) => laid({ phase: 'combat', conflict, players, ix, control });

describe('dreadnoughts on a turn', () => {
  it('[IX-7.1] [IX-7.2] from supply to garrison, two at most', () => {
    const at = (garrison: number) =>
      laid({
        ix: { seats: [{ dreadnoughts: { garrison } }] },
        players: [{ hand: ['dagger'], solari: 3 }],
      }).play('dagger', 'dreadnought');
    const t = at(1).choose('dreadnought/dreadnought');
    expect(own(t).dreadnoughts).toEqual({ supply: 0, garrison: 2, conflict: 0 });
    expect(at(0).offers('end')).toBe(true);
    expect(at(2).offers('dreadnought/dreadnought')).toBe(false);
  });

  it('[IX-7.3] commissioned at a Combat space it may be deployed at once, beyond the two', () => {
    const t = laid({
      players: [
        { hand: ['ix-guild-compact', 'dagger', 'dagger'], spice: 6, garrison: 3, supply: 0 },
      ],
    }).play('ix-guild-compact', 'heighliner');
    t.choose('ix-guild-compact/pay', 'launch', 1, 'deploy');
    expect(t.options).toEqual(['0', '1', '2']);
    t.choose(2);
    expect(own(t).dreadnoughts.conflict).toBe(1);
    expect(t.player(0)).toMatchObject({ conflict: 2, garrison: 1 });
  });

  it('[IMP-31.14] [IX-7.4] [IX-7.6] [IX-7.7] [IX-7.8] each from the garrison uses one of the two', () => {
    const t = laid({
      ix: { seats: [{ dreadnoughts: { garrison: 2 } }] },
      players: [{ hand: ['reconnaissance'], garrison: 3 }],
    }).play('reconnaissance', 'arrakeen');
    t.choose('launch');
    expect(t.options).toEqual(['0', '1', '2']);
    t.choose(1, 'deploy');
    expect(t.options).toEqual(['0', '1', '2']);
    t.choose(2);
    expect(t.offers('launch')).toBe(false);
    expect(own(t).dreadnoughts).toEqual({ supply: 0, garrison: 1, conflict: 1 });
    expect(t.player(0)).toMatchObject({ garrison: 2, conflict: 2 });
  });

  it('[IX-7.5] what says troop does not touch them', () => {
    const t = laid({
      ix: { seats: [{ dreadnoughts: { garrison: 2 } }] },
      players: [{ hand: [], intrigue: ['rapid-mobilization'], garrison: 1 }],
    }).choose('intrigue:rapid-mobilization');
    expect(t.options).toEqual(['0', '1']);
    const retreats = laid({
      phase: 'combat',
      ix: { seats: [{ dreadnoughts: { conflict: 2 } }] },
      players: [{ conflict: 1, intrigue: ['master-tactician'] }],
    }).choose('intrigue:master-tactician/2');
    expect(retreats.options).toEqual(['0', '1']);
  });

  it('[IX-7.9] a troop of the garrison is not recruited again', () => {
    const t = laid({
      players: [{ hand: ['reconnaissance'], garrison: 5, supply: 0 }],
    }).play('reconnaissance', 'carthag');
    t.choose('deploy');
    expect(t.options).toEqual(['0', '1', '2']);
  });

  it('[IX-7.10] the defence of a space is one troop', () => {
    const t = laid({
      phase: 'round-start',
      conflictDeck: ['siege-of-arrakeen', 'desert-power'],
      control: { arrakeen: 0 },
      ix: { seats: [{ dreadnoughts: FLEET }] },
      players: [{ garrison: 0 }],
    });
    t.choose('yes');
    expect(t.player(0).conflict).toBe(1);
    expect(own(t).dreadnoughts).toMatchObject(FLEET);
  });

  it('[IX-7.11] one that comes on the Reveal turn stays in the garrison', () => {
    const t = laid({
      row: ['full-scale-assault'],
      players: [
        { hand: Array(4).fill('convincing-argument') },
        { revealed: true },
        { revealed: true },
      ],
    }).choose('reveal', 'acquire:full-scale-assault');
    expect(own(t).dreadnoughts.garrison).toBe(1);
    expect(t.offers('launch')).toBe(false);
  });
});

describe('dreadnoughts in combat', () => {
  const strengthOf = (conflict: number, dreadnoughts: number, swords: number) => {
    const t = laid({
      ix: { seats: [{ dreadnoughts: { conflict: dreadnoughts } }] },
      players: [{ conflict, swords }],
    });
    return t.match.view(0).players[0]!.strength;
  };

  it('[IMP-31.4] [IX-8.1] [IX-8.3] [IX-8.4] 3 strength each, with swords even without a troop', () => {
    expect(strengthOf(0, 1, 2)).toBe(5);
    expect(strengthOf(2, 1, 0)).toBe(7);
    expect(strengthOf(0, 0, 4)).toBe(0);
  });

  it('[IX-8.2] whoever has only a dreadnought may play Combat cards', () => {
    const t = fought([{ intrigue: ['ambush'] }, { conflict: 1 }, {}], {
      seats: [{ dreadnoughts: { conflict: 1 } }],
    });
    t.choose('intrigue:ambush');
    expect(t.match.view(0).players[0]!.strength).toBe(7);
  });

  it('[IX-8.5] [IX-8.6] troops go to the supply, dreadnoughts of those who lost to the garrison', () => {
    const t = fought([{ conflict: 1, garrison: 0, supply: 11 }, { conflict: 5 }, {}], {
      seats: [{ dreadnoughts: { conflict: 2 } }],
    });
    expect(own(t).dreadnoughts).toEqual({ supply: 0, garrison: 2, conflict: 0 });
    expect(t.player(0)).toMatchObject({ supply: 12, conflict: 0 });
  });

  it('[IX-8.7] [IX-25.9] a tie is no win', () => {
    const t = fought([{}, { swords: 1, conflict: 1 }, {}], {
      seats: [{ dreadnoughts: { conflict: 1 }, tiles: ['windtraps'] }],
    });
    expect(ixOf(t).holding).toEqual([]);
    expect(own(t).dreadnoughts.garrison).toBe(1);
    expect(
      told(t, 'gained').filter(({ seat, source }) => seat === 0 && source.type === 'tile'),
    ).toEqual([]);
  });

  it('[IX-8.8] a retreated one goes to the garrison, with its strength', () => {
    const t = fought(
      [{ conflict: 1, intrigue: ['cannon-turrets'] }, { conflict: 1 }, { conflict: 0 }],
      { seats: [{}, { dreadnoughts: { conflict: 2 } }, { dreadnoughts: { conflict: 1 } }] },
    ).choose('intrigue:cannon-turrets');
    expect(t.match.view(0).players.map(({ strength }) => strength)).toEqual([4, 5, 0]);
    expect(own(t, 1).dreadnoughts).toEqual({ supply: 0, garrison: 1, conflict: 1 });
  });

  it('[IX-13.24] whoever is left without a unit is out of the combat', () => {
    const t = fought(
      [{ conflict: 1, intrigue: ['cannon-turrets'] }, { intrigue: ['ambush'] }, {}],
      { seats: [{}, { dreadnoughts: { conflict: 1 } }] },
    ).choose('intrigue:cannon-turrets');
    expect(told(t, 'conflict-resolved')[0]!.strengths).toEqual([4, 0, 0]);
    expect(own(t, 2).dreadnoughts).toEqual({ supply: 2, garrison: 0, conflict: 0 });
  });
});

describe('control by dreadnought', () => {
  const won = (control: Record<string, number> = {}, ix: IxPosition = {}) =>
    fought(
      [{}, {}, {}],
      { seats: [{ dreadnoughts: { conflict: 2 } }], ...ix },
      'skirmish-b',
      control,
    );

  it('[IMP-31.5] [IX-9.1] [IX-9.4] the winner puts one on a space; a second goes home', () => {
    const t = won();
    expect([t.seat, t.kind]).toEqual([0, 'dreadnought.place']);
    expect(t.options.sort()).toEqual(['arrakeen', 'carthag', 'imperial-basin']);
    t.choose('carthag');
    expect(ixOf(t).holding).toEqual([{ space: 'carthag', seat: 0 }]);
    expect(own(t).dreadnoughts).toEqual({ supply: 0, garrison: 1, conflict: 0 });
  });

  it('[IX-9.2] [IX-9.11] [IX-9.13] not where one stands, though it leaves after this combat', () => {
    const t = won(
      {},
      {
        seats: [{ dreadnoughts: { conflict: 1 } }, {}],
        holding: [{ space: 'arrakeen', seat: 1 }],
      },
    );
    expect(t.options.sort()).toEqual(['carthag', 'imperial-basin']);
    t.choose('carthag');
    expect(ixOf(t).holding).toEqual([{ space: 'carthag', seat: 0 }]);
    expect(own(t, 1).dreadnoughts).toEqual({ supply: 1, garrison: 1, conflict: 0 });
  });

  it('[IX-9.3] [IX-9.5] [IX-9.7] it covers a marker, and its owner has the bonus', () => {
    const visited = (holding: IxPosition['holding']) => {
      const t = laid({
        control: { arrakeen: 1 },
        ix: { holding },
        players: [{ hand: ['reconnaissance'] }, {}, {}],
      }).play('reconnaissance', 'arrakeen');
      return [0, 1, 2].map((seat) => t.player(seat).solari);
    };
    expect(visited([])).toEqual([0, 1, 0]);
    expect(visited([{ space: 'arrakeen', seat: 2 }])).toEqual([0, 0, 1]);
    expect(visited([{ space: 'arrakeen', seat: 1 }])).toEqual([0, 1, 0]);
    const basin = laid({
      ix: { holding: [{ space: 'imperial-basin', seat: 2 }] },
      players: [{ hand: ['dune-the-desert-planet'] }],
    }).play('dune-the-desert-planet', 'imperial-basin');
    expect(basin.player(2).spice).toBe(1);
  });

  it('[IX-9.6] its owner defends the space', () => {
    const t = laid({
      phase: 'round-start',
      conflictDeck: ['siege-of-arrakeen', 'desert-power'],
      control: { arrakeen: 1 },
      ix: { holding: [{ space: 'arrakeen', seat: 2 }] },
    });
    expect([t.seat, t.kind]).toEqual([2, 'control.defend']);
  });

  it('[IMP-31.6] [IX-9.8] [IX-9.9] [IX-18.3] it goes home after the next combat, and the marker holds again', () => {
    const t = fought(
      [{}, { conflict: 1 }, {}],
      { holding: [{ space: 'arrakeen', seat: 0 }] },
      'skirmish-b',
      { arrakeen: 2 },
    );
    expect(ixOf(t).holding).toEqual([]);
    expect(own(t).dreadnoughts.garrison).toBe(1);
    expect(t.position.control.arrakeen).toBe(2);
    expect(told(t, 'dreadnought-returned')).toHaveLength(1);
  });

  it('[IX-9.10] meanwhile it is not in the garrison', () => {
    const t = laid({
      ix: { holding: [{ space: 'carthag', seat: 0 }] },
      players: [{ hand: ['reconnaissance'] }],
    }).play('reconnaissance', 'arrakeen');
    expect(own(t).dreadnoughts).toEqual({ supply: 1, garrison: 0, conflict: 0 });
    expect(t.offers('launch')).toBe(false);
  });

  it('[IX-9.12] [IX-9.14] a Control reward lays its marker first; the dreadnought may cover it', () => {
    const covered = fought(
      [{}, {}, {}],
      {
        seats: [{ dreadnoughts: { conflict: 2 } }],
      },
      'siege-of-arrakeen',
    );
    expect(covered.kind).toBe('dreadnought.place');
    expect(covered.position.control.arrakeen).toBe(0);
    covered.choose('arrakeen');
    expect(ixOf(covered).holding).toEqual([{ space: 'arrakeen', seat: 0 }]);
    const under = fought(
      [{}, { conflict: 1 }, {}],
      { holding: [{ space: 'arrakeen', seat: 0 }] },
      'siege-of-arrakeen',
    );
    expect(under.position.control.arrakeen).toBe(1);
  });
});
