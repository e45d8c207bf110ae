import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { fault } from './faults.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What the browser was told to open; `X-Forwarded-Host` is whatever somebody wrote. */
const hostOf = (request: FastifyRequest): string => request.headers.host ?? '';

/** The address of this server as the asker sees it, without a path. */
export function originOf(request: FastifyRequest, config: Pick<Config, 'url'>): string {
  return config.url ?? `${request.protocol}://${hostOf(request)}`;
}

/**
 * Whether no other site made the browser ask. A program that is no browser says nothing about where
 * it comes from, and carries nobody's cookie but its own.
 */
function isOwnSite(request: FastifyRequest, config: Pick<Config, 'url'>): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) return isOwnOrigin(origin, request, config);
  return site === undefined || site === 'same-origin' || site === 'none';
}

function isOwnOrigin(origin: string, request: FastifyRequest, config: Pick<Config, 'url'>) {
  if (!URL.canParse(origin)) return false;
  const { host, origin: whole } = new URL(origin);
  return config.url === null ? host === hostOf(request) : whole === new URL(config.url).origin;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The address itself carries a signed right, as in a mail: who asks does not matter. */
    signed?: boolean;
  }
}

/** Whatever changes something is asked for by this site itself. */
export function refuseOtherSites(app: FastifyInstance, config: Pick<Config, 'url'>): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.signed) return;
    const reads = READS.has(request.method) && !request.ws;
    if (!reads && !isOwnSite(request, config)) throw fault('not-yours', 'asked by another site');
  });
}
