import type { ReactNode } from 'react';
import style from './Toast.module.css';

interface ToastProps {
  readonly text: string;
  /** Buttons; the one that is meant to be pressed is `data-first`. */
  readonly children: ReactNode;
}

/** Something to be told once, over whatever is on the screen. */
export function Toast({ text, children }: ToastProps) {
  return (
    <div className={style.toast} role="status">
      <p>{text}</p>
      {children}
    </div>
  );
}
