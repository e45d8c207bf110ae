import type { ImperiumEvent } from '@landsraad/imperium';
import type { GameEvent } from '@landsraad/kernel';
import type { Story } from '../playable.ts';

/** Told by what comes with them: the end of a turn by the next one, swords by the strength, the
 * Imperium Row by the table. */
const IMPLIED: ReadonlySet<string> = new Set<ImperiumEvent['type']>([
  'turn-ended',
  'persuasion-gained',
  'swords-gained',
  'row-refilled',
]);

/** What a first turn begins with: the round's cards are dealt. */
const BEGINS: ReadonlySet<string> = new Set<ImperiumEvent['type']>([
  'agent-sent',
  'paid',
  'revealed',
  'intrigue-played',
]);

/** Everybody draws five cards at the start of a round; only one's own are news. */
const isUnseenDraw = (event: GameEvent): boolean => event.type === 'drew' && !event.secret;

export const story: Story = {
  told: (events) => {
    let dealing = false;
    return events.filter((event) => {
      dealing = event.type === 'round-started' || (dealing && !BEGINS.has(event.type));
      return !IMPLIED.has(event.type) && !(dealing && isUnseenDraw(event));
    });
  },
  joins: () => false,
  known: ({ type }) => type === 'leader-taken' || type === 'rival-seated',
  opens: ({ type }) => type === 'round-started',
};
