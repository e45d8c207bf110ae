import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigProblem, configFrom } from '../../src/config.ts';
import { secretsFor } from '../../src/secrets.ts';
import { discard, expectMode } from '../machine.ts';
import { type Bench, Browser, bench } from './bench.ts';

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(configFrom({})).toMatchObject({ host: 'localhost', port: 1965, url: null, mail: null });
    expect(configFrom({ PORT: '', LANDSRAAD_URL: '' })).toMatchObject({ port: 1965, url: null });
  });

  it('says which variable is wrong, and never what it was', () => {
    const wrong = {
      PORT: 'eighty',
      DATABASE_URL: 'mysql://secret',
      LANDSRAAD_URL: 'dune.example.org',
      LANDSRAAD_SECRET: 'short-secret',
      LANDSRAAD_LOG: 'loud',
      LANDSRAAD_LIMIT_PERSON: '-1',
    };
    for (const [name, value] of Object.entries(wrong)) {
      const attempt = () => configFrom({ [name]: value });
      expect(attempt).toThrow(ConfigProblem);
      expect(attempt).toThrow(new RegExp(`^${name} must be `));
      expect(attempt).not.toThrow(/secret$|secret[^s ]/);
    }
    const all = () => configFrom(wrong);
    for (const name of Object.keys(wrong)) expect(all).toThrow(name);
  });

  it('knows what belongs together', () => {
    expect(() => configFrom({ PORT: '70000' })).toThrow('PORT');
    expect(() => configFrom({ SMTP_URL: 'smtp://x' })).toThrow('LANDSRAAD_MAIL_FROM');
    expect(() => configFrom({ SMTP_URL: 'smtp://x', LANDSRAAD_MAIL_FROM: 'a@b.c' })).toThrow(
      'LANDSRAAD_URL',
    );
    expect(() => configFrom({ LANDSRAAD_VAPID_PUBLIC: 'x'.repeat(87) })).toThrow('belong together');
  });

  it('reads lists and addresses', () => {
    const config = configFrom({
      LANDSRAAD_URL: 'https://dune.example.org/',
      LANDSRAAD_PROXY: '127.0.0.1, 10.0.0.0/8',
      LANDSRAAD_SECRET: `${'a'.repeat(32)},${'b'.repeat(32)}`,
    });
    expect(config.url).toBe('https://dune.example.org');
    expect(config.proxies).toEqual(['127.0.0.1', '10.0.0.0/8']);
    expect(config.secrets).toEqual(['a'.repeat(32), 'b'.repeat(32)]);
  });
});

describe('secrets', () => {
  it('are drawn once, for the owner’s eyes only', async () => {
    const data = await mkdtemp(path.join(tmpdir(), 'landsraad-secrets-'));
    const config = configFrom({ LANDSRAAD_DATA: path.join(data, 'new') });
    const both = await Promise.all([secretsFor(config), secretsFor(config)]);
    expect(both[0]).toEqual(both[1]);
    expect(await secretsFor(config)).toEqual(both[0]);
    expect(both[0].signing[0].length).toBeGreaterThanOrEqual(43);
    for (const name of ['secret', 'vapid.json']) {
      const file = path.join(config.data, name);
      expectMode(file, 0o600);
      expect((await readFile(file, 'utf8')).length).toBeGreaterThan(40);
    }
    discard(data);
  });
});

describe('the description of the interface', () => {
  let server: Bench;
  beforeAll(async () => {
    server = await bench();
  });
  afterAll(() => server.close());

  it('names every route with what it takes and gives', async () => {
    const one = new Browser(server.app);
    const described = (await one.get('openapi.json')).json();
    expect(described.openapi).toBe('3.1.0');
    const routes = Object.entries(described.paths as Record<string, object>).flatMap(
      ([url, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
    );
    expect(routes.sort()).toMatchInlineSnapshot(`
      [
        "DELETE /api/v1/admin/tables/{id}/lines/{n}",
        "DELETE /api/v1/me",
        "DELETE /api/v1/me/passkeys/{id}",
        "DELETE /api/v1/me/push",
        "DELETE /api/v1/me/sessions/{id}",
        "DELETE /api/v1/tables/{id}/seat",
        "GET /api/v1/admin/log",
        "GET /api/v1/admin/reports",
        "GET /api/v1/games",
        "GET /api/v1/keeping",
        "GET /api/v1/me",
        "GET /api/v1/me/data",
        "GET /api/v1/me/passkeys",
        "GET /api/v1/me/sessions",
        "GET /api/v1/me/tables",
        "GET /api/v1/tables",
        "GET /api/v1/tables/{id}",
        "GET /api/v1/tables/{id}/look",
        "GET /api/v1/tables/{id}/notes",
        "GET /api/v1/tables/{id}/record",
        "GET /api/v1/watching",
        "PATCH /api/v1/me",
        "POST /api/v1/admin/people/{id}/ban",
        "POST /api/v1/admin/people/{id}/rename",
        "POST /api/v1/admin/reports/{id}/settle",
        "POST /api/v1/me/log-out",
        "POST /api/v1/me/push",
        "POST /api/v1/me/recovery",
        "POST /api/v1/passkeys/login",
        "POST /api/v1/passkeys/login/options",
        "POST /api/v1/passkeys/register",
        "POST /api/v1/passkeys/register/options",
        "POST /api/v1/recover",
        "POST /api/v1/tables",
        "POST /api/v1/tables/{id}/close",
        "POST /api/v1/tables/{id}/close-seat",
        "POST /api/v1/tables/{id}/mute",
        "POST /api/v1/tables/{id}/rematch",
        "POST /api/v1/tables/{id}/report",
        "POST /api/v1/tables/{id}/seat",
        "POST /api/v1/tables/{id}/send",
        "POST /api/v1/tables/{id}/silence",
        "POST /api/v1/tables/{id}/stand-in",
        "POST /api/v1/tables/{id}/start",
        "PUT /api/v1/tables/{id}/notes",
      ]
    `);
    for (const methods of Object.values(described.paths))
      for (const operation of Object.values(methods as Record<string, Operation>)) {
        expect(operation.summary).toBeTruthy();
        expect(operation.responses['200']?.content?.['application/json']?.schema).toBeTruthy();
        expect(operation.responses['4XX']?.content?.['application/json']?.schema).toBeTruthy();
      }
  });

  it('is sound: as OpenAPI wants it, parameters are named, answers described', async () => {
    const described = (await new Browser(server.app).get('openapi.json')).json();
    expect(await new Validator().validate(structuredClone(described))).toEqual({ valid: true });
    for (const [url, methods] of Object.entries(described.paths as Record<string, object>))
      for (const operation of Object.values(methods as Record<string, Operation>)) {
        const named = [...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const given = (operation.parameters ?? []).filter((one) => one.in === 'path');
        expect(given.map(({ name }) => name)).toEqual(named);
        expect(given.every(({ required }) => required)).toBe(true);
        for (const { description, content } of Object.values(operation.responses)) {
          expect(typeof description).toBe('string');
          for (const { schema } of Object.values(content ?? {})) Compile(schema as TSchema);
        }
        expect(JSON.stringify(operation)).not.toContain('"$ref"');
      }
  });

  it('is a page that people can read', async () => {
    const page = await new Browser(server.app).get('docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('POST /api/v1/tables/{id}/send');
    expect(page.body).not.toMatch(/<script|(src|href)="http/);
  });
});

interface Operation {
  readonly summary: string;
  readonly parameters?: readonly { in: string; name: string; required: boolean }[];
  readonly responses: Record<
    string,
    { description: string; content?: Record<string, { schema: object }> }
  >;
}
