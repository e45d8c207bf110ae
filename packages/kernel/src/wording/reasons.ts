import type { Reason } from '../decision.ts';
import type { Language } from './languages.ts';

/** With the rule's number, where there is one: "You already have an Agent there (IMP-10.5)". */
export const withRule = (why: string, rule: string): string =>
  /^[A-Z]+-\w/.test(rule) ? `${why} (${rule})` : why;

export type ReasonArgs = NonNullable<Reason['args']>;
export type ReasonArg = ReasonArgs[string] | undefined;

/* The arguments of a reason come from outside the types: each is read, or is not there. */

export const asNumber = (value: ReasonArg): number | null =>
  typeof value === 'number' ? value : null;
export const asOneOf =
  <T extends string>(known: readonly T[]) =>
  (value: ReasonArg): T | null =>
    known.find((one) => one === value) ?? null;

/** Why the kernel itself turns an answer down. */
export type KernelCode =
  | 'not-asked'
  | 'not-offered'
  | 'not-now'
  | 'window-open'
  | 'out-of-range'
  | 'misshapen'
  | 'cannot-undo';
type KernelReasons = { readonly [C in KernelCode]: (args: ReasonArgs) => string };

export const KERNEL_REASONS: Readonly<Record<Language, KernelReasons>> = {
  en: {
    'not-asked': () => 'It is not your turn to decide',
    'not-offered': () => 'This is not one of the choices',
    'not-now': () => 'Nobody may do this now',
    'window-open': () => 'Not while a reaction is open: in a moment',
    'out-of-range': ({ min, max }) => {
      const low = asNumber(min);
      const high = asNumber(max);
      if (low === null || high === null) return 'This number is out of range';
      return low === high ? `It must be exactly ${low}` : `It must be from ${low} to ${high}`;
    },
    misshapen: () => 'This answer cannot be understood',
    'cannot-undo': () => 'This can no longer be taken back',
  },
  fr: {
    'not-asked': () => 'Ce n’est pas à vous de décider maintenant',
    'not-offered': () => 'Ce choix n’est pas proposé',
    'not-now': () => 'Personne ne peut le faire maintenant',
    'window-open': () => 'Pas pendant une réaction : dans un instant',
    'out-of-range': ({ min, max }) => {
      const low = asNumber(min);
      const high = asNumber(max);
      if (low === null || high === null) return 'Ce nombre n’est pas permis';
      return low === high ? `Il en faut exactement ${low}` : `Il en faut de ${low} à ${high}`;
    },
    misshapen: () => 'Cette réponse est incompréhensible',
    'cannot-undo': () => 'Il est trop tard pour revenir en arrière',
  },
};
