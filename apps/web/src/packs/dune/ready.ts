/* A file of its own: whoever asks whether a language is there fetches no table. */
export { learn } from '@landsraad/dune';
