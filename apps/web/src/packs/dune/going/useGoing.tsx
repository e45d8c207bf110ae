import { type CellId, type DuneOption, type Forces, territoryOfCell } from '@landsraad/dune';
import type { Reason } from '@landsraad/kernel';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useActs, useDraft } from '../../../table/desk/draft.ts';
import { useLatest } from '../../../table/desk/useLatest.ts';
import { NO_OFFERS, type Offers, type Spot } from '../../../table/spots.ts';
import { useKeys } from '../../../table/useKeys.ts';
import { spotOfCell } from '../map/offered.ts';
import { countOf } from '../map/standing.ts';
import type { DuneAsked } from '../spots.ts';
import { useDune } from '../table/desk.ts';
import {
  answerFor,
  begun,
  distancesOf,
  firstAnswer,
  type Going,
  goingTo,
  movingFrom,
  offersAt,
  type Source,
  takenOf,
  withTaken,
} from './going.ts';

/** A shipment or a move that is put together on the map, and said when all of it is known. */
export interface GoingDesk {
  /** Null while there is nothing to put together. */
  readonly going: Going | null;
  /** The decision that it answers. */
  readonly asked: DuneAsked | null;
  readonly offers: Offers<DuneOption>;
  readonly distances: ReadonlyMap<CellId, number>;
  /** It is said, and its questions are answered as they come. */
  readonly said: boolean;
  /** Why what was pressed last cannot be done. */
  readonly refused: Reason | null;
  press(spot: Spot): void;
  /** Forces were taken up at a cell, or laid down on one. */
  take(cell: CellId): void;
  lay(cell: CellId): void;
  count(source: Source, forces: Forces): void;
  back(): void;
  confirm(): void;
}

const NO_DISTANCES: ReadonlyMap<CellId, number> = new Map();

const GoingContext = createContext<GoingDesk | null>(null);

/** Null where nobody decides: in a replay. */
export const useGoing = (): GoingDesk | null => use(GoingContext);

/** What is put together on the map; it begins anew with each decision. */
interface Together {
  readonly at: DuneAsked | null;
  readonly going: Going | null;
  readonly refused: Reason | null;
}

/** What is being said, and which question was answered last. */
interface Saying {
  readonly going: Going;
  readonly last: DuneAsked;
}

/** The decisions that begin a shipment or a move. */
const BEGINNINGS: ReadonlySet<string> = new Set(['ship', 'move']);

export function GoingProvider({ children }: { readonly children: ReactNode }) {
  const { decision, snapshot, offers: offered } = useDune();
  const { busy } = useDraft();
  const { answer, press: pressPlainly } = useActs();
  const { view } = snapshot;
  const asked = decision && BEGINNINGS.has(decision.kind) ? decision : null;
  const [together, setTogether] = useState<Together>({ at: null, going: null, refused: null });
  const current = together.at === asked && asked !== null;
  const start = useMemo(() => (asked ? begun(asked, view) : null), [asked, view]);
  const going = current ? together.going : start;
  const [saying, say] = useState<Saying | null>(null);
  useSaying(saying, say);
  const said = saying?.going ?? null;

  // What may be pressed depends on where it begins, not on how many go.
  const from = going?.by === 'move' ? (going.from as readonly CellId[]) : null;
  const offers = useMemo(
    () => (asked ? offersAt(from, asked, offered, view) : offered),
    [asked, from, offered, view],
  );
  const distances = useMemo(
    () => (asked ? distancesOf(from, offers, asked.seat, view) : NO_DISTANCES),
    [asked, from, offers, view],
  );
  const put = (next: Going | null, refused: Reason | null = null) =>
    setTogether({ at: asked, going: next, refused });

  const press = useLatest((spot: Spot) => {
    if (!asked || busy || said) return pressPlainly(spot);
    const why = offers.mayNot.get(spot);
    if (why) return put(going, why);
    const [option, ...others] = offers.may.get(spot) ?? [];
    if (!option || others.length > 0) return pressPlainly(spot);
    if (going && option.type === 'cell') return put(goingTo(going, option.cell, asked, view));
    if (going && option.type === 'to-reserves') return put(goingTo(going, 'reserves', asked, view));
    const moving =
      option.type === 'territory' ? movingFrom(option.territory, asked.seat, view) : null;
    return moving ? put(moving) : pressPlainly(spot);
  });
  const take = useLatest((cell: CellId) => {
    if (asked?.kind === 'move') put(movingFrom(territoryOfCell(cell).id, asked.seat, view));
  });
  const lay = useLatest((cell: CellId) => press(spotOfCell(offers, cell)));
  const count = useLatest((source: Source, forces: Forces) => {
    if (going) put(withTaken(going, source, forces));
  });
  /** A step back: another goal, then other forces. */
  const back = useLatest(() => {
    if (said) return say(null);
    if (!going) return;
    if (going.to !== null) put({ ...going, to: null, taken: {} });
    else put(null);
  });
  const confirm = useLatest(() => {
    const first = going && firstAnswer(going);
    if (!asked || !going || !first || busy || said || countOf(takenOf(going)) === 0) return;
    say({ going, last: asked });
    answer(first);
  });
  useKeys((command) => {
    if (!going && !said) return false;
    if (command.do === 'confirm') return confirm();
    return command.do === 'clear' ? back() : false;
  });
  const refused = current ? together.refused : null;
  const desk = useMemo(
    () => ({
      going: said ?? going,
      asked,
      offers: said ? NO_OFFERS : offers,
      distances,
      said: said !== null,
      refused,
      press,
      take,
      lay,
      count,
      back,
      confirm,
    }),
    [said, going, asked, offers, distances, refused, press, take, lay, count, back, confirm],
  );
  return <GoingContext value={desk}>{children}</GoingContext>;
}

/** What was put together is said answer by answer, until something else is asked. */
function useSaying(saying: Saying | null, say: (saying: Saying | null) => void): void {
  const { decision } = useDune();
  const { busy } = useDraft();
  const { answer } = useActs();
  useEffect(() => {
    if (!saying || !decision || busy || decision === saying.last) return;
    const { going } = saying;
    const choice = answerFor(going, decision);
    say(choice === null || decision.kind === 'move.to' ? null : { going, last: decision });
    if (choice !== null) answer(choice);
  }, [saying, say, decision, busy, answer]);
}
