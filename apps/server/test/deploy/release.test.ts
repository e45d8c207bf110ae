import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assemble } from '../../../../scripts/assemble.mjs';
import { endAll, Program } from '../http/program.ts';
import { discard } from '../machine.ts';

/* The package that an operator installs: unpacked far from here, with nothing of ours around it. */

const modules = fileURLToPath(new URL('../../../../node_modules', import.meta.url));

describe('the release', () => {
  let root: string;
  let installed: string;
  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'landsraad-release-'));
    const client = path.join(root, 'client');
    mkdirSync(client);
    writeFileSync(path.join(client, 'index.html'), '<!doctype html><title>The client</title>');
    const file = await assemble(path.join(root, 'made'), client);
    const place = path.join(root, 'installed');
    mkdirSync(place);
    execFileSync('tar', ['-xzf', file, '-C', place]);
    installed = path.join(place, 'package');
    // As npm would lay its libraries beside it.
    symlinkSync(modules, path.join(place, 'node_modules'));
  }, 120_000);
  afterAll(() => {
    endAll();
    discard(root);
  });

  it('names every library that it uses, and nothing of this repository', () => {
    const { dependencies, bin, engines } = JSON.parse(
      readFileSync(path.join(installed, 'package.json'), 'utf8'),
    );
    expect(Object.keys(bin)).toEqual(['landsraad-server']);
    expect(engines.node).toBeDefined();
    for (const name of ['server', 'worker']) {
      const code = readFileSync(path.join(installed, `server/dist/${name}.mjs`), 'utf8');
      const imports = [...code.matchAll(/^(?:import|export) .*?from "([^"./][^"]*)";$/gm)];
      for (const [, from] of imports) {
        const [scope, rest] = from!.split('/');
        const library = scope!.startsWith('@') ? `${scope}/${rest}` : scope!;
        const known = library.startsWith('node:') || builtinModules.includes(library);
        expect(known || library in dependencies, library).toBe(true);
      }
      if (name === 'server') expect(imports.length).toBeGreaterThan(10);
    }
  });

  it('serves tables and the client, from wherever it lies', async () => {
    const bin = path.join(installed, 'bin/landsraad-server.js');
    const help = await new Program(bin, ['--help']).ended;
    expect([help.code, help.err]).toEqual([0, '']);
    expect(help.out).toContain('landsraad-server backup FILE');
    const program = new Program(bin, ['--port', '0'], {
      LANDSRAAD_DATA: path.join(root, 'data'),
      LANDSRAAD_LOG: 'error',
    });
    const [, url] = await program.says(/\n {4}(http\S+)\n/);
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ ok: true });
    expect(await (await fetch(`${url}/`)).text()).toContain('The client');
    const games = (await (await fetch(`${url}/api/v1/games`)).json()) as unknown[];
    expect(games.length).toBeGreaterThan(1);
    program.process.kill('SIGTERM');
    expect((await program.ended).err).toBe('');
  }, 60_000);
});
