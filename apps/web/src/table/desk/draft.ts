import type { Choice, Option, Reason } from '@landsraad/kernel';
import { createContext, useCallback, useMemo, useState } from 'react';
import type { TableKit } from '../kit.ts';
import { type Picks, pickedSpots, pressOn, startOf } from '../picks.ts';
import type { Foreseen } from '../plan/kit.ts';
import type { PlanActs, Planning } from '../plan/usePlan.ts';
import type { Asked, Spot, Thing } from '../spots.ts';
import type { Known } from './known.ts';
import { letGo } from './letGo.ts';
import { useRequired } from './required.ts';
import { useLatest } from './useLatest.ts';

/** What was pressed and cannot be done, or can be done in several ways; shown beside the spot. */
export type Remark =
  | { readonly is: 'refused'; readonly spot: Spot; readonly why: Reason }
  | { readonly is: 'several'; readonly spot: Spot };

/** What the person is about to do: it changes with every press, and begins anew with a decision. */
export interface Draft {
  readonly picks: Picks;
  readonly picked: ReadonlySet<Spot>;
  readonly remark: Remark | null;
  /** An answer that waits to be given once more. */
  readonly doubted: Option | null;
  /** Which of the faces to choose from are shown. */
  readonly page: number;
  /** An answer is on its way. */
  readonly busy: boolean;
}

/** What can be done about it. */
export interface Acts {
  readonly setPicks: (picks: Picks) => void;
  readonly setPage: (page: number) => void;
  readonly answer: (choice: Choice) => void;
  /** Does something of the own accord, whoever is asked; null where a game is only watched. */
  readonly act: Act | null;
  /** Why a choice would not be taken, or null; nothing is sent for good. */
  readonly whyNot: (choice: Choice) => Promise<Reason | null>;
  /** With several equal things on a spot: which of them. */
  readonly press: (spot: Spot, copy?: number) => void;
  /** Something was taken from one place and laid on another. */
  readonly drop: (from: Spot, to: Spot) => void;
  readonly inspect: (thing: Thing) => void;
  /** The remark was read, or an answer thought better of. */
  readonly dismiss: () => void;
}

const DraftContext = createContext<Draft | null>(null);
export const DraftProvider = DraftContext.Provider;
export const useDraft = (): Draft => useRequired(DraftContext);

const ActsContext = createContext<Acts | null>(null);
export const ActsProvider = ActsContext.Provider;
export const useActs = (): Acts => useRequired(ActsContext);

/** True when it was taken. */
type Act = (kind: string, choice: Choice) => Promise<boolean>;

export interface Sending {
  readonly send: (choice: Choice) => Promise<unknown>;
  readonly act: Act | null;
  readonly whyNot: (choice: Choice) => Promise<Reason | null>;
  readonly inspect: (thing: Thing) => void;
}

export function useNewDraft(
  { choices, plan: planKit }: TableKit,
  { snapshot, decision, offers }: Known,
  planning: Planning & PlanActs,
  { send, act, whyNot, inspect }: Sending,
): { readonly draft: Draft; readonly acts: Acts } {
  const { position } = snapshot;
  const [picks, setPicks] = useAt(decision, (asked) => startOf(asked, choices));
  const [remark, setRemark] = useAt<Asked | null, Remark | null>(decision, nothing);
  const [doubted, setDoubted] = useAt<Asked | null, Option | null>(decision, nothing);
  const [page, setPage] = useAt<Asked | null, number>(decision, firstPage);
  const [sent, setSent] = useState(-1);
  const busy = sent === position || planning.playing;

  const thought = useMemo(
    () => spotsOf(planning.foreseen, (option, asked) => choices.spotOf(option, asked)),
    [planning.foreseen, choices],
  );
  const offersOwn = (asked: Asked | null, spot: Spot): boolean =>
    asked !== null &&
    'options' in asked &&
    asked.options.some((option: Option) => choices.spotOf(option, asked) === spot);
  const answer = useLatest((choice: Choice) => {
    if (busy || !decision) return;
    const option = optionOf(decision, choice);
    if (option && option !== doubted && choices.warning?.(option, snapshot.view))
      return setDoubted(option);
    if (planning.open && !onlyEnds(planKit, decision, choice, planning)) {
      letGo();
      setRemark(null);
      return planning.add([choice]);
    }
    letGo();
    setSent(position);
    setRemark(null);
    send(choice).then(
      () => setSent(-1),
      () => setSent(-1),
    );
  });
  const press = useLatest((spot: Spot, copy?: number) => {
    const ways = planning.aim === null ? planning.ways.may.get(spot) : undefined;
    if (ways) {
      setRemark(null);
      const [way, ...others] = ways;
      return others.length === 0 ? planning.add(way!) : planning.aimAt(spot);
    }
    if (spot === planning.aim) return planning.aimAt(null);
    const other = offersOwn(decision, spot) ? undefined : planning.exchanges.get(spot);
    if (other) return planning.replace(other.plan);
    if (thought.has(spot) && !offers.may.has(spot)) return planning.remove(thought.get(spot)!);
    const pressed = pressOn(spot, decision, offers, picks, copy);
    setRemark(null);
    switch (pressed.is) {
      case 'answer':
        return answer(pressed.choice);
      case 'picks':
        return setPicks(pressed.picks);
      case 'several':
        return setRemark({ is: 'several', spot });
      case 'refused':
        return setRemark({ is: 'refused', spot, why: pressed.why });
      case 'nothing':
    }
  });
  const drop = useLatest((from: Spot, to: Spot) => {
    setRemark(null);
    const { counter } = planning;
    const counted = counter && choices.spotOf(counter.option, counter.decision) === from;
    if (counted) return planning.count(Math.min(counter.asked.max, counter.n + 1));
    if (!planning.open || !planning.leadsTo(to)) return press(from);
    const why = planning.bring(from, to);
    if (why) setRemark({ is: 'refused', spot: to, why });
  });
  const dismiss = useCallback(() => {
    setRemark(null);
    setDoubted(null);
  }, [setRemark, setDoubted]);
  const { ids } = picks;
  const { aim } = planning;
  // A number that goes up and down picks no spot: the board is not drawn anew for it.
  const picked = useMemo(
    () => new Set([...pickedSpots(offers, ids), ...thought.keys(), ...(aim ? [aim] : [])]),
    [offers, ids, thought, aim],
  );
  const draft = useMemo(
    () => ({ picks, picked, remark, doubted, page, busy }),
    [picks, picked, remark, doubted, page, busy],
  );
  const acts = useMemo(
    () => ({ setPicks, setPage, answer, act, whyNot, press, drop, inspect, dismiss }),
    [setPicks, setPage, answer, act, whyNot, press, drop, inspect, dismiss],
  );
  return { draft, acts };
}

const nothing = () => null;
const firstPage = () => 0;

/** To end a turn there is nothing to think ahead of, unless something was. */
function onlyEnds(
  kit: TableKit['plan'],
  decision: Asked,
  choice: Choice,
  { plan }: Planning,
): boolean {
  const option = optionOf(decision, choice);
  return plan.length === 0 && option !== undefined && kit!.isEnd(option);
}

const optionOf = (decision: Asked, choice: Choice): Option | undefined =>
  'options' in decision ? decision.options.find(({ id }) => id === choice) : undefined;

/** Where what is planned lies, with the answer that put it there. */
function spotsOf(
  foreseen: Foreseen | null,
  spotOf: (option: Option, decision: Asked) => Spot | null,
): ReadonlyMap<Spot, Choice> {
  const spots = new Map<Spot, Choice>();
  for (const { decision, choice } of foreseen?.steps ?? []) {
    const option = optionOf(decision, choice);
    const spot = option && spotOf(option, decision);
    if (spot) spots.set(spot, choice);
  }
  return spots;
}

/** State that belongs to one thing and begins anew with the next. */
function useAt<K, T>(key: K, start: (key: K) => T): [T, (value: T) => void] {
  const [state, setState] = useState({ key, value: start(key) });
  const current = state.key === key ? state : { key, value: start(key) };
  if (current !== state) setState(current);
  const set = useCallback((value: T) => setState({ key, value }), [key]);
  return [current.value, set];
}
