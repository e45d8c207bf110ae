import { createInterface, type Interface } from 'node:readline';
import type { Io, Output } from './io.ts';

const PIPED_WIDTH = 80;

function outputOf(stream: NodeJS.WriteStream): Output {
  return {
    write: (text) => {
      stream.write(text);
    },
    isTerminal: stream.isTTY === true,
    width: () => stream.columns || PIPED_WIDTH,
  };
}

/** Lines as they come: those that nobody has asked for yet are kept. */
class Lines {
  private readonly reader: Interface;
  private readonly kept: string[] = [];
  private waiting: ((line: string | null) => void) | null = null;
  private ended = false;

  constructor() {
    const { stdin, stdout } = process;
    const terminal = stdin.isTTY === true && stdout.isTTY === true;
    this.reader = createInterface({ input: stdin, ...(terminal && { output: stdout }) });
    this.reader.on('line', (line) => {
      if (this.waiting) this.give(line);
      else this.kept.push(line);
    });
    this.reader.on('close', () => {
      this.ended = true;
      this.give(null);
    });
    this.reader.on('SIGINT', () => this.reader.close());
  }

  ask(prompt: string): Promise<string | null> {
    if (this.reader.terminal) {
      this.reader.setPrompt(prompt);
      if (!this.ended) this.reader.prompt();
    } else process.stdout.write(prompt);
    return this.next().then((line) => {
      // What is piped in stands where it would have been typed.
      if (!this.reader.terminal && line !== null) process.stdout.write(`${line}\n`);
      return line;
    });
  }

  private next(): Promise<string | null> {
    const line = this.kept.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  close(): void {
    this.reader.close();
  }

  private give(line: string | null): void {
    const { waiting } = this;
    this.waiting = null;
    waiting?.(line);
  }
}

/** This process. The input is opened at the first question, so that other commands leave it alone. */
export function nodeIo(): Io {
  let lines: Lines | null = null;
  return {
    out: outputOf(process.stdout),
    err: outputOf(process.stderr),
    ask: (prompt) => {
      lines ??= new Lines();
      return lines.ask(prompt);
    },
    close: () => lines?.close(),
    env: process.env,
    cwd: process.cwd(),
    now: () => performance.now(),
    worked: () => process.cpuUsage().user / 1000,
  };
}
