/* Which key does what at the table. */

export type Command =
  | {
      readonly do:
        | 'undo'
        | 'undo-turn'
        | 'hint'
        | 'log'
        | 'legend'
        | 'words'
        | 'text'
        | 'inspect'
        | 'help'
        | 'confirm'
        | 'panel'
        | 'clear';
    }
  /** The n-th option of the panel, or the number n where a number is asked; from 0 to 9. */
  | { readonly do: 'digit'; readonly n: number }
  /** Other faces to choose from. */
  | { readonly do: 'page'; readonly by: -1 | 1 }
  /** A key that the game gives to one of its tabs, if it does. */
  | { readonly do: 'letter'; readonly letter: string };

interface Stroke {
  readonly key: string;
  /** The place of the key, whatever is printed on it. */
  readonly code?: string;
  readonly shiftKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
}

/** Letters as they are printed on the key; `?` needs no Shift on a French keyboard's comma. */
const LETTERS: Readonly<Record<string, Command>> = {
  u: { do: 'undo' },
  h: { do: 'hint' },
  l: { do: 'log' },
  g: { do: 'legend' },
  w: { do: 'words' },
  t: { do: 'text' },
  i: { do: 'inspect' },
  d: { do: 'panel' },
  '?': { do: 'help' },
  enter: { do: 'confirm' },
  escape: { do: 'clear' },
  pageup: { do: 'page', by: -1 },
  pagedown: { do: 'page', by: 1 },
};

export function commandOf({
  key,
  code,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: Stroke): Command | null {
  const letter = key.toLowerCase();
  if (ctrlKey || metaKey) return letter === 'z' && !altKey ? { do: 'undo' } : null;
  if (altKey) return null;
  if (shiftKey && letter === 'u') return { do: 'undo-turn' };
  if (Object.hasOwn(LETTERS, letter)) return LETTERS[letter]!;
  const n = digitOf(key, code);
  if (n !== null) return { do: 'digit', n };
  return /^[a-z]$/.test(letter) ? { do: 'letter', letter } : null;
}

/** By the key's place: a French keyboard has other signs there, and its digits above them. */
function digitOf(key: string, code = ''): number | null {
  const place = /^Digit([0-9])$/.exec(code);
  if (place) return Number(place[1]);
  return /^[0-9]$/.test(key) ? Number(key) : null;
}

/** Where the focus is, as far as keys care. */
export interface Focus {
  /** A field that takes letters itself. */
  readonly typing: boolean;
  /** Something that Enter presses. */
  readonly pressable: boolean;
  /** A dialog, a menu or a chooser is open; it has its own keys. */
  readonly elsewhere: boolean;
}

/** The command that a key means where the focus is now. */
export function commandAt(stroke: Stroke, focus: Focus): Command | null {
  if (focus.typing || focus.elsewhere) return null;
  const command = commandOf(stroke);
  return command?.do === 'confirm' && focus.pressable ? null : command;
}

export function focusOf(target: EventTarget | null, root: Document): Focus {
  const element = target instanceof Element ? target : null;
  const typing =
    element?.matches('textarea, select, [contenteditable="true"]') === true ||
    (element?.matches('input') === true &&
      !element.matches('[type="range"], [type="checkbox"], [type="radio"], [type="button"]'));
  return {
    typing,
    pressable: element?.closest('button, a[href], summary, [role="button"]') != null,
    elsewhere: root.querySelector('[role="dialog"], [role="menu"], [role="alertdialog"]') !== null,
  };
}

/** Where an arrow leads in a row of things: the next index, or null when the key is no arrow. */
export function stepTo(key: string, at: number, length: number): number | null {
  if (length === 0) return null;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % length;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
}
