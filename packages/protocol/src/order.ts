import Type, { type Static } from 'typebox';
import { PersonName, SeatNumber, TableId } from './table.ts';

/* Order at tables that are open to strangers. */

const closed = { additionalProperties: false };
const Why = Type.String({ maxLength: 300 });
/** That of a line which is not for all. */
const Room = Type.String({ minLength: 1, maxLength: 400 });
const LineNumber = Type.Integer({ minimum: 0 });

/** The host closes a seat, whoever sits there while the table waits, or opens it again. */
export const CloseSeat = Type.Object({ seat: SeatNumber, on: Type.Boolean() }, closed);
/** The host takes somebody's word at this table, or gives it back; `speaker` is that of a line. */
export const Silence = Type.Object(
  { speaker: Type.String({ minLength: 1, maxLength: 64 }), on: Type.Boolean() },
  closed,
);

/** Something for whoever keeps order here: a line of the chat, or the name in a seat. */
export const NewReport = Type.Union([
  Type.Object({ line: LineNumber, room: Type.Optional(Room), why: Why }, closed),
  Type.Object({ seat: SeatNumber, why: Why }, closed),
]);
export type NewReport = Static<typeof NewReport>;

const Somebody = Type.Object({ id: Type.String(), name: Type.String() });

/** As those who keep order see it. */
export const ReportInfo = Type.Object({
  id: Type.String(),
  at: Type.Integer(),
  table: TableId,
  /** The number of the line; null: it is about a name. */
  line: Type.Union([LineNumber, Type.Null()]),
  /** Empty where it was for all. */
  room: Type.String(),
  /** The line, or the name, as it was. */
  said: Type.String(),
  why: Type.String(),
  by: Somebody,
  about: Somebody,
  banned: Type.Boolean(),
});
export type ReportInfo = Static<typeof ReportInfo>;
export const ReportList = Type.Array(ReportInfo);

export const Ban = Type.Object({ on: Type.Boolean() }, closed);
export const Rename = Type.Object({ name: PersonName }, closed);

/** Who did what, newest first. `who` is a person's id, or `operator` for the command line. */
export const DeedInfo = Type.Object({
  at: Type.Integer(),
  who: Type.String(),
  did: Type.String(),
  whom: Type.Union([Type.String(), Type.Null()]),
  what: Type.Union([Type.String(), Type.Null()]),
});
export type DeedInfo = Static<typeof DeedInfo>;
export const DeedList = Type.Array(DeedInfo);
