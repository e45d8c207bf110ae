import { allOf, GLOSSARY, spaceTerms } from '@landsraad/imperium';
import { LANGUAGES, type Language } from '@landsraad/kernel/wording';
import type { Page } from 'playwright-core';

/* Everything that is said in two languages, to find what stands on a page in the wrong one. */

const modules = import.meta.glob<Record<string, unknown>>('../src/**/*words*.ts', { eager: true });

/** Stands for an argument of a sentence. */
const GAP = '\u0001';

interface Dictionary {
  readonly texts: Set<string>;
  readonly patterns: Map<string, RegExp>;
}

const dictionaries: Readonly<Record<Language, Dictionary>> = {
  en: { texts: new Set(), patterns: new Map() },
  fr: { texts: new Set(), patterns: new Map() },
};

const plain = (text: string): string =>
  text
    .replaceAll(/[\u00a0\u202f\s]+/g, ' ')
    .trim()
    .toLocaleLowerCase();

function learn(language: Language, word: unknown): void {
  const { texts, patterns } = dictionaries[language];
  if (typeof word === 'string') texts.add(plain(word));
  else if (typeof word === 'function') {
    const said = sentence(word as (...args: unknown[]) => unknown);
    if (said?.includes(GAP)) patterns.set(said, patternOf(said));
    else if (said) texts.add(said);
  } else if (typeof word === 'object' && word !== null)
    for (const part of Object.values(word)) learn(language, part);
}

/** What a sentence says of something unknown; null where it wants to know more of it. */
function sentence(word: (...args: unknown[]) => unknown): string | null {
  try {
    const said = word(...Array.from({ length: Math.max(1, word.length) }, () => GAP));
    return typeof said === 'string' && !/NaN|undefined|object/.test(said) ? plain(said) : null;
  } catch {
    return null;
  }
}

const patternOf = (said: string): RegExp =>
  new RegExp(
    `^${said
      .split(GAP)
      .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
      .join('.+?')}$`,
    'u',
  );

/** Two letters in a row between the gaps: less would match anything. */
const saysSomething = (said: string): boolean => /\p{Letter}{3}/u.test(said.replaceAll(GAP, ' '));

for (const exported of Object.values(modules))
  for (const value of Object.values(exported))
    if (typeof value === 'object' && value !== null && 'en' in value && 'fr' in value)
      for (const language of LANGUAGES)
        learn(language, (value as Readonly<Record<Language, unknown>>)[language]);

for (const set of [
  allOf('cards'),
  allOf('intrigue'),
  allOf('conflicts'),
  allOf('leaders'),
  allOf('spaces'),
  allOf('hagal'),
  allOf('tiles'),
])
  for (const { name } of set) for (const language of LANGUAGES) learn(language, name[language]);
for (const term of [...GLOSSARY, ...spaceTerms()])
  for (const language of LANGUAGES) learn(language, term[language].term);

const OTHER: Readonly<Record<Language, Language>> = { en: 'fr', fr: 'en' };

/** Small words that only one of the languages has. */
const SMALL: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:the|of|and|your|you|is|are|with|from|this|that|has|have|by|was|were|which|when|each|their|its|may|for|into|an)\b/gi,
  fr: /(?<!\p{Letter})(?:le|la|les|du|des|un|une|et|au|aux|vous|votre|vos|est|sont|avec|dans|pour|ce|cette|qui|que|ne|pas|il|elle|ses|sa|[ldnsjc]’)(?!\p{Letter})/giu,
};

/** What betrays code on a page, whatever the language. */
const LEFTOVER = /\bundefined\b|\bNaN\b|\[object|\bTODO\b|\$\{|\blorem ipsum\b|=>/;

/** Why a text on a page of this language is wrong, or null. */
export function wrong(text: string, language: Language): string | null {
  if (LEFTOVER.test(text)) return 'left over';
  if (!/\p{Letter}{2}/u.test(text)) return null;
  const own = dictionaries[language];
  const other = dictionaries[OTHER[language]];
  const said = plain(text);
  if (own.texts.has(said)) return null;
  if (other.texts.has(said)) return `is ${OTHER[language]}`;
  const count = (small: RegExp) => text.match(small)?.length ?? 0;
  const foreign = count(SMALL[OTHER[language]]);
  const native = count(SMALL[language]);
  if (native >= 2 && native > foreign) return null;
  if (foreign >= 2 && foreign > native) return `reads as ${OTHER[language]}`;
  return fits(other, own, said) && !fits(own, other, said)
    ? `says it as in ${OTHER[language]}`
    : null;
}

/** Whether a text is a sentence of this dictionary that the one beside it does not have. */
const fits = ({ patterns }: Dictionary, beside: Dictionary, said: string): boolean =>
  [...patterns].some(
    ([key, pattern]) => saysSomething(key) && !beside.patterns.has(key) && pattern.test(said),
  );

/** All that can be seen or heard on the page, but for what says itself that it is in another language. */
function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const language = document.documentElement.lang;
    const meant = (element: Element): boolean => {
      const said = element.closest('[lang]')?.getAttribute('lang');
      // The rules have tables of the terms in both languages.
      const terms =
        element.closest('main table') !== null && location.pathname.startsWith('/rules');
      return said === language && !terms && !element.closest('[translate="no"]');
    };
    const found = new Set<string>([document.title]);
    for (const element of document.querySelectorAll('body, body *')) {
      if (element.matches('script, style') || !meant(element)) continue;
      for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']) {
        const said = element.getAttribute(name);
        if (said) found.add(said);
      }
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = own
        .map(({ textContent }) => textContent)
        .join(' ')
        .trim();
      if (text) found.add(text);
    }
    return [...found];
  });
}

/** What stands on the page in the wrong language, and why that is seen. */
export async function foreignOn(page: Page, language: Language): Promise<string[]> {
  await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
  const texts = await textsOn(page);
  if (!texts.some((text) => wrong(text, OTHER[language])))
    throw new Error(`nothing on ${page.url()} reads as ${language}`);
  return texts.flatMap((text) => {
    const why = wrong(text, language);
    return why ? [`${why}: ${text.slice(0, 160)}`] : [];
  });
}
