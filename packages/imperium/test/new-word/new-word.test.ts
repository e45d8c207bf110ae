import { describe, expect, it } from 'vitest';
import { card, conflict } from '../../src/content/build.ts';
import { shelve } from '../../src/content/index.ts';
import type { Verb } from '../../src/effects/effect.ts';
import { draw, endTurn, gain, pay, persuasion, when } from '../../src/effects/verbs.ts';
import { imperiumWith } from '../../src/game.ts';
import { always, never, verbs } from '../../src/rules/vocabulary.ts';
import type { Position } from '../../src/scenario/position.ts';
import { Table } from '../../src/scenario/table.ts';
import type { EffectWording } from '../../src/wording/wording.ts';
import { WORDS } from '../../src/words.ts';
import { NEW_WORDS, purse, tribute } from './words.ts';

/* The folder has a tsconfig of its own: its words are part of every list here, and of none elsewhere. */

const NAME = { en: 'Toll', fr: 'Péage' };

shelve({
  id: 'tolls',
  isIn: () => false, // files of one worker share their shelf: no other table gets these cards
  cards: [
    card('toll', NAME, {
      cost: 3,
      icons: ['city', 'bene-gesserit'],
      agent: [pay({ tithe: 1 }, tribute(2))],
      reveal: [when(purse(4), persuasion(2))],
      onTrash: [draw(1), pay({ spice: 1 }, tribute(1))],
    }),
  ],
  intrigue: [],
  conflicts: [],
  leaders: [],
  spaces: [],
  tracks: [],
  hagal: [],
});

const tolls = imperiumWith(
  {
    ...WORDS,
    verbs: { ...WORDS.verbs, ...NEW_WORDS.verbs },
    conditions: { ...WORDS.conditions, ...NEW_WORDS.conditions },
    costs: { ...WORDS.costs, ...NEW_WORDS.costs },
  },
  [],
);

const laid = (position: Position) => new Table(tolls, position, {});

describe('a new word', () => {
  it('is resolved, paid and checked as the others are', () => {
    const t = laid({
      players: [{ hand: ['toll', 'dagger'], solari: 2 }, { solari: 0 }, { solari: 1 }],
    });
    t.play('toll', 'arrakeen').choose('toll/pay', ['hand:dagger']);
    expect(t.player(0)).toMatchObject({ solari: 3, discard: ['dagger'] });
    expect(t.player(2).solari).toBe(0);
  });

  it('is not offered where it can do nothing', () => {
    const noCard = laid({ players: [{ hand: ['toll'] }, { solari: 1 }] });
    expect(noCard.play('toll', 'arrakeen').offers('toll/pay')).toBe(false);
    const noPayer = laid({ players: [{ hand: ['toll', 'dagger'] }, {}, {}] });
    expect(noPayer.play('toll', 'arrakeen').offers('toll/pay')).toBe(false);
  });

  it('holds or does not', () => {
    const reveals = (solari: number) => {
      const t = laid({ row: ['arrakis-recruiter'], players: [{ hand: ['toll'], solari }] });
      return t.choose('reveal').offers('acquire:arrakis-recruiter');
    };
    expect([3, 4].map(reveals)).toEqual([false, true]);
  });

  it('[IMP-29.1] may be asked about by a card that is trashed, which draws as well', () => {
    const t = laid({
      players: [
        { hand: ['diplomacy', 'toll'], deck: ['dagger', 'reconnaissance'], spice: 3 },
        { solari: 2 },
        { solari: 2 },
      ],
    });
    t.play('diplomacy', 'selective-breeding').choose('selective-breeding/pay', 'hand:toll');
    expect(t.player(0).hand).toEqual(['dagger']);
    expect(t.kind).toBe('arrow.pay');
    t.choose('yes', 'seat:2');
    expect(t.player(0)).toMatchObject({ solari: 1, spice: 0 });
    expect(t.player(2).solari).toBe(1);
    expect(t.position.trashed).toEqual(['toll']);
  });
});

describe('the compiler', () => {
  it('wants every part of an entry, and an entry for every word', () => {
    // @ts-expect-error nobody says how it runs
    const halfTold = verbs({ tribute: { plain: never, optional: never, possible: always } });
    expect(halfTold.tribute.run).toBeUndefined();
    // @ts-expect-error tribute, purse and tithe have no rules
    expect(imperiumWith(WORDS, []).id).toBe('imperium');
  });

  it('wants words for it', () => {
    const verb: Verb & keyof EffectWording['clauses'] = 'tribute';
    const condition: keyof EffectWording['conditions'] = 'purse';
    const cost: keyof EffectWording['costs'] = 'tithe';
    expect([verb, condition, cost]).toEqual(['tribute', 'purse', 'tithe']);
  });

  it('lets nothing that needs a turn stand where there may be none', () => {
    // @ts-expect-error Persuasion is of a turn
    expect(card('one', NAME, { onTrash: [persuasion(1)] }).onTrash).toHaveLength(1);
    // @ts-expect-error behind an arrow as well
    expect(card('two', NAME, { onTrash: [pay({ spice: 1 }, endTurn)] }).onTrash).toHaveLength(1);
    const reward = { second: [gain({ spice: 1 })], third: [tribute(1)] };
    // @ts-expect-error and on a condition, in a reward
    const won = conflict('three', NAME, 1, { ...reward, first: [when(purse(1), persuasion(1))] });
    expect(won.rewards[2]).toEqual([tribute(1)]);
  });
});
