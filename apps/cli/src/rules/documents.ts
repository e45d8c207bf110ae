import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@landsraad/kernel/wording';
import { type Statement, statementsOf, translated } from '@landsraad/rulebook';

/** Every statement of the rules and of our own rulings, in the order of the documents. */
export function readStatements(root: string, language: Language = 'en'): Statement[] {
  const folder = path.join(root, 'docs', 'rules');
  const english = [...statementsIn(folder), ...statementsIn(path.join(root, 'docs'), 'rulings.md')];
  return language === 'en'
    ? english
    : translated(english, statementsIn(path.join(folder, language)));
}

function statementsIn(folder: string, only?: string): Statement[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && (!only || name === only))
    .sort()
    .flatMap((name) => statementsOf(name, readFileSync(path.join(folder, name), 'utf8')));
}
