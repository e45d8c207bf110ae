import type { Choice as KernelChoice } from '@landsraad/kernel';
import Type, { type Static } from 'typebox';
import type { PlainChange } from './changes.ts';
import { ServerFault } from './fault.ts';
import type { Snapshot } from './snapshot.ts';
import { FIELD, SeatNumber, TableInfo } from './table.ts';

/** Raised when an older client could misunderstand a newer server. */
export const PROTOCOL_VERSION = 1;

/**
 * How many entries the table's log has: answers and take-backs. What a client sends names the number
 * it has seen, so that nothing meant for another moment is ever taken.
 */
export const Seq = Type.Integer({ minimum: 0 });

/** A client's own name for what it sends: the same one again is the same request again. */
export const Key = Type.String({ minLength: 8, maxLength: 40, pattern: '^[0-9A-Za-z_-]+$' });

const Id = Type.String({ maxLength: 120 });
const Scalar = Type.Union([Id, Type.Integer(), Type.Array(Id, { maxItems: 60 })]);
/** An id, several ids, a number, or a form of those. */
export const Choice = Type.Unsafe<KernelChoice>(
  Type.Union([
    Scalar,
    Type.Record(Type.String({ pattern: FIELD }), Scalar, {
      maxProperties: 20,
      additionalProperties: false,
    }),
  ]),
);

const closed = { additionalProperties: false };
/** For which of the own seats, where one person has several; the first where none is named. */
const Meant = Type.Optional(SeatNumber);

export const AnswerMessage = Type.Object(
  { do: Type.Literal('answer'), key: Key, seq: Seq, seat: Meant, choice: Choice },
  closed,
);
/** Something of the own accord, such as an offer; what kinds there are is the game's to say. */
export const ActMessage = Type.Object(
  { do: Type.Literal('act'), key: Key, seq: Seq, seat: Meant, kind: Id, choice: Choice },
  closed,
);
/** Whether the answer would be taken, and why not; nothing changes, and nobody else hears of it. */
export const TryMessage = Type.Object(
  { do: Type.Literal('try'), key: Key, seq: Seq, seat: Meant, choice: Choice },
  closed,
);
/** Takes the own last answer back, within the information rule. */
export const UndoMessage = Type.Object(
  { do: Type.Literal('undo'), key: Key, seq: Seq, seat: Meant },
  closed,
);
/** Asks everybody to go back further: to just before the asker's own last answer. */
export const AskUndoMessage = Type.Object(
  { do: Type.Literal('ask-undo'), key: Key, seq: Seq, seat: Meant },
  closed,
);
export const ReplyUndoMessage = Type.Object(
  {
    do: Type.Literal('reply-undo'),
    key: Key,
    to: Type.Integer({ minimum: 0 }),
    agree: Type.Boolean(),
  },
  closed,
);
/** A window stays open for longer: anybody at the table may ask for it, and nobody learns who did. */
export const HoldMessage = Type.Object(
  { do: Type.Literal('hold'), key: Key, seq: Seq, seat: Meant },
  closed,
);
/**
 * What is answered without being asked, in the game's own words, in the place of what was ordered
 * before. Nobody else hears of it.
 */
export const OrderMessage = Type.Object(
  {
    do: Type.Literal('order'),
    key: Key,
    orders: Type.Record(Type.String({ pattern: FIELD }), Type.Unknown(), {
      maxProperties: 20,
      additionalProperties: false,
    }),
  },
  closed,
);
export const SayMessage = Type.Object(
  {
    do: Type.Literal('say'),
    key: Key,
    /** The server makes one line of it, without what does not show. */
    text: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
    /** To the own allies, or to whoever sits there, and to nobody else. */
    to: Type.Optional(Type.Union([Type.Literal('allies'), SeatNumber])),
  },
  closed,
);
/** Whether somebody looks at the page: one in the background is nobody at the table. */
export const AttendMessage = Type.Object(
  { do: Type.Literal('attend'), here: Type.Boolean() },
  closed,
);
export const PingMessage = Type.Object({ do: Type.Literal('ping') }, closed);

/** What a client may send: over its socket, or one by one over HTTP. */
export const ClientMessage = Type.Union([
  AnswerMessage,
  ActMessage,
  TryMessage,
  UndoMessage,
  AskUndoMessage,
  ReplyUndoMessage,
  HoldMessage,
  OrderMessage,
  SayMessage,
  AttendMessage,
  PingMessage,
]);
export type ClientMessage = Static<typeof ClientMessage>;

export const ChatLine = Type.Object({
  n: Type.Integer(),
  /** Opaque, the same for one person at one table: to mute them. */
  speaker: Type.String(),
  name: Type.String(),
  seat: Type.Union([SeatNumber, Type.Null()]),
  /** Empty where it was taken away. */
  text: Type.String(),
  at: Type.Integer(),
  /** Said by somebody who looks on while the game runs: those who play do not hear it. */
  beside: Type.Boolean(),
  /**
   * Not for all: those who hear it, in these seats, and nobody else. Each `room` numbers its lines by
   * itself.
   */
  among: Type.Optional(
    Type.Object({
      room: Type.String(),
      is: Type.Union([Type.Literal('allies'), Type.Literal('whisper')]),
      seats: Type.Array(SeatNumber),
    }),
  ),
});
export type ChatLine = Static<typeof ChatLine>;

/** Milliseconds left for each seat; those of `running` go down from when they are told. */
export const Clocks = Type.Object({
  left: Type.Array(Type.Union([Type.Integer(), Type.Null()])),
  running: Type.Array(SeatNumber),
  /** What the server's own clock says, as part of `around`. */
  now: Type.Optional(Type.Integer()),
});
export type Clocks = Static<typeof Clocks>;

/** A wish to go back to a position beyond the information rule; it needs everybody's consent. */
export const UndoWish = Type.Object({
  by: SeatNumber,
  to: Type.Integer(),
  agreed: Type.Array(SeatNumber),
});
export type UndoWish = Static<typeof UndoWish>;

/** Everything about a table that is not the game: sent whole when any of it but the clocks changes. */
export const Around = Type.Object({
  table: TableInfo,
  clocks: Type.Union([Clocks, Type.Null()]),
  undo: Type.Union([UndoWish, Type.Null()]),
  /** What the asker has ordered, as the game has it; absent where nothing was. */
  orders: Type.Optional(Type.Unknown()),
  spectators: Type.Integer(),
});
export type Around = Static<typeof Around>;

/** A change of plain data, from `changes` of this package. */
export const Change = Type.Unsafe<PlainChange>(Type.Unknown());

/** What a server sends. Of a snapshot, after the first, only what changed. */
export const ServerMessage = Type.Union([
  Type.Object({
    is: Type.Literal('hello'),
    version: Type.Integer(),
    seq: Seq,
    around: Around,
    snapshot: Type.Union([Type.Unsafe<Snapshot>(Type.Object({})), Type.Null()]),
    chat: Type.Array(ChatLine),
  }),
  Type.Object({ is: Type.Literal('update'), seq: Seq, change: Change }),
  Type.Object({ is: Type.Literal('around'), around: Around }),
  /** The clocks of `around`, by themselves: they change with every answer. */
  Type.Object({ is: Type.Literal('clocks'), clocks: Clocks }),
  Type.Object({ is: Type.Literal('chat'), line: ChatLine }),
  /** A line of the chat was taken away. */
  Type.Object({
    is: Type.Literal('unsaid'),
    n: Type.Integer(),
    room: Type.Optional(Type.String()),
  }),
  Type.Object({ is: Type.Literal('accepted'), key: Key, seq: Seq }),
  Type.Object({
    is: Type.Literal('rejected'),
    key: Type.Union([Key, Type.Null()]),
    fault: ServerFault,
  }),
  Type.Object({ is: Type.Literal('pong') }),
]);
export type ServerMessage = Static<typeof ServerMessage>;
export type Hello = Extract<ServerMessage, { is: 'hello' }>;

/** Why a server closes a socket. */
export const CLOSE = {
  /** The server stops or starts anew: come back in a moment. */
  goingAway: 1001,
  /** Larger or quicker than allowed, again and again: something is wrong with the client. */
  abuse: 1008,
  /** Too slow to take what it is sent, or too many sockets: come back later. */
  later: 1013,
  /** The session has ended: whoever comes back comes as nobody. */
  loggedOut: 4401,
  /** The table cannot be attended; a `rejected` said why. Coming back will not help. */
  refused: 4403,
} as const;
