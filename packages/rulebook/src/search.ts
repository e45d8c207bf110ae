import type { Statement } from './document.ts';

/** Without accents, capitals and marks, so that "epice" finds "Épice". */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('œ', 'oe')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}.-]+/gu, ' ')
    .trim();

const NUMBER = /^\d+(?:\.\d+)?$/;
/** `IMP-9.3` is 9.3, and in section 9. */
const numberOf = (id: string): string => `${id.slice(id.indexOf('-') + 1)}.`;

/** The statements with this number, whatever the document, or whose text has all of these words. */
export function found<S extends Statement>(wanted: string, statements: readonly S[]): S[] {
  const words = plainWords(wanted).split(' ').filter(Boolean);
  if (words.length === 0) return [...statements];
  if (words.length === 1 && NUMBER.test(words[0]!))
    return statements.filter(({ id }) => numberOf(id).startsWith(`${words[0]}.`));
  return statements.filter(({ id, text }) => {
    const said = plainWords(`${id} ${text}`);
    return words.every((word) => said.includes(word));
  });
}

/** The statements that name a component: whole words, with their capitals, in the English text. */
export function aboutComponent<S extends Statement>(
  names: readonly string[],
  statements: readonly S[],
): S[] {
  const patterns = names.map(
    (name) => new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(even(name))}(?![\\p{L}\\p{N}-])`, 'u'),
  );
  return statements.filter(({ text }) => {
    const said = even(text);
    return patterns.some((pattern) => pattern.test(said));
  });
}

/** Printers' marks differ from one text to the next: "Dune, the Desert Planet", "To the Victor…" */
const even = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[“”",…]|\.\.\./g, '')
    .replace(/\s+/g, ' ')
    .trim();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
