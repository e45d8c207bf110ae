#!/usr/bin/env node
import { prepare } from '../../../scripts/bundle.mjs';
import { program } from './program.js';

if (await prepare(program)) {
  const { main } = await import(new URL('../dist/server.mjs', import.meta.url).href);
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.exitCode = 2;
}
