import type { Around, Snapshot } from '@landsraad/protocol';
import { useEffect, useMemo, useState } from 'react';
import { ownSeatsIn } from '../../online/saying.ts';
import { type OnlineTable, useOnlineTable } from '../../online/useOnlineTable.ts';
import { StayedProvider } from '../../table/stage/useStage.ts';
import { AtTable } from './AtTable.tsx';
import type { ShieldsShown } from './Shields.tsx';

interface TwoShieldsProps {
  readonly table: OnlineTable;
  readonly around: Around;
  readonly snapshot: Snapshot;
}

/** The table of somebody who plays for two: each has a line of its own, and one is on the screen. */
export function TwoShields({ table, around, snapshot }: TwoShieldsProps) {
  const seats = ownSeatsIn(around.table);
  const [first, other] = seats;
  const second = useOnlineTable(table.id, other);
  const [shown, setShown] = useState(first!);
  const asked = [table, second].flatMap((one, n) => (one.snapshot?.decision ? [seats[n]!] : []));
  const [waits] = asked.includes(shown) ? [] : asked;
  // Whoever is asked comes to the front, unless the other is.
  useEffect(() => {
    if (waits !== undefined) setShown(waits);
  }, [waits]);
  // What the one was asked about, the other has seen as well.
  const [stayed, setStayed] = useState(false);
  const isAsked = asked.includes(shown);
  useEffect(() => {
    if (isAsked) setStayed(true);
  }, [isAsked]);
  const askedText = asked.join();
  const shields = useMemo(
    (): ShieldsShown => ({
      seats: [first!, other!],
      shown,
      asked: askedText.split(',').filter(Boolean).map(Number),
      onShow: setShown,
    }),
    [first, other, shown, askedText],
  );
  const own = shown === other && second.snapshot && second.around ? second : table;
  return (
    <StayedProvider value={stayed}>
      <AtTable
        key={shown}
        table={own}
        around={own.around ?? around}
        snapshot={own.snapshot ?? snapshot}
        shields={shields}
      />
    </StayedProvider>
  );
}
