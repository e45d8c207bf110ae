import { mkdir, readdir, rename, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * A program of this house, made from TypeScript into files that Node runs.
 * @typedef {object} Program
 * @property {string} app its folder, from the root
 * @property {Record<string, string>} entries the source of each file of its `dist`, from its `src`
 * @property {boolean} [lean] leave what comes from the registry in node_modules
 */

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

/** @param {Program} program */
async function isFresh({ app, entries }) {
  const dist = path.join(root, app, 'dist');
  const made = await Promise.all(
    Object.keys(entries).map((name) => modified(path.join(dist, `${name}.mjs`))),
  );
  const built = Math.min(...made);
  if (built === 0) return false;
  const packages = await readdir(path.join(root, 'packages'));
  const changed = await Promise.all([
    ...packages.map((name) => newest(path.join(root, 'packages', name, 'src'))),
    newest(path.join(root, app, 'src')),
    newest(path.join(root, app, 'bin')),
    modified(fileURLToPath(import.meta.url)),
    modified(path.join(root, 'package-lock.json')),
  ]);
  return built > Math.max(...changed);
}

/** @type {import('esbuild').Plugin} */
const leaveLibraries = {
  name: 'leave-libraries',
  setup(build) {
    // `#` is a package's own.
    build.onResolve({ filter: /^[^./#]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@landsraad/')
        ? null
        : { path: name, external: true },
    );
  },
};

/** @param {Program} program */
async function build({ app, entries, lean = false }) {
  const started = new Date();
  const esbuild = await import('esbuild');
  const folder = path.join(root, app);
  const sources = Object.entries(entries).map(([name, source]) => [
    name,
    path.join(folder, 'src', source),
  ]);
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(sources),
    outdir: path.join(folder, 'dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    write: false,
    logLevel: 'warning',
    plugins: lean ? [leaveLibraries] : [],
  });
  await mkdir(path.join(folder, 'dist'), { recursive: true });
  // Another process may be building too: each file appears whole, the map before the code.
  const maps = outputFiles.filter(({ path: file }) => file.endsWith('.map'));
  const code = outputFiles.filter(({ path: file }) => !file.endsWith('.map'));
  for (const { path: file, contents } of [...maps, ...code]) {
    const temporary = `${file}.${process.pid}.tmp`;
    await writeFile(temporary, contents);
    await utimes(temporary, started, started);
    await rename(temporary, file);
  }
}

/**
 * Makes the program anew when a source is newer; says so on the console when that cannot be done.
 * @param {Program} program
 * @returns {Promise<boolean>} whether there is something to run
 */
export async function prepare(program) {
  if (await isFresh(program)) return true;
  try {
    await build(program);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') {
      console.error(`landsraad: run \`npm ci\` in ${root} first.`);
      return false;
    }
    // esbuild has already shown what is wrong in the sources.
    if (error instanceof Error && 'errors' in error) return false;
    throw error;
  }
}
