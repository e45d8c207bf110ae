#!/usr/bin/env node
import { mkdir, readdir, rename, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const entry = path.join(root, 'apps/cli/src/main.ts');
const bundle = path.join(root, 'apps/cli/dist/landsraad.mjs');

/** @param {string} file */
async function modified(file) {
  return (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
}

/**
 * The newest change in a folder; a folder's own time tells of files removed from it.
 * @param {string} folder
 * @returns {Promise<number>}
 */
async function newest(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const times = entries.map((item) => {
    const inside = path.join(folder, item.name);
    return item.isDirectory() ? newest(inside) : modified(inside);
  });
  return Math.max(await modified(folder), ...(await Promise.all(times)));
}

async function isFresh() {
  const built = await modified(bundle);
  if (built === 0) return false;
  const packages = await readdir(path.join(root, 'packages'));
  const sources = packages.map((name) => newest(path.join(root, 'packages', name, 'src')));
  const changed = await Promise.all([
    ...sources,
    newest(path.join(root, 'apps/cli/src')),
    modified(fileURLToPath(import.meta.url)),
    modified(path.join(root, 'package-lock.json')),
  ]);
  return built > Math.max(...changed);
}

async function build() {
  const started = new Date();
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    write: false,
    logLevel: 'warning',
  });
  await mkdir(path.dirname(bundle), { recursive: true });
  // Another process may be building too: each file appears whole, the map before the code.
  for (const { path: file, contents } of outputFiles) {
    const temporary = `${file}.${process.pid}.tmp`;
    await writeFile(temporary, contents);
    await utimes(temporary, started, started);
    await rename(temporary, file);
  }
}

/** @returns {Promise<boolean>} whether there is a bundle to run */
async function prepare() {
  if (await isFresh()) return true;
  try {
    await build();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') {
      console.error(`landsraad: run \`npm install\` in ${root} first.`);
      process.exitCode = 2;
      return false;
    }
    // esbuild has already shown what is wrong in the sources.
    if (error instanceof Error && 'errors' in error) {
      process.exitCode = 2;
      return false;
    }
    throw error;
  }
}

if (await prepare()) {
  if (process.env.LANDSRAAD_DEBUG) process.setSourceMapsEnabled(true);
  process.stdout.on('error', (error) => {
    if ('code' in error && error.code === 'EPIPE') process.exit();
    throw error;
  });
  const { main } = await import(pathToFileURL(bundle).href);
  process.exitCode = await main(process.argv.slice(2));
}
