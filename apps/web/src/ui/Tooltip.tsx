import {
  cloneElement,
  type DOMAttributes,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Tip } from './Tip.tsx';
import type { TipSide } from './tip-place.ts';

/** Milliseconds: a pointer that only passes by asks nothing, and one on its way to the tip stays. */
const REST = 350;
const LEAVE = 120;

interface TooltipProps {
  readonly text: ReactNode;
  readonly side?: TipSide;
  /** One element of the page. */
  readonly children: ReactElement<Told>;
}

interface Told extends DOMAttributes<Element> {
  readonly 'aria-describedby'?: string;
}

/**
 * A word more, on hover and on focus. Never the only place of what must be known. Our own, as every
 * table has dozens: one that also places menus is a tenth of all that a first visitor waits for.
 */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (wait: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, wait);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setAnchor(null);
  };
  const hideSoon = () => later(LEAVE, hide);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { props } = children;
  const handlers: Told = {
    onPointerEnter: also(props.onPointerEnter, ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType !== 'touch') later(REST, () => setAnchor(currentTarget));
    }),
    onPointerLeave: also(props.onPointerLeave, hideSoon),
    onPointerDown: also(props.onPointerDown, hide),
    onClick: also(props.onClick, hide),
    onFocus: also(props.onFocus, ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) setAnchor(currentTarget);
    }),
    onBlur: also(props.onBlur, hide),
  };
  return (
    <>
      {cloneElement(children, { ...handlers, ...(anchor && { 'aria-describedby': id }) })}
      {anchor &&
        createPortal(
          <Tip
            id={id}
            anchor={anchor}
            side={side}
            onEnter={() => clearTimeout(timer.current)}
            onLeave={hideSoon}
            onClose={hide}
          >
            {text}
          </Tip>,
          document.body,
        )}
    </>
  );
}

/** What the element does by itself, and then ours. */
const also =
  <E extends SyntheticEvent>(own: ((event: E) => void) | undefined, ours: (event: E) => void) =>
  (event: E) => {
    own?.(event);
    ours(event);
  };
