import { create } from 'zustand';
import type { Spot } from '../spots.ts';

/** A spot that the coach or a hint speaks of: the board brings it into sight. */
export const useAttention = create<{ readonly spot: Spot | null }>(() => ({ spot: null }));

export const callAttentionTo = (spot: Spot | null): void => useAttention.setState({ spot });
