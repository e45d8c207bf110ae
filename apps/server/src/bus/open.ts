import { isPostgres } from '../storage/open.ts';
import type { Bus } from './bus.ts';
import { localBus } from './local.ts';
import { postgresBus } from './postgres.ts';

/** The bus that goes with the storage of the same place: only on PostgreSQL are there others to tell. */
export async function openBus(place: string): Promise<Bus> {
  return isPostgres(place) ? postgresBus(place) : localBus();
}
