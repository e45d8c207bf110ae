import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} file */
const modified = (file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** @returns {string | undefined} why the dependencies must be installed */
function reason() {
  const installed = modified('node_modules/.package-lock.json');
  if (installed === 0) return 'node_modules is missing';
  if (installed < modified('package-lock.json')) return 'package-lock.json is newer';
  return undefined;
}

/** Installs the dependencies when they are missing or out of date; ends the process if it cannot. */
export function ensureInstalled() {
  const why = reason();
  if (why === undefined) return;
  console.log(`Installing dependencies: ${why}.`);
  // Through a shell: on Windows npm is a script of one.
  const { status } = spawnSync('npm ci --include=dev --loglevel=error', {
    cwd: root,
    shell: true,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('npm ci failed: see above.');
    process.exit(status ?? 1);
  }
}
