import { useCallback, useEffect, useRef, useState } from 'react';
import { firstAfter, type Looking, turnBefore } from './marks.ts';

/** Milliseconds that a position stays, by speed. */
export const SPEEDS = { '1': 900, '2': 450, '4': 200, '8': 70 } as const;
export type Speed = keyof typeof SPEEDS;

interface Needs {
  /** The position that the person wants to see. */
  readonly wanted: number;
  readonly setWanted: (position: number) => void;
  /** The one on the screen. */
  readonly shown: number;
  readonly last: number;
  readonly look: Looking;
}

export interface Reel {
  readonly playing: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly toggle: () => void;
  readonly goTo: (position: number) => void;
  readonly step: (by: 1 | -1) => void;
  readonly turn: (by: 1 | -1) => void;
  /** Where each round begins, as far as it was found. */
  readonly rounds: readonly number[];
}

/** Plays, steps and jumps. Whatever the hand does stops the playing. */
export function useReel({ wanted, setWanted, shown, last, look }: Needs): Reel {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const rounds = useRounds(last, look, shown >= 0);
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
    (by: 1 | -1) => {
      const from = at.current;
      const find = async () => {
        if (by < 0) return turnBefore(from, look);
        const { turns } = await look(from);
        return firstAfter(from, last, look, (progress) => progress.turns > turns);
      };
      find().then(
        (found) => at.current === from && goTo(found),
        () => undefined, // the picture itself says what is wrong
      );
    },
    [goTo, last, look],
  );
  const toggle = useCallback(() => {
    if (!playing && at.current >= last) setWanted(0);
    setPlaying(!playing);
  }, [playing, last, setWanted]);

  useEffect(() => {
    if (!playing || shown !== wanted) return;
    if (wanted >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setWanted(wanted + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, speed, shown, wanted, last, setWanted]);

  return { playing, speed, setSpeed, toggle, goTo, step, turn, rounds };
}

/** Found one after the other, once the first picture is there. */
function useRounds(last: number, look: Looking, ready: boolean): readonly number[] {
  const [rounds, setRounds] = useState<readonly number[]>([]);
  useEffect(() => {
    if (!ready) return;
    let gone = false;
    const search = async () => {
      const all = (await look(last)).rounds;
      const found: number[] = [];
      let from = 0;
      for (let round = 1; round <= all; round++) {
        const begun = (await look(from)).rounds >= round;
        if (!begun)
          from = await firstAfter(from, last, look, (progress) => progress.rounds >= round);
        if (gone) return;
        found.push(from);
        setRounds(found.slice());
      }
    };
    search().catch(() => undefined); // marks are a help, not the replay
    return () => {
      gone = true;
    };
  }, [last, look, ready]);
  return rounds;
}
