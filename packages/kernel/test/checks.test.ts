import { describe, expect, it } from 'vitest';
import {
  type Answer,
  type Ask,
  below,
  choose,
  type Decision,
  type Flow,
  Match,
  next32,
  RuleError,
  type Seat,
} from '../src/index.ts';
import { copyRandom, seeded } from '../src/random.ts';
import { refusesTheRest, saysWhyNot, takesWhatIsOffered } from '../suite/checks/answering.ts';
import { difference, notPlain, sharedPart } from '../suite/checks/compare.ts';
import { foreseesNoSecrets } from '../suite/checks/foreseeing.ts';
import {
  type Check,
  closeChecks,
  Failure,
  quickChecks,
  type Trial,
} from '../suite/checks/index.ts';
import { seatsPeople } from '../suite/checks/laying.ts';
import {
  clonesWhole,
  forksApart,
  goesTheSameWay,
  replacesWhatCopiesShare,
  savesAndLoads,
  undoesExactly,
} from '../suite/checks/memory.ts';
import { playsToTheEnd, speaksPlainly } from '../suite/checks/playing.ts';
import {
  imaginesFromWhatIsKnown,
  imaginesPlayableGames,
  keepsSecrets,
  learnsNothingForFree,
  looksWithoutTouching,
} from '../suite/checks/secrets.ts';
import { dealsWorlds, sealsOffSecrets } from '../suite/checks/worlds.ts';
import { type Bazaar, bazaar } from './tiny-game.ts';

type Broken = Partial<typeof bazaar>;

/** The bazaar with something in between its questions and their answers. */
function meddled(
  change: (ask: Ask, game: Bazaar) => Ask,
  taken: (answer: Answer, game: Bazaar) => void = () => {},
): Broken {
  function* through(flow: Flow, game: Bazaar): Flow {
    for (let step = flow.next(); !step.done; ) {
      const answer = yield change(step.value, game);
      taken(answer, game);
      step = flow.next(answer);
    }
  }
  return {
    next(game) {
      const flow = bazaar.next(game);
      return flow && through(flow, game);
    },
  };
}

/** The bazaar with something done at the end of every turn. */
function afterTurns(change: (game: Bazaar) => void): Broken {
  function* then(flow: Flow, game: Bazaar): Flow {
    yield* flow;
    change(game);
  }
  return {
    next(game) {
      const flow = bazaar.next(game);
      return flow && then(flow, game);
    },
  };
}

const same = (ask: Ask): Ask => ask;

function* endless(): Flow {
  for (;;) yield* choose({ seat: 0, kind: 'again', options: [{ id: 'again' }] });
}

/** Asks about thieves only those who hold some: the others learn who does. */
function skipsTheHelpless(): Broken {
  const isHelpless = (decision: Decision) =>
    decision.kind === 'thieves' && decision.shape === 'one' && decision.options.length === 1;
  function* skipping(flow: Flow): Flow {
    for (let step = flow.next(); !step.done; ) {
      const [decision] = step.value;
      if (isHelpless(decision!)) step = flow.next({ seat: decision!.seat, choice: 'pass' });
      else step = flow.next(yield step.value);
    }
  }
  return {
    next(game) {
      const flow = bazaar.next(game);
      return flow && skipping(flow);
    },
  };
}

let outside = 0;

let dreams = 0;

const broken: [fault: string, check: Check, Broken, message: RegExp][] = [
  ['a lost piece', playsToTheEnd, afterTurns((game) => void game.deck.pop()), /wares lost/],
  ['a game without end', playsToTheEnd, { next: endless }, /not over after 300 decisions/],
  [
    'a result too early',
    playsToTheEnd,
    { result: () => [{ seat: 0, rank: 1, points: 0 }] },
    /result although the game goes on/,
  ],
  [
    'a seat without a rank',
    playsToTheEnd,
    { result: (game) => bazaar.result(game)?.slice(1) ?? null },
    /seats ranked are/,
  ],
  [
    'ranks that skip',
    playsToTheEnd,
    { result: (game) => bazaar.result(game)?.map((place, i) => ({ ...place, rank: i })) ?? null },
    /place 1 has rank 0/,
  ],
  [
    'a rule that throws',
    playsToTheEnd,
    meddled(same, ({ choice }) => {
      if (choice === 'donate') throw new Error('no beggars');
    }),
    /a rule failed: no beggars/,
  ],
  [
    'an id offered twice',
    speaksPlainly,
    meddled(([decision, ...rest]) =>
      decision!.shape === 'one'
        ? [{ ...decision!, options: [...decision!.options, decision!.options[0]!] }, ...rest]
        : [decision!, ...rest],
    ),
    /offers an id twice/,
  ],
  [
    'a decision that names no rule',
    speaksPlainly,
    meddled((ask) => ask.map((decision) => ({ ...decision, rule: '' }))),
    /is asked by no rule/,
  ],
  [
    'a decision about a Map',
    speaksPlainly,
    meddled((ask) => ask.map((decision) => ({ ...decision, about: { what: new Map() } }))),
    /decision of \d is not plain data: about.what/,
  ],
  [
    'an empty question',
    speaksPlainly,
    meddled((ask, game) => (game.round > 1 ? [] : ask)),
    /nobody is asked/,
  ],
  [
    'options that change when parsed',
    speaksPlainly,
    { parseOptions: () => ({ players: 2, rounds: 1, thieves: false }) },
    /parsed as others: rounds/,
  ],
  [
    'a copy that shares a hand',
    clonesWhole,
    {
      clone: (game) => ({
        ...bazaar.clone(game),
        traders: game.traders.map((trader) => ({ ...trader })),
      }),
    },
    /shares traders.0.hand/,
  ],
  [
    'a copy that loses a field',
    clonesWhole,
    { clone: (game) => ({ ...bazaar.clone(game), looked: null }) },
    /copy differs in looked/,
  ],
  [
    'a change of what is only replaced',
    replacesWhatCopiesShare,
    meddled(same, (_, { traders }) => {
      for (const { bid } of traders) if (bid) Object.assign(bid, { coins: 0 });
    }),
    /a rule failed/,
  ],
  [
    'a fork that shares the deck',
    forksApart,
    { clone: (game) => ({ ...bazaar.clone(game), deck: game.deck }) },
    /differs in|a rule failed/,
  ],
  [
    'a memory outside of the state',
    savesAndLoads,
    meddled(
      (ask) => ask.map((decision) => ({ ...decision, about: { outside } })),
      () => void outside++,
    ),
    /loaded match.* differs in decisions/,
  ],
  [
    'a state that JSON does not bring back',
    savesAndLoads,
    {
      setup: (...args) => ({ ...bazaar.setup(...args), bonus: new Set() }),
      view: (game, viewer) => ({
        ...bazaar.view(game, viewer),
        bonus: (game as Bazaar & { bonus: Set<string> }).bonus.size,
      }),
    },
    /differs in views/,
  ],
  [
    'chance from elsewhere',
    goesTheSameWay,
    afterTurns((game) => {
      if (outside++ % 3 === 0) game.deck.reverse();
    }),
    /differs in|may not be given|not-offered/,
  ],
  [
    'an undo that depends on what came after',
    undoesExactly,
    meddled((ask) => ask.map((decision) => ({ ...decision, about: { outside: outside++ } }))),
    /undoing.* differs in/,
  ],
  [
    'an option that throws',
    takesWhatIsOffered,
    meddled(same, ({ choice }) => {
      if (choice === 'end') throw new Error('nobody leaves');
    }),
    /a rule failed: nobody leaves/,
  ],
  [
    'an option that loses a piece',
    takesWhatIsOffered,
    meddled(same, ({ choice }, game) => {
      if (choice === 'end') game.bank++;
    }),
    /not sound: coins/,
  ],
  [
    'a default that may not be taken',
    takesWhatIsOffered,
    meddled((ask) =>
      ask.map((decision) =>
        decision.shape === 'number' ? { ...decision, fallback: -1 } : decision,
      ),
    ),
    /-1 by seat \d is offered and refused/,
  ],
  [
    'a check that changes the state',
    refusesTheRest,
    meddled((ask, game) => {
      const refused = () => {
        game.revealed++;
        return [];
      };
      return ask.map((decision) =>
        decision.shape === 'one' ? { ...decision, refused } : decision,
      );
    }),
    /differs in/,
  ],
  [
    'a refused option that is offered',
    saysWhyNot,
    meddled((ask) =>
      ask.map((decision) =>
        decision.shape === 'one'
          ? {
              ...decision,
              refused: () => [{ option: decision.options[0]!, why: { code: 'no', rule: 'B-0' } }],
            }
          : decision,
      ),
    ),
    /both offers and refuses/,
  ],
  [
    'dice thrown by looking',
    looksWithoutTouching,
    {
      view(game, viewer) {
        next32(game.random);
        return bazaar.view(game, viewer);
      },
    },
    /state differs in random/,
  ],
  [
    'a view that is never the same',
    looksWithoutTouching,
    { view: (game, viewer) => ({ ...bazaar.view(game, viewer), round: outside++ }) },
    /second look by 0 differs in round/,
  ],
  [
    'a table with a seat more than was asked for',
    seatsPeople,
    { optionsFor: (players, chosen) => bazaar.optionsFor(players + 1, chosen) },
    /a table for 2 has 3 seats/,
  ],
  [
    'a seat that is two persons’',
    seatsPeople,
    { seatsOf: (_, seat) => (seat === 0 ? [0, 1] : [seat]) },
    /0 and 1 are one person's/,
  ],
  [
    'rounds that come again',
    playsToTheEnd,
    { round: ({ round }) => -round },
    /round -1 comes after round 0/,
  ],
  [
    "a view with the state's own pile",
    looksWithoutTouching,
    { view: (game, viewer) => ({ ...bazaar.view(game, viewer), discard: game.discard }) },
    /holds discard/,
  ],
  [
    'a view of all hands',
    keepsSecrets,
    { view: (game) => bazaar.view(game, 'afterwards') },
    /shows: to itself, what differs in view.deck|traders/,
  ],
  [
    'a view of the dice to come',
    keepsSecrets,
    {
      view: (game, viewer) => ({
        ...bazaar.view(game, viewer),
        bank: next32(copyRandom(game.random)),
      }),
    },
    /differs in view.bank/,
  ],
  [
    'a spectator who sees a hand',
    keepsSecrets,
    { view: (game, viewer) => bazaar.view(game, viewer === 'spectator' ? 0 : viewer) },
    /shows: to all, what differs in/,
  ],
  [
    'a form that is checked against the hands of others',
    keepsSecrets,
    meddled((ask, game) =>
      ask.map((decision) =>
        decision.shape === 'form'
          ? {
              ...decision,
              check: ({ ware }) =>
                game.traders.some(({ hand }) => hand.includes('w1')) && ware !== 'none'
                  ? { code: 'too-dear', rule: 'B-2' }
                  : null,
            }
          : decision,
      ),
    ),
    /shows: to a draft, what differs in why/,
  ],
  [
    'imagining with the dice of the game',
    keepsSecrets,
    { imagine: (game, seat) => bazaar.imagine(game, seat, game.random) },
    /rolls the game's dice/,
  ],
  [
    'imagining away what one knows',
    keepsSecrets,
    { imagine: (game, seat, random) => bazaar.imagine(game, (1 - seat) as Seat, random) },
    /shows: to itself/,
  ],
  [
    'imagining a lost piece',
    keepsSecrets,
    { imagine: (game) => void game.deck.pop() },
    /imagines is not sound: wares/,
  ],
  [
    'imagining that tells how the hidden things really lie',
    imaginesFromWhatIsKnown,
    {
      imagine(game, seat, random) {
        const [real] = game.traders[1 - seat]!.hand;
        bazaar.imagine(game, seat, random);
        if (real && real > 'w15') game.traders[1 - seat]!.hand.reverse();
      },
    },
    /what seat \d imagines differs in traders/,
  ],
  [
    'worlds from which the hidden things can be read',
    sealsOffSecrets,
    {
      imagine(game, seat, random) {
        const [real] = game.traders[1 - seat]!.hand;
        bazaar.imagine(game, seat, random);
        if (real && real > 'w15') game.traders[1 - seat]!.hand.reverse();
      },
    },
    /what seat \d is told of a match that looks the same/,
  ],
  [
    'worlds that differ though their chance is the same',
    dealsWorlds,
    { imagine: (game, seat) => bazaar.imagine(game, seat, seeded(`dream ${dreams++}`)) },
    /a world from the same chance/,
  ],
  [
    'a prompt only for those who hold the card',
    learnsNothingForFree,
    skipsTheHelpless(),
    /could be undone, yet what/,
  ],
  [
    'news that is not counted',
    learnsNothingForFree,
    meddled((ask, game) => {
      game.revealed = 0;
      return ask;
    }),
    /could be undone, yet what/,
  ],
  [
    'foreseeing with the help of what lies hidden',
    foreseesNoSecrets,
    { view: (game, viewer) => ({ ...bazaar.view(game, viewer), next: game.deck.at(-1) }) },
    /what seat \d foresees of \[\] differs in next/,
  ],
  [
    'an imagined position that breaks a rule',
    imaginesPlayableGames,
    {
      imagine(game, seat, random) {
        bazaar.imagine(game, seat, random);
        game.traders[1 - seat]!.hand.fill('w21', 0, below(random, 2));
      },
    },
    /imagined game ends unsound|cannot be played on/,
  ],
];

const trialOf = (changes: Broken, seed: string): Trial => ({
  game: { ...bazaar, ...changes },
  options: bazaar.optionSets[0]!,
  seed,
  limit: 300,
  samples: 15,
  shared: (path) => path === 'options',
  replaced: (path) => /^traders\.\d+\.bid$/.test(path),
  foresees: (view) => ({ decision: null, ...(view as object) }),
});

/** Some faults need luck to show; a suite that runs every day has it. */
function firstFailure(check: Check, changes: Broken): unknown {
  for (let i = 0; i < 40; i++) {
    try {
      check(trialOf(changes, `fault ${i}`));
    } catch (error) {
      return error;
    }
  }
  return undefined;
}

describe('the checks every game must pass', () => {
  it.each(broken)('find %s', (_, check, changes, message) => {
    expect(firstFailure(check, changes)).toMatchObject({ message: expect.stringMatching(message) });
  });

  it('are all shown to find something', () => {
    const shown = new Set(broken.map(([, check]) => check));
    expect(shown).toEqual(new Set([...Object.values(quickChecks), ...Object.values(closeChecks)]));
  });

  it('name the seed and keep a record that replays to the same place', () => {
    const failure = firstFailure(playsToTheEnd, { next: endless }) as Failure;
    expect(failure).toBeInstanceOf(Failure);
    expect(failure.message).toContain('seed fault 0, position 300');
    const { game } = trialOf({ next: endless }, '');
    expect(Match.replay(game, JSON.parse(JSON.stringify(failure.record))).position).toBe(300);
  });

  it('keep the answer that broke a rule', () => {
    const changes = meddled(same, ({ choice }) => {
      if (choice === 'donate') throw new Error('no beggars');
    });
    const failure = firstFailure(playsToTheEnd, changes) as Failure;
    expect(() => Match.replay(trialOf(changes, '').game, failure.record)).toThrow(RuleError);
  });
});

describe('comparing', () => {
  it('finds the first difference', () => {
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }], c: undefined })).toBeNull();
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a.1.b: 2 instead of 3');
    expect(difference([], {})).toBe('all: [] instead of {}');
    expect(difference({ a: 1 }, null)).toBe('all: {"a":1} instead of null');
  });

  it('knows what JSON cannot bring back', () => {
    expect(notPlain({ a: [1, 'x', null, { b: true, c: undefined }] })).toBeNull();
    expect(notPlain([undefined])).toBe('0: undefined');
    expect(notPlain({ a: -0 })).toBe('a: 0');
    expect(notPlain({ a: { b: Number.NaN } })).toBe('a.b: NaN');
    expect(notPlain({ a: () => 1 })).toContain('a: ');
    expect(notPlain({ a: new Date(0) })).toContain('a: ');
  });

  it('finds shared parts unless they are frozen or allowed', () => {
    const part = { deep: [1] };
    expect(sharedPart({ x: part }, { y: [part] }, () => false)).toBe('x');
    expect(sharedPart({ x: { deep: part.deep } }, { y: part }, () => false)).toBe('x.deep');
    expect(sharedPart({ x: part }, { y: part }, (path) => path === 'x')).toBeNull();
    Object.freeze(part);
    expect(sharedPart({ x: part }, { y: part }, () => false)).toBe('x');
    Object.freeze(part.deep);
    expect(sharedPart({ x: part }, { y: part }, () => false)).toBeNull();
  });
});
