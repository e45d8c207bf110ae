import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Game } from '../src/game.ts';
import { Match } from '../src/match.ts';
import { Problem } from '../src/problem.ts';
import { seeded } from '../src/random.ts';
import { asOf } from '../src/versions.ts';
import {
  type Check,
  closeChecks,
  Failure,
  olderChecks,
  quickChecks,
  type Trial,
} from './checks/index.ts';
import { type AnyMatch, playOnAtRandom } from './checks/trial.ts';

export interface SuiteOptions {
  /** Random games for each option set and each check. */
  readonly games?: number;
  /** How many of them are gone through decision by decision; a tenth unless said. */
  readonly closely?: number;
  /** Positions of a game that the costly checks look at. */
  readonly samples?: number;
  /** A game that is not over after so many decisions is stuck. */
  readonly limit?: number;
  /** Paths of the state, such as `turn.pending.0`, whose content is static and may be shared. */
  readonly shared?: (path: string) => boolean;
  /** Paths of the state whose content is replaced, never changed, so that copies may share it. */
  readonly replaced?: (path: string) => boolean;
  /** What a viewer foresees of some answers, where the game can tell. */
  readonly foresees?: Trial['foresees'];
}

/** `LANDSRAAD_SEED` says which games are played (`vitest.config.ts`); without it, fresh ones. */
const base = process.env.LANDSRAAD_SEED || randomBytes(6).toString('hex');
let printed = false;

/** The suite that every game must pass: `gameSuite(imperium, { games: 20 })` in one of its tests. */
export function gameSuite(game: Game, options: SuiteOptions = {}): void {
  const { games = 10, samples = 10, limit = 20_000 } = options;
  const { shared = () => false, replaced = () => false, foresees = () => null } = options;
  const { closely = Math.ceil(games / 10) } = options;
  if (!printed) console.log(`seed of the random games: LANDSRAAD_SEED=${base}`);
  printed = true;

  for (const [i, set] of game.optionSets.entries())
    describe(`any game of ${game.id} with ${JSON.stringify(set)}`, () => {
      const trial = { game, options: set, limit, samples, shared, replaced, foresees };
      const trials = Array.from(
        { length: Math.max(games, closely) },
        (_, n): Trial => ({ ...trial, seed: `${base}/${i}/${n}` }),
      );
      for (const [title, check] of Object.entries(quickChecks))
        it(title, () => runAll(check, trials.slice(0, games)));
      for (const [title, check] of Object.entries(closeChecks))
        it(title, () => runAll(check, trials.slice(0, closely)));
    });
  for (const older of olderOf(game))
    describe(`any game of ${game.id} by the rules of version ${older.version}`, () => {
      const trials = optionSetsOf(older).map(
        (set, i): Trial => ({
          ...{ game: older, options: set, limit, samples, shared, replaced, foresees },
          seed: `${base}/older/${i}`,
        }),
      );
      for (const [title, check] of Object.entries(olderChecks))
        it(title, () => runAll(check, trials));
    });
}

/** The game by each of its older rules that it can still be played by. */
const olderOf = (game: Game): Game[] =>
  Array.from({ length: game.version - game.oldest }, (_, i) => asOf(game, game.oldest + i));

/** What a version does not know it cannot be played with. */
function optionSetsOf(game: Game): unknown[] {
  return game.optionSets.flatMap((set) => {
    try {
      return [game.parseOptions(set)];
    } catch (error) {
      if (error instanceof Problem) return [];
      throw error;
    }
  });
}

function runAll(check: Check, trials: readonly Trial[]): void {
  for (const trial of trials) {
    try {
      check(trial);
    } catch (error) {
      const kept = error instanceof Failure ? `; kept in ${keep(error, trial)}` : '';
      const message = error instanceof Error ? error.message : String(error);
      const again = `seed ${trial.seed}; LANDSRAAD_SEED=${base} plays it again${kept}`;
      throw new Error(`${message}\n(${again})`, { cause: rootOf(error) });
    }
  }
}

/** The first error, where the rule failed; those around it carry whole records to be printed. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;
}

/** Keeps the match that failed where `landsraad replay` can read it. */
function keep({ record }: Failure, { game, seed }: Trial): string {
  const file = path.join('failures', `${game.id}-${seed.replaceAll(/[^\w-]/g, '-')}.json`);
  mkdirSync('failures', { recursive: true });
  writeFileSync(file, `${JSON.stringify(record)}\n`);
  return file;
}

/**
 * Whole games as they were played when their files were written, on whatever machine that was, with
 * all that was told in them: one folder for each version of the rules. A change that changes a game
 * shows here; GOLDEN=write writes the newest version's files again, and their difference tells a
 * reviewer what the change did. Where games stay the same and more is told of them, GOLDEN=told does.
 */
export function gamesPlayedBefore(game: Game, folder: URL, options: Record<string, object>): void {
  const newest = `v${game.version}`;
  const record = (name: string) => new URL(`${name}.json`, folder);
  const story = (name: string) => new URL(`${name}.told.jsonl`, folder);
  if (process.env.GOLDEN === 'write') {
    mkdirSync(new URL(newest, folder), { recursive: true });
    for (const [name, given] of Object.entries(options)) {
      const match = played(game, name, given);
      writeFileSync(record(`${newest}/${name}`), `${JSON.stringify(match.save())}\n`);
      writeFileSync(story(`${newest}/${name}`), `${toldIn(match)}\n`);
    }
  }
  if (process.env.GOLDEN === 'told')
    for (const name of Object.keys(options).map((each) => `${newest}/${each}`))
      writeFileSync(
        story(name),
        `${toldIn(Match.replay(game, JSON.parse(readFileSync(record(name), 'utf8'))))}\n`,
      );
  const before = olderOf(game).flatMap(({ version }) =>
    readdirSync(new URL(`v${version}`, folder)).flatMap((file) =>
      file.endsWith('.json') ? [`v${version}/${path.basename(file, '.json')}`] : [],
    ),
  );
  const now = Object.keys(options).map((name) => `${newest}/${name}`);
  describe(`a game of ${game.id} played before`, () => {
    it.each([...before, ...now])('comes out the same to the byte: %s', (name) => {
      const kept = readFileSync(record(name), 'utf8').trimEnd();
      const replayed = Match.replay(game, JSON.parse(kept));
      expect(JSON.stringify(replayed.save())).toBe(kept);
      expect(JSON.stringify(Match.load(game, JSON.parse(kept)).save())).toBe(kept);
      expect(toldIn(replayed)).toBe(readFileSync(story(name), 'utf8').trimEnd());
    });
  });
}

function played(game: Game, name: string, options: object): AnyMatch {
  const match = Match.start(game, game.parseOptions(options), `golden/${name}`);
  playOnAtRandom(match, seeded(`golden/${name}/answers`), 20_000);
  return match;
}

/** Line by line what happened, secrets included. */
const toldIn = (match: AnyMatch): string =>
  match
    .events('afterwards')
    .map((event) => JSON.stringify(event))
    .join('\n');
