/** A part of a text: words, or the number of another statement. */
export type Piece = { readonly text: string } | { readonly text: string; readonly id: string };

/** `IMP-9.3`, `AMB-H8`, `RUL-D1`, `EX-5`, `GUI-B3`; also a whole section, as in `HAG-7`. */
const REFERENCE =
  /\b(?:(?:IMP|HAG|IX|IMM|DUN)-\d+(?:\.\d+)?|(?:AMB|RUL)-[A-Z]?\d+|H?EX-\d+|(?:ATR|BEN|EMP|FRE|GUI|HAR)-[SBALKV]\d+)\b/g;

/** The text with what it refers to, as far as that exists. A section is its first statement. */
export function piecesOf(text: string, known: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: id, index } of text.matchAll(REFERENCE)) {
    const target = [id, `${id}.1`].find((one) => known.has(one));
    if (!target) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: id, id: target });
    end = index + id.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

export const referencesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(REFERENCE)].map(([id]) => id)),
];
