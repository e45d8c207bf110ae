import type { ImperiumView } from '@landsraad/imperium';
import type { Teacher } from '../../thinking/teacher.ts';
import { teacherWith } from '../teaching/teacher.ts';
import model from './model.json' with { type: 'json' };
import { type Thinkers, thinkersWith } from './thinkers.ts';

/* `landsraad train imperium` made the model: docs/ladder.md has the command. */

export const thinkers: Thinkers = thinkersWith(model);
export const teacher: Teacher<ImperiumView> = teacherWith(model, 'level-5');
/** Whole games are looked at with less care. */
export const reviewer: Teacher<ImperiumView> = teacherWith(model, 'level-4');
