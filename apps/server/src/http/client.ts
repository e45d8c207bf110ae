import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fault } from './faults.ts';

/** Only what has its content in its name may be kept without asking again. */
const LASTING = 'public, max-age=31536000, immutable';
const FILE = /\.\w+$/;

/** Serves the built client beside the interface: every path that names no file is a screen of it. */
export async function serveClient(app: FastifyInstance, folder: string | null): Promise<void> {
  const built = folder !== null && existsSync(path.join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      redirect: false,
      dotfiles: 'ignore',
      setHeaders: (reply, file) => {
        const lasting = path.relative(folder, file).startsWith(`assets${path.sep}`);
        reply.header('cache-control', lasting ? LASTING : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!built || !isScreen(request)) throw fault('not-found');
    return screen(reply);
  });
}

const screen = (reply: FastifyReply) => reply.sendFile('index.html');

function isScreen(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [pathname] = request.url.split('?');
  return !pathname.startsWith('/api/') && !FILE.test(pathname);
}
