/** What an instrumented source calls; `setup.mjs` listens. */
export const HIT = 'landsraadHit';
