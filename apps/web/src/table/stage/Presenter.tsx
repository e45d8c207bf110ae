import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useWords } from '../../app/language.ts';
import type { Frame } from '../../games/log.ts';
import { Icon } from '../../icons/Icon.tsx';
import { callAttentionTo } from '../board/attention.ts';
import { useKit } from '../desk/Desk.tsx';
import { useWording } from '../desk/wording.ts';
import { SeatMark } from '../seats/SeatMark.tsx';
import { seatColour } from '../seats/shapes.ts';
import type { Thing } from '../spots.ts';
import type { Scene } from './beats.ts';
import { Chips } from './Chips.tsx';
import { Flights } from './Flights.tsx';
import { elementOf } from './places.ts';
import styles from './Stage.module.css';
import { Strip } from './Strip.tsx';
import type { Staging } from './useStage.ts';
import { words } from './words.ts';

interface PresenterProps {
  readonly scene: Scene;
  readonly at: number;
  readonly staging: Staging;
}

/** A turn as it is played: the card, where its Agent goes, what is paid and gained. */
export default function Presenter({ scene, at, staging }: PresenterProps) {
  const panel = useRef<HTMLDivElement>(null);
  const seen = scene.beats.slice(0, at + 1);
  const beat = seen.at(-1)!;
  const { seat } = scene.passage;
  const place = seen.findLast((one) => one.place)?.place ?? null;
  const colour = { '--seat': seat === null ? 'var(--brass)' : seatColour(seat) } as CSSProperties;
  useInSight(place);
  return (
    <div className={styles.veil} style={colour} data-scene="turn" data-beat={beat.kind}>
      <div ref={panel} className={styles.presenter}>
        <Telling scene={scene} at={at} view={scene.before} />
      </div>
      <Beneath place={place}>
        <Strip {...staging} look="row" />
      </Beneath>
      <Flights scene={scene} at={at} n={staging.moves.length + 1} from={panel} />
    </div>
  );
}

interface TellingProps {
  readonly scene: Scene;
  readonly at: number;
  readonly view: Frame;
}

function Telling({ scene, at, view: { snapshot } }: TellingProps) {
  const kit = useKit();
  const { brief, language, thing: named } = useWording();
  const say = useWords(words);
  const seen = scene.beats.slice(0, at + 1);
  const beat = seen.at(-1)!;
  const { seat } = scene.passage;
  const held = seen.findLast(({ things }) => things.length > 0)?.things ?? [];
  const place = seen.findLast((one) => one.place)?.place ?? null;
  const told = seen.flatMap(({ amounts }) => amounts);
  return (
    <section className={styles.told} aria-label={say.presenter}>
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
          {seat !== null && (
            <span className={styles.portrait}>
              <kit.stage.Portrait seat={seat} view={snapshot.view} />
              <SeatMark seat={seat} size={0.8} />
            </span>
          )}
          <span>{kit.stage.title(scene, brief, language, at)}</span>
        </h2>
        {place && (
          <p className={styles.place}>
            <Icon name="arrow" size={1} /> {named(place)}
          </p>
        )}
        {told.length > 0 && (
          <>
            {seat !== null && <h3>{say.paysAndGains}</h3>}
            <Chips
              amounts={told}
              from={told.length - beat.amounts.length}
              withSeats={seat === null}
            />
          </>
        )}
      </div>
    </section>
  );
}

/** Where the board can be moved, it goes to where somebody acts. */
function useInSight(place: Thing | null): void {
  const { choices } = useKit();
  const spot = place ? (choices.spotsOf(place)[0] ?? null) : null;
  useEffect(() => {
    if (spot) callAttentionTo(spot);
    return () => callAttentionTo(null);
  }, [spot]);
}

interface BeneathProps {
  readonly place: Thing | null;
  readonly children: ReactNode;
}

/** What lies at the foot of the board makes way for what happens beneath it. */
function Beneath({ place, children }: BeneathProps) {
  const { choices } = useKit();
  const box = useRef<HTMLDivElement>(null);
  const [covers, setCovers] = useState(false);
  useLayoutEffect(() => {
    const target = place && elementOf(choices.spotsOf(place));
    setCovers(target ? target.getBoundingClientRect().bottom > topOf(box.current) : false);
  }, [choices, place]);
  return (
    <div ref={box} className={styles.foot} data-makes-way={covers || undefined} inert={covers}>
      {children}
    </div>
  );
}

const topOf = (element: Element | null): number =>
  element?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
