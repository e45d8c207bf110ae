import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Lets the items of a list glide to their new places when their order changes. */
export function useOvertaking(
  list: RefObject<HTMLElement | null>,
  order: readonly (string | number)[],
): void {
  const before = useRef(new Map<string | number, number>());
  const written = order.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order, other places
  useLayoutEffect(() => {
    const items = [...(list.current?.children ?? [])] as HTMLElement[];
    const still = document.documentElement.dataset.motion === 'none';
    items.forEach((item, i) => {
      const was = before.current.get(order[i]!);
      before.current.set(order[i]!, item.offsetTop);
      if (still || was === undefined || was === item.offsetTop) return;
      item.animate(
        { transform: [`translateY(${was - item.offsetTop}px)`, 'none'] },
        { duration: 300, easing: 'ease-out' },
      );
    });
  }, [list, written]);
}
