import Type, { type Static } from 'typebox';
import { PersonName } from './table.ts';

const LanguageCode = Type.Union([Type.Literal('en'), Type.Literal('fr')]);

/** What a person knows of themselves. */
export const Me = Type.Object({
  /** As whoever runs the server names this person; null for nobody yet. */
  id: Type.Union([Type.String(), Type.Null()]),
  /** Keeps order here. */
  admin: Type.Boolean(),
  /** Was sent away: may look, and do nothing. */
  banned: Type.Boolean(),
  name: Type.String(),
  passkeys: Type.Integer(),
  /** Web Push is on for this browser's person. */
  push: Type.Boolean(),
  email: Type.Union([Type.String(), Type.Null()]),
  /** In which notices are written; null where it was never said. */
  language: Type.Union([LanguageCode, Type.Null()]),
  /** The key that a browser needs in order to subscribe to Web Push, where the server has one. */
  pushKey: Type.Union([Type.String(), Type.Null()]),
  mail: Type.Boolean(),
});
export type Me = Static<typeof Me>;

export const ChangeMe = Type.Object(
  {
    name: Type.Optional(PersonName),
    language: Type.Optional(LanguageCode),
    email: Type.Optional(
      Type.Union([
        Type.String({ maxLength: 200, pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$' }),
        Type.Null(),
      ]),
    ),
  },
  { additionalProperties: false },
);
export type ChangeMe = Static<typeof ChangeMe>;

/** A browser in which somebody is known. */
export const SessionInfo = Type.Object({
  id: Type.String(),
  /** As the browser called itself when it was last here; null where that says nothing. */
  browser: Type.Union([Type.String(), Type.Null()]),
  system: Type.Union([Type.String(), Type.Null()]),
  created: Type.Integer(),
  /** When it was last here, within the hour. */
  seen: Type.Integer(),
  /** The one that asks. */
  here: Type.Boolean(),
});
export type SessionInfo = Static<typeof SessionInfo>;
export const SessionList = Type.Array(SessionInfo);

/** In this browser, or in every one: those of before, whatever becomes of their cookies. */
export const LogOut = Type.Object({ everywhere: Type.Boolean() }, { additionalProperties: false });

export const PasskeyInfo = Type.Object({ id: Type.String(), created: Type.Integer() });
export type PasskeyInfo = Static<typeof PasskeyInfo>;
export const PasskeyList = Type.Array(PasskeyInfo);

/** What this server keeps of people, for how many days, and who runs it. */
export const Keeping = Type.Object({
  /** A browser that did not come by for so long is not known any more. */
  sessions: Type.Integer(),
  /** Somebody without games, passkey and mail address, who did not come by. */
  people: Type.Integer(),
  /** Tables that were given up before their game began. */
  closed: Type.Integer(),
  /** What was said at a table, after its game. */
  chat: Type.Integer(),
  /** Reports that were seen to, and who did what. */
  log: Type.Integer(),
  contact: Type.String(),
  mail: Type.Boolean(),
});
export type Keeping = Static<typeof Keeping>;

/** Everything that is kept of a person, but for what would let others be them. */
export const OwnData = Type.Record(Type.String(), Type.Unknown());

/** Moves this person to another device: shown once, used once, for an hour. */
export const Recovery = Type.Object({
  token: Type.String(),
  /** The address to open on the other device. */
  link: Type.String(),
  expires: Type.Integer(),
});
export type Recovery = Static<typeof Recovery>;
export const Recover = Type.Object(
  { token: Type.String({ minLength: 20, maxLength: 100 }) },
  { additionalProperties: false },
);

/** A browser's subscription to Web Push, as `PushSubscription.toJSON()` gives it. */
export const PushSubscription = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1000, pattern: '^https://' }),
    expirationTime: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
    keys: Type.Object(
      {
        p256dh: Type.String({ pattern: '^[0-9A-Za-z_-]{80,100}={0,2}$' }),
        auth: Type.String({ pattern: '^[0-9A-Za-z_-]{16,32}={0,2}$' }),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type PushSubscription = Static<typeof PushSubscription>;
export const PushEndpoint = Type.Object(
  { endpoint: Type.String({ maxLength: 1000 }) },
  { additionalProperties: false },
);

/** What a Web Push brings: where it is your turn and in which language to say so, nothing of the game. */
export const PushNotice = Type.Object({
  turn: Type.String(),
  language: Type.Union([LanguageCode, Type.Null()]),
});
export type PushNotice = Static<typeof PushNotice>;

/** What a browser gives and takes as JSON when it makes or uses a passkey. */
export const PasskeyJson = Type.Record(Type.String(), Type.Unknown(), { maxProperties: 20 });
