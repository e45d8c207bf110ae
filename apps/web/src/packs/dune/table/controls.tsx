import { lazy, type ReactNode } from 'react';
import type { DuneAsked } from '../spots.ts';
import { Bid } from './controls/Bid.tsx';
import { Dial } from './controls/Dial.tsx';
import { ShipNumber } from './controls/ShipNumber.tsx';

const Composer = lazy(() => import('../battle/Composer.tsx'));

type Props = { readonly decision: DuneAsked };

/** Decisions with a control of their own; all others are answered by the table's. */
const CONTROLS: Readonly<Record<string, (props: Props) => ReactNode>> = {
  'storm.first': Dial,
  'storm.dial': Dial,
  bid: Bid,
  'ship.number': ShipNumber,
  plan: (props) => <Composer {...props} />,
};

export const OWN_CONTROLS: ReadonlySet<string> = new Set(Object.keys(CONTROLS));

export function Control({ decision }: Props) {
  const Own = CONTROLS[decision.kind]!;
  return <Own decision={decision} />;
}
