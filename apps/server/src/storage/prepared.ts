import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Queries } from './database.ts';

/** Where a value will stand. */
class Place {
  readonly of: string;
  constructor(of: string) {
    this.of = of;
  }
}

type Places<V> = { readonly [name in keyof V]: RawBuilder<never> };

interface Statement<R> {
  compile(db: Queries): CompiledQuery<R>;
}

/** A statement that is put together once for each database, and run with other values each time. */
export function prepared<V extends object, R = unknown>(
  build: (db: Queries, places: Places<V>) => Statement<R>,
): (db: Queries, values: V) => Promise<readonly R[]> {
  const known = new WeakMap<object, CompiledQuery<R>>();
  const compiledOn = (db: Queries, values: V): CompiledQuery<R> => {
    const { adapter } = db.getExecutor();
    const before = known.get(adapter);
    if (before) return before;
    const compiled = build(db, placesOf(values)).compile(db);
    known.set(adapter, compiled);
    return compiled;
  };
  return async (db, values) => {
    const compiled = compiledOn(db, values);
    const parameters = compiled.parameters.map((given) =>
      given instanceof Place ? values[given.of as keyof V] : given,
    );
    const { rows } = await db.executeQuery<R>({ ...compiled, parameters });
    return rows;
  };
}

const placesOf = <V extends object>(values: V): Places<V> =>
  Object.fromEntries(
    Object.keys(values).map((name) => [name, sql`${new Place(name)}`]),
  ) as unknown as Places<V>;
