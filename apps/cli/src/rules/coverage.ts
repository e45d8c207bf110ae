import type { Statement } from '@landsraad/rulebook';
import type { Named } from './titles.ts';

export interface Coverage {
  readonly total: number;
  readonly tested: number;
  readonly excluded: number;
  readonly missing: readonly Statement[];
}

/** What makes the count itself wrong. */
export type Fault =
  | {
      readonly fault: 'excluded-but-tested';
      readonly id: string;
      readonly pattern: string;
      readonly file: string;
    }
  | { readonly fault: 'excludes-nothing'; readonly pattern: string }
  | { readonly fault: 'no-reason'; readonly pattern: string }
  | { readonly fault: 'tested-but-unknown'; readonly id: string; readonly file: string };

/** Patterns such as `IMP-2.10` or `HAG-*`, each with the reason why no test can name the rule. */
export type Exclusions = Readonly<Record<string, string>>;

export function coverage(
  statements: readonly Statement[],
  named: readonly Named[],
  exclusions: Exclusions,
): Coverage {
  const names = new Set(named.map(({ id }) => id));
  const excluded = matcher(Object.keys(exclusions));
  const untested = statements.filter(({ id }) => !names.has(id));
  const missing = untested.filter(({ id }) => !excluded(id));
  return {
    total: statements.length,
    tested: statements.length - untested.length,
    excluded: untested.length - missing.length,
    missing,
  };
}

/** `counted` are the rules and examples; a title may name nothing else. */
export function faults(
  counted: readonly Statement[],
  named: readonly Named[],
  exclusions: Exclusions,
): Fault[] {
  const ids = new Set(counted.map(({ id }) => id));
  const first = new Map(named.toReversed().map((name) => [name.id, name]));
  const unknown = [...first.values()].flatMap(({ id, file }): Fault[] =>
    ids.has(id) ? [] : [{ fault: 'tested-but-unknown', id, file }],
  );
  const wrong = Object.entries(exclusions).flatMap(([pattern, reason]): Fault[] => {
    if (typeof reason !== 'string' || reason.trim() === '')
      return [{ fault: 'no-reason', pattern }];
    const matching = [...ids].filter(matcher([pattern]));
    if (matching.length === 0) return [{ fault: 'excludes-nothing', pattern }];
    return matching.flatMap((id): Fault[] => {
      const test = first.get(id);
      return test ? [{ fault: 'excluded-but-tested', id, pattern, file: test.file }] : [];
    });
  });
  return [...unknown, ...wrong];
}

function matcher(patterns: readonly string[]): (id: string) => boolean {
  const wholes = new Set(patterns);
  const starts = patterns.filter((pattern) => pattern.endsWith('*')).map((p) => p.slice(0, -1));
  return (id) => wholes.has(id) || starts.some((start) => id.startsWith(start));
}
