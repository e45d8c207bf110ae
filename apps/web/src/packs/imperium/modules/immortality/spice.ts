import { FIRST_ARRIVAL, type ImperiumView } from '@landsraad/imperium';

/** What lies on a space of the Tleilaxu track for whoever comes there first (IMM-4.5). */
export const spiceOn = ({ immortality }: Pick<ImperiumView, 'immortality'>, n: number): number =>
  n === FIRST_ARRIVAL.step ? immortality!.spice : 0;
