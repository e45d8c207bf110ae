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
      const { endpoint } = request.body;
      // The server will send to this address: it must be that of a push service.
      if (!isPushService(endpoint, config.pushHosts))
        throw fault('options', 'not the address of a push service that this server knows');
      const person = await need(request, reply);
      const others = await storage.subscriptionsOf(person);
      for (const { endpoint: old } of others.slice(
        0,
        Math.max(0, others.length + 1 - MOST_BROWSERS),
      ))
        await storage.removeSubscription(old);
      await storage.addSubscription(person, endpoint, JSON.stringify(request.body));
      return meOf(parts, person);
    },
  );

  app.delete<{ Body: Static<typeof PushEndpoint> }>(
    '/me/push',
    about(TAG, 'Tell it no more', { body: PushEndpoint, gives: Me }),
    async (request) => {
      const person = await identity.must(request);
      const own = await storage.subscriptionsOf(person);
      if (own.some(({ endpoint }) => endpoint === request.body.endpoint))
        await storage.removeSubscription(request.body.endpoint);
      return meOf(parts, person);
    },
  );
}

/** `*.example.org` stands for every host below it. */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '') return false;
  return hosts.some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  );
}
