import { type Language, WRITING } from './languages.ts';

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
