import { type DuneView, dune } from '@landsraad/dune';
import { type ImperiumView, imperium } from '@landsraad/imperium';
import { type Game, type GameState, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import {
  BOT_NAMES,
  BOT_WORDS,
  type Bot,
  botNamed,
  botNames,
  duneGreedy,
  greedy,
  LEVEL_NAMES,
  opponentsIn,
  playGame,
  playOn,
  random,
  roundEnds,
  USUAL_OPPONENT,
} from '../src/index.ts';

interface Noted {
  asked: number;
  dealt: number;
  rounds: [before: number, after: number][];
}

/** Plays every third of its decisions on in a world, to the end of the round, with `others` in all seats. */
function searching<V extends { readonly viewer: unknown }>(others: Bot<V>, noted: Noted): Bot<V> {
  return {
    name: 'searching',
    searches: true,
    decide(decision, view, chance, worlds) {
      if (noted.asked++ % 3 === 0) {
        const world = worlds?.()?.deal(seeded('same'));
        if (world) {
          const { round } = world;
          expect(world.view(decision.seat)).toEqual(view());
          playOn(world, () => others, chance, roundEnds(world));
          noted.dealt++;
          noted.rounds.push([round, world.over ? round + 1 : world.round]);
        }
      }
      return others.decide(decision, view, chance);
    },
  };
}

function played<S extends GameState, O, V extends { readonly viewer: unknown }>(
  game: Game<S, O, V>,
  options: object,
  others: Bot<V>,
) {
  const noted: Noted = { asked: 0, dealt: 0, rounds: [] };
  const parsed = game.parseOptions(options);
  const seats = game.seats(parsed);
  const bots = [searching(others, noted), ...Array.from({ length: seats - 1 }, () => others)];
  const outcome = playGame({ game, options: parsed, bots }, 'searched');
  return { outcome, noted };
}

describe('a bot that searches', () => {
  it.each([
    [
      'Dune: Imperium',
      () => played<GameState, unknown, ImperiumView>(imperium as never, {}, greedy),
    ],
    [
      'Dune',
      () =>
        played<GameState, unknown, DuneView>(
          dune as never,
          { mode: 'advanced', turns: 2 },
          duneGreedy,
        ),
    ],
  ])('plays on in worlds that agree with what it sees: %s', (_, play) => {
    const { outcome, noted } = play();
    expect(outcome.finished).toBe(true);
    expect(noted.dealt).toBeGreaterThan(noted.asked / 6);
    for (const [before, after] of noted.rounds) expect(after).toBe(before + 1);
  });

  it('changes nothing for those who do not', () => {
    const plain = playGame(
      {
        game: imperium,
        options: imperium.parseOptions({}),
        bots: [greedy, greedy, greedy, greedy],
      },
      'searched',
    );
    const { outcome } = played<GameState, unknown, ImperiumView>(imperium as never, {}, greedy);
    expect(outcome).toMatchObject({ decisions: plain.decisions });
  });
});

describe('the registry', () => {
  it('knows bots by names that are worded in both languages', () => {
    for (const game of [imperium, dune] as (typeof imperium)[]) {
      const names = botNames(game);
      expect(names).toEqual(BOT_NAMES.filter((name) => names.includes(name)));
      expect(names).toEqual(expect.arrayContaining([...opponentsIn(game.id, 'random')]));
      for (const name of names) expect(botNamed(game, name).name).toBe(name);
    }
    for (const words of Object.values(BOT_WORDS))
      expect(Object.keys(words)).toEqual([...BOT_NAMES]);
    expect(opponentsIn('dune', USUAL_OPPONENT)).toEqual(LEVEL_NAMES);
    expect(opponentsIn('dune', 'greedy')).toEqual([...LEVEL_NAMES, 'greedy']);
    expect(random.name).toBe('random');
  });
});
