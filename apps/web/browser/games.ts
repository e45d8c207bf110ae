import { type Bot, greedy, random } from '@landsraad/bots';
import {
  DEFAULT_OPTIONS,
  type DecisionKind,
  type Imperium,
  type ImperiumOptions,
  type ImperiumView,
  imperium,
  printedAt,
} from '@landsraad/imperium';
import {
  type Choice,
  type Decision,
  Match,
  type MatchRecord,
  type Seat,
  seeded,
} from '@landsraad/kernel';
import type { Page } from 'playwright-core';
import { packed } from '../src/app/files.ts';
import { fileText } from '../src/games/file.ts';
import type { Seating } from '../src/games/protocol.ts';
import { url } from './visit.ts';

/* Games played without a browser, as files that a visitor imports. */

type ImperiumMatch = Match<Imperium, ImperiumOptions, ImperiumView>;

export const person = (name = ''): Seating => ({ is: 'person', name });
export const bot = (name: 'greedy' | 'random' = 'greedy'): Seating => ({ is: 'bot', bot: name });
export const ALONE = [person(), bot(), bot(), bot()] as const;
/** Nobody plays the Rivals: only a person sits there. */
export const SOLO = [person()] as const;

/** A game that stands at some point, as the file of it. */
export interface GameFile {
  readonly text: string;
  readonly position: number;
}

const START: Partial<ImperiumOptions> = { confirmEverything: true };

export function begin(options: Partial<ImperiumOptions>, seed: string): ImperiumMatch {
  return Match.start(imperium, imperium.parseOptions({ ...START, ...options }), seed);
}

function recordOf(match: ImperiumMatch): MatchRecord<Imperium> {
  const { checkpoint, ...record } = match.save();
  return record;
}

export function fileOf(match: ImperiumMatch, seats: readonly Seating[], guide = false): GameFile {
  return { text: fileText({ record: recordOf(match), seats, guide }), position: match.position };
}

type Policy = (decision: Decision, match: ImperiumMatch, n: number) => Choice;

const by =
  (player: Bot<ImperiumView>, seed: string): Policy =>
  (decision, match, n) =>
    player.decide(decision, () => match.view(decision.seat), seeded(`${seed}/${n}`));

/** Plays until the game is over or `enough` says so. */
function play(
  match: ImperiumMatch,
  policy: Policy,
  enough: (decision: Decision) => boolean = () => false,
): ImperiumMatch {
  for (let n = 0; !match.over; n++) {
    const decision = match.pending[0]!;
    if (enough(decision)) return match;
    match.answer(decision.seat, policy(decision, match, n));
  }
  return match;
}

/** A game of greedy bots up to a moment, to be taken up by whoever sits there. */
export function playedUntil(
  seed: string,
  enough: (decision: Decision, match: ImperiumMatch) => boolean,
  options: Partial<ImperiumOptions> = {},
): ImperiumMatch {
  const match = begin(options, seed);
  return play(match, by(greedy, seed), (decision) => enough(decision, match));
}

export const finished = (seed: string, options: Partial<ImperiumOptions> = {}): ImperiumMatch =>
  playedUntil(seed, () => false, options);

/** One game after the other until seat 0 meets a kind of decision there. */
export function playedToKind(
  kind: DecisionKind,
  round = 0,
  options: Partial<ImperiumOptions> = {},
): ImperiumMatch {
  for (let n = 0; n < 200; n++) {
    const match = playedUntil(
      `to ${kind}/${n}`,
      (decision, { state }) =>
        decision.seat === 0 && decision.kind === kind && state.round >= round,
      options,
    );
    if (!match.over) return match;
  }
  throw new Error(`no ${kind} in 200 games`);
}

/** A decision of seat 0, with the game that stands before it. */
export interface Met {
  readonly kind: DecisionKind;
  readonly file: GameFile;
}

/** What leads to rare decisions when seat 0 is after it. */
const SOUGHT: ReadonlySet<string> = new Set([
  'kwisatz-haderach',
  'other-memory',
  'shifting-allegiances',
  'bindu-suspension',
]);
/** The same of Immortality. */
const SOUGHT_THERE: ReadonlySet<string> = new Set([
  'beguiling-pheromones',
  'dispatch-an-envoy',
  'harvest-cells',
]);

/** Goes for the rare cards; gives up Alliances; else plays well, or as somebody else would. */
function seeking(seed: string, player: Bot<ImperiumView> = greedy, rare = SOUGHT): Policy {
  const well = by(player, seed);
  return (decision, match, n) => {
    if (decision.shape !== 'one' || decision.seat !== 0) return well(decision, match, n);
    const sought = decision.options.find((option) => rare.has(subjectOf(option)));
    if (sought && decision.kind !== 'trash.choose') return sought.id;
    if (decision.kind === 'influence.lose') {
      const { alliances } = match.view(0);
      const held = decision.options.find(
        ({ id }) => (alliances as Readonly<Record<string, Seat | null>>)[id] === 0,
      );
      if (held) return held.id;
    }
    return well(decision, match, n);
  };
}

function subjectOf(option: object): string {
  if ('source' in option) return subjectOf(option.source as object);
  if ('card' in option) return String(option.card);
  return 'intrigue' in option ? String(option.intrigue) : '';
}

const MOST_GAMES = 400;
/** Whatever is asked for a Rival comes up soon. */
const GAMES_WITH_RIVALS = 12;

/** The first decision of every kind that seat 0 meets, in as many games as it takes. */
export function everyKind(wanted: number): Met[] {
  const met = new Map<string, Met>();
  for (let n = 0; n < MOST_GAMES && met.size < wanted; n++) {
    meetIn(met, wanted, n, n % 3 === 0 ? 3 : 4);
    if (n < GAMES_WITH_RIVALS) meetIn(met, wanted, n, n % 2 === 0 ? 1 : 2);
  }
  return [...met.values()];
}

/** A game in which seat 0 has a choice of each of these kinds; it goes after rare cards. */
export function gamesWith(
  kinds: readonly DecisionKind[],
  options: Partial<ImperiumOptions>,
): Met[] {
  const met = new Map<DecisionKind, Met>();
  for (let n = 0; n < MOST_GAMES && met.size < kinds.length; n++) {
    const seed = `with them/${n}`;
    const match = begin({ players: 3, ...options }, seed);
    const [mine, others] = [
      seeking(seed, n % 2 === 0 ? greedy : random, SOUGHT_THERE),
      by(random, `${seed}/others`),
    ];
    play(
      match,
      (decision, now, at) => (decision.seat === 0 ? mine : others)(decision, now, at),
      (decision) => {
        const one = kinds.find((wanted) => wanted === decision.kind && !met.has(wanted));
        const open = decision.shape !== 'one' || decision.options.length > 1;
        if (one && open && decision.seat === 0)
          met.set(one, { kind: one, file: fileOf(match, ALONE.slice(0, 3)) });
        return false;
      },
    );
  }
  return kinds.flatMap((kind) => met.get(kind) ?? []);
}

/** Adds what seat 0 meets for the first time in one more game. */
function meetIn(
  met: Map<string, Met>,
  wanted: number,
  n: number,
  players: ImperiumOptions['players'],
): void {
  const leaders = printedAt(DEFAULT_OPTIONS).leaders.map(({ id }) => id);
  const seed = `every kind/${n}`;
  const match = begin(
    {
      players,
      leaderMode: n === 0 ? 'pick' : 'random',
      leaders: n === 0 ? [] : [leaders[n % leaders.length]!],
      bindu: n % 2 === 0 ? 'may-pass' : 'turn-ends',
    },
    seed,
  );
  const mine = n % 2 === 0 ? by(random, `${seed}/0`) : seeking(seed);
  const others = by(n % 4 < 2 ? random : greedy, `${seed}/others`);
  play(
    match,
    (decision, now, at) => (decision.seat === 0 ? mine : others)(decision, now, at),
    ({ kind, seat }) => {
      if (seat === 0 && !met.has(kind))
        met.set(kind, {
          kind: kind as DecisionKind,
          file: fileOf(match, ALONE.slice(0, players)),
        });
      return met.size >= wanted;
    },
  );
}

/** Imports files on the start screen, and waits until their games are listed. */
export async function importGames(page: Page, files: readonly GameFile[]): Promise<void> {
  if (new URL(page.url()).pathname !== '/' || page.url() === 'about:blank') await page.goto(url());
  await importText(page, packed(files.map(({ text }) => text)));
  await page.locator('[href^="/game/"]').first().waitFor();
}

export async function importText(page: Page, text: string): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({
    name: 'games.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

/** The addresses of the games on the start screen, all of them. */
export async function listedGames(page: Page): Promise<string[]> {
  const links = page.locator('li [href^="/game/"]:not([href$="/replay"])');
  await links.first().waitFor();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
}

/** Imports one game on a fresh device and sits down at its table. */
export async function sitDown(page: Page, file: GameFile): Promise<string> {
  await importGames(page, [file]);
  const [address] = await listedGames(page);
  await page.goto(`${url()}${address}`);
  return address!;
}
