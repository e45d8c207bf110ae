import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A rule named in the title of a test. */
export interface Named {
  readonly id: string;
  readonly file: string;
}

const ID =
  /\[((?:IMP|HAG|IX|IMM|DUN)-\d+\.\d+|(?:ATR|BEN|EMP|FRE|GUI|HAR)-[SBALKV]\d+|H?EX-\d+)\]/g;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
const NOT_RUN = /\.(?:skip|todo)\b/;

/** The rules that the titles of all tests name; a test that is not run proves nothing. */
export function readTitles(root: string): Named[] {
  return ['packages', 'apps'].flatMap((house) =>
    entriesOf(path.join(root, house)).flatMap(({ name }) =>
      testsIn(path.join(root, house, name, 'test')).flatMap((file) =>
        idsIn(readFileSync(file, 'utf8')).map((id) => ({ id, file: path.relative(root, file) })),
      ),
    ),
  );
}

export function idsIn(source: string): string[] {
  return source
    .split('\n')
    .filter((line) => !COMMENT.test(line) && !NOT_RUN.test(line))
    .flatMap((line) => [...line.matchAll(ID)].map(([, id]) => id!));
}

function testsIn(folder: string): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) return testsIn(inside);
    return entry.name.endsWith('.test.ts') ? [inside] : [];
  });
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
