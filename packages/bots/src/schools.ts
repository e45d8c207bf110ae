import { duneSchool } from './dune/thinking/lessons.ts';
import { imperiumSchool } from './imperium/thinking/lessons.ts';
import type { School } from './thinking/school.ts';

/** Games whose bots have something to learn. */
export const schools: ReadonlyMap<string, School> = new Map([
  ['imperium', imperiumSchool],
  ['dune', duneSchool],
]);
