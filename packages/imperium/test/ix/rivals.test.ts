import { seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { imperium } from '../../src/imperium.ts';
import type { ImperiumOptions } from '../../src/options.ts';
import type { Position } from '../../src/scenario/index.ts';
import {
  type Around,
  HOUSE,
  houseActed,
  revealed,
  rivalActed,
  solo,
  X,
  Y,
} from '../hagal/tables.ts';
import { ixOf, own, tilesOf, told } from './tables.ts';

type Options = Partial<ImperiumOptions>;

const RHOMBUR = 'prince-rhombur-vernius';
const HUNDRO = 'viscount-hundro-moritani';

/** Rival X has acted with its only Agent, at a table of Ix. */
const acted = (cards: string[], around: Around = {}, options: Options = {}) =>
  rivalActed(cards, around, { ix: true, ...options });
const house = (cards: string[], beside: Parameters<typeof houseActed>[1] = {}) =>
  houseActed(cards, beside, { ix: true });
const alone = (position: Position, options: Options = {}) =>
  solo(position, { ix: true, ...options });
/** The part of X, behind that of the person. */
const ofX = (seat: object, rest: object = {}) => ({ ix: { seats: [{}, seat], ...rest } });

describe('the cards of House Hagal with Ix', () => {
  it('[IX-19.4] a Rival gets what its card says, not what the space gives', () => {
    const t = acted(['smuggling-or-interstellar-shipping']);
    expect(t.player(X).solari).toBe(0);
    expect(own(t, X).freighter).toBe(1);
  });

  it('[IX-19.5] [HAG-8.5] Dreadnought is skipped by whoever has two', () => {
    const t = acted(['dreadnought-1p', 'carthag'], ofX({ dreadnoughts: { garrison: 2 } }));
    expect(revealed(t)).toEqual([
      ['dreadnought-1p', 'two-dreadnoughts'],
      ['carthag', 'carthag'],
    ]);
    const one = acted(['dreadnought-1p'], ofX({ dreadnoughts: { garrison: 1 } }));
    expect(own(one, X).dreadnoughts.garrison).toBe(2);
  });

  it('[IX-19.6] [HAG-8.6] Interstellar Shipping needs 2 Influence with the Guild', () => {
    const known = { x: { influence: { 'spacing-guild': 2 } } };
    expect(own(acted(['interstellar-shipping'], known), X).freighter).toBe(2);
    const t = acted(['interstellar-shipping', 'carthag']);
    expect(revealed(t)[0]).toEqual(['interstellar-shipping', 'too-little-influence']);
  });

  it('[IX-19.7] [HAG-8.7] of two spaces only the one that fits; occupied, another card', () => {
    const both = ['foldspace-or-interstellar-shipping', 'carthag'];
    const few = acted(both);
    expect(few.player(X).influence['spacing-guild']).toBe(1);
    expect(revealed(few)).toEqual([['foldspace-or-interstellar-shipping', 'foldspace']]);
    const x = { influence: { 'spacing-guild': 2 } };
    expect(revealed(acted(both, { x }))[0]![1]).toBe('interstellar-shipping');
    const taken = acted(both, { x, person: { agentsOn: ['interstellar-shipping'] } });
    expect(revealed(taken)[0]).toEqual(['foldspace-or-interstellar-shipping', 'occupied']);
  });

  it('[IX-19.8] [IX-23.1] [HAG-8.28] House Hagal moves its pieces and gains nothing', () => {
    const t = house(['dreadnought-2p'], { ix: { stacks: [['windtraps']], seats: [] } });
    expect(own(t, HOUSE).dreadnoughts.garrison).toBe(1);
    expect(t.player(HOUSE)).toMatchObject({ garrison: 2 });
    expect(ixOf(t).stacks[0]).toEqual(['windtraps']);
    const recalled = house(['smuggling-or-interstellar-shipping'], {
      ix: { seats: [{}, {}, { freighter: 2 }] },
      house: { influence: { emperor: 1, 'spacing-guild': 1, 'bene-gesserit': 1 } },
    });
    expect([0, 1, 2].map((seat) => recalled.player(seat).solari)).toEqual([1, 1, 0]);
    expect(recalled.player(HOUSE)).toMatchObject({ garrison: 2, influence: { fremen: 1 } });
  });

  it('[IX-19.9] [HAG-8.31] each has a Freighter at the bottom and two dreadnoughts in supply', () => {
    for (const players of [1, 2] as const) {
      const game = imperium.setup(imperium.parseOptions({ ix: true, players }), seeded('ix'));
      expect(
        game.ix!.seats.map(({ freighter, dreadnoughts }) => [freighter, dreadnoughts.supply]),
      ).toEqual([
        [0, 2],
        [0, 2],
        [0, 2],
      ]);
    }
  });

  it('[IX-19.10] [HAG-8.36] after an extra turn House Hagal takes one for each Agent turn', () => {
    const laidOut = (hand: string[]) =>
      houseActed(
        ['carthag', 'wealth', 'stillsuits'],
        {
          active: 0,
          a: { hand, agents: 2 },
          b: { hand: ['dagger'] },
          house: { agents: 3 },
        },
        { ix: true },
      );
    const t = laidOut(['weirding-way', 'reconnaissance', 'dagger']);
    t.play('weirding-way', 'smuggling').choose(
      'weirding-way/extra-turn',
      'smuggling/freighter',
      'none',
    );
    expect(t.seat).toBe(0);
    t.play('reconnaissance', 'arrakeen').choose('end');
    expect(t.seat).toBe(1);
    expect(told(t, 'agent-sent').map(({ seat }) => seat)).toEqual([0, 0, HOUSE, HOUSE]);
    const reveals = laidOut(['weirding-way', 'dagger']);
    reveals.play('weirding-way', 'smuggling');
    reveals.choose('weirding-way/extra-turn', 'smuggling/freighter', 'none', 'reveal');
    expect(told(reveals, 'agent-sent').map(({ seat }) => seat)).toEqual([0, HOUSE]);
  });
});

describe('a Rival’s Freighter', () => {
  const card = ['smuggling-or-interstellar-shipping'];

  it('[IX-20.1] [IX-20.2] [HAG-8.8] goes up to the second space and back', () => {
    const at = (freighter: number) => own(acted(card, ofX({ freighter })), X).freighter;
    expect([at(0), at(1)]).toEqual([1, 2]);
    const t = acted(card, {
      ...ofX({ freighter: 2 }),
      x: { influence: { emperor: 1, fremen: 1, 'spacing-guild': 1 } },
    });
    expect(own(t, X).freighter).toBe(0);
  });

  it('[IX-20.3] [IX-20.4] [IX-20.5] [HAG-8.9] [HAG-8.11] dividends, two troops, 1 Influence where it has least', () => {
    const x = { influence: { emperor: 1, fremen: 1, 'spacing-guild': 1 }, garrison: 0 };
    const t = acted(card, { ...ofX({ freighter: 2 }), x });
    expect([0, 1, 2].map((seat) => t.player(seat).solari)).toEqual([1, 5, 1]);
    expect(t.player(X)).toMatchObject({ garrison: 2, influence: { 'bene-gesserit': 1 } });
    const person = alone({
      ix: { seats: [{ freighter: 1 }] },
      players: [{ hand: ['dune-the-desert-planet'] }, { agents: 0 }, { agents: 0 }],
    }).play('dune-the-desert-planet', 'smuggling');
    person.choose('smuggling/freighter', 'recall', 'branch:1');
    expect([X, Y].map((seat) => person.player(seat).solari)).toEqual([1, 1]);
  });

  it('[IX-20.6] [HAG-8.10] [HAG-5.15] a tie is broken by the person, or by the First Player', () => {
    const t = acted(card, ofX({ freighter: 2 }));
    expect([t.seat, t.kind]).toEqual([0, 'hag.influence.tie']);
    t.choose('fremen');
    expect(t.player(X).influence.fremen).toBe(1);
    const two = house(card, { ix: { seats: [{}, {}, { freighter: 2 }] } });
    expect([two.seat, two.kind]).toEqual([0, 'hag.influence.tie']);
  });

  it('[IX-20.7] [HAG-8.34] its troops follow the card of the turn', () => {
    const t = acted(['arrakeen-1p'], {
      ...ofX({ freighter: 2 }),
      x: {
        leader: HUNDRO,
        spice: 1,
        garrison: 0,
        influence: { emperor: 1, fremen: 1, 'spacing-guild': 1 },
      },
    });
    expect(t.player(X)).toMatchObject({ conflict: 3, garrison: 0 });
  });
});

describe('a Rival’s dreadnoughts', () => {
  it('[IX-21.1] [IX-21.2] [HAG-8.12] go before troops, within the two of the garrison', () => {
    const t = acted(['carthag'], { ...ofX({ dreadnoughts: { garrison: 1 } }), x: { garrison: 3 } });
    expect(own(t, X).dreadnoughts).toMatchObject({ garrison: 0, conflict: 1 });
    expect(t.player(X)).toMatchObject({ conflict: 2, garrison: 2 });
  });

  const won = (control: Record<string, number>, rest: object = {}) =>
    alone({
      phase: 'combat',
      conflict: 'skirmish-b',
      hagalDeck: ['carthag'],
      control,
      ...ofX({ dreadnoughts: { conflict: 1 } }, rest),
    });

  it('[IX-21.3] [IX-21.4] [IX-21.5] [HAG-8.13] cover an opponent’s marker, else by a fixed order', () => {
    const space = (control: Record<string, number>) => ixOf(won(control)).holding[0]!.space;
    expect(space({ arrakeen: 0, carthag: Y })).toBe('arrakeen');
    expect(space({})).toBe('imperial-basin');
    expect(space({ 'imperial-basin': X })).toBe('arrakeen');
    expect(space({ 'imperial-basin': X, arrakeen: X, carthag: X })).toBe('imperial-basin');
  });

  it('[IX-21.6] held back, it deploys no dreadnought either; otherwise all at once', () => {
    const expert = (x: object, person: object) =>
      acted(
        ['carthag'],
        { ...ofX({ dreadnoughts: { garrison: 1 } }), conflict: 'desert-power', x, person },
        { difficulty: 'mentat' },
      );
    const back = expert({ conflict: 3, garrison: 1 }, { conflict: 1 });
    expect(own(back, X).dreadnoughts.conflict).toBe(0);
    expect(told(back, 'rival-holds-back')).toHaveLength(1);
    const all = expert({ conflict: 1, garrison: 1 }, { conflict: 1 });
    expect(own(all, X).dreadnoughts.conflict).toBe(1);
    expect(all.player(X).conflict).toBe(3);
  });

  it('[IX-21.7] one alone in the Conflict gets the combat bonus', () => {
    const t = alone({
      phase: 'combat',
      hagalDeck: ['conspire'],
      ...ofX({ dreadnoughts: { conflict: 1 } }),
    });
    expect(told(t, 'conflict-resolved')[0]!.strengths).toEqual([0, 7, 0]);
  });

  it('[IX-21.8] [IX-21.9] [HAG-8.29] House Hagal covers a space without gain, and nobody else gains', () => {
    const t = house([], {
      phase: 'combat',
      hagalDeck: ['carthag'],
      control: { arrakeen: 1 },
      ix: { seats: [{}, {}, { dreadnoughts: { conflict: 1 } }] },
    });
    expect(ixOf(t).holding).toEqual([{ space: 'arrakeen', seat: HOUSE }]);
    const visited = house([], {
      active: 0,
      control: { arrakeen: 1 },
      ix: { holding: [{ space: 'arrakeen', seat: HOUSE }] },
      a: { hand: ['reconnaissance'] },
    }).play('reconnaissance', 'arrakeen');
    expect([1, HOUSE].map((seat) => visited.player(seat).solari)).toEqual([0, 0]);
    const defended = house([], {
      phase: 'round-start',
      conflictDeck: ['siege-of-arrakeen', 'desert-power'],
      control: { arrakeen: 1 },
      ix: { holding: [{ space: 'arrakeen', seat: HOUSE }] },
    });
    expect(told(defended, 'deployed')).toEqual([]);
  });
});

describe('Rival Leaders and rewards', () => {
  it('[IX-22.1] [HAG-8.3] Rhombur and Hundro may be Rivals, the other four may not', () => {
    const seated = (leader: string) => () =>
      imperium.parseOptions({ ix: true, players: 1, leaders: [null, leader] });
    for (const leader of [RHOMBUR, HUNDRO]) expect(seated(leader)).not.toThrow();
    for (const leader of [
      'tessia-vernius',
      'ilesa-ecaz',
      'archduke-armand-ecaz',
      'princess-yuna-moritani',
    ])
      expect(seated(leader)).toThrow('cannot be a Rival');
  });

  it('[IX-22.2] [HAG-8.18] Rhombur: a tile if he can, else a Negotiator', () => {
    const ringed = (spice: number) =>
      acted(['arrakeen-1p'], {
        ix: { stacks: [['windtraps']] },
        x: { leader: RHOMBUR, spice },
      });
    expect(tilesOf(ringed(2), X)).toEqual(['windtraps']);
    expect(own(ringed(1), X).negotiators).toBe(1);
  });

  it('[IX-22.3] [HAG-8.18] Hundro: 1 spice for a Freighter move, if he has it', () => {
    const ringed = (spice: number) => acted(['arrakeen-1p'], { x: { leader: HUNDRO, spice } });
    expect(own(ringed(1), X).freighter).toBe(1);
    expect(ringed(1).player(X).spice).toBe(0);
    expect(own(ringed(0), X).freighter).toBe(0);
  });

  it('[IX-22.4] Rhombur’s dreadnoughts count 3 for a Rival', () => {
    const t = alone({
      ...ofX({ dreadnoughts: { conflict: 1 } }),
      players: [{}, { leader: RHOMBUR, agents: 0 }, { agents: 0 }],
    });
    expect(t.match.view(0).players[X]!.strength).toBe(3);
  });

  it('[IX-22.5] [IX-22.6] [HAG-6.32] Conflict rewards: troops, and Freighter moves by its own rule', () => {
    const t = alone({
      phase: 'combat',
      conflict: 'trade-monopoly',
      hagalDeck: ['carthag'],
      players: [{}, { conflict: 1, garrison: 0 }, {}],
    });
    expect(own(t, X).freighter).toBe(2);
    expect(told(t, 'recruited')[0]).toMatchObject({ seat: X, n: 1 });
  });

  it('[HAG-8.30] pays for points whenever it can', () => {
    const t = alone({
      phase: 'combat',
      conflict: 'economic-supremacy',
      hagalDeck: ['carthag'],
      players: [{}, { conflict: 1, solari: 6, spice: 4 }, {}],
    });
    expect(told(t, 'vp-gained').filter(({ seat }) => seat === X)).toHaveLength(3);
  });
});

describe('a Rival’s tech tiles', () => {
  const CARD = ['tech-negotiation'];

  it('[IX-23.2] [IX-23.6] [IX-23.7] [HAG-8.14] [HAG-8.16] the dearest marked one it can pay, the topmost of equals', () => {
    const bought = (stacks: string[][], spice: number) =>
      tilesOf(acted(CARD, { ix: { stacks }, x: { spice } }), X);
    expect(bought([['windtraps'], ['restricted-ordnance'], ['flagship']], 3)).toEqual([
      'windtraps',
    ]);
    expect(bought([['windtraps'], ['chaumurky'], ['flagship']], 3)).toEqual(['chaumurky']);
    expect(bought([['troop-transports'], ['windtraps'], ['memocorders']], 1)).toEqual([
      'troop-transports',
    ]);
    const water = acted(CARD, { ix: { stacks: [['windtraps']] }, x: { spice: 1 } }).player(X);
    expect(water).toMatchObject({ spice: 0, water: 1 });
  });

  it('[IX-23.3] [IX-23.4] [HAG-8.15] without a marked one the largest stack loses its top', () => {
    const t = acted(CARD, {
      ix: {
        stacks: [
          ['windtraps', 'artillery', 'chaumurky'],
          ['spaceport', 'flagship', 'minimic-film'],
          [],
        ],
      },
      x: { spice: 1 },
    });
    expect(tilesOf(t, X)).toEqual(['windtraps']);
    expect(ixOf(t).trashedTiles).toEqual(['spaceport']);
    expect(ixOf(t).stacks).toEqual([['chaumurky', 'artillery'], ['minimic-film', 'flagship'], []]);
    const tied = acted(CARD, {
      ix: { stacks: [['windtraps', 'artillery', 'chaumurky'], ['spaceport', 'flagship'], []] },
      x: { spice: 1 },
    });
    expect(ixOf(tied).trashedTiles).toEqual(['artillery']);
  });

  it('[IX-23.5] [IX-23.20] [HEX-5] [HAG-8.4] [HAG-8.32] keeps its spice for tech until the Conflicts III', () => {
    const gained = (conflict: string) =>
      acted(['harvest-spice'], {
        conflict,
        bonusSpice: { 'imperial-basin': 1 },
        x: { spice: 6 },
      }).player(X);
    expect(gained('desert-power')).toMatchObject({ spice: 8, vp: 0 });
    expect(gained('grand-vision')).toMatchObject({ spice: 1, vp: 1 });
    const t = alone({
      phase: 'round-start',
      conflictDeck: ['grand-vision'],
      players: [{}, { spice: 15 }, {}],
    });
    expect(t.player(X)).toMatchObject({ spice: 1, vp: 2 });
  });

  it('[IX-23.8] [HAG-8.17] Tech Negotiation: 1 spice off, or else a Negotiator', () => {
    const t = acted(CARD, { ix: { stacks: [['flagship']] }, x: { spice: 1 } });
    expect(own(t, X).negotiators).toBe(1);
    const none = acted(CARD, { ix: { stacks: [['flagship']] }, x: { garrison: 12, supply: 0 } });
    expect(own(none, X).negotiators).toBe(0);
  });

  it('[IX-23.9] [IX-23.22] [HAG-8.35] its Negotiators cover what its spice does not', () => {
    const t = acted(CARD, {
      ...ofX({ negotiators: 3 }, { stacks: [['chaumurky']] }),
      x: { spice: 2 },
    });
    expect(tilesOf(t, X)).toEqual(['chaumurky']);
    expect(own(t, X).negotiators).toBe(2);
    expect(t.player(X).spice).toBe(0);
  });

  it('[IX-23.10] [HAG-8.19] Detonation Devices: always the point', () => {
    const t = alone({
      phase: 'combat',
      hagalDeck: ['carthag'],
      ...ofX({ dreadnoughts: { conflict: 1 }, tiles: ['detonation-devices'] }),
    });
    expect(ixOf(t).holding).toEqual([]);
    expect(own(t, X).dreadnoughts.supply).toBe(2);
    expect(told(t, 'vp-gained').filter(({ seat }) => seat === X)).toHaveLength(2);
  });

  it('[IX-23.11] [HAG-8.20] Flagship: on a Combat turn with 4 Solari and three troops', () => {
    const at = (card: string, x: object) =>
      acted([card], { ...ofX({ tiles: ['flagship'] }), x: { garrison: 0, ...x } }).player(X);
    expect(at('carthag', { solari: 4 })).toMatchObject({ solari: 0, conflict: 4 });
    expect(at('carthag', { solari: 3 })).toMatchObject({ solari: 3, conflict: 1 });
    expect(at('carthag', { solari: 4, supply: 2 })).toMatchObject({ solari: 4 });
    expect(at('wealth', { solari: 4 })).toMatchObject({ solari: 4, conflict: 0 });
  });

  it('[IX-23.12] [IX-23.24] [HAG-8.21] Holtzman Engine and Spy Satellites at the end', () => {
    const points = (tiles: string[]) => {
      const t = alone({
        phase: 'endgame',
        ...ofX({ tiles }),
        players: [{}, { influence: { emperor: 2, fremen: 3 } }, {}],
      });
      return t.match.result!.find(({ seat }) => seat === X)!.points;
    };
    expect(points(['holtzman-engine'])).toBe(1);
    expect(points(['spy-satellites'])).toBe(2);
  });

  it('[IX-23.13] [HAG-8.22] Invasion Ships: past the Agent in its way, without a discard', () => {
    const t = acted(['carthag', 'wealth'], {
      ...ofX({ tiles: ['invasion-ships'] }),
      person: { agentsOn: ['carthag'] },
    });
    expect(revealed(t)).toEqual([['carthag', 'carthag']]);
    expect(own(t, X).tiles).toEqual([{ tile: 'invasion-ships', flipped: true }]);
    const free = acted(['carthag'], ofX({ tiles: ['invasion-ships'] }));
    expect(own(free, X).tiles[0]!.flipped).toBe(false);
    const ownAgent = acted(['carthag', 'wealth'], {
      ...ofX({ tiles: ['invasion-ships'] }),
      x: { agentsOn: ['carthag'] },
    });
    expect(revealed(ownAgent)[0]).toEqual(['carthag', 'occupied']);
  });

  it('[IX-23.14] [HAG-8.23] Sonic Snoopers: the card, and never the trash', () => {
    const t = acted(CARD, {
      ix: { stacks: [['sonic-snoopers']] },
      intrigueDeck: ['ambush', 'cull'],
      x: { spice: 1 },
    });
    expect(t.player(X).intrigue).toEqual(['ambush']);
    expect(tilesOf(t, X)).toEqual(['sonic-snoopers']);
  });

  it('[IX-23.15] [HAG-8.24] Spy Satellites: 3 spice on its turn for a point', () => {
    const t = acted(['wealth'], { ...ofX({ tiles: ['spy-satellites'] }), x: { spice: 3 } });
    expect(t.player(X)).toMatchObject({ spice: 0, vp: 1 });
    expect(tilesOf(t, X)).toEqual([]);
  });

  it('[IX-23.16] [IX-23.23] [HAG-8.25] Training Drones: at once, to the Conflict on a Combat turn', () => {
    const at = (card: string) =>
      acted([card], { ...ofX({ tiles: ['training-drones'] }), x: { garrison: 0 } });
    expect(at('carthag').player(X)).toMatchObject({ conflict: 2 });
    expect(at('wealth').player(X)).toMatchObject({ garrison: 1, conflict: 0 });
    const bought = acted(CARD, {
      ix: { stacks: [['training-drones']] },
      x: { spice: 2, garrison: 0 },
    });
    expect(bought.player(X).garrison).toBe(1);
    expect(own(bought, X).tiles[0]!.flipped).toBe(true);
  });

  it('[IX-23.17] [HAG-8.26] Troop Transports: three troops to the Conflict, if Expert deployment lets it', () => {
    const recalled = (options: Options, conflict = 0) =>
      acted(
        ['smuggling-or-interstellar-shipping'],
        {
          ...ofX({ freighter: 2, tiles: ['troop-transports'] }),
          conflict: 'desert-power',
          x: { garrison: 0, conflict, influence: { emperor: 1, fremen: 1, 'spacing-guild': 1 } },
        },
        options,
      ).player(X);
    expect(recalled({})).toMatchObject({ conflict: 3, garrison: 0 });
    expect(recalled({ difficulty: 'mentat' }, 2)).toMatchObject({ conflict: 2, garrison: 3 });
  });

  it('[IX-23.18] [HAG-8.27] Windtraps and Shuttle Fleet work as for a player', () => {
    const t = alone({
      phase: 'combat',
      hagalDeck: ['carthag'],
      ...ofX({ tiles: ['windtraps'] }),
      players: [{}, { conflict: 1 }, {}],
    });
    expect(told(t, 'gained').filter(({ seat }) => seat === X)).toMatchObject([{ water: 1 }]);
    const begun = alone({ phase: 'round-start', ...ofX({ tiles: ['shuttle-fleet'] }) });
    expect(begun.player(X).solari).toBe(2);
  });

  it('[IX-23.19] its Influence goes where it has least; ties are the person’s', () => {
    const t = acted(CARD, {
      ix: { stacks: [['memocorders']] },
      x: { spice: 1, influence: { emperor: 1, 'spacing-guild': 1 } },
    });
    expect([t.seat, t.kind, t.options]).toEqual([
      0,
      'hag.influence.tie',
      ['bene-gesserit', 'fremen'],
    ]);
  });

  it('[IX-23.21] [HAG-8.33] no Negotiator with a Dreadnought card', () => {
    const t = acted(['dreadnought-1p'], { ix: { stacks: [['flagship']] } });
    expect(own(t, X)).toMatchObject({ negotiators: 0, dreadnoughts: { garrison: 1 } });
  });
});

describe('solo variants with Ix', () => {
  it('[IX-24.1] [IX-24.2] [IX-24.3] the Row churns, and what is trashed unloads for nobody', () => {
    const t = alone(
      {
        row: Array(5).fill('choam-delegate'),
        imperiumDeck: ['chani', 'stilgar'],
        players: [{ hand: [] }, { agents: 0 }, { agents: 0 }],
      },
      { rowChurn: true },
    ).choose('reveal');
    const { dice, cards } = told(t, 'row-churned')[0]!;
    expect(cards).toHaveLength(new Set(dice.filter((die) => die < 6)).size);
    expect(t.position.row).toHaveLength(5);
    expect(t.player(0).solari).toBe(0);
  });

  it('[IX-24.4] two cards for the combat bonus in a Conflict III', () => {
    const t = alone(
      {
        phase: 'combat',
        conflict: 'economic-supremacy',
        hagalDeck: ['interstellar-shipping', 'conspire'],
        ...ofX({ dreadnoughts: { conflict: 1 } }),
      },
      { brutalEscalation: true },
    );
    expect(told(t, 'conflict-resolved')[0]!.strengths[X]).toBe(3 + 3 + 4);
  });
});
