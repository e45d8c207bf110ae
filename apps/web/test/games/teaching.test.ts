import type { ToldTopic } from '@landsraad/bots/imperium';
import type { Reason } from '@landsraad/bots/teaching';
import { LANGUAGES } from '@landsraad/kernel/wording';
import { describe, expect, it } from 'vitest';
import { inBits } from '../../src/games/work.ts';
import { reasonWords } from '../../src/packs/imperium/hints/reason-words.ts';
import { wordReasons } from '../../src/packs/imperium/hints/reasons.ts';
import { turningsIn } from '../../src/screens/analysis/turning.ts';
import { doingOf, doingWords } from '../../src/table/panel/differences.ts';
import { bot, device, newGame, openPage, person, tab, untilQuiet } from './at-home.ts';

const reason = (topic: ToldTopic, by: number, worth: number, more: Partial<Reason> = {}) => ({
  topic,
  by,
  worth,
  kept: false,
  ...more,
});

describe('what differs between two ways', () => {
  const gains = [
    reason('points', 1, 0.08),
    reason('rival-points', -0.81, 0.06),
    reason('spice', 2.04, 0.03, { kept: true }),
    reason('troops', -1.5, -0.02),
  ];

  it('is said by what is gained, prevented, kept and lost', () => {
    expect(wordReasons(gains, 'en')).toEqual([
      'Gains: 1 Victory Point',
      'Denies your rivals: 1 Victory Point (81% of the time)',
      'Keeps: 2 Spice',
      'Costs: 1 to 2 troops',
    ]);
    expect(wordReasons(gains, 'fr')).toEqual([
      'Rapporte\u00a0: 1 point de victoire',
      'Prive vos rivaux de\u00a0: 1 point de victoire (dans 81\u00a0% des cas)',
      'Garde\u00a0: 2 Épices',
      'Coûte\u00a0: 1 à 2 troupes',
    ]);
  });

  it('names Factions, and how often something happens', () => {
    const often = [
      reason('alliance', 0.4, 0.05, { about: 'fremen' }),
      reason('influence', 1, 0.04, { about: 'emperor' }),
      reason('conflict', 1, 0.03),
    ];
    expect(wordReasons(often, 'en')).toEqual([
      'Gains: an Alliance with the Fremen (40% of the time), 1 Influence with the Emperor, and first place in the Conflict',
    ]);
  });

  it('says of a victory of one’s own that it is gained, and no more', () => {
    const won = [reason('victory', 0.46, 0.4), reason('rival-victory', -0.46, 0.4)];
    expect(wordReasons(won, 'en')).toEqual(['Gains: victory this round (46% of the time)']);
  });

  it('says four things at most, and nothing that hardly weighs', () => {
    const many = ['solari', 'spice', 'water', 'intrigue', 'cards'] as const;
    const [said] = wordReasons(
      many.map((topic) => reason(topic, 1, 0.02)),
      'en',
    );
    expect(said).not.toMatch(/cards worth/);
    expect(wordReasons([reason('points', 1, 0.1), reason('water', 1, 0.01)], 'en')).toEqual([
      'Gains: 1 Victory Point',
    ]);
  });

  it.each(LANGUAGES)('has words for every topic in %s', (language) => {
    const { amounts, chances } = reasonWords[language];
    const topics = [...Object.keys(amounts), ...Object.keys(chances)] as ToldTopic[];
    for (const topic of topics)
      for (const by of [0.3, 1, 2.5]) {
        const told = reason(topic, by, 0.1, { about: 'spacing-guild' });
        const [said] = wordReasons([told], language);
        expect(said).toContain(doingWords[language].doings[doingOf(told)]);
        expect(said).not.toMatch(/undefined|NaN| {2}/);
      }
  });
});

describe('long work', () => {
  function* counting(): Generator<number, string> {
    for (const share of [0.25, 0.5, 0.75]) yield share;
    return 'done';
  }
  /** Every look at it takes so long that a bit is over. */
  const hasty = () => {
    let time = 0;
    const after = (_: number, run: () => void) => {
      queueMicrotask(run);
      return () => undefined;
    };
    return { now: () => (time += 100), after };
  };

  it('tells how far it is, and comes to its end', async () => {
    const shares: number[] = [];
    const watched = {
      onShare: (share: number) => shares.push(share),
      signal: new AbortController().signal,
    };
    expect(await inBits(counting(), hasty(), watched)).toBe('done');
    expect(shares).toEqual([0.25, 0.5, 0.75]);
  });

  it('ends with nothing when it is stopped', async () => {
    const stopping = new AbortController();
    const shares: number[] = [];
    const onShare = (share: number) => {
      shares.push(share);
      stopping.abort();
    };
    expect(await inBits(counting(), hasty(), { onShare, signal: stopping.signal })).toBeNull();
    expect(shares).toEqual([0.25]);
  });
});

describe('the teacher at a table', () => {
  const watched = { onShare: () => undefined, signal: new AbortController().signal };

  it('says the same each time it is asked, and plays nothing', async () => {
    const at = device();
    const here = tab(at);
    const page = await openPage(
      here,
      await here.create(newGame([person('Ada'), bot(), bot()], 'teach')),
    );
    await untilQuiet(at);
    const { position, decision } = page.snapshot;
    const lesson = await page.table.teach(watched);
    expect(lesson!.best.steps[0]!.decision.kind).toBe(decision!.kind);
    expect(lesson!.others.length).toBeGreaterThan(0);
    expect(await page.table.teach(watched)).toEqual(lesson);
    expect(page.snapshot.position).toBe(position);
  });

  it('says nothing to whoever is not asked', async () => {
    const at = device();
    const here = tab(at);
    const page = await openPage(here, await here.create(newGame([bot(), bot()], 'teach/nobody')));
    expect(await page.table.teach(watched)).toBeNull();
  });
});

describe('a game that is over', () => {
  const watched = { onShare: () => undefined, signal: new AbortController().signal };

  it('is played on from anywhere, by its person against bots, as practice', async () => {
    const at = device();
    const here = tab(at);
    const seats = [bot(), bot(), bot()];
    const id = await here.create(newGame(seats, 'teach/on'));
    await expect(here.playOn(id, 3, 1)).rejects.toMatchObject({ name: 'GameFault' });
    await expect(here.analyse(id, 1, watched)).rejects.toMatchObject({ name: 'GameFault' });
    const page = await openPage(here, id);
    await untilQuiet(at);
    expect(page.snapshot.result).not.toBeNull();
    const on = await here.playOn(id, 12, 1);
    const [summary] = (await here.list()).filter((game) => game.id === on);
    expect(summary).toMatchObject({ position: 12, over: false, practice: true });
    expect(summary!.seats.map(({ is }) => is)).toEqual(['bot', 'person', 'bot']);
  });

  it('turned where a chance changed most', () => {
    const chances = [0.25, 0.3, 0.1, 0.12, 0.5, 1];
    const standpoints = chances.map((chance, n) => ({
      position: 10 * n,
      round: n,
      chances: [chance, 1 - chance],
    }));
    expect(turningsIn({ seat: 0, standpoints }).map(({ position }) => position)).toEqual([
      10, 30, 40,
    ]);
  });
});
