import { FACTIONS, type ImperiumView } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { Point } from '../../../table/board/geometry.ts';
import { isHouseHagal } from '../seats/rivals.ts';
import { type BoardPlan, placeOf } from './layout.ts';
import { AWAY, HOME, type Settled } from './settled.ts';
import {
  agentSlot,
  allianceSlot,
  campSlots,
  influenceSlot,
  lowerSlot,
  scoreSlot,
  troopSlot,
} from './slots.ts';

/** A piece that may move, with an identity that lasts. */
export interface Piece {
  readonly key: string;
  readonly kind:
    | 'agent'
    | 'mentat'
    | 'troop'
    | 'influence'
    | 'score'
    | 'alliance'
    | 'first-player'
    | 'councilor';
  /** Whose colour it bears. */
  readonly seat: Seat | null;
  readonly at: Point;
  /** In words of the view: a space, `home:2`, `conflict:0`, `influence:fremen:3`… */
  readonly place: string;
  readonly hidden: boolean;
}

/** Every movable piece of a view, with the point where it stands. */
export function piecesOf(view: ImperiumView, settled: Settled, plan: BoardPlan): Piece[] {
  const camps = view.players.map((_, seat) => campSlots(plan.camps[seat]!));
  return [
    ...cubes(view, plan),
    ...alliances(view, plan, camps),
    ...councilors(view, plan),
    ...troops(settled, camps),
    ...agents(view, settled, plan, camps),
    firstPlayer(view, camps),
  ];
}

type Camps = readonly ReturnType<typeof campSlots>[];

function cubes(view: ImperiumView, plan: BoardPlan): Piece[] {
  return view.players.flatMap(({ influence, vp }, seat) => [
    ...FACTIONS.map(
      (faction): Piece => ({
        key: `influence:${faction}:${seat}`,
        kind: 'influence',
        seat,
        at: influenceSlot(plan.factions[faction].track, influence[faction], seat),
        place: `influence:${faction}:${influence[faction]}`,
        hidden: false,
      }),
    ),
    {
      key: `score:${seat}`,
      kind: 'score',
      seat,
      at: scoreSlot(plan.score, vp, seat),
      place: `score:${vp}`,
      hidden: isHouseHagal(view, seat), // HAG-5.3
    },
  ]);
}

function alliances(view: ImperiumView, plan: BoardPlan, camps: Camps): Piece[] {
  return FACTIONS.map((faction) => {
    const holder = view.alliances[faction];
    const held = FACTIONS.filter((other) => holder !== null && view.alliances[other] === holder);
    return {
      key: `alliance:${faction}`,
      kind: 'alliance',
      seat: null,
      at:
        holder === null
          ? allianceSlot(plan.factions[faction].track)
          : camps[holder]!.alliance(held.indexOf(faction)),
      place: holder === null ? `track:${faction}` : `camp:${holder}`,
      hidden: false,
    };
  });
}

function councilors(view: ImperiumView, plan: BoardPlan): Piece[] {
  const space = plan.spaces['high-council']!;
  const seated = view.players.flatMap(({ council }, seat) => (council ? [seat] : []));
  return seated.map((seat) => ({
    key: `councilor:${seat}`,
    kind: 'councilor',
    seat,
    at: councilSlot(space, seat),
    place: 'high-council',
    hidden: false,
  }));
}

export const councilSlot = (space: Parameters<typeof lowerSlot>[0], seat: number): Point =>
  lowerSlot(space, 16 + seat * 19);

function troops(settled: Settled, camps: Camps): Piece[] {
  return settled.troops.flatMap((places, seat) => {
    const camp = camps[seat]!;
    const before: Record<string, number> = {};
    return places.map((place, i): Piece => {
      const nth = before[place] ?? 0;
      before[place] = nth + 1;
      return {
        key: `troop:${seat}:${i}`,
        kind: 'troop',
        seat,
        at:
          place === 'conflict' || place === 'garrison' ? troopSlot(camp[place], nth) : camp.supply,
        place: `${place}:${seat}`,
        hidden: place === 'supply',
      };
    });
  });
}

function agents(view: ImperiumView, settled: Settled, plan: BoardPlan, camps: Camps): Piece[] {
  const standing: Record<string, number> = {};
  const stand = (space: string): Point => {
    const nth = standing[space] ?? 0;
    standing[space] = nth + 1;
    return agentSlot(placeOf(plan, space)!, nth);
  };
  const pieces = settled.agents.flatMap((places, seat) => {
    let home = 0;
    return places.map((place, i): Piece => {
      const atHome = place === HOME || place === AWAY;
      return {
        key: `agent:${seat}:${i}`,
        kind: 'agent',
        seat,
        at: atHome ? camps[seat]!.home(place === HOME ? home++ : AGENTS_AT_HOME) : stand(place),
        place: atHome ? `${place}:${seat}` : place,
        hidden: place === AWAY,
      };
    });
  });
  return [...pieces, mentat(view, plan, camps, stand)];
}

/** The Mentat stands behind the three Agents of its holder. */
const AGENTS_AT_HOME = 3;

function mentat(
  view: ImperiumView,
  plan: BoardPlan,
  camps: Camps,
  stand: (space: string) => Point,
): Piece {
  const piece = { key: 'mentat', kind: 'mentat', hidden: false } as const;
  if (view.mentat === 'home')
    return { ...piece, seat: null, at: mentatSlot(plan), place: 'mentat' };
  if (view.mentat === 'board') {
    const sent = view.agents.find((agent) => agent.mentat);
    if (sent) return { ...piece, seat: sent.seat, at: stand(sent.space), place: sent.space };
    return { ...piece, seat: null, at: mentatSlot(plan), place: 'mentat' };
  }
  return {
    ...piece,
    seat: view.mentat,
    at: camps[view.mentat]!.home(AGENTS_AT_HOME),
    place: `home:${view.mentat}`,
  };
}

const mentatSlot = (plan: BoardPlan): Point => lowerSlot(plan.spaces.mentat!, 20);

function firstPlayer(view: ImperiumView, camps: Camps): Piece {
  return {
    key: 'first-player',
    kind: 'first-player',
    seat: null,
    at: camps[view.firstPlayer]!.firstPlayer,
    place: `camp:${view.firstPlayer}`,
    hidden: false,
  };
}
