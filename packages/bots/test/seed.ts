import { randomBytes } from 'node:crypto';

/** `LANDSRAAD_SEED` says which games are played (`vitest.config.ts`); without it, fresh ones. */
export const seed = process.env.LANDSRAAD_SEED || randomBytes(6).toString('hex');
console.log(`seed of the bots' games: LANDSRAAD_SEED=${seed}`);
