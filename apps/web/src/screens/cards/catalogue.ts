import {
  AGENT_ICONS,
  type AgentIcon,
  type Card,
  FACTIONS,
  type Faction,
  type IntrigueTiming,
  SETS,
  spaceOf,
} from '@landsraad/imperium';
import { LANGUAGES, type Language } from '@landsraad/kernel/wording';
import { plainWords } from '@landsraad/rulebook';
import { faceOf, keyOf } from '../../packs/imperium/components.ts';
import type { Component } from '../../packs/imperium/spots.ts';

export const KINDS = [
  'imperium',
  'reserve',
  'starting',
  'intrigue',
  'conflict',
  'leader',
  'space',
  'track',
  'hagal',
] as const;
export type Kind = (typeof KINDS)[number];

export const TIMINGS: readonly IntrigueTiming[] = ['plot', 'combat', 'endgame'];

/** A component and what it can be found by. */
export interface Entry {
  readonly component: Component;
  readonly set: string;
  readonly kind: Kind;
  readonly factions: readonly Faction[];
  readonly icons: readonly AgentIcon[];
  /** In Persuasion. */
  readonly cost: number | null;
  readonly timings: readonly IntrigueTiming[];
  /** Its place among its kind, where the game has an order; the alphabet decides the rest. */
  readonly order: number;
}

const NOTHING = { factions: [], icons: [], cost: null, timings: [], order: 0 } as const;

export const ENTRIES: readonly Entry[] = SETS.flatMap((set) => [
  ...set.cards.map((card) => ofCard(card, set.id)),
  ...set.intrigue.map(
    ({ id, modes }): Entry => ({
      ...NOTHING,
      component: { kind: 'intrigue', id },
      set: set.id,
      kind: 'intrigue',
      timings: modes.map(({ timing }) => timing),
    }),
  ),
  ...set.conflicts.map(
    ({ id, level }): Entry => ({
      ...NOTHING,
      component: { kind: 'conflict', id },
      set: set.id,
      kind: 'conflict',
      order: level,
    }),
  ),
  ...set.leaders.map(
    ({ id }): Entry => ({
      ...NOTHING,
      component: { kind: 'leader', id },
      set: set.id,
      kind: 'leader',
    }),
  ),
  ...set.spaces.map(
    ({ id, faction, icon }, order): Entry => ({
      ...NOTHING,
      component: { kind: 'space', id },
      set: set.id,
      kind: 'space',
      factions: faction ? [faction] : [],
      icons: [icon],
      order,
    }),
  ),
  ...set.tracks.map(
    ({ faction }, order): Entry => ({
      ...NOTHING,
      component: { kind: 'track', id: faction },
      set: set.id,
      kind: 'track',
      factions: [faction],
      order,
    }),
  ),
  ...set.hagal.map(({ id, spaces: [space] }): Entry => {
    const { faction, icon } = space ? spaceOf(space) : { faction: null, icon: null };
    return {
      ...NOTHING,
      component: { kind: 'hagal', id },
      set: set.id,
      kind: 'hagal',
      factions: faction ? [faction] : [],
      icons: icon ? [icon] : [],
    };
  }),
]);

function ofCard({ id, origin, factions, icons, cost }: Card, set: string): Entry {
  return {
    ...NOTHING,
    component: { kind: 'card', id },
    set,
    kind: origin,
    factions,
    icons,
    cost,
  };
}

export const HIGHEST_COST = Math.max(...ENTRIES.map(({ cost }) => cost ?? 0));

/** What somebody looks for. Of each list, one must fit; an empty one asks nothing. */
export interface Filters {
  readonly words: string;
  readonly sets: readonly string[];
  readonly kinds: readonly Kind[];
  readonly factions: readonly Faction[];
  readonly icons: readonly AgentIcon[];
  readonly timings: readonly IntrigueTiming[];
  readonly least: number | null;
  readonly most: number | null;
}

export const NO_FILTERS: Filters = {
  words: '',
  sets: [],
  kinds: [],
  factions: [],
  icons: [],
  timings: [],
  least: null,
  most: null,
};

/** In the address: `?q=spice&kind=imperium,reserve&min=3`. What it does not know it leaves out. */
export function filtersFrom(address: URLSearchParams): Filters {
  const listed = <T extends string>(key: string, known: readonly T[]): T[] =>
    known.filter((one) => address.get(key)?.split(',').includes(one));
  const number = (key: string): number | null => {
    const text = address.get(key) ?? '';
    return /^\d{1,2}$/.test(text) ? Number(text) : null;
  };
  return {
    words: address.get('q') ?? '',
    sets: listed(
      'set',
      SETS.map(({ id }) => id),
    ),
    kinds: listed('kind', KINDS),
    factions: listed('faction', FACTIONS),
    icons: listed('icon', AGENT_ICONS),
    timings: listed('timing', TIMINGS),
    least: number('min'),
    most: number('max'),
  };
}

export function addressOf(filters: Filters): URLSearchParams {
  const { words, sets, kinds, factions, icons, timings, least, most } = filters;
  const said: Readonly<Record<string, string>> = {
    q: words,
    set: sets.join(),
    kind: kinds.join(),
    faction: factions.join(),
    icon: icons.join(),
    timing: timings.join(),
    min: least === null ? '' : String(least),
    max: most === null ? '' : String(most),
  };
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
}

/** What fits, kind by kind, by its order in the game or by name. */
export function matching(filters: Filters, language: Language): Entry[] {
  const words = plainWords(filters.words).split(' ').filter(Boolean);
  return sorted(language).filter(
    (entry) =>
      fits(entry, filters) && words.every((word) => saidBy(entry, language).includes(word)),
  );
}

function fits(entry: Entry, filters: Filters): boolean {
  const { sets, kinds, factions, icons, timings, least, most } = filters;
  const { cost } = entry;
  const byCost = least !== null || most !== null;
  return (
    oneOf(sets, [entry.set]) &&
    oneOf(kinds, [entry.kind]) &&
    oneOf(factions, entry.factions) &&
    oneOf(icons, entry.icons) &&
    oneOf(timings, entry.timings) &&
    (!byCost || (cost !== null && cost >= (least ?? 0) && cost <= (most ?? cost)))
  );
}

const oneOf = <T>(wanted: readonly T[], has: readonly T[]): boolean =>
  wanted.length === 0 || wanted.some((one) => has.includes(one));

const perLanguage = <T>(make: (language: Language) => T): ((language: Language) => T) => {
  const made = new Map(LANGUAGES.map((language) => [language, null as T | null]));
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
};

const sorted = perLanguage((language): readonly Entry[] => {
  const { compare } = new Intl.Collator(language);
  const name = ({ component }: Entry) => faceOf(component, language).name;
  return ENTRIES.toSorted(
    (a, b) =>
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
      a.order - b.order ||
      compare(name(a), name(b)),
  );
});

const allSaid = perLanguage(
  (language) =>
    new Map(
      ENTRIES.map(({ component }) => {
        const { name, kind, facts, parts } = faceOf(component, language);
        const said = [
          name,
          kind,
          ...facts.flatMap(({ label, value }) => [label, value]),
          ...parts.flatMap(({ heading, lines }) => [heading, ...lines]),
        ];
        return [keyOf(component), plainWords(said.join(' '))];
      }),
    ),
);

const saidBy = ({ component }: Entry, language: Language): string =>
  allSaid(language).get(keyOf(component)) ?? '';
