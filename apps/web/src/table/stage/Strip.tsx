import type { CSSProperties } from 'react';
import { useWords } from '../../app/language.ts';
import { useKit } from '../desk/Desk.tsx';
import { useWording } from '../desk/wording.ts';
import { SeatMark } from '../seats/SeatMark.tsx';
import { seatColour } from '../seats/shapes.ts';
import { mainThing, type Scene, sumOf } from './beats.ts';
import { Chips } from './Chips.tsx';
import styles from './Strip.module.css';
import type { Staging } from './useStage.ts';
import { words } from './words.ts';

/** More than these are told by the card and the space alone. */
const MOST_GAINS = 4;

interface StripProps extends Pick<Staging, 'stage' | 'moves' | 'direct'> {
  /** `row` at the foot of the board, `list` in a column. */
  readonly look: 'row' | 'list';
}

/** The others' last moves, one by one: with which card, where, what for. */
export function Strip({ stage, moves, direct, look }: StripProps) {
  const say = useWords(words);
  const playing = stage.scenes.filter(({ passage }) => passage.seat !== null);
  const seen = moves.filter(({ from }) => playing.every((scene) => scene.from !== from));
  if (seen.length + playing.length === 0) return null;
  const calm = stage.scenes.length === 0;
  return (
    <section className={styles.strip} data-look={look} aria-label={say.since} data-part="since">
      <h3>
        {calm ? (
          <button type="button" onClick={() => direct.again(moves)} data-again="">
            {say.since} <kbd>R</kbd>
          </button>
        ) : (
          say.since
        )}
      </h3>
      <ol>
        {seen.map((scene, i) => (
          <Move
            key={scene.from}
            scene={scene}
            n={i + 1}
            onPress={calm ? () => direct.again([scene]) : null}
          />
        ))}
        {playing.map((scene, i) => (
          <Move
            key={scene.from}
            scene={scene}
            n={seen.length + i + 1}
            state={i === 0 ? 'now' : 'next'}
            onPress={null}
          />
        ))}
      </ol>
    </section>
  );
}

interface MoveProps {
  readonly scene: Scene;
  readonly n: number;
  /** It is being played, or is still to come; nothing of that is told yet. */
  readonly state?: 'now' | 'next';
  readonly onPress: (() => void) | null;
}

function Move({ scene, n, state, onPress }: MoveProps) {
  const kit = useKit();
  const { brief, language } = useWording();
  const say = useWords(words);
  const seat = scene.passage.seat!;
  const face = <MoveFace scene={scene} n={n} told={state !== 'next'} />;
  return (
    <li data-state={state} style={{ '--seat': seatColour(seat) } as CSSProperties}>
      {onPress ? (
        <button
          type="button"
          aria-label={say.replay(n, kit.stage.title(scene, brief, language))}
          onClick={onPress}
          data-move={n}
        >
          {face}
        </button>
      ) : (
        <span className={styles.face}>{face}</span>
      )}
    </li>
  );
}

interface MoveFaceProps {
  readonly scene: Scene;
  readonly n: number;
  readonly told: boolean;
}

function MoveFace({ scene, n, told }: MoveFaceProps) {
  const { short } = useWording();
  const say = useWords(words);
  const seat = scene.passage.seat!;
  return (
    <>
      <span className={styles.number}>
        <SeatMark seat={seat} size={0.85} /> {n}
      </span>
      {told ? <MoveTold scene={scene} /> : <span>{say.toCome(short(seat))}</span>}
    </>
  );
}

/** "Dagger → Carthag +1 …" */
export function MoveTold({ scene }: { readonly scene: Scene }) {
  const kit = useKit();
  const { brief, language, thing } = useWording();
  const card = mainThing(scene.beats);
  const place = scene.beats.find((beat) => beat.place)?.place;
  const gains = sumOf(scene.beats).filter((amount) => amount.seat === scene.passage.seat);
  return (
    <>
      <span className={styles.move}>
        {card && <b>{thing(card)}</b>}
        {place && <span>→ {thing(place)}</span>}
        {!card && !place && <span>{kit.stage.title(scene, brief, language)}</span>}
      </span>
      <Chips amounts={gains.slice(0, MOST_GAINS)} />
    </>
  );
}
