import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import semver from 'semver';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { VARIABLES } from '../../src/config.ts';
import { createMetrics } from '../../src/http/metrics.ts';

/* What an operator is handed, held against what the server is: a run of the tests builds no image. */

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');
const { engines } = JSON.parse(read('package.json'));

/** Those of other programs. */
const FOREIGN = ['NODE_ENV', 'NODE_OPTIONS', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD'];
const expectKnown = (names: readonly string[]) => {
  for (const name of names) expect([...VARIABLES, ...FOREIGN]).toContain(name);
};

describe('the Dockerfile', () => {
  const lines = read('Dockerfile')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  const of = (word: string) =>
    lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));

  it('stands on a Node that we promise, in both stages', () => {
    expect(of('FROM')).toHaveLength(2);
    for (const from of of('FROM')) {
      const [, version] = from.match(/^node:(\d+)-bookworm-slim\b/)!;
      expect(semver.subset(`^${version}.20.0`, engines.node), from).toBe(true);
    }
  });

  it('copies what is there, and what the build before it made', () => {
    const copies = of('COPY').map((copy) => copy.split(' '));
    const own = copies.filter(([first]) => !first!.startsWith('--from'));
    for (const [source] of own) expect(existsSync(`${root}${source}`), source).toBe(true);
    const made = copies.flatMap(([first, source]) => (first!.startsWith('--from') ? [source] : []));
    expect(made).toEqual(['/src/release/package', '/src/node_modules']);
    expect(of('RUN').join('\n')).toContain('npm run release');
    expect(JSON.parse(read('package.json')).scripts.release).toBeDefined();
    // What the first stage must not be handed from here: it makes its own.
    for (const ignored of ['**/node_modules', '**/dist', 'release', 'data'])
      expect(read('.dockerignore').split('\n')).toContain(ignored);
  });

  it('runs as somebody without rights, and asks whether it lives', () => {
    expect(of('USER')).toEqual(['node']);
    expect(of('HEALTHCHECK')[0]).toContain('/healthz');
    expectKnown(of('ENV').flatMap((set) => set.split(' ').map((pair) => pair.split('=')[0]!)));
    expect(JSON.parse(of('ENTRYPOINT')[0]!)).toEqual(['node', '/app/bin/landsraad-server.js']);
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true });

  it('has the server, PostgreSQL and backups, each with variables that exist', () => {
    expect(Object.keys(services)).toEqual(['db', 'app', 'backup']);
    expect(services.db.image).toMatch(/^postgres:\d+$/);
    for (const { environment } of Object.values<{ environment: object }>(services))
      expectKnown(Object.keys(environment));
    expect(services.backup.environment).toEqual(services.app.environment);
    expect(services.backup.image).toBe(services.app.image);
  });

  it('names volumes and services that there are', () => {
    for (const service of Object.values<Record<string, string[] | object>>(services)) {
      for (const mounted of service.volumes as string[])
        expect(Object.keys(volumes)).toContain(mounted.split(':')[0]);
      for (const other of Object.keys(service.depends_on ?? {}))
        expect(Object.keys(services)).toContain(other);
    }
  });

  it('calls a command that there is, and lets the server finish', () => {
    const help = read('apps/server/src/main.ts');
    const [, command] = services.backup.command[0].match(/landsraad-server\.js (\w+)/);
    expect(help).toContain(`landsraad-server ${command} FILE`);
    expect(Number.parseInt(services.app.stop_grace_period, 10)).toBeGreaterThan(15);
  });
});

describe('the unit for systemd', () => {
  const unit = read('deploy/landsraad.service');

  it('sets variables that exist, and lets the server finish', () => {
    const set = [...unit.matchAll(/^Environment=(.*)$/gm)].map(([, line]) => line).join(' ');
    expectKnown(set.split(' ').map((pair) => pair.split('=')[0]!));
    expect(Number(unit.match(/^TimeoutStopSec=(\d+)$/m)![1])).toBeGreaterThan(15);
    expect(unit).toMatch(/^ExecStart=\/usr\/bin\/env landsraad-server$/m);
  });
});

describe('the dashboard', () => {
  it('asks for what is measured', async () => {
    const measured = new Set<string>();
    for (const { name, type } of await createMetrics().register.getMetricsAsJSON()) {
      // The types of the library are those of its numbers; what it gives are words.
      const histogram = String(type) === 'histogram';
      for (const suffix of histogram ? ['_bucket', '_sum', '_count'] : [''])
        measured.add(name + suffix);
    }
    const { panels } = JSON.parse(read('deploy/grafana.json')) as {
      panels: { targets: { expr: string }[] }[];
    };
    const asked = panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => expr.match(/\b(landsraad|nodejs|process)_\w+/g) ?? []),
    );
    expect(asked.length).toBeGreaterThanOrEqual(panels.length);
    for (const name of asked) expect([...measured], name).toContain(name);
    const own = [...measured].filter((name) => name.startsWith('landsraad_'));
    for (const name of own.filter((one) => !/_(sum|count|bucket)$/.test(one)))
      expect(asked, 'every number of ours is shown').toContain(name);
  });
});
