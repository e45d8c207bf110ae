import type { ComponentProps } from 'react';
import { useWords } from '../../app/language.ts';
import { Chat } from '../../online/chat/Chat.tsx';
import { words } from '../../online/chat/words.ts';
import { Dialog } from '../../ui/Dialog.tsx';

interface ChatDialogProps extends ComponentProps<typeof Chat> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function ChatDialog({ open, onOpenChange, ...chat }: ChatDialogProps) {
  const text = useWords(words);
  return (
    <Dialog title={text.title} open={open} onOpenChange={onOpenChange}>
      <Chat {...chat} />
    </Dialog>
  );
}
