import type { DuneEvent } from '@landsraad/dune';
import type { Story } from '../playable.ts';

/** Told by what comes with them. */
const IMPLIED: ReadonlySet<string> = new Set<DuneEvent['type']>(['hands-counted']);

/** Told together: a round of bids, what everybody does at once, a blow. */
const ALIKE: readonly ReadonlySet<string>[] = (
  [
    ['auction-opened', 'bid', 'passed'],
    ['traitors-kept'],
    ['spice-card-turned', 'spice-placed', 'worm-set-aside'],
    ['storm-dialed', 'storm-card-shown', 'storm-moved', 'first-player'],
    ['turn-started', 'phase-started'],
    ['charity'],
    ['collected'],
    ['revived'],
  ] satisfies DuneEvent['type'][][]
).map((types) => new Set<string>(types));

export const story: Story = {
  told: (events) => events.filter(({ type }) => !IMPLIED.has(type)),
  joins: (before, event) => ALIKE.some((types) => types.has(before.type) && types.has(event.type)),
  known: () => false,
  opens: ({ type }) => type === 'turn-started',
};
