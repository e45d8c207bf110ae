import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react';
import { useWords } from '../../app/language.ts';
import type { Offers, Spot } from '../spots.ts';
import type { Rect, Size } from './geometry.ts';
import { usePanZoom } from './pan-zoom.ts';
import { type Compositions, placed } from './placed.ts';
import type { Edge } from './sight.ts';
import { useSight } from './useSight.ts';
import { useSize } from './useSize.ts';
import style from './Viewport.module.css';
import { words } from './words.ts';

const STEP = 1.4;
const STRIDES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};
const EDGES: readonly (readonly [edge: Edge, arrow: string])[] = [
  ['above', '▲'],
  ['below', '▼'],
  ['left', '◀'],
  ['right', '▶'],
];

interface ViewportProps<L extends string, P extends Size> {
  /** The same ones for the same box. */
  readonly compose: (box: Size) => Compositions<L, P>;
  readonly offers: Offers;
  /** Where a spot is drawn, in the drawing's own lengths; null for what lies elsewhere. */
  readonly placeOf: (spot: Spot, plan: P) => Rect | null;
  /** While the drawing is moved this is called again: what it gives must not be drawn anew for it. */
  readonly draw: (plan: P) => ReactNode;
}

/**
 * A drawing in its box, in the composition that can be read there. Where all of it would be too small
 * it fills the width and can be moved, and what may be chosen comes into sight.
 */
export function Viewport<L extends string, P extends Size>(props: ViewportProps<L, P>) {
  const { compose, offers, placeOf, draw } = props;
  const say = useWords(words);
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const compositions = useMemo(() => compose({ width, height }), [compose, width, height]);
  const { layout, roams, ...room } = useMemo(
    () => placed(compositions, { width, height }),
    [compositions, width, height],
  );
  const plan = compositions.plans[layout];
  const panZoom = usePanZoom(box, room);
  const { zoom, glides, handlers, zoomBy, zoomTo, moveBy } = panZoom;
  const sight = useSight(
    {
      offers,
      placeOf: (spot) => placeOf(spot, plan),
      plan,
      ...room,
    },
    panZoom,
  );

  const keyAct = (key: string): (() => void) | undefined => {
    if (key === '+' || key === '=') return () => zoomBy(STEP);
    if (key === '-') return () => zoomBy(1 / STEP);
    if (key === '0') return () => zoomTo(room.least);
    const stride = STRIDES[key];
    return stride && (() => moveBy(...stride));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keyAct(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <section
      ref={box}
      className={style.viewport}
      aria-label={say.viewport}
      data-roams={roams || zoom.k > 1 || undefined}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      {room.fit.width > 0 && (
        <div
          className={style.sheet}
          data-glides={glides || undefined}
          style={{
            width: room.fit.width * zoom.k,
            height: room.fit.height * zoom.k,
            transform: `translate(${zoom.x}px, ${zoom.y}px)`,
          }}
        >
          {draw(plan)}
        </div>
      )}
      {EDGES.map(
        ([edge, arrow]) =>
          sight.beyond[edge] > 0 && (
            <button
              key={edge}
              type="button"
              className={style.more}
              data-more={edge}
              aria-label={say.more[edge](sight.beyond[edge])}
              onClick={() => sight.show(edge)}
            >
              <span>{`${arrow} ${sight.beyond[edge]}`}</span>
            </button>
          ),
      )}
    </section>
  );
}
