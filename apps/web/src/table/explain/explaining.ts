import type { GameEvent, Heard, Option, Seat } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import type { ReactNode } from 'react';
import type { Snapshot } from '../../games/protocol.ts';
import type { IconName } from '../../icons/paths.tsx';
import type { Speaking } from '../kit.ts';
import type { Thing } from '../spots.ts';

/* What a game has to say about what lies on its table: fetched when somebody first asks. */

export interface Explaining<
  V = unknown,
  O extends Option = Option,
  E extends GameEvent = GameEvent,
  T extends Thing = Thing,
> {
  /** Null for an icon that is not the game's. */
  icon(icon: IconName, language: Language): Explained | null;
  /** Every icon of the game. */
  icons(language: Language): readonly IconGroup[];
  /** What is marked as a thing, as it lies there now; null for what tells nothing. */
  preview(thing: Thing, at: TableAt<V, O, E>): Preview<T> | null;
  /** A round in short. */
  aid(language: Language): readonly AidPart[];
}

/** Where a thing lies, and who looks at it. */
export interface TableAt<V, O extends Option, E extends GameEvent> {
  readonly snapshot: Snapshot<V, O, E>;
  /** Everything that was heard so far. */
  readonly log: readonly Heard<E>[];
  readonly seat: Seat | null;
  readonly speaking: Speaking;
  readonly language: Language;
}

/** A thing in words. */
export interface Preview<T extends Thing = Thing> {
  readonly title: string;
  /** What it is: "Imperium card". */
  readonly note?: string;
  /** As it is drawn, beside the words. */
  readonly face?: ReactNode;
  readonly parts: readonly PreviewPart[];
  /** What opens large, with its rulings. */
  readonly thing: T | null;
  /** The rules that matter most. */
  readonly rules: readonly string[];
}

export interface PreviewPart {
  readonly heading?: string;
  readonly lines: readonly PreviewLine[];
}

export interface PreviewLine {
  /** Icons before the words. */
  readonly marks?: ReactNode;
  readonly text: string;
  /** How it stands with that: "you have 1". */
  readonly note?: string;
}

/** An icon in words. */
export interface Explained {
  readonly icon: IconName;
  readonly name: string;
  readonly sentence: string;
  /** The rule that says so. */
  readonly rule: string;
}

export interface IconGroup {
  readonly name: string;
  readonly icons: readonly Explained[];
}

export interface AidPart {
  readonly heading: string;
  readonly lines: readonly AidLine[];
}

export interface AidLine {
  readonly icon: IconName;
  readonly text: string;
  readonly rule: string;
}
