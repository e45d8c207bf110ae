import {
  allOf,
  DEFAULT_OPTIONS,
  DIFFICULTIES,
  type ImperiumOptions,
  imperium,
  LEVELS,
} from '@landsraad/imperium';
import { Match } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { imperium as pack } from '../src/packs/imperium/index.ts';
import {
  byTheBook,
  deploysExpertly,
  FIRST_FORM,
  FIRST_SOLO,
  faultsOf,
  type ImperiumForm,
  isByTheBook,
  leadersOf,
  withLeader,
} from '../src/packs/imperium/new-game/form.ts';
import { newGameOf, seatsOf, withSeat } from '../src/screens/new-game/form.ts';

const alone: ImperiumForm = { ...FIRST_FORM, players: 1 };
const two: ImperiumForm = { ...FIRST_FORM, players: 2 };
const optionsOf = (form: ImperiumForm): ImperiumOptions =>
  imperium.parseOptions({ ...pack.optionsOf(form), players: form.players });

describe('a table for one', () => {
  it('is one person’s, whoever sat there before', () => {
    const bots = withSeat(alone, 0, { is: 'bot' });
    expect(newGameOf(pack, bots).seats).toEqual([{ is: 'person', name: '' }]);
    expect(seatsOf({ ...bots, players: 4 })[0]!.is).toBe('bot');
  });

  it('begins with what the rulebook recommends to a newcomer', () => {
    const options = optionsOf({ ...alone, ...FIRST_SOLO });
    expect(options).toEqual({
      ...DEFAULT_OPTIONS,
      players: 1,
      leaders: [null, 'earl-memnon-thorvald', 'glossu-the-beast-rabban'],
    });
    const { players } = Match.start(imperium, options, 'first').view(0);
    expect(players.slice(1).map(({ leader }) => leader)).toEqual(FIRST_SOLO.rivals);
  });

  it.each(DIFFICULTIES)('is laid at the difficulty %s', (difficulty) => {
    const form: ImperiumForm = { ...alone, difficulty, expertDeployment: 'troop-by-troop' };
    expect(optionsOf(form).difficulty).toBe(difficulty);
    expect(deploysExpertly(form)).toBe(LEVELS[difficulty].expert);
    expect(isByTheBook(form)).toBe(!LEVELS[difficulty].expert);
    expect(isByTheBook({ ...form, ...byTheBook(form) })).toBe(true);
  });

  it('gives a Leader to one of the three only', () => {
    const chosen: ImperiumForm = { ...alone, ...FIRST_SOLO };
    const twice = withLeader(chosen, 0, 'earl-memnon-thorvald');
    expect(faultsOf(chosen)).toEqual([]);
    expect(faultsOf(twice)).toEqual([{ fault: 'same-leader', seat: 1 }]);
    expect(faultsOf({ ...twice, leaders: 'random' })).toEqual([]);
    expect(leadersOf(withLeader(twice, 1, null))).toEqual([
      'earl-memnon-thorvald',
      null,
      'glossu-the-beast-rabban',
    ]);
  });

  it('keeps its Rivals apart from the Leaders of seats', () => {
    const seated = withLeader({ ...FIRST_FORM, leaders: 'chosen' }, 1, 'paul-atreides');
    expect(leadersOf({ ...seated, players: 1 })).toEqual([null, null, null]);
    expect(leadersOf({ ...seated, players: 2 })).toEqual([null, 'paul-atreides']);
  });

  it('has its variants, which count as changed rules', () => {
    for (const part of [{ rowChurn: true }, { brutalEscalation: true }]) {
      expect(optionsOf({ ...alone, ...part })).toMatchObject(part);
      expect(isByTheBook({ ...alone, ...part })).toBe(false);
      // At another table they are nothing.
      expect(isByTheBook({ ...two, ...part })).toBe(true);
      expect(optionsOf({ ...two, ...part })).toEqual({ ...DEFAULT_OPTIONS, players: 2 });
    }
  });
});

describe('a table for two', () => {
  it('has two seats, and a Leader for each', () => {
    const { seats, options } = newGameOf(pack, { ...withLeader(two, 1, 'count-ilban-richese') });
    expect(seats.map(({ is }) => is)).toEqual(['person', 'bot']);
    expect(options).toMatchObject({ leaders: [] });
    expect(leadersOf(two)).toHaveLength(2);
  });
});

describe('another number of players', () => {
  const leaders = allOf('leaders').map(({ id }) => id);
  const wild: ImperiumForm = {
    ...FIRST_FORM,
    seats: FIRST_FORM.seats.map((seat, i) => ({ ...seat, leader: leaders[i]! })),
    leaders: 'chosen',
    rivals: FIRST_SOLO.rivals,
    difficulty: 'kwisatz-haderach',
    rowChurn: true,
    brutalEscalation: true,
    expertDeployment: 'troop-by-troop',
    tieForSecondBelowFour: 'third',
    bindu: 'may-pass',
  };

  it.each([1, 2, 3, 4] as const)('never leaves options that are impossible for %s', (players) => {
    for (const way of ['random', 'chosen', 'pick'] as const) {
      const form: ImperiumForm = { ...wild, players, leaders: way };
      const free = form.leaders === 'chosen' ? withLeader(form, 0, null) : form;
      expect(() => optionsOf(free)).not.toThrow();
      expect(newGameOf(pack, free).seats).toHaveLength(imperium.seats(optionsOf(free)));
    }
  });

  it('brings back what was there', () => {
    const back: ImperiumForm = { ...wild, players: 1 };
    expect(optionsOf({ ...back, players: 3 }).tieForSecondBelowFour).toBe('third');
    expect(optionsOf(back).tieForSecondBelowFour).toBe('nothing');
  });
});
