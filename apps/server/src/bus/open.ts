import { isPostgres } from '../storage/open.ts';
import type { Bus } from './bus.ts';
import { localBus } from './local.ts';
import { postgresBus } from './postgres.ts';
import { redisBus } from './redis.ts';

/**
 * The bus that goes with the storage of the same place: only on PostgreSQL are there others to tell,
 * over `redis` where there is one.
 */
export async function openBus(place: string, redis: string | null = null): Promise<Bus> {
  if (redis !== null) return redisBus(redis);
  return isPostgres(place) ? postgresBus(place) : localBus();
}
