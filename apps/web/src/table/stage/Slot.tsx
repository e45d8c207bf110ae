import { createContext, useContext } from 'react';
import styles from './Stage.module.css';

const SlotContext = createContext<((slot: HTMLElement | null) => void) | null>(null);
export const SlotProvider = SlotContext.Provider;

/** Over the board, where turns are presented; a frame lays it there. */
export function StageSlot() {
  const setSlot = useContext(SlotContext);
  return setSlot && <div ref={setSlot} className={styles.slot} />;
}
