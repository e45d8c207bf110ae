import type { Seat } from '@landsraad/kernel';
import { useMemo } from 'react';
import { useWords } from '../../app/language.ts';
import { useKit } from '../desk/Desk.tsx';
import { useKnown } from '../desk/known.ts';
import { mainThing } from './beats.ts';
import styles from './LastMove.module.css';
import { MoveTold } from './Strip.tsx';
import { type Cutting, lastSceneOf } from './stage.ts';
import { words } from './words.ts';

/** What a player did last: the card, where, what for. */
export function LastMove({ seat }: { readonly seat: Seat }) {
  const kit = useKit();
  const { snapshot, log } = useKnown();
  const say = useWords(words);
  const scene = useMemo(
    () => lastSceneOf(seat, { snapshot, log }, kit as unknown as Cutting),
    [seat, snapshot, log, kit],
  );
  if (!scene) return null;
  const card = mainThing(scene.beats);
  return (
    <section className={styles.last} aria-label={say.lastMove} data-last-move={seat}>
      {card && (
        <div className={styles.card}>
          <kit.stage.Face thing={card} />
        </div>
      )}
      <div>
        <h3>{say.lastMove}</h3>
        <div className={styles.told}>
          <MoveTold scene={scene} />
        </div>
      </div>
    </section>
  );
}
