import { fetched } from '../../thinking/fetched.ts';

export const { thinkers, teacher, reviewer } = fetched(
  ['level-5', 'level-4', 'level-3'],
  () => import('./thinkers-here.ts'),
);
