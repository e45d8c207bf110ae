import { create } from 'zustand';

/** Whether one's own shield is hidden from whoever looks at the same screen. */
export const useHidden = create<{ readonly hidden: boolean }>(() => ({ hidden: false }));

export const turnShield = (): void => useHidden.setState(({ hidden }) => ({ hidden: !hidden }));
