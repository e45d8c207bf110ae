import { readFileSync } from 'node:fs';
import { table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';
import type {
  Faction,
  Name,
  SpiceCard,
  Territory,
  TreacheryCard,
} from '../src/content/component.ts';
import { BORDERS, WITHIN } from '../src/content/edges.ts';
import {
  CELLS,
  FACTION_SHEETS,
  SPICE_CARDS,
  STORM_CARDS,
  STRONGHOLDS,
  sectorOf,
  TERRITORIES,
  TREACHERY,
  territoryOf,
  territoryOfCell,
} from '../src/content/index.ts';
import { DOTS, FACTIONS, SECTORS } from '../src/ids.ts';
import { battlefield, offered, plans } from './rules/battlefield.ts';

/* Our content beside the catalogue in fixtures/: every field, in both directions. */

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Entry = { [key: string]: Json };

/** Where a fact comes from, and prose whose meaning the rules carry out. */
const NOT_CONTENT = new Set([
  '$about',
  'notes',
  'note',
  'confidence',
  'sources',
  'variants',
  'frOrigin',
  'frOwnSuggestion',
  'persona',
  // a card's sentences; its type says what the rules need
  'effect',
  'timing',
  'afterUse',
  'voiceAs',
  // played below
  'slot',
  'stoppedBy',
  'stops',
  // a faction item's sentences
  'text',
  'karamaScope',
  // what the rules do with the forces: FRE-S1, BEN-A1, EMP-A1 to A3, FRE-A5, FRE-A6
  'reserves',
  'reservesWhere',
  'totalForces',
  'advanced',
  'mode',
  'value',
  'valueAgainst',
  'reviveMaxPerTurn',
]);

const straight = (text: string): string => text.replaceAll('’', "'");

function cleaned(value: Json): Json {
  if (typeof value === 'string') return straight(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (value === null || typeof value !== 'object') return value;
  const entry: Entry = {};
  for (const [key, part] of Object.entries(value)) {
    if (NOT_CONTENT.has(key)) continue;
    entry[key] = key === 'names' ? frenchOf(part as Entry, value) : cleaned(part);
  }
  return entry;
}

/** The French name in print, else our own. */
const frenchOf = ({ en, fr }: Entry, { frOwnSuggestion }: Entry): Entry => ({
  en: straight(en as string),
  fr: straight((fr ?? frOwnSuggestion) as string),
});

const read = (file: string): Entry =>
  JSON.parse(readFileSync(new URL(`./fixtures/${file}.json`, import.meta.url), 'utf8'));
const catalogue = (file: string): Entry => cleaned(read(file)) as Entry;

const MAP = catalogue('map');
const FACTION_FILE = catalogue('factions');
const SPICE_DECK = catalogue('spice-deck');
const TREACHERY_DECK = catalogue('treachery-cards');

const nameEntry = ({ en, fr }: Name): Entry => ({ en: straight(en), fr: straight(fr) });

const territoryEntry = (territory: Territory): Entry => ({
  id: territory.id,
  names: nameEntry(territory.name),
  type: territory.type,
  city: territory.city,
  stormProtected: territory.stormProtected,
  stormProtectionLostWhenShieldWallDestroyed: territory.losesProtection,
  wormMayAppear: territory.type === 'sand',
  sectors: [...territory.sectors],
  cells: [...territory.cells],
  spiceBlow: territory.spice && {
    sector: sectorOf(territory.spice.cell),
    cell: territory.spice.cell,
    amount: territory.spice.amount,
  },
  shipCostPerForce: territory.type === 'stronghold' ? 1 : 2,
  advancedIncome: territory.income,
  fremenReserveRange: territory.fremenRange,
  onOrAdjacentToShieldWall: territory.atomicsFrom,
  adjacent: [...territory.adjacent],
});

const treacheryEntry = ({ id, name, type, copies }: TreacheryCard): Entry => ({
  id,
  names: nameEntry(name),
  type,
  count: copies,
});

const spiceCardEntry = (card: SpiceCard): Entry => ({
  id: card.id,
  names: nameEntry(card.name),
  kind: card.territory ? 'territory' : 'shai-hulud',
  territory: card.territory,
  sector: card.cell && sectorOf(card.cell),
  cell: card.cell,
  amount: card.amount,
  count: card.copies,
});

const factionEntry = (faction: Faction): Entry => ({
  id: faction.id,
  code: faction.code,
  names: nameEntry(faction.name),
  leaders: faction.leaders.map(({ id, name, strength }) => ({
    id,
    names: nameEntry(name),
    strength,
    reviveCost: strength,
  })),
  start: {
    spice: faction.start.spice,
    treacheryCards: faction.start.treacheryCards,
    traitorsKept: faction.start.traitorsKept,
    forcesOnBoard: faction.start.forces.map(({ territory, n }) => ({ territory, forces: n })),
  },
  handLimit: faction.handLimit,
  freeRevivals: faction.freeRevivals,
  specialForces: faction.special && {
    id: faction.special.id,
    names: nameEntry(faction.special.name),
    count: faction.special.n,
  },
  items: faction.items.map(({ id, kind, phase, karamaStoppable }) => ({
    id,
    kind,
    phase,
    karamaStoppable,
  })),
});

const items = (file: Entry): Entry[] => file.items as Entry[];

/** Fremen place freely (FRE-S1), and an advisor is a side of a force, not a force of its own. */
function withoutChoices(faction: Entry): Entry {
  const start = faction.start as Entry;
  const forcesOnBoard = (start.forcesOnBoard as Entry[]).filter(
    ({ distribution }) => distribution === undefined,
  );
  const advisors = faction.id === 'bene-gesserit';
  return {
    ...faction,
    start: { ...start, forcesOnBoard },
    specialForces: advisors ? null : faction.specialForces!,
  };
}

const edge = (a: string, b: string, kind: string): string => `${[a, b].sort().join(' ')} ${kind}`;
const EDGES = [
  ...BORDERS.flatMap(([a, others]) => others.map((b) => edge(a, b, 'border'))),
  ...WITHIN.map(([a, b]) => edge(a, b, 'within')),
];

describe('the content is the catalogue, field by field', () => {
  it('territories', () => {
    expect(TERRITORIES.map(territoryEntry)).toEqual(items(MAP));
  });
  it('edges', () => {
    const theirs = (MAP.edges as Entry[]).map(({ a, b, kind }) => edge(`${a}`, `${b}`, `${kind}`));
    expect(EDGES.toSorted()).toEqual(theirs.sort());
    expect(Object.keys((MAP.edges as Entry[])[0]!)).toEqual(['a', 'b', 'kind']);
  });
  it('treachery cards', () => {
    const [theirs, ours] = [items(TREACHERY_DECK), TREACHERY.map(treacheryEntry)];
    const hero = theirs.find(({ id }) => id === 'cheap-hero')!;
    expect(hero.strength).toBe(0); // DUN-10.14
    delete hero.strength;
    expect(ours).toEqual(theirs);
  });
  it('spice cards and storm cards', () => {
    expect(SPICE_CARDS.map(spiceCardEntry)).toEqual(items(SPICE_DECK));
    const storm = (SPICE_DECK.otherDecks as Entry[]).find(({ id }) => id === 'storm-deck')!;
    expect(STORM_CARDS).toEqual(storm.cards);
  });
  it('factions with their leaders and items', () => {
    expect(FACTION_SHEETS.map(factionEntry)).toEqual(items(FACTION_FILE).map(withoutChoices));
    expect(FACTION_SHEETS.map(({ id }) => id)).toEqual([...FACTIONS]);
  });
  it('dots, storm start and hand limits', () => {
    expect(DOTS).toEqual((MAP.seats as Entry[]).map(({ sector }) => sector));
    expect(MAP.stormStartSector).toBe(0);
    const limits = TREACHERY_DECK.handLimit as Entry;
    for (const { id, handLimit } of FACTION_SHEETS)
      expect(handLimit).toBe(limits[id] ?? limits.default);
  });
  it('names use one apostrophe', () => {
    const names = [...TERRITORIES, ...TREACHERY, ...SPICE_CARDS, ...FACTION_SHEETS]
      .flatMap(({ name }) => [name.en, name.fr])
      .concat(
        FACTION_SHEETS.flatMap(({ leaders }) => leaders.flatMap(({ name }) => [name.en, name.fr])),
      );
    expect(names.filter((name) => name.includes("'"))).toEqual([]);
  });
});

describe('what the catalogue says of play', () => {
  const armed = (card: string) =>
    battlefield('basic', [
      { id: 'emperor', board: { 'basin@8': 2 }, hand: [card] },
      { id: 'spacing-guild', board: { 'basin@8': 1 }, hand: ['shield', 'snooper'] },
    ]);

  it.each(items(read('treachery-cards')).map((card) => [card.id as string, card] as const))(
    '%s: its place in a plan, and what stops it',
    (id, { slot, stoppedBy }) => {
      const t = armed(id);
      const places = ['weapon', 'defense', 'leader'].filter((field) =>
        offered(t, 'emperor', field).includes(id as never),
      );
      expect(places).toEqual(slot ?? []);
      const isWeapon = id === 'lasgun' || typeof stoppedBy === 'string';
      if (!places.includes('weapon')) return expect(isWeapon).toBe(false);
      for (const defense of ['none', 'shield', 'snooper']) {
        const after = plans(armed(id), {
          emperor: { leader: 'burseg', weapon: id },
          'spacing-guild': { leader: 'staban-tuek', defense },
        });
        const dead = after.of('spacing-guild').deadLeaders;
        expect(dead, defense).toEqual(isWeapon && defense !== stoppedBy ? ['staban-tuek'] : []);
      }
    },
  );
  it.each(['basic', 'advanced'] as const)('what is in reserve at the start, %s', (mode) => {
    const t = table('the start', { factions: [...FACTIONS], mode }).runUntil(
      ({ phase }) => phase === 'storm',
    );
    for (const { id, start, specialForces } of items(read('factions'))) {
      const { reserves, tanks, board } = t.of(id as Faction['id']);
      const piles = [reserves, tanks, ...Object.values(board)].map((pile) =>
        typeof pile === 'number' ? { normal: pile, special: 0 } : pile,
      );
      const all = (kind: 'normal' | 'special') => piles.reduce((sum, pile) => sum + pile[kind], 0);
      const elite = mode === 'advanced' && id !== 'bene-gesserit' ? (specialForces as Entry) : null;
      expect(reserves.normal + reserves.special, `${id}`).toBe((start as Entry).reserves);
      expect(all('special'), `${id}`).toBe(elite?.count ?? 0);
      expect(all('normal') + all('special'), `${id}`).toBe((start as Entry).totalForces);
    }
  });
  it('what the Shield Wall shelters', () => {
    const sheltered = TERRITORIES.flatMap(({ id, losesProtection }) =>
      losesProtection ? [id] : [],
    );
    expect(sheltered.sort()).toEqual(
      ((MAP.shieldWall as Entry).losesProtection as string[]).toSorted(),
    );
  });
});

describe('what is in the box', () => {
  const copies = (cards: readonly { copies: number }[]) =>
    cards.reduce((sum, card) => sum + card.copies, 0);

  it('[DUN-2.2] 42 territories, 5 of them strongholds', () => {
    expect(TERRITORIES).toHaveLength(42);
    expect(STRONGHOLDS).toEqual([
      'arrakeen',
      'carthag',
      'sietch-tabr',
      'habbanya-sietch',
      'tueks-sietch',
    ]);
  });
  it('86 cells in 18 sectors, 190 edges', () => {
    expect(new Set(CELLS).size).toBe(86);
    expect(new Set(CELLS.map(sectorOf)).size).toBe(SECTORS + 1);
    expect(EDGES.filter((name) => name.endsWith('border'))).toHaveLength(146);
    expect(EDGES.filter((name) => name.endsWith('within'))).toHaveLength(44);
    expect(new Set(EDGES).size).toBe(190);
  });
  it('[DUN-1.3] 33 treachery cards and 21 spice cards', () => {
    expect(copies(TREACHERY)).toBe(33);
    expect(copies(SPICE_CARDS)).toBe(21);
  });
  it('30 leaders, 80 items', () => {
    const ids = (of: 'leaders' | 'items') =>
      new Set(FACTION_SHEETS.flatMap((sheet) => sheet[of].map(({ id }) => id))).size;
    expect(ids('leaders')).toBe(30);
    expect(ids('items')).toBe(80);
  });
});

describe('the map agrees with itself', () => {
  it('territories are adjacent when cells of theirs share a border', () => {
    for (const { id, adjacent } of TERRITORIES) {
      const beyond = BORDERS.flatMap(([a, others]) =>
        others.flatMap((b) => {
          const [from, to] = [territoryOfCell(a).id, territoryOfCell(b).id];
          return from === id ? [to] : to === id ? [from] : [];
        }),
      );
      expect([...new Set(beyond)].sort()).toEqual(adjacent.toSorted());
    }
  });
  it('every cell can be reached', () => {
    const reached = new Set(['polar-sink']);
    for (let size = 0; size < reached.size; ) {
      size = reached.size;
      for (const name of EDGES) {
        const [a, b] = name.split(' ') as [string, string];
        if (reached.has(a)) reached.add(b);
        if (reached.has(b)) reached.add(a);
      }
    }
    expect(reached.size).toBe(CELLS.length);
  });
  it('[DUN-8.10] Fremen reserves come to the Great Flat or at most two territories from it', () => {
    const near = new Set(['the-great-flat']);
    for (let step = 0; step < 2; step++)
      for (const id of [...near]) for (const next of territoryOf(id).adjacent) near.add(next);
    const range = TERRITORIES.flatMap(({ id, fremenRange }) => (fremenRange ? [id] : []));
    expect(range).toHaveLength(16);
    expect([...near].sort()).toEqual(range.sort());
    expect(MAP.fremenReserveRange).toEqual(range);
  });
  it('[DUN-19.8] Family Atomics is played from the Shield Wall or beside it', () => {
    const from = TERRITORIES.flatMap(({ id, atomicsFrom }) => (atomicsFrom ? [id] : [])).sort();
    expect(from).toEqual(['shield-wall', ...territoryOf('shield-wall').adjacent].sort());
    expect(from).toEqual((MAP.shieldWall as Entry).atomicsFrom);
  });
  it('[DUN-9.16] from Tuek’s Sietch over Pasty Mesa and the Shield Wall to Imperial Basin', () => {
    const t = table({
      factions: [
        { id: 'atreides', reserves: 0, board: { 'arrakeen@9': 1, 'tueks-sietch@4': 2 } },
        { id: 'harkonnen' },
      ],
    });
    t.choose('tueks-sietch', 2);
    const goals = t.options().flatMap((id) => (id === 'none' ? [] : [territoryOfCell(id).id]));
    for (const near of ['pasty-mesa', 'shield-wall', 'imperial-basin'])
      expect(goals).toContain(near);
    for (const beyond of ['arrakeen', 'carthag', 'old-gap']) expect(goals).not.toContain(beyond);
  });
});
