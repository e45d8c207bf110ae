import type { FactionId } from '@landsraad/dune';
import { table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';
import {
  AREAS,
  areaOf,
  CELLS,
  type Chance,
  chanceOf,
  EDGES,
  sectorOf,
  someFactions,
} from './catalogue.ts';

/** `LANDSRAAD_SEED` says which positions (`vitest.config.ts`). */
const base = process.env.LANDSRAAD_SEED;
const POSITIONS = 400;
const SECTORS = 18;

const STRONGHOLDS = AREAS.filter(({ type }) => type === 'stronghold');

interface Side {
  readonly id: FactionId;
  readonly spice: number;
  readonly board: Record<string, number>;
  readonly advisors: string[];
  allies: number[];
}

/** Forces here and there, in strongholds above all, where never more than two factions fight. */
function positionOf(chance: Chance) {
  const mode = chance.pick(['basic', 'advanced'] as const);
  const sides: Side[] = someFactions(chance, 3, 6).map((id) => ({
    id,
    spice: chance.below(12),
    board: {},
    advisors: [],
    allies: [],
  }));
  for (const side of sides)
    for (let groups = 2 + chance.below(4); groups > 0; groups--) {
      const area = chance.pick(chance.oneIn(2) ? STRONGHOLDS : AREAS);
      const isThere = Object.keys(side.board).some((cell) => areaOf(cell) === area);
      const steps = mode === 'advanced' && side.id === 'bene-gesserit' && chance.oneIn(2);
      const others = sides.filter((other) => other !== side && fights(other, area.id));
      if (!isThere && !steps && area.type === 'stronghold' && others.length === 2) continue;
      side.board[chance.pick(area.cells)] = 1 + chance.below(3);
      if (!isThere && steps) side.advisors.push(area.id);
    }
  if (chance.oneIn(2)) {
    const [a, b] = chance.shuffled(sides.map((_, seat) => seat));
    sides[a!]!.allies = [b!];
    sides[b!]!.allies = [a!];
  }
  return { mode, sides, storm: chance.below(SECTORS) };
}

/** DUN-21.4: advisors occupy nothing. */
const fights = ({ board, advisors }: Side, area: string): boolean =>
  !advisors.includes(area) && Object.keys(board).some((cell) => areaOf(cell).id === area);

/** What closes a territory to a side, wherever it comes from. */
function closedTo(sides: readonly Side[], side: Side) {
  const others = sides.filter((other) => other !== side);
  const isFull = (area: string) =>
    STRONGHOLDS.some(({ id }) => id === area) &&
    others.filter((other) => fights(other, area)).length >= 2;
  const isAllys = (area: string) =>
    area !== 'polar-sink' && side.allies.some((ally) => fights(sides[ally]!, area));
  return { isFull, isAllys };
}

type Position = ReturnType<typeof positionOf>;

/** Where forces may come from the reserves. */
function landings({ mode, sides, storm }: Position, side: Side): string[] {
  const { isFull, isAllys } = closedTo(sides, side);
  const isHalf = [side, ...side.allies.map((ally) => sides[ally]!)].some(
    ({ id }) => id === 'spacing-guild',
  );
  return CELLS.filter((cell) => {
    const { id, type, fremenReserveRange } = areaOf(cell);
    if (isFull(id) || isAllys(id)) return false;
    const isStormy = sectorOf(cell) === storm;
    if (side.id === 'fremen') return fremenReserveRange && (mode === 'advanced' || !isStormy);
    const price = type === 'stronghold' || isHalf ? 1 : 2;
    return !isStormy && !side.advisors.includes(id) && price <= side.spice;
  });
}

/** Where a group may go; each border costs a step, and a sector none. */
function goals({ sides, storm }: Position, side: Side, from: readonly string[]): string[] {
  const { isFull, isAllys } = closedTo(sides, side);
  const home = areaOf(from[0]!).id;
  const areAdvisors = side.advisors.includes(home);
  const fly = !areAdvisors && (fights(side, 'arrakeen') || fights(side, 'carthag'));
  const range = fly ? 3 : side.id === 'fremen' ? 2 : 1;
  const steps = new Map([[from[0]!, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const { a, b, kind } of EDGES)
      for (const [here, there] of [
        [a, b],
        [b, a],
      ] as const) {
        const far = (steps.get(here) ?? Number.POSITIVE_INFINITY) + Number(kind === 'border');
        const area = areaOf(there).id;
        if (far > range || far >= (steps.get(there) ?? Number.POSITIVE_INFINITY)) continue;
        if (sectorOf(there) === storm || (!areAdvisors && area !== home && isFull(area))) continue;
        steps.set(there, far);
        changed = true;
      }
  }
  return [...steps.keys()].filter((cell) => {
    const area = areaOf(cell).id;
    const comesToFight = !areAdvisors || fights(side, area);
    if (comesToFight && (isFull(area) || isAllys(area))) return false;
    return from.length > 1 || cell !== from[0];
  });
}

describe(`goals, by a second reading (LANDSRAAD_SEED=${base})`, () => {
  const TITLE =
    '[DUN-8.3] [DUN-8.6] [DUN-8.7] [DUN-8.9] [DUN-9.1] [DUN-9.2] [DUN-9.3] [DUN-9.6] [DUN-9.7] [DUN-9.8] [DUN-9.11] [DUN-9.12] of shipments and moves';

  it(TITLE, () => {
    for (let n = 0; n < POSITIONS; n++) {
      const chance = chanceOf(`${base}/goals/${n}`);
      const position = positionOf(chance);
      const { mode, sides, storm } = position;
      const factions = sides.map((side) => ({ ...side, reserves: 8 }));
      const t = table({ phase: 'shipment', turn: 4, storm, factions }, { mode });
      while (t.kind === 'guild.when') t.choose('no');
      const side = sides[t.decision().seat]!;
      const offered = () =>
        t
          .options()
          .filter((id) => id !== 'none')
          .sort();

      if (t.kind === 'ship.from') t.choose('from-reserves');
      expect(offered(), `${n}: shipment`).toEqual(landings(position, side).sort());
      t.choose('none');

      const origins = offered();
      const open = Object.keys(side.board).filter((cell) => sectorOf(cell) !== storm);
      expect(origins, `${n}: origins`).toEqual(
        [...new Set(open.map((cell) => areaOf(cell).id))].sort(),
      );
      if (origins.length === 0) continue;
      t.choose(chance.pick(origins));
      const from: string[] = [];
      while (t.kind === 'move.forces') {
        const moved = 1 + chance.below(side.board[t.decision().about!.cell as string]!);
        from.push(t.decision().about!.cell as string);
        t.choose(moved);
      }
      expect(offered(), `${n}: move`).toEqual(goals(position, side, from).sort());
    }
  });
});
