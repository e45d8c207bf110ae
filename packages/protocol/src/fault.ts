import Type, { type Static } from 'typebox';

/** Why something may not be done, as the games say it. */
export const Reason = Type.Object({
  code: Type.String(),
  rule: Type.String(),
  args: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
});

/** Everything that can be wrong with a request. One code, one wording in the client. */
export const FaultCode = Type.Union([
  /** The message has not the shape that its schema asks for. */
  Type.Literal('misshapen'),
  Type.Literal('too-large'),
  Type.Literal('too-many'),
  Type.Literal('not-found'),
  /** Nobody is known by this cookie, or the right is somebody else's. */
  Type.Literal('not-yours'),
  /** Not while the table waits, runs or is over. */
  Type.Literal('wrong-moment'),
  Type.Literal('seat-taken'),
  /** Who gave a seat up during the game knows its cards: no other seat of it is for them. */
  Type.Literal('sat-elsewhere'),
  /** A seat that was taken while the game ran is not given up again at once. */
  Type.Literal('bound'),
  /** The person has not been away for long enough that a bot may stand in. */
  Type.Literal('not-away'),
  /** The host has closed a seat to this person, and with it the others of this table. */
  Type.Literal('barred'),
  /** The host has taken this person's word at this table. */
  Type.Literal('silenced'),
  /** Whoever keeps order here has sent this person away. */
  Type.Literal('banned'),
  Type.Literal('options'),
  /** A name that does not show, or that is taken for another. */
  Type.Literal('name'),
  /** The answer was meant for a position that is past; the new state follows. */
  Type.Literal('moved-on'),
  /** The game says no; `reason` says why. */
  Type.Literal('refused'),
  /** A rule failed: the table stands still at its last good state. */
  Type.Literal('frozen'),
  /** The table began with rules that this server does not play; `detail` names the versions. */
  Type.Literal('other-rules'),
  Type.Literal('expired'),
  Type.Literal('shutting-down'),
  /** Nothing can be stored now: the same message may be sent again. */
  Type.Literal('unavailable'),
  /** The server has too much to do to take on more; who plays already goes on. */
  Type.Literal('busy'),
  Type.Literal('internal'),
]);
export type FaultCode = Static<typeof FaultCode>;

export const ServerFault = Type.Object({
  fault: FaultCode,
  reason: Type.Optional(Reason),
  /** English, for whoever writes a client; never shows a secret or a stack. */
  detail: Type.Optional(Type.String()),
});
export type ServerFault = Static<typeof ServerFault>;
