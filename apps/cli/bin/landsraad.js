#!/usr/bin/env node
import { prepare } from '../../../scripts/bundle.mjs';

if (await prepare({ app: 'apps/cli', entries: { landsraad: 'main.ts' }, lean: true })) {
  if (process.env.LANDSRAAD_DEBUG) process.setSourceMapsEnabled(true);
  process.stdout.on('error', (error) => {
    if ('code' in error && error.code === 'EPIPE') process.exit();
    throw error;
  });
  const bundle = new URL('../dist/landsraad.mjs', import.meta.url);
  const { main } = await import(bundle.href);
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.exitCode = 2;
}
