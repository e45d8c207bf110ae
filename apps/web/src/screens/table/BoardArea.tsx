import { memo } from 'react';
import { useWords } from '../../app/language.ts';
import { Board, type BoardProps } from '../../imperium/board/Board.tsx';
import { useDesk } from './desk.ts';
import styles from './Table.module.css';
import { words } from './words.ts';

/** The board draws anew only when something on it may have changed. */
const SteadyBoard = memo(Board, (before, after) =>
  (Object.keys(after) as (keyof BoardProps)[]).every((key) => before[key] === after[key]),
);

export function BoardArea({ tall }: { readonly tall: boolean }) {
  const { snapshot, offers, picked, press, inspect, name } = useDesk();
  const say = useWords(words);
  return (
    <section className={styles.board} aria-label={say.board}>
      <SteadyBoard
        view={snapshot.view}
        offers={offers}
        picked={picked}
        onPress={press}
        onInspect={inspect}
        seatName={name}
        layout={tall ? 'tall' : 'wide'}
      />
    </section>
  );
}
