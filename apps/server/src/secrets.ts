import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webPush from 'web-push';
import type { Config } from './config.ts';

/** What is drawn into the data folder. */
export const SECRET_FILES = ['secret', 'vapid.json'] as const;
const [SIGNING, VAPID] = SECRET_FILES;

export interface Secrets {
  /** The first signs; the others are still known. */
  readonly signing: readonly string[];
  readonly vapid: { readonly publicKey: string; readonly privateKey: string };
}

/** From the configuration, or drawn once and kept in the data folder for the owner's eyes only. */
export async function secretsFor(config: Config): Promise<Secrets> {
  const keep = (name: string, draw: () => string) => kept(path.join(config.data, name), draw);
  const signing =
    config.secrets.length > 0
      ? config.secrets
      : (await keep(SIGNING, () => randomBytes(32).toString('base64url'))).split(/[\s,]+/);
  const vapid =
    config.vapid ??
    JSON.parse(await keep(VAPID, () => JSON.stringify(webPush.generateVAPIDKeys())));
  return { signing: signing.filter((key) => key !== ''), vapid };
}

async function kept(file: string, draw: () => string): Promise<string> {
  const there = await readFile(file, 'utf8').catch(() => null);
  if (there !== null) return there;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const own = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  await writeFile(own, draw(), { mode: 0o600 });
  // Of two that start at once, one keeps its draw and the other takes it.
  await link(own, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(own);
  return readFile(file, 'utf8');
}
