import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../parts.ts';
import { fault } from './faults.ts';
import { linkTags } from './link-card.ts';

/** Only what has its content in its name may be kept without asking again. */
const LASTING = 'public, max-age=31536000, immutable';
const FILE = /\.\w+$/;

/** Serves the built client beside the interface: every path that names no file is a screen of it. */
export async function serveClient(app: FastifyInstance, parts: Parts): Promise<void> {
  const folder = parts.config.client;
  const page = folder === null ? null : pageIn(folder);
  if (folder !== null && page !== null) {
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
  /** The page comes with what is told of its link. */
  const screen = async (request: FastifyRequest, reply: FastifyReply) => {
    if (page === null || !isScreen(request)) throw fault('not-found');
    const told = await linkTags(request, parts);
    return reply
      .code(200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page.replace('</head>', () => `  ${told}\n  </head>`));
  };
  app.get('/', screen);
  app.setNotFoundHandler(screen);
}

function pageIn(folder: string): string | null {
  const file = path.join(folder, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function isScreen(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [pathname] = request.url.split('?');
  return !pathname.startsWith('/api/') && !FILE.test(pathname);
}
