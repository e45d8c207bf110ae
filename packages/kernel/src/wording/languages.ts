export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language for a locale such as `fr-CA` or `fr_FR.UTF-8`; English for all others. */
export function languageOf(locale: string | undefined): Language {
  return locale?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

/** How a language is written, whatever it says. */
export interface Writing {
  readonly list: (items: readonly string[], joint: 'and' | 'or') => string;
  /** Whether a number takes the singular: in French the plural begins with two. */
  readonly isOne: (n: number) => boolean;
  /** Things that have commas of their own, or sentences of their own, in a line. */
  readonly apart: (items: readonly string[]) => string;
  /** "Cost: 4" */
  readonly pair: (label: string, value: string) => string;
  /** A name set apart from the sentence around it. */
  readonly quote: (name: string) => string;
  /** "(0 to 3)" */
  readonly range: (min: number, max: number) => string;
  /** Puts the quotation marks and the spaces that the language's printers want. */
  readonly typeset: (text: string) => string;
}

const JOINTS = { and: 'et', or: 'ou' };

export const WRITING: Readonly<Record<Language, Writing>> = {
  en: {
    list: (items, joint) =>
      items.length <= 2
        ? items.join(` ${joint} `)
        : `${items.slice(0, -1).join(', ')}, ${joint} ${items.at(-1)}`,
    isOne: (n) => Math.abs(n) === 1,
    apart: (items) => items.join('; '),
    pair: (label, value) => `${label}: ${value}`,
    quote: (name) => `“${name}”`,
    range: (min, max) => `(${min} to ${max})`,
    typeset: (text) => text.replace(/"([^"]*)"/g, '“$1”'),
  },
  fr: {
    list: (items, joint) =>
      items.length <= 1
        ? items.join('')
        : `${items.slice(0, -1).join(', ')} ${JOINTS[joint]} ${items.at(-1)}`,
    isOne: (n) => Math.abs(n) < 2,
    apart: (items) => items.join('\u00a0; '),
    pair: (label, value) => `${label} : ${value}`,
    quote: (name) => `« ${name} »`,
    range: (min, max) => `(de ${min} à ${max})`,
    typeset: (text) => text.replace(/ ([:;?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0'),
  },
};

/** "How many troops do you deploy (0 to 3)?" */
export const askedWithin = (
  question: string,
  min: number,
  max: number,
  language: Language,
): string => question.replace(/ ?\?$/, (mark) => ` ${WRITING[language].range(min, max)}${mark}`);
