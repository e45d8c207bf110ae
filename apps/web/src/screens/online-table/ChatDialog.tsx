import { useWords } from '../../app/language.ts';
import { Chat } from '../../online/chat/Chat.tsx';
import { words } from '../../online/chat/words.ts';
import type { OnlineTable } from '../../online/useOnlineTable.ts';
import { Dialog } from '../../ui/Dialog.tsx';

interface ChatDialogProps {
  readonly table: OnlineTable;
  readonly own: number | null;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function ChatDialog({ table, own, open, onOpenChange }: ChatDialogProps) {
  const text = useWords(words);
  return (
    <Dialog title={text.title} open={open} onOpenChange={onOpenChange}>
      <Chat table={table} own={own} />
    </Dialog>
  );
}
