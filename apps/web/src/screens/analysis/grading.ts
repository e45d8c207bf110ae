import type { Graded } from '@landsraad/bots/analysis';

/** There is nothing to say of a better one. */
export const isGood = ({ grade }: Graded): boolean => grade === 'best' || grade === 'good';
