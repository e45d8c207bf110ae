import type { Arguments, OptionTable } from './arguments.ts';
import type { Io } from './io.ts';
import type { Text } from './text/text.ts';

export const COMMAND_NAMES = [
  'play',
  'simulate',
  'ladder',
  'train',
  'puzzles',
  'replay',
  'scenario',
  'catalogue',
  'rules',
  'bench',
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

export interface Call {
  readonly io: Io;
  readonly text: Text;
  readonly args: Arguments;
}

/** One of the program's commands: the options it knows, and what it does. Gives the exit code. */
export interface Command {
  readonly options: OptionTable;
  readonly run: (call: Call) => Promise<number>;
}

/** 0: as wished. 1: something failed, as reported. 2: the call itself was wrong; nothing was done. */
export const DONE = 0;
export const FAILED = 1;
export const WRONG_CALL = 2;
