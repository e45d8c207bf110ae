import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type How, PREVIEW } from './ears.ts';
import styles from './Preview.module.css';
import { placeBeside } from './place.ts';

interface SheetProps {
  readonly id: string;
  readonly anchor: Element;
  readonly how: How;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Beside what it tells of; held, in the middle over everything. */
export function Sheet({ id, anchor, how, onClose, children }: SheetProps) {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: sheet } = own;
    if (!sheet || how === 'hold') return;
    const { width, height } = sheet.getBoundingClientRect();
    const screen = { width: innerWidth, height: innerHeight };
    const { x, y } = placeBeside(anchor.getBoundingClientRect(), { width, height }, screen);
    sheet.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  });
  if (how === 'hold')
    return (
      <div className={styles.veil} {...{ [PREVIEW]: '' }}>
        <button type="button" className={styles.away} tabIndex={-1} onClick={onClose} aria-hidden />
        <div ref={own} id={id} className={styles.held} role="dialog" aria-labelledby={`${id}-name`}>
          {children}
        </div>
      </div>
    );
  return (
    <div ref={own} id={id} role="tooltip" className={styles.sheet} {...{ [PREVIEW]: '' }}>
      {children}
    </div>
  );
}
