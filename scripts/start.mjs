import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './install.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '1965' },
    host: { type: 'string', default: process.env.LANDSRAAD_HOST ?? 'localhost' },
  },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port must be a number from 0 to 65535, not ${values.port}.`);
  process.exit(2);
}

ensureInstalled();
console.log('Building the table…');
const { build } = await import('vite');
await build({ configFile: `${root}apps/web/vite.config.ts`, logLevel: 'warn' });
const { prepare } = await import('./bundle.mjs');
const { program } = await import('../apps/server/bin/program.js');
if (await prepare(program)) {
  process.env.LANDSRAAD_DATA ||= path.join(root, 'data');
  process.env.LANDSRAAD_LOG ||= 'warn';
  const { main } = await import(new URL('../apps/server/dist/server.mjs', import.meta.url).href);
  const where = ['--port', `${port}`, '--host', values.host];
  process.exitCode = await main(['serve', ...where, '--next-port']);
} else {
  process.exitCode = 2;
}
