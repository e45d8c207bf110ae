import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OtherRules, Problem } from '@landsraad/kernel';
import type { Text } from './text/text.ts';

/** The longest game is a few hundred kB; more than this is something else. */
const LARGEST_FILE = 20_000_000;

/** Reads a file as JSON; whatever is wrong with it is a `Problem`. */
export async function readJson(cwd: string, file: string, text: Text): Promise<unknown> {
  const content = await readText(cwd, file, text);
  try {
    return JSON.parse(content);
  } catch {
    throw new Problem(text.errors.notJson(file));
  }
}

async function readText(cwd: string, file: string, text: Text): Promise<string> {
  try {
    const handle = await open(path.resolve(cwd, file), 'r');
    try {
      const stat = await handle.stat();
      if (!stat.isFile()) throw new Problem(text.errors.notAFile(file));
      if (stat.size > LARGEST_FILE) throw new Problem(text.errors.tooLarge(file));
      return await handle.readFile('utf8');
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(text.errors.cannotRead(file, codeOf(error)));
  }
}

/** Writes a file that appears whole or not at all. */
export async function writeWhole(
  cwd: string,
  file: string,
  content: string,
  text: Text,
): Promise<void> {
  const target = path.resolve(cwd, file);
  const temporary = `${target}.${process.pid}.tmp`;
  try {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(temporary, content);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw new Problem(text.errors.cannotWrite(file, codeOf(error)));
  }
}

/** Runs what reads a file's content: a problem with it names the file. */
export function inFile<T>(file: string, text: Text, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Problem) throw new Problem(text.errors.inFile(file, saidOf(error, text)));
    throw error;
  }
}

function saidOf(problem: Problem, { errors }: Text): string {
  if (!(problem instanceof OtherRules)) return problem.message;
  const { version, oldest, newest } = problem;
  return errors.otherRules(version, oldest, newest);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
