import type { ImperiumView } from '@landsraad/imperium';

/*
 * A view says how many pieces stand where, not which. Here every piece keeps its identity from one
 * view to the next, so that the one that moved is the one that is seen moving.
 */

/** Whoever may stay stays; the others go where somebody is missing, in order. */
export function settle(previous: readonly string[], wanted: readonly string[]): string[] {
  const free = [...wanted];
  const stays = previous.map((place) => {
    const at = free.indexOf(place);
    if (at < 0) return false;
    free.splice(at, 1);
    return true;
  });
  return previous.map((place, i) => (stays[i] ? place : free.shift()!));
}

/** The places of each seat's pieces, by the number of the piece. */
export interface Settled {
  readonly agents: readonly (readonly string[])[];
  readonly troops: readonly (readonly string[])[];
}

export const HOME = 'home';
/** The third Agent before its owner has a Swordmaster. */
export const AWAY = 'away';

const AGENTS = 3;
const TROOPS = 12;

export function settleAll(previous: Settled | null, view: ImperiumView): Settled {
  const agents = view.players.map((player, seat) =>
    filled(
      [
        ...view.agents.filter((a) => a.seat === seat && !a.mentat).map(({ space }) => space),
        ...Array<string>(player.agents).fill(HOME),
      ],
      AGENTS,
      AWAY,
    ),
  );
  const troops = view.players.map(({ conflict, garrison }) =>
    filled(
      [...Array<string>(conflict).fill('conflict'), ...Array<string>(garrison).fill('garrison')],
      TROOPS,
      'supply',
    ),
  );
  if (!previous || previous.agents.length !== agents.length) return { agents, troops };
  return {
    agents: agents.map((wanted, seat) => settle(previous.agents[seat]!, wanted)),
    troops: troops.map((wanted, seat) => settle(previous.troops[seat]!, wanted)),
  };
}

function filled(places: readonly string[], length: number, rest: string): string[] {
  return [...places, ...Array<string>(Math.max(0, length - places.length)).fill(rest)];
}
