import { imperium } from '@landsraad/imperium';
import { Match, randomChoice, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import type { HeardLog } from '../../src/games/log.ts';
import { seatReportText } from '../../src/table/dialogs/report.ts';
import { frameOf } from '../stage/games.ts';

const REPORT = { comment: 'a worm', version: '1', userAgent: 'test', language: 'en' } as const;

describe('the report of an online table', () => {
  it('is the same however lies what its seat does not know, and names nobody', () => {
    const match = Match.start(imperium, imperium.parseOptions({}), 'report');
    const random = seeded('report');
    for (let step = 0; step < 60 || match.state.players[0]!.hand.length < 3; step++) {
      const decision = match.pending[0]!;
      match.answer(decision.seat, randomChoice(decision, random));
    }
    const log = match.events(1) as unknown as HeardLog;
    const reportOf = (played: typeof match): string => {
      const { snapshot } = frameOf(played, 1, log);
      const seats = snapshot.seats.map(() => ({ is: 'person', name: 'Ada' }) as const);
      return seatReportText({ snapshot: { ...snapshot, seats }, log }, REPORT);
    };
    const other = match.fork();
    other.imagine(1, seeded('another world'));
    const told = reportOf(match);
    expect(reportOf(other)).toBe(told);
    expect(told).not.toContain('Ada');
    expect(JSON.parse(told)).toMatchObject({ report: REPORT, seen: { viewer: 1 } });
    const [hidden] = match.state.players[0]!.hand.filter(
      (card) => !match.view(1).players[0]!.hand.includes(card),
    );
    expect(hidden).toBeDefined();
    expect(JSON.parse(told).seen.view.players[1].hand).toEqual(match.state.players[1]!.hand);
    expect(JSON.parse(told).seen.view.players[0].hand).not.toContain(hidden);
  });
});
