import { useEffect, useRef } from 'react';

/** Long enough to be seen going up. */
const LONG = 400;

/** A number that counts to what it becomes; what is read out is the number itself. */
export function CountingNumber({ n }: { readonly n: number }) {
  const shown = useRef<HTMLElement>(null);
  const before = useRef(n);
  useEffect(() => {
    const from = before.current;
    before.current = n;
    const still = document.documentElement.dataset.motion === 'none';
    if (!shown.current || from === n || still) return;
    const start = performance.now();
    let frame = 0;
    const count = (now: number) => {
      const share = Math.min(1, (now - start) / LONG);
      shown.current!.textContent = String(Math.round(from + (n - from) * share));
      if (share < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => {
      cancelAnimationFrame(frame);
      if (shown.current) shown.current.textContent = String(n);
    };
  }, [n]);
  return <b ref={shown}>{n}</b>;
}
