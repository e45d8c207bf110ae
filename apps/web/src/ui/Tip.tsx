import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import style from './Tooltip.module.css';
import { type TipSide, tipPlace } from './tip-place.ts';

interface TipProps {
  readonly id: string;
  readonly anchor: Element;
  readonly side: TipSide;
  /** It can be pointed at, to be read at leisure or enlarged. */
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Tip({ id, anchor, side, onEnter, onLeave, onClose, children }: TipProps) {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: tip } = own;
    if (!tip) return;
    const screen = { width: innerWidth, height: innerHeight };
    const size = { width: tip.offsetWidth, height: tip.offsetHeight };
    const { left, top } = tipPlace(anchor.getBoundingClientRect(), size, side, screen);
    tip.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The tip lies on top: what is below it stays.
      event.stopPropagation();
      close();
    };
    const onScroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(anchor)) close();
    };
    addEventListener('keydown', onKey, true);
    addEventListener('scroll', onScroll, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('scroll', onScroll, true);
    };
  }, [anchor]);
  return (
    <div
      ref={own}
      id={id}
      role="tooltip"
      className={style.tooltip}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      onPointerDown={(event) => event.stopPropagation()}
    >
      {children}
    </div>
  );
}
