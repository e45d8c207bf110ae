import { allOf, cardOf, describeCard } from '@landsraad/imperium';
import { LANGUAGES, type Language } from '@landsraad/kernel/wording';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { useSettings } from '../src/app/settings.ts';
import { ComponentFace } from '../src/packs/imperium/cards/ComponentFace.tsx';
import { badgeAcross, briefly } from '../src/packs/imperium/cards/faces.tsx';
import { fitted, HAND, nameLines } from '../src/packs/imperium/cards/fit.ts';
import { PressableCard } from '../src/packs/imperium/cards/PressableCard.tsx';
import { CARD_SIZES } from '../src/packs/imperium/cards/state.ts';
import { catalogue } from '../src/packs/imperium/catalogue/catalogue.tsx';
import { ENTRIES, KINDS } from '../src/packs/imperium/catalogue/entries.ts';
import { componentAt, componentName, faceOf } from '../src/packs/imperium/components.ts';
import type { Catalogue } from '../src/packs/pack.ts';
import { nextInGrid } from '../src/screens/cards/grid-keys.ts';
import {
  addressOf,
  type Filters,
  filtersFrom,
  NO_FILTERS,
  Search,
} from '../src/screens/cards/search.ts';
import { keyOf } from '../src/table/spots.ts';

/* Without a browser a store gives its first state, so that is where the language goes. */
const first = useSettings.getInitialState();
const { language: before } = first;
const speak = (language: Language) => Object.assign(first, { language });
afterEach(() => void speak(before));

/** As a reader sees it: without tags, with the signs that HTML writes otherwise. */
const textOf = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const chani = { kind: 'card', id: 'chani' } as const;

describe.each(LANGUAGES)('a face in %s', (language) => {
  it.each(CARD_SIZES)('has its name at the size %s', (size) => {
    speak(language);
    for (const { thing: component } of ENTRIES) {
      const markup = renderToStaticMarkup(<ComponentFace component={component} size={size} />);
      expect(textOf(markup), keyOf(component)).toContain(componentName(component, language));
    }
  });

  it('has all of its wording when it is large', () => {
    speak(language);
    for (const { thing: component } of ENTRIES) {
      const text = textOf(
        renderToStaticMarkup(<ComponentFace component={component} size="large" />),
      );
      for (const { heading, lines } of faceOf(component, language).parts)
        for (const words of [heading, ...lines]) expect(text, keyOf(component)).toContain(words);
    }
  });
});

describe.each(LANGUAGES)('a card in hand in %s', (language) => {
  it('says each field in icons or in words, and most of them in full', () => {
    speak(language);
    let cut = 0;
    for (const card of allOf('cards')) {
      const { parts, name } = describeCard(card, language);
      const boxes = briefly(parts.map((part) => ({ ...part, effects: card[part.id as 'agent'] })));
      const printed = {
        name,
        kind: '',
        factions: card.factions,
        badge: card.cost,
        boxes,
        picture: null,
      };
      const icons = card.icons.map((icon) => ({ icon, title: icon }));
      const roomy = fitted({ ...printed, boxes: boxes.slice(0, 1) }, HAND);
      expect(
        roomy.boxes.every(({ lines }) => lines > 0),
        card.id,
      ).toBe(true);
      for (const { drawn, lines } of fitted({ ...printed, icons }, HAND).boxes) {
        expect(drawn || lines >= 2, card.id).toBe(true);
        expect(lines, card.id).toBeLessThanOrEqual(8);
        if (!drawn && lines === 2) cut++;
      }
    }
    expect(cut).toBeLessThan(allOf('cards').length / 5);
  });
});

describe('the name of a card in hand', () => {
  it('gets the corner’s signs under one another where a word would be broken beside all of them', () => {
    const lines = (id: string, name: string) => {
      const card = cardOf(id);
      const { factions } = card;
      const printed = { name, kind: '', factions, badge: true, boxes: [], picture: null };
      return nameLines({ ...printed, badgeAcross: badgeAcross(card) }, HAND.width);
    };
    expect(lines('contaminator', 'Contaminateur')).toBe(2);
    expect(lines('face-dancer', 'Danseur-visage')).toBe(2);
    expect(lines('ghola', 'Ghola')).toBe(1);
    expect(lines('chani', 'Chani')).toBe(1);
  });
});

describe('a card on the table', () => {
  const nothing = () => {};

  it('is a button that says what it is and how it lies', () => {
    const markup = renderToStaticMarkup(
      <PressableCard
        component={chani}
        size="hand"
        offered
        count={2}
        note="in your hand"
        onPress={nothing}
        onInspect={nothing}
      />,
    );
    expect(markup).toContain('aria-label="Chani, 2 of them, can be chosen, in your hand"');
    expect(markup).toContain('aria-label="Details: Chani"');
    expect(markup).toContain('data-offered');
  });

  it('tells nothing when it lies face down', () => {
    for (const size of CARD_SIZES) {
      const markup = renderToStaticMarkup(
        <PressableCard
          component={chani}
          size={size}
          faceDown
          onPress={nothing}
          onInspect={nothing}
        />,
      );
      expect(markup).not.toMatch(/chani|fremen/i);
    }
  });

  it('holds nothing but what may stand in a button', () => {
    for (const { thing: component } of ENTRIES)
      for (const size of ['strip', 'dock', 'hand'] as const)
        expect(
          renderToStaticMarkup(<ComponentFace component={component} size={size} />),
        ).not.toMatch(/<(?:div|p|ul|li|h\d|article|section|button)\b/);
  });
});

describe('the card browser', () => {
  const search = new Search(catalogue as Catalogue);
  const ids = (filters: Partial<Filters>, language: Language = 'en') =>
    search.matching({ ...NO_FILTERS, ...filters }, language).map(({ thing }) => thing.id);
  const of = (chosen: Filters['chosen']) => ids({ chosen });

  it('has every component of every kind', () => {
    expect(ids({})).toHaveLength(ENTRIES.length);
    for (const kind of KINDS) expect(of({ kind: [kind] }).length, kind).toBeGreaterThan(0);
    for (const { thing: component } of ENTRIES)
      expect(componentAt(component.kind, component.id)).toEqual(component);
  });

  it('finds words of the name and of the text, without accents, in the current language', () => {
    expect(ids({ words: 'kwisatz' })).toEqual(['kwisatz-haderach']);
    expect(ids({ words: 'soeur' }, 'fr')).toContain('bene-gesserit-sister');
    expect(ids({ words: 'RECOLTEZ epice' }, 'fr')).toContain('hagga-basin');
    expect(ids({ words: 'once per game' })).toContain('swordmaster');
    expect(ids({ words: 'kwisatz dagger' })).toEqual([]);
  });

  it('filters by kind, Faction, icon, cost and timing, all together', () => {
    expect(of({ faction: ['fremen'], icon: ['fremen'], kind: ['imperium'] })).toContain('chani');
    expect(of({ faction: ['fremen'], kind: ['space'] })).toEqual(['hardy-warriors', 'stillsuits']);
    expect(ids({ least: 8 }).sort()).toEqual([
      'choam-directorship',
      'full-scale-assault',
      'kwisatz-haderach',
      'occupation',
      'the-spice-must-flow',
    ]);
    expect(ids({ most: 1, chosen: { kind: ['imperium'] } })).toContain('dr-yueh');
    expect(of({ timing: ['endgame'] })).toEqual(
      expect.arrayContaining(['corner-the-market', 'plans-within-plans', 'tiebreaker']),
    );
    expect(of({ set: ['ix'], kind: ['leader'] })).toHaveLength(6);
    expect(of({ set: ['ix'], kind: ['tile'] })).toHaveLength(18);
    expect(of({ set: ['immortality'], kind: ['tleilaxu'] })).toHaveLength(19);
    const boxes = ['base', 'ix', 'immortality'].map((set) => of({ set: [set] }).length);
    expect(boxes.reduce((sum, n) => sum + n)).toBe(ENTRIES.length);
  });

  it('keeps the question in the address, and reads no nonsense from it', () => {
    const asked: Filters = {
      words: 'épice & eau',
      chosen: {
        set: ['base'],
        kind: ['imperium', 'intrigue'],
        faction: ['emperor'],
        icon: ['city'],
        timing: ['plot'],
      },
      least: 2,
      most: 5,
    };
    expect(filtersFrom(new URLSearchParams(addressOf(asked).toString()), catalogue)).toEqual(asked);
    expect(addressOf(NO_FILTERS).toString()).toBe('');
    expect(filtersFrom(new URLSearchParams('kind=banana&min=-3&max=1e9'), catalogue)).toEqual(
      NO_FILTERS,
    );
    for (const [kind, id] of [
      ['card', 'nope'],
      ['banana', 'chani'],
      ['constructor', 'x'],
      ['card', undefined],
    ])
      expect(componentAt(kind, id)).toBeNull();
  });

  it('moves with the arrows from row to row', () => {
    const cells = [0, 1, 2, 3, 4].map((i) => ({ left: (i % 3) * 10, top: Math.floor(i / 3) * 10 }));
    const go = (key: string, at: number) => nextInGrid(key, at, cells);
    expect(go('ArrowRight', 2)).toBe(3);
    expect(go('ArrowLeft', 0)).toBeNull();
    expect(go('ArrowDown', 1)).toBe(4);
    expect(go('ArrowDown', 2)).toBe(4);
    expect(go('ArrowDown', 4)).toBeNull();
    expect(go('ArrowUp', 3)).toBe(0);
    expect(go('End', 0)).toBe(4);
    expect(go('x', 0)).toBeNull();
  });
});
