import type { Shown } from '@landsraad/imperium';
import { useEffect, useState } from 'react';
import { type Pace, useSettings } from '../../../app/settings.ts';
import { useDesk } from '../desk.ts';
import { revealsIn } from './reveals.ts';

/** Milliseconds that revealed cards lie on the board: for the first, and for each further turn. */
const STAY: Readonly<Record<Pace, readonly [first: number, more: number] | null>> = {
  instant: null,
  fast: [2_000, 800],
  normal: [4_000, 1_800],
  slow: [8_000, 3_500],
};

/** How much of a game each pair of eyes has seen; a curtain may have been between then and now. */
const heardBefore = new Map<string, number>();

/** What the Rivals revealed since this viewer last looked; it goes by itself or with any press. */
export function useFresh(): readonly Shown[] {
  const { snapshot, log } = useDesk();
  const pace = useSettings((settings) => settings.pace);
  const [fresh, setFresh] = useState<readonly Shown[]>([]);
  const eyes = `${snapshot.id}/${snapshot.viewer}`;
  useEffect(() => {
    const heard = heardBefore.get(eyes) ?? log.length;
    heardBefore.set(eyes, log.length);
    if (heard >= log.length) return;
    setFresh(STAY[pace] ? revealsIn(log.slice(heard)) : []);
  }, [eyes, log, pace]);
  useEffect(() => {
    const stay = STAY[pace];
    if (fresh.length === 0 || !stay) return;
    const clear = () => setFresh([]);
    const timer = setTimeout(clear, stay[0] + stay[1] * (fresh.length - 1));
    addEventListener('pointerdown', clear);
    addEventListener('keydown', clear);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', clear);
      removeEventListener('keydown', clear);
    };
  }, [fresh, pace]);
  return fresh;
}
