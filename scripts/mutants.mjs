import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './install.mjs';
import { changed, changesIn } from './mutants/changes.mjs';
import { isCaught, lineOf, summaryOf } from './mutants/report.mjs';
import { sample } from './mutants/sample.mjs';
import { Tester } from './mutants/testing.mjs';
import { typeChecker } from './mutants/types.mjs';

/**
 * @typedef {import('./mutants/changes.mjs').Change} Change
 * @typedef {import('./mutants/report.mjs').Mutant} Mutant
 * @typedef {import('./mutants/tester.mjs').Mapped} Mapped
 * @typedef {{ file: string, source: string, change: Change }} Place
 */

/** The rules of both games, with what lies directly beside them, and the server's tables. */
const FOLDERS = [
  'packages/imperium/src/rules',
  'packages/imperium/src/hagal',
  'packages/imperium/src/effects',
  'packages/dune/src/rules',
  'apps/server/src/tables',
];
const BESIDE = ['packages/imperium/src', 'packages/dune/src'];
const MAP_PATIENCE_MS = 1_800_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'landsraad' },
    jobs: { type: 'string', default: `${availableParallelism()}` },
    json: { type: 'string' },
  },
});
const size = Number(values.sample);
const jobs = Number(values.jobs);
if (![size, jobs].every((number) => Number.isInteger(number) && number > 0)) {
  console.error(
    'npm run mutants -- [--sample N] [--seed WORD] [--jobs N] [--json FILE] [FOLDER...]',
  );
  process.exit(2);
}

/**
 * @param {string} place a folder or a file, from the root
 * @returns {string[]}
 */
function sourcesIn(place) {
  if (statSync(path.join(root, place)).isFile()) return [place];
  return readdirSync(path.join(root, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}

/** @returns {string[]} */
function usualSources() {
  const beside = BESIDE.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  );
  return [...beside, ...FOLDERS.flatMap(sourcesIn)];
}

/** @param {string} file */
const packageOf = (file) => file.split('/').slice(0, 2).join('/');

const sources = new Map(
  [...new Set(positionals.length > 0 ? positionals.flatMap(sourcesIn) : usualSources())]
    .sort()
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);
/** @type {Place[]} */
const places = [...sources].flatMap(([file, source]) =>
  changesIn(file, source).map((change) => ({ file, source, change })),
);
const chosen = sample(places, size, values.seed, ({ file, source, change }) =>
  // Not by its position, so that a line added above leaves the choice as it was.
  [
    file,
    change.kind,
    source.slice(change.start, change.end),
    change.text,
    contextOf(source, change),
  ].join(' '),
);

/**
 * @param {string} source
 * @param {Change} change
 */
function contextOf(source, { start, end }) {
  return source.slice(source.lastIndexOf('\n', start) + 1, source.indexOf('\n', end));
}

/** @type {Mutant[]} */
const mutants = [];
/** @type {Map<Mutant, Place>} */
const placeOf = new Map();
/** @type {Set<Tester>} */
const testers = new Set();

/** @param {...string} args */
function newTester(...args) {
  const tester = new Tester(...args);
  testers.add(tester);
  return tester;
}

/** Finds out which tests run what, and that all pass while nothing is changed. */
async function mapTests() {
  const files = new Set(chosen.map(({ file }) => file));
  const tests = [...new Set([...files].map((file) => `${packageOf(file)}/test`))];
  const texts = Object.fromEntries([...sources].filter(([file]) => files.has(file)));
  const tester = newTester('--map');
  const outcome = await tester.do({ do: 'map', sources: texts, tests }, MAP_PATIENCE_MS);
  tester.end();
  if (outcome === 'timeout') throw new Error('The tests take too long to be mapped.');
  if (outcome.failed)
    throw new Error(`A test fails before anything was changed: ${outcome.failed}`);
  return outcome.mapped.toSorted((a, b) => a.ms - b.ms);
}

/**
 * @param {readonly Mapped[]} mapped
 * @param {Place} place
 * @returns {readonly Mapped[]} the tests that run the place, quickest first
 */
function testsOf(mapped, { file, change: { unit } }) {
  // What runs while a source is read runs for the first test that reads it, and matters to all.
  if (unit === null || mapped.some(({ loaded }) => loaded[file]?.includes(unit)))
    return mapped.filter((test) => packageOf(test.file) === packageOf(file));
  return mapped.filter(({ hits }) => hits[file]?.includes(unit));
}

/**
 * @param {Tester} tester
 * @param {readonly Mapped[]} tests
 * @param {Place} place
 * @returns {Promise<Mutant>}
 */
async function fateOf(tester, tests, { file, source, change }) {
  const started = performance.now();
  const line = source.slice(0, change.start).split('\n').length;
  const from = source.slice(change.start, change.end);
  const about = { file, line, kind: change.kind, from, to: change.text };
  if (tests.length === 0) return { ...about, fate: 'not run', ms: 0 };
  const patience = 20_000 + 5 * tests.reduce((sum, { ms }) => sum + ms, 0);
  const outcome = await tester.do(
    { do: 'try', file, text: changed(source, change), tests: tests.map((test) => test.file) },
    patience,
  );
  const ms = performance.now() - started;
  if (outcome === 'timeout') return { ...about, fate: 'timeout', ms };
  if (outcome.failed) return { ...about, fate: 'killed', by: outcome.failed, ms };
  return { ...about, fate: 'survived', ms };
}

/** What `npm test` would refuse before any test ran is caught too. */
function askTypes() {
  const left = mutants.filter((mutant) => !isCaught(mutant));
  if (left.length === 0) return;
  const refuses = typeChecker();
  for (const mutant of left) {
    const place = placeOf.get(mutant);
    if (place && refuses(place.file, changed(place.source, place.change))) mutant.fate = 'types';
  }
}

function report() {
  const { score, text } = summaryOf(mutants);
  const left = mutants.filter((mutant) => !isCaught(mutant));
  if (left.length > 0) console.log('\nNobody noticed:');
  for (const mutant of left) console.log(lineOf(mutant));
  console.log(
    `\n${mutants.length} of ${places.length} changes tried, seed ${values.seed}: ${text}`,
  );
  if (values.json) {
    const found = { seed: values.seed, changes: places.length, score, mutants };
    writeFileSync(values.json, `${JSON.stringify(found, null, 2)}\n`);
  }
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const tester of testers) tester.end();
    report();
    process.exit(1);
  });

console.log(`${places.length} changes in ${sources.size} files; finding out which tests run what.`);
const mapped = await mapTests();
const queue = [...chosen];
await Promise.all(
  Array.from({ length: Math.min(jobs, queue.length) }, async () => {
    const tester = newTester();
    for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
      const mutant = await fateOf(tester, testsOf(mapped, place), place);
      placeOf.set(mutant, place);
      mutants.push(mutant);
      console.log(lineOf(mutant));
    }
    tester.end();
  }),
);
askTypes();
report();
