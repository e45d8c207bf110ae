import { seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { printedAt } from '../../src/content/printed.ts';
import { imperium } from '../../src/imperium.ts';
import { Table } from '../../src/scenario/index.ts';
import { toyImperium } from './index.ts';
import type { ToyOptions, ToyPosition, ToyState } from './types.ts';

const FLYERS = { supply: 2, garrison: 0, conflict: 0 };
const flyers = (...given: Partial<typeof FLYERS>[]) =>
  [0, 1, 2].map((seat) => ({ ...FLYERS, ...given[seat] }));

class ToyTable extends Table {
  get toys(): ToyState {
    return (this.position as { toy?: ToyState }).toy!;
  }
}

const laid = (position: ToyPosition = {}, options: Partial<ToyOptions> = {}) =>
  new ToyTable(toyImperium, position, { ...options, toy: true } as ToyOptions);

const begun = (options: Partial<ToyOptions>) =>
  toyImperium.setup(toyImperium.parseOptions(options), seeded('toys'));

describe('what is printed at a table with a module', () => {
  const at = (options: Partial<ToyOptions>) => printedAt(toyImperium.parseOptions(options));
  const ids = (things: readonly { id: string }[]) => things.map(({ id }) => id);

  it('has its space in the place of those it covers, and only there', () => {
    const without = ids(at({}).spaces);
    const place = without.indexOf('sell-melange');
    expect(ids(at({ toy: true }).spaces)).toEqual(without.toSpliced(place, 2, 'toy-bazaar'));
    expect(without).not.toContain('toy-bazaar');
  });

  it('has its Leaders, its Hagal cards and the decks as it changes them', () => {
    expect(ids(at({ toy: true }).leaders)).toContain('toy-maker');
    expect(ids(at({ toy: true, players: 1 }).hagal)).toContain('toy-bazaar');
    expect(() => toyImperium.parseOptions({ leaders: ['toy-maker'] })).toThrow(
      'toy-maker is not among the Leaders of this table',
    );
    const { players, conflictDeck } = begun({ toy: true });
    const { deck } = players[0]!;
    expect(deck).toHaveLength(10);
    expect(deck.filter((card) => card === 'dune-the-desert-planet')).toHaveLength(1);
    expect(deck).toContain('toy-map');
    expect(conflictDeck).toHaveLength(6 + 3);
  });

  it('is nothing to a game without the module', () => {
    expect(() => imperium.parseOptions({ toy: true })).toThrow('unknown option: toy');
    expect(begun({})).not.toHaveProperty('toy');
  });
});

describe('what is sent', () => {
  it('is two cards where a card is never sent alone', () => {
    const t = laid({ players: [{ hand: ['toy-twin', 'diplomacy'] }] });
    expect(t.offers('toy-twin')).toBe(false);
    expect(t.why('toy-twin')).toEqual({ code: 'reveal-only', rule: 'TOY-5' });
    t.choose('toy:pair', 'diplomacy');
    expect(t.options).toEqual(expect.arrayContaining(['wealth', 'arrakeen']));
    t.choose('wealth');
    expect(t.player(0)).toMatchObject({ inPlay: ['toy-twin', 'diplomacy'], solari: 3, hand: [] });
  });

  it('is known to whoever looks at what came of it', () => {
    const spiceOf = (...choices: string[]) =>
      laid({ players: [{ hand: ['toy-twin', 'toy-map'] }] })
        .choose(...choices)
        .player(0).spice;
    expect(spiceOf('toy:pair', 'toy-map', 'toy-bazaar')).toBe(1);
    expect(spiceOf('toy-map')).toBe(0);
  });

  it('passes enemy Agents only through the icon that says so', () => {
    const enemy = { agentsOn: ['mentat', 'arrakeen'] };
    const hand = ['toy-mask', 'dagger'];
    const t = laid({ players: [{ hand, solari: 5 }, enemy] });
    t.choose('toy-mask');
    expect(t.offers('mentat')).toBe(true);
    const other = laid({ players: [{ hand, solari: 5 }, enemy] });
    other.choose('dagger');
    expect(other.why('mentat')?.code).toBe('occupied');
  });
});

describe('what a card of a module pays for', () => {
  const ARROWS = ['toy-bell/pay', 'toy-bell/pay#2'];
  const revealed = (position: ToyPosition, agentsOn: string[] = []) =>
    laid({
      row: [],
      reserve: { 'arrakis-liaison': 0, foldspace: 0 },
      ...position,
      players: [{ hand: ['toy-bell'], solari: 1, spice: 1, agentsOn }, { agentsOn: ['wealth'] }],
    }).choose('reveal');
  const arrowsOf = (t: ToyTable) => t.options.filter((id) => ARROWS.includes(id));

  it('is offered while it can do something', () => {
    expect(arrowsOf(revealed({ mentat: 1 }))).toEqual([]);
    expect(arrowsOf(revealed({ mentat: 'home' }))).toEqual(['toy-bell/pay']);
    const recalls = revealed({ mentat: 1 }, ['arrakeen']).choose('toy-bell/pay');
    expect(recalls.player(0)).toMatchObject({ solari: 0, spice: 1, agentsOn: [] });
  });

  it('[IMP-12.9] comes as far as it can', () => {
    const t = revealed({ mentat: 'home' }).choose('toy-bell/pay');
    expect(t.kind).toBe('reveal.order');
    expect(t.position).toMatchObject({ mentat: 0, reserve: { foldspace: 0 } });
    expect(t.player(0)).toMatchObject({ spice: 0, solari: 1, water: 0, discard: [] });
  });

  it('[IMP-10.9] under a condition waits with what comes along, and must be taken', () => {
    const t = laid({
      players: [{ hand: ['toy-mask'], conflict: 1, supply: 8 }],
      toy: { flyers: flyers({ supply: 1, garrison: 1 }) },
    });
    t.play('toy-mask', 'hall-of-oratory').choose('toy-mask/toy-scrap');
    expect(t.player(0).solari).toBe(0);
    expect(t.options).toContain('toy-mask/gain');
    expect(t.offers('end')).toBe(false);
    t.choose('toy-mask/gain', 1);
    expect(t.player(0)).toMatchObject({ solari: 1, conflict: 0 });
  });

  it('[IMP-12.5] by choice must be chosen, though one way could be left', () => {
    const players = [{ hand: ['toy-fork'], conflict: 1, supply: 8, intrigue: ['windfall'] }];
    const t = laid({ players }).play('toy-fork', 'carthag');
    expect(t.offers('toy-fork/choose')).toBe(true);
    expect(t.offers('end')).toBe(false);
  });

  it('[AMB-11] may be the Mentat of the next round, wherever it is now', () => {
    const players = [{ conflict: 1, supply: 8, garrison: 3 }];
    const t = laid({ phase: 'combat', conflict: 'toy-prize', mentat: 1, players });
    expect([t.kind, ...t.options]).toEqual(['choose.one', 'branch:1', 'branch:2']);
  });
});

describe('a track of a module', () => {
  it('forks, gives what is printed on its steps and ends', () => {
    const t = laid({
      players: [{ hand: ['toy-map'], intrigue: [] }],
      intrigueDeck: ['bindu-suspension'],
    });
    t.play('toy-map', 'toy-bazaar').choose('toy-map/toy-walk', 'step:2');
    expect(t.player(0).spice).toBe(1);
    t.choose('toy-bazaar/toy-walk');
    expect(t.toys.at[0]).toBe(3);
    expect(t.player(0).intrigue).toEqual(['bindu-suspension']);
    const end = laid({ toy: { at: [4, 0, 0] }, players: [{ hand: ['toy-map'] }] });
    end.play('toy-map', 'toy-bazaar');
    expect(end.options.filter((id) => id.endsWith('toy-walk'))).toEqual([]);
  });
});

describe('a unit of a module', () => {
  it('is deployed within the limits of the turn, beside troops', () => {
    const t = laid({
      players: [{ hand: ['dune-the-desert-planet'], garrison: 3 }],
      toy: { flyers: flyers({ supply: 1, garrison: 1 }) },
    });
    t.play('dune-the-desert-planet', 'toy-bazaar').choose('toy-bazaar/toy-build');
    // One flyer and one troop are new; two more may come from the garrison.
    t.choose('deploy:flyer', 2, 'deploy', 2);
    expect(t.offers('deploy')).toBe(false);
    expect(t.match.view(1).players[0]).toMatchObject({ conflict: 2, strength: 2 * 3 + 2 * 2 });
  });

  it('fights alone: swords count, and Combat cards may be played', () => {
    const t = laid({
      phase: 'combat',
      players: [{ swords: 2, intrigue: ['ambush'] }],
      toy: { flyers: flyers({ supply: 1, conflict: 1 }) },
    });
    expect(t.match.view(0).players[0]!.strength).toBe(5);
    expect([t.seat, t.kind]).toEqual([0, 'combat.play']);
  });

  it('holds a space for a round, over the marker of another', () => {
    const t = laid({
      phase: 'combat',
      conflict: 'skirmish-b',
      control: { arrakeen: 1 },
      players: [{}, { hand: ['reconnaissance'] }],
      toy: { flyers: flyers({ supply: 1, conflict: 1 }) },
    });
    expect(t.kind).toBe('toy.hold');
    t.choose('arrakeen');
    expect(t.toys.holding).toEqual([{ space: 'arrakeen', seat: 0, since: 1 }]);
    const visited = laid({
      active: 1,
      control: { arrakeen: 1 },
      players: [{}, { hand: ['reconnaissance'] }],
      toy: {
        flyers: flyers({ supply: 1 }),
        holding: [{ space: 'arrakeen', seat: 0, since: 1 }],
      },
    });
    visited.play('reconnaissance', 'arrakeen');
    expect([visited.player(0).solari, visited.player(1).solari]).toEqual([1, 0]);
    visited.runUntil(({ phase }) => phase === 'round-start');
    expect(visited.toys).toMatchObject({ holding: [], flyers: [{ garrison: 1 }, {}, {}] });
  });

  it('pays nothing to House Hagal, which holds a space in vain', () => {
    const t = laid(
      {
        control: { arrakeen: 1 },
        players: [{ hand: ['reconnaissance'] }],
        toy: {
          flyers: flyers({}, {}, { supply: 1 }),
          holding: [{ space: 'arrakeen', seat: 2, since: 1 }],
        },
      },
      { players: 2 },
    );
    t.play('reconnaissance', 'arrakeen');
    expect([1, 2].map((seat) => t.player(seat).solari)).toEqual([0, 0]);
  });

  it('is counted with all other pieces', () => {
    const faultsWith = (change: (toys: ToyState) => void) => {
      const state = begun({ toy: true });
      change((state as unknown as { toy: ToyState }).toy);
      return toyImperium.faults(state);
    };
    expect(faultsWith(({ flyers: [, , lost] }) => lost!.supply--)).toEqual([
      'flyer of seat 2: 1 too few',
    ]);
    expect(faultsWith(({ scrap }) => scrap.fill(1))).toEqual(
      [0, 1, 2, 3].map((seat) => `seat ${seat}: 13 troops`),
    );
    const [sold] = begun({ toy: true }).row;
    expect(faultsWith(({ stall }) => stall.push(sold!))).toEqual([`card ${sold}: 1 too many`]);
  });
});

describe('a market of a module', () => {
  const stall = { stall: ['toy-drum', 'toy-kite'], deck: ['toy-kite'], scrap: [1, 0, 0] };
  const revealing = { supply: 8, garrison: 3, hand: ['convincing-argument'] };

  it('asks its own price, refuses in its own words and fills its gap', () => {
    const t = laid({ toy: stall, players: [revealing] }).choose('reveal');
    expect(t.offers('acquire:toy-stall:toy-kite')).toBe(true);
    expect(t.why('acquire:toy-stall:toy-drum')).toMatchObject({ rule: 'TOY-2', args: { cost: 2 } });
    t.choose('acquire:toy-stall:toy-kite');
    expect(t.player(0)).toMatchObject({ discard: ['toy-kite'], supply: 9, solari: 1 });
    expect(t.toys).toMatchObject({ stall: ['toy-drum', 'toy-kite'], deck: [], scrap: [0, 0, 0] });
  });

  it('sells cheaper to an effect, and never for Persuasion', () => {
    const t = laid({ toy: stall, players: [{ ...revealing, hand: ['toy-map'] }] });
    t.play('toy-map', 'toy-bazaar').choose('toy-bazaar/toy-market');
    expect(t.options).toEqual(['none', 'acquire:toy-stall:toy-drum', 'acquire:toy-stall:toy-kite']);
  });

  it('is out of reach of an effect that names a cost in Persuasion', () => {
    const t = laid({ toy: stall, players: [{ supply: 8, intrigue: ['bypass-protocol'] }] });
    t.choose('intrigue:bypass-protocol/1');
    expect(t.options.filter((id) => id.includes('toy-stall'))).toEqual([]);
  });

  it('hands over what is no card, which acts at its moments from then on', () => {
    const t = laid({
      players: [{ hand: ['diplomacy', 'convincing-argument'], water: 1, deck: ['dagger'] }],
    });
    t.play('diplomacy', 'wealth').choose('acquire:toy-medals:toy-medal', 'end');
    expect(t.toys.medals).toEqual([0]);
    t.runUntil(({ active }) => active === 0).choose('reveal');
    expect(t.offers('toy-bazaar/draw')).toBe(true);
    t.choose('acquire:arrakis-liaison');
    expect(t.options).toEqual(['discard', 'deck']);
  });
});

describe('what a module hides', () => {
  it('is dealt anew to whoever imagines', () => {
    const { match } = laid({ toy: { deck: ['toy-kite', 'toy-drum', 'toy-kite', 'toy-drum'] } });
    const deckOf = (seed: string) => {
      const world = match.fork();
      world.imagine(0, seeded(seed));
      return (world.state as unknown as { toy: ToyState }).toy.deck.join();
    };
    const decks = Array.from({ length: 20 }, (_, i) => deckOf(`${i}`));
    expect(new Set(decks).size).toBeGreaterThan(2);
    expect(match.view(0)).toMatchObject({ toy: { deckSize: 4 } });
    expect(match.view(0)).not.toHaveProperty('toy.deck');
  });
});

describe('the moments of a turn', () => {
  it('let an ability add to a gain, and act as Influence grows', () => {
    const leader = 'toy-maker';
    const influence = { emperor: 1 };
    const t = laid({ players: [{ leader, influence, hand: ['diplomacy'], solari: 0 }] });
    t.play('diplomacy', 'wealth');
    expect(t.kind).toBe('toy.way');
    t.choose('step:1');
    expect(t.player(0)).toMatchObject({ solari: 3, water: 1, vp: 1 });
  });

  it('hear of cards that leave', () => {
    const t = laid({
      players: [{ hand: ['diplomacy'], discard: ['toy-kite'], spice: 2 }],
    });
    t.play('diplomacy', 'selective-breeding');
    t.choose('selective-breeding/pay', 'discard:toy-kite');
    expect(t.player(0).vp).toBe(1);
  });

  it('add tasks, before the Agent is sent and after', () => {
    const t = laid({ players: [{ hand: ['diplomacy'] }] }).choose('toy:whistle');
    expect(t.player(0).water).toBe(1);
    expect(t.offers('toy:whistle')).toBe(false);
    t.play('diplomacy', 'wealth');
    expect(t.offers('toy:whistle')).toBe(false);
  });

  it('come at the start of a round, after a won Conflict and at the end', () => {
    const medals = [0];
    const begins = laid({ phase: 'round-start', players: [{ deck: ['dagger'] }] });
    expect([begins.kind, begins.player(0).hand]).toEqual(['toy.apart', ['dagger']]);
    const won = laid({ phase: 'combat', players: [{ conflict: 1, supply: 8 }], toy: { medals } });
    expect(won.player(0).water).toBe(1);
    const ends = laid({
      phase: 'endgame',
      players: [
        { vp: 9, water: 3 },
        { vp: 9, water: 3 },
      ],
      toy: { medals },
    });
    expect(ends.match.result?.map(({ points }) => points)).toEqual([10, 9, 0]);
  });

  it('break a tie before anything printed does', () => {
    const t = laid({
      phase: 'endgame',
      toy: { at: [0, 1, 0] },
      players: [{ vp: 9, spice: 5 }, { vp: 9 }, { vp: 3 }],
    });
    expect(t.match.result?.[0]).toEqual({ seat: 1, rank: 1, points: 9, tieBreak: 'toy-track' });
  });
});

describe('a Rival at a table with a module', () => {
  it('takes its Hagal card, reads it by its own rule and sends its units first', () => {
    const solo = (supply: number) =>
      laid(
        {
          active: 1,
          firstPlayer: 1,
          hagalDeck: ['toy-bazaar', 'carthag'],
          players: [{}, { garrison: 3 }, {}],
          toy: { flyers: flyers({}, { supply, garrison: 2 - supply }) },
        },
        { players: 1 },
      );
    const first = solo(2).toys;
    expect(first.flyers[1]).toEqual({ supply: 1, garrison: 0, conflict: 1 });
    expect(first.medals).toEqual([1]);
    const full = solo(0);
    expect(full.match.state.agents[0]).toMatchObject({ seat: 1, space: 'carthag' });
    expect(full.toys.flyers[1]).toEqual({ supply: 0, garrison: 0, conflict: 2 });
    // One of its step, one of its card.
    expect([solo(2).player(1).water, full.player(1).water]).toEqual([2, 0]);
  });

  it('[HAG-5.4] gains nothing from its card where it does not contend', () => {
    const t = laid(
      { hagalDeck: ['toy-bazaar'], players: [{ hand: ['dagger'] }, {}, {}] },
      { players: 2 },
    ).play('dagger', 'hall-of-oratory');
    t.choose('end');
    expect(t.toys.at[2]).toBe(1);
    expect(t.player(2).water).toBe(0);
  });
});
