import { lazy, type ReactNode } from 'react';
import { OneOf } from '../../../table/panel/OptionList.tsx';
import { NumberOf } from '../../../table/panel/Shapes.tsx';
import { Go } from '../going/Go.tsx';
import { WhileSaid } from '../going/WhileSaid.tsx';
import type { DuneAsked } from '../spots.ts';
import { Bid } from './controls/Bid.tsx';
import { Dial } from './controls/Dial.tsx';
import { Faces } from './controls/Faces.tsx';
import { Numbers } from './controls/Numbers.tsx';
import { ReviveNumber } from './controls/ReviveNumber.tsx';
import { ShipNumber } from './controls/ShipNumber.tsx';
import { TraitorPick } from './controls/TraitorPick.tsx';
import { Voice } from './controls/Voice.tsx';

const Composer = lazy(() => import('../battle/Composer.tsx'));
const Prediction = lazy(() => import('./controls/Prediction.tsx'));

type Props = { readonly decision: DuneAsked };

const SaidNumber = ({ decision }: Props) => (
  <WhileSaid decision={decision}>
    {decision.shape === 'number' && <NumberOf decision={decision} />}
  </WhileSaid>
);

/** Decisions with a control of their own; all others are answered by the table's. */
const CONTROLS: Readonly<Record<string, (props: Props) => ReactNode>> = {
  'storm.first': Dial,
  'storm.dial': Dial,
  'weather.control': Numbers,
  prediction: (props) => <Prediction {...props} />,
  'truthtrance.about': Numbers,
  'traitor.pick': TraitorPick,
  bid: Bid,
  voice: Voice,
  prescience: Faces,
  'alliance.propose': Faces,
  'truthtrance.to': Faces,
  ship: Go,
  'ship.number': (props) => (
    <WhileSaid {...props}>
      <ShipNumber {...props} />
    </WhileSaid>
  ),
  'ship.special': SaidNumber,
  move: Go,
  'move.forces': SaidNumber,
  'move.to': ({ decision }) => (
    <WhileSaid decision={decision}>
      {decision.shape === 'one' && <OneOf decision={decision} />}
    </WhileSaid>
  ),
  'revive.forces': ReviveNumber,
  plan: (props) => <Composer {...props} />,
};

export const OWN_CONTROLS: ReadonlySet<string> = new Set(Object.keys(CONTROLS));

/** Those that say the same without a picture. */
export const PLAIN_CONTROLS: ReadonlySet<string> = new Set(['prediction']);

export function Control({ decision }: Props) {
  const Own = CONTROLS[decision.kind]!;
  return <Own decision={decision} />;
}
