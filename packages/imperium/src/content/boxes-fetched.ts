import type { ModuleId } from '../ids.ts';
import { BASE } from './base/index.ts';
import type { ContentSet } from './component.ts';

/* A page opens the box of a module when a table has it. */

export const OPENED: readonly ContentSet[] = [BASE];

const BOXES: Readonly<Record<ModuleId, () => Promise<ContentSet>>> = {
  ix: async () => (await import('./ix/index.ts')).IX,
  immortality: async () => (await import('./immortality/index.ts')).IMMORTALITY,
};

export const fetchBox = (id: ModuleId): Promise<ContentSet> => BOXES[id]();
