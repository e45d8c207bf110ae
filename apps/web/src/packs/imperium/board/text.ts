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
  return ems.reduce((sum, em) => sum + em, 0) * size * 1.04;
}

interface Lines {
  readonly lines: readonly string[];
  readonly size: number;
}

/** As few lines as may be, as even as they come, and as small as they must be. */
export function inLines(
  text: string,
  { most, least }: { readonly most: number; readonly least: number },
  width: number,
  atMost = 2,
): Lines {
  const words = text.split(/\s|(?<=-)/).filter(Boolean);
  const longest = (lines: readonly string[]) =>
    Math.max(...lines.map((line) => widthOf(line, most)));
  for (let n = 1; n <= atMost; n++) {
    const lines = broken(words, n).reduce((a, b) => (longest(b) < longest(a) ? b : a));
    const size = Math.min(most, (most * width) / longest(lines));
    if (size >= least || n === atMost) return { lines, size: Math.max(size, least) };
  }
  return { lines: [text], size: least };
}

/** Every way to set words in so many lines. */
function broken(words: readonly string[], lines: number): string[][] {
  if (lines === 1 || words.length < 2) return [[joined(words)]];
  return words
    .slice(0, -1)
    .flatMap((_, i) =>
      broken(words.slice(i + 1), lines - 1).map((rest) => [joined(words.slice(0, i + 1)), ...rest]),
    );
}

/** What a hyphen ends stands close to what follows. */
const joined = (words: readonly string[]): string =>
  words.reduce((line, word) => (line.endsWith('-') ? line + word : `${line} ${word}`));

/** As many lines as it takes, of this width; the first may have less. */
export function wrapped(text: string, size: number, width: number, first = width): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    const room = lines.length <= 1 ? first : width;
    if (last !== undefined && widthOf(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
