import Type, { type Static } from 'typebox';
import { PersonName } from './table.ts';

const LanguageCode = Type.Union([Type.Literal('en'), Type.Literal('fr')]);

/** What a person knows of themselves. */
export const Me = Type.Object({
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
