import type { Language, Term } from '@landsraad/kernel/wording';
import type { TableKit } from '../table/kit.ts';

/**
 * What a game brings to the browser beside its rules, so that no screen names a game. All is
 * written as methods: a game's own types then fit where any game's are wanted.
 */
export interface Pack {
  /** As records and tables call the game. */
  readonly id: string;
  readonly parts: { readonly [P in keyof Parts]: () => Promise<Parts[P]> };
}

/** What screens are made of; each part comes when a screen first needs it (`usePart`). */
export interface Parts {
  readonly glossary: Glossary;
  readonly table: TableKit;
}

/** The words of a game. */
export interface Glossary {
  readonly terms: readonly Term[];
  /** The page of what the term names, or null. */
  pageOf(term: Term, language: Language): Page | null;
}

export interface Page {
  readonly href: string;
  /** What a link to it says. */
  readonly text: string;
}
