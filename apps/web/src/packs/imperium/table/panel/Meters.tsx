import { useImperium } from '../desk.ts';
import { CombatMeter } from './CombatMeter.tsx';
import { RevealMeter } from './RevealMeter.tsx';

/** What there is to spend on the own Reveal turn, and how the Combat stands. */
export function Meters() {
  const { decision } = useImperium();
  return (
    <>
      {decision && <RevealMeter />}
      <CombatMeter />
    </>
  );
}
