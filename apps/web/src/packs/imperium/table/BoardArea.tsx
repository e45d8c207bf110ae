import { lazy, memo, Suspense } from 'react';
import { Viewport } from '../../../table/board/Viewport.tsx';
import { useActs, useDraft } from '../../../table/desk/draft.ts';
import { useWording } from '../../../table/desk/wording.ts';
import { Board } from '../board/Board.tsx';
import { type BoardLayout, COMPOSITIONS, PLANS } from '../board/layout.ts';
import { placeOfSpot } from '../board/spot-places.ts';
import { useImperium } from './desk.ts';
import styles from './Frame.module.css';

/** Only a table of one or two has Rivals. */
const FreshCards = lazy(() => import('./rivals/FreshCards.tsx'));

/** The board draws anew only when something on it may have changed. */
const SteadyBoard = memo(Board);

export function BoardArea() {
  const { snapshot, offers } = useImperium();
  const { name } = useWording();
  const { picked } = useDraft();
  const { press, inspect } = useActs();
  const { view } = snapshot;
  return (
    <div className={styles.board}>
      <Viewport
        compositions={COMPOSITIONS}
        offers={offers}
        placeOf={(spot, layout) => placeOfSpot(spot, PLANS[layout], view)}
        draw={(layout: BoardLayout) => (
          <SteadyBoard
            view={view}
            layout={layout}
            offers={offers}
            picked={picked}
            onPress={press}
            onInspect={inspect}
            seatName={name}
          />
        )}
      />
      {view.hagal && (
        <Suspense fallback={null}>
          <FreshCards />
        </Suspense>
      )}
    </div>
  );
}
