import type * as immortality from './en/immortality.ts';
import type * as ix from './en/ix.ts';
import type {
  ChoiceWording,
  EffectWording,
  EventWording,
  FaceWording,
  Wording,
} from './wording.ts';

/* What a language says of a module stands in a file of its own, which a page fetches with the module. */

/** Where the words of such a file go. */
interface Tables {
  readonly clauses: EffectWording['clauses'];
  readonly costs: EffectWording['costs'];
  readonly conditions: EffectWording['conditions'];
  readonly abilities: FaceWording['abilities'];
  readonly events: EventWording;
  readonly prompts: ChoiceWording['prompts'];
  readonly options: ChoiceWording['options'];
}

export type ModuleWording = { readonly [T in keyof Tables]: Partial<Tables[T]> };

/** The same words, in whatever language. */
export type SaidBy<M extends ModuleWording> = {
  readonly [T in keyof Tables]: Pick<Tables[T], keyof M[T] & keyof Tables[T]>;
};

/** All modules together. */
type Modules = {
  readonly [T in keyof Tables]: (typeof ix)[T] & (typeof immortality)[T];
};

/** A part of a language without what the modules bring to these tables of it. */
type Without<P, T extends keyof P & keyof Modules> = {
  readonly [K in keyof P]: K extends T ? Omit<P[K], keyof Modules[K]> : P[K];
};

/** What one language says of the base game: all that no module says. */
export interface BaseWording extends Omit<Wording, 'effects' | 'faces' | 'events' | 'choices'> {
  readonly effects: Without<EffectWording, 'clauses' | 'costs' | 'conditions'>;
  readonly faces: Without<FaceWording, 'abilities'>;
  readonly events: Omit<EventWording, keyof Modules['events']>;
  readonly choices: Without<ChoiceWording, 'prompts' | 'options'>;
}

/** A language that can speak of one module more. */
export const withModule = (
  { effects, faces, events, choices, ...rest }: BaseWording,
  module: ModuleWording,
): BaseWording => ({
  ...rest,
  effects: {
    ...effects,
    clauses: { ...effects.clauses, ...module.clauses },
    costs: { ...effects.costs, ...module.costs },
    conditions: { ...effects.conditions, ...module.conditions },
  },
  faces: { ...faces, abilities: { ...faces.abilities, ...module.abilities } },
  events: { ...events, ...module.events },
  choices: {
    ...choices,
    prompts: { ...choices.prompts, ...module.prompts },
    options: { ...choices.options, ...module.options },
  },
});

/** Nobody speaks of a module that is not there, so what a language has may be taken for all of it. */
export const spoken = (wording: BaseWording): Wording => wording as Wording;
