import type { ImperiumOption, PlayerView, Context as Speaking } from '@landsraad/imperium';
import type { Choice, Language, Reason, Seat } from '@landsraad/kernel';
import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '../app/language.ts';
import type { ImperiumSnapshot } from '../packs/imperium/snapshot.ts';
import type { ImperiumAsked as Asked } from '../packs/imperium/spots.ts';
import { spotOf } from '../packs/imperium/spots.ts';
import type { Told } from '../packs/imperium/table/story.ts';
import { type Picks, pickedSpots, pressOn, startOf } from './picks.ts';
import { type Offers, offersOf, type Spot, type Thing } from './spots.ts';

/** What was pressed and cannot be done, or can be done in several ways; shown beside the spot. */
export type Remark =
  | { readonly is: 'refused'; readonly spot: Spot; readonly why: Reason }
  | { readonly is: 'several'; readonly spot: Spot };

/** Everything that the parts of the table share: the snapshot, and what the person is about to do. */
export interface Desk {
  readonly snapshot: ImperiumSnapshot;
  readonly log: readonly Told[];
  readonly language: Language;
  /** The viewer's seat, or null for whoever only watches. */
  readonly seat: Seat | null;
  readonly me: PlayerView | null;
  readonly name: (seat: Seat) => string;
  readonly speaking: Speaking;
  readonly decision: Asked | null;
  readonly offers: Offers<ImperiumOption>;
  readonly picks: Picks;
  readonly picked: ReadonlySet<Spot>;
  readonly setPicks: (picks: Picks) => void;
  /** An answer is on its way. */
  readonly busy: boolean;
  readonly answer: (choice: Choice) => void;
  readonly press: (spot: Spot, copy?: number) => void;
  readonly inspect: (thing: Thing) => void;
  readonly remark: Remark | null;
  readonly dismiss: () => void;
}

const DeskContext = createContext<Desk | null>(null);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('no table here');
  return desk;
}

interface Needs {
  readonly snapshot: ImperiumSnapshot;
  readonly log: readonly Told[];
  readonly name: (seat: Seat) => string;
  readonly send: (choice: Choice) => Promise<unknown>;
  readonly inspect: (thing: Thing) => void;
}

export function useNewDesk({ snapshot, log, name, send, inspect }: Needs): Desk {
  const language = useLanguage();
  const { decision, position, viewer, view } = snapshot;
  const offers = useMemo(() => offersOf(decision, spotOf), [decision]);
  const [picks, setPicks] = useAt(decision, startOf);
  const [remark, setRemark] = useAt<Asked | null, Remark | null>(decision, nothing);
  const [sent, setSent] = useState(-1);
  const busy = sent === position;

  const answer = useCallback(
    (choice: Choice) => {
      if (busy || !decision) return;
      setSent(position);
      setRemark(null);
      send(choice).then(
        () => setSent(-1),
        () => setSent(-1),
      );
    },
    [busy, decision, position, send, setRemark],
  );
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
  const speaking = useMemo(() => ({ seatName: name }), [name]);
  const picked = useMemo(() => pickedSpots(offers, picks), [offers, picks]);
  const seat = typeof viewer === 'number' ? viewer : null;
  return useMemo(
    () => ({
      snapshot,
      log,
      language,
      seat,
      me: seat === null ? null : view.players[seat]!,
      name,
      speaking,
      decision,
      offers,
      picks,
      picked,
      setPicks,
      busy,
      answer,
      press,
      inspect,
      remark,
      dismiss,
    }),
    [
      snapshot,
      log,
      language,
      seat,
      view,
      name,
      speaking,
      decision,
      offers,
      picks,
      picked,
      setPicks,
      busy,
      answer,
      press,
      inspect,
      remark,
      dismiss,
    ],
  );
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

/** A function whose identity never changes and that always does what the last one given does. */
export function useLatest<A extends unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act);
  // With the picture, not after it: what is pressed on the new picture must not mean the old one.
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
