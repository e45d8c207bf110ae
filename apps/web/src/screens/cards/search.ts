import { LANGUAGES, type Language } from '@landsraad/kernel/wording';
import { plainWords } from '@landsraad/rulebook';
import type { Catalogue, CatalogueEntry } from '../../packs/pack.ts';
import { keyOf } from '../../table/spots.ts';

/** What somebody looks for. Of each list, one must fit; what is not there asks nothing. */
export interface Filters {
  readonly words: string;
  /** By the facet's key. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly least: number | null;
  readonly most: number | null;
}

export const NO_FILTERS: Filters = { words: '', chosen: {}, least: null, most: null };

type Facets = Pick<Catalogue, 'facets'>;

/** In the address: `?q=spice&kind=imperium,reserve&min=3`. What it does not know it leaves out. */
export function filtersFrom(address: URLSearchParams, { facets }: Facets): Filters {
  const number = (key: string): number | null => {
    const text = address.get(key) ?? '';
    return /^\d{1,2}$/.test(text) ? Number(text) : null;
  };
  const chosen = facets.flatMap(({ key, values }) => {
    const known = values.filter((one) => address.get(key)?.split(',').includes(one));
    return known.length > 0 ? [[key, known] as const] : [];
  });
  return {
    words: address.get('q') ?? '',
    chosen: Object.fromEntries(chosen),
    least: number('min'),
    most: number('max'),
  };
}

export function addressOf({ words, chosen, least, most }: Filters): URLSearchParams {
  const said: readonly (readonly [string, string])[] = [
    ['q', words],
    ...Object.entries(chosen).map(([key, values]) => [key, values.join()] as const),
    ['min', least === null ? '' : String(least)],
    ['max', most === null ? '' : String(most)],
  ];
  return new URLSearchParams(said.filter(([, value]) => value !== '').map((pair) => [...pair]));
}

/** A catalogue to be searched. What it says in a language is gathered once. */
export class Search {
  private readonly catalogue: Catalogue;
  private readonly inOrder: (language: Language) => readonly CatalogueEntry[];
  private readonly said: (language: Language) => ReadonlyMap<string, string>;

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
    this.inOrder = perLanguage((language) => sorted(catalogue, language));
    this.said = perLanguage((language) => allSaid(catalogue, language));
  }

  /** What fits, kind by kind, by its order in the game or by name. */
  matching(filters: Filters, language: Language): CatalogueEntry[] {
    const words = plainWords(filters.words).split(' ').filter(Boolean);
    const said = this.said(language);
    return this.inOrder(language).filter(
      (entry) =>
        fits(this.catalogue, entry, filters) &&
        words.every((word) => said.get(keyOf(entry.thing))!.includes(word)),
    );
  }
}

function fits(
  { facets }: Facets,
  entry: CatalogueEntry,
  { chosen, least, most }: Filters,
): boolean {
  const { cost } = entry;
  const byCost = least !== null || most !== null;
  return (
    facets.every(({ key, of }) => oneOf(chosen[key] ?? [], of(entry))) &&
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

function sorted(
  { entries, kinds, faceOf }: Catalogue,
  language: Language,
): readonly CatalogueEntry[] {
  const { compare } = new Intl.Collator(language);
  const name = ({ thing }: CatalogueEntry) => faceOf(thing, language).name;
  return entries.toSorted(
    (a, b) =>
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
      a.order - b.order ||
      compare(name(a), name(b)),
  );
}

const allSaid = ({ entries, faceOf }: Catalogue, language: Language): ReadonlyMap<string, string> =>
  new Map(
    entries.map(({ thing }) => {
      const { name, kind, facts, parts } = faceOf(thing, language);
      const said = [
        name,
        kind,
        ...facts.flatMap(({ label, value }) => [label, value]),
        ...parts.flatMap(({ heading, lines }) => [heading, ...lines]),
      ];
      return [keyOf(thing), plainWords(said.join(' '))];
    }),
  );
