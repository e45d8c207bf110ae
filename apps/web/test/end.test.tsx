import { greedy } from '@landsraad/bots';
import { type ImperiumEvent, imperium, leaderInSentence, leaderOf } from '@landsraad/imperium';
import { type Heard, Match, type Seat, seeded } from '@landsraad/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EndOfGame } from '../src/packs/imperium/end/EndOfGame.tsx';
import { words } from '../src/packs/imperium/end/words.ts';
import type { ImperiumSnapshot } from '../src/packs/imperium/snapshot.ts';

const match = Match.start(imperium, imperium.parseOptions({}), 'the end');
for (let n = 0; !match.over; n++) {
  const asked = match.pending[0]!;
  match.answer(
    asked.seat,
    greedy.decide(asked, () => match.view(asked.seat), seeded(`the end/${n}`)),
  );
}
const ranking = match.result!;
const winner = ranking[0]!;

/** The first words that somebody in a seat reads at the end. */
function readBy(viewer: Seat): string {
  const snapshot = {
    viewer,
    view: match.view(viewer),
    seats: match.view(viewer).players.map(() => ({ is: 'bot', bot: 'greedy' })),
    result: ranking,
  } as unknown as ImperiumSnapshot;
  const log = match.events(viewer, 0) as unknown as Heard<ImperiumEvent>[];
  const page = renderToStaticMarkup(
    <EndOfGame snapshot={snapshot} log={log} elsewhere={{ end: <p />, revealed: null }} />,
  );
  return page.slice(0, page.indexOf('<section')).replace(/<[^>]*>/g, ' ');
}

describe('the end of a game', () => {
  it('names the winner as a sentence does', () => {
    const called = (id: string) => words.fr.wins(leaderInSentence(leaderOf(id), 'fr'));
    expect(called('count-ilban-richese')).toBe('Victoire du Comte Ilban Richèse');
    expect(called('countess-ariana-thorvald')).toBe('Victoire de la Comtesse Ariana Thorvald');
  });

  it('tells whoever lost where they stand, and how far behind', () => {
    expect(ranking.length).toBe(4);
    for (const { seat, rank, points } of ranking.slice(1)) {
      const said = words.en.yours(rank, `${points} Victory Points`, winner.points - points);
      expect(readBy(seat)).toContain(said);
    }
    expect(readBy(winner.seat)).toContain(words.en.youWin);
    expect(readBy(winner.seat)).not.toContain('behind');
    expect(words.fr.yours(2, '10 points', 0)).toContain('autant que le vainqueur');
  });
});
