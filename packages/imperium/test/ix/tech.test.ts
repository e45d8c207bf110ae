import { describe, expect, it } from 'vitest';
import type { PlayerPosition } from '../../src/scenario/index.ts';
import type { IxPosition } from '../../src/scenario/position.ts';
import { ixOf, laid, own, tilesOf, told } from './tables.ts';

/** At an Acquire Tech icon without a discount. */
const atTech = (ix: IxPosition, player: PlayerPosition = {}) =>
  laid({ ix, players: [{ hand: ['ixian-engineer'], ...player }] }).play(
    'ixian-engineer',
    'smuggling',
  );

const buying = (ix: IxPosition, player: PlayerPosition = {}) =>
  atTech(ix, player).choose('ixian-engineer/tech');

describe('acquiring tech tiles', () => {
  it('[IX-3.1] [IX-3.2] only an icon allows it, one tile at a time, and nobody has to', () => {
    const t = buying({ stacks: [['windtraps', 'artillery']] }, { spice: 9 });
    expect(t.options).toEqual(['none', 'tile:windtraps']);
    t.choose('none');
    expect(t.offers('ixian-engineer/tech')).toBe(false);
    expect(tilesOf(t)).toEqual([]);
    const reveals = laid({
      ix: { stacks: [['windtraps']] },
      players: [{ hand: ['dagger'], spice: 9 }],
    });
    expect(reveals.choose('reveal').seat).toBe(1); // nothing to buy, so the turn is over
  });

  it('[IX-3.3] only the tops of the stacks', () => {
    const t = buying(
      { stacks: [['windtraps', 'artillery'], ['flagship'], ['spaceport', 'memocorders']] },
      { spice: 9 },
    );
    expect(t.options).toEqual(['none', 'tile:windtraps', 'tile:flagship', 'tile:spaceport']);
  });

  it('[IMP-31.7] [IX-3.4] [IX-3.6] paid in spice, and the acquire effect comes at once', () => {
    const t = buying({ stacks: [['windtraps']] }, { spice: 3 }).choose('tile:windtraps');
    expect(t.player(0)).toMatchObject({ spice: 1, water: 1 });
    const free = laid({
      ix: { stacks: [['artillery']] },
      players: [{ hand: ['dagger'] }],
    });
    free.play('dagger', 'tech-negotiation').choose('tech-negotiation/choose', 'branch:1');
    expect(free.choose('tile:artillery').player(0).spice).toBe(0);
  });

  it('[IX-3.5] [IX-5.6] it lies open before its owner, beside any number of others', () => {
    const owned = ['minimic-film', { tile: 'training-drones', flipped: true }, 'memocorders'];
    const t = buying({ stacks: [['windtraps']], seats: [{ tiles: owned }] }, { spice: 2 });
    t.choose('tile:windtraps');
    const seen = t.match.view(1).ix!.seats[0]!.tiles.map(({ tile }) => tile);
    expect(seen).toEqual(['minimic-film', 'training-drones', 'memocorders', 'windtraps']);
  });

  it('[IX-3.7] [IX-3.8] [IX-3.12] the next one is turned up first; an empty stack stays empty', () => {
    const t = buying({ stacks: [['chaumurky', 'artillery']] }, { spice: 4 });
    t.choose('tile:chaumurky');
    const order = t.events().map(({ type }) => type);
    expect(order.indexOf('tile-shown')).toBeGreaterThan(order.indexOf('tile-acquired'));
    expect(ixOf(t).stacks).toEqual([['artillery'], [], []]);
    const drawn = buying({ stacks: [['chaumurky', 'artillery']] }, { spice: 4 });
    drawn.match.state.intrigueDeck.push('ambush');
    drawn.choose('tile:chaumurky');
    const types = drawn.events().map(({ type }) => type);
    expect(types.indexOf('tile-shown')).toBeLessThan(types.indexOf('intrigue-drawn'));
  });

  it('[IX-3.9] whoever cannot pay gains nothing', () => {
    const t = atTech({ stacks: [['windtraps']] }, { spice: 1 });
    expect(t.offers('ixian-engineer/tech')).toBe(false);
  });

  it('[IX-3.10] two icons one after the other; the second sees what the first turned up', () => {
    const t = laid({
      ix: { stacks: [['windtraps', 'memocorders']] },
      players: [{ hand: ['ixian-engineer'], intrigue: ['machine-culture'], spice: 4 }],
    }).play('ixian-engineer', 'smuggling');
    t.choose('ixian-engineer/tech', 'tile:windtraps', 'intrigue:machine-culture/1');
    t.choose('tile:memocorders', 'emperor');
    expect(tilesOf(t)).toEqual(['windtraps', 'memocorders']);
  });

  it('[IX-3.11] spice gained earlier in the turn pays for it', () => {
    const t = laid({
      ix: { stacks: [['windtraps']] },
      players: [{ hand: ['ixian-engineer'], spice: 0 }],
    }).play('ixian-engineer', 'imperial-basin');
    expect(t.offers('ixian-engineer/tech')).toBe(false);
    const flat = laid({
      ix: { stacks: [['windtraps']] },
      bonusSpice: { 'imperial-basin': 1 },
      players: [{ hand: ['ixian-engineer'] }],
    }).play('ixian-engineer', 'imperial-basin');
    flat.choose('ixian-engineer/tech', 'tile:windtraps');
    expect(flat.player(0).spice).toBe(0);
  });
});

describe('Negotiators', () => {
  it('[IX-4.1] [IX-4.2] a discount lowers its own purchase, and no other', () => {
    const t = laid({
      ix: { stacks: [['windtraps', 'memocorders']] },
      players: [{ hand: ['dagger'], intrigue: ['machine-culture'], spice: 1 }],
    }).play('dagger', 'tech-negotiation');
    t.choose('tech-negotiation/choose', 'branch:1', 'tile:windtraps');
    expect(t.player(0).spice).toBe(0);
    expect(t.why('intrigue:machine-culture/1')).toMatchObject({ rule: 'IX-3.9' });
  });

  it('[IX-4.3] [IX-4.4] [IX-4.8] [IX-25.1] they come from the supply, and only from there', () => {
    const position = (supply: number) =>
      laid({ players: [{ hand: ['dagger'], supply, garrison: 3 }] }).play(
        'dagger',
        'tech-negotiation',
      );
    const t = position(1).choose('tech-negotiation/choose');
    expect(t.player(0)).toMatchObject({ supply: 0, garrison: 3 });
    expect(own(t).negotiators).toBe(1);
    expect(own(position(0)).negotiators).toBe(0);
    expect(position(0).seat).toBe(1);
  });

  it('[IMP-31.8] [IX-4.5] [IX-4.6] [IX-4.10] [IX-4.11] any number comes back, each for 1 spice less', () => {
    const at = (n: number) => {
      const t = laid({
        ix: { stacks: [['training-drones']], seats: [{ negotiators: 4 }] },
        players: [{ hand: ['dagger'], spice: 1, garrison: 3 }],
      }).play('dagger', 'tech-negotiation');
      t.choose('tech-negotiation/choose', 'branch:1', 'tile:training-drones');
      expect(t.options).toEqual(['1', '2', '3', '4']);
      return t.choose(n);
    };
    const needed = at(1);
    expect(needed.player(0)).toMatchObject({ spice: 0, supply: 6 });
    expect(own(needed).negotiators).toBe(3);
    const surplus = at(4);
    expect(surplus.player(0)).toMatchObject({ spice: 1, supply: 9 });
    expect(own(surplus).negotiators).toBe(0);
  });

  it('are of the supply, unless a position says what is left of it', () => {
    const seats = [{ negotiators: 2 }];
    expect(laid({ ix: { seats }, players: [{ garrison: 3 }] }).player(0).supply).toBe(7);
    const told = laid({ ix: { seats }, players: [{ garrison: 3, supply: 7 }] });
    expect(told.player(0).supply).toBe(7);
  });

  it('[IX-4.7] they stay from round to round', () => {
    const t = laid({
      phase: 'recall',
      ix: { seats: [{ negotiators: 2 }] },
      players: [{ leader: 'paul-atreides' }],
    }).runUntil(({ phase }) => phase === 'turns');
    expect(own(t).negotiators).toBe(2);
  });

  it('[IX-4.9] there is no limit but the troops', () => {
    const t = laid({
      ix: { seats: [{ negotiators: 8 }] },
      players: [
        { hand: ['ix-guild-compact'], garrison: 1 },
        { revealed: true },
        { revealed: true },
      ],
    }).choose('reveal', 'ix-guild-compact/negotiator');
    expect(t.options).toEqual(['0', '1', '2']);
    t.choose(2);
    expect(own(t).negotiators).toBe(10);
  });
});

describe('Appropriate', () => {
  const at = (player: PlayerPosition, negotiators = 0) =>
    laid({
      ix: { stacks: [['training-drones']], seats: [{ negotiators }] },
      players: [{ hand: ['appropriate'], influence: { emperor: 2 }, ...player }],
    }).play('appropriate', 'tech-negotiation');

  it('[IX-13.1] all in spice or all in Solari', () => {
    const t = at({ spice: 3, solari: 3 }).choose('appropriate/tech');
    expect(t.options).toEqual(['none', 'tile:training-drones', 'tile:training-drones:solari']);
    t.choose('tile:training-drones:solari');
    expect(t.player(0)).toMatchObject({ spice: 3, solari: 0 });
    expect(at({ spice: 2, solari: 2 }).offers('appropriate/tech')).toBe(false);
  });

  it('[IX-13.2] Negotiators lower the Solari too', () => {
    const t = at({ solari: 1 }, 2).choose('appropriate/tech', 'tile:training-drones:solari', 2);
    expect(t.player(0).solari).toBe(0);
    expect(told(t, 'tile-acquired')[0]).toMatchObject({ cost: 1, pays: 'solari', negotiators: 2 });
  });
});
