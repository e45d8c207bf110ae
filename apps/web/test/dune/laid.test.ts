import { duneBots } from '@landsraad/bots/dune';
import { botIn } from '@landsraad/bots/roster';
import { battlesAhead, type CellId, type DuneView, dune, FACTIONS } from '@landsraad/dune';
import { Match, seeded } from '@landsraad/kernel';
import { LANGUAGES } from '@landsraad/kernel/wording';
import { describe, expect, it } from 'vitest';
import { covered, overlap } from '../../src/packs/dune/map/clear.ts';
import type { Distance } from '../../src/packs/dune/map/distance.ts';
import { laidOut } from '../../src/packs/dune/map/laid.ts';
import { shownNames } from '../../src/packs/dune/map/shown-names.ts';

/** Tables of six, once in each phase of some games. */
function tables(games: number): DuneView[] {
  const views: DuneView[] = [];
  for (let n = 0; n < games; n++) {
    const options = dune.parseOptions({ factions: FACTIONS.slice(), mode: 'advanced', turns: 6 });
    const match = Match.start(dune, options, `laid out ${n}`);
    const bot = botIn(duneBots, n % 2 ? 'greedy' : 'random');
    const random = seeded(`laid out ${n}`);
    const seen = new Set<string>();
    while (!match.over) {
      const decision = match.pending[0]!;
      const { turn, phase } = match.state;
      const moment = `${turn} ${phase}`;
      if (turn > 0 && !seen.has(moment)) {
        seen.add(moment);
        views.push(match.view('spectator'));
      }
      const view = () => match.view(decision.seat);
      match.answer(
        decision.seat,
        bot.decide(decision, view, random, () => null),
      );
    }
  }
  return views;
}

const VIEWS = tables(2);

/** Whose names leave no room beside them. */
const FULL: Readonly<Record<Distance, readonly CellId[]>> = {
  planet: ['pasty-mesa@4', 'imperial-basin@10'],
  region: [
    'wind-pass-north@16',
    'hole-in-the-rock@8',
    'rock-outcroppings@12',
    'false-wall-east@6',
    'false-wall-east@7',
  ],
  cell: ['false-wall-east@6'],
};

describe('what lies on the map of Dune', () => {
  const looks = (['planet', 'region', 'cell'] as const).flatMap((distance) =>
    LANGUAGES.map((language) => ({ distance, language })),
  );
  it.each(looks)('hides no name and no other piece: $distance, $language', (written) => {
    const names = shownNames(written.language, written.distance);
    const onNames = new Set<CellId>();
    const hidden: string[] = [];
    let lying = 0;
    for (const view of VIEWS) {
      const { stands, spice, battles } = laidOut(view, written);
      const heaps = [...spice].map(([cell, box]) => ({ cell, ...box }));
      const swords = [...battles].map(([cell, box]) => ({ cell, ...box }));
      for (const { cell, at, half } of [...stands, ...heaps])
        if (covered(at, half, names) > 0) onNames.add(cell);
      const all = [...stands, ...heaps, ...swords];
      lying += all.length;
      for (const [i, one] of all.entries())
        for (const other of all.slice(i + 1))
          if (overlap(one.at, one.half, [other]) > 3) hidden.push(`${one.cell} ${other.cell}`);
    }
    expect([...onNames].filter((cell) => !FULL[written.distance].includes(cell))).toEqual([]);
    expect(lying).toBeGreaterThan(500);
    // From afar a crowd may stand closer than its plates are wide.
    expect(hidden.length).toBeLessThanOrEqual(written.distance === 'planet' ? lying / 500 : 0);
  });

  it('crosses swords wherever there would be a battle', () => {
    const fought = VIEWS.filter((view) => battlesAhead(view).length > 0);
    expect(fought.length).toBeGreaterThan(0);
    for (const view of fought) {
      const { battles } = laidOut(view, { language: 'en', distance: 'region' });
      const shown = ['shipment', 'battle'].includes(view.phase) ? battlesAhead(view) : [];
      expect([...battles.keys()]).toEqual(shown);
    }
  });
});
