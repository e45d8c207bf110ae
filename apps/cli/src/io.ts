/** Everything a command may touch of the world around it; tests bring their own. */
export interface Io {
  readonly out: Output;
  readonly err: Output;
  /** One line of input without its end, or null when there is no more. */
  readonly ask: (prompt: string) => Promise<string | null>;
  /** Lets the input go, so that the program can end. */
  readonly close: () => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  /** Milliseconds of work that this process has done. */
  readonly worked: () => number;
}

export interface Output {
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
  /** Columns to fill; read each time, since a window may be resized. */
  readonly width: () => number;
}

export const line = (output: Output, text = ''): void => output.write(`${text}\n`);
