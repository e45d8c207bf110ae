import type { Choice, Reason } from '@landsraad/kernel';
import { createContext, useCallback, useMemo, useState } from 'react';
import { type Picks, pickedSpots, pressOn, startOf } from '../picks.ts';
import type { Asked, Spot, Thing } from '../spots.ts';
import type { Known } from './known.ts';
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
  /** An answer is on its way. */
  readonly busy: boolean;
}

/** What can be done about it. */
export interface Acts {
  readonly setPicks: (picks: Picks) => void;
  readonly answer: (choice: Choice) => void;
  /** Why a choice would not be taken, or null; nothing is sent for good. */
  readonly whyNot: (choice: Choice) => Promise<Reason | null>;
  /** With several equal things on a spot: which of them. */
  readonly press: (spot: Spot, copy?: number) => void;
  readonly inspect: (thing: Thing) => void;
  /** The remark was read. */
  readonly dismiss: () => void;
}

const DraftContext = createContext<Draft | null>(null);
export const DraftProvider = DraftContext.Provider;
export const useDraft = (): Draft => useRequired(DraftContext);

const ActsContext = createContext<Acts | null>(null);
export const ActsProvider = ActsContext.Provider;
export const useActs = (): Acts => useRequired(ActsContext);

export interface Sending {
  readonly send: (choice: Choice) => Promise<unknown>;
  readonly whyNot: (choice: Choice) => Promise<Reason | null>;
  readonly inspect: (thing: Thing) => void;
}

export function useNewDraft(
  { snapshot, decision, offers }: Known,
  { send, whyNot, inspect }: Sending,
): { readonly draft: Draft; readonly acts: Acts } {
  const { position } = snapshot;
  const [picks, setPicks] = useAt(decision, startOf);
  const [remark, setRemark] = useAt<Asked | null, Remark | null>(decision, nothing);
  const [sent, setSent] = useState(-1);
  const busy = sent === position;

  const answer = useLatest((choice: Choice) => {
    if (busy || !decision) return;
    setSent(position);
    setRemark(null);
    send(choice).then(
      () => setSent(-1),
      () => setSent(-1),
    );
  });
  const press = useLatest((spot: Spot, copy?: number) => {
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
  const dismiss = useCallback(() => setRemark(null), [setRemark]);
  const { ids } = picks;
  // A number that goes up and down picks no spot: the board is not drawn anew for it.
  const picked = useMemo(() => pickedSpots(offers, ids), [offers, ids]);
  const draft = useMemo(() => ({ picks, picked, remark, busy }), [picks, picked, remark, busy]);
  const acts = useMemo(
    () => ({ setPicks, answer, whyNot, press, inspect, dismiss }),
    [setPicks, answer, whyNot, press, inspect, dismiss],
  );
  return { draft, acts };
}

const nothing = () => null;

/** State that belongs to one thing and begins anew with the next. */
function useAt<K, T>(key: K, start: (key: K) => T): [T, (value: T) => void] {
  const [state, setState] = useState({ key, value: start(key) });
  const current = state.key === key ? state : { key, value: start(key) };
  if (current !== state) setState(current);
  const set = useCallback((value: T) => setState({ key, value }), [key]);
  return [current.value, set];
}
