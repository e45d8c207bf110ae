import type { Shown } from '@landsraad/imperium';
import { useEffect, useState } from 'react';
import { type Pace, useSettings } from '../../../../app/settings.ts';
import { useImperium } from '../desk.ts';
import { revealsIn } from './reveals.ts';

/** Milliseconds that the cards of a turn lie on the board, until the next press at the latest. */
const STAY: Readonly<Record<Pace, number>> = {
  instant: 0,
  fast: 2_000,
  normal: 4_000,
  slow: Number.POSITIVE_INFINITY,
};

/** How much of a game each pair of eyes has seen; a curtain may have been between then and now. */
const heardBefore = new Map<string, number>();

/** What the Rivals revealed since this viewer last looked; it goes by itself or with any press. */
export function useFresh(): readonly Shown[] {
  const { snapshot, log } = useImperium();
  const pace = useSettings((settings) => settings.pace);
  const [fresh, setFresh] = useState<readonly Shown[]>([]);
  const eyes = `${snapshot.id}/${snapshot.viewer}`;
  useEffect(() => {
    const heard = heardBefore.get(eyes) ?? log.length;
    heardBefore.set(eyes, log.length);
    if (heard >= log.length) return;
    setFresh(STAY[pace] > 0 ? revealsIn(log.slice(heard)) : []);
  }, [eyes, log, pace]);
  useEffect(() => {
    if (fresh.length === 0) return;
    const clear = () => setFresh([]);
    const stay = STAY[pace] * (1 + (fresh.length - 1) / 2);
    const timer = Number.isFinite(stay) ? setTimeout(clear, stay) : undefined;
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
