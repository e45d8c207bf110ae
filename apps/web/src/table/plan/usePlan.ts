import type { Choice, Option, Reason } from '@landsraad/kernel';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import type { Snapshot } from '../../games/protocol.ts';
import { letGo } from '../desk/letGo.ts';
import { useRequired } from '../desk/required.ts';
import { useLatest } from '../desk/useLatest.ts';
import type { TableKit } from '../kit.ts';
import type { Asked, Spot } from '../spots.ts';
import { type AnyPlanKit, type Foreseen, NO_WAYS, type PlannedStep, type Ways } from './kit.ts';
import {
  completed,
  type Entry,
  type Exchange,
  exchanges,
  isSameQuestion,
  nextOf,
  type Plan,
  type Planned,
  planned,
  withEntry,
  without,
  withoutLast,
} from './plan.ts';

/** What the viewer thinks ahead. Nothing of it is sent before it is played. */
export interface Planning {
  /** Presses go into the plan. */
  readonly open: boolean;
  readonly plan: Plan;
  /** What comes of it; null where nothing is planned. */
  readonly foreseen: Foreseen | null;
  /** What playing it would answer: the rest of the turn, or as far as the person must be asked. */
  readonly whole: Foreseen | null;
  /** What is asked after what is planned; without a plan what is owed. */
  readonly decision: Asked | null;
  /** Others have their turn, and the viewer's next one can be thought of. */
  readonly canPrepare: boolean;
  /** It can be sent: the viewer is asked for its first answer. */
  readonly playable: boolean;
  /** Its answers are on their way. */
  readonly playing: boolean;
  /** What was played stopped: something was asked that was not foreseen. */
  readonly surprised: boolean;
  readonly ways: Ways;
  /** The options that its list leaves out: what playing it does anyway, and what is counted. */
  readonly unlisted: ReadonlySet<string>;
  /** Nothing is asked there that playing it would not answer. */
  readonly asksNothing: boolean;
  /** A number that can be part of the plan. */
  readonly counter: Counter | null;
  /** What could lie in it instead of something else. */
  readonly exchanges: ReadonlyMap<Spot, Exchange>;
  /** Where the person wants to get to; which way is still open. */
  readonly aim: Spot | null;
}

export interface Counter {
  readonly option: Option;
  /** Where the option stands, and the number that is asked for behind it. */
  readonly decision: Asked;
  readonly asked: Extract<Asked, { shape: 'number' }>;
  readonly n: number;
}

export interface PlanActs {
  /** Thinks of the next turn while others have theirs. */
  readonly prepare: () => void;
  /** Sets the number of the plan. */
  readonly count: (n: number) => void;
  readonly add: (entry: Entry) => void;
  /** Whether a turn can be about that spot. */
  readonly leadsTo: (spot: Spot) => boolean;
  /** Plans the way from one spot to another, if there is one; why not, where that is known. */
  readonly bring: (from: Spot, to: Spot) => Reason | null;
  readonly aimAt: (spot: Spot | null) => void;
  readonly remove: (choice: Choice) => void;
  readonly back: () => void;
  readonly drop: () => void;
  readonly play: () => void;
  /** Another plan in its place. */
  readonly replace: (plan: Plan) => void;
  /** Plays these instead of what is planned. */
  readonly playAll: (steps: readonly PlannedStep[]) => void;
}

const PlanContext = createContext<(Planning & PlanActs) | null>(null);
export const PlanProvider = PlanContext.Provider;
export const usePlan = (): Planning & PlanActs => useRequired(PlanContext);

export function useNewPlan(
  { plan: kit, choices }: TableKit,
  snapshot: Snapshot,
  send: (choice: Choice) => Promise<unknown>,
): Planning & PlanActs {
  const wished = useSettings((settings) => settings.plan);
  const { view, decision: live, guide, position } = snapshot;
  const [plan, setPlan] = useState<Plan>([]);
  const [ahead, setAhead] = useState(false);
  const [aim, setAim] = useState<Spot | null>(null);
  const [queue, setQueue] = useState<readonly PlannedStep[] | null>(null);
  const [surprisedAt, setSurprisedAt] = useState(-1);

  const thinks = wished && kit !== null && !guide;
  if (thinks) use(kit.ready(view));
  const start = useMemo(() => (thinks ? kit.foresee(view, []) : null), [kit, view, thinks]);
  const first = start?.decision ?? null;
  const isOwed = live === null ? ahead : first !== null && isSameQuestion(first, live);
  const open = first !== null && queue === null && isOwed;
  const thought = useMemo(
    () => (open && plan.length > 0 ? planned(kit!, view, plan) : null),
    [kit, open, view, plan],
  );
  const whole = useMemo(
    () => (thought && thought.own.length > 0 ? completed(kit!, view, thought) : null),
    [kit, view, thought],
  );
  const foreseen = thought?.foreseen ?? null;
  const decision = open ? (foreseen ?? start!).decision : live;
  const ways = useMemo(
    () => (open && decision ? kit!.ways(foreseen?.view ?? view, decision) : NO_WAYS),
    [kit, open, view, foreseen, decision],
  );
  const others = useMemo(
    () =>
      thought
        ? exchanges(kit!, thought, (option, asked) => choices.spotOf(option, asked))
        : NO_EXCHANGES,
    [kit, choices, thought],
  );
  const counter = useMemo(
    () => (thought ? counterOf(kit!, view, plan, thought) : null),
    [kit, view, plan, thought],
  );
  const ending = foreseen?.decision ? kit!.ends(foreseen.decision) : null;
  const unlisted = useMemo(() => unlistedIn(kit, foreseen, ending), [kit, foreseen, ending]);

  // A plan for a hand that is gone is none.
  const lost =
    thought !== null && thought.own.length === 0 && foreseen?.why?.code === 'not-offered';
  useEffect(() => {
    if (lost) setPlan([]);
  }, [lost]);
  useRunner(queue, setQueue, snapshot, send, () => setSurprisedAt(position));
  const surprised = surprisedAt === position;

  const playable = live !== null && foreseen?.why === null && isRipe(kit, whole);
  const playAll = useLatest((steps: readonly PlannedStep[]) => {
    letGo();
    setAim(null);
    setPlan([]);
    setQueue(steps);
  });
  const add = useLatest((entry: Entry) => {
    const way = aim === null ? undefined : ways.may.get(aim)?.find(([one]) => one === entry[0]);
    setAim(null);
    setPlan(withEntry(plan, way ?? entry));
  });
  const leadsTo = useCallback(
    (spot: Spot): boolean => {
      const all = kit && first && kit.ways(view, first);
      return all ? all.may.has(spot) || all.mayNot.has(spot) : false;
    },
    [kit, view, first],
  );
  const bring = useCallback(
    (from: Spot, to: Spot): Reason | null => {
      if (!kit || !first || !('options' in first)) return null;
      const begins = (id: Choice) =>
        first.options.some(
          (option: Option) => option.id === id && choices.spotOf(option, first) === from,
        );
      const { may, mayNot } = kit.ways(view, first);
      const way = may.get(to)?.find(([id]) => begins(id!));
      if (way) setPlan([way]);
      return way ? null : (mayNot.get(to) ?? null);
    },
    [kit, choices, view, first],
  );
  const back = useLatest(() => (aim ? setAim(null) : setPlan(withoutLast(plan))));
  const count = useLatest((n: number) => {
    if (!counter) return;
    const rest = counter.n > 0 ? withoutLast(plan) : plan;
    setPlan(n > 0 ? [...rest, [counter.option.id, n]] : rest);
  });
  const play = useLatest(() => {
    if (playable && whole && !queue) playAll(whole.steps);
  });
  const acts = useMemo(
    (): PlanActs => ({
      add,
      bring,
      leadsTo,
      count,
      prepare: () => setAhead(true),
      aimAt: setAim,
      remove: (choice) => setPlan((now) => without(now, choice)),
      back,
      drop: () => {
        setAhead(false);
        setAim(null);
        setPlan([]);
      },
      replace: setPlan,
      play,
      playAll,
    }),
    [add, bring, leadsTo, count, back, play, playAll],
  );
  const playing = queue !== null;
  const asksNothing = ending !== null;
  const canPrepare = live === null && first !== null && !ahead;
  const known = useMemo(
    () => ({
      ...{ open, plan, foreseen, whole, decision, playable, playing, surprised, ways, aim },
      exchanges: others,
    }),
    [open, plan, foreseen, whole, decision, playable, playing, surprised, ways, aim, others],
  );
  return useMemo(
    () => ({ ...known, counter, unlisted, asksNothing, canPrepare, ...acts }),
    [known, counter, unlisted, asksNothing, canPrepare, acts],
  );
}

/** The number that is set last, or could be set now. */
function counterOf(kit: AnyPlanKit, view: unknown, plan: Plan, thought: Planned): Counter | null {
  const [id, n] = plan.at(-1) ?? [];
  const set = plan.at(-1)?.length === 2 && typeof n === 'number';
  const base = set ? planned(kit, view, withoutLast(plan)) : thought;
  const decision = base?.foreseen.decision;
  if (!base || !decision || !('options' in decision)) return null;
  const option = decision.options.find((one) => kit.isCounted(one) && (!set || one.id === id));
  const asked = option && kit.foresee(view, [...base.answers, option.id])?.decision;
  if (!option || asked?.shape !== 'number') return null;
  return { option, decision, asked, n: set ? (n as number) : 0 };
}

function unlistedIn(
  kit: AnyPlanKit | null,
  foreseen: Foreseen | null,
  ending: Choice | null,
): ReadonlySet<string> {
  const decision = foreseen?.decision;
  if (!kit || !decision || !('options' in decision)) return NOTHING;
  const options: readonly Option[] = decision.options;
  return new Set(
    options.flatMap((option) => (option.id === ending || kit.isCounted(option) ? [option.id] : [])),
  );
}

/** Nothing in it is left open that must be chosen before anything else. */
export const isRipe = (kit: AnyPlanKit | null, whole: Foreseen | null): boolean =>
  whole !== null && (whole.decision === null || kit!.mayStop(whole.decision));

const NO_EXCHANGES: ReadonlyMap<Spot, Exchange> = new Map();
const NOTHING: ReadonlySet<string> = new Set();

/** Sends what is played, answer by answer, as long as it is asked as it was foreseen. */
function useRunner(
  queue: readonly PlannedStep[] | null,
  setQueue: (queue: readonly PlannedStep[] | null) => void,
  { decision, position }: Snapshot,
  send: (choice: Choice) => Promise<unknown>,
  onSurprise: () => void,
): void {
  const sentAt = useRef(-1);
  const step = useLatest(() => {
    if (!queue || sentAt.current === position) return;
    const next = nextOf(queue, decision);
    if (next.is === 'answer') {
      sentAt.current = position;
      setQueue(next.rest);
      const stop = () => {
        sentAt.current = -1;
        setQueue(null);
      };
      send(next.choice).then((taken) => taken === false && stop(), stop);
    } else if (next.is === 'done') setQueue(null);
    else if (decision) {
      setQueue(null);
      onSurprise();
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every new question
  useEffect(step, [queue, decision, position, step]);
}
