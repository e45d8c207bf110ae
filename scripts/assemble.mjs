import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { program } from '../apps/server/bin/program.js';
import { prepare } from './bundle.mjs';
import { root } from './install.mjs';

/** @param {string} file */
const at = (file) => path.join(root, file);
/** @param {string} file */
const read = async (file) => JSON.parse(await readFile(at(file), 'utf8'));

/** Finds its bundle beside it, and makes none. */
const BIN = `#!/usr/bin/env node
import { main } from '../server/dist/server.mjs';

process.exitCode = await main(process.argv.slice(2));
`;

/** What the package says of itself: the libraries of the server, each in the version we test with. */
async function description() {
  const { version, description: what, license, engines } = await read('package.json');
  const { dependencies } = await read('apps/server/package.json');
  const all = Object.entries(dependencies);
  return {
    name: 'landsraad-server',
    version,
    description: what,
    license,
    type: 'module',
    engines,
    bin: { 'landsraad-server': 'bin/landsraad-server.js' },
    dependencies: Object.fromEntries(all.filter(([name]) => !name.startsWith('@landsraad/'))),
  };
}

/**
 * Puts the server and a built client together as one package, which needs neither this folder nor a
 * build, in a new folder `package`; packs it beside that.
 * @param {string} folder
 * @param {string} client
 * @returns {Promise<string>} the packed file
 */
export async function assemble(folder, client) {
  if (!(await prepare(program))) throw new Error('the server could not be bundled');
  const made = path.join(folder, 'package');
  await mkdir(path.join(made, 'bin'), { recursive: true });
  // The server looks for its client where it lies in this repository, seen from its bundle.
  for (const name of Object.keys(program.entries))
    await cp(at(`apps/server/dist/${name}.mjs`), path.join(made, `server/dist/${name}.mjs`));
  await cp(client, path.join(made, 'web/dist'), { recursive: true });
  await cp(at('LICENSE'), path.join(made, 'LICENSE'));
  await cp(at('docs/hosting.md'), path.join(made, 'README.md'));
  await writeFile(path.join(made, 'bin/landsraad-server.js'), BIN, { mode: 0o755 });
  const about = `${JSON.stringify(await description(), null, 2)}\n`;
  await writeFile(path.join(made, 'package.json'), about);
  // Through a shell: on Windows npm is a script of one.
  const [{ filename }] = JSON.parse(
    execFileSync('npm pack --json --pack-destination ..', {
      cwd: made,
      encoding: 'utf8',
      shell: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  return path.join(folder, filename);
}
