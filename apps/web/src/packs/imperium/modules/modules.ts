import { type ImperiumOptions, type ModuleId, modulesAt } from '@landsraad/imperium';
import { ix } from './ix/index.ts';
import type { TableModule } from './module.ts';

/** What each expansion lays on the table, in the order of their tabs. */
const LAID: Partial<Readonly<Record<ModuleId, TableModule>>> = { ix };

export const TABLE_MODULES: readonly TableModule[] = Object.values(LAID);

export const tableModulesAt = (options: ImperiumOptions): readonly TableModule[] =>
  modulesAt(options).flatMap((id) => LAID[id] ?? []);
