import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

const app = path.join(import.meta.dirname, '..');

/** Gives the classes of a build short names: a mark of their file, and their number in it. */
export function classNames(): Plugin {
  const files = new Map<string, string[]>();
  const shortName = (name: string, file: string): string => {
    const names = files.get(file) ?? [];
    files.set(file, names);
    if (!names.includes(name)) names.push(name);
    const mark = createHash('sha256').update(path.relative(app, file)).digest('base64url');
    return `_${mark.slice(0, 4)}${names.indexOf(name).toString(36)}`;
  };
  return {
    name: 'landsraad-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: shortName } } }),
  };
}
