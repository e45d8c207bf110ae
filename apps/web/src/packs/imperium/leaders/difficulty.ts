import type { Why } from './words.ts';

/** How much a Leader asks of whoever plays it. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Our judgement; the box prints one of its own. Why stands in the words. */
const DIFFICULTY: Readonly<Record<Why, Level>> = {
  'paul-atreides': 'easy',
  'duke-leto-atreides': 'medium',
  'baron-vladimir-harkonnen': 'hard',
  'glossu-the-beast-rabban': 'easy',
  'earl-memnon-thorvald': 'easy',
  'countess-ariana-thorvald': 'medium',
  'count-ilban-richese': 'easy',
  'helena-richese': 'hard',
  'archduke-armand-ecaz': 'medium',
  'ilesa-ecaz': 'hard',
  'viscount-hundro-moritani': 'medium',
  'princess-yuna-moritani': 'medium',
  'prince-rhombur-vernius': 'easy',
  'tessia-vernius': 'hard',
};

export const JUDGED = Object.keys(DIFFICULTY) as readonly Why[];

export const difficultyOf = (leader: Why): Level => DIFFICULTY[leader];
