import { GLOSSARY } from '@landsraad/imperium';
import type { Glossary } from '../../pack.ts';
import { words } from './words.ts';

export const glossary: Glossary = {
  terms: GLOSSARY,
  /** `space/arrakeen` has a page of its own. */
  pageOf: ({ id }, language) =>
    id.startsWith('space/') ? { href: `/cards/${id}`, text: words[language].space } : null,
};
