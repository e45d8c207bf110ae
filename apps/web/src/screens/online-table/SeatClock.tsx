import type { Seat } from '@landsraad/kernel';
import type { Clocks } from '@landsraad/protocol';
import { useEffect, useState } from 'react';
import { useWords } from '../../app/language.ts';
import { clockFace, isShort, leftFor } from '../../online/clocks.ts';
import style from './OnlineTable.module.css';
import { words } from './words.ts';

interface SeatClockProps {
  readonly clocks: Clocks | null;
  readonly seat: Seat;
  /** When the clocks were told, by this device's clock. */
  readonly heardAt: number;
}

/** The time that a seat has left, going down on this device between two words of the server. */
export function SeatClock({ clocks, seat, heardAt }: SeatClockProps) {
  const text = useWords(words);
  const running = clocks?.running.includes(seat) === true;
  const now = useSeconds(running);
  const left = leftFor(clocks, seat, now - heardAt);
  if (left === null) return null;
  const face = clockFace(left, text);
  return (
    <span
      className={style.clock}
      role="timer"
      data-running={running || undefined}
      data-short={isShort(left) || undefined}
      title={text.left(face)}
    >
      {face}
    </span>
  );
}

function useSeconds(running: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running]);
  return running ? now : Date.now();
}
