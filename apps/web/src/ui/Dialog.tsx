import { Dialog as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { useWords } from '../app/language.ts';
import style from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { words } from './words.ts';

interface DialogProps {
  readonly title: string;
  /** One sentence under the title, read out when the dialog opens. */
  readonly description?: string;
  /** A drawer comes in from the side and leaves the rest in sight. */
  readonly size?: 'small' | 'medium' | 'large' | 'drawer';
  /** Buttons that stay visible while the rest scrolls. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
  /** Either a trigger that opens it, or `open` with `onOpenChange`. */
  readonly trigger?: ReactElement;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** Keeps the focus, closes with Escape; a sheet over the whole screen on a phone. */
export function Dialog({
  title,
  description,
  size = 'medium',
  footer,
  children,
  trigger,
  open,
  onOpenChange,
}: DialogProps) {
  const { close } = useWords(words);
  const before = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={style.veil}>
          <Radix.Content
            className={`${style.dialog} ${style[size]}`}
            {...(!description && { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              const active = document.activeElement;
              if (!(event.currentTarget as Element).contains(active)) before.current = active;
              focusTheDialog(event);
            }}
            onCloseAutoFocus={(event) => {
              if (trigger) return;
              // Without a trigger nobody else would give the focus back.
              event.preventDefault();
              if (before.current instanceof HTMLElement || before.current instanceof SVGElement)
                before.current.focus({ preventScroll: true });
            }}
          >
            <header className={style.head}>
              <Radix.Title className={style.title}>{title}</Radix.Title>
              <Radix.Close asChild>
                <IconButton icon="close" label={close} side="left" />
              </Radix.Close>
            </header>
            <div className={style.body}>
              {description && (
                <Radix.Description className={style.description}>{description}</Radix.Description>
              )}
              {children}
            </div>
            {footer && <footer className={style.foot}>{footer}</footer>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Not the first button in it: that would be the one that closes, with its tooltip open. */
function focusTheDialog(event: Event): void {
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus();
}
