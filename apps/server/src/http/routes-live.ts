import { CLOSE } from '@landsraad/protocol';
import { addressOf } from './callers.ts';
import type { Door } from './door.ts';
import { fault } from './faults.ts';
import { LiveSocket } from './live.ts';
import { AtTable, eyesIn, WithEyes } from './schemas.ts';

/** The socket of a table. Who has too many already is told to come back later. */
export function liveRoute({ app, parts, identity, limits }: Door): void {
  const open = new Map<string, number>();
  app.route<{ Params: AtTable; Querystring: WithEyes }>({
    method: 'GET',
    url: '/tables/:id/live',
    schema: { params: AtTable, querystring: WithEyes, hide: true },
    handler: () => {
      throw fault('not-found', 'a WebSocket opens here, and nothing else');
    },
    wsHandler: (socket, request) => {
      const address = addressOf(request);
      const others = open.get(address) ?? 0;
      if (others >= parts.config.limits.sockets) {
        socket.close(CLOSE.later, 'too many sockets');
        return;
      }
      if (!limits.visits(request)) {
        socket.close(CLOSE.later, 'too many visits');
        return;
      }
      open.set(address, others + 1);
      parts.metrics.sockets.inc();
      socket.once('close', () => {
        parts.metrics.sockets.dec();
        const left = open.get(address)! - 1;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      });
      const { session } = request;
      if (session !== null)
        socket.once(
          'close',
          identity.lines.open(session, () => socket.close(CLOSE.loggedOut)),
        );
      const mayCome = () => limits.messages(request);
      const { id } = request.params;
      new LiveSocket(socket, request.socket, parts, request.log, mayCome).attend(
        id,
        request.person,
        eyesIn(request.query),
      );
    },
  });
}
