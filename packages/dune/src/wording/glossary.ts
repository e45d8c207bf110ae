import { type Term, termOf } from '@landsraad/kernel/wording';
import { WORDS } from './glossary-words.ts';

export const GLOSSARY: readonly Term[] = WORDS.map(termOf);
