import { describe, expect, it } from 'vitest';
import { laid, MARKED, one, own, researchAt, space, TWICE, told } from './tables.ts';

const step = (id: string) => `step:${space(id)}`;
/** Breakthrough is one research icon; what it asks comes next. */
const researched = (from: string, player: object = {}, rest: object = {}) =>
  one(
    { hand: ['dagger', 'dagger'], intrigue: ['breakthrough'], ...player },
    { research: space(from) },
    rest,
  ).choose('intrigue:breakthrough');

describe('the research track', () => {
  it('[IMM-2.1] [IMM-2.4] [IMM-2.5] [IMM-11.2] one space for an icon; from the start there is one way', () => {
    const t = researched('c0r3');
    expect([researchAt(t), own(t).specimens]).toEqual(['c1r3', 1]);
  });

  it('[IMM-2.2] [IMM-2.3] of two ways the player chooses, one is taken by itself', () => {
    const t = researched('c1r3');
    expect([t.kind, t.options]).toEqual(['research.path', [step('c2r2'), step('c2r4')]]);
    t.choose(step('c2r4'));
    expect([researchAt(t), own(t).tleilaxu]).toEqual(['c2r4', 1]);
    expect(researchAt(researched('c6r6'))).toBe('c7r5');
  });

  it('[IMM-2.6] [IMM-2.13] [IMM-2.14] the upper way researches again: on to the first marker', () => {
    const t = researched('c2r2');
    expect(t.options).toEqual([step('c3r1'), step('c3r3')]);
    t.choose(step('c3r1'));
    expect([researchAt(t), own(t).tleilaxu]).toEqual(['c4r2', 1]);
    expect(told(t, 'research-advanced').map(({ to }) => to)).toEqual([
      space('c3r1'),
      space('c4r2'),
    ]);
  });

  it('[IMM-2.8] [IMM-2.13] the lower way: a card may be trashed, the specimen comes anyway', () => {
    const t = researched('c2r2').choose(step('c3r3'));
    expect(t.kind).toBe('trash.choose');
    t.choose('none');
    expect([own(t).specimens, t.position.trashed]).toEqual([1, []]);
    const trashed = researched('c2r2').choose(step('c3r3'), 'hand:dagger');
    expect([own(trashed).specimens, trashed.position.trashed]).toEqual([1, ['dagger']]);
  });

  it('[IMM-2.7] tokens share a space, and each gets its bonus', () => {
    const seats = [{ research: 0 }, { research: space('c1r3') }];
    const t = laid({
      players: [{ hand: ['dagger'], intrigue: ['breakthrough'] }, {}, {}],
      immortality: { seats },
    }).choose('intrigue:breakthrough');
    expect([researchAt(t), researchAt(t, 1), own(t).specimens]).toEqual(['c1r3', 'c1r3', 1]);
  });

  it('[IMM-2.9] [IMM-2.10] [IMM-11.5] [IMM-15.17] an Intrigue card of the hand leaves the game for a card and another', () => {
    const at = () =>
      researched(
        'c6r2',
        {
          intrigue: ['breakthrough', 'ambush', 'bribery'],
          deck: ['dagger'],
          hand: ['seek-allies'],
        },
        { intrigueDeck: ['windfall'] },
      ).choose(step('c7r3'));
    const t = at();
    expect(t.kind).toBe('arrow.pay');
    t.choose('yes', 'bribery');
    expect(t.player(0)).toMatchObject({
      hand: ['seek-allies', 'dagger'],
      intrigue: ['ambush', 'windfall'],
    });
    expect(t.position.intrigueDiscard).toEqual(['breakthrough']);
    expect(t.position.immortality.trashedIntrigue).toEqual(['bribery']);
    expect(at().choose('no').player(0).intrigue).toEqual(['ambush', 'bribery']);
  });

  it('[IMM-2.9] [IMM-2.11] 7 Solari for two steps, once, on arrival', () => {
    const paid = researched('c7r5', { solari: 14 }).choose(step('c8r6'), 'yes');
    expect([own(paid).tleilaxu, paid.player(0).solari, paid.kind]).toEqual([2, 7, 'turn.kind']);
    const poor = researched('c7r5', { solari: 6 }).choose(step('c8r6'));
    expect([own(poor).tleilaxu, poor.kind]).toEqual([0, 'turn.kind']);
  });

  it('[IMM-2.12] [IMM-14.4] Influence with one of the four Factions, never with the Tleilaxu', () => {
    const t = researched('c5r5').choose(step('c6r6'));
    expect([t.kind, t.options]).toEqual([
      'influence.gain',
      ['emperor', 'spacing-guild', 'bene-gesserit', 'fremen'],
    ]);
    t.choose('fremen');
    expect([t.player(0).influence.fremen, own(t).tleilaxu]).toEqual([1, 0]);
  });
});

describe('genetic markers', () => {
  it('[IMM-3.1] [IMM-3.2] [IMM-3.3] [IMM-3.4] effects with markers do nothing before column 4, or 8', () => {
    const spice = (from: string) =>
      one({ hand: ['bene-tleilax-lab'] }, { research: space(from) })
        .choose('reveal')
        .player(0).spice;
    expect(['c3r3', 'c4r4', 'c5r5', 'c8r2'].map(spice)).toEqual([0, 1, 1, 1]);
    const persuasion = (from: string) => {
      const t = one({ hand: ['bene-tleilax-researcher'] }, { research: space(from) });
      t.choose('reveal');
      return told(t, 'persuasion-gained').reduce((sum, { n }) => sum + n, 0);
    };
    expect(['c3r5', 'c4r6', 'c7r3', 'c8r4'].map(persuasion)).toEqual([1, 2, 2, 3]);
  });

  it('[IMM-3.5] [IMM-6.3] with the first, a Tleilaxu card may go on top of the deck', () => {
    const buy = (lab: object) =>
      one({}, { specimens: 2, ...lab }, { immortality: { row: ['chairdog'] } }).choose(
        'reveal',
        'acquire:tleilaxu:chairdog',
      );
    const t = buy(MARKED);
    expect([t.kind, t.options]).toEqual(['acquire.where', ['discard', 'deck']]);
    expect(t.choose('deck').player(0).deck).toEqual(['chairdog']);
    expect(buy({}).player(0).discard).toEqual(['chairdog']);
  });

  it('[IMM-3.5] but no Imperium card', () => {
    const t = one({ hand: ['convincing-argument'] }, MARKED, { row: ['blank-slate'] });
    t.choose('reveal', 'acquire:blank-slate');
    expect(t.player(0).discard).toContain('blank-slate');
  });

  it('[IMM-3.6] [IMM-3.8] the icon that comes to the second still gives its bonus; later ones draw', () => {
    const t = one(
      { hand: ['dagger'], deck: ['diplomacy', 'reconnaissance'], intrigue: ['breakthrough'] },
      { research: space('c7r1') },
    ).choose('intrigue:breakthrough');
    expect([researchAt(t), t.player(0).spice, t.player(0).hand]).toEqual(['c8r2', 2, ['dagger']]);
    const later = one({ hand: ['dagger'], deck: ['diplomacy'], intrigue: ['breakthrough'] }, TWICE);
    later.choose('intrigue:breakthrough');
    expect([researchAt(later), later.player(0).hand]).toEqual(['c8r4', ['dagger', 'diplomacy']]);
  });

  it('[IMM-3.7] they help nobody else', () => {
    const t = laid({
      active: 1,
      players: [{}, { hand: ['dagger'], deck: ['diplomacy'], intrigue: ['breakthrough'] }, {}],
      immortality: { seats: [TWICE, {}] },
    }).choose('intrigue:breakthrough');
    expect([researchAt(t, 1), t.player(1).hand]).toEqual(['c1r3', ['dagger']]);
  });

  it('[IMM-15.6] a card drawn by research on the Reveal turn is revealed', () => {
    const t = one({ hand: ['tleilaxu-master'], deck: ['convincing-argument', 'dagger'] }, TWICE);
    t.choose('reveal', 'tleilaxu-master/research', 'tleilaxu-master/research');
    expect(t.match.state.players[0]!.hand).toEqual([]);
    expect(told(t, 'revealed').flatMap(({ cards }) => cards)).toEqual([
      'tleilaxu-master',
      'convincing-argument',
      'dagger',
    ]);
  });

  it('[IMM-15.14] the two icons of Tleilaxu Master are used one by one', () => {
    const t = one({ hand: ['tleilaxu-master'] }).choose('reveal');
    expect(t.options).toContain('tleilaxu-master/research');
    t.choose('tleilaxu-master/research');
    expect(researchAt(t)).toBe('c1r3');
    t.choose('tleilaxu-master/research', step('c2r2'));
    expect(researchAt(t)).toBe('c2r2');
  });
});

describe('the Tleilaxu track', () => {
  /** Illicit Dealings is one Tleilaxu icon. */
  const advanced = (from: number, rest: object = {}) =>
    one(
      { hand: ['dagger'], intrigue: ['illicit-dealings'] },
      { tleilaxu: from },
      {
        intrigueDeck: ['windfall'],
        ...rest,
      },
    ).choose('intrigue:illicit-dealings');

  it('[IMM-4.1] [IMM-4.2] [IMM-4.3] [IMM-11.4] one space for an icon; t2 and t6 give an Intrigue card', () => {
    expect([own(advanced(0)).tleilaxu, own(advanced(4)).tleilaxu]).toEqual([1, 5]);
    expect([1, 5].map((from) => advanced(from).player(0).intrigue)).toEqual([
      ['windfall'],
      ['windfall'],
    ]);
    const twice = one(
      { hand: ['tleilaxu-surgeon'] },
      { tleilaxu: 1, specimens: 2 },
      {
        intrigueDeck: ['windfall'],
      },
    ).play('tleilaxu-surgeon', 'wealth');
    twice.choose('tleilaxu-surgeon/pay');
    expect([own(twice).tleilaxu, twice.player(0).intrigue]).toEqual([3, ['windfall']]);
  });

  it('[IMM-4.4] [IMM-4.5] t4: a Victory Point for each, the 2 spice for the first', () => {
    const first = advanced(3);
    expect([first.player(0).vp, first.player(0).spice, labSpice(first)]).toEqual([1, 2, 0]);
    const second = advanced(3, { immortality: { seats: [{ tleilaxu: 4 }] } });
    expect([second.player(0).vp, second.player(0).spice]).toEqual([1, 0]);
    expect(told(second, 'gained')).toEqual([]);
  });

  it('[IMM-4.6] [IMM-15.2] t7: a Victory Point; there is nothing behind it', () => {
    expect(advanced(6).player(0).vp).toBe(1);
    const t = advanced(7);
    expect([t.player(0).vp, own(t).tleilaxu]).toEqual([0, 7]);
  });

  it('[IMM-4.7] t1, t3 and t5 give nothing', () => {
    for (const from of [0, 2, 4])
      expect(advanced(from).player(0)).toMatchObject({ vp: 0, spice: 0, solari: 0, intrigue: [] });
  });

  const labSpice = (t: ReturnType<typeof advanced>) => t.position.immortality.spice;
});
