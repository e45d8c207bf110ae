import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useWords } from '../../app/language.ts';
import type { Offers, Spot } from '../spots.ts';
import type { Rect } from './geometry.ts';
import { usePanZoom } from './pan-zoom.ts';
import { type Compositions, placed } from './placed.ts';
import type { Edge } from './sight.ts';
import { useSight } from './useSight.ts';
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

interface ViewportProps<L extends string> {
  readonly compositions: Compositions<L>;
  readonly offers: Offers;
  /** Where a spot is drawn, in the drawing's own lengths; null for what lies elsewhere. */
  readonly placeOf: (spot: Spot, layout: L) => Rect | null;
  /** While the drawing is moved this is called again: what it gives must not be drawn anew for it. */
  readonly draw: (layout: L) => ReactNode;
}

/**
 * A drawing in its box, in the composition that can be read there. Where all of it would be too small
 * it fills the width and can be moved, and what may be chosen comes into sight.
 */
export function Viewport<L extends string>(props: ViewportProps<L>) {
  const { compositions, offers, placeOf, draw } = props;
  const say = useWords(words);
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const { layout, roams, ...room } = useMemo(
    () => placed(compositions, { width, height }),
    [compositions, width, height],
  );
  const panZoom = usePanZoom(box, room);
  const { zoom, glides, handlers, zoomBy, zoomTo, moveBy } = panZoom;
  const sight = useSight(
    {
      offers,
      placeOf: (spot) => placeOf(spot, layout),
      plan: compositions.plans[layout],
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
  const whole = zoom.k <= room.least;

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
          {draw(layout)}
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
      {(roams || zoom.k > 1) && (
        <div className={style.buttons}>
          <button type="button" aria-label={say.zoomIn} onClick={() => zoomBy(STEP)}>
            {'+'}
          </button>
          <button
            type="button"
            aria-label={say.zoomOut}
            aria-disabled={whole}
            onClick={() => zoomBy(1 / STEP)}
          >
            {'−'}
          </button>
          <button
            type="button"
            aria-label={whole ? say.width : say.fit}
            onClick={() => zoomTo(whole ? 1 : room.least)}
          >
            {whole ? '↔' : '⤢'}
          </button>
        </div>
      )}
    </section>
  );
}

function useSize(box: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setSize({ width, height });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
