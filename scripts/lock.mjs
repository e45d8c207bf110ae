import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';
import { missingBinaries, wantsNewerNode } from './locked.mjs';

/** @type {{ packages: import('./locked.mjs').Packages }} */
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const problems = [...missingBinaries(packages), ...wantsNewerNode(packages)];
for (const problem of problems) console.error(problem);
console.log(`${Object.keys(packages).length} packages locked, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
