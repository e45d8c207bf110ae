/* SVG does not break lines; these widths are those of the two faces, near enough. */

const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ilIj’'.,:;|!]/, 0.26],
  [/[\sfrts-]/, 0.37],
  [/[mwMW]/, 0.92],
  [/[CDGHNOQUVXAKœ]/, 0.73],
  [/[\p{Lu}\d]/u, 0.6],
];
const ORDINARY = 0.56;

/** About how wide a text is, in the units of its size. */
export function widthOf(text: string, size: number): number {
  const ems = [...text.normalize('NFD').replace(/\p{M}/gu, '')].map(
    (char) => WIDTHS.find(([like]) => like.test(char))?.[1] ?? ORDINARY,
  );
  return ems.reduce((sum, em) => sum + em, 0) * size;
}

interface Lines {
  readonly lines: readonly string[];
  readonly size: number;
}

/** One line if it fits, else the two lines that are most alike, as small as they must be. */
export function inTwoLines(
  text: string,
  { most, least }: { readonly most: number; readonly least: number },
  width: number,
): Lines {
  if (widthOf(text, most) <= width) return { lines: [text], size: most };
  const longest = (lines: readonly string[]) =>
    Math.max(...lines.map((line) => widthOf(line, most)));
  const lines = [...text.matchAll(/\s|(?<=-)/g)]
    .map(({ index }) => [text.slice(0, index).trim(), text.slice(index).trim()])
    .reduce((best, pair) => (longest(pair) < longest(best) ? pair : best), [text]);
  return { lines, size: Math.max(least, Math.min(most, (most * width) / longest(lines))) };
}

/** Cut with an ellipsis where it would run over. */
export function cutTo(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text;
  const chars = [...text];
  while (chars.length > 1 && widthOf(`${chars.join('')}…`, size) > width) chars.pop();
  return `${chars.join('').trimEnd()}…`;
}
