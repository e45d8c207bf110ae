import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useKit } from '../desk/Desk.tsx';
import type { Thing } from '../spots.ts';
import type { Scene } from './beats.ts';
import { elementOf, plateOf } from './places.ts';
import styles from './Stage.module.css';

interface FlightsProps {
  readonly scene: Scene;
  readonly at: number;
  /** Which of the moves since the viewer's turn it is. */
  readonly n: number;
  readonly from: RefObject<HTMLElement | null>;
}

/** What moves with a beat: the piece to its place, where it stays, and what is gained to the plates. */
export function Flights({ scene, at, n, from }: FlightsProps) {
  const { stage, choices } = useKit();
  const seen = scene.beats.slice(0, at + 1);
  const landed = seen.findIndex(({ piece, place }) => piece && place);
  const sent = seen[landed];
  const amounts = (seen.at(-1)?.amounts ?? []).filter(({ n }) => n > 0);
  return (
    <div className={styles.flights} aria-hidden="true">
      {sent && <Ring key={`ring ${scene.from}`} place={sent.place!} n={n} />}
      {sent && (
        <Flight
          key={`${scene.from}`}
          from={from}
          to={() => elementOf(choices.spotsOf(sent.place!))}
          ms={landed === at ? sent.ms : 0}
          stays
        >
          <Icon name={sent.piece!} size={2.2} />
        </Flight>
      )}
      {amounts.map((amount, i) => (
        <Flight
          // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which they come
          key={`${scene.from} ${at} ${i}`}
          from={from}
          to={() => plateOf(amount.seat)}
          ms={LONG}
        >
          <Icon name={stage.icon(amount.unit)} size={1.3} />
        </Flight>
      ))}
    </div>
  );
}

/** Where it happens, in the colour of whoever it is. */
function Ring({ place, n }: { readonly place: Thing; readonly n: number }) {
  const { choices } = useKit();
  const ring = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const target = elementOf(choices.spotsOf(place))?.getBoundingClientRect();
    const home = ring.current?.parentElement?.getBoundingClientRect();
    if (!ring.current || !target || !home) return;
    ring.current.style.inset = `${target.y - home.y}px auto auto ${target.x - home.x}px`;
    ring.current.style.width = `${target.width}px`;
    ring.current.style.height = `${target.height}px`;
  }, [choices, place]);
  return (
    <span ref={ring} className={styles.ring} data-acts="">
      <b>{n}</b>
    </span>
  );
}

/** Long enough to be followed, whatever the pace. */
const LONG = 280;

interface FlightProps {
  readonly from: RefObject<HTMLElement | null>;
  readonly to: () => Element | null;
  readonly ms: number;
  /** It stands there afterwards. */
  readonly stays?: boolean;
  readonly children: ReactNode;
}

function Flight({ from, to, ms, stays, children }: FlightProps) {
  const piece = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it flies once
  useLayoutEffect(() => {
    const start = from.current?.getBoundingClientRect();
    const end = to()?.getBoundingClientRect();
    const home = piece.current?.parentElement?.getBoundingClientRect();
    if (!piece.current || !start || !end || !home) return;
    const at = ({ x, y, width, height }: DOMRect, scale: number) =>
      `translate(${x + width / 2 - home.x}px, ${y + height / 2 - home.y}px) scale(${scale})`;
    const still = document.documentElement.dataset.motion === 'none';
    piece.current.animate(
      {
        transform: [at(still ? end : start, 1.4), at(end, 1)],
        opacity: stays ? [1, 1] : [1, still ? 0 : 0.2],
      },
      { duration: still ? 0 : ms, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', fill: 'both' },
    );
  }, []);
  return (
    <span ref={piece} className={styles.flight}>
      {children}
    </span>
  );
}
