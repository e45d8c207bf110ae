import type { GameEvent, Option, Seat } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import type { ReactNode } from 'react';
import type { Frame } from '../../games/log.ts';
import type { Snapshot } from '../../games/protocol.ts';
import type { IconName } from '../../icons/paths.tsx';
import type { Speaking } from '../kit.ts';
import type { Passage } from '../log/story.ts';
import type { Thing } from '../spots.ts';
import type { Amount, Beat, Scene, SceneLook } from './beats.ts';
import type { Recap } from './recap/recap.ts';

export interface Recapping<E extends GameEvent = GameEvent, T extends Thing = Thing> {
  recapOf(scene: Scene<E, T>, now: Frame, speaking: Speaking, language: Language): Recap<T>;
}

/** What a game brings to the stage. */
export interface StageKit<
  V = unknown,
  O extends Option = Option,
  E extends GameEvent = GameEvent,
  T extends Thing = Thing,
> {
  /** What the eye sees of a passage, between the positions before and after; from its events alone. */
  beatsOf(passage: Passage<E>, before: V, after: V): readonly Beat<T>[];
  /** How it is seen; `whole` perhaps before anything happened in it. */
  lookOf(passage: Passage<E>, now: V): Exclude<SceneLook, 'brief'>;
  /** What a round came to, where `lookOf` says so; `now` is the newest position that is known. */
  recap?(): Promise<Recapping<E, T>>;
  /** "The Baron sends an Agent"; of what is seen up to beat `at` where that is told one by one. */
  title(scene: Scene<E, T>, speaking: Speaking, language: Language, at?: number): string;
  /** "+2 Solari" */
  amount(amount: Amount, language: Language): string;
  icon(unit: string): IconName;
  /** A picture of whoever sits there. */
  Portrait(props: { readonly seat: Seat; readonly view: V }): ReactNode;
  /** A thing as it is held up for all to see. */
  Face(props: { readonly thing: T }): ReactNode;
  /** The same as a small picture, beside its name. */
  Small?(props: { readonly thing: T }): ReactNode;
  /** What takes the whole screen: the scene, the decision in it, and the way on. */
  Whole(props: WholeProps<V, O, E, T>): ReactNode;
}

export interface WholeProps<V, O extends Option, E extends GameEvent, T extends Thing> {
  readonly scene: Scene<E, T>;
  /** Up to which of its beats it is seen. */
  readonly at: number;
  readonly snapshot: Snapshot<V, O, E>;
  /** The decision that is owed in it, and the way on. */
  readonly children: ReactNode;
}
