import { Popover } from 'radix-ui';
import { type ReactNode, useMemo } from 'react';
import styles from './Bubble.module.css';
import type { Remark } from './desk/draft.ts';

interface BubbleAtProps {
  /** Where what was pressed is now. */
  readonly at: () => DOMRect;
  readonly is: Remark['is'];
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What is said beside something that was pressed. */
export function BubbleAt({ at, is, label, onClose, children }: BubbleAtProps) {
  const anchor = useMemo(() => ({ current: { getBoundingClientRect: at } }), [at]);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className={styles.bubble}
          data-is={is}
          side="top"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          onOpenAutoFocus={(event) => is === 'refused' && event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {children}
          <Popover.Arrow className={styles.arrow} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
