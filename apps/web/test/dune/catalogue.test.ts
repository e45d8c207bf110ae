import { LANGUAGES } from '@landsraad/kernel/wording';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/packs/dune/catalogue/catalogue.tsx';
import type { Catalogue } from '../../src/packs/pack.ts';
import { filtersFrom, NO_FILTERS, Search } from '../../src/screens/cards/search.ts';

const any = catalogue as unknown as Catalogue;
const search = new Search(any);

describe('the catalogue of Dune', () => {
  it.each(LANGUAGES)('finds everything by its name (%s)', (language) => {
    for (const { thing } of any.entries) {
      const found = search.matching(
        { ...NO_FILTERS, words: any.faceOf(thing, language).name },
        language,
      );
      expect(found.map((entry) => entry.thing)).toContainEqual(thing);
      expect(any.thingAt(thing.kind, thing.id)).toEqual(thing);
    }
    expect(any.thingAt('treachery', 'a card that nobody printed')).toBeNull();
  });

  it('is narrowed by kind, by faction, by what a card or a territory is', () => {
    const count = (address: string) =>
      search.matching(filtersFrom(new URLSearchParams(address), any), 'en').length;
    expect(count('kind=territory')).toBe(42);
    expect(count('kind=leader&faction=fremen')).toBe(5);
    expect(count('terrain=stronghold')).toBe(5);
    expect(count('type=worthless')).toBeGreaterThan(0);
    expect(count('type=worthless')).toBeLessThan(count('kind=treachery'));
  });
});
