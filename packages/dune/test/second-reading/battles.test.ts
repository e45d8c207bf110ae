import type { FactionId } from '@landsraad/dune';
import { type FactionPosition, type Table, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';
import {
  CARDS,
  type Chance,
  cardOf,
  chanceOf,
  sectorOf,
  sheetOf,
  someFactions,
  strengthOf,
} from './catalogue.ts';

/** `LANDSRAAD_SEED` says which battles (`vitest.config.ts`). */
const base = process.env.LANDSRAAD_SEED;
const BATTLES = 300;
const TRIES = 10;

const FIELDS = [
  ['basin@8'],
  ['arrakeen@9'],
  ['habbanya-erg@15', 'habbanya-erg@16'],
  ['south-mesa@3', 'south-mesa@4', 'south-mesa@5'],
];
const ELITE: Partial<Record<FactionId, number>> = { emperor: 5, fremen: 3 };

interface Troops {
  readonly normal: number;
  readonly special: number;
}

interface Side {
  readonly id: FactionId;
  readonly spice: number;
  readonly board: Record<string, Troops>;
  readonly hand: string[];
  readonly deadLeaders: string[];
  readonly traitors: string[];
  readonly kh?: { losses: number; dead: boolean };
}

/** The first two share a territory; a third, if there is one, only has its leaders among traitors. */
function positionOf(chance: Chance) {
  const mode = chance.pick(['basic', 'advanced'] as const);
  const ids = someFactions(chance, 2, 3);
  const cells = chance.pick(FIELDS);
  const storm = chance.pick([0, 0, 3, 15]);
  const deck = chance.shuffled(CARDS.flatMap(({ id, count }) => Array<string>(count).fill(id)));
  const leaders = ids.flatMap((id) => sheetOf(id).leaders.map((leader) => leader.id));
  const sides = ids.map((id, seat): Side => {
    const board: Record<string, Troops> = {};
    let elite = mode === 'advanced' ? (ELITE[id] ?? 0) : 0;
    for (const cell of seat < 2 ? cells : []) {
      const special = Math.min(elite, chance.below(3));
      elite -= special;
      board[cell] = { normal: chance.below(5), special };
    }
    return {
      id,
      spice: chance.below(12),
      board,
      hand: deck.splice(0, chance.upTo(sheetOf(id).handLimit)),
      deadLeaders: sheetOf(id).leaders.flatMap((one) => (chance.oneIn(4) ? [one.id] : [])),
      traitors: [chance.pick(leaders)],
      ...(id === 'atreides' &&
        mode === 'advanced' && { kh: { losses: chance.below(12), dead: chance.oneIn(5) } }),
    };
  });
  return { mode, cells, storm, sides };
}

type Position = ReturnType<typeof positionOf>;

/** DUN-10.3, 10.4: here no storm lies between two parts of one field, so that one is all there is. */
const fieldOf = ({ cells, storm }: Position) => cells.filter((cell) => sectorOf(cell) !== storm);

const armyOf = (position: Position, { board }: Side): Troops =>
  fieldOf(position).reduce(
    (army, cell) => ({
      normal: army.normal + (board[cell]?.normal ?? 0),
      special: army.special + (board[cell]?.special ?? 0),
    }),
    { normal: 0, special: 0 },
  );

interface Plan {
  readonly leader: string;
  readonly dial: number;
  readonly weapon: string;
  readonly defense: string;
  readonly spice: number;
  readonly kh: 'yes' | 'no';
}

/** Forces that make up a number with so much spice, each of them fed or not (DUN-17.3, 17.4). */
function ways({ mode }: Position, side: Side, foe: Side, army: Troops, plan: Plan): string[] {
  const isFree = mode === 'basic' || side.id === 'fremen';
  const elite = side.id === 'emperor' && foe.id === 'fremen' ? 1 : 2;
  const unfed = isFree ? 1 : 0.5;
  const strength = mode === 'basic' ? plan.dial : plan.dial / 2;
  const found = new Set<string>();
  for (let normal = 0; normal <= army.normal; normal++)
    for (let special = 0; special <= army.special; special++)
      for (let fed = 0; fed <= normal; fed++)
        for (let fedElite = 0; fedElite <= special; fedElite++) {
          if (fed + fedElite !== plan.spice || (isFree && plan.spice > 0)) continue;
          const full = fed + elite * fedElite;
          const rest = unfed * (normal - fed + elite * (special - fedElite));
          if (full + rest === strength) found.add(`${normal}+${special}`);
        }
  return [...found];
}

function isLegal(position: Position, side: Side, foe: Side, plan: Plan): boolean {
  const { leader, weapon, defense, spice, kh } = plan;
  const living = sheetOf(side.id).leaders.filter(({ id }) => !side.deadLeaders.includes(id));
  const fighters = [
    ...living.map(({ id }) => id),
    ...side.hand.filter((id) => id === 'cheap-hero'),
  ];
  const cards = [weapon, defense].filter((card) => card !== 'none');
  if (fighters.length > 0 ? !fighters.includes(leader) : leader !== 'none') return false;
  if (leader === 'none' && (cards.length > 0 || kh === 'yes')) return false;
  if (weapon !== 'none' && !cardOf(weapon)!.slot?.includes('weapon')) return false;
  if (defense !== 'none' && !cardOf(defense)!.slot?.includes('defense')) return false;
  if (new Set(cards).size < cards.length) return false; // no card that goes in both comes twice
  if (spice > side.spice) return false;
  if (kh === 'yes' && !(side.kh && side.kh.losses >= 7 && !side.kh.dead)) return false;
  return ways(position, side, foe, armyOf(position, side), plan).length > 0;
}

/** Often wrong, so that what is refused is compared too. */
function anyPlan(chance: Chance, position: Position, side: Side): Plan {
  const { normal, special } = armyOf(position, side);
  const most = position.mode === 'basic' ? normal : 2 * (normal + 2 * special);
  const own = sheetOf(side.id).leaders.map(({ id }) => id);
  const living = own.filter((id) => !side.deadLeaders.includes(id));
  const card = () => chance.pick(['none', 'none', 'none', ...side.hand]);
  return {
    leader: chance.pick([...own, ...living, ...living, 'cheap-hero', 'none']),
    dial: chance.upTo(most),
    weapon: card(),
    defense: card(),
    spice: position.mode === 'basic' ? 0 : chance.below(4),
    kh: chance.oneIn(4) ? 'yes' : 'no',
  };
}

/** The first of some plans that is legal; each of them is so for both readings, or for none. */
function planned(t: Table, chance: Chance, position: Position, [side, foe]: readonly Side[]) {
  const seat = t.seatOf(side!.id);
  for (let i = 0; i < TRIES; i++) {
    const plan = anyPlan(chance, position, side!);
    const fits = isLegal(position, side!, foe!, plan);
    const why = t.match.whyNot(seat, { ...plan });
    expect(why === null, `${side!.id}: ${JSON.stringify(plan)} ${why?.code}`).toBe(fits);
    if (fits) return plan;
  }
  return null;
}

/** What becomes of the two, aggressor first. */
interface Outcome {
  readonly winner: FactionId | null;
  readonly dead: string[];
  /** In spice. */
  readonly reward: number;
  /** Who lose all they have there; the winner loses what was dialed, or nothing at all. */
  readonly losers: FactionId[];
  readonly payers: FactionId[];
  readonly isTreason: boolean;
}

function outcomeOf(
  sides: readonly Side[],
  plans: readonly Plan[],
  callers: readonly number[],
): Outcome {
  const ids = sides.map(({ id }) => id);
  const leaders = plans.map(({ leader }) => leader);
  const disks = leaders.filter((leader) => strengthOf(leader) > 0);
  const all = { winner: null, dead: disks, reward: 0, losers: ids, payers: ids, isTreason: false };
  const isPlayed = (card: string) =>
    plans.some(({ weapon, defense }) => weapon === card || defense === card);
  if (callers.length === 2) return all; // DUN-10.37
  if (callers.length === 1) {
    const [by] = callers as [number];
    const foe = 1 - by;
    const traitor = leaders[foe]!;
    const betrayed = [ids[foe]!];
    const isTreason = true; // DUN-10.34 to 10.36
    return {
      winner: ids[by]!,
      dead: [traitor],
      reward: strengthOf(traitor),
      losers: betrayed,
      payers: betrayed,
      isTreason,
    };
  }
  if (isPlayed('lasgun') && isPlayed('shield')) return all; // DUN-10.32
  const isKilled = (i: number) => {
    const weapon = cardOf(plans[1 - i]!.weapon);
    if (!weapon?.type.startsWith('weapon')) return false;
    return weapon.id === 'lasgun' || plans[i]!.defense !== weapon.stoppedBy; // DUN-10.22
  };
  const total = (i: number) => {
    const { leader, dial, kh } = plans[i]!;
    if (leader === 'none' || isKilled(i)) return dial;
    return dial + strengthOf(leader) + (kh === 'yes' ? 2 : 0); // DUN-10.23
  };
  const won = total(0) >= total(1) ? 0 : 1; // DUN-10.24
  const dead = leaders.filter((leader, i) => strengthOf(leader) > 0 && isKilled(i));
  const reward = dead.reduce((sum, leader) => sum + strengthOf(leader), 0); // DUN-10.26
  return { ...all, winner: ids[won]!, dead, reward, losers: [ids[1 - won]!] };
}

/** The dial of the advanced game counts halves. */
const inFull = ({ mode }: Position, plan: Plan): Plan =>
  mode === 'basic' ? plan : { ...plan, dial: plan.dial / 2 };

describe(`battles, by a second reading (LANDSRAAD_SEED=${base})`, () => {
  const TITLE =
    '[DUN-10.9] [DUN-10.12] [DUN-10.13] [DUN-10.16] [DUN-10.22] [DUN-10.23] [DUN-10.24] [DUN-10.26] [DUN-10.27] [DUN-10.28] [DUN-10.32] [DUN-10.33] [DUN-10.34] [DUN-10.35] [DUN-10.36] [DUN-10.37] [DUN-17.3] [DUN-17.4] [DUN-17.5] [DUN-17.6] [DUN-17.7] from the plans to the losses';

  it(TITLE, () => {
    let fought = 0;
    for (let n = 0; n < BATTLES; n++) fought += Number(fight(n));
    expect(fought).toBeGreaterThan(BATTLES / 3);
  });
});

function fight(n: number): boolean {
  const chance = chanceOf(`${base}/battles/${n}`);
  const position = positionOf(chance);
  const { mode, storm, sides } = position;
  const factions: FactionPosition[] = sides;
  const listen = ['traitor.call', 'keep.cards'] as const;
  const t = table({ phase: 'battle', begun: true, turn: 10, storm, factions }, { mode }, listen);
  const isFought = [0, 1].every((seat) => {
    const { normal, special } = armyOf(position, sides[seat]!);
    return normal + special > 0;
  });
  expect(t.match.state.battle !== null, `${n}: a battle`).toBe(isFought);
  if (!isFought) return false;

  t.runUntil('plan');
  const { aggressor } = t.match.state.battle!;
  const pair = [sides[aggressor]!, sides[1 - aggressor]!];
  const plans = [
    planned(t, chance, position, pair),
    planned(t, chance, position, pair.toReversed()),
  ];
  if (!plans[0] || !plans[1]) return false;
  const tanks = pair.map(({ id }) => t.of(id).tanks);
  for (const [i, { id }] of pair.entries()) t.by(id, { ...plans[i]! });
  const callers: number[] = [];
  for (const [i, { id, traitors }] of pair.entries()) {
    const { leader, kh } = plans[1 - i]!;
    const mayCall = traitors.includes(leader) && kh === 'no'; // DUN-10.33, ATR-A4
    expect(t.options(id).includes('yes'), `${n}: ${id} may call`).toBe(mayCall);
    const calls = mayCall && chance.oneIn(2);
    if (calls) callers.push(i);
    t.by(id, calls ? 'yes' : 'no');
  }
  while (t.match.state.battle !== null && t.kind === 'losses') t.choose(t.decision().fallback);
  if (!t.match.over && t.kind === 'keep.cards') t.choose([]);

  const full = plans.map((plan) => inFull(position, plan!));
  const { winner, dead, reward, losers, payers, isTreason } = outcomeOf(pair, full, callers);
  const exploded = t.events().some(({ type }) => type === 'explosion');
  const won = t.events().find((event) => event.type === 'battle-won');
  expect(won?.type === 'battle-won' ? sides[won.seat]!.id : null, `${n}: winner`).toBe(winner);
  for (const [i, side] of pair.entries()) {
    const { id } = side;
    const plan = plans[i]!;
    const own = sheetOf(id).leaders.map((one) => one.id);
    const found = t.of(id);
    const killed = [...side.deadLeaders, ...dead.filter((leader) => own.includes(leader))];
    expect([...found.deadLeaders].sort(), `${n}: ${id}, leaders`).toEqual(
      [...new Set(killed)].sort(),
    );

    const army = exploded ? whole(side) : armyOf(position, side);
    const lost = `${found.tanks.normal - tanks[i]!.normal}+${found.tanks.special - tanks[i]!.special}`;
    const legal = losers.includes(id)
      ? [`${army.normal}+${army.special}`]
      : isTreason
        ? ['0+0']
        : ways(position, side, pair[1 - i]!, army, plan);
    expect(legal, `${n}: ${id}, forces`).toContain(lost);

    const spent = payers.includes(id) ? plan.spice : 0;
    const spice = side.spice - spent + (winner === id ? reward : 0);
    const gained = t
      .events()
      .filter((event) => event.type === 'collected' && event.seat === t.seatOf(id));
    const income = gained.reduce(
      (sum, event) => sum + (event.type === 'collected' ? event.n : 0),
      0,
    );
    expect(found.spice - income, `${n}: ${id}, spice`).toBe(spice);

    const hero = plan.leader === 'cheap-hero' ? ['cheap-hero'] : [];
    const cards = [plan.weapon, plan.defense].filter((card) => card !== 'none');
    const gone = winner !== id ? [...cards, ...hero] : isTreason ? [] : hero; // DUN-10.28, 10.39
    expect([...found.hand, ...gone].sort(), `${n}: ${id}, cards`).toEqual(side.hand.toSorted());
  }
  return true;
}

/** DUN-10.32: also what the storm kept out of the battle. */
const whole = ({ board }: Side): Troops =>
  Object.values(board).reduce(
    (all, { normal, special }) => ({ normal: all.normal + normal, special: all.special + special }),
    { normal: 0, special: 0 },
  );
