import {
  cardInZone,
  cardOption,
  factionOption,
  type ImperiumOption,
  REVEAL,
} from '@landsraad/imperium';
import { describe, expect, it } from 'vitest';
import type { ImperiumAsked as Asked } from '../../src/packs/imperium/spots.ts';
import { spotOf } from '../../src/packs/imperium/spots.ts';
import {
  choiceOf,
  copyPicked,
  moved,
  pickedSpots,
  pressOn,
  startOf,
  toggled,
  withField,
  withNumber,
} from '../../src/table/picks.ts';
import { offersOf } from '../../src/table/spots.ts';

const one = (options: readonly ImperiumOption[], more: Partial<Asked> = {}): Asked =>
  ({
    seat: 0,
    kind: 'turn.kind',
    shape: 'one',
    options,
    refused: [],
    fallback: 'reveal',
    ...more,
  }) as Asked;
const some = (options: readonly ImperiumOption[], min: number, max: number): Asked =>
  ({
    seat: 0,
    kind: 'discard',
    shape: 'some',
    options,
    min,
    max,
    refused: [],
    fallback: [],
  }) as Asked;
const number = (min: number, max: number): Asked =>
  ({ seat: 0, kind: 'deploy', shape: 'number', min, max, refused: [], fallback: 0 }) as Asked;

const dagger = cardInZone('dagger', 'hand');
const otherDagger = { ...dagger, id: `${dagger.id}#2` };
const diplomacy = cardInZone('diplomacy', 'hand');

describe('a press on the table', () => {
  it('answers where one thing can be done', () => {
    const decision = one([cardOption('dagger'), REVEAL]);
    const pressed = pressOn('hand:dagger', decision, offersOf(decision, spotOf), startOf(decision));
    expect(pressed).toEqual({ is: 'answer', choice: 'dagger' });
  });

  const ways = [0, 1].map(
    (mode): ImperiumOption => ({
      id: `intrigue:bypass-protocol/${mode + 1}`,
      type: 'intrigue',
      intrigue: 'bypass-protocol',
      mode,
    }),
  );

  it('opens the choice where there are several ways', () => {
    const decision = one(ways);
    const pressed = pressOn(
      'intrigue:bypass-protocol',
      decision,
      offersOf(decision, spotOf),
      startOf(decision),
    );
    expect(pressed).toEqual({ is: 'several', options: ways });
  });

  it('says why not', () => {
    const why = { code: 'no-agent', rule: 'IMP-10.1' };
    const decision = one([REVEAL], { refused: [{ option: cardOption('dagger'), why }] });
    const pressed = pressOn('hand:dagger', decision, offersOf(decision, spotOf), startOf(decision));
    expect(pressed).toEqual({ is: 'refused', why });
  });

  it('takes the way that is open although another of the same thing is not', () => {
    const [open, closed] = ways as [ImperiumOption, ImperiumOption];
    const why = { code: 'too-expensive', rule: 'IMP-26.1' };
    const decision = one([open, REVEAL], { refused: [{ option: closed, why }] });
    const offers = offersOf(decision, spotOf);
    const pressed = pressOn('intrigue:bypass-protocol', decision, offers, startOf(decision));
    expect(pressed).toEqual({ is: 'answer', choice: open.id });
    expect([...offers.mayNot.keys()]).toEqual([]);
  });

  it('does nothing where nothing is asked', () => {
    expect(pressOn('hand:dagger', null, offersOf(null, spotOf), startOf(null))).toEqual({
      is: 'nothing',
    });
  });

  it('picks the very copy that was pressed', () => {
    const decision = some([dagger, otherDagger, diplomacy], 2, 2);
    const offers = offersOf(decision, spotOf);
    const pressed = pressOn('hand:dagger', decision, offers, startOf(decision), 1);
    if (pressed.is !== 'picks') throw new Error(pressed.is);
    expect(pressed.picks.ids).toEqual(['hand:dagger#2']);
    const there = offers.may.get('hand:dagger');
    expect([0, 1].map((copy) => copyPicked(there, copy, pressed.picks))).toEqual([false, true]);
    expect([...pickedSpots(offers, pressed.picks.ids)]).toEqual(['hand:dagger']);
  });
});

describe('what is picked so far', () => {
  it('is one thing only once it was read, for those that are', () => {
    const decision = one([cardOption('dagger'), REVEAL]);
    expect(choiceOf(decision, startOf(decision))).toBeNull();
    expect(choiceOf(decision, toggled(startOf(decision), 'dagger', 1))).toBe('dagger');
  });

  it('is complete between the bounds', () => {
    const decision = some([dagger, otherDagger, diplomacy], 1, 2);
    let picks = startOf(decision);
    expect(choiceOf(decision, picks)).toBeNull();
    picks = toggled(picks, dagger.id, 2);
    expect(choiceOf(decision, picks)).toEqual([dagger.id]);
    picks = toggled(toggled(picks, diplomacy.id, 2), otherDagger.id, 2);
    expect(choiceOf(decision, picks)).toEqual([dagger.id, diplomacy.id]);
    expect(toggled(picks, dagger.id, 2).ids).toEqual([diplomacy.id]);
  });

  it('gives way where only one may be picked', () => {
    const picks = toggled(startOf(null), 'a', 1);
    expect(toggled(picks, 'b', 1).ids).toEqual(['b']);
  });

  it('keeps a number within its bounds', () => {
    const decision = number(0, 3);
    const start = startOf(decision);
    expect(choiceOf(decision, start)).toBe(0);
    expect(withNumber(start, 9, 0, 3).number).toBe(3);
    expect(withNumber(start, -1, 0, 3)).toBe(start);
  });

  it('puts things in order', () => {
    const options = [factionOption('emperor'), factionOption('fremen')];
    const decision = {
      seat: 0,
      kind: 'x',
      shape: 'order',
      options,
      refused: [],
      fallback: [],
    } as Asked;
    const start = startOf(decision);
    expect(choiceOf(decision, moved(start, 'fremen', -1))).toEqual(['fremen', 'emperor']);
    expect(moved(start, 'fremen', 1)).toBe(start);
  });

  it('fills a form', () => {
    const decision = {
      seat: 0,
      kind: 'x',
      shape: 'form',
      refused: [],
      fallback: {},
      fields: {
        troops: { shape: 'number', min: 1, max: 4 },
        faction: { shape: 'one', options: [factionOption('emperor'), factionOption('fremen')] },
      },
    } as Asked;
    const start = startOf(decision);
    expect(choiceOf(decision, start)).toBeNull();
    const filled = withField(start, 'faction', toggled(start.fields.faction!, 'emperor', 1));
    expect(choiceOf(decision, filled)).toEqual({ troops: 1, faction: 'emperor' });
  });

  it('has a form filled in where there is nothing to choose', () => {
    const field = { shape: 'one', options: [factionOption('emperor')] } as const;
    const decision = {
      seat: 0,
      kind: 'any',
      shape: 'form',
      fields: { faction: field },
      refused: [],
      fallback: {},
    } as Asked;
    expect(choiceOf(decision, startOf(decision))).toEqual({ faction: 'emperor' });
  });
});
