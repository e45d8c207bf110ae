import type { ImperiumEvent, ImperiumOption, ImperiumView } from '@landsraad/imperium';
import type { Snapshot } from '@landsraad/protocol';

/** A table of Dune: Imperium as one viewer may know it. */
export type ImperiumSnapshot = Snapshot<ImperiumView, ImperiumOption, ImperiumEvent>;
export type ImperiumLog = ImperiumSnapshot['events'];

/** Whoever holds a snapshot of this game knows what is in it. */
export const ofImperium = (snapshot: Snapshot): ImperiumSnapshot => snapshot as ImperiumSnapshot;
