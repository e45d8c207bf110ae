import Type, { type Static } from 'typebox';
import { PersonName } from './table.ts';

/** What a person knows of themselves. */
export const Me = Type.Object({
  name: Type.String(),
  passkeys: Type.Integer(),
  /** Web Push is on for this browser's person. */
  push: Type.Boolean(),
  email: Type.Union([Type.String(), Type.Null()]),
  /** The key that a browser needs in order to subscribe to Web Push, where the server has one. */
  pushKey: Type.Union([Type.String(), Type.Null()]),
  mail: Type.Boolean(),
});
export type Me = Static<typeof Me>;

export const ChangeMe = Type.Object(
  {
    name: Type.Optional(PersonName),
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
export const Recovery = Type.Object({ token: Type.String(), expires: Type.Integer() });
export type Recovery = Static<typeof Recovery>;
export const Recover = Type.Object(
  { token: Type.String({ minLength: 20, maxLength: 100 }) },
  { additionalProperties: false },
);
