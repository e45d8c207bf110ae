import type { ModuleId } from '../ids.ts';
import { BASE } from './base/index.ts';
import type { ContentSet } from './component.ts';
import { IMMORTALITY } from './immortality/index.ts';
import { IX } from './ix/index.ts';

/* Every box lies open from the start; a page takes `boxes-fetched.ts` instead. */

export const OPENED: readonly ContentSet[] = [BASE, IX, IMMORTALITY];

export const fetchBox = async (id: ModuleId): Promise<ContentSet> =>
  OPENED.find((set) => set.id === id)!;
