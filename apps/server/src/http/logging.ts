import type { FastifyServerOptions } from 'fastify';

/** Structured lines without secrets: neither headers nor queries, and no token of a mail's link. */
export function logging(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    redact: {
      paths: ['*.cookie', '*.authorization', '*.token', '*.headers', 'headers', 'cookie', 'token'],
      censor: '…',
    },
    serializers: {
      req: ({ method, url, ip }: { method: string; url: string; ip: string }) => ({
        method,
        path: pathOf(url),
        ip,
      }),
    },
  };
}

export const pathOf = (url: string): string =>
  url.split('?')[0].replace(/(\/mail\/\w+\/).+/, '$1…');
