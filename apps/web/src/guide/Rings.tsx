import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { callAttentionTo } from '../table/board/attention.ts';
import type { Spot } from '../table/spots.ts';
import style from './Coach.module.css';
import type { Guidance } from './guidance.ts';
import { type Box, boxesOf, bringIntoView, type Pointed } from './pointing.ts';

interface RingsProps {
  readonly guidance: Guidance;
  readonly at: readonly Pointed[];
}

const EVERY = 150;

/** Rings around what the coach speaks of. They are drawn over the table and catch no press. */
export function Rings({ guidance, at }: RingsProps) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const wanted = JSON.stringify(at);
  useEffect(() => {
    const targets = JSON.parse(wanted) as Pointed[];
    callAttentionTo(spotAmong(targets));
    const look = () =>
      setBoxes((now) => {
        const next = boxesOf(targets, guidance);
        return JSON.stringify(next) === JSON.stringify(now) ? now : next;
      });
    look();
    /* Cards fly, the board is moved, drawers open: nothing tells when a thing has come to rest. */
    const timer = setInterval(look, EVERY);
    const frame = requestAnimationFrame(() => {
      bringIntoView(targets, guidance);
      look();
    });
    return () => {
      clearInterval(timer);
      cancelAnimationFrame(frame);
      callAttentionTo(null);
    };
  }, [guidance, wanted]);
  return createPortal(
    <div className={style.rings} aria-hidden="true" data-testid="rings">
      {boxes.map(({ key, strong, ...place }) => (
        <span key={key} className={style.ring} data-strong={strong || undefined} style={place} />
      ))}
    </div>,
    document.body,
  );
}

/** What is suggested rather than what is only spoken of. */
function spotAmong(targets: readonly Pointed[]): Spot | null {
  const spots = targets.filter(({ at }) => !/^(part|option):/.test(at));
  return ((spots.find(({ strong }) => strong) ?? spots[0])?.at as Spot | undefined) ?? null;
}
