import { dune, FACTION_SHEETS, isStoppable, itemOf, parseOptions } from '@landsraad/dune';
import { type FactionPosition, type Table, table } from '@landsraad/dune/scenario';
import { Match, randomChoice, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { atreides, emperor, harkonnen } from './stoppable-houses.ts';
import { beneGesserit, fremen, guild } from './stoppable-others.ts';
import type { Use } from './stoppable-use.ts';

/** Every advantage that a Karama may stop: K-1 to K-26 of the decision catalogue. */
const USES: readonly Use[] = [atreides, beneGesserit, emperor, fremen, guild, harkonnen].flat();

const windows = (t: Table) => t.match.pending.filter(({ kind }) => kind === 'karama.stop');
const items = (t: Table) => windows(t).map(({ about }) => about?.item);

/** Plays up to the window; other windows on the way are let go by. */
function declare({ item, position, play, listen }: Use): Table {
  const t = table(position, { mode: 'advanced' }, ['karama.stop', ...(listen ? [listen] : [])]);
  for (const [by, ...choices] of play)
    for (const choice of choices) {
      expect(items(t), `${item} before it is declared`).not.toContain(item);
      t.by(by, choice === 'plan' ? t.decision(by).fallback : choice);
      if (item !== 'BEN-A10') letGo(t, item);
    }
  letGo(t, item);
  return t;
}

function letGo(t: Table, unless?: string): void {
  while (windows(t).length > 0 && !items(t).includes(unless)) t.choose('no');
}

const played = (t: Table) =>
  t.events().flatMap((event) => (event.type === 'card-played' ? [event.card] : []));

describe('a Karama may stop', () => {
  it.each(USES)('[DUN-18.2] [DUN-18.3] [DUN-28.3] $item when it is declared, not before', (use) => {
    const t = declare(use);
    const user = t.seatOf(use.user);
    const [window, ...others] = windows(t);
    expect(window).toMatchObject({ about: { item: use.item, user } });
    expect(window?.seat).not.toBe(user);
    expect(others).toEqual([]);
    expect(t.options()).toContain('karama');
    t.choose('no');
    letGo(t);
    expect(use.seen(t)).toEqual(use.used);
    expect(played(t)).not.toContain('karama');
  });

  it.each(USES)('[DUN-18.1] [DUN-18.2] $item, so that it is not used this time', (use) => {
    const t = declare(use);
    t.choose('karama');
    expect(use.seen(t)).toEqual(use.stopped);
    expect(played(t)).toContain('karama');
    expect(t.events()).toContainEqual(
      expect.objectContaining({ type: 'karama-stopped', item: use.item, user: t.seatOf(use.user) }),
    );
  });

  it('[DUN-18.4] exactly what the faction sheets say', () => {
    const stoppable = FACTION_SHEETS.flatMap((sheet) => sheet.items)
      .filter(isStoppable)
      .map(({ id }) => id);
    expect(USES.map(({ item }) => item).sort()).toEqual(stoppable.sort());
  });
});

describe('a Karama may not stop', () => {
  const KARAMA: FactionPosition = { id: 'harkonnen', hand: ['karama'] };
  const holding = (position: Parameters<typeof table>[0], listen: 'karama.worm' | 'karama.guild') =>
    table(position, { mode: 'advanced' }, ['karama.stop', listen]);

  it('[DUN-30.12] [FRE-B1] [DUN-18.4] the reserves that Fremen bring', () => {
    const t = table({ factions: [{ id: 'fremen' }, KARAMA] }, { mode: 'advanced' }, [
      'karama.stop',
    ]);
    t.choose('the-great-flat@14', 4, 0);
    expect(t.of('fremen').board).toEqual({ 'the-great-flat@14': 4 });
  });

  it('[DUN-18.10] [DUN-18.13] [FRE-K1] the worm of a Karama', () => {
    const t = holding(
      {
        phase: 'spice-blow',
        factions: [
          { id: 'fremen', hand: ['karama'] },
          { ...KARAMA, board: { 'meridian@1': 2 } },
        ],
      },
      'karama.worm',
    );
    t.choose('meridian');
    expect(t.of('harkonnen').tanks.normal).toBe(2);
  });

  it('[DUN-18.10] [DUN-18.13] [GUI-K1] a shipment cancelled with a Karama', () => {
    const t = holding(
      {
        factions: [
          { ...KARAMA, spice: 5 },
          { id: 'spacing-guild', hand: ['karama'] },
        ],
      },
      'karama.guild',
    );
    t.by('spacing-guild', 'no').by('harkonnen', 'arrakeen@9', 2).by('spacing-guild', 'yes');
    expect(t.kind).not.toBe('karama.stop');
    expect(t.of('harkonnen')).toMatchObject({ spice: 5, board: {} });
  });

  it.each<[string, FactionPosition[]]>([
    [
      'BEN-B1',
      [
        { id: 'bene-gesserit', prediction: { faction: 'emperor', turn: 10 } },
        { id: 'emperor', board: { 'arrakeen@9': 1, 'carthag@10': 1, 'sietch-tabr@13': 1 } },
        KARAMA,
      ],
    ],
    ['FRE-V1', [{ id: 'fremen' }, { id: 'atreides' }, KARAMA]],
    ['GUI-V1', [{ id: 'spacing-guild' }, { id: 'atreides' }, KARAMA]],
  ])('[DUN-18.10] a victory by %s', (_, factions) => {
    const t = table({ phase: 'mentat', turn: 10, factions }, { mode: 'advanced' }, ['karama.stop']);
    expect(t.match.over).toBe(true);
    expect(t.position.winners).toEqual([0]);
  });

  it('[DUN-18.4] [DUN-18.10] anything that no sheet marks, in whole games', () => {
    const seen = new Set<string>();
    for (let game = 0; game < 4; game++) {
      const random = seeded(`karama ${game}`);
      const match = Match.start(dune, parseOptions({ mode: 'advanced' }), `karama ${game}`);
      while (!match.over) {
        const decision = match.pending[0]!;
        if (decision.kind === 'karama.stop') seen.add(String(decision.about?.item));
        match.answer(decision.seat, randomChoice(decision, random));
      }
    }
    expect(seen.size).toBeGreaterThan(10);
    for (const item of seen) expect(itemOf(item).karamaStoppable, item).toBe(true);
  });
});
