import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clone this program runs from, whether bundled or not: where `docs/rules` is. */
export function projectRoot(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'docs', 'rules'))) {
    const above = path.dirname(folder);
    if (above === folder) throw new Error('docs/rules is nowhere above the program');
    folder = above;
  }
  return folder;
}
