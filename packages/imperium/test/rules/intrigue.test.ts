import { type PlayerPosition, table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

const DONE: PlayerPosition = { revealed: true };

describe('holding Intrigue cards', () => {
  it('[IMP-6.1] there is no limit to them', () => {
    const held = ['ambush', 'ambush', 'bribery', 'charisma', 'infiltrate', 'refocus', 'windfall'];
    const t = table({
      intrigueDeck: ['tiebreaker'],
      players: [{ hand: ['reconnaissance'], intrigue: held }],
    });
    t.play('reconnaissance', 'carthag').choose('carthag/intrigue');
    expect(t.player(0).intrigue).toEqual([...held, 'tiebreaker']);
  });

  it('[IMP-6.10] an empty deck is made of the discard pile', () => {
    const t = table({
      intrigueDiscard: ['windfall', 'ambush', 'charisma'],
      players: [{ hand: ['reconnaissance'], intrigue: ['bribery'] }],
    });
    t.play('reconnaissance', 'carthag').choose('carthag/intrigue');
    const { intrigueDeck, intrigueDiscard } = t.position;
    expect(intrigueDiscard).toEqual([]);
    expect([...t.player(0).intrigue, ...intrigueDeck].toSorted()).toEqual([
      'ambush',
      'bribery',
      'charisma',
      'windfall',
    ]);
    expect(t.player(0).intrigue).toHaveLength(2);
  });

  it('[IMP-6.10] [AMB-9] with deck and discard pile empty none is drawn', () => {
    const t = table({ players: [{ hand: ['reconnaissance'], garrison: 0, intrigue: ['ambush'] }] });
    t.play('reconnaissance', 'carthag');
    expect(t.options).toEqual(['deploy', 'end']);
    expect(t.player(0).intrigue).toEqual(['ambush']);
  });
});

describe('when they are played', () => {
  const HELD = ['windfall', 'ambush', 'corner-the-market'];

  it('[IMP-6.4] [IMP-6.5] [IMP-6.6] a Plot card at any point of the own Agent turn, the others not', () => {
    const t = table({ players: [{ hand: ['reconnaissance'], intrigue: HELD, deck: ['dagger'] }] });
    expect(t.options).toEqual(['reconnaissance', 'intrigue:windfall', 'reveal']);
    expect(t.why('intrigue:ambush')?.rule).toBe('IMP-6.5');
    expect(t.why('intrigue:corner-the-market')?.rule).toBe('IMP-6.6');
    t.play('reconnaissance', 'arrakeen');
    expect(t.options).toEqual(['arrakeen/draw', 'deploy', 'intrigue:windfall']);
    t.choose('arrakeen/draw', 'deploy', 3);
    expect(t.options).toEqual(['intrigue:windfall', 'end']);
    expect(t.why('intrigue:ambush')?.rule).toBe('IMP-6.5');
    t.choose('intrigue:windfall');
    expect(t.player(0)).toMatchObject({ solari: 2, intrigue: ['ambush', 'corner-the-market'] });
  });

  it('[IMP-6.4] a Plot card at any point of the own Reveal turn', () => {
    const t = table({ players: [{ hand: ['convincing-argument'], intrigue: HELD }] });
    t.choose('reveal');
    expect(t.options).toEqual(['acquire:arrakis-liaison', 'intrigue:windfall', 'end']);
    t.choose('acquire:arrakis-liaison');
    expect(t.options).toEqual(['intrigue:windfall', 'end']);
    expect(t.choose('intrigue:windfall').player(0).solari).toBe(2);
  });

  it('[IMP-6.5] a Combat card in the Combat phase, the others not', () => {
    const t = table({ players: [{ intrigue: HELD, conflict: 1 }, DONE, DONE] });
    t.choose('reveal', 'end');
    expect([t.kind, t.options]).toEqual(['combat.play', ['pass', 'intrigue:ambush']]);
    expect(t.why('intrigue:windfall')?.rule).toBe('IMP-6.4');
    expect(t.why('intrigue:corner-the-market')?.rule).toBe('IMP-6.6');
  });

  it('[IMP-6.6] an Endgame card in the Endgame, the others not', () => {
    const owner = { intrigue: HELD, vp: 10, deck: ['the-spice-must-flow'] };
    const t = table({ players: [owner, DONE, DONE] });
    t.choose('reveal', 'end');
    expect([t.kind, t.options]).toEqual(['endgame.play', ['pass', 'intrigue:corner-the-market']]);
    expect(t.why('intrigue:windfall')?.rule).toBe('IMP-6.4');
    expect(t.why('intrigue:ambush')?.rule).toBe('IMP-6.5');
  });

  it('[IMP-6.7] [AMB-48] a card of two types is used once, for the half that fits', () => {
    const fights = { intrigue: ['tiebreaker', 'ambush'], conflict: 1 };
    const t = table({ players: [fights, DONE, DONE], conflict: 'grand-vision' });
    expect(t.options).toEqual(['reveal']);
    t.choose('reveal', 'end');
    expect(t.options).toEqual(['pass', 'intrigue:tiebreaker/1', 'intrigue:ambush']);
    t.choose('intrigue:tiebreaker/1');
    expect(t.player(0)).toMatchObject({ swords: 2, spice: 0, intrigue: ['ambush'] });
    expect(t.position.intrigueDiscard).toEqual(['tiebreaker']);

    const ends = table({ players: [{ intrigue: ['tiebreaker'], vp: 10 }, DONE, DONE] });
    ends.choose('reveal', 'end');
    expect(ends.options).toEqual(['pass', 'intrigue:tiebreaker/2']);
    expect(ends.choose('intrigue:tiebreaker/2').player(0).spice).toBe(10);
  });

  it('[IMP-6.11] nobody plays during the turn of another', () => {
    const t = table({
      players: [{ hand: ['reconnaissance'], deck: ['dagger'] }, { intrigue: ['windfall'] }],
    });
    t.play('reconnaissance', 'arrakeen');
    expect(t.match.waiting).toEqual([{ seat: 0, kind: 'effects.order' }]);
    expect(() => t.match.answer(1, 'intrigue:windfall')).toThrow('not-asked');
    t.choose('arrakeen/draw', 'end');
    expect(t.seat).toBe(1);
    expect(t.choose('intrigue:windfall').player(1).solari).toBe(2);
  });
});

describe('playing one', () => {
  it('[IMP-6.3] resolved, it lies open on the discard pile', () => {
    const t = table({ players: [{ intrigue: ['windfall'] }], intrigueDiscard: ['ambush'] });
    t.choose('intrigue:windfall');
    expect(t.position.intrigueDiscard).toEqual(['windfall', 'ambush']);
    expect(t.match.view('spectator').intrigueDiscard).toEqual(['ambush', 'windfall']);
  });

  it('[IMP-6.8] its condition must be met', () => {
    const card = ['councilors-dispensation'];
    const t = table({ players: [{ intrigue: card }] });
    expect(t.options).toEqual(['reveal']);
    expect(t.why('intrigue:councilors-dispensation')).toEqual({
      code: 'condition',
      rule: 'IMP-6.8',
      args: { intrigue: 'councilors-dispensation', mode: 0 },
    });
    const seated = table({ players: [{ intrigue: card, council: true }] });
    expect(seated.choose('intrigue:councilors-dispensation').player(0).spice).toBe(2);
  });

  it('[IMP-6.8] its cost must be paid, and is not asked for again', () => {
    const poor = table({ players: [{ intrigue: ['bribery'], solari: 1 }] });
    expect(poor.why('intrigue:bribery')).toEqual({
      code: 'cannot-pay',
      rule: 'IMP-6.8',
      args: { resource: 'solari', needs: 2, has: 1 },
    });
    const t = table({ players: [{ intrigue: ['bribery'], solari: 3 }] });
    t.choose('intrigue:bribery');
    expect(t.kind).toBe('influence.gain');
    expect(t.player(0).solari).toBe(1);
  });

  it('[IMP-6.9] one for the Reveal turn waits in front of its owner, is used there, then discarded', () => {
    const t = table({ players: [{ hand: ['dagger'], intrigue: ['charisma'] }, DONE, DONE] });
    t.choose('intrigue:charisma');
    expect(t.player(0)).toMatchObject({ intrigue: [], waiting: ['charisma'] });
    expect(t.match.view('spectator').players[0]).toMatchObject({ waiting: ['charisma'] });
    expect(t.position.intrigueDiscard).toEqual([]);
    t.play('dagger', 'hall-of-oratory');
    expect(t.player(0).waiting).toEqual(['charisma']);
    t.choose('reveal');
    expect(t.options).toContain('acquire:arrakis-liaison'); // 2 Persuasion and the Hall's 1
    expect(t.player(0).waiting).toEqual([]);
    expect(t.position.intrigueDiscard).toEqual(['charisma']);
  });

  it('[IMP-6.9] played on the Reveal turn itself it is used at once', () => {
    const t = table({ players: [{ intrigue: ['charisma'] }, DONE, DONE] });
    t.choose('reveal');
    expect(t.options).toEqual(['intrigue:charisma', 'end']);
    t.choose('intrigue:charisma');
    expect(t.options).toEqual(['acquire:arrakis-liaison', 'end']);
    expect(t.position.intrigueDiscard).toEqual(['charisma']);
  });
});

describe('stealing', () => {
  const FIVE = ['charisma', 'infiltrate', 'refocus', 'windfall', 'bribery'];
  const THREE = ['ambush', 'ambush', 'tiebreaker'];

  it('[IMP-6.12] [EX-43] one card from each opponent with four or more, at random', () => {
    const t = table({
      intrigueDeck: ['water-of-life'],
      players: [{ hand: ['diplomacy'] }, { intrigue: THREE }, { intrigue: FIVE }],
    });
    t.play('diplomacy', 'secrets').choose('secrets/intrigue', 'secrets/steal-intrigue');
    expect(t.player(1).intrigue).toEqual(THREE);
    expect(t.player(2).intrigue).toHaveLength(4);
    const [drawn, stolen] = t.player(0).intrigue;
    expect(drawn).toBe('water-of-life');
    expect([...t.player(2).intrigue, stolen].toSorted()).toEqual(FIVE.toSorted());
  });

  it('[IMP-6.12] [AMB-32] chance picks the card', () => {
    const held = [...FIVE, 'ambush', 'bindu-suspension', 'poison-snooper', 'rapid-mobilization'];
    const places = [4, 5, 6, 7, 8, 9].map((n) => {
      const t = table({ players: [{ hand: ['diplomacy'] }, { intrigue: held.slice(0, n) }] });
      return held.indexOf(t.play('diplomacy', 'secrets').player(0).intrigue[0]!);
    });
    expect(new Set(places).size).toBeGreaterThan(2);
  });

  it('[IMP-6.12] exactly four are enough, and several opponents give', () => {
    const four = FIVE.slice(0, 4);
    const t = table({ players: [{ hand: ['diplomacy'] }, { intrigue: four }, { intrigue: four }] });
    t.play('diplomacy', 'secrets');
    expect(t.position.players.map(({ intrigue }) => intrigue?.length)).toEqual([2, 3, 3]);
  });

  it('[IMP-6.12] with nobody to steal from, the icon asks nothing', () => {
    const t = table({ players: [{ hand: ['diplomacy'] }, { intrigue: THREE }] });
    t.play('diplomacy', 'secrets');
    expect(t.seat).toBe(1);
    expect(t.player(0).intrigue).toEqual([]);
  });
});
