import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false };

export const TableId = Type.String({ pattern: '^[0-9A-Za-z]{12}$' });
/** The name of an option or of a field of a form. */
export const FIELD = '^[A-Za-z][A-Za-z0-9-]{0,39}$';
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 5 });
/** A character that shows: not a control, nor one that turns the writing direction of what follows. */
const SHOWN = '[^\\p{Cc}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]';
export const PersonName = Type.String({
  minLength: 1,
  maxLength: 24,
  pattern: `^(?=\\S)${SHOWN}+(?<=\\S)$`,
});
/** Bots are named by a plain word. */
export const BotName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,23}$' });

/** How long a person may think. A clock that runs out answers with the decision's fallback. */
export const Clock = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, closed),
  Type.Object(
    {
      kind: Type.Literal('bank'),
      minutes: Type.Integer({ minimum: 1, maximum: 600 }),
      /** Seconds given back after every answer. */
      increment: Type.Integer({ minimum: 0, maximum: 600 }),
    },
    closed,
  ),
  Type.Object(
    { kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 30 }) },
    closed,
  ),
]);
export type Clock = Static<typeof Clock>;

export const SeatPlan = Type.Union([
  Type.Object({ is: Type.Literal('open') }, closed),
  Type.Object({ is: Type.Literal('bot'), bot: BotName }, closed),
]);
export type SeatPlan = Static<typeof SeatPlan>;

/** Games are named by a plain word; the server says which ones it has. */
export const GameName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,23}$' });

/** A game that a server has, with the bots that play it. */
export const GameInfo = Type.Object({ game: GameName, bots: Type.Array(BotName) });
export type GameInfo = Static<typeof GameInfo>;
export const GameList = Type.Array(GameInfo);

/** What a host agrees on. The game checks its own options, and how many may play. */
export const NewTable = Type.Object(
  {
    game: GameName,
    options: Type.Record(Type.String({ pattern: FIELD }), Type.Unknown(), {
      maxProperties: 20,
      additionalProperties: false,
    }),
    /** The host takes the first open seat. Whoever plays alone needs no server. */
    seats: Type.Array(SeatPlan, { minItems: 2, maxItems: 6 }),
    visibility: Type.Union([Type.Literal('public'), Type.Literal('link')]),
    clock: Clock,
    /** `delayed`: one round behind. */
    spectators: Type.Union([Type.Literal('none'), Type.Literal('now'), Type.Literal('delayed')]),
  },
  closed,
);
export type NewTable = Static<typeof NewTable>;

export const SeatInfo = Type.Union([
  Type.Object({
    is: Type.Literal('open'),
    /** Somebody takes it while the game runs: at `from`, in milliseconds since 1970, it is theirs. */
    claim: Type.Optional(
      Type.Object({ name: Type.String(), you: Type.Boolean(), from: Type.Integer() }),
    ),
  }),
  Type.Object({
    is: Type.Literal('bot'),
    bot: Type.String(),
    /** For people, were it not closed by the host. */
    closed: Type.Optional(Type.Literal(true)),
  }),
  Type.Object({
    is: Type.Literal('person'),
    name: Type.String(),
    /** The asker's own seat. */
    you: Type.Boolean(),
    present: Type.Boolean(),
    /** Since when they are away, in milliseconds since 1970; null while present, or if not known. */
    absentSince: Type.Union([Type.Integer(), Type.Null()]),
    /** The bot that plays while the person is away. */
    standIn: Type.Union([Type.String(), Type.Null()]),
    /** When the others may agree on one; null while present, or if one plays already. */
    standInFrom: Type.Union([Type.Integer(), Type.Null()]),
    /** The seats that agree. */
    standInAsked: Type.Array(SeatNumber),
  }),
]);
export type SeatInfo = Static<typeof SeatInfo>;

export const TableStatus = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('running'),
  Type.Literal('frozen'),
  Type.Literal('over'),
  /** Given up before it began. */
  Type.Literal('closed'),
]);
export type TableStatus = Static<typeof TableStatus>;

/** What everybody who has the link may know of a table. */
export const TableInfo = Type.Object({
  id: TableId,
  game: GameName,
  options: Type.Record(Type.String(), Type.Unknown()),
  visibility: Type.Union([Type.Literal('public'), Type.Literal('link')]),
  clock: Clock,
  spectators: Type.Union([Type.Literal('none'), Type.Literal('now'), Type.Literal('delayed')]),
  status: TableStatus,
  seats: Type.Array(SeatInfo),
  /** Whether the asker laid the table, and may start or close it. */
  host: Type.Boolean(),
  /** Milliseconds since 1970. */
  created: Type.Integer(),
  position: Type.Integer(),
  round: Type.Integer(),
  /** Speakers whose word the host has taken: told to the host. */
  silenced: Type.Optional(Type.Array(Type.String())),
  /** Who owes a decision: told of running tables in the list of one's own. */
  waiting: Type.Optional(Type.Array(SeatNumber)),
  /** SHA-256 of `<salt>:<seed>` in hexadecimal, told from the beginning (fairness). */
  commitment: Type.Union([Type.String(), Type.Null()]),
  /** The next game with the same people, once somebody has asked for it. */
  rematch: Type.Union([TableId, Type.Null()]),
});
export type TableInfo = Static<typeof TableInfo>;

/** A finished game, whole: with the seed and the salt that prove the commitment. */
export const FinishedRecord = Type.Object({
  record: Type.Unknown(),
  seats: Type.Array(Type.Object({ name: Type.String() })),
  salt: Type.String(),
  commitment: Type.String(),
});
export type FinishedRecord = Static<typeof FinishedRecord>;

/** `null`: any open seat. */
export const TakeSeat = Type.Object({ seat: Type.Union([SeatNumber, Type.Null()]) }, closed);
/** `from`: when it is one's own; null: now. */
export const SeatTaken = Type.Object({
  seat: SeatNumber,
  from: Type.Union([Type.Integer(), Type.Null()]),
});
export type SeatTaken = Static<typeof SeatTaken>;
/** Of the own seat: a bot plays it, or does no more. Of another's: the asker agrees to a bot. */
export const StandIn = Type.Object({ seat: SeatNumber, on: Type.Boolean() }, closed);
/** `speaker` is that of a chat line. */
export const Mute = Type.Object(
  { speaker: Type.String({ minLength: 1, maxLength: 64 }), on: Type.Boolean() },
  closed,
);
/** What somebody writes down for themselves. */
export const Notes = Type.Object({ text: Type.String({ maxLength: 4000 }) }, closed);
export type Notes = Static<typeof Notes>;
export const TableList = Type.Array(TableInfo);
