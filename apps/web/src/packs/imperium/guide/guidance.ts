import type { ImperiumEvent, ImperiumOption, ImperiumView } from '@landsraad/imperium';
import type { Guidance } from '../../../guide/guidance.ts';
import { type Chapter, isWon, type Lesson } from './chapter.ts';
import { after } from './outlines.ts';
import { reasonFor } from './reasons.ts';
import { type Scene, sceneOf, seenIn } from './scene.ts';
import { suggestion } from './suggest.ts';
import { words as said } from './words.ts';

type ImperiumGuidance = Guidance<Scene, ImperiumView, ImperiumOption, ImperiumEvent>;

const DRAWN: Readonly<Record<string, string>> = {
  conflict: 'svg [data-conflict]',
  score: 'svg [data-score]',
};

const DRAWERS: readonly (readonly [RegExp, string])[] = [
  [/^(part:row|row:|reserve:)/, 'row'],
  [/^(?:part:ix|tile:|shipping:)/, 'ix'],
  [/^(?:part:tleilax|tleilaxu:|reclaimed:|research:)/, 'tleilax'],
  [/^part:log/, 'log'],
  [/^(part:conflict|space:|faction:)/, 'board'],
];

/** A chapter, as the coach wants it. */
export function guidanceFor(chapter: Chapter): ImperiumGuidance {
  const { outline, words, aims, wishes } = chapter;
  const next = after(outline);
  return {
    chapter: outline.id,
    game: outline.game,
    next: next && { game: next.game, title: (language) => next.words[language].title },
    lessons: [...endings(chapter), ...chapter.lessons],
    sceneOf,
    aims(snapshot, log, language) {
      const seen = seenIn(snapshot, log);
      if (!seen) return [];
      return aims.map(({ id, icon, need, have }) => ({
        icon,
        need,
        have: Math.min(need, have(seen)),
        text: words[language].aims[id]!,
      }));
    },
    lessonText(id, language) {
      const { won, lost, lessons } = words[language];
      return id === 'won' ? won : id === 'lost' ? lost : lessons[id]!;
    },
    tip(scene, language) {
      const { tips, waiting } = said[language];
      const kind = scene?.asked?.kind;
      if (kind === undefined) return waiting;
      return Object.hasOwn(tips, kind) ? tips[kind as keyof typeof tips] : tips.other;
    },
    suggestion: (scene) => suggestion(scene, wishes),
    reason(scene, choice, language) {
      const why = reasonFor(scene, choice);
      return why && said[language].why[why];
    },
    selectorOf: (part) => DRAWN[part] ?? null,
    drawerOf: (at) => DRAWERS.find(([pattern]) => pattern.test(at))?.[1] ?? null,
  };
}

/** Before all other lessons: whoever reached the goal hears of it at once. */
function endings(chapter: Chapter): readonly Lesson[] {
  return [
    {
      id: 'won',
      ends: 'won',
      by: 'read',
      core: true,
      when: (scene) => isWon(chapter, scene),
      points: () => [],
    },
    {
      id: 'lost',
      ends: 'lost',
      by: 'read',
      core: false,
      when: (scene) => scene.snapshot.result !== null && !isWon(chapter, scene),
      points: () => [],
    },
  ];
}
