import type { DecisionKind, ImperiumEvent, ImperiumOption, PlayerView } from '@landsraad/imperium';
import type { Heard, OpenDecision, Seat } from '@landsraad/kernel';
import type { ImperiumSnapshot } from '../snapshot.ts';

type Told = Heard<ImperiumEvent>;
type ToldOf<T extends ImperiumEvent['type']> = Extract<Told, { type: T }>;

/** A coached game as the person sees it, at any moment. */
export interface Seen {
  readonly snapshot: ImperiumSnapshot;
  readonly log: readonly Told[];
  readonly seat: Seat;
  readonly me: PlayerView;
}

/** What the coach sees when the person owes a decision, or when the game is over. */
export interface Scene extends Seen {
  readonly asked: OpenDecision<ImperiumOption> | null;
}

/** Null for whoever only watches. */
export function seenIn(snapshot: ImperiumSnapshot, log: readonly Told[]): Seen | null {
  const { viewer, view } = snapshot;
  if (typeof viewer !== 'number') return null;
  return { snapshot, log, seat: viewer, me: view.players[viewer]! };
}

/** Null while others play: nothing is said that would be gone before it is read. */
export function sceneOf(snapshot: ImperiumSnapshot, log: readonly Told[]): Scene | null {
  const { decision, result } = snapshot;
  const seen = seenIn(snapshot, log);
  return seen && (decision || result) ? { ...seen, asked: decision } : null;
}

export const asks = ({ asked }: Scene, kind: DecisionKind): boolean => asked?.kind === kind;

/** A turn begins. */
export const atTurn = (scene: Scene): boolean => asks(scene, 'turn.kind');

export const roundOf = ({ snapshot }: Seen): number => snapshot.view.round;

export const optionsOf = ({ asked }: Scene): readonly ImperiumOption[] =>
  asked && 'options' in asked ? asked.options : [];

export const offersType = (scene: Scene, type: ImperiumOption['type']): boolean =>
  optionsOf(scene).some((option) => option.type === type);

/** Everything of a kind that was told of one seat. */
export const ownOf = <T extends ImperiumEvent['type']>({ log, seat }: Seen, type: T): ToldOf<T>[] =>
  log.filter(
    (event): event is ToldOf<T> => event.type === type && 'seat' in event && event.seat === seat,
  );

/** Influence gives points and takes them back: once reached is reached. */
export const pointsReached = (seen: Seen): number =>
  Math.max(0, ...ownOf(seen, 'vp-gained').map(({ total }) => total));

/** Every Conflict that was fought out. */
export const conflictsIn = ({ log }: Seen): ToldOf<'conflict-resolved'>[] =>
  log.filter((event): event is ToldOf<'conflict-resolved'> => event.type === 'conflict-resolved');
