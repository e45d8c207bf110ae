import { duneGreedy } from '@landsraad/bots';
import type { DuneView } from '@landsraad/dune';
import { type Decision, randomChoice, seeded } from '@landsraad/kernel';
import { LANGUAGES } from '@landsraad/kernel/wording';
import { describe, expect, it } from 'vitest';
import type { Guidance } from '../../src/guide/guidance.ts';
import { engine } from '../../src/packs/dune/engine.ts';
import { guidance as coached } from '../../src/packs/dune/guide/guidance.ts';
import { LESSONS } from '../../src/packs/dune/guide/lessons.ts';
import type { DuneSnapshot } from '../../src/packs/dune/guide/scene.ts';
import { words } from '../../src/packs/dune/guide/words.ts';
import { CELLS } from '../../src/packs/dune/map/planet.ts';
import { adviceOf, holdsTogether, isShort, type Lived, live, type Player } from '../guided.ts';

const guidance: Guidance = coached;
/** As settings come. */
const ORDERS = ['deals', 'charity', 'traitors'];

const lived = (play: Player, wanted: { toEnd?: boolean; seed?: string } = {}): Lived =>
  live(guidance, engine, play, { orders: ORDERS, ...wanted });

const likeABot: Player = (decision, { view }) =>
  duneGreedy.decide(decision, () => view as DuneView, seeded('none'));
const anyhow = (seed: string): Player => {
  const random = seeded(seed);
  return (decision) => randomChoice(decision as Decision, random);
};

const core = guidance.lessons.filter((lesson) => lesson.core).map(({ id }) => id);
const missing = ({ progress }: Lived): string[] => core.filter((id) => !progress.told.includes(id));

/** Whether what a lesson points at is on the table. */
const isThere = (target: string): boolean =>
  !target.startsWith('cell:') || CELLS.has(target.slice('cell:'.length));

/** After a bot has learned something else: deals in which its advice meets every lesson. */
const SEARCH = Number(process.env.SEARCH ?? 0);
describe.runIf(SEARCH > 0)('deals for the first game', () => {
  it('are searched', () => {
    for (let n = 0; n < SEARCH; n++) {
      const seed = `arrakis-${n}`;
      const found = lived(adviceOf(guidance), { seed });
      const { winners } = found.end.view as DuneView;
      if (missing(found).length === 0)
        console.log(seed, winners.includes(0) ? 'won' : '', found.decisions, found.progress.told);
    }
  });
});

describe('the first game of Dune', () => {
  const byAdvice = lived(adviceOf(guidance));

  it('is won by following the advice, and tells its whole core on the way', () => {
    const { end, moments } = byAdvice;
    expect(missing(byAdvice)).toEqual([]);
    expect((end.view as DuneView).winners).toContain(0);
    const aims = guidance.aims(end, moments.at(-1)!.log, 'en');
    expect(aims.map(({ have, need }) => have === need)).toEqual([true, true, true, true]);
  });

  it('begins with the aim, and teaches by doing from the second lesson on', () => {
    expect(byAdvice.moments.slice(0, 5).map(({ lesson }) => lesson)).toEqual([
      'aim',
      'traitor',
      'storm',
      'blow',
      'bidding',
    ]);
  });

  it.each<[string, () => Lived]>([
    ['the advice', () => lived(adviceOf(guidance), { toEnd: true })],
    ['a bot', () => lived(likeABot, { toEnd: true })],
    ['chance', () => lived(anyhow('arrakis'), { toEnd: true })],
  ])('is never stuck with %s: one lesson at a time, each once', (_, play) => {
    holdsTogether(guidance, play(), isThere);
  });

  it('says everything shortly, in both languages, and nothing that is never told', () => {
    for (const language of LANGUAGES) {
      const { lessons, won, lost } = words[language];
      expect(Object.keys(lessons).sort()).toEqual(LESSONS.map(({ id }) => id).sort());
      for (const said of [won, lost, ...Object.values(lessons)]) isShort(said);
    }
  });

  it('says all of a shipment, a move and a plan before it is said', () => {
    const said = new Map<string, string>();
    const listening: Player = (decision, snapshot, log) => {
      const scene = coached.sceneOf(snapshot as DuneSnapshot, log as never)!;
      const advice = coached.suggestion(scene)!;
      const whole = coached.whole!(scene, advice, 'en');
      if (whole && !said.has(decision.kind)) said.set(decision.kind, whole.text);
      return advice;
    };
    lived(listening);
    expect([...said.keys()].sort()).toEqual(['move', 'plan', 'ship']);
    expect(said.get('ship')).toMatch(/^\d+ forces? to /);
    expect(said.get('move')).toMatch(/^\d+ forces? from .+ to /);
    expect(said.get('plan')).toMatch(/^Leader: .+, Number dialed: /);
  });

  it('gives only reasons that it has', () => {
    const why: readonly string[] = Object.values(words.en.why);
    expect(byAdvice.reasons.length).toBeGreaterThan(5);
    expect(byAdvice.reasons.filter((reason) => !why.includes(reason))).toEqual([]);
  });
});
