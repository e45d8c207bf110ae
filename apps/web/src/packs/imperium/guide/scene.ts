import type { DecisionKind, ImperiumEvent, ImperiumOption, PlayerView } from '@landsraad/imperium';
import type { Heard, OpenDecision, Seat } from '@landsraad/kernel';
import type { ImperiumSnapshot } from '../snapshot.ts';

type Told = Heard<ImperiumEvent>;
type ToldOf<T extends ImperiumEvent['type']> = Extract<Told, { type: T }>;

/** What the coach sees when the person owes a decision, or when the game is over. */
export interface Scene {
  readonly snapshot: ImperiumSnapshot;
  readonly log: readonly Told[];
  readonly seat: Seat;
  readonly me: PlayerView;
  readonly asked: OpenDecision<ImperiumOption> | null;
}

/** Null while others play: nothing is said that would be gone before it is read. */
export function sceneOf(snapshot: ImperiumSnapshot, log: readonly Told[]): Scene | null {
  const { viewer, decision, result, view } = snapshot;
  if (typeof viewer !== 'number' || (!decision && !result)) return null;
  return { snapshot, log, seat: viewer, me: view.players[viewer]!, asked: decision };
}

export const asks = ({ asked }: Scene, kind: DecisionKind): boolean => asked?.kind === kind;

export const optionsOf = ({ asked }: Scene): readonly ImperiumOption[] =>
  asked && 'options' in asked ? asked.options : [];

export const offersType = (scene: Scene, type: ImperiumOption['type']): boolean =>
  optionsOf(scene).some((option) => option.type === type);

/** The first of its kind that was told, of anybody or of one seat. */
export const heardOf = <T extends ImperiumEvent['type']>(
  { log }: Pick<Scene, 'log'>,
  type: T,
  seat?: Seat,
): ToldOf<T> | undefined =>
  log.find(
    (event): event is ToldOf<T> =>
      event.type === type && (seat === undefined || ('seat' in event && event.seat === seat)),
  );
