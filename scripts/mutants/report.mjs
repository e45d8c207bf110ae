import { NOTHING } from './changes.mjs';

/**
 * @typedef {'killed' | 'types' | 'timeout' | 'survived' | 'not run'} Fate
 *
 * A changed source, and what became of it. `not run`: no test executes the place.
 * @typedef {object} Mutant
 * @property {string} file
 * @property {number} line
 * @property {string} kind
 * @property {string} from
 * @property {string} to
 * @property {Fate} fate
 * @property {string} [by] the test that failed
 * @property {number} ms
 */

/** @type {readonly Fate[]} */
const FATES = ['killed', 'types', 'timeout', 'survived', 'not run'];

/** @param {Mutant} mutant */
export const isCaught = ({ fate }) => fate !== 'survived' && fate !== 'not run';

/** @param {string} text */
const inOneLine = (text) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
};

/** @param {Mutant} mutant */
export function lineOf({ fate, file, line, kind, from, to, by, ms }) {
  const seconds = (ms / 1000).toFixed(1).padStart(5);
  const change = `${kind}: ${inOneLine(from)} -> ${to === NOTHING ? 'removed' : inOneLine(to)}`;
  return `${fate.padEnd(8)} ${seconds} s  ${file}:${line}  ${change}${by ? `  (${by})` : ''}`;
}

/** @param {readonly Mutant[]} mutants */
export function summaryOf(mutants) {
  const counts = FATES.map((fate) => ({
    fate,
    n: mutants.filter((mutant) => mutant.fate === fate).length,
  }));
  const caught = mutants.filter(isCaught).length;
  const score = mutants.length === 0 ? 0 : (100 * caught) / mutants.length;
  const parts = counts.filter(({ n }) => n > 0).map(({ fate, n }) => `${n} ${fate}`);
  return { score: Number(score.toFixed(1)), text: `${parts.join(', ')}: ${score.toFixed(1)} %` };
}
