import { describe, expect, it } from 'vitest';
import { laid, own, told } from './tables.ts';

const SIGNET = 'signet-ring';

describe('the spaces of Ix', () => {
  it('[IX-2.2] covered spaces cannot be visited', () => {
    const t = laid({ players: [{ hand: ['dagger'], solari: 8 }] }).choose('dagger');
    expect(t.options).toEqual([
      'high-council',
      'mentat',
      'swordmaster',
      'dreadnought',
      'tech-negotiation',
    ]);
  });

  it('[IX-2.4] Smuggling: a Solari and a Freighter move', () => {
    const t = laid({ players: [{ hand: ['dune-the-desert-planet'] }] });
    t.play('dune-the-desert-planet', 'smuggling').choose('smuggling/freighter', 'advance');
    expect(t.player(0).solari).toBe(1);
    expect(own(t).freighter).toBe(1);
  });

  it('[IX-2.5] Interstellar Shipping needs 2 Influence with the Guild', () => {
    const at = (level: number) => {
      const t = laid({
        players: [{ hand: ['dune-the-desert-planet'], influence: { 'spacing-guild': level } }],
      });
      return t.choose('dune-the-desert-planet').offers('interstellar-shipping');
    };
    expect([1, 2].map(at)).toEqual([false, true]);
  });

  it('[IX-2.6] its two moves are apart: advance, then recall', () => {
    const t = laid({
      players: [{ hand: ['dune-the-desert-planet'], influence: { 'spacing-guild': 2 } }],
    });
    t.play('dune-the-desert-planet', 'interstellar-shipping');
    t.choose('interstellar-shipping/freighter', 'advance');
    t.choose('interstellar-shipping/freighter', 'recall', 'branch:2');
    expect(own(t).freighter).toBe(0);
    expect(t.player(0).spice).toBe(2);
  });

  it('[IX-2.7] Tech Negotiation: a tile for 1 spice less, or a Negotiator', () => {
    const at = () =>
      laid({ ix: { stacks: [['windtraps']] }, players: [{ hand: ['dagger'], spice: 1 }] })
        .play('dagger', 'tech-negotiation')
        .choose('tech-negotiation/choose');
    const bought = at().choose('branch:1', 'tile:windtraps');
    expect(bought.player(0)).toMatchObject({ spice: 0, water: 1 });
    const placed = at().choose('branch:2');
    expect(own(placed).negotiators).toBe(1);
    expect(placed.player(0)).toMatchObject({ spice: 1, supply: 8 });
  });

  it('[IX-2.8] an Agent there gives 1 Persuasion on the Reveal turn', () => {
    const gained = (agentsOn: string[]) => {
      const t = laid({ players: [{ hand: [], agentsOn }] }).choose('reveal');
      return told(t, 'persuasion-gained').map(({ n }) => n);
    };
    expect([gained(['tech-negotiation']), gained([])]).toEqual([[1], []]);
  });

  it('[IX-2.9] [IX-2.12] Dreadnought: 3 Solari, a dreadnought and a tile without discount', () => {
    const t = laid({
      ix: { stacks: [['windtraps']] },
      players: [{ hand: ['dagger'], solari: 3, spice: 2 }],
    });
    t.play('dagger', 'dreadnought').choose('dreadnought/dreadnought', 'dreadnought/tech');
    t.choose('tile:windtraps');
    expect(t.player(0)).toMatchObject({ solari: 0, spice: 0 });
    expect(own(t).dreadnoughts).toEqual({ supply: 1, garrison: 1, conflict: 0 });
    const leto = laid({
      players: [{ leader: 'duke-leto-atreides', hand: ['dagger'], solari: 2 }],
    });
    expect(leto.play('dagger', 'dreadnought').player(0).solari).toBe(0);
  });

  it('[IX-2.10] may be visited without a dreadnought in supply', () => {
    const t = laid({
      ix: { seats: [{ dreadnoughts: { garrison: 2 } }] },
      players: [{ hand: ['dagger'], solari: 3 }],
    });
    t.play('dagger', 'dreadnought');
    expect([t.seat, t.player(0).solari]).toEqual([1, 0]); // nothing to do, so the turn is over
  });

  it('[IX-2.13] its cost is a printed one for Count Ilban', () => {
    const t = laid({
      players: [{ leader: 'count-ilban-richese', hand: [SIGNET], deck: ['dagger'], solari: 3 }],
    });
    t.play(SIGNET, 'dreadnought').choose('count-ilban-richese/draw');
    expect(t.player(0).hand).toEqual(['dagger']);
  });
});
