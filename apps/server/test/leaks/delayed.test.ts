import { dune } from '@landsraad/dune';
import { imperium } from '@landsraad/imperium';
import {
  type Decision,
  pickFrom,
  type Random,
  randomChoice,
  seeded,
  split,
  windowOf,
} from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { sizeOf, timeFor } from '../size.ts';
import type { Suspect } from './suspects.ts';
import { World } from './world.ts';

/* Who looks on one round behind learns nothing of this round: not even what everybody else sees. */

const GAMES = Math.max(4, sizeOf('LANDSRAAD_LEAKS', 0) / 50);

interface Watched {
  readonly game: Suspect['game'];
  readonly chosen: object;
  readonly games: number;
}

/** So many of each: a turn of Dune has many more questions than a round of Imperium. */
const WATCHED: readonly Watched[] = [
  { game: imperium, chosen: { players: 3, confirmEverything: true }, games: GAMES },
  { game: dune, chosen: { factions: [null, null], turns: 4 }, games: GAMES / 4 },
] as unknown as readonly Watched[];

/** One entry of the log: an answer, or all those of a window. */
async function stepIn(world: World, random: Random): Promise<void> {
  const { match } = world;
  const window = windowOf(match.pending);
  if (!window) return answerIn(world, random, pickFrom(random, match.pending) as Decision);
  const isOpen = () => windowOf(match.pending) === window;
  while (isOpen()) await answerIn(world, random, match.pending[0] as Decision);
  const { time } = world.setting;
  await time.pass(world.kept.sealed!.closes - time.now());
}

async function answerIn(world: World, random: Random, decision: Decision): Promise<void> {
  const choice = randomChoice(decision, random);
  const who = String(decision.seat);
  const asked = { key: world.newKey(who), seq: world.seq };
  world.match.answer(decision.seat, choice);
  await world.send(who, { do: 'answer', ...asked, choice });
}

const roundOf = ({ match }: World): number => match.game.round(match.state);

describe('a spectator with a delay', () => {
  it.each(WATCHED)(
    'hears the same, whatever is played in the round under way: $game.id',
    async ({ game, chosen, games }) => {
      let compared = 0;
      for (let n = 0; n < games; n += 1) {
        const random = seeded(`delayed ${n}`);
        const options = game.parseOptions(chosen);
        const position = game.setup(options, split(random));
        const settings = { spectators: 'delayed' } as const;
        const worlds = [
          await World.from({ game, options, position }, settings),
          await World.from({ game, options, position }, settings),
        ];
        const parting = 2 + (n % 3);
        const same = split(random);
        while (roundOf(worlds[0]) < parting) {
          const again = { ...same };
          await stepIn(worlds[0], same);
          await stepIn(worlds[1], again);
        }
        const chances = worlds.map(() => split(random));
        for (;;) {
          for (const [i, world] of worlds.entries()) await stepIn(world, chances[i]);
          if (worlds.some((world) => roundOf(world) !== parting || world.match.over)) break;
          for (const name of ['beside', 'stranger']) {
            const [one, other] = worlds.map(({ ears }) => ears.get(name)!.heard);
            expect(one).toEqual(other);
            compared += 1;
          }
        }
        expect(worlds[0].known('spectator')).not.toBe(worlds[1].known('spectator'));
        // They are told of what came before.
        expect(worlds[0].ears.get('beside')!.heard.length).toBeGreaterThan(10);
      }
      console.info('delayed', game.id, { games, compared });
      expect(compared).toBeGreaterThan(games * 10);
    },
    timeFor(GAMES, 120_000),
  );
});
