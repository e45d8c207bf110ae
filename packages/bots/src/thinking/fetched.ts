import type { Bot } from '../bot.ts';
import type { Teacher } from './teacher.ts';

/** Those of a game who think ahead. */
export interface Minds<V, Name extends string> {
  readonly thinkers: Readonly<Record<Name, Bot<V>>>;
  readonly teacher: Teacher<V>;
  readonly reviewer: Teacher<V>;
}

/** On a page: what they think with comes when a table first has one of them. */
export function fetched<V, Name extends string>(
  names: readonly Name[],
  bring: () => Promise<Minds<V, Name>>,
): Minds<V, Name> {
  let here: Minds<V, Name> | null = null;
  const ready = async (): Promise<void> => {
    here ??= await bring();
  };
  const thinker = (name: Name): Bot<V> => ({
    name,
    searches: true,
    ready,
    decide: (...asked) => here!.thinkers[name].decide(...asked),
    speaksUp: (...heard) => here!.thinkers[name].speaksUp?.(...heard) ?? null,
  });
  const teacher = (name: 'teacher' | 'reviewer'): Teacher<V> => ({
    ready,
    teaches: (decision) => here![name].teaches(decision),
    follows: (kind) => here![name].follows(kind),
    lesson: (question) => here![name].lesson(question),
    chances: (...asked) => here![name].chances(...asked),
  });
  return {
    thinkers: Object.fromEntries(names.map((name) => [name, thinker(name)])) as Record<
      Name,
      Bot<V>
    >,
    teacher: teacher('teacher'),
    reviewer: teacher('reviewer'),
  };
}
