import type { DecisionKind } from '@landsraad/imperium';
import { seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { words as home } from '../src/screens/home/words.ts';
import { everyKind, importGames, listedGames } from './games.ts';
import { answer, moment, option, owed } from './table.ts';
import { url, visitor, withBrowser } from './visit.ts';

withBrowser();

/** Those of Rise of Ix: its games are played through in other tests. */
const OF_IX = {
  'hundro.intelligence': 0,
  'ilesa.setaside': 0,
  freighter: 0,
  'freighter.rewards': 0,
  'tech.acquire': 0,
  'tech.negotiators': 0,
  'negotiator.place': 0,
  'deploy.dreadnoughts': 0,
  'retreat.dreadnoughts': 0,
  'retreat.enemy': 0,
  'intrigue.bottom': 0,
  'lose.troop': 0,
  'dreadnought.place': 0,
  detonation: 0,
} as const;

/** Those of Immortality, likewise. */
const OF_IMMORTALITY = {
  'graft.partner': 0,
  'envoy.card': 0,
  'research.path': 0,
  'specimen.return': 0,
  'intrigue.trash': 0,
  'intrigue.peek': 0,
  pheromones: 0,
  'harvest.cells': 0,
} as const;

/** Every kind of decision; the compiler knows when one is missing. */
const KINDS = Object.keys({
  'leader.pick': 0,
  'baron.factions': 0,
  'control.defend': 0,
  'turn.kind': 0,
  bindu: 0,
  'agent.space': 0,
  'agent.piece': 0,
  'space.cost': 0,
  'effects.order': 0,
  'reveal.order': 0,
  'arrow.pay': 0,
  'choose.one': 0,
  'choose.two': 0,
  'influence.gain': 0,
  'influence.gain.two': 0,
  'influence.lose': 0,
  'alliance.give': 0,
  'trash.choose': 0,
  'trash.cost': 0,
  discard: 0,
  humanity: 0,
  deploy: 0,
  'rapid.mobilization': 0,
  'reveal.deploy': 0,
  'reveal.retreat': 0,
  'combat.retreat': 0,
  'voice.space': 0,
  'helena.manipulate': 0,
  'acquire.effect': 0,
  'acquire.where': 0,
  'other.memory': 0,
  'peek.top': 0,
  'recall.agent': 0,
  'doublecross.target': 0,
  'combat.play': 0,
  'win.trigger': 0,
  'endgame.play': 0,
  'hag.rivals': 0,
  'hag.influence.tie': 0,
  'hag.alliance.give': 0,
  'hag.other': 0,
  ...OF_IX,
  ...OF_IMMORTALITY,
} satisfies Record<DecisionKind, 0>) as DecisionKind[];

/**
 * No Conflict of the base game has a reward with an arrow, and nothing in it takes an Alliance from
 * a Rival that several others could have: both wait for the expansions.
 */
const NEVER_MET: readonly DecisionKind[] = [
  'arrow.pay',
  'hag.alliance.give',
  ...(Object.keys(OF_IX) as DecisionKind[]),
  ...(Object.keys(OF_IMMORTALITY) as DecisionKind[]),
];

describe('a reload', () => {
  const met = everyKind(KINDS.length - NEVER_MET.length);

  it('can happen in the middle of every kind of decision', () => {
    const kinds = new Set(met.map(({ kind }) => kind));
    expect(KINDS.filter((kind) => !kinds.has(kind))).toEqual(NEVER_MET);
  });

  it('asks for the same decision again, which can be answered', async () => {
    const chance = seeded('reload');
    const page = await visitor({ installs: true });
    await importGames(
      page,
      met.map(({ file }) => file),
    );
    await page.getByRole('button', { name: home.en.list.all(met.length) }).click();
    await expect.poll(() => listedGames(page)).toHaveLength(met.length);
    const seen = new Set<string>();
    for (const address of await listedGames(page)) {
      await page.goto(`${url()}${address}`);
      const before = await owed(page);
      const { file } = met.find(({ kind }) => kind === before.kind)!;
      expect(before.position, before.kind).toBe(file.position);
      if (before.shape === 'some') {
        // Half made up one's mind is not an answer. Elsewhere a page that comes has nothing to forget.
        await page.locator(option(before.options[0]!)).click();
        await page.reload();
        expect(await owed(page)).toEqual(before);
      }
      await answer(page, before, chance);
      const after = await moment(page, before.position);
      if ('position' in after) expect(after.position, before.kind).toBeGreaterThan(before.position);
      seen.add(before.kind);
    }
    expect(seen.size).toBe(met.length);
  });
});
