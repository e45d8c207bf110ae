import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';
import { impurities } from './purity.mjs';

const folders = ['packages', 'apps'];

/** @returns {string[]} every TypeScript file, relative to the root */
function typescriptFiles() {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true }),
    )
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/\/(node_modules|dist)\//.test(file));
}

/**
 * @typedef {{ from: string, to: string, rule: { name: string }, cycle?: { name: string }[] }} Violation
 * @typedef {{ modules: { source: string }[], summary: { violations: Violation[] } }} Cruise
 * @returns {Cruise}
 */
function cruise() {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--output-type',
      'json',
      ...folders,
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (stderr) console.error(stderr);
  return JSON.parse(stdout);
}

const files = typescriptFiles();
const { modules, summary } = cruise();
const seen = new Set(modules.map((module) => module.source));
const read = files.filter((file) => seen.has(file)).length;

const problems = summary.violations.map(({ from, to, rule, cycle }) => {
  const route = cycle ? cycle.map((step) => step.name) : [to];
  return `${rule.name}: ${[from, ...route].join(' -> ')}`;
});
problems.push(...impurities(files.filter((file) => /^packages\/[^/]+\/src\//.test(file))));
// The cruiser passes when it could read nothing, as with a TypeScript that has no JavaScript API.
if (read === 0 || read < files.length / 2) {
  problems.push(`dependency-cruiser read only ${read} of ${files.length} TypeScript files`);
}

for (const problem of problems) console.error(problem);
console.log(`${read} files read, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
