import type { ReactNode } from 'react';
import type { DuneAsked } from '../spots.ts';
import { Counted } from './Go.tsx';
import { useGoing } from './useGoing.tsx';

interface WhileSaidProps {
  readonly decision: DuneAsked;
  /** What is asked of whoever has not said it yet. */
  readonly children: ReactNode;
}

/** What was put together stays in sight while its questions are answered. */
export function WhileSaid({ decision, children }: WhileSaidProps) {
  const desk = useGoing();
  if (!desk?.said || !desk.going?.to) return children;
  return <Counted going={desk.going} to={desk.going.to} decision={decision} />;
}
