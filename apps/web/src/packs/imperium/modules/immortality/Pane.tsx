import { useWords } from '../../../../app/language.ts';
import { onArrows } from '../../../../table/arrows.ts';
import { useImperium } from '../../table/desk.ts';
import styles from './Pane.module.css';
import { words } from './pane-words.ts';
import { Research } from './Research.tsx';
import { Row } from './Row.tsx';
import { Tanks } from './Tanks.tsx';
import { Track } from './Track.tsx';

/** The Bene Tleilax board: research, the Tleilaxu track, the tanks and the Row; what can be acquired comes first. */
export function Pane() {
  const { offers } = useImperium();
  const say = useWords(words);
  const acquires = [...offers.may.keys()].some((spot) => /^(?:tleilaxu|reclaimed):/.test(spot));
  const row = (
    <section className={styles.row} aria-label={say.row}>
      <Row />
    </section>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between its own buttons
    <div className={styles.pane} data-part="tleilax" onKeyDown={onArrows}>
      {acquires && row}
      <section className={styles.research} aria-label={say.research}>
        <h2 className={styles.label}>{say.research}</h2>
        <Research />
      </section>
      <section aria-label={say.track}>
        <Track />
      </section>
      <Tanks />
      {!acquires && row}
    </div>
  );
}
