/* What runs in the threads of the pool; bundled by itself. */
export { think as default } from './thinker.ts';
