import { clockwise, type Seat, seeded } from '@landsraad/kernel';
import type { ImperiumGame } from '../game.ts';
import {
  type CardId,
  type ConflictId,
  FACTIONS,
  type Faction,
  type HagalId,
  type IntrigueId,
  type LeaderId,
  type Resources,
  type SpaceId,
  type TileId,
} from '../ids.ts';
import type { ImmortalitySeat } from '../immortality/state.ts';
import type { Dreadnoughts, Held, IxSeat, OwnedTile } from '../ix/state.ts';
import type { ImperiumOptions } from '../options.ts';
import { contends, extensionsOf } from '../rules/extension.ts';
import { type Imperium, opponentsOf, type Phase, type Player, seatsOf } from '../state.ts';
import { fromTop } from './piles.ts';

/**
 * A position in the words of the table: what is not named is empty, zero or as at the start of the
 * phase of turns. Piles are listed from the top.
 */
export interface Position {
  readonly round?: number;
  readonly phase?: Phase;
  readonly firstPlayer?: Seat;
  readonly active?: Seat;
  readonly conflict?: ConflictId;
  readonly conflictDeck?: readonly ConflictId[];
  readonly conflictDiscard?: readonly ConflictId[];
  readonly row?: readonly CardId[];
  readonly imperiumDeck?: readonly CardId[];
  readonly reserve?: Readonly<Record<CardId, number>>;
  readonly trashed?: readonly CardId[];
  readonly intrigueDeck?: readonly IntrigueId[];
  readonly intrigueDiscard?: readonly IntrigueId[];
  readonly mentat?: 'home' | Seat;
  readonly mentatPromised?: Seat | null;
  readonly alliances?: Readonly<Partial<Record<Faction, Seat | null>>>;
  readonly control?: Readonly<Record<SpaceId, Seat | null>>;
  readonly bonusSpice?: Readonly<Record<SpaceId, number>>;
  /** Spaces named with The Voice, and who is still bound: every opponent unless said. */
  readonly voices?: readonly VoicePosition[];
  /** Who has taken the Reveal turn of this round, the last one last. */
  readonly revealOrder?: readonly Seat[];
  readonly players?: readonly PlayerPosition[];
  /** The piles of House Hagal, where it sits at the table. */
  readonly hagalDeck?: readonly HagalId[];
  readonly hagalDiscard?: readonly HagalId[];
  readonly ix?: IxPosition;
  readonly immortality?: ImmortalityPosition;
}

/** What lies at a table of Ix; a tile by its name lies face up. */
export interface IxPosition {
  /** From the top of the board; each is listed from its open tile on. */
  readonly stacks?: readonly (readonly TileId[])[];
  readonly trashedTiles?: readonly TileId[];
  readonly seats?: readonly IxSeatPosition[];
  readonly holding?: readonly Held[];
}

/** What lies at a table of Immortality. */
export interface ImmortalityPosition {
  readonly deck?: readonly CardId[];
  readonly row?: readonly CardId[];
  /** On the Tleilaxu track. */
  readonly spice?: number;
  readonly seats?: readonly Partial<Readonly<ImmortalitySeat>>[];
  readonly trashedIntrigue?: readonly IntrigueId[];
}

export interface VoicePosition {
  readonly by: Seat;
  readonly space: SpaceId;
  readonly bound?: readonly Seat[];
}

export interface IxSeatPosition
  extends Partial<Readonly<Omit<IxSeat, 'dreadnoughts' | 'tiles' | 'snoopers'>>> {
  readonly dreadnoughts?: Partial<Readonly<Dreadnoughts>>;
  readonly tiles?: readonly (TileId | OwnedTile)[];
  readonly snoopers?: Faction[];
}

export interface PlayerPosition extends Partial<Readonly<Resources>> {
  readonly leader?: LeaderId;
  readonly vp?: number;
  readonly influence?: Readonly<Partial<Record<Faction, number>>>;
  readonly supply?: number;
  readonly garrison?: number;
  /** Troops in the Conflict. */
  readonly conflict?: number;
  readonly swords?: number;
  /** Agents on the Leader, the Mentat not counted. */
  readonly agents?: number;
  readonly agentsOn?: readonly SpaceId[];
  /** Where this player's Agent that is the Mentat stands. */
  readonly mentatOn?: SpaceId | null;
  readonly swordmaster?: boolean;
  readonly council?: boolean;
  readonly revealed?: boolean;
  readonly deck?: readonly CardId[];
  readonly hand?: readonly CardId[];
  readonly inPlay?: readonly CardId[];
  readonly discard?: readonly CardId[];
  readonly intrigue?: readonly IntrigueId[];
  readonly waiting?: readonly IntrigueId[];
  readonly setAside?: CardId | null;
  readonly alsoAside?: readonly CardId[];
  readonly secretFactions?: readonly Faction[];
  readonly masterstroke?: 'hidden' | 'revealed' | null;
}

/** A Leader without a standing ability, so that nothing happens that was not arranged. */
const PLAIN_LEADER = 'glossu-the-beast-rabban';
const CONFLICT = 'skirmish-a';
const CONFLICTS_TO_COME = ['desert-power', 'raid-stockpiles', 'grand-vision'];
const TROOPS = 12;
const GARRISON = 3;

/** Builds the state of an arranged position, at a turn boundary. */
export function arrange(
  { setup }: ImperiumGame,
  position: Position,
  options: ImperiumOptions,
): Imperium {
  const game = setup(options, seeded('scenario'));
  game.phase = position.phase ?? 'turns';
  game.round = position.round ?? 1;
  game.firstPlayer = position.firstPlayer ?? 0;
  game.conflict = position.phase === 'round-start' ? null : position.conflict || CONFLICT;
  game.conflictDeck = fromTop(position.conflictDeck ?? CONFLICTS_TO_COME);
  game.conflictDiscard = fromTop(position.conflictDiscard);
  game.conflictUnused = [];
  game.row = (position.row ?? []).slice();
  game.imperiumDeck = fromTop(position.imperiumDeck);
  Object.assign(game.reserve, position.reserve);
  game.trashed = (position.trashed ?? []).slice();
  game.intrigueDeck = fromTop(position.intrigueDeck);
  game.intrigueDiscard = fromTop(position.intrigueDiscard);
  game.mentat = position.mentat ?? 'home';
  game.mentatPromised = position.mentatPromised ?? null;
  Object.assign(game.alliances, position.alliances);
  Object.assign(game.control, position.control);
  Object.assign(game.bonusSpice, position.bonusSpice);
  game.players.forEach((player, seat) => {
    arrangePlayer(game, player, seat, position.players?.[seat] ?? {});
  });
  game.voices = (position.voices ?? []).map(({ by, space, bound = opponentsOf(game, by) }) => ({
    by,
    space,
    bound: bound.slice(),
  }));
  for (const { pieces } of extensionsOf(game)) pieces?.arrange(game, position);
  const inOrder = clockwise(game.firstPlayer, seatsOf(game));
  const revealed = inOrder.filter((seat) => game.players[seat]!.revealed);
  game.revealOrder = (position.revealOrder ?? revealed).slice();
  const waiting = inOrder.find((seat) => contends(game, seat) && !revealed.includes(seat));
  game.active = position.active ?? waiting ?? game.firstPlayer;
  return game;
}

function arrangePlayer(game: Imperium, player: Player, seat: Seat, given: PlayerPosition): void {
  const placed = given.agentsOn ?? [];
  for (const space of placed) game.agents.push({ space, seat, mentat: false });
  if (given.mentatOn) {
    game.agents.push({ space: given.mentatOn, seat, mentat: true });
    game.mentat = 'board';
  }
  const garrison = given.garrison ?? GARRISON;
  const conflict = given.conflict ?? 0;
  const swordmaster = given.swordmaster ?? player.swordmaster;
  Object.assign(player, {
    leader: given.leader || game.options.leaders[seat] || unnamedLeader(game, seat),
    solari: given.solari ?? 0,
    spice: given.spice ?? 0,
    water: given.water ?? 0,
    vp: given.vp ?? 0,
    garrison,
    conflict,
    supply: given.supply ?? Math.max(0, TROOPS - garrison - conflict),
    swords: given.swords ?? 0,
    agents: given.agents ?? Math.max(0, (swordmaster ? 3 : 2) - placed.length),
    swordmaster,
    council: given.council ?? false,
    revealed: given.revealed ?? false,
    deck: fromTop(given.deck),
    hand: (given.hand ?? []).slice(),
    inPlay: (given.inPlay ?? []).slice(),
    discard: fromTop(given.discard),
    intrigue: (given.intrigue ?? []).slice(),
    waiting: (given.waiting ?? []).slice(),
    setAside: given.setAside ?? null,
    ...(given.alsoAside?.length && { alsoAside: given.alsoAside.slice() }),
  } satisfies Partial<Player>);
  Object.assign(player.influence, given.influence);
  if (given.secretFactions && given.masterstroke !== null)
    player.tokens = {
      factions: given.secretFactions.slice(),
      revealed: given.masterstroke === 'revealed',
    };
}

/** None where Leaders are still to be taken; House Hagal has none at all (HAG-5.3). */
const unnamedLeader = ({ phase, options }: Imperium, seat: Seat): LeaderId =>
  phase === 'leaders' || (options.players === 2 && seat === options.players) ? '' : PLAIN_LEADER;

/** The position in the same words, complete; a module's part where it is in. */
export function describe(game: Imperium): Required<Position> {
  const parts = extensionsOf(game).map(({ pieces }) => pieces?.describe(game));
  return Object.assign(
    {
      hagalDeck: [],
      hagalDiscard: [],
      ix: {},
      immortality: {},
      round: game.round,
      phase: game.phase,
      firstPlayer: game.firstPlayer,
      active: game.active,
      conflict: game.conflict ?? '',
      conflictDeck: fromTop(game.conflictDeck),
      conflictDiscard: fromTop(game.conflictDiscard),
      row: game.row.slice(),
      imperiumDeck: fromTop(game.imperiumDeck),
      reserve: { ...game.reserve },
      trashed: game.trashed.slice(),
      intrigueDeck: fromTop(game.intrigueDeck),
      intrigueDiscard: fromTop(game.intrigueDiscard),
      mentat:
        game.mentat === 'board' ? game.agents.find(({ mentat }) => mentat)!.seat : game.mentat,
      mentatPromised: game.mentatPromised,
      alliances: { ...game.alliances },
      control: { ...game.control },
      bonusSpice: { ...game.bonusSpice },
      voices: game.voices.map(({ by, space, bound }) => ({ by, space, bound: bound.slice() })),
      revealOrder: game.revealOrder.slice(),
      players: game.players.map((player, seat) => describePlayer(game, player, seat)),
    },
    ...parts,
  );
}

function describePlayer(game: Imperium, player: Player, seat: Seat): Required<PlayerPosition> {
  const { tokens, knownHand, knownTop, knownIntrigue, ...open } = player;
  const placed = game.agents.filter((agent) => agent.seat === seat);
  return {
    ...open,
    influence: { ...player.influence },
    deck: fromTop(player.deck),
    hand: player.hand.slice(),
    inPlay: player.inPlay.slice(),
    discard: fromTop(player.discard),
    intrigue: player.intrigue.slice(),
    waiting: player.waiting.slice(),
    alsoAside: player.alsoAside?.slice() ?? [],
    agentsOn: placed.flatMap(({ space, mentat }) => (mentat ? [] : [space])),
    mentatOn: placed.find(({ mentat }) => mentat)?.space ?? null,
    secretFactions: tokens ? FACTIONS.filter((faction) => tokens.factions.includes(faction)) : [],
    masterstroke: tokens && (tokens.revealed ? 'revealed' : 'hidden'),
  };
}
