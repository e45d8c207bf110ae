import { useCallback, useEffect, useRef, useState } from 'react';
import { games } from '../../games/client.ts';
import { NO_MARKS, turnAfter, turnBefore } from './marks.ts';

/** Milliseconds that a position stays, by speed. */
export const SPEEDS = { '1': 900, '2': 450, '4': 200, '8': 70 } as const;
export type Speed = keyof typeof SPEEDS;

interface Needs {
  readonly id: string;
  /** The position that the person wants to see. */
  readonly wanted: number;
  readonly setWanted: (position: number) => void;
  /** The one on the screen, */
  readonly shown: number;
  /** and the one that was looked at to its end, while it plays. */
  readonly rested: number;
  readonly last: number;
}

export interface Reel {
  readonly playing: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly toggle: () => void;
  readonly goTo: (position: number) => void;
  readonly step: (by: 1 | -1) => void;
  readonly turn: (by: 1 | -1) => void;
  /** Where each round begins. */
  readonly rounds: readonly number[];
}

/** Plays, steps and jumps. Whatever the hand does stops the playing. */
export function useReel({ id, wanted, setWanted, shown, rested, last }: Needs): Reel {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const marks = useMarks(id, shown >= 0);
  const at = useRef(wanted);
  at.current = wanted;

  const goTo = useCallback(
    (position: number) => {
      setPlaying(false);
      setWanted(Math.min(last, Math.max(0, position)));
    },
    [last, setWanted],
  );
  const step = useCallback((by: 1 | -1) => goTo(at.current + by), [goTo]);
  const turn = useCallback(
    (by: 1 | -1) =>
      goTo(by < 0 ? turnBefore(at.current, marks) : turnAfter(at.current, last, marks)),
    [goTo, last, marks],
  );
  const toggle = useCallback(() => {
    if (!playing && at.current >= last) setWanted(0);
    setPlaying(!playing);
  }, [playing, last, setWanted]);

  useEffect(() => {
    if (!playing || rested !== wanted) return;
    if (wanted >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setWanted(wanted + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, speed, rested, wanted, last, setWanted]);

  return { playing, speed, setSpeed, toggle, goTo, step, turn, rounds: marks.rounds };
}

/** Asked for once the first picture is there. */
function useMarks(id: string, ready: boolean) {
  const [marks, setMarks] = useState(NO_MARKS);
  useEffect(() => {
    if (!ready) return;
    let gone = false;
    games.marks(id).then(
      (found) => !gone && setMarks(found),
      () => undefined, // marks are a help, not the replay
    );
    return () => {
      gone = true;
    };
  }, [id, ready]);
  return marks;
}
