import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ensureInstalled, root } from './install.mjs';

/* The server and its client as one file for `npm install --global`. */

ensureInstalled();
const { build } = await import('vite');
await build({ configFile: `${root}apps/web/vite.config.ts`, logLevel: 'warn' });
const { assemble } = await import('./assemble.mjs');
const folder = path.join(root, 'release');
await rm(folder, { recursive: true, force: true });
const file = await assemble(folder, path.join(root, 'apps/web/dist'));
console.log(`${path.relative(root, file)}, ${Math.round((await stat(file)).size / 1000)} kB`);
