import type { CSSProperties } from 'react';
import { useWords } from '../../app/language.ts';
import { useKit } from '../desk/Desk.tsx';
import { useWording } from '../desk/wording.ts';
import { SeatMark } from '../seats/SeatMark.tsx';
import { seatColour } from '../seats/shapes.ts';
import { type Scene, sumOf } from './beats.ts';
import { Chips } from './Chips.tsx';
import styles from './Stage.module.css';
import type { Staging } from './useStage.ts';
import { words } from './words.ts';

/** The others' last moves, one by one: with which card, where, what for. */
export function Strip({ since, direct }: Staging) {
  const say = useWords(words);
  if (since.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={say.since} data-part="since">
      <h3>
        <button type="button" onClick={() => direct.again(since)} data-again="">
          {say.since} <kbd>R</kbd>
        </button>
      </h3>
      <ol>
        {since.map((scene, i) => (
          <Move key={scene.from} scene={scene} n={i + 1} onPress={() => direct.again([scene])} />
        ))}
      </ol>
    </section>
  );
}

interface MoveProps {
  readonly scene: Scene;
  readonly n: number;
  readonly onPress: () => void;
}

function Move({ scene, n, onPress }: MoveProps) {
  const kit = useKit();
  const { speaking, language, thing } = useWording();
  const say = useWords(words);
  const seat = scene.passage.seat!;
  const card = scene.beats.flatMap(({ things }) => things)[0];
  const place = scene.beats.find((beat) => beat.place)?.place;
  const gains = sumOf(scene.beats).filter((amount) => amount.seat === seat);
  const title = kit.stage.title(scene, speaking, language);
  return (
    <li style={{ '--seat': seatColour(seat) } as CSSProperties}>
      <button type="button" aria-label={say.replay(n, title)} onClick={onPress} data-move={n}>
        <span className={styles.number}>
          <SeatMark seat={seat} size={0.85} /> {n}
        </span>
        <span className={styles.move}>
          {card && <b>{thing(card)}</b>}
          {place && <span>→ {thing(place)}</span>}
          {!card && !place && <span>{title}</span>}
        </span>
        <Chips amounts={gains.slice(0, 4)} />
      </button>
    </li>
  );
}
