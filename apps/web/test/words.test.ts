import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BOT_WORDS } from '@landsraad/bots/names';
import { foreignIn } from '@landsraad/imperium/edition';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { Bilingual } from '../src/app/language.ts';

const rules = path.join(import.meta.dirname, '../../../docs/rules/fr');
const src = path.join(import.meta.dirname, '../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' });

const sourceOf = (file: string): ts.SourceFile => {
  const content = readFileSync(path.join(src, file), 'utf8');
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, content, ts.ScriptTarget.ES2022, true, kind);
};

/** Words that are the same in both languages, and rightly so. */
const COGNATES = new Set(
  'Ada Ix Tleilax Landsraad English Français Solari Agent Agents Mentat Persuasion Influence Combat Intrigue Imperium Alliance Alliances Nexus Table Menu Deck Normal points Points Bot Options Version Rival Forces point deck Bene Gesserit Fremen Dune Factions Prescience Plans Kwisatz Haderach Explosion'.split(
    ' ',
  ),
);
const alike = (text: string): boolean =>
  (text.match(/\p{Letter}+/gu) ?? []).every((word) => COGNATES.has(word));

type Leaf = string | ((...args: unknown[]) => string);
interface Pair {
  readonly name: string;
  readonly en: Leaf;
  readonly fr: Leaf;
}

const modules = import.meta.glob<Record<string, unknown>>('../src/**/*words*.ts', { eager: true });
const pairs = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports)
    .filter((entry): entry is [string, Bilingual<never>] => isBilingual(entry[1]))
    .flatMap(([name, { en, fr }]) => leaves(`${path.dirname(file).slice(7)}/${name}`, en, fr)),
);

function isBilingual(value: unknown): value is Bilingual<never> {
  return typeof value === 'object' && value !== null && 'en' in value && 'fr' in value;
}

function leaves(name: string, en: unknown, fr: unknown): Pair[] {
  if (typeof en === 'object' && en !== null)
    return Object.entries(en).flatMap(([key, value]) =>
      leaves(`${name}.${key}`, value, (fr as Record<string, unknown>)[key]),
    );
  return [{ name, en: en as Leaf, fr: fr as Leaf }];
}

/** What a sentence with arguments says for a plain number or name in each place. */
function said(leaf: Leaf, sample: unknown): string | null {
  if (typeof leaf === 'string') return leaf;
  try {
    return leaf(...Array.from({ length: Math.max(leaf.length, 1) }, () => sample));
  } catch {
    return null;
  }
}

/** All that stands in one half of the words of a file, also what a sentence says now and then only. */
function* written(node: ts.Node, half: 0 | 1, within = false): Generator<string> {
  if (within && (ts.isStringLiteralLike(node) || isPartOfTemplate(node))) yield node.text;
  const halves = ts.isCallExpression(node) && node.expression.getText() === 'bilingual';
  for (const child of halves ? [node.arguments[half]!] : node.getChildren())
    yield* written(child, half, within || halves);
}

const isPartOfTemplate = (node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle =>
  ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

describe('the words of the interface', () => {
  it('are found', () => expect(pairs.length).toBeGreaterThan(100));

  it('differ in the two languages', () => {
    const left = pairs.flatMap(({ name, en, fr }) =>
      [2, 'Ada'].flatMap((sample) => {
        const [one, other] = [said(en, sample), said(fr, sample)];
        return one !== null && one === other && !alike(one) ? [`${name}: ${one}`] : [];
      }),
    );
    expect(left).toEqual([]);
  });

  it('are set in French as French printers want', () => {
    const wrong = pairs.flatMap(({ name, fr }) => {
      const text = said(fr, 2);
      if (text === null) return [];
      const straight = /['"]/.test(text);
      const unspaced =
        /(?<![\u00a0\s\d:/\w?!.…])[?!;](?=\s|$)|\w[?!;](?=\s|$)|(?<!\u00a0)»|«(?!\u00a0)/u.test(
          text,
        );
      return straight || unspaced ? [`${name}: ${text}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it.each(['en', 'fr'] as const)('use the terms of the %s edition', (language) => {
    const half = language === 'en' ? 0 : 1;
    const texts = files
      .filter((file) => /words[^/]*\.ts$/.test(file))
      .flatMap((file) => [...written(sourceOf(file), half)]);
    expect(texts.length).toBeGreaterThan(2000);
    expect(texts.flatMap((text) => foreignIn(text, language))).toEqual([]);
  });

  it('are those of the edition in the French rules too', () => {
    const documents = readdirSync(rules).filter((name) =>
      /^(?:imperium|ambiguities|rulings)/.test(name),
    );
    expect(documents.length).toBeGreaterThan(4);
    const wrong = documents.flatMap((name) =>
      readFileSync(path.join(rules, name), 'utf8')
        .split('\n')
        // The other game has its own.
        .filter((line) => !line.startsWith('**RUL-D'))
        .flatMap((line) => foreignIn(line, 'fr')),
    );
    expect(wrong).toEqual([]);
  });

  it('are those of the edition in what the bots are called', () => {
    const named = (language: 'en' | 'fr') => JSON.stringify(BOT_WORDS[language]);
    expect([...foreignIn(named('en'), 'en'), ...foreignIn(named('fr'), 'fr')]).toEqual([]);
  });
});

/** Attributes that people read or hear. */
const SPOKEN = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label']);
const LETTERS = /\p{Letter}{2}/u;

function* texts(node: ts.Node): Generator<string> {
  if (ts.isJsxText(node) && LETTERS.test(node.text)) yield node.text.trim();
  if (ts.isJsxAttribute(node) && node.initializer && SPOKEN.has(node.name.getText())) {
    if (ts.isStringLiteral(node.initializer) && LETTERS.test(node.initializer.text))
      yield node.initializer.text;
  }
  if (ts.isJsxExpression(node) && node.expression && ts.isStringLiteralLike(node.expression)) {
    if (!ts.isJsxAttribute(node.parent) && LETTERS.test(node.expression.text))
      yield node.expression.text;
  }
  for (const child of node.getChildren()) yield* texts(child);
}

describe('components', () => {
  it.each(files.filter((file) => file.endsWith('.tsx')))('%s holds no text of its own', (file) => {
    expect([...texts(sourceOf(file))].filter((text) => text !== 'Landsraad')).toEqual([]);
  });
});
