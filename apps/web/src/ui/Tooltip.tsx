import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import style from './Tooltip.module.css';

export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';

interface TooltipProps {
  readonly text: ReactNode;
  readonly side?: TooltipSide;
  /** One element that can have the focus. */
  readonly children: ReactElement;
}

/** A word more, on hover and on focus. Never the only place of what must be known. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={350}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={style.tooltip} side={side} sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
