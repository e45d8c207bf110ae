import type { AgentIcon, CardId, Faction, Resources, SpaceId } from '../ids.ts';
import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';

/*
 * One printed effect, as data. The rules resolve it, the interface draws it, both languages word it
 * and the bots weigh it, all from this one tree.
 *
 * A verb has one line here, with what is printed beside it. A module adds its own from its own
 * folder (`declare module`); whatever must know every verb then fails to compile until it does.
 */

/** Which Faction gains: a named one, one of a list, or one the player is behind an opponent with. */
export type InfluenceWith = Faction | 'any' | 'behind' | readonly Faction[];

/** Verbs that can be carried out at any moment, on anybody's turn or between turns. */
export interface Verbs {
  gain: Partial<Resources>;
  recruit: { readonly n: number; readonly mayDeploy?: 'always' | 'on-reveal-turn' };
  draw: { readonly n: number };
  intrigue: { readonly n: number };
  'steal-intrigue': unknown;
  swords: { readonly n: number };
  vp: { readonly n: number };
  influence: { readonly n: number; readonly with: InfluenceWith };
  'influence-two': unknown;
  /** From hand, discard pile or play, or only from play. */
  trash: { readonly from?: 'play' };
  discard: { readonly n: number };
  'lose-troop': { readonly n: number; readonly from: 'garrison' | 'conflict' };
  deploy: { readonly upTo: number };
  'deploy-from-supply': { readonly n: number };
  retreat: { readonly upTo: number };
  mentat: unknown;
  swordmaster: unknown;
  foldspace: unknown;
  control: { readonly space: SpaceId };
  acquire: { readonly maxCost: number; readonly to: 'discard' | 'deck'; readonly may?: true };
  'take-from-discard': { readonly faction: Faction };
  'look-at-top': unknown;
  reshuffle: unknown;
  voice: unknown;
  manipulate: unknown;
  recall: unknown;
}

/** Verbs that speak of the turn they are resolved in. */
export interface TurnVerbs {
  persuasion: { readonly n: number; readonly perCard?: Faction };
  harvest: unknown;
  'double-harvest': unknown;
  'double-influence': unknown;
  /** One Influence with the Faction whose space the Agent of this turn was sent to. */
  'influence-visited': unknown;
  'council-seat': unknown;
  signet: unknown;
  'trash-this': unknown;
  discount: { readonly card: CardId; readonly by: number };
  'acquire-to-deck': unknown;
  'extra-icons': { readonly icons: readonly AgentIcon[] };
  'ignore-enemy-agents': unknown;
  'end-turn': unknown;
  'on-reveal-turn': { readonly effects: readonly Effect[] };
}

/** Verbs that hold others, which must fit the same moment. */
export interface FramingVerbs<When extends Moment> {
  opponents: { readonly effect: EffectAt<When> };
  opponent: { readonly effect: EffectAt<When> };
  pay: { readonly cost: Cost; readonly effects: readonly EffectAt<When>[] };
  when: { readonly condition: Condition; readonly effects: readonly EffectAt<When>[] };
  choose: {
    readonly count: number;
    readonly options: readonly (readonly EffectAt<When>[])[];
  };
}

interface VerbsAt {
  anytime: Verbs;
  turn: Verbs & TurnVerbs;
}
export type Moment = keyof VerbsAt;

type Said<T> = { [V in keyof T]: { readonly do: V } & T[V] }[keyof T];
export type EffectAt<When extends Moment> = Said<VerbsAt[When]> | Said<FramingVerbs<When>>;

/** What a turn can resolve: a card's boxes, a board space, a Signet Ring, a Plot card. */
export type Effect = EffectAt<'turn'>;
/** What needs no turn: a reward, a track's bonus, an acquire box, what a card does as it is trashed. */
export type AnytimeEffect = EffectAt<'anytime'>;

export type Verb = Effect['do'];
export type EffectOf<V extends Verb> = Extract<Effect, { do: V }>;

/** A verb that holds others, fit for the moments that all of them fit. */
export type Framing<V extends keyof FramingVerbs<Moment>, Held> = { readonly do: V } & FramingVerbs<
  [Held] extends [AnytimeEffect] ? 'anytime' : 'turn'
>[V];
