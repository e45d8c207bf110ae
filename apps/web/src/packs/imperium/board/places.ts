import { FACTIONS, type ImperiumView } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { Point } from '../../../table/board/geometry.ts';
import { isHouseHagal } from '../seats/rivals.ts';
import { type BoardPlan, placeOf } from './layout.ts';
import { AWAY, HOME, type Settled } from './settled.ts';
import {
  agentSlot,
  councilSlot,
  flagSlot,
  influenceSlot,
  plateOf,
  scoreSlot,
  slotsOf,
} from './slots.ts';

/** A piece that may move, with an identity that lasts. */
export interface Piece {
  readonly key: string;
  readonly kind: 'agent' | 'mentat' | 'troop' | 'dreadnought' | 'influence' | 'score' | 'councilor';
  /** Whose colour it bears. */
  readonly seat: Seat | null;
  readonly at: Point;
  /** On a plate it is smaller than on the board. */
  readonly small: boolean;
  /** In words of the view: a space, `home:2`, `conflict:0`, `influence:fremen:3`… */
  readonly place: string;
  readonly hidden: boolean;
}

/** Every movable piece of a view, with the point where it stands. */
export function piecesOf(view: ImperiumView, settled: Settled, plan: BoardPlan): Piece[] {
  const plates = view.players.map((_, seat) => slotsOf(plan, plateOf(plan, view, seat)));
  return [
    ...cubes(view, plan),
    ...councilors(view, plan),
    ...units(settled, plan, plates),
    ...agents(view, settled, plan, plates),
  ];
}

type Plates = readonly ReturnType<typeof slotsOf>[];

function cubes(view: ImperiumView, plan: BoardPlan): Piece[] {
  return view.players.flatMap(({ influence, vp }, seat) => [
    ...FACTIONS.map(
      (faction): Piece => ({
        key: `influence:${faction}:${seat}`,
        kind: 'influence',
        seat,
        at: influenceSlot(plan.factions[faction].track, influence[faction], seat),
        small: plan.tall,
        place: `influence:${faction}:${influence[faction]}`,
        hidden: false,
      }),
    ),
    {
      key: `score:${seat}`,
      kind: 'score',
      seat,
      at: plan.score ? scoreSlot(plan.score, vp, seat) : plan.card,
      small: false,
      place: `score:${vp}`,
      hidden: plan.score === null || isHouseHagal(view, seat), // HAG-5.3
    },
  ]);
}

function councilors(view: ImperiumView, plan: BoardPlan): Piece[] {
  const space = plan.spaces['high-council']!;
  const seated = view.players.flatMap(({ council }, seat) => (council ? [seat] : []));
  return seated.map((seat) => ({
    key: `councilor:${seat}`,
    kind: 'councilor',
    seat,
    at: councilSlot(space, seat),
    small: false,
    place: 'high-council',
    hidden: false,
  }));
}

/** In the Conflict they are seen, ships first; those in the garrison and the supply are numbers. */
function units(settled: Settled, plan: BoardPlan, plates: Plates): Piece[] {
  return settled.troops.flatMap((places, seat) => {
    const { unit, garrison } = plates[seat]!;
    let fighting = 0;
    const piece =
      (kind: 'troop' | 'dreadnought') =>
      (place: string, i: number): Piece => {
        const piece = { key: `${kind}:${seat}:${i}`, kind, seat, small: false };
        if (place === 'conflict')
          return { ...piece, at: unit(fighting++), place: `conflict:${seat}`, hidden: false };
        const held = placeOf(plan, place);
        if (held) return { ...piece, at: flagSlot(held), place, hidden: false };
        return { ...piece, at: garrison, place: `${place}:${seat}`, hidden: true };
      };
    return [
      ...(settled.ships[seat] ?? []).map(piece('dreadnought')),
      ...places.map(piece('troop')),
    ];
  });
}

function agents(view: ImperiumView, settled: Settled, plan: BoardPlan, plates: Plates): Piece[] {
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
        at: atHome ? plates[seat]!.home(place === HOME ? home++ : AGENTS_AT_HOME) : stand(place),
        small: atHome,
        place: atHome ? `${place}:${seat}` : place,
        hidden: place === AWAY || (atHome && plan.tall),
      };
    });
  });
  return [...pieces, mentat(view, plan, plates, stand)];
}

/** The Mentat stands behind the three Agents of its holder. */
const AGENTS_AT_HOME = 3;

function mentat(
  view: ImperiumView,
  plan: BoardPlan,
  plates: Plates,
  stand: (space: string) => Point,
): Piece {
  const piece = { key: 'mentat', kind: 'mentat', small: false, hidden: false } as const;
  const atHome = { ...piece, seat: null, at: mentatSlot(plan), small: true, place: 'mentat' };
  if (view.mentat === 'home') return atHome;
  if (view.mentat === 'board') {
    const sent = view.agents.find((agent) => agent.mentat);
    if (sent) return { ...piece, seat: sent.seat, at: stand(sent.space), place: sent.space };
    return atHome;
  }
  return {
    ...piece,
    seat: view.mentat,
    at: plates[view.mentat]!.home(AGENTS_AT_HOME),
    small: true,
    place: `home:${view.mentat}`,
    hidden: plan.tall,
  };
}

/** In the upper right corner of its space. */
export function mentatSlot(plan: BoardPlan): Point {
  const { x, y, w } = plan.spaces.mentat!;
  return { x: x + w - 15, y: y + 17 };
}
