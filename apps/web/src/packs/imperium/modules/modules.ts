import { type ImperiumOptions, type ModuleId, modulesAt } from '@landsraad/imperium';
import { immortality } from './immortality/index.ts';
import { ix } from './ix/index.ts';
import type { TableModule } from './module.ts';

/** What each expansion lays on the table, in the order of their tabs. */
const LAID: Readonly<Record<ModuleId, TableModule>> = { ix, immortality };

export const TABLE_MODULES: readonly TableModule[] = Object.values(LAID);

export const tableModulesAt = (options: ImperiumOptions): readonly TableModule[] =>
  modulesAt(options).map((id) => LAID[id]);
