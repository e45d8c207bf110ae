import type { ImperiumEvent, ImperiumOption, ImperiumView } from '@landsraad/imperium';
import type { Guidance } from '../../../guide/guidance.ts';
import { type LessonId, lessonText } from './lesson.ts';
import { LESSONS } from './lessons.ts';
import { reasonFor } from './reasons.ts';
import { type Scene, sceneOf } from './scene.ts';
import { suggestion } from './suggest.ts';
import { words } from './words.ts';

const DRAWN: Readonly<Record<string, string>> = {
  conflict: 'svg [data-conflict]',
  score: 'svg [data-score]',
};

const DRAWERS: readonly (readonly [RegExp, string])[] = [
  [/^(part:row|row:|reserve:)/, 'row'],
  [/^part:log/, 'log'],
  [/^(part:conflict|space:|faction:)/, 'board'],
];

/** The first game of Dune: Imperium, coached. */
export const guidance: Guidance<Scene, ImperiumView, ImperiumOption, ImperiumEvent> = {
  lessons: LESSONS,
  sceneOf,
  lessonText: (id, language) => lessonText(id as LessonId, language),
  tip(scene, language) {
    const { tips, waiting } = words[language];
    const kind = scene?.asked?.kind;
    if (kind === undefined) return waiting;
    return Object.hasOwn(tips, kind) ? tips[kind as keyof typeof tips] : tips.other;
  },
  suggestion,
  reason(scene, choice, language) {
    const why = reasonFor(scene, choice);
    return why && words[language].why[why];
  },
  selectorOf: (part) => DRAWN[part] ?? null,
  drawerOf: (at) => DRAWERS.find(([pattern]) => pattern.test(at))?.[1] ?? null,
};
