import { randomBytes } from 'node:crypto';

/** Fresh games in every run; `LANDSRAAD_SEED` brings the games of an earlier run back. */
export const seed = process.env.LANDSRAAD_SEED || randomBytes(6).toString('hex');
console.log(`seed of the bots' games: LANDSRAAD_SEED=${seed}`);
