import { describe, expect, it } from 'vitest';
import type { HagalCard, IntrigueMode, Leader, Space, Tile } from '../../src/content/component.ts';
import { spaceOf } from '../../src/content/index.ts';
import { IX } from '../../src/content/ix/index.ts';
import { SHIPPING } from '../../src/content/ix/track.ts';
import { printedAt } from '../../src/content/printed.ts';
import type { Effect } from '../../src/effects/effect.ts';
import { DEFAULT_OPTIONS } from '../../src/options.ts';
import { type Item, type Json, textsIn } from '../catalogue.ts';
import { cardEntry, conflictEntry, intrigueEntry, spaceEntry } from '../entries.ts';
import { shorthand } from '../shorthand.ts';
import { catalogue, FILES, fileOf, itemsOf, SENTENCES } from './catalogue.ts';

const box = (effects: readonly Effect[]): string | null => shorthand(effects) || null;

const card = (one: (typeof IX.cards)[number]) => {
  const { onTrash, ...entry } = cardEntry(one);
  return { ...entry, infiltrate: one.infiltrates, unload: box(one.unload) };
};

const intrigueCard = (one: (typeof IX.intrigue)[number]) => {
  const { modes, ...entry } = intrigueEntry(one);
  const ofTiming = (timing: IntrigueMode['timing']) => {
    const [found, ...more] = one.modes.filter((mode) => mode.timing === timing);
    return found && more.length === 0 ? wholeMode(found) : null;
  };
  return {
    ...entry,
    effect: one.modes.length === 1 ? wholeMode(one.modes[0]!) : entry.effect,
    plot: ofTiming('plot'),
    combat: ofTiming('combat'),
    endgame: ofTiming('endgame'),
    modes: modes.map((mode) => ({
      ...mode,
      window: mode.window.replace('troop (Ix: unit)', 'unit'),
    })),
  };
};

function wholeMode({ condition, cost, effects }: IntrigueMode): string {
  const paid: readonly Effect[] = cost ? [{ do: 'pay', cost, effects }] : effects;
  return shorthand(condition ? [{ do: 'when', condition, effects: paid }] : paid);
}

const NOT_OF_A_LEADER = ['rivalRule', 'setup'];
const leader = ({ id, name, house, complexity, ability, signet, soloRival }: Leader) => ({
  id,
  name,
  house: house.name.en.replace('House ', ''),
  complexity,
  ability: ability.name.en,
  signet: { name: signet.name.en, effect: shorthand(signet.effects) },
  soloRival,
});
/** The names of abilities have no French in the catalogue: ours are our own. */
const leaderFacts = (item: Item): Item => {
  const facts = Object.entries(item).filter(([key]) => !NOT_OF_A_LEADER.includes(key));
  const { name, effect } = item.signet as { name: Item; effect: Json };
  const ability = (item.ability as { name: Item }).name.en;
  return { ...Object.fromEntries(facts), ability, signet: { name: name.en, effect } };
};

const tile = ({ id, name, cost, hagal, ...face }: Tile) => ({
  id,
  name,
  copies: 1,
  cost,
  acquire: box(face.onAcquire),
  ability: [
    face.rule,
    labelled('round-start', face.roundStart),
    labelled('use', face.use),
    labelled('reveal', face.reveal),
    labelled('on-win', face.onWin),
    labelled('endgame', face.endgame),
  ]
    .filter(Boolean)
    .join('; '),
  timing: timingOf(face),
  flip: face.use.some((effect) => effect.do === 'pay' && effect.cost.flip === true),
  hagalIcon: hagal,
});

const RULE_TIMING = {
  detonation: 'win-conflict',
  spaceport: 'always',
  'tie-break': 'endgame',
  transports: 'always',
};
const timingOf = (face: Omit<Tile, 'id' | 'name' | 'cost' | 'hagal'>): string[] => [
  ...(face.rule ? [RULE_TIMING[face.rule]] : []),
  ...(face.use.length > 0 ? ['agent'] : []),
  ...(face.use.length > 0 && !face.beforeAgent ? ['reveal'] : []),
  ...(face.roundStart.length > 0 ? ['round-start'] : []),
  ...(face.reveal.length > 0 ? ['reveal'] : []),
  ...(face.onWin.length > 0 ? ['win-conflict'] : []),
  ...(face.endgame.length > 0 ? ['endgame'] : []),
];
const labelled = (label: string, effects: readonly Effect[]): string | null =>
  effects.length > 0 ? `${label}: ${shorthand(effects)}` : null;
/** Plain effects of the catalogue get the moment that its timing names. */
const tileFacts = ({ hagalConfidence, rival, ...item }: Item): Item => {
  const { ability, flip, timing } = item as { ability: string; flip: boolean; timing: string[] };
  const [moment] = timing;
  if (/^[a-z-]+: |^(tie-break|detonation|spaceport|transports)$/.test(ability)) return item as Item;
  if (!flip) return { ...item, ability: `${moment}: ${ability}` };
  const [cost, effect] = ability.includes('->') ? ability.split(' -> ') : [null, ability];
  return { ...item, ability: `use: ${cost ? `pay {flip; ${cost}}` : 'flip'} -> ${effect}` };
};

const space = (one: Space) => {
  const { id, name, agentIcon, requirement, cost, effect, oncePerGame } = spaceEntry(one);
  const board = one.region === 'ix' ? 'ix-board' : 'choam-overlay';
  const combat = one.combat;
  return { id, name, board, agentIcon, combat, requirement, cost, effect, oncePerGame };
};

const hagal = ({ id, name, copies, marked, spaces, gains, swords }: HagalCard) => ({
  id,
  name,
  copies,
  usedIn: marked === null ? ['1P', '2P'] : [`${marked}P`],
  marking: marked && `${marked}P`,
  targetSpaces: spaces,
  combatSpace: spaces.some((one) => spaceOf(one).combat),
  gains:
    gains.length === 1 && gains[0]!.do === 'choose'
      ? halves(gains[0]!.options)
      : gains.map((one) => shorthand([one])),
  swords,
});
const halves = (options: readonly (readonly Effect[])[]) =>
  options.map((half) => half.map((one) => shorthand([one])));
const hagalFacts = ({ variants, recruitTo, ...item }: Item): Item => {
  const { gains } = item as { gains: string[] };
  if (gains[0] === 'tech(-1), else negotiator +1')
    return { ...item, gains: [['tech(-1)'], ['negotiator +1']] };
  if (gains.length > 0) return item;
  return { ...item, gains: (variants as { gains: Json }[]).map((half) => half.gains) };
};

describe('Rise of Ix is the catalogue, field by field', () => {
  it('starting cards', () => {
    const epic = IX.cards.filter(({ origin }) => origin === 'starting').map(card);
    const facts = (catalogue('starting-cards') as Item[]).map(
      ({ copiesPerPlayer, epicOnly, ...item }) => ({ ...item, copies: copiesPerPlayer }),
    );
    expect(epic).toEqual(facts);
  });
  it('[IX-12.8] Imperium cards', () => {
    const cards = IX.cards.filter(({ origin }) => origin === 'imperium').map(card);
    expect(cards).toEqual(catalogue('imperium-cards'));
    expect(cards.flatMap(({ infiltrate }) => infiltrate).sort()).toEqual(
      [
        'emperor',
        'spacing-guild',
        'bene-gesserit',
        'fremen',
        'landsraad',
        'city',
        'spice-trade',
      ].sort(),
    );
  });
  it('[IX-11.11] no Unload box has swords or Persuasion', () => {
    const unloading = IX.cards.filter(({ unload }) => unload.length > 0);
    expect(unloading).toHaveLength(8);
    for (const { reveal, unload } of unloading) {
      expect(unload).toBe(reveal);
      expect(shorthand(unload)).not.toMatch(/swords|persuasion/);
    }
  });
  it('Intrigue cards', () => {
    expect(IX.intrigue.map(intrigueCard)).toEqual(catalogue('intrigue'));
  });
  it('Conflicts', () => {
    expect(IX.conflicts.map(conflictEntry)).toEqual(catalogue('conflicts'));
  });
  it('[IX-22.1] Leaders', () => {
    expect(IX.leaders.map(leader)).toEqual((catalogue('leaders') as Item[]).map(leaderFacts));
  });
  it('tech tiles', () => {
    expect(IX.tiles!.map(tile)).toEqual((catalogue('tech-tiles') as Item[]).map(tileFacts));
  });
  it('[IX-2.4] [IX-2.5] [IX-2.7] [IX-2.9] [IX-2.11] board spaces', () => {
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    const facts = (catalogue('board') as Item[])
      .filter(({ status }) => status === 'new')
      .map(({ status, ...item }) => item as Item & { id: string });
    expect(IX.spaces.map(space).sort(byId)).toEqual(facts.sort(byId));
    const removed = itemsOf('board').filter(({ status }) => status === 'removed');
    expect(IX.spaces.flatMap(({ covers }) => covers).sort()).toEqual(
      removed.map(({ id }) => id).sort(),
    );
  });
  it('[IX-6.1] the shipping track', () => {
    const { spaces } = fileOf('board').shippingTrack as { spaces: { recallReward: string }[] };
    const rewards = spaces.map(({ recallReward: reward }) =>
      reward ? (SENTENCES[reward] ?? reward).replace(/^\{(.*)\}$/, '$1') : '',
    );
    expect(SHIPPING.steps.map(({ bonus }) => shorthand(bonus))).toEqual(rewards);
  });
  it('House Hagal cards', () => {
    expect(IX.hagal.map(hagal)).toEqual((catalogue('hagal') as Item[]).map(hagalFacts));
  });
  it('every sentence we gave a shorthand is still in the catalogue', () => {
    const texts = new Set(FILES.flatMap((file) => textsIn(fileOf(file))));
    expect(Object.keys(SENTENCES).filter((sentence) => !texts.has(sentence))).toEqual([]);
  });
});

describe('what is printed at a table of Ix', () => {
  const at = (options: object) => printedAt({ ...DEFAULT_OPTIONS, ix: true, ...options });
  const copies = (items: readonly { copies: number }[]) =>
    items.reduce((sum, item) => sum + item.copies, 0);
  const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

  it('[IX-1.5] 6, 11 and 5 Conflicts', () => {
    const ofLevel = (level: number) => at({}).conflicts.filter((one) => one.level === level).length;
    expect([1, 2, 3].map(ofLevel)).toEqual([6, 11, 5]);
  });
  it('[IX-1.8] [IX-1.9] [IX-1.10] [IX-1.15] 102 Imperium cards, 57 Intrigue cards, 14 Leaders', () => {
    expect(copies(at({}).cards.filter(({ origin }) => origin === 'imperium'))).toBe(102);
    expect(copies(at({}).intrigue)).toBe(57);
    expect(at({}).leaders).toHaveLength(14);
  });
  it('[IX-1.1] [IX-2.1] [IX-2.2] [IX-2.3] four spaces in the place of four', () => {
    const before = printedAt(DEFAULT_OPTIONS).spaces;
    const now = at({}).spaces;
    const gone = ids(before).filter((id) => !ids(now).includes(id));
    expect(gone.sort()).toEqual([
      'hall-of-oratory',
      'rally-troops',
      'secure-contract',
      'sell-melange',
    ]);
    expect(now).toHaveLength(before.length);
    for (const space of before) if (!gone.includes(space.id)) expect(now).toContain(space);
  });
  it('[IX-1.13] [IX-16.3] Control the Spice takes the place of a Dune, in an Epic game only', () => {
    const decks = [{}, { epic: true }].map((options) =>
      at(options).cards.filter(({ origin }) => origin === 'starting'),
    );
    expect(decks.map(copies)).toEqual([10, 10]);
    const named = (deck: (typeof decks)[number], id: string) =>
      deck.find((one) => one.id === id)?.copies;
    expect(decks.map((deck) => named(deck, 'control-the-spice'))).toEqual([undefined, 1]);
    expect(decks.map((deck) => named(deck, 'dune-the-desert-planet'))).toEqual([2, 1]);
  });
  it('[IX-19.1] [IX-19.2] [IX-19.3] [HAG-8.1] [HAG-8.2] a Hagal deck of 30 alone, of 29 for two', () => {
    const { solo, twoPlayer } = (fileOf('hagal').setup as { deckSizes: Record<string, number> })
      .deckSizes;
    expect([1, 2].map((players) => copies(at({ players }).hagal))).toEqual([solo, twoPlayer]);
    expect(ids(at({ players: 1 }).hagal)).not.toContain('rally-troops');
  });
});
