import { describe, expect, it } from 'vitest';
import {
  askedWithin,
  countedNames,
  faceLines,
  finishedFace,
  frenchOf,
  frenchTo,
  KERNEL_REASONS,
  languageOf,
  stopped,
  WRITING,
  withRule,
} from '../src/wording/index.ts';

describe('languageOf', () => {
  it.each([
    ['fr', 'fr'],
    ['fr-CA', 'fr'],
    ['FR_fr.UTF-8', 'fr'],
    ['en-GB', 'en'],
    ['de', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('%s is worded in %s', (locale, language) => {
    expect(languageOf(locale)).toBe(language);
  });
});

describe('writing', () => {
  const { en, fr } = WRITING;

  it('keeps apart what has commas of its own', () => {
    expect(en.apart(['a, b', 'c'])).toBe('a, b; c');
    expect(fr.apart(['a, b', 'c'])).toBe('a, b\u00a0; c');
  });

  it('lists', () => {
    const listed = [[], ['a'], ['a', 'b'], ['a', 'b', 'c']];
    expect(listed.map((items) => en.list(items, 'and'))).toEqual([
      '',
      'a',
      'a and b',
      'a, b, and c',
    ]);
    expect(listed.map((items) => fr.list(items, 'or'))).toEqual(['', 'a', 'a ou b', 'a, b ou c']);
  });

  it('begins the French plural with two', () => {
    expect([0, 1, 2].map(en.isOne)).toEqual([false, true, false]);
    expect([0, 1, 1.5, 2].map(fr.isOne)).toEqual([true, true, true, false]);
  });

  it('sets the punctuation of each language', () => {
    expect(en.typeset('"Dune, the Desert Planet": why?')).toBe('“Dune, the Desert Planet”: why?');
    expect(fr.typeset('« Dune » : pourquoi ? Non ; si !')).toBe(
      '«\u00a0Dune\u00a0»\u00a0: pourquoi\u00a0? Non\u00a0; si\u00a0!',
    );
  });

  it('puts a range before the question mark', () => {
    expect(askedWithin('How many?', 0, 3, 'en')).toBe('How many (0 to 3)?');
    expect(askedWithin('Combien ?', 0, 3, 'fr')).toBe('Combien (de 0 à 3) ?');
  });

  it('elides and contracts in French', () => {
    const nouns = ['le Bassin', 'les Fremen', 'la Guilde', 'l’Empereur', 'Arrakeen', 'Épices'];
    expect(nouns.map(frenchOf)).toEqual([
      'du Bassin',
      'des Fremen',
      'de la Guilde',
      'de l’Empereur',
      'd’Arrakeen',
      'd’Épices',
    ]);
    expect(nouns.map(frenchTo).slice(0, 4)).toEqual([
      'au Bassin',
      'aux Fremen',
      'à la Guilde',
      'à l’Empereur',
    ]);
  });

  it('counts equal names and stops what has not ended', () => {
    expect(countedNames(['Shield', 'Lasgun', 'Shield'])).toEqual(['Shield ×2', 'Lasgun']);
    expect(['Well', 'Well?', 'Well…'].map(stopped)).toEqual(['Well.', 'Well?', 'Well…']);
  });
});

describe('a face', () => {
  it('shows what is there', () => {
    const face = finishedFace('fr', {
      kind: 'Carte',
      name: 'Laser',
      facts: [
        { id: 'cost', label: 'Coût', value: 'aucun' },
        { id: 'copies', label: 'Exemplaires', value: '' },
      ],
      parts: [
        { id: 'effects', heading: 'Effets', lines: ['Tue.', 'Explose ?'] },
        { id: 'setup', heading: 'Mise en place', lines: [] },
      ],
    });
    expect(faceLines(face, 'fr')).toEqual([
      'Laser\u00a0: Carte',
      'Coût\u00a0: Aucun',
      'Effets\u00a0: Tue. Explose\u00a0?',
    ]);
  });
});

describe('reasons', () => {
  it('carry the number of a rule, not the name of a check', () => {
    expect(withRule('No', 'DUN-8.3')).toBe('No (DUN-8.3)');
    expect(withRule('No', 'answer')).toBe('No');
  });

  it('of the kernel stand without their arguments', () => {
    const range = KERNEL_REASONS.en['out-of-range'];
    expect(range({ min: 0, max: 3 })).toBe('It must be from 0 to 3');
    expect(range({ min: 2, max: 2 })).toBe('It must be exactly 2');
    expect(range({})).toBe('This number is out of range');
  });
});
