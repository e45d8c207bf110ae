import { type Imperium, type ImperiumView, placesFor, strength } from '@landsraad/imperium';
import type { Seat, World } from '@landsraad/kernel';
import { roundEnds } from '../../play-on.ts';
import type { KeptNet } from '../../thinking/net.ts';
import type { Telling } from '../../thinking/teaching.ts';
import { type Note, tellingOf } from '../../thinking/telling.ts';
import { featuresOf } from '../thinking/features.ts';
import { GROUPS, type TopicName } from './topics.ts';

/** What is told beside the topics that the judge looks at. */
export type ToldTopic = TopicName | Event;
type Event = 'conflict' | 'victory' | 'rival-victory';

export interface ImperiumTelling extends Telling<ImperiumView, Note> {
  /** The end of the round, looking at the Conflict as long as it lasts. */
  horizon(world: World<ImperiumView>): (world: World<ImperiumView>) => boolean;
}

export function tellingBy(
  model: KeptNet,
  judge: (world: World<ImperiumView>, seat: Seat) => number,
): ImperiumTelling {
  const fought = new WeakMap<World<ImperiumView>, readonly (number | null)[]>();
  const happening = (topic: Event, happens: typeof judge) => ({ topic, happens });
  return {
    horizon(begun) {
      const isDone = roundEnds(begun);
      return (world) => {
        const done = isDone(world);
        const game = world.state as Imperium;
        if (!done && game.conflict) fought.set(world, placesNow(game));
        return done;
      };
    },
    ...tellingOf<ImperiumView, Imperium>({
      model,
      groups: GROUPS,
      happenings: [
        happening('conflict', (world, seat) => Number(fought.get(world)?.[seat] === 1)),
        happening('victory', (world, seat) => (world.over ? judge(world, seat) : 0)),
        happening('rival-victory', (world, seat) => (world.over ? 1 - judge(world, seat) : 0)),
      ],
      judge,
      rowsOf: featuresOf,
      sideOf: (_, seat) => [seat],
    }),
  };
}

const placesNow = (game: Imperium) =>
  placesFor(
    game.players.map((_, seat) => strength(game, seat)),
    game.options,
  );
