import type { DuneEvent } from '@landsraad/dune';
import type { Story } from '../playable.ts';

/** Told by what comes with them. */
const IMPLIED: ReadonlySet<string> = new Set<DuneEvent['type']>(['hands-counted']);

export const story: Story = {
  told: (events) => events.filter(({ type }) => !IMPLIED.has(type)),
  known: () => false,
  opens: ({ type }) => type === 'turn-started',
};
