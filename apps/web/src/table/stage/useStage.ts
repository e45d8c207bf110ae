import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { type Pace, useSettings } from '../../app/settings.ts';
import type { Frame } from '../../games/log.ts';
import type { Snapshot } from '../../games/protocol.ts';
import { useBeside } from '../beside.ts';
import type { TableKit } from '../kit.ts';
import type { Spot } from '../spots.ts';
import { isWhole, type Scene } from './beats.ts';
import { type Counts, changedIn, toldIn } from './counts.ts';
import type { StageKit } from './kit.ts';
import { type Mark, marksOf } from './marks.ts';
import { lookFor, recapWish } from './recap/wish.ts';
import {
  advanced,
  areSame,
  arrived,
  back,
  type Cutting,
  continued,
  ended,
  isLive,
  isTold,
  lastScenes,
  movesIn,
  opened,
  paused,
  type Stage,
  seenAgain,
  sinceOwnTurn,
  skipped,
  stilled,
} from './stage.ts';
import { type Circumstances, entered, isHurried, stayOf } from './tempo.ts';

/** What whoever watches can do about it. */
export interface Directing {
  /** The next beat; after the last one, the next scene. */
  readonly next: () => void;
  readonly goOn: () => void;
  readonly back: () => void;
  readonly pause: () => void;
  readonly skip: () => void;
  /** These once more. */
  readonly again: (scenes: readonly Scene[]) => void;
  /** Looks at the table under what covers it, or no longer. */
  readonly setAside: (aside: boolean) => void;
}

export interface Staging {
  readonly stage: Stage;
  /** What happened since the viewer last acted. */
  readonly since: readonly Scene[];
  /** The others' turns among it, in this round. */
  readonly moves: readonly Scene[];
  /** Where those were. */
  readonly marks: ReadonlyMap<Spot, Mark>;
  readonly counts: Counts;
  /** The table is looked at under what covers it. */
  readonly aside: boolean;
  readonly direct: Directing;
  /** What of the log can be seen again. */
  readonly retold: () => readonly Scene[];
}

const StagingContext = createContext<Staging | null>(null);
export const StagingProvider = StagingContext.Provider;
const NO_MARKS: ReadonlyMap<Spot, Mark> = new Map();
const MarksContext = createContext(NO_MARKS);
export const MarksProvider = MarksContext.Provider;
/** Where the others went: for the many parts of a board, which no beat draws anew. */
export const useMarks = (): ReadonlyMap<Spot, Mark> => useContext(MarksContext);
/** Null where nothing is staged: a still of a replay. */
export const useStaging = (): Staging | null => useContext(StagingContext);

/** Whether whoever plays for two has just been here with their other eyes: they come back from nowhere. */
const StayedContext = createContext(false);
export const StayedProvider = StayedContext.Provider;

const tick = (stage: Stage): Stage => (isTold(stage) ? continued(stage) : advanced(stage));

/** A game of before that goes on by itself. */
export interface Rolled {
  readonly pace: Pace;
}

/** Plays what happened before the eyes of whoever sits at the table, and says what to show. */
export function useStage(
  kit: TableKit,
  trail: readonly Frame[],
  rolled: Rolled | null = null,
): Staging & Frame {
  const live = trail.at(-1)!;
  const cutting = useCutting(kit, live.snapshot.id, rolled);
  const circumstances = useCircumstances(live.snapshot, rolled);
  const stayed = useContext(StayedContext);
  const [kept, setStage] = useState(() =>
    stayed ? opened(live, cutting) : entered(trail, cutting, circumstances),
  );
  const [aside, setAside] = useState(false);
  let stage = kept;
  if (stage.live !== live) stage = arrived(stage, trail, cutting);
  if (isHurried(stage, circumstances))
    stage = circumstances.still ? stilled(stage) : skipped(stage);
  if (stage !== kept) setStage(stage);

  const playing = stage.scenes[0]?.from;
  const over = stage.scenes[0]?.over;
  const { at } = stage;
  const stay = stayOf(stage, circumstances);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every beat has its own time
  useEffect(() => {
    if (stay === null) return;
    const timer = setTimeout(() => setStage(tick), stay);
    return () => clearTimeout(timer);
  }, [playing, at, stay]);
  // Whoever looks at the table while others decide comes back when the end is to be seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each scene, and with its end
  useEffect(() => setAside(false), [playing, over]);

  const found = useMemo(
    () => sinceOwnTurn(stage.shown, trail, cutting),
    [stage.shown, trail, cutting],
  );
  // As long as the viewer acts nothing is added: no part of the board is drawn anew for it.
  const [since, setSince] = useState(found);
  if (since !== found && !areSame(since, found)) setSince(found);
  const moves = useMemo(() => movesIn(since), [since]);
  const marks = useMemo(() => marksOf(moves, kit.choices), [moves, kit]);
  const changed = useMemo(() => changedIn(moves), [moves]);
  const told = useMemo(() => toldIn(stage), [stage]);
  const counts = useMemo(() => ({ changed, told }), [changed, told]);
  const again = useCallback(
    (scenes: readonly Scene[]) => setStage((now) => seenAgain(now, scenes)),
    [],
  );
  const direct = useMemo(
    (): Directing => ({
      next: () => setStage(tick),
      goOn: () => setStage(continued),
      back: () => setStage(back),
      pause: () => setStage((now) => paused(now, !now.paused)),
      skip: () =>
        setStage((now) => {
          const [scene] = now.scenes;
          if (!scene || !isWhole(scene)) return skipped(now);
          return isTold(now) ? continued(now) : ended(now);
        }),
      again,
      setAside,
    }),
    [again],
  );
  const snapshot = useMemo(() => shownOf(stage), [stage]);
  const { shown } = stage;
  const retold = useCallback(() => lastScenes(shown, trail, cutting), [shown, trail, cutting]);
  return useMemo(
    () => ({
      stage,
      since,
      moves,
      marks,
      counts,
      aside,
      direct,
      retold,
      snapshot,
      log: stage.shown.log,
    }),
    [stage, since, moves, marks, counts, aside, direct, retold, snapshot],
  );
}

/** What is past asks nothing. */
function shownOf(stage: Stage): Snapshot {
  if (isLive(stage)) return stage.live.snapshot;
  return { ...stage.shown.snapshot, decision: null, canUndo: false, thinking: null };
}

/** How the game's passages are seen by this person. */
function useCutting(kit: TableKit, game: string, rolled: Rolled | null): Cutting {
  const wished = useSettings((settings) => recapWish(settings, game));
  const ownToo = rolled !== null;
  const wish = ownToo ? 'short' : wished;
  return useMemo(() => {
    const { story, stage } = kit;
    const lookOf = lookFor(stage as StageKit, wish);
    return { story, stage: { beatsOf: stage.beatsOf, lookOf }, ownToo } as unknown as Cutting;
  }, [kit, wish, ownToo]);
}

/** A coach tells what happens; for whoever reads the table, its log does. */
function useCircumstances(
  { guide }: Snapshot,
  rolled: Rolled | null,
): Circumstances & { readonly still: boolean } {
  const pace = useSettings((settings) => settings.pace);
  const textView = useSettings((settings) => settings.textView);
  const beside = useBeside();
  const left = beside?.left() ?? null;
  const online = beside !== null;
  if (rolled) {
    const still = textView ? 'instant' : rolled.pace;
    return { pace: still, left: null, online: false, rolls: true, still: !textView };
  }
  if (guide) return { pace: 'instant', left, online, still: false };
  return { pace: textView ? 'instant' : pace, left, online, still: !textView };
}
