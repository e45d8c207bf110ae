import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@landsraad/kernel/wording';
import { readable, referencesIn, statementsIn } from '@landsraad/rulebook';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { ENTRIES } from '../src/packs/imperium/catalogue/entries.ts';
import { glossary } from '../src/packs/imperium/glossary/glossary.ts';
import { rulingsOf } from '../src/packs/imperium/inspect/rulings.ts';
import { setOf } from '../src/packs/imperium/sets.ts';
import type { Component } from '../src/packs/imperium/spots.ts';
import { DocumentView } from '../src/rules/DocumentView.tsx';
import { DOCUMENTS, loadDocument } from '../src/rules/library.ts';
import { Pages } from '../src/rules/Pages.tsx';
import { RuleText } from '../src/rules/RuleText.tsx';
import { byLetter, termsFor } from '../src/screens/glossary/terms.ts';

const docs = path.join(import.meta.dirname, '../../../docs');
const load = async (language: Language) =>
  Promise.all(DOCUMENTS.map((name) => loadDocument(name, language)));
const statements = async (language: Language) => (await load(language)).flatMap(statementsIn);

/** Numbers at the head of a line, found without the parser. */
function writtenIds(): string[] {
  const files = [
    ...readdirSync(path.join(docs, 'rules'))
      .filter((name) => name.endsWith('.md') && name !== 'decisions.md')
      .map((name) => path.join(docs, 'rules', name)),
    path.join(docs, 'rulings.md'),
  ];
  return files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^(?:- (?:\*\*)?|\| (?:\*\*)?|\*\*)([A-Z]+-[A-Z]?\d+(?:\.\d+)?)[ .*]/gm,
      ),
    ].map(([, id]) => id!),
  );
}

describe('the rules on this site', () => {
  it('are all those of the documents, each once', async () => {
    const ids = (await statements('en')).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(writtenIds().toSorted());
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(1300);
  });

  it('have the same numbers in French, and other words', async () => {
    const [english, french] = [await statements('en'), await statements('fr')];
    expect(french.map(({ id }) => id).toSorted()).toEqual(english.map(({ id }) => id).toSorted());
    const texts = new Set(english.map(({ text }) => text));
    const same = french.filter(({ text }) => texts.has(text));
    expect(same.map(({ id }) => id)).toEqual([]);
  });

  it('are looked for in all of them or in those of one box, with how many each has', async () => {
    const documents = await load('en');
    const search = (within: string | null) =>
      renderToStaticMarkup(
        <Router ssrPath="/rules">
          <Pages
            documents={documents}
            place=""
            wanted="dreadnought"
            within={within}
            onWithin={() => {}}
          />
        </Router>,
      );
    const ids = (markup: string) =>
      [...markup.matchAll(/id="([A-Z]+-[A-Z]?[\d.]+)"/g)].map(([, id]) => id!);
    expect(ids(search(null)).some((id) => id.startsWith('HAG'))).toBe(true);
    const ix = ids(search('imperium-ix'));
    expect(ix.length).toBeGreaterThan(20);
    expect(ix.every((id) => id.startsWith('IX-'))).toBe(true);
    expect(search('imperium-ix')).toContain(`Rise of Ix · ${ix.length}`);
  });

  it('refer to each other by links', async () => {
    const all = await statements('en');
    const known = new Set(all.map(({ id }) => id));
    const rule = all.find(({ id }) => id === 'IMP-10.5')!;
    const markup = renderToStaticMarkup(
      <Router ssrPath="/rules">
        <RuleText statement={rule} known={known} />
      </Router>,
    );
    expect(markup).toContain('<a href="/rules/AMB-29">AMB-29</a>');
    const lost = all.flatMap(({ id, text }) =>
      referencesIn(text)
        .filter((one) => !known.has(one) && !known.has(`${one}.1`))
        .map((one) => `${id}: ${one}`),
    );
    expect(lost).toEqual([]);
  });
});

describe.each(LANGUAGES)('what is read of the rules in %s', (language) => {
  it('begins with rules, and not with what concerns whoever writes them down', async () => {
    for (const name of DOCUMENTS) {
      const document = await loadDocument(name, language);
      const page = renderToStaticMarkup(
        <Router ssrPath="/rules">
          <DocumentView document={document} known={new Set()} marked={null} />
        </Router>,
      );
      const opening = page.slice(0, page.indexOf('</section>'));
      expect(opening, name).toContain('</h2>');
      expect(opening.slice(0, page.indexOf('<li')), name).not.toContain('<p');
      // Dune's documents still name the files of its data.
      if (name.startsWith('dune')) continue;
      expect(page.match(/[^<>]*(?:\.md\b|\bdocs\/|\.json\b|\(R\))[^<>]*/g), name).toBeNull();
    }
  });

  it('are sentences, without their sources', async () => {
    const texts = (await statements(language)).map(({ id, text }) => `${id} ${readable(text)}`);
    expect(
      texts.filter((text) => /[([](?:R|Q|G|Z|H|RB \d+|D|FR|EN \d+)\s?[,;)\]]/u.test(text)),
    ).toEqual([]);
    expect(texts.filter((text) => /\bGiven |\bSoit |\bQuand .*, alors /u.test(text))).toEqual([]);
  });
});

const RIVALS = /^(?:HAG-|HEX-|AMB-H)/;
const NUMBERS: Readonly<Record<string, RegExp>> = {
  base: /^(?:IMP|AMB|RUL|EX)-\d/,
  ix: /^(?:IMP|AMB|RUL|EX|IX)-\d/,
  immortality: /^(?:IMP|AMB|RUL|EX|IMM)-\d/,
};

describe('the rulings about a component', () => {
  const about = async (kind: Component['kind'], id: string) =>
    rulingsOf({ kind, id } as Component, await statements('en'));

  it.each([
    ['card', 'kwisatz-haderach', ['IMP-26.4', 'IMP-26.7', 'IMP-10.3', 'AMB-29', 'EX-49']],
    ['space', 'selective-breeding', ['IMP-16.5', 'RUL-7']],
    ['card', 'imperial-spy', ['IMP-29.6', 'RUL-7']],
    ['intrigue', 'to-the-victor', ['IMP-26.3', 'EX-29']],
    ['intrigue', 'bindu-suspension', ['IMP-26.13', 'AMB-41']],
    ['leader', 'helena-richese', ['IMP-27.4', 'IMP-27.6', 'AMB-34']],
    ['leader', 'baron-vladimir-harkonnen', ['IMP-26.1', 'AMB-50']],
    ['conflict', 'sort-through-the-chaos', ['IMP-29.16']],
    ['space', 'arrakeen', ['IMP-16.16', 'IMP-14.1']],
    ['tile', 'windtraps', ['IX-15.15']],
    ['card', 'ghola', ['IMM-9.3', 'IMM-9.5']],
    ['card', 'usurp', ['IMM-9.13', 'IMM-15.21']],
    ['leader', 'tessia-vernius', ['IX-14.18', 'IX-14.21']],
    ['hagal', 'heighliner', ['HEX-2']],
    ['hagal', 'harvest-spice', ['HAG-3.13', 'HAG-3.14', 'HEX-3']],
  ] as const)('name it: %s %s', async (kind, id, expected) => {
    const { own } = await about(kind, id);
    expect(own).toEqual(expect.arrayContaining([...expected]));
  });

  it.each([
    ['card', 'crysknife', ['IMP-17.8', 'AMB-1']],
    ['card', 'fedaykin-death-commando', ['IMP-17.8', 'AMB-1']],
    ['card', 'choam-directorship', ['IMP-12.11', 'IMP-10.3']],
    ['card', 'chairdog', ['IMM-7.1', 'IMM-6.2']],
    ['intrigue', 'windfall', ['IMP-6.4']],
    ['intrigue', 'demand-respect', ['IMP-21.8', 'IMP-6.8']],
    ['intrigue', 'tiebreaker', ['IMP-6.7']],
    ['space', 'conspire', ['IMP-11.1', 'IMP-5.3']],
    ['space', 'hagga-basin', ['IMP-13.7', 'IMP-15.3']],
    ['track', 'emperor', ['IMP-5.7', 'IMP-5.9']],
    ['hagal', 'arrakeen-1p', ['HAG-1.2', 'HAG-3.2', 'HAG-3.8', 'HAG-3.9', 'HAG-4.3']],
    ['hagal', 'reshuffle', ['HAG-1.3', 'HAG-1.7']],
    ['hagal', 'stillsuits', ['HAG-3.6', 'HAG-3.3']],
  ] as const)('are general: %s %s', async (kind, id, expected) => {
    const { general } = await about(kind, id);
    expect(general).toEqual(expect.arrayContaining([...expected]));
  });

  it('are not those about another one, about Rivals or about the other game', async () => {
    expect((await about('card', 'dagger')).own).toEqual([]);
    expect((await about('space', 'secrets')).own).toEqual(['IMP-16.6', 'EX-43']);
    expect((await about('intrigue', 'windfall')).general).not.toContain('IMP-6.5');
    for (const { thing: component } of ENTRIES) {
      const { own, general } = rulingsOf(component, await statements('en'));
      const all = [...own, ...general];
      expect(new Set(all).size, component.id).toBe(all.length);
      const numbers = component.kind === 'hagal' ? RIVALS : NUMBERS[setOf(component)]!;
      expect(
        all.filter((id) => !numbers.test(id)),
        component.id,
      ).toEqual([]);
    }
  });
});

describe('the glossary', () => {
  it.each(LANGUAGES)('is in the order of the alphabet in %s', (language) => {
    const letters = byLetter(termsFor(glossary.terms, '', language), language).map(
      ([letter]) => letter,
    );
    expect(letters).toEqual(letters.toSorted());
    expect(letters.every((letter) => /^[A-Z]$/.test(letter))).toBe(true);
  });

  it('is searched in both languages', () => {
    expect(termsFor(glossary.terms, 'chevaliere', 'en').map(({ id }) => id)).toContain(
      'signet-ring',
    );
    expect(termsFor(glossary.terms, 'signet', 'fr').map(({ id }) => id)).toContain('signet-ring');
    expect(termsFor(glossary.terms, 'zzz', 'en')).toEqual([]);
  });
});
