import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useWords } from '../../app/language.ts';
import { Board, type BoardProps } from '../../packs/imperium/board/Board.tsx';
import { type BoardLayout, LAYOUTS, PLANS } from '../../packs/imperium/board/layout.ts';
import { words } from '../../packs/imperium/board/words.ts';
import type { Spot } from '../../packs/imperium/spots.ts';
import { useAttention } from './attention.ts';
import { type Size, usePanZoom, type Zoom } from './pan-zoom.ts';
import { beyond, placeOfSpot, type Span, towards } from './sight.ts';
import style from './Viewport.module.css';

/* While the board is moved, nothing on it is drawn anew. */
const SteadyBoard = memo(Board);

/** Below this the names on a board cannot be read: it is then as wide as its box, and is moved. */
const LEGIBLE = 0.6;
/** There is no use in more. */
const LARGEST = 1;
/** Where the buttons are: the foot of the board can be moved above them. */
const FOOT = 40;
const STEP = 1.4;
const STRIDES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};

/**
 * The board in its box, in the composition that can be read there. Where all of it would be too small
 * it fills the width and can be moved, and what may be chosen comes into sight.
 */
export function BoardViewport(board: Omit<BoardProps, 'layout'>) {
  const say = useWords(words);
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const { layout, roams, ...room } = useMemo(() => placed({ width, height }), [width, height]);
  const panZoom = usePanZoom(box, room);
  const { zoom, glides, handlers, zoomBy, zoomTo, moveBy } = panZoom;
  const sight = useSight(board, layout, room, panZoom);

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
          <SteadyBoard layout={layout} {...board} />
        </div>
      )}
      {sight.above > 0 && (
        <button
          type="button"
          className={style.more}
          data-more="above"
          aria-label={say.moreAbove(sight.above)}
          onClick={() => sight.show('above')}
        >
          <span>{`▲ ${sight.above}`}</span>
        </button>
      )}
      {sight.below > 0 && (
        <button
          type="button"
          className={style.more}
          data-more="below"
          aria-label={say.moreBelow(sight.below)}
          onClick={() => sight.show('below')}
        >
          <span>{`▼ ${sight.below}`}</span>
        </button>
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

interface Placed {
  readonly layout: BoardLayout;
  readonly size: Size;
  readonly fit: Size;
  readonly least: number;
  /** It does not fit, and is moved. */
  readonly roams: boolean;
}

function placed(size: Size): Placed {
  const scaleOf = (layout: BoardLayout, { width, height }: Size) =>
    Math.max(0, Math.min(width / PLANS[layout].width, height / PLANS[layout].height));
  const sized = (layout: BoardLayout, scale: number): Size => ({
    width: PLANS[layout].width * scale,
    height: PLANS[layout].height * scale,
  });
  const best = LAYOUTS.reduce((a, b) => (scaleOf(b, size) > scaleOf(a, size) ? b : a));
  const scale = scaleOf(best, size);
  if (scale >= LEGIBLE || scale === 0)
    return { layout: best, size, fit: sized(best, scale), least: 1, roams: false };
  const room = { width: size.width, height: Math.max(1, size.height - FOOT) };
  const wide = Math.min(LARGEST, size.width / PLANS.tall.width);
  return {
    layout: 'tall',
    size: room,
    fit: sized('tall', wide),
    least: scaleOf('tall', room) / wide,
    roams: true,
  };
}

/** Brings what may be chosen into sight, once for each decision; counts what lies further up or down. */
function useSight(
  { offers, view }: Pick<BoardProps, 'offers' | 'view'>,
  layout: BoardLayout,
  { size, fit }: Pick<Placed, 'size' | 'fit'>,
  { zoom, glide, byHand }: ReturnType<typeof usePanZoom>,
) {
  const { may } = offers;
  const called = useAttention(({ spot }) => spot);
  const plan = PLANS[layout];
  const spansOf = (spots: Iterable<Spot>, { k, y }: Zoom): Span[] => {
    const scale = (fit.height * k) / plan.height;
    return [...spots]
      .flatMap((spot) => placeOfSpot(spot, plan, view) ?? [])
      .map((rect) => ({ from: y + rect.y * scale, to: y + (rect.y + rect.h) * scale }));
  };
  const spans = (zoom: Zoom): Span[] => spansOf(may.keys(), zoom);
  const seenNow: Span = { from: 0, to: size.height };
  const glideTo = (wanted: (seen: Zoom) => Span[]) =>
    glide((now) => {
      const overWide = fit.width * now.k > size.width + 1;
      const seen = overWide ? { k: 1, x: 0, y: now.y / now.k } : now;
      return { ...seen, y: seen.y - towards(wanted(seen), seenNow) };
    });
  const show = (of: 'above' | 'below') =>
    glideTo((seen) =>
      spans(seen).filter(({ from, to }) => (of === 'above' ? from < 0 : to > size.height)),
    );
  const showOffers = () => glideTo(spans);
  const showCalled = () => glideTo((seen) => spansOf(called ? [called] : [], seen));
  const latest = useRef({ showOffers, showCalled });
  useEffect(() => {
    latest.current = { showOffers, showCalled };
  });
  const fits = fit.height * zoom.k <= size.height + 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other offers, other wishes
  useEffect(() => {
    byHand.current = false;
  }, [may, byHand]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the offers or the room change
  useEffect(() => {
    if (!byHand.current && may.size > 0) latest.current.showOffers();
  }, [may, size.height, fit, byHand]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same, and when another spot is meant
  useEffect(() => {
    if (!byHand.current && called) latest.current.showCalled();
  }, [called, may, size.height, fit, byHand]);
  return { ...(fits ? NOTHING : beyond(spans(zoom), seenNow)), show };
}

const NOTHING = { above: 0, below: 0 };

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
