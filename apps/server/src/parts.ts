import type { Config } from './config.ts';
import type { Metrics } from './http/metrics.ts';
import type { Mailer } from './notices/mail.ts';
import type { Secrets } from './secrets.ts';
import type { Storage } from './storage/storage.ts';
import type { House } from './tables/house.ts';

/** What the app is put together from. */
export interface Parts {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly storage: Storage;
  readonly house: House;
  readonly mailer: Mailer | null;
  readonly metrics: Metrics;
  readonly now: () => number;
}
