import type { Language } from '@landsraad/kernel/wording';
import { documentOf, type RuleDocument, translatedDocument } from '@landsraad/rulebook';
import { useEffect, useState } from 'react';
import { useLanguage } from '../app/language.ts';

/* The rules as this site shows them: fetched when they are first wanted, parsed once. */

/** In the order of the table of contents. */
export const DOCUMENTS = [
  'imperium-base',
  'ambiguities-imperium',
  'rulings',
  'imperium-hagal',
  'imperium-ix',
  'imperium-immortality',
  'dune-2019',
  'dune-factions',
] as const;
export type DocumentName = (typeof DOCUMENTS)[number];
export const isDocument = (name: string): name is DocumentName =>
  DOCUMENTS.some((one) => one === name);

const FILES = import.meta.glob<string>(
  [
    '../../../../docs/rules/**/*.md',
    '!../../../../docs/rules/decisions.md',
    '../../../../docs/rulings.md',
  ],
  { query: '?raw', import: 'default' },
);

const loading = new Map<string, Promise<RuleDocument>>();
const loaded = new Map<string, RuleDocument>();

/** A document in a language; what is not translated yet stays in English. */
export function loadDocument(name: DocumentName, language: Language): Promise<RuleDocument> {
  const key = `${language}/${name}`;
  const known = loading.get(key);
  if (known) return known;
  const promise = read(name, language).then((document) => {
    loaded.set(key, document);
    return document;
  });
  loading.set(key, promise);
  // What failed may be tried again, when the connection is back.
  promise.catch(() => loading.delete(key));
  return promise;
}

async function read(name: DocumentName, language: Language): Promise<RuleDocument> {
  if (language !== 'en') {
    const [original, translation] = await Promise.all([
      loadDocument(name, 'en'),
      contentOf(`rules/${language}/${name}.md`),
    ]);
    return translatedDocument(
      original,
      translation === null ? null : documentOf(original.name, translation),
    );
  }
  const content = (await contentOf(`rules/${name}.md`)) ?? (await contentOf(`${name}.md`));
  if (content === null) throw new Error(`No rules called ${name}`);
  return documentOf(`${name}.md`, content);
}

const contentOf = async (path: string): Promise<string | null> =>
  (await FILES[`../../../../docs/${path}`]?.()) ?? null;

export type Rules = 'loading' | 'failed' | readonly RuleDocument[];

/** Documents in the current language, or in the one asked for. The names are a list that stays the same. */
export function useRules(names: readonly DocumentName[], inLanguage?: Language): Rules {
  const current = useLanguage();
  const language = inLanguage ?? current;
  const key = `${language}:${names.join()}`;
  const [told, tell] = useState<{ readonly key: string; readonly rules: Rules } | null>(null);
  useEffect(() => {
    let wanted = true;
    const say = (rules: Rules) => wanted && tell({ key, rules });
    Promise.all(names.map((name) => loadDocument(name, language))).then(say, () => say('failed'));
    return () => {
      wanted = false;
    };
  }, [key, names, language]);
  if (told?.key === key) return told.rules;
  const known = names.map((name) => loaded.get(`${language}/${name}`));
  return known.every((one) => one !== undefined) ? known : 'loading';
}
