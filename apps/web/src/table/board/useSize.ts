import { type RefObject, useEffect, useState } from 'react';
import type { Size } from './geometry.ts';

/** How large an element is, as it becomes larger or smaller; nothing until it is there. */
export function useSize(box: RefObject<HTMLElement | null>): Size {
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
