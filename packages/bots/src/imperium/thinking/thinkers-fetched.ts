import type { ImperiumView } from '@landsraad/imperium';
import type { Bot } from '../../bot.ts';
import type { Teacher } from '../../thinking/teacher.ts';
import type { ThinkerName, Thinkers } from './thinkers.ts';

/* The thinkers on a page: what they think with comes when a table first has one. */

let here: typeof import('./thinkers-here.ts') | null = null;

async function fetchThinkers(): Promise<void> {
  here ??= await import('./thinkers-here.ts');
}

const fetched = (name: ThinkerName): Bot<ImperiumView> => ({
  name,
  searches: true,
  ready: fetchThinkers,
  decide: (...asked) => here!.thinkers[name].decide(...asked),
});

export const thinkers: Thinkers = {
  'level-5': fetched('level-5'),
  'level-4': fetched('level-4'),
  'level-3': fetched('level-3'),
};

const fetchedTeacher = (name: 'teacher' | 'reviewer'): Teacher<ImperiumView> => ({
  ready: fetchThinkers,
  teaches: (decision) => here![name].teaches(decision),
  follows: (kind) => here![name].follows(kind),
  lesson: (question) => here![name].lesson(question),
  chances: (...asked) => here![name].chances(...asked),
});

export const teacher = fetchedTeacher('teacher');
export const reviewer = fetchedTeacher('reviewer');
