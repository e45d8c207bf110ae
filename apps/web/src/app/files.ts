import type { GameSummary, Result } from '../games/protocol.ts';

/* Games as files that leave this device and come back. */

const COLLECTION = 'landsraad-collection';

/** Several games in one file, with the record of how games ended. */
export const packed = (games: readonly string[], results: readonly Result[] = []): string =>
  `${JSON.stringify({ format: COLLECTION, games, ...(results.length > 0 && { results }) })}\n`;

interface Unpacked {
  readonly games: readonly string[];
  /** Whoever takes them over looks whether they are sound. */
  readonly results: readonly unknown[];
}

/** What marks the game in a page that somebody shared. */
export const GAME_MARK = 'landsraad-game';

const gameIn = (page: string): string | undefined =>
  new RegExp(`<script type="application/json" id="${GAME_MARK}">(.*?)</script>`, 's').exec(
    page,
  )?.[1];

/** What is in a file: a collection, one game, or a page with one. */
export function unpacked(file: string): Unpacked {
  const text = gameIn(file) ?? file;
  try {
    const content: unknown = JSON.parse(text);
    if (isCollection(content)) return { games: content.games, results: content.results ?? [] };
  } catch {
    // Whoever takes up the game says what is wrong with the file.
  }
  return { games: [text], results: [] };
}

function isCollection(
  content: unknown,
): content is Pick<Unpacked, 'games'> & Partial<Pick<Unpacked, 'results'>> {
  if (typeof content !== 'object' || content === null) return false;
  const { format, games, results = [] } = content as Record<string, unknown>;
  const whole = Array.isArray(games) && games.every((game) => typeof game === 'string');
  return format === COLLECTION && whole && Array.isArray(results);
}

/** "landsraad-2026-03-01-round-4.json", with a mark "landsraad-2026-03-01-solo-mentat-finished.json" */
export const fileName = ({ started, round, over }: GameSummary, mark: string | null): string =>
  `landsraad-${dayOf(started)}${mark ? `-${mark}` : ''}-${over ? 'finished' : `round-${round}`}.json`;

export const collectionName = (now: number): string => `landsraad-games-${dayOf(now)}.json`;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export function download(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
