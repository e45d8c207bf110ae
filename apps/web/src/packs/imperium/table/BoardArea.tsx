import { lazy, memo, Suspense } from 'react';
import { BoardViewport } from '../../../table/board/Viewport.tsx';
import { useDesk } from '../../../table/desk.ts';
import styles from '../../../table/Table.module.css';

/** Only a table of one or two has Rivals. */
const FreshCards = lazy(() => import('./rivals/FreshCards.tsx'));

/** The board draws anew only when something on it may have changed. */
const SteadyBoard = memo(BoardViewport);

export function BoardArea() {
  const { snapshot, offers, picked, press, inspect, name } = useDesk();
  return (
    <div className={styles.board}>
      <SteadyBoard
        view={snapshot.view}
        offers={offers}
        picked={picked}
        onPress={press}
        onInspect={inspect}
        seatName={name}
      />
      {snapshot.view.hagal && (
        <Suspense fallback={null}>
          <FreshCards />
        </Suspense>
      )}
    </div>
  );
}
