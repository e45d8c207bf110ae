import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly no: string;
  readonly yes: string;
  /** What yes looks like; danger where something is lost by it. */
  readonly variant: 'primary' | 'danger';
  readonly icon?: ComponentProps<typeof Button>['icon'];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onYes: () => void;
}

/** Asks once more. */
export function Confirm(props: ConfirmProps) {
  const { title, text, no, yes, variant, icon, open, onOpenChange, onYes } = props;
  return (
    <Dialog
      title={title}
      description={text}
      size="small"
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{no}</Button>
          <Button
            variant={variant}
            icon={icon}
            data-sure=""
            onClick={() => {
              onOpenChange(false);
              onYes();
            }}
          >
            {yes}
          </Button>
        </>
      }
    />
  );
}
