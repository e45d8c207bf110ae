import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  below,
  choose,
  chooseNumber,
  chooseSome,
  fillForm,
  heard,
  Match,
  Problem,
  Refusal,
  RuleError,
  type Seat,
  seeded,
  together,
} from '../src/index.ts';
import { answerAtRandom, playOnAtRandom, textOf } from '../suite/checks/trial.ts';
import { type Scripted, say, scripted, startOf, type Turn } from './scripted-game.ts';
import { bazaar } from './tiny-game.ts';

const YES_NO = [{ id: 'yes' }, { id: 'no' }];

/** A turn that asks once, notes the answer and says so. */
const asking = (seat: Seat, kind: string): Turn =>
  function* (game) {
    say(game, `${kind}-begins`);
    const { id } = yield* choose({ seat, kind, options: YES_NO });
    game.notes.push(`${kind} ${id}`);
    say(game, `${kind}-${id}`);
  };

function* silent(game: Scripted) {
  game.notes.push('silent');
  say(game, 'silence');
  yield* [];
}

function* rolling(game: Scripted) {
  yield* choose({ seat: 0, kind: 'roll', options: YES_NO });
  game.notes.push(below(game.random, 6));
  yield* choose({ seat: 0, kind: 'rolled', options: YES_NO });
}

const types = (match: { events(viewer: 'spectator'): { type: string }[] }) =>
  match.events('spectator').map(({ type }) => type);

const started = (seed: string, set = 0) => Match.start(bazaar, bazaar.optionSets[set]!, seed);

describe('a match', () => {
  it('goes from turn to turn, through those without a question, to its end', () => {
    const match = startOf(silent, asking(0, 'first'), silent, silent, asking(1, 'second'), silent);
    expect(match.waiting).toEqual([{ seat: 0, kind: 'first' }]);
    match.answer(0, 'yes');
    expect(match.waiting).toEqual([{ seat: 1, kind: 'second' }]);
    expect([match.over, match.result, match.position]).toEqual([false, null, 1]);
    match.answer(1, 'no');
    expect(match.over).toBe(true);
    expect(match.result).toHaveLength(2);
    expect(match.view('afterwards')).toEqual([
      ...['silent', 'first yes', 'silent', 'silent', 'second no', 'silent'],
    ]);
  });

  it('refuses who is not asked, what is not offered, and any answer after the end', () => {
    const match = startOf(asking(0, 'first'));
    expect(() => match.answer(1, 'yes')).toThrow('not-asked [answer]: seat 1');
    expect(() => match.answer(0, 'perhaps')).toThrow('not-offered [answer]: id perhaps');
    expect(() => match.answer({} as Seat, 'yes')).toThrow(Refusal);
    match.answer(0, 'yes');
    expect(() => match.answer(0, 'yes')).toThrow(Refusal);
  });

  it('says beforehand why an answer would not be taken, and changes nothing by it', () => {
    const match = started('drafts');
    const before = JSON.stringify(match.save());
    const [ware] = match.state.traders[0]!.hand;
    expect(match.whyNot(0, { coins: 1, ware: ware! })).toBeNull();
    expect(match.whyNot(0, { coins: 0, ware: ware! })).toEqual({
      code: 'ware-without-coins',
      rule: 'B-2',
    });
    expect(match.whyNot(0, { coins: 1 })).toMatchObject({ code: 'misshapen' });
    expect(match.whyNot(9, 'anything')).toMatchObject({ code: 'not-asked' });
    expect(JSON.stringify(match.save())).toBe(before);
    expect(match.events('afterwards')).toEqual([]);
  });

  it('shows who is waited for, but not for what when that is hidden', () => {
    const match = started('hidden');
    expect(match.waiting).toEqual([
      { seat: 0, kind: null },
      { seat: 1, kind: null },
    ]);
    expect(match.decision(0)).toMatchObject({ kind: 'bid', hidden: true });
  });

  it('is not touched by what a sender or a rule does to an answer afterwards', () => {
    const match = startOf(
      function* (game) {
        const kept = yield* chooseSome({ seat: 0, kind: 'some', options: YES_NO, min: 0, max: 2 });
        game.notes.push(kept.length);
      },
      function* (game) {
        const fields = { n: { shape: 'number', min: 0, max: 5 } } as const;
        const form = yield* fillForm({ seat: 0, kind: 'form', fields, fallback: { n: 0 } });
        game.notes.push(Object.isFrozen(form));
      },
    );
    const sent = ['yes', 'no'];
    match.answer(0, sent);
    sent.length = 0;
    match.answer(0, { n: -0 });
    expect(match.save().answers).toEqual([
      [0, ['yes', 'no']],
      [0, { n: 0 }],
    ]);
    expect(match.view('afterwards')).toEqual([2, true]);
  });

  it('begins from an arranged position, and leaves that position alone', () => {
    const { game } = startOf(asking(0, 'first'), asking(1, 'second'));
    const position: Scripted = {
      ...{ random: seeded('x'), revealed: 0, events: null },
      ...{ turn: 1, notes: ['arranged'] },
    };
    const match = Match.from(game, null, position);
    match.answer(1, 'yes');
    expect(position.notes).toEqual(['arranged']);
    const text = JSON.stringify(match.save());
    for (const again of [
      Match.load(game, JSON.parse(text)),
      Match.replay(game, JSON.parse(text)),
    ]) {
      expect(again.view('afterwards')).toEqual(['arranged', 'second yes']);
      expect(JSON.stringify(again.save())).toBe(text);
    }
  });

  it('fails rather than hangs when turns go by for ever', () => {
    const { game } = startOf();
    function* nothing() {}
    expect(() => Match.start({ ...game, next: nothing }, null, 'x')).toThrow(/without a decision/);
  });
});

describe('events', () => {
  it('are told once, those of the beginning and of the turns in between included', () => {
    const match = startOf(silent, asking(0, 'first'), silent, asking(1, 'second'));
    expect(types(match)).toEqual(['silence', 'first-begins']);
    const { told } = match;
    expect(told).toBe(2);
    match.answer(0, 'yes');
    const news = ['first-yes', 'silence', 'second-begins'];
    expect(match.events('spectator', told).map(({ type }) => type)).toEqual(news);
    expect(match.state.events).toBeNull();
  });

  it('tell a secret only to those it is for, and to all afterwards', () => {
    const event = { type: 'drew', seat: 1, secret: { to: [1], cards: ['x'] } };
    expect(heard(event, 1)).toBe(event);
    expect(heard(event, 'afterwards')).toBe(event);
    for (const viewer of [0, 'spectator'] as const)
      expect(heard(event, viewer)).toEqual({ type: 'drew', seat: 1 });
    const open = { type: 'open' };
    expect(heard(open, 'spectator')).toBe(open);
  });

  it('reach each viewer through the match', () => {
    const match = startOf(function* (game) {
      say(game, 'looked', { to: [1] });
      yield* choose({ seat: 0, kind: 'x', options: YES_NO });
    });
    const secrets = ([0, 1, 'spectator', 'afterwards'] as const).map(
      (viewer) => match.events(viewer)[0]!.secret !== undefined,
    );
    expect(secrets).toEqual([false, true, false, true]);
  });

  it('are taken back with the answer, and told anew with the next', () => {
    const match = startOf(asking(0, 'first'), asking(0, 'second'));
    match.answer(0, 'yes');
    match.undo(0);
    expect(types(match)).toEqual(['first-begins']);
    match.answer(0, 'no');
    expect(types(match)).toEqual(['first-begins', 'first-no', 'second-begins']);
  });

  it('are not told again by a match that was loaded, nor by taking back what came before', () => {
    const turns = [asking(0, 'first'), asking(0, 'second'), asking(0, 'third')];
    const match = startOf(...turns);
    match.answer(0, 'yes');
    const loaded = Match.load(match.game, JSON.parse(JSON.stringify(match.save())));
    expect(types(loaded)).toEqual([]);
    loaded.answer(0, 'no');
    expect(types(loaded)).toEqual(['second-no', 'third-begins']);
    loaded.takeBack(2);
    expect(types(loaded)).toEqual([]);
    loaded.answer(0, 'yes');
    loaded.answer(0, 'yes');
    loaded.undo(0);
    expect(types(loaded)).toEqual(['first-yes', 'second-begins']);
  });

  it('are all there after a replay, and none in a fork', () => {
    const match = started('told');
    playOnAtRandom(match, seeded('told'), 1_000);
    const replayed = Match.replay(bazaar, match.save());
    expect(replayed.events('afterwards')).toEqual(match.events('afterwards'));
    const fork = started('told').fork();
    playOnAtRandom(fork, seeded('told'), 1_000);
    expect(fork.events('afterwards')).toEqual([]);
  });
});

describe('undo', () => {
  it('takes back the last answer of its own seat only', () => {
    const match = startOf(asking(0, 'first'), asking(1, 'second'), asking(0, 'third'));
    expect(match.canUndo(0)).toBe(false);
    match.answer(0, 'yes');
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([true, false]);
    expect(() => match.undo(1)).toThrow(Refusal);
    match.answer(1, 'yes');
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, true]);
    match.undo(1);
    match.undo(0);
    expect(match.position).toBe(0);
  });

  it('stops at chance', () => {
    const match = startOf(rolling);
    match.answer(0, 'yes');
    expect(match.canUndo(0)).toBe(false);
    match.answer(0, 'yes');
    match.undo(0);
    expect(() => match.undo(0)).toThrow('cannot-undo');
  });

  it('stops at news', () => {
    const match = startOf(asking(0, 'first'), function* (game) {
      yield* choose({ seat: 0, kind: 'look', options: YES_NO });
      game.revealed++;
      yield* choose({ seat: 0, kind: 'looked', options: YES_NO });
    });
    match.answer(0, 'yes');
    match.answer(0, 'yes');
    expect(match.canUndo(0)).toBe(false);
  });

  it('lets a sealed choice be changed until the next seat has sealed its own', () => {
    function* seal(seat: Seat) {
      return yield* chooseNumber({ seat, kind: 'seal', min: 0, max: 9, hidden: true });
    }
    const match = startOf(
      function* (game) {
        const sealed = yield* together(new Map([0, 1].map((seat) => [seat, seal(seat)])));
        game.notes.push(...sealed.values());
      },
      asking(0, 'next'),
    );
    match.answer(1, 5);
    match.undo(1);
    match.answer(1, 7);
    expect(match.waiting.map(({ seat }) => seat)).toEqual([0]);
    match.answer(0, 3);
    expect(match.canUndo(1)).toBe(false);
    expect(match.view(0)).toEqual([3, 7]);
  });
});

describe('takeBack', () => {
  it('goes back over any number of turns, to exactly what was there', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(2), fc.nat(200), (seed, set, count) => {
        const match = started(seed, set);
        const texts = [textOf(match)];
        const told = [match.events('afterwards')];
        const random = seeded(seed);
        while (!match.over) {
          answerAtRandom(match, random);
          texts.push(textOf(match));
          told.push(match.events('afterwards'));
        }
        match.takeBack(count);
        const position = Math.max(0, texts.length - 1 - count);
        expect(match.position).toBe(position);
        expect(textOf(match)).toBe(texts[position]);
        expect(match.events('afterwards')).toEqual(told[position]);
      }),
      { numRuns: 40 },
    );
  });

  it('changes nothing when the past cannot be played again', () => {
    const match = started('past');
    const random = seeded('past');
    while (match.position < 30) answerAtRandom(match, random);
    const { answers, ...saved } = match.save();
    const forged = { ...saved, answers: answers.with(0, [0, 'no bid at all']) };
    const loaded = Match.load(bazaar, forged);
    const before = textOf(loaded);
    expect(() => loaded.takeBack(30)).not.toThrow();
    const again = Match.load(bazaar, forged);
    expect(() => again.takeBack(28)).toThrow(/past of this match cannot be played again/);
    expect(textOf(again)).toBe(before);
    answerAtRandom(again, seeded('on'));
    expect(again.position).toBe(31);
  });
});

describe('a rule that fails', () => {
  const failing: Turn = function* (game) {
    say(game, 'failing');
    game.notes.push('half done');
    yield* [];
    throw new Error('no such card');
  };

  it.each<[string, Turn[]]>([
    ['in the same turn', [asking(1, 'zero'), asking(0, 'first'), thenFails(asking(0, 'second'))]],
    ['in the next turn', [asking(1, 'zero'), asking(0, 'first'), asking(0, 'second'), failing]],
    [
      'after some more turns',
      [asking(1, 'zero'), asking(0, 'first'), asking(0, 'second'), silent, failing],
    ],
  ])('leaves the match at its last good position (%s)', (_, turns) => {
    const match = startOf(...turns);
    match.answer(1, 'no');
    match.answer(0, 'yes');
    const before = [textOf(match), JSON.stringify(match.events('afterwards'))];
    const error = failureOf(() => match.answer(0, 'no'));
    expect((error.cause as Error).message).toBe('no such card');
    expect([textOf(match), JSON.stringify(match.events('afterwards'))]).toEqual(before);
    match.undo(0);
    expect(match.position).toBe(1);

    const record = JSON.parse(error.message.slice(error.message.indexOf('{')));
    expect(record).toEqual(error.record);
    const again = failureOf(() => Match.replay(match.game, record));
    expect((again.cause as Error).message).toBe('no such card');
    expect(again.record).toEqual(record);
  });

  function thenFails(turn: Turn): Turn {
    return function* (game) {
      yield* turn(game);
      yield* failing(game);
    };
  }

  function failureOf(run: () => unknown): RuleError {
    try {
      run();
    } catch (error) {
      if (error instanceof RuleError) return error;
      throw error;
    }
    throw new Error('did not fail');
  }
});

describe('a fork', () => {
  it('that imagines has dice of its own and cannot be run again within the turn', () => {
    const match = started('dream');
    const fork = match.fork();
    fork.answer(0, match.decision(0)!.fallback);
    fork.imagine(0, seeded('other'));
    expect(fork.state.random).not.toEqual(match.state.random);
    for (const use of [() => fork.fork(), () => fork.save(), () => fork.takeBack(1)])
      expect(use).toThrow('fork first, then imagine');
    expect(fork.canUndo(0)).toBe(false);

    const random = seeded('go on');
    while (fork.state.phase === 'auction') answerAtRandom(fork, random);
    expect(textOf(fork.fork())).toBe(textOf(fork));
    expect(() => fork.takeBack(fork.position)).toThrow('fork first, then imagine');
    const { position } = fork;
    answerAtRandom(fork, random);
    fork.takeBack(1);
    expect(fork.position).toBe(position);
  });

  it('of an imagined turn says what failed, although it cannot go back', () => {
    const { game } = startOf(asking(0, 'first'), asking(0, 'second'));
    const match = Match.start(
      {
        ...game,
        next: (state) => (state.turn === 1 ? failing() : game.next(state)),
      },
      null,
      'x',
    ).fork();
    function* failing(): Generator<never, void, never> {
      yield* [];
      throw new Error('not in this dream');
    }
    match.imagine(0, seeded('y'));
    expect(() => match.answer(0, 'yes')).toThrow(RuleError);
  });
});

describe('replay', () => {
  it('shows every position', () => {
    const match = started('steps');
    playOnAtRandom(match, seeded('steps'), 1_000);
    const positions: number[] = [];
    Match.replay(bazaar, match.save(), ({ position }) => positions.push(position));
    expect(positions).toEqual(Array.from({ length: match.position + 1 }, (_, i) => i));
  });

  it('names the answer that may not be given', () => {
    const match = startOf(asking(0, 'first'), asking(1, 'second'));
    match.answer(0, 'yes');
    const saved = match.save();
    const answers = [...saved.answers, [0, 'yes']];
    const message = 'answer 2 of the match may not be given: not-asked [answer]: seat 0';
    expect(() => Match.replay(match.game, { ...saved, answers })).toThrow(new Problem(message));
    expect(() => Match.load(match.game, { ...saved, answers })).toThrow(new Problem(message));
  });

  it('begins a scripted game from its record alone', () => {
    const game = scripted(asking(0, 'first'));
    const match = Match.start(game, null, 'x');
    match.answer(0, 'yes');
    const { checkpoint, ...record } = match.save();
    expect(Match.replay(game, record).view(0)).toEqual(['first yes']);
    expect(() => Match.load(game, record)).toThrow('broken checkpoint');
  });
});
