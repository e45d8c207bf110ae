import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { type Settings, useSettings } from '../../app/settings.ts';
import { type Room, roomIn } from './room.ts';

/** As in base.css, beside the normal size. */
const TEXT: Readonly<Record<Settings['textSize'], number>> = {
  normal: 1,
  large: 1.15,
  largest: 1.3,
};

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/**
 * The room that the table has. As long as it is laid the page takes its unit: a rem is sixteen of
 * them, `--u` is one, and dialogs over the table are as large as the table. So many pixels of the
 * window's height may be taken by what is no table; the side board may be folded by wish.
 */
export function useRoom(taken = 0, folded = false): Room {
  const width = useSyncExternalStore(subscribe, () => innerWidth);
  const height = useSyncExternalStore(subscribe, () => innerHeight);
  const text = TEXT[useSettings((settings) => settings.textSize)];
  const room = useMemo(
    () => roomIn({ width, height: height - taken }, text, folded),
    [width, height, taken, text, folded],
  );
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = `${16 * room.u}px`;
    return () => void style.removeProperty('font-size');
  }, [room.u]);
  return room;
}

/** What the style sheets read of it. */
export const roomMarks = (room: Room) => ({
  'data-shape': room.shape,
  'data-level': room.shape === 'wide' ? room.level : undefined,
  'data-sides': room.shape === 'wide' ? room.sides : undefined,
  'data-panes': room.shape === 'phone' ? room.panes : undefined,
});
