/** Characters seen: colours take no room. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character begins a colour
const COLOURS = /\u001b\[[\d;]*m/g;

export const seenLength = (text: string): number => [...text.replace(COLOURS, '')].length;

/** At most so many characters; text without colours only. */
export function cut(text: string, width: number): string {
  const characters = [...text];
  return characters.length <= width ? text : `${characters.slice(0, width - 1).join('')}…`;
}

export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - seenLength(text)));

export const paddedLeft = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - seenLength(text))) + text;

/** Breaks at ordinary spaces; the lines after the first begin with `indent`. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (seenLength(longer) <= width || current.trim() === '') current = longer;
    else {
      lines.push(current);
      current = indent + word;
    }
  }
  return [...lines, current];
}

/** Items side by side, as many columns as fit, read downwards. */
export function inColumns(items: readonly string[], width: number, gap = 2): string[] {
  const widest = Math.max(0, ...items.map(seenLength)) + gap;
  const columns = Math.max(1, Math.floor((width + gap) / widest));
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => items[column * rows + row])
      .flatMap((item) => (item === undefined ? [] : [padded(item, widest)]))
      .join('')
      .trimEnd(),
  );
}
