import { imperium } from '@landsraad/imperium';
import {
  type Decision,
  pickFrom,
  type Random,
  randomChoice,
  seeded,
  split,
} from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { World } from './world.ts';

/* Who looks on one round behind learns nothing of this round: not even what everybody else sees. */

const GAMES = Math.max(4, Number(process.env.LANDSRAAD_LEAKS ?? 0) / 50);

async function answerIn(world: World, random: Random): Promise<void> {
  const decision = pickFrom(random, world.match.pending);
  const choice = randomChoice(decision as Decision, random);
  world.match.answer(decision.seat, choice);
  const who = String(decision.seat);
  const asked = { key: world.newKey(who), seq: world.seq };
  await world.send(who, { do: 'answer', ...asked, choice });
}

const roundOf = ({ match }: World): number => match.game.round(match.state);

describe('a spectator with a delay', () => {
  it('hears the same, whatever is played in the round under way', async () => {
    let compared = 0;
    for (let game = 0; game < GAMES; game += 1) {
      const random = seeded(`delayed ${game}`);
      const options = imperium.parseOptions({ players: 3, confirmEverything: true });
      const position = imperium.setup(options, split(random));
      const settings = { spectators: 'delayed' } as const;
      const worlds = [
        await World.from({ game: imperium, options, position }, settings),
        await World.from({ game: imperium, options, position }, settings),
      ];
      const parting = 2 + (game % 3);
      const same = split(random);
      while (roundOf(worlds[0]) < parting) {
        const again = { ...same };
        await answerIn(worlds[0], same);
        await answerIn(worlds[1], again);
      }
      const chances = worlds.map(() => split(random));
      for (;;) {
        for (const [i, world] of worlds.entries()) await answerIn(world, chances[i]);
        if (worlds.some((world) => roundOf(world) !== parting || world.match.over)) break;
        for (const name of ['beside', 'stranger']) {
          const [one, other] = worlds.map(({ ears }) => ears.get(name)!.heard);
          expect(one).toEqual(other);
          compared += 1;
        }
      }
      expect(worlds[0].known('spectator')).not.toBe(worlds[1].known('spectator'));
    }
    console.info('delayed', { games: GAMES, compared });
    expect(compared).toBeGreaterThan(GAMES * 10);
  }, 600_000);
});
