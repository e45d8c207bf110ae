import type { SeatInfo } from '@landsraad/protocol';
import { useState } from 'react';
import { useWords } from '../../app/language.ts';
import { api } from '../../online/api.ts';
import { useMe } from '../../online/me.ts';
import { NameForm } from '../../online/NameForm.tsx';
import type { OnlineTable } from '../../online/useOnlineTable.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useTimeOf } from './times.ts';
import { words } from './words.ts';

interface TakeSeatProps {
  readonly table: OnlineTable;
  /** Null: any that is free. */
  readonly seat: number | null;
}

/** A seat of the running game, once it is known what taking it means. */
export function TakeSeat({ table, seat }: TakeSeatProps) {
  const text = useWords(words).seat;
  const { me } = useMe();
  const [open, setOpen] = useState(false);
  if (!me?.name) return <NameForm action={text.take} onNamed={async () => setOpen(true)} />;
  return (
    <>
      <Button size="small" variant="primary" onClick={() => setOpen(true)}>
        {text.take}
      </Button>
      <Confirm
        title={text.takeTitle}
        text={text.takeText}
        no={text.takeNo}
        yes={text.takeYes}
        variant="primary"
        open={open}
        onOpenChange={setOpen}
        onYes={() => void table.ask(() => api.takeSeat(table.id, seat))}
      />
    </>
  );
}

type Claim = NonNullable<Extract<SeatInfo, { is: 'open' }>['claim']>;

/** Who will sit here, and when. */
export function useClaimText(): (claim: Claim) => string {
  const text = useWords(words).seat;
  const timeOf = useTimeOf();
  return ({ name, you, from }) =>
    you ? text.yoursFrom(timeOf(from)) : text.comesAt(name, timeOf(from));
}

export function Withdraw({ table }: { readonly table: OnlineTable }) {
  const text = useWords(words).seat;
  return (
    <Button
      size="small"
      variant="plain"
      onClick={() => void table.ask(() => api.leaveSeat(table.id))}
    >
      {text.withdraw}
    </Button>
  );
}
