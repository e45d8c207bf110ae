import {
  type CardId,
  conflictOf,
  FACTIONS,
  type Imperium,
  intrigueOf,
  isLeader,
  leaderOf,
  markersAt,
  type Player,
  placesFor,
  strength,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import {
  add,
  noTraits,
  TRAITS,
  type Traits,
  traitsOfCard,
  traitsOfIntrigue,
  traitsOfPrinted,
  traitsOfTile,
} from './traits.ts';

/*
 * A position between turns as one seat may know it, in numbers: a row for each seat. Nothing names a
 * card: what a deck can do comes from its cards' effect trees, so that other cards need no other
 * features. Hands and Intrigue cards of others are numbers only.
 */

/** Writes rows number after number; where names are asked for, it gathers those instead. */
class Row {
  readonly names: string[] | null;
  private readonly rows: Float32Array;
  private at: number;

  constructor(rows: Float32Array, at: number, names: string[] | null = null) {
    this.rows = rows;
    this.at = at;
    this.names = names;
  }

  add(name: string, value: number | boolean): void {
    if (this.names) this.names.push(name);
    else this.rows[this.at++] = Number(value);
  }

  addTraits(name: string, traits: Traits, per = 1): void {
    for (let i = 0; i < traits.length; i++)
      if (this.names) this.names.push(`${name}: ${TRAITS[i]}`);
      else this.rows[this.at++] = traits[i]! * per;
  }
}

const HAND = 5;
const PLENTY = 4;
const NO_TRAITS = noTraits();

/** What all rows of a position need. */
interface Table {
  readonly game: Imperium;
  readonly viewer: Seat;
  readonly strengths: readonly number[];
  readonly places: readonly (number | null)[];
  /** Agents that each seat may still send. */
  readonly agents: readonly number[];
  /** Nobody had a turn in this round: what was drawn for it is chance, whatever was done before. */
  readonly isFresh: boolean;
}

function tableOf(game: Imperium, viewer: Seat): Table {
  const strengths = game.players.map((_, seat) => strength(game, seat));
  return {
    game,
    viewer,
    strengths,
    places: placesFor(strengths, game.options),
    agents: game.players.map(({ revealed, agents }, seat) =>
      revealed ? 0 : agents + (game.mentat === seat ? 1 : 0),
    ),
    isFresh: game.agents.length === 0 && game.players.every(({ revealed }) => !revealed),
  };
}

function write(row: Row, table: Table, seat: Seat): void {
  const { game, viewer } = table;
  const me = game.players[seat]!;
  row.add('seen from here', seat === viewer);
  row.add('nobody plays it', seat >= game.options.players);
  row.add('round', game.round);
  row.add('conflicts left', game.conflictDeck.length);
  writePoints(row, game, seat);
  writeInfluence(row, game, seat);
  writePurse(row, me);
  writeOthers(row, game, seat);
  const owned = ownedBy(game, seat);
  writeDeck(row, owned);
  writeRing(row, me, owned);
  writeOwnCards(row, table, seat);
  writeRound(row, table, seat);
  writeConflict(row, table, seat);
  writeIx(row, game, seat);
  writeImmortality(row, game, seat);
}

function writePoints(row: Row, { players, options }: Imperium, seat: Seat): void {
  const { vp } = players[seat]!;
  let [best, second] = [0, 0];
  for (const [other, player] of players.entries()) {
    if (other === seat) continue;
    second = Math.max(second, Math.min(best, player.vp));
    best = Math.max(best, player.vp);
  }
  row.add('points', vp);
  for (const near of [0, 1, 2, 3, 4])
    row.add(`points missing: ${near}`, options.pointsToWin - vp <= near);
  row.add('points ahead of the best', vp - best);
  row.add('points ahead of the second', vp - second);
  row.add('points the best is missing', options.pointsToWin - best);
}

const LEVELS = [1, 2, 3, 4, 5];

function writeInfluence(row: Row, { players, alliances }: Imperium, seat: Seat): void {
  const { influence } = players[seat]!;
  const from = LEVELS.map(() => 0);
  let [sum, held, endangered, near] = [0, 0, 0, 0];
  for (const faction of FACTIONS) {
    const own = influence[faction];
    row.add(`influence: ${faction}`, own);
    sum += own;
    for (const [i, level] of LEVELS.entries()) if (own >= level) from[i]!++;
    let best = 0;
    for (const [other, player] of players.entries())
      if (other !== seat) best = Math.max(best, player.influence[faction]);
    if (alliances[faction] === seat) {
      held++;
      if (best >= own) endangered++;
    } else if (own >= 3 && own >= best) near++;
  }
  row.add('influence', sum);
  for (const [i, level] of LEVELS.entries()) row.add(`influence from ${level}`, from[i]!);
  row.add('alliances', held);
  row.add('alliances in danger', endangered);
  row.add('alliances near', near);
}

function writePurse(row: Row, me: Player): void {
  for (const resource of ['solari', 'spice', 'water', 'garrison'] as const) {
    row.add(resource, Math.min(me[resource], PLENTY));
    row.add(`${resource} in plenty`, Math.max(0, me[resource] - PLENTY));
  }
  row.add('swordmaster', me.swordmaster);
  row.add('council', me.council);
}

function writeOthers(row: Row, { players, control, mentatPromised }: Imperium, seat: Seat): void {
  let [swordmaster, council, garrison, intrigue, spice] = [0, 0, 0, 0, 0];
  for (const [other, player] of players.entries()) {
    if (other === seat) continue;
    swordmaster += Number(player.swordmaster);
    council += Number(player.council);
    garrison += player.garrison;
    intrigue += player.intrigue.length;
    spice += player.spice;
  }
  row.add('others: swordmaster', swordmaster);
  row.add('others: council', council);
  row.add('others: garrison', garrison);
  row.add('others: intrigue', intrigue);
  row.add('others: spice', spice);
  row.add('mentat promised', mentatPromised === seat);
  row.add('controls', Object.values(control).filter((owner) => owner === seat).length);
}

/** Everybody knows what a deck consists of, with a card of it that was laid by in secret (IX-14.4). */
function ownedBy({ players, ix }: Imperium, seat: Seat): readonly CardId[] {
  const { deck, hand, inPlay, discard } = players[seat]!;
  const aside = ix?.seats[seat]?.aside;
  return [...deck, ...hand, ...inPlay, ...discard, ...(aside ? [aside] : [])];
}

/** What a hand of the deck brings on average. */
function writeDeck(row: Row, owned: readonly CardId[]): void {
  const [agent, reveal] = [noTraits(), noTraits()];
  let [icons, cost, keys] = [0, 0, 0];
  for (const id of owned) {
    const traits = traitsOfCard(id);
    add(agent, traits.agent);
    add(reveal, traits.reveal);
    icons += traits.icons;
    cost += traits.cost;
    if (traits.icons > 0) keys++;
  }
  const per = HAND / Math.max(1, owned.length);
  row.add('deck', owned.length);
  row.add('deck: cost', cost);
  row.add('deck: icons', per * icons);
  row.add('deck: cards with icons', per * keys);
  row.addTraits('deck, agent', agent, per);
  row.addTraits('deck, reveal', reveal, per);
}

function writeRing(row: Row, { leader }: Player, owned: readonly CardId[]): void {
  const effects =
    owned.includes('signet-ring') && isLeader(leader) ? leaderOf(leader).signet.effects : null;
  row.addTraits('ring', effects ? traitsOfPrinted(effects) : NO_TRAITS);
}

/** What only its owner knows. */
function writeOwnCards(row: Row, { game, viewer, isFresh }: Table, seat: Seat): void {
  const { hand, intrigue } = game.players[seat]!;
  const [agent, reveal, held] = [noTraits(), noTraits(), noTraits()];
  const timings = { plot: 0, combat: 0, endgame: 0 };
  let icons = 0;
  if (seat === viewer) {
    for (const id of isFresh ? [] : hand) {
      const traits = traitsOfCard(id);
      add(agent, traits.agent);
      add(reveal, traits.reveal);
      icons += traits.icons;
    }
    for (const id of intrigue) {
      add(held, traitsOfIntrigue(id));
      timings[intrigueOf(id).modes[0]!.timing]++;
    }
  }
  row.add('hand', hand.length);
  row.add('hand: icons', icons);
  row.addTraits('hand, agent', agent);
  row.addTraits('hand, reveal', reveal);
  row.add('intrigue', intrigue.length);
  for (const [timing, n] of Object.entries(timings)) row.add(`intrigue: ${timing}`, n);
  row.addTraits('intrigue', held);
}

/** How far the round has come. */
function writeRound(row: Row, { game, agents }: Table, seat: Seat): void {
  const seats = game.players.length;
  row.add('agents left', agents[seat]!);
  row.add('revealed', game.players[seat]!.revealed);
  row.add('others: agents left', agents.reduce((sum, n) => sum + n, 0) - agents[seat]!);
  row.add('others: revealed', game.players.filter(({ revealed }) => revealed).length);
  row.add('seats before', (seat - game.firstPlayer + seats) % seats);
  row.add('turn comes in', game.phase === 'turns' ? (seat - game.active + seats) % seats : seats);
}

/** What the Conflict would give if it ended now, and how sure that is. */
function writeConflict(row: Row, { game, strengths, places }: Table, seat: Seat): void {
  const own = strengths[seat]!;
  let best = 0;
  for (const [other, strong] of strengths.entries())
    if (other !== seat) best = Math.max(best, strong);
  const place = game.conflict ? places[seat]! : null;
  const rewards = game.conflict ? conflictOf(game.conflict).rewards : null;
  row.add('fights', own > 0);
  row.add('strength', own);
  row.add('strength ahead of the best', game.conflict ? Math.max(-8, Math.min(8, own - best)) : 0);
  for (const at of [1, 2, 3]) row.add(`place ${at}`, place === at);
  row.add('troops fighting', game.players[seat]!.conflict);
  row.addTraits('reward', place ? traitsOfPrinted(rewards![place - 1]!) : NO_TRAITS);
  row.addTraits('prize', rewards ? traitsOfPrinted(rewards[0]) : NO_TRAITS);
}

function writeIx(row: Row, { ix }: Imperium, seat: Seat): void {
  const own = ix?.seats[seat];
  const tiles = noTraits();
  for (const { tile } of own?.tiles ?? []) add(tiles, traitsOfTile(tile));
  row.add('ix', ix !== undefined);
  row.add('freighter', own?.freighter ?? 0);
  row.add('dreadnoughts', own ? own.dreadnoughts.garrison + own.dreadnoughts.conflict : 0);
  row.add('holding', ix?.holding.some((held) => held.seat === seat) ?? false);
  row.add('negotiators', own?.negotiators ?? 0);
  row.add('tiles', own?.tiles.length ?? 0);
  row.addTraits('tiles', tiles);
}

function writeImmortality(row: Row, { immortality }: Imperium, seat: Seat): void {
  const own = immortality?.seats[seat];
  row.add('immortality', immortality !== undefined);
  row.add('research', own?.research ?? 0);
  row.add('markers', own ? markersAt(own.research) : 0);
  row.add('tleilaxu', own?.tleilaxu ?? 0);
  row.add('specimens', own?.specimens ?? 0);
  row.add('atomics', own?.atomics ?? false);
}

/** What stands in a row, in its order; the same for every position. */
export function namesOf(game: Imperium): readonly string[] {
  const names: string[] = [];
  write(new Row(new Float32Array(0), 0, names), tableOf(game, 0), 0);
  return names;
}

/** The rows of all seats, one after the other, as `viewer` may know them. */
export function featuresOf(game: Imperium, viewer: Seat, inputs: number): Float32Array {
  const rows = new Float32Array(game.players.length * inputs);
  const table = tableOf(game, viewer);
  for (const seat of game.players.keys()) write(new Row(rows, seat * inputs), table, seat);
  return rows;
}
