import type { Seat } from '@landsraad/kernel';
import { type Outlook, once, sideOf } from './outlook.ts';

/* What this seat has promised in deals, enforced or on honour: it keeps all of it. */

interface Promised {
  readonly to: Seat;
  readonly promise: string;
}

/** A vow to ally is meant for the next Nexus, which may be a turn away. */
const LASTING = 'vow:ally';

const ownPromises = (outlook: Outlook): readonly Promised[] =>
  once(outlook, 'promises', () => {
    const { view, seat } = outlook;
    return view.deals.flatMap(({ turn, from, to, promise, own }): Promised[] => {
      const said = to === seat ? promise : from === seat ? own : null;
      if (!said) return [];
      const holds = turn === view.turn || (said === LASTING && turn === view.turn - 1);
      return holds ? [{ to: to === seat ? from : to, promise: said }] : [];
    });
  });

export const hasPromised = (outlook: Outlook, promise: string, to?: Seat): boolean =>
  ownPromises(outlook).some(
    (one) => one.promise === promise && (to === undefined || one.to === to),
  );

/** Whether its word keeps it from where these stand. */
export const atPeaceWith = (outlook: Outlook, there: readonly Seat[]): boolean =>
  ownPromises(outlook).some(
    ({ to, promise }) =>
      promise === 'vow:peace' && sideOf(outlook, to).some((seat) => there.includes(seat)),
  );
