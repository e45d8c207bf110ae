import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './install.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '1965' },
    host: { type: 'string', default: 'localhost' },
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
const { serve } = await import('../apps/web/serve.mjs');
const { url, close } = await serve({ host: values.host, port });
console.log(`\nLandsraad is served. Open this address in your browser:\n\n    ${url}\n`);
console.log('Press Ctrl+C to stop. Games are kept in the browser.');
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => close().then(() => process.exit(0)));
