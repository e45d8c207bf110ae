import type { Viewer } from '@landsraad/kernel';
import type { GameSummary } from '../../games/protocol.ts';

/** Through whose eyes a game may be seen again: a game that goes on keeps its secrets. */
export function viewersOf({ seats, over }: Pick<GameSummary, 'seats' | 'over'>): Viewer[] {
  const all = seats.map((_, seat) => seat);
  if (over) return [...all, 'spectator', 'afterwards'];
  const persons = all.filter((seat) => seats[seat]!.is === 'person');
  return persons.length === 1 ? [...persons, 'spectator'] : ['spectator'];
}

/** One's own eyes, if one played alone against bots. */
export function firstViewer(summary: Pick<GameSummary, 'seats' | 'over'>): Viewer {
  const persons = summary.seats.flatMap(({ is }, seat) => (is === 'person' ? [seat] : []));
  return persons.length === 1 ? persons[0]! : summary.over ? 'afterwards' : 'spectator';
}
