import { createContext, type ReactNode, type RefObject, useEffect, useState } from 'react';

/** False where pictures lie that nobody sees: they are not painted, and those painted are let go. */
export const InSight = createContext(true);

/** How far from the screen a picture is ready: who scrolls finds it painted. */
const AHEAD = '600px';

type Listener = (near: boolean) => void;
const listeners = new WeakMap<Element, Listener>();
let watch: IntersectionObserver | null = null;

function observe(element: Element, listener: Listener): () => void {
  watch ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: AHEAD },
  );
  listeners.set(element, listener);
  watch.observe(element);
  return () => watch?.unobserve(element);
}

interface NearProps {
  /** Where they lie. */
  readonly at: RefObject<Element | null>;
  readonly children: ReactNode;
}

/** Has the pictures in it painted only while they are near the screen. */
export function Near({ at, children }: NearProps) {
  const [near, setNear] = useState(false);
  useEffect(() => observe(at.current!, setNear), [at]);
  return <InSight value={near}>{children}</InSight>;
}
