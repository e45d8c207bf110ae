import {
  type Condition,
  FACTIONS,
  type Faction,
  type IxSeatView,
  spaceOf,
} from '@landsraad/imperium';
import type { Outlook } from './outlook.ts';
import { worthOfResource } from './resources.ts';
import { keptTroop } from './troops.ts';

/* What there is of Rise of Ix at a table. */

const NONE: IxSeatView = {
  freighter: 0,
  dreadnoughts: { supply: 0, garrison: 0, conflict: 0 },
  negotiators: 0,
  tiles: [],
  snoopers: [],
  aside: null,
  setAside: false,
  turns: 0,
  ifWon: 0,
};

/** What the seat has of Ix; nothing where it is out. */
export const ixOf = ({ view, seat }: Outlook): IxSeatView => view.ix?.seats[seat] ?? NONE;

export const shipStrength = ({ ability }: Outlook): number =>
  ability === 'heavy-lasgun-cannons' ? 4 : 3;

/** A dreadnought comes home from every Conflict: it is worth more troops, the more rounds there are. */
export function dreadnoughtWorth(outlook: Outlook): number {
  if (ixOf(outlook).dreadnoughts.supply === 0) return 0;
  return (shipStrength(outlook) / 2) * keptTroop(outlook, 1) * (1 + 0.6 * outlook.rounds);
}

export const negotiatorWorth = (outlook: Outlook, n: number): number =>
  0.6 * worthOfResource(outlook, 'spice', Math.min(n, outlook.me.supply));

/** The Factions where one of the seat's Agents stands. */
export function factionsVisited({ view, seat }: Outlook): Faction[] {
  const own = view.agents.filter((agent) => agent.seat === seat);
  return FACTIONS.filter((faction) => own.some(({ space }) => spaceOf(space).faction === faction));
}

/** The Faction of the space that this turn's Agent was sent to. */
export function factionOfTurn({ view }: Outlook): readonly Faction[] {
  const space = view.turn?.space;
  const faction = space ? spaceOf(space).faction : null;
  return faction ? [faction] : [];
}

export const lowFactions = ({ me }: Outlook, atMost: number): number =>
  FACTIONS.filter((faction) => me.influence[faction] <= atMost).length;

/** Units of others that an ambush or turrets could send home. */
export const enemyShips = ({ view, seat }: Outlook): number =>
  (view.ix?.seats ?? []).filter(
    ({ dreadnoughts }, other) => other !== seat && dreadnoughts.conflict > 0,
  ).length;

type IxCondition = Extract<
  Condition,
  {
    is:
      | 'tech'
      | 'units-deployed'
      | 'enemy-agent-met'
      | 'agents-on'
      | 'conspiracy'
      | 'persuasion-gained';
  }
>;

export function holdsOfIx(outlook: Outlook, condition: IxCondition): boolean {
  const { view, seat } = outlook;
  switch (condition.is) {
    case 'tech':
      return ixOf(outlook).tiles.length >= condition.atLeast;
    case 'units-deployed':
      return (view.turn?.deployed ?? 0) + (view.ix?.turn.launched ?? 0) >= condition.atLeast;
    case 'enemy-agent-met':
      return view.ix?.turn.met === true;
    case 'agents-on':
      return (
        view.agents.filter(
          (agent) => agent.seat === seat && condition.icons.includes(spaceOf(agent.space).icon),
        ).length >= condition.atLeast
      );
    case 'conspiracy':
      return conspiring(outlook) === condition.met;
    case 'persuasion-gained':
      return (view.ix?.turn.persuasion ?? 0) >= condition.atLeast;
  }
}

function conspiring(outlook: Outlook): number {
  const { me } = outlook;
  const { deckCards, hand, discard, inPlay } = me;
  const owned = [...(deckCards ?? []), ...hand, ...discard, ...inPlay];
  return [
    ixOf(outlook).dreadnoughts.supply === 0,
    owned.includes('the-spice-must-flow'),
    FACTIONS.filter((faction) => me.influence[faction] >= 4).length >= 2,
    me.council,
  ].filter(Boolean).length;
}
