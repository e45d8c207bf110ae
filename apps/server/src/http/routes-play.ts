import { createHash } from 'node:crypto';
import { ClientMessage, type Hello, ServerMessage } from '@landsraad/protocol';
import Type from 'typebox';
import { Fault } from '../tables/house.ts';
import type { Door } from './door.ts';
import { fault } from './faults.ts';
import { AtTable, about, eyesIn, WithEyes } from './schemas.ts';

const TAG = 'play';
const Reply = Type.Object({ is: Type.Union([Type.Literal('accepted'), Type.Literal('pong')]) });

/** Playing where sockets are blocked: ask for the state now and then, send messages one by one. */
export function playRoutes({ app, parts: { house, metrics }, identity, limits }: Door): void {
  app.get<{ Params: AtTable; Querystring: WithEyes }>(
    '/tables/:id/look',
    about(TAG, 'What a socket would hear first; with an ETag, so that asking again is cheap', {
      params: AtTable,
      query: WithEyes,
      gives: ServerMessage,
    }),
    async (request, reply) => {
      if (!limits.visits(request)) throw fault('too-many');
      const hello = await house.look(request.params.id, request.person, eyesIn(request.query));
      const tag = tagOf(hello);
      reply.header('etag', tag).header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return hello;
    },
  );

  app.post<{ Params: AtTable; Body: ClientMessage }>(
    '/tables/:id/send',
    about(TAG, 'One message, as over a socket; what a socket would call rejected is an error', {
      params: AtTable,
      body: ClientMessage,
      gives: Reply,
    }),
    async (request) => {
      const { body } = request;
      const person = body.do === 'ping' ? request.person : identity.must(request);
      const done = metrics.messages.startTimer({ kind: body.do, over: 'http' });
      const reply = await house.send(request.params.id, person, body).finally(() => done());
      if (reply.is === 'rejected') throw new Fault(reply.fault);
      return reply;
    },
  );
}

/** The same while nothing changed but the time of day: of a clock that runs counts when it is out. */
function tagOf(hello: Hello): string {
  const { clocks } = hello.around;
  const out = clocks?.left.map((left, seat) =>
    left !== null && clocks.running.includes(seat) ? clocks.now! + left : left,
  );
  const still = { ...hello, around: { ...hello.around, clocks: clocks && [clocks.running, out] } };
  return `"${createHash('sha256').update(JSON.stringify(still)).digest('base64url').slice(0, 22)}"`;
}
