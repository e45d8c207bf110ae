import type { Io } from '../io.ts';

export type Paint = (text: string) => string;

export interface Style {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly heading: Paint;
  readonly own: Paint;
  readonly good: Paint;
  readonly bad: Paint;
}

const paint =
  (code: string): Paint =>
  (text) =>
    text === '' ? '' : `\u001b[${code}m${text}\u001b[0m`;
const plain: Paint = (text) => text;

const COLOURED: Style = {
  bold: paint('1'),
  dim: paint('2'),
  heading: paint('1;33'),
  own: paint('1;36'),
  good: paint('32'),
  bad: paint('31'),
};
const PLAIN: Style = {
  bold: plain,
  dim: plain,
  heading: plain,
  own: plain,
  good: plain,
  bad: plain,
};

/** Colours on a terminal only, and not where somebody said no (no-color.org). */
export function styleOf({ out, env }: Io): Style {
  return out.isTerminal && !env.NO_COLOR && env.TERM !== 'dumb' ? COLOURED : PLAIN;
}
