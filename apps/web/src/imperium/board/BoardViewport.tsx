import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useWords } from '../../app/language.ts';
import { Board, type BoardProps } from './Board.tsx';
import style from './BoardViewport.module.css';
import { type BoardLayout, PLANS } from './layout.ts';
import { type Size, usePanZoom } from './pan-zoom.ts';
import { words } from './words.ts';

interface BoardViewportProps extends Omit<BoardProps, 'layout'> {
  /** Without it the box decides: a standing one gets the tall board. */
  readonly layout?: BoardLayout;
}

/** With the gap around it. */
const BUTTON = 48;
const STEP = 1.4;
const STRIDES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};

/** The board in its box. Where it stands tall it can be moved and enlarged; where it lies it just fits. */
export function BoardViewport({ layout: wished, ...board }: BoardViewportProps) {
  const say = useWords(words);
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const layout = wished ?? (size.width < size.height * 1.2 ? 'tall' : 'wide');
  const { room, fit, buttons } = fitInto(size, layout);
  const { zoom, handlers, zoomBy, moveBy, reset } = usePanZoom(box, room, fit);

  const keyAct = (key: string): (() => void) | undefined => {
    if (key === '+' || key === '=') return () => zoomBy(STEP);
    if (key === '-') return () => zoomBy(1 / STEP);
    if (key === '0') return reset;
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
      data-zoomed={zoom.k > 1 || undefined}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      {fit.width > 0 && (
        <div
          className={style.sheet}
          style={{
            width: fit.width * zoom.k,
            height: fit.height * zoom.k,
            transform: `translate(${zoom.x}px, ${zoom.y}px)`,
          }}
        >
          <Board layout={layout} {...board} />
        </div>
      )}
      {(buttons || zoom.k > 1) && (
        <div className={style.buttons} data-at={buttons ?? 'side'}>
          <button type="button" aria-label={say.zoomIn} onClick={() => zoomBy(STEP)}>
            {'+'}
          </button>
          <button
            type="button"
            aria-label={say.zoomOut}
            aria-disabled={zoom.k === 1}
            onClick={() => zoomBy(1 / STEP)}
          >
            {'−'}
          </button>
          <button type="button" aria-label={say.fit} aria-disabled={zoom.k === 1} onClick={reset}>
            {'⤢'}
          </button>
        </div>
      )}
    </section>
  );
}

/** How large the board is at first. The buttons stand beside it or, where there is no room, below. */
function fitInto({ width, height }: Size, layout: BoardLayout) {
  const plan = PLANS[layout];
  const fitted = (room: Size): Size => {
    const scale = Math.max(0, Math.min(room.width / plan.width, room.height / plan.height));
    return { width: plan.width * scale, height: plan.height * scale };
  };
  const whole = { room: { width, height }, fit: fitted({ width, height }) };
  if (layout === 'wide') return { ...whole, buttons: null };
  if (width - whole.fit.width >= 2 * BUTTON) return { ...whole, buttons: 'side' };
  const room = { width, height: height - BUTTON };
  return { room, fit: fitted(room), buttons: 'below' };
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
