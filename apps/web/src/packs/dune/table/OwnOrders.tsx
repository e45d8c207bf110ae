import { useWords } from '../../../app/language.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { OrderList } from '../orders/Orders.tsx';
import { words } from '../orders/words.ts';

/** The standing orders of whoever sits here. */
export default function OwnOrders({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={useWords(words).title} open onOpenChange={onClose}>
      <OrderList />
    </Dialog>
  );
}
