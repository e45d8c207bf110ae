import { isPostgres } from '../storage/open.ts';
import type { Bus } from './bus.ts';
import { postgresBus } from './postgres.ts';
import { redisBus } from './redis.ts';

/**
 * The bus that goes with the storage of the same place: only on PostgreSQL are there others to tell,
 * over `redis` where there is one. Null where nobody else is.
 */
export async function openBus(place: string, redis: string | null = null): Promise<Bus | null> {
  if (redis !== null) return redisBus(redis);
  return isPostgres(place) ? postgresBus(place) : null;
}
