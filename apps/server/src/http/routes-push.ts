import { Me, PushEndpoint, PushSubscription } from '@landsraad/protocol';
import type { Static } from 'typebox';
import type { Door } from './door.ts';
import { fault } from './faults.ts';
import { meOf } from './routes-me.ts';
import { about } from './schemas.ts';

const TAG = 'notices';
const MOST_BROWSERS = 10;

/** Web Push: a browser hears that it is your turn while no page is open. */
export function pushRoutes({ app, parts, identity, need }: Door): void {
  const { storage, config } = parts;

  app.post<{ Body: PushSubscription }>(
    '/me/push',
    about(TAG, 'Tell this browser when it is your turn', { body: PushSubscription, gives: Me }),
    async (request, reply) => {
      // The server will send to this address: it must be that of a push service.
      const endpoint = pushAddress(request.body.endpoint, config.pushHosts);
      if (endpoint === null)
        throw fault('options', 'not the address of a push service that this server knows');
      const person = await need(request, reply);
      const others = await storage.subscriptionsOf(person);
      for (const { endpoint: old } of others.slice(
        0,
        Math.max(0, others.length + 1 - MOST_BROWSERS),
      ))
        await storage.removeSubscription(old);
      await storage.addSubscription(
        person,
        endpoint,
        JSON.stringify({ ...request.body, endpoint }),
      );
      return meOf(parts, person);
    },
  );

  app.delete<{ Body: Static<typeof PushEndpoint> }>(
    '/me/push',
    about(TAG, 'Tell it no more', { body: PushEndpoint, gives: Me }),
    async (request) => {
      const person = identity.must(request);
      const ended = URL.canParse(request.body.endpoint) && new URL(request.body.endpoint).href;
      for (const { endpoint } of await storage.subscriptionsOf(person))
        if (endpoint === ended) await storage.removeSubscription(endpoint);
      return meOf(parts, person);
    },
  );
}

/** Of other characters not all parsers make the same host. */
const HOST = /^[a-z0-9.-]+$/;

/**
 * The address as the server will read it, or null where it is not that of a push service.
 * `*.example.org` stands for every host below it.
 */
export function pushAddress(endpoint: string, hosts: readonly string[]): string | null {
  if (!URL.canParse(endpoint)) return null;
  const { protocol, hostname, port, username, password, href } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return null;
  const known = hosts.some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  );
  return known && HOST.test(hostname) ? href : null;
}
