import type { ImperiumView } from '@landsraad/imperium';
import { settle } from '../../../table/board/settle.ts';
import { shipPlaces } from '../modules/ix/ships.ts';

/** The places of each seat's pieces, by the number of the piece. */
export interface Settled {
  readonly agents: readonly (readonly string[])[];
  readonly troops: readonly (readonly string[])[];
  /** Of tables with Rise of Ix. */
  readonly ships: readonly (readonly string[])[];
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
  const ships = shipPlaces(view);
  if (!previous || previous.agents.length !== agents.length) return { agents, troops, ships };
  return {
    agents: agents.map((wanted, seat) => settle(previous.agents[seat]!, wanted)),
    troops: troops.map((wanted, seat) => settle(previous.troops[seat]!, wanted)),
    ships: ships.map((wanted, seat) => settle(previous.ships[seat]!, wanted)),
  };
}

function filled(places: readonly string[], length: number, rest: string): string[] {
  return [...places, ...Array<string>(Math.max(0, length - places.length)).fill(rest)];
}
