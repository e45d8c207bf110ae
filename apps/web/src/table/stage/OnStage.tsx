import type { ReactNode } from 'react';
import { CountsProvider } from './counts.ts';
import { MarksProvider, type Staging, StagingProvider } from './useStage.ts';

interface OnStageProps {
  readonly staging: Staging;
  readonly children: ReactNode;
}

/** What is played, for all parts of the table; each takes the hook it needs. */
export function OnStage({ staging, children }: OnStageProps) {
  return (
    <StagingProvider value={staging}>
      <MarksProvider value={staging.marks}>
        <CountsProvider value={staging.counts}>{children}</CountsProvider>
      </MarksProvider>
    </StagingProvider>
  );
}
