import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './install.mjs';

/* Writes every picture in its frame, as pages to look at: `npm run sheets [folder]`. */

const folder = path.resolve(process.argv[2] ?? path.join(root, 'sheets'));
const { outputFiles } = await build({
  entryPoints: [path.join(root, 'scripts/sheets/pages.ts')],
  bundle: true,
  platform: 'node',
  format: 'esm',
  write: false,
});
const source = Buffer.from(outputFiles[0].contents).toString('base64');
/** @type {typeof import('./sheets/pages.ts')} */
const { pages } = await import(`data:text/javascript;base64,${source}`);
mkdirSync(folder, { recursive: true });
for (const { file, html } of pages()) {
  writeFileSync(path.join(folder, file), html);
  console.log(path.join(folder, file));
}
