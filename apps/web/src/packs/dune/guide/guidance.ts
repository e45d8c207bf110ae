import type { DuneEvent, DuneOption, DuneView } from '@landsraad/dune';
import type { Guidance, Lesson } from '../../../guide/guidance.ts';
import type { IconName } from '../../../icons/paths.tsx';
import { LESSONS } from './lessons.ts';
import { ARRAKIS } from './outline.ts';
import { reasonFor } from './reasons.ts';
import { ownOf, type Scene, type Seen, sceneOf, seenIn } from './scene.ts';
import { suggestion, wholeOf } from './suggest.ts';
import { words } from './words.ts';

interface Aim {
  readonly id: keyof typeof words.en.aims;
  readonly icon: IconName;
  readonly need: number;
  have(seen: Seen): number;
}

const AIMS: readonly Aim[] = [
  { id: 'cards', icon: 'cards', need: 1, have: (seen) => ownOf(seen, 'card-bought').length },
  {
    id: 'spice',
    icon: 'spice',
    need: 4,
    have: (seen) => ownOf(seen, 'collected').reduce((sum, { n }) => sum + n, 0),
  },
  { id: 'battles', icon: 'sword', need: 1, have: (seen) => ownOf(seen, 'battle-won').length },
  {
    id: 'turns',
    icon: 'end-turn',
    need: 3,
    have: ({ view, over }) => (over ? 3 : Math.max(0, view.turn - 1)),
  },
];

const isWon = (seen: Seen): boolean => AIMS.every(({ need, have }) => have(seen) >= need);

const ENDINGS: readonly Lesson<Scene>[] = [
  { id: 'won', ends: 'won', by: 'read', core: true, when: isWon, points: () => [] },
  {
    id: 'lost',
    ends: 'lost',
    by: 'read',
    core: false,
    when: (scene) => scene.over && !isWon(scene),
    points: () => [],
  },
];

const DRAWERS: readonly (readonly [RegExp, string])[] = [
  [/^part:deals/, 'deals'],
  [/^(?:card|leader|reserves)/, 'shield'],
  [/^(?:cell|territory):/, 'board'],
];

/** The first game of Dune, as the coach wants it. */
export const guidance: Guidance<Scene, DuneView, DuneOption, DuneEvent> = {
  chapter: ARRAKIS.id,
  game: ARRAKIS.game,
  next: null,
  lessons: [...ENDINGS, ...LESSONS],
  sceneOf,
  aims(snapshot, log, language) {
    const seen = seenIn(snapshot, log);
    if (!seen) return [];
    return AIMS.map(({ id, icon, need, have }) => ({
      icon,
      need,
      have: Math.min(need, have(seen)),
      text: words[language].aims[id],
    }));
  },
  lessonText(id, language) {
    const { won, lost, lessons } = words[language];
    return id === 'won' ? won : id === 'lost' ? lost : lessons[id as keyof typeof lessons];
  },
  tip(scene, language) {
    const { tips, waiting } = words[language];
    const kind = scene?.asked?.kind;
    if (kind === undefined) return waiting;
    return Object.hasOwn(tips, kind) ? tips[kind as keyof typeof tips] : tips.other;
  },
  suggestion,
  whole: wholeOf,
  reason(scene, choice, language) {
    const why = reasonFor(scene, choice);
    return why && words[language].why[why];
  },
  selectorOf: (part) => (part === 'deals' ? '#tab-deals' : null),
  drawerOf: (at) => DRAWERS.find(([pattern]) => pattern.test(at))?.[1] ?? null,
};
