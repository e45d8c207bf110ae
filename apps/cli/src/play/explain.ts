import type { Entry, Reference } from '../games/playable.ts';
import { projectRoot } from '../root.ts';
import { readStatements } from '../rules/documents.ts';
import { wrapped } from '../screen/layout.ts';
import type { Look } from '../screen/look.ts';

const RULE = /^(?:[a-z]+-[a-z]?)?\d+(?:\.\d+)?$/i;
const MOST_FOUND = 12;

/** What a name or a rule's number means; several candidates are listed. */
export function explain(about: string, reference: Reference, view: unknown, look: Look): string[] {
  const { text, width } = look;
  const lines = RULE.test(about) ? ruleLines(about, reference, look) : null;
  if (lines) return lines;
  const wanted = plain(about);
  const found = bestFit(wanted, reference.entries(text.language, view), ({ names }) =>
    names.map(plain),
  );
  if (wanted === '' || found.length === 0) return [text.play.nothingCalled(about)];
  if (new Set(found.map(({ names }) => plain(names[0]!))).size === 1)
    return found.flatMap((entry) => entry.lines()).flatMap((line) => wrapped(line, width, '  '));
  const names = found.slice(0, MOST_FOUND).map(({ names: [shown] }: Entry) => shown!);
  return wrapped(text.play.severalCalled(names, found.length > MOST_FOUND), width, '  ');
}

/** Those called exactly so, else those whose name begins so, else those that have it inside. */
export function bestFit<T>(
  wanted: string,
  things: readonly T[],
  namesOf: (thing: T) => readonly string[],
): T[] {
  const named = things.map((thing) => ({ thing, names: namesOf(thing) }));
  const fits = [
    (name: string) => name === wanted,
    (name: string) => name.startsWith(wanted),
    (name: string) => name.includes(wanted),
  ];
  for (const fit of fits) {
    const found = named.filter(({ names }) => names.some(fit));
    if (found.length > 0) return found.map(({ thing }) => thing);
  }
  return [];
}

/** `5.3` is a rule of this game. */
function ruleLines(about: string, { rulePrefix }: Reference, look: Look): string[] | null {
  const { text, width } = look;
  const id = (/^\d+\./.test(about) ? `${rulePrefix}${about}` : about).toUpperCase();
  const rule = readStatements(projectRoot(), text.language).find(
    (statement) => statement.id === id,
  );
  return rule ? wrapped(text.pair(id, rule.text), width, '  ') : null;
}

export const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
    .toLowerCase();
