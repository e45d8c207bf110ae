import { startPostgres, type TestPostgres } from './postgres.ts';

/** A kind of database, and the environment of a server that has an empty one. */
export interface Kind {
  readonly name: 'SQLite' | 'PostgreSQL';
  readonly env: () => Promise<Record<string, string>>;
}

const sqlite: Kind = { name: 'SQLite', env: async () => ({}) };

/** Both, at full size; every run has SQLite alone, which says the same sooner. */
export async function kindsOf(
  fullSize: boolean,
): Promise<{ readonly kinds: readonly Kind[]; readonly stop: () => Promise<void> }> {
  const postgres: TestPostgres | null = fullSize ? await startPostgres() : null;
  if (!postgres) return { kinds: [sqlite], stop: async () => undefined };
  const env = async () => ({ DATABASE_URL: await postgres.newDatabase() });
  return { kinds: [sqlite, { name: 'PostgreSQL', env }], stop: () => postgres.stop() };
}
