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

/** One line if it fits, else the two lines that are most alike; long words break after a hyphen. */
export function inTwoLines(text: string, size: number, width: number): readonly string[] {
  if (widthOf(text, size) <= width) return [text];
  const breaks = [...text.matchAll(/[  ]|(?<=-)/g)].map(({ index }) => index);
  if (breaks.length === 0) return [text];
  const pairs = breaks.map((at) => [text.slice(0, at).trim(), text.slice(at).trim()] as const);
  const longest = (pair: readonly string[]) => Math.max(...pair.map((line) => widthOf(line, size)));
  return pairs.reduce((best, pair) => (longest(pair) < longest(best) ? pair : best));
}

/** Cut with an ellipsis where it would run over. */
export function cutTo(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text;
  const chars = [...text];
  while (chars.length > 1 && widthOf(`${chars.join('')}…`, size) > width) chars.pop();
  return `${chars.join('').trimEnd()}…`;
}
