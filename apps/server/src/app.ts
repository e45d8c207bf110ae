import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { CLOSE, PROTOCOL_VERSION } from '@landsraad/protocol';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { addressOf } from './http/callers.ts';
import { serveClient } from './http/client.ts';
import type { Door } from './http/door.ts';
import { answerFaults, fault, STATUS, toldOf } from './http/faults.ts';
import { serveHealth } from './http/health.ts';
import { Identity } from './http/identity.ts';
import { limitsOf, limitTheRest } from './http/limits.ts';
import { logging } from './http/logging.ts';
import { serveMetrics } from './http/metrics.ts';
import { refuseAtOnce } from './http/not-http.ts';
import { describeRoutes, serveDescription } from './http/openapi.ts';
import { liveRoute } from './http/routes-live.ts';
import { mailRoutes } from './http/routes-mail.ts';
import { meRoutes } from './http/routes-me.ts';
import { notesRoutes } from './http/routes-notes.ts';
import { adminRoutes, orderRoutes } from './http/routes-order.ts';
import { ownRoutes } from './http/routes-own.ts';
import { passkeyRoutes } from './http/routes-passkeys.ts';
import { playRoutes } from './http/routes-play.ts';
import { pushRoutes } from './http/routes-push.ts';
import { sessionRoutes } from './http/routes-sessions.ts';
import { tableRoutes } from './http/routes-tables.ts';
import { refuseOtherSites } from './http/same-origin.ts';
import { checkStrictly } from './http/schemas.ts';
import type { Parts } from './parts.ts';

const BODY_BYTES = 32 * 1024;
const MESSAGE_BYTES = 16 * 1024;
/** Whoever has not hung up by then is hung up on. */
const GOODBYE_MS = 2000;

/** The whole server as one app: the interface, the sockets, the client's files. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { config } = parts;
  const app = Fastify({
    bodyLimit: BODY_BYTES,
    trustProxy: config.proxies.length > 0 ? [...config.proxies] : false,
    logger: logging(config.log),
    requestTimeout: 30_000,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 700 },
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      const told = toldOf(error);
      void reply.code(STATUS[told.fault]).type('application/json').send(told);
    },
    clientErrorHandler: refuseAtOnce,
  });
  answerFaults(app, parts);
  checkStrictly(app);
  refuseWhileClosing(app);
  app.removeContentTypeParser('text/plain');
  await app.register(helmet, strictly(config.url));
  await app.register(websocket, {
    options: { maxPayload: MESSAGE_BYTES, perMessageDeflate: false },
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: function sayGoodbye(done) {
      const { clients } = this.websocketServer;
      for (const socket of clients) socket.close(CLOSE.goingAway);
      setTimeout(() => {
        for (const socket of clients) socket.terminate();
      }, GOODBYE_MS).unref();
      this.websocketServer.close();
      done();
    },
  });
  await app.register(cookie);
  limitTheRest(app, parts);
  serveHealth(app, parts);
  serveMetrics(app, parts);
  await app.register((scope) => openDoor(scope, parts), { prefix: '/api/v1' });
  await serveClient(app, parts);
  return app;
}

function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async () => {
    if (closing) throw fault('shutting-down');
  });
}

async function openDoor(app: FastifyInstance, parts: Parts): Promise<void> {
  const { config } = parts;
  app.addHook('onSend', async (_request, reply) => {
    reply.header('landsraad-version', PROTOCOL_VERSION);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  refuseOtherSites(app, config);
  await app.register(rateLimit, {
    max: config.limits.address,
    timeWindow: 60_000,
    keyGenerator: addressOf,
    errorResponseBuilder: () => fault('too-many'),
  });
  const identity = new Identity(parts);
  identity.recognise(app);
  const limits = limitsOf(app, parts);
  const door: Door = {
    app,
    parts,
    identity,
    limits,
    need: (request, reply) => identity.need(request, reply, limits.people),
  };
  await describeRoutes(app);
  const groups = [meRoutes, sessionRoutes, ownRoutes, passkeyRoutes, pushRoutes, tableRoutes];
  for (const routes of [...groups, playRoutes, notesRoutes, orderRoutes, adminRoutes]) routes(door);
  liveRoute(door);
  await app.register(async (scope) => {
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    mailRoutes({ ...door, app: scope });
  });
  serveDescription(app);
}

/** As strict as the client allows, which writes style elements while a dialog is open. */
function strictly(url: string | null): Parameters<typeof helmet>[1] {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: url?.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  };
}
