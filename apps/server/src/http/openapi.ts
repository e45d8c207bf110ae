import swagger from '@fastify/swagger';
import { PROTOCOL_VERSION } from '@landsraad/protocol';
import type { FastifyInstance } from 'fastify';
import { escaped, page } from './page.ts';

/** Describes every route that `app` is given after this. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Landsraad',
        version: `${PROTOCOL_VERSION}`,
        description:
          'The HTTP part of the protocol between Landsraad and its clients. The socket is described in docs/protocol.md.',
      },
      components: {
        securitySchemes: { cookie: { type: 'apiKey', in: 'cookie', name: 'landsraad' } },
      },
    },
  });
}

export function serveDescription(app: FastifyInstance): void {
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/docs', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(readable(app.swagger() as unknown as Description)),
  );
}

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly requestBody?: { readonly content: Record<string, { schema: unknown }> };
  readonly responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
}
interface Description {
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description?: string;
  };
  readonly paths: Record<string, Record<string, Operation>>;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:52rem;padding:0 1rem;color-scheme:light dark}
code,pre{font:14px/1.4 ui-monospace,monospace}pre{overflow:auto;padding:.5rem;border:1px solid #8886}`;

function readable({ info, paths }: Description): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? ''))];
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => (operation.tags?.[0] ?? '') === tag);
    return `<h2>${escaped(tag)}</h2>${own.map(described).join('')}`;
  });
  const about = `<p>${escaped(info.description ?? '')} <a href="openapi.json">openapi.json</a></p>`;
  return page(`${info.title} ${info.version}`, about + sections.join(''), STYLE);
}

function described({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}) {
  const json = 'application/json';
  const parts = [
    ['takes', operation.requestBody?.content[json]?.schema],
    ['gives', operation.responses['200']?.content?.[json]?.schema],
  ] as const;
  const shapes = parts.map(([name, schema]) =>
    schema === undefined
      ? ''
      : `<details><summary>${name}</summary><pre>${escaped(JSON.stringify(schema, null, 2))}</pre></details>`,
  );
  const title = `<h3><code>${method.toUpperCase()} ${escaped(path)}</code></h3>`;
  return `${title}<p>${escaped(operation.summary ?? '')}</p>${shapes.join('')}`;
}
