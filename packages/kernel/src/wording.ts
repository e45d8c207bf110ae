import type { Reason } from './decision.ts';

/* What any game's wording needs: how the languages are written, and what the kernel itself says. */

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
    pair: (label, value) => `${label} : ${value}`,
    quote: (name) => `« ${name} »`,
    range: (min, max) => `(de ${min} à ${max})`,
    typeset: (text) => text.replace(/ ([:;?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0'),
  },
};

/** de: "du Haut Conseil", "des Fremen", "d’Arrakeen", "de Carthag". */
export function frenchOf(noun: string): string {
  if (noun.startsWith('le ')) return `du ${noun.slice(3)}`;
  if (noun.startsWith('les ')) return `des ${noun.slice(4)}`;
  return beginsWithVowel(noun) ? `d’${noun}` : `de ${noun}`;
}

/** à: "au Haut Conseil", "aux Fremen", "à Arrakeen". */
export function frenchTo(noun: string): string {
  if (noun.startsWith('le ')) return `au ${noun.slice(3)}`;
  if (noun.startsWith('les ')) return `aux ${noun.slice(4)}`;
  return `à ${noun}`;
}

/** An h is taken as breathed: « de Harkonnen ». */
function beginsWithVowel(noun: string): boolean {
  return /^[aeiouœæ]/i.test(noun.normalize('NFD'));
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const decapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
/** With a full stop, unless it ends already: "Ada plays To the Victor…" */
export const stopped = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Equal names once, with their number: "Dagger ×2". */
export function countedNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name));
}

/** "How many troops do you deploy (0 to 3)?" */
export const askedWithin = (
  question: string,
  min: number,
  max: number,
  language: Language,
): string => question.replace(/ ?\?$/, (mark) => ` ${WRITING[language].range(min, max)}${mark}`);

/** An event as somebody hears it: perhaps without its secret part. */
export type Heard<E> = E extends { secret: infer S } ? Omit<E, 'secret'> & { secret?: S } : E;

/** A component in words, for a terminal, a card browser and a screen reader alike. */
export interface Face<F extends string = string, P extends string = string> {
  readonly kind: string;
  readonly name: string;
  /** "Cost: 4 points" */
  readonly facts: readonly Fact<F>[];
  readonly parts: readonly Part<P>[];
}

export interface Fact<F extends string = string> {
  /** The same in both languages. */
  readonly id: F;
  readonly label: string;
  readonly value: string;
}

export interface Part<P extends string = string> {
  /** The same in both languages. */
  readonly id: P;
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Without what the component does not have, and as a printer would set it. */
export function finishedFace<F extends string, P extends string>(
  language: Language,
  { kind, name, facts, parts }: Face<F, P>,
): Face<F, P> {
  const { typeset } = WRITING[language];
  return {
    kind,
    name: typeset(name),
    facts: facts
      .filter(({ value }) => value !== '')
      .map(({ id, label, value }) => ({ id, label, value: typeset(capitalised(value)) })),
    parts: parts
      .filter(({ lines }) => lines.length > 0)
      .map(({ id, heading, lines }) => ({
        id,
        heading: typeset(heading),
        lines: lines.map(typeset),
      })),
  };
}

/** A face as plain lines, from its name to its last effect. */
export function faceLines({ kind, name, facts, parts }: Face, language: Language): string[] {
  const { pair, typeset } = WRITING[language];
  return [
    pair(name, kind),
    ...facts.map(({ label, value }) => pair(label, value)),
    ...parts.map(({ heading, lines }) => pair(heading, lines.join(' '))),
  ].map(typeset);
}

/** A word of a game in both languages, with a line that says what it is. */
export interface Term {
  readonly id: string;
  readonly en: TermEntry;
  readonly fr: TermEntry;
}

export interface TermEntry {
  readonly term: string;
  readonly definition: string;
}

/** Term and definition in English, then in French. */
export type Word = readonly [
  id: string,
  en: readonly [term: string, definition: string],
  fr: readonly [term: string, definition: string],
];

export function termOf([id, en, fr]: Word): Term {
  const entry = (language: Language, [term, definition]: Word[1]): TermEntry => ({
    term: WRITING[language].typeset(term),
    definition: WRITING[language].typeset(definition),
  });
  return { id, en: entry('en', en), fr: entry('fr', fr) };
}

/** With the rule's number, where there is one: "You already have an Agent there (IMP-10.5)". */
export const withRule = (why: string, rule: string): string =>
  /^[A-Z]+-\w/.test(rule) ? `${why} (${rule})` : why;

export type ReasonArgs = NonNullable<Reason['args']>;
export type ReasonArg = ReasonArgs[string] | undefined;

/* The arguments of a reason come from outside the types: each is read, or is not there. */

export const asNumber = (value: ReasonArg): number | null =>
  typeof value === 'number' ? value : null;
export const asOneOf =
  <T extends string>(known: readonly T[]) =>
  (value: ReasonArg): T | null =>
    known.find((one) => one === value) ?? null;

/** Why the kernel itself turns an answer down. */
export type KernelCode = 'not-asked' | 'not-offered' | 'out-of-range' | 'misshapen' | 'cannot-undo';
type KernelReasons = { readonly [C in KernelCode]: (args: ReasonArgs) => string };

export const KERNEL_REASONS: Readonly<Record<Language, KernelReasons>> = {
  en: {
    'not-asked': () => 'It is not your turn to decide',
    'not-offered': () => 'This is not one of the choices',
    'out-of-range': ({ min, max }) => {
      const low = asNumber(min);
      const high = asNumber(max);
      if (low === null || high === null) return 'This number is out of range';
      return low === high ? `It must be exactly ${low}` : `It must be from ${low} to ${high}`;
    },
    misshapen: () => 'This answer cannot be understood',
    'cannot-undo': () => 'This can no longer be taken back',
  },
  fr: {
    'not-asked': () => 'Ce n’est pas à vous de décider maintenant',
    'not-offered': () => 'Ce choix n’est pas proposé',
    'out-of-range': ({ min, max }) => {
      const low = asNumber(min);
      const high = asNumber(max);
      if (low === null || high === null) return 'Ce nombre n’est pas permis';
      return low === high ? `Il en faut exactement ${low}` : `Il en faut de ${low} à ${high}`;
    },
    misshapen: () => 'Cette réponse est incompréhensible',
    'cannot-undo': () => 'Il est trop tard pour revenir en arrière',
  },
};
