import type { DecisionKind, DuneEvent, DuneOption, DuneView, FactionView } from '@landsraad/dune';
import type { Heard, Seat } from '@landsraad/kernel';
import type { Snapshot } from '../../../games/protocol.ts';
import type { DuneAsked } from '../spots.ts';

type Told = Heard<DuneEvent>;
type ToldOf<T extends DuneEvent['type']> = Extract<Told, { type: T }>;
export type DuneSnapshot = Snapshot<DuneView, DuneOption, DuneEvent>;

/** The coached game as the person sees it, at any moment. */
export interface Seen {
  readonly view: DuneView;
  readonly over: boolean;
  readonly log: readonly Told[];
  readonly seat: Seat;
  readonly me: FactionView;
}

/** What the coach sees when the person owes a decision, or when the game is over. */
export interface Scene extends Seen {
  readonly asked: DuneAsked | null;
}

/** Null for whoever only watches. */
export function seenIn({ viewer, view, result }: DuneSnapshot, log: readonly Told[]): Seen | null {
  if (typeof viewer !== 'number') return null;
  return { view, over: result !== null, log, seat: viewer, me: view.factions[viewer]! };
}

/** Null while others play: nothing is said that would be gone before it is read. */
export function sceneOf(snapshot: DuneSnapshot, log: readonly Told[]): Scene | null {
  const seen = seenIn(snapshot, log);
  const { decision } = snapshot;
  return seen && (decision || seen.over) ? { ...seen, asked: decision } : null;
}

export const asks = ({ asked }: Scene, ...kinds: DecisionKind[]): boolean =>
  asked !== null && (kinds as string[]).includes(asked.kind);

export const toldOf = <T extends DuneEvent['type']>({ log }: Seen, type: T): ToldOf<T>[] =>
  log.filter((event): event is ToldOf<T> => event.type === type);

/** Of the person's own doing. */
export const ownOf = <T extends DuneEvent['type']>(seen: Seen, type: T): ToldOf<T>[] =>
  toldOf(seen, type).filter((event) => 'seat' in event && event.seat === seen.seat);

/** Cells with spice in them. */
export const spiceCells = ({ view }: Seen): string[] =>
  Object.keys(view.spice).filter((cell) => view.spice[cell]! > 0);
