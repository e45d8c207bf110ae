import type { GameSummary } from '../games/protocol.ts';

/* Games as files that leave this device and come back. */

const COLLECTION = 'landsraad-collection';

/** Several games in one file. */
export const packed = (texts: readonly string[]): string =>
  `${JSON.stringify({ format: COLLECTION, games: texts })}\n`;

/** The games of a file: those of a collection, or the file itself. */
export function unpacked(text: string): string[] {
  try {
    const content: unknown = JSON.parse(text);
    if (isCollection(content)) return content.games.slice();
  } catch {
    // Whoever takes up the game says what is wrong with the file.
  }
  return [text];
}

function isCollection(content: unknown): content is { readonly games: readonly string[] } {
  if (typeof content !== 'object' || content === null) return false;
  const { format, games } = content as Record<string, unknown>;
  return (
    format === COLLECTION && Array.isArray(games) && games.every((game) => typeof game === 'string')
  );
}

/** "landsraad-2026-03-01-round-4.json" */
export const fileName = ({ started, round, over }: GameSummary): string =>
  `landsraad-${dayOf(started)}-${over ? 'finished' : `round-${round}`}.json`;

export const collectionName = (now: number): string => `landsraad-games-${dayOf(now)}.json`;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
