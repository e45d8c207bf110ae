import type { Look } from './look.ts';
import { DUNE_LEADERS } from './looks/dune-leaders.ts';
import { IMPERIUM_LEADERS } from './looks/imperium-leaders.ts';
import { NAMELESS } from './looks/nameless.ts';
import { ON_CARDS } from './looks/on-cards.ts';

/** Who looks how. Nobody is drawn after an actor. */
const PEOPLE: Readonly<Record<string, Look>> = {
  ...IMPERIUM_LEADERS,
  ...ON_CARDS,
  ...NAMELESS,
  ...DUNE_LEADERS,
};

export function lookOf(who: string): Look {
  const look = PEOPLE[who];
  if (!look) throw new Error(`Nobody looks like '${who}'`);
  return look;
}
