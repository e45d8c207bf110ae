/** Characters seen: colours take no room. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character begins a colour
const COLOURS = /\u001b\[[\d;]*m/g;

const seenLength = (text: string): number => [...text.replace(COLOURS, '')].length;

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
  const begun = /^ */.exec(text)![0];
  let current = begun;
  let bare = true;
  for (const word of text.slice(begun.length).split(' ')) {
    if (!bare && seenLength(current) + 1 + seenLength(word) > width) {
      lines.push(current);
      current = indent;
      bare = true;
    }
    current += bare ? word : ` ${word}`;
    bare = false;
  }
  return [...lines, current];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be printed
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]+/g;

/** Text from a foreign file on one line, without what could move the cursor or change colours. */
export const printable = (text: string): string => text.replace(CONTROLS, ' ').trim();

/** A heading across the page. */
export function titled(text: string, width: number): string {
  const title = `══ ${text} `;
  return title + '═'.repeat(Math.max(0, width - seenLength(title)));
}

/** "Hand: a · b · c", broken between the items only. */
export function labelled(
  label: string,
  items: readonly string[],
  width: number,
  emphasis: (text: string) => string,
): string[] {
  const unbroken = items.map((item) => item.replaceAll(' ', '\u00a0'));
  return wrapped(`${emphasis(label)} ${unbroken.join('\u00a0· ')}`, width, '  ').map((line) =>
    line.replaceAll('\u00a0', ' '),
  );
}

/** Items side by side, read down one column after the other. */
export function columns(items: readonly string[], width: number): string[] {
  const widest = Math.max(...items.map(seenLength)) + 1;
  const across = Math.max(1, Math.floor((width + 1) / widest));
  const down = Math.ceil(items.length / across);
  return Array.from({ length: down }, (_, row) =>
    items
      .filter((_item, i) => i % down === row)
      .map((item) => padded(item, widest))
      .join('')
      .trimEnd(),
  );
}
