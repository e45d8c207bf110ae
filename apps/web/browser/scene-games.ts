import type { ImperiumView } from '@landsraad/imperium';
import { packed } from '../src/app/files.ts';
import type { Seating } from '../src/games/protocol.ts';
import {
  ALONE,
  begin,
  bot,
  fileOf,
  finished,
  type GameFile,
  importText,
  listedGames,
  person,
  playedToKind,
  playedUntil,
  SOLO,
} from './games.ts';
import { type State, stateOf, url, visitor } from './visit.ts';

/* The games that screens are shown with. */

const SHARED: readonly Seating[] = [person('Ada'), person('Boris'), bot('random')];

/** How many cards were ignored in the last turn of a Rival. */
const ignoredFor = ({ hagal }: ImperiumView): number =>
  Math.max(
    0,
    ...hagal!.shown.map(({ bonus, cards }) =>
      bonus ? 0 : cards.filter(({ skipped }) => skipped !== null).length,
    ),
  );

/** The games that the scenes show, each up to its moment. What is over is listed last: it comes first. */
const GAMES = {
  finished: () => fileOf(finished('scenes'), ALONE),
  soloEnd: () => fileOf(finished('solo scenes', { players: 1 }), SOLO),
  twoEnd: () => fileOf(finished('two scenes', { players: 2 }), [person('Ada'), bot()]),
  leaders: () => fileOf(begin({ leaderMode: 'pick' }, 'scenes'), [bot(), bot(), bot(), person()]),
  turn: () => fileOf(playedToKind('turn.kind', 3), ALONE),
  space: () => fileOf(playedToKind('agent.space', 4), ALONE),
  effects: () => fileOf(playedToKind('effects.order', 3), ALONE),
  deploy: () => fileOf(playedToKind('deploy', 3), ALONE),
  reveal: () => fileOf(playedToKind('reveal.order', 5), ALONE),
  combat: () => fileOf(playedToKind('combat.play', 3), ALONE),
  several: () => fileOf(playedToKind('baron.factions'), ALONE),
  solo: () =>
    fileOf(playedToKind('turn.kind', 3, { players: 1, difficulty: 'kwisatz-haderach' }), SOLO),
  soloCombat: () =>
    fileOf(playedToKind('combat.play', 2, { players: 1, difficulty: 'mentat' }), SOLO),
  rivals: () => fileOf(playedToKind('hag.rivals', 0, { players: 1, leaderMode: 'pick' }), SOLO),
  ignored: () =>
    fileOf(
      playedUntil(
        'ignored',
        ({ kind }, match) => kind === 'turn.kind' && ignoredFor(match.view(0)) > 1,
        { players: 1, difficulty: 'mentat' },
      ),
      SOLO,
    ),
  onBehalf: () => fileOf(playedToKind('hag.influence.tie', 2, { players: 1 }), SOLO),
  two: () => fileOf(playedToKind('turn.kind', 4, { players: 2 }), [person('Ada'), bot()]),
  shared: () => fileOf(begin({ players: 3 }, 'scenes'), SHARED),
} satisfies Record<string, () => GameFile>;

export type Addresses = Readonly<Record<keyof typeof GAMES, string>>;

/** A device that has all those games. */
export async function prepared(): Promise<{ state: State; games: Addresses }> {
  const page = await visitor();
  await page.goto(url());
  const found: Record<string, string> = {};
  for (const [name, file] of Object.entries(GAMES)) {
    await importText(page, file().text);
    const before = Object.values(found);
    await page.waitForFunction(
      (known) =>
        [...document.querySelectorAll('li [href^="/game/"]:not([href$="/replay"])')].some(
          (link) => !known.includes(link.getAttribute('href')!),
        ),
      before,
    );
    found[name] = (await listedGames(page)).find((address) => !before.includes(address))!;
  }
  return { state: await stateOf(page), games: found as Addresses };
}

/** A record with something in it, long ago enough to look the same tomorrow. */
export const SOLO_RECORD = packed(
  [],
  (
    [
      ['mercenary', 'paul-atreides', true, 11],
      ['mercenary', 'paul-atreides', false, 8],
      ['mercenary', 'countess-ariana-thorvald', true, 10],
      ['sardaukar', 'paul-atreides', true, 10],
      ['sardaukar', 'helena-richese', false, 7],
      ['mentat', 'glossu-the-beast-rabban', false, 6],
    ] as const
  ).map(([difficulty, leader, won, points], n) => ({
    deal: `scene ${n}`,
    game: `scene ${n}`,
    difficulty,
    leader,
    rivals: ['earl-memnon-thorvald', 'baron-vladimir-harkonnen'],
    won,
    points,
    round: 8,
    ended: Date.UTC(2026, 2, 3 + n),
  })),
);
