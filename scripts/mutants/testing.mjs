import { fork } from 'node:child_process';
import path from 'node:path';

/**
 * @typedef {import('./tester.mjs').Order} Order
 * @typedef {import('./tester.mjs').Outcome} Outcome
 */

const TESTER = path.join(import.meta.dirname, 'tester.mjs');

/** A tester that is started when there is something to do, and again after one that had to end. */
export class Tester {
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;
  /** @type {readonly string[]} */
  #args;

  /** @param {...string} args */
  constructor(...args) {
    this.#args = args;
  }

  /**
   * @param {Order} order
   * @param {number} patience in milliseconds
   * @returns {Promise<Outcome | 'timeout'>}
   */
  async do(order, patience) {
    const child = this.#child ?? (await this.#start());
    const answer = heard(child);
    child.send(order);
    const outcome = await Promise.race([answer, after(patience)]);
    if (outcome === 'timeout' || outcome === 'ended') this.end();
    if (outcome === 'ended') return { failed: 'the end of the process', mapped: [] };
    return /** @type {Outcome | 'timeout'} */ (outcome);
  }

  end() {
    this.#child?.removeAllListeners();
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }

  async #start() {
    const child = fork(TESTER, this.#args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.#child = child;
    if ((await heard(child)) === 'ended') throw new Error('A tester does not start.');
    return child;
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<unknown>} the next thing it says, or that it ended
 */
function heard(child) {
  return new Promise((resolve) => {
    const ended = () => resolve('ended');
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}

/**
 * @param {number} ms
 * @returns {Promise<'timeout'>}
 */
const after = (ms) =>
  new Promise((resolve) => {
    setTimeout(() => resolve('timeout'), ms).unref();
  });
