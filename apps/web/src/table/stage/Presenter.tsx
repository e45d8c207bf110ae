import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { useWords } from '../../app/language.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useKit } from '../desk/Desk.tsx';
import { useWording } from '../desk/wording.ts';
import { SeatMark } from '../seats/SeatMark.tsx';
import { seatColour } from '../seats/shapes.ts';
import type { Spot, Thing } from '../spots.ts';
import type { Beat, Scene } from './beats.ts';
import { Chips } from './Chips.tsx';
import styles from './Stage.module.css';
import { words } from './words.ts';

interface PresenterProps {
  readonly scene: Scene;
  readonly at: number;
}

/** A turn as it is played: the card, where its Agent goes, what is paid and gained. */
export default function Presenter({ scene, at }: PresenterProps) {
  const kit = useKit();
  const { speaking, language, thing: named } = useWording();
  const say = useWords(words);
  const panel = useRef<HTMLDivElement>(null);
  const seen = scene.beats.slice(0, at + 1);
  const beat = seen.at(-1)!;
  const seat = scene.passage.seat ?? beat.seat;
  const held = seen.findLast(({ things }) => things.length > 0)?.things ?? [];
  const place = seen.findLast((one) => one.place)?.place ?? null;
  const told = seen.flatMap(({ amounts }) => amounts);
  const colour = { '--seat': seat === null ? 'var(--brass)' : seatColour(seat) } as CSSProperties;
  return (
    <div className={styles.veil} style={colour} data-scene="turn" data-beat={beat.kind}>
      <section ref={panel} className={styles.presenter} aria-label={say.presenter}>
        {held.length > 0 && (
          <div className={styles.held} data-many={held.length > 1 || undefined}>
            {held.map((thing, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
              <div key={`${thing.kind} ${thing.id} ${i}`} className={styles.face}>
                <kit.stage.Face thing={thing} />
              </div>
            ))}
          </div>
        )}
        <div className={styles.telling}>
          <h2>
            {seat !== null && <SeatMark seat={seat} size={1} />}{' '}
            {kit.stage.title(scene, speaking, language)}
          </h2>
          {place && (
            <p className={styles.place}>
              <Icon name="arrow" size={1} /> {named(place)}
            </p>
          )}
          {told.length > 0 && (
            <>
              <h3>{say.paysAndGains}</h3>
              <Chips amounts={told} from={told.length - beat.amounts.length} />
            </>
          )}
        </div>
      </section>
      {beat.kind === 'agent' && place && (
        <Flight key={scene.from} beat={beat} to={place} from={panel} />
      )}
    </div>
  );
}

interface FlightProps {
  readonly beat: Beat;
  readonly to: Thing;
  readonly from: RefObject<HTMLElement | null>;
}

/** The piece on its way to where it will stand. */
function Flight({ beat, to, from }: FlightProps) {
  const { choices } = useKit();
  const piece = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const target = elementAt(choices.spotsOf(to));
    const start = from.current?.getBoundingClientRect();
    if (!piece.current || !target || !start) return;
    const end = target.getBoundingClientRect();
    const way = [
      `translate(${start.x + start.width / 2}px, ${start.y + start.height / 2}px) scale(1.4)`,
      `translate(${end.x + end.width / 2}px, ${end.y + end.height / 2}px) scale(1)`,
    ];
    const still = document.documentElement.dataset.motion === 'none';
    piece.current.animate(
      { transform: still ? [way[1]!, way[1]!] : way, opacity: [1, 1] },
      { duration: beat.ms, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', fill: 'both' },
    );
  }, [choices, to, from, beat.ms]);
  return (
    <span ref={piece} className={styles.flight} aria-hidden="true">
      <Icon name="agent" size={2} />
    </span>
  );
}

const elementAt = (spots: readonly Spot[]): Element | null => {
  for (const spot of spots) {
    const found = document.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
    if (found) return found;
  }
  return null;
};
