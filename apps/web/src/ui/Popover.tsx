import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import style from './Popover.module.css';

interface PopoverProps {
  /** Says what opens, for screen readers. */
  readonly label: string;
  readonly trigger: ReactElement;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  readonly align?: 'start' | 'center' | 'end';
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children: ReactNode;
}

export function Popover({
  label,
  trigger,
  side = 'bottom',
  align = 'center',
  open,
  onOpenChange,
  children,
}: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={style.popover}
          aria-label={label}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
        >
          {children}
          <Radix.Arrow className={style.arrow} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
