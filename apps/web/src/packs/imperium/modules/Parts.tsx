import { Suspense } from 'react';
import { useImperium } from '../table/desk.ts';
import type { OfSeat, TableModule } from './module.ts';
import { tableModulesAt } from './modules.ts';

type PartOfSeat = 'Purse' | 'Force' | 'Tokens' | 'Marks' | 'Pieces' | 'Beside' | 'Entries';

/** What the expansions of this table add at one place of somebody's. */
export function ModuleParts({ part, seat }: OfSeat & { readonly part: PartOfSeat }) {
  return useModules().map((module) => {
    const Part = module[part];
    if (!Part) return null;
    return (
      <Suspense key={module.id} fallback={null}>
        <Part seat={seat} />
      </Suspense>
    );
  });
}

/** The expansions that are in play here. */
export const useModules = (): readonly TableModule[] =>
  tableModulesAt(useImperium().snapshot.view.options);
