import { type FactionPosition, type Position, type Table, table } from '@landsraad/dune/scenario';
import { seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';

/** The moment before charity is a good one for cards that may be played any time. */
const moment = (
  factions: readonly FactionPosition[],
  { mode = 'basic', ...more }: Position & { mode?: 'basic' | 'advanced' } = {},
  listen: Parameters<typeof table>[2] = [],
): Table =>
  table({ phase: 'charity', ...more, factions }, { mode }, ['anytime', ...(listen ?? [])]);

describe('Tleilaxu Ghola', () => {
  const ghola = (faction: FactionPosition, mode: 'basic' | 'advanced' = 'basic') =>
    moment([{ hand: ['tleilaxu-ghola'], spice: 2, ...faction }, { id: 'harkonnen' }], { mode });

  it('[DUN-19.13] revives up to five forces, free', () => {
    const t = ghola({ id: 'emperor', tanks: 7, reserves: 2 });
    expect(t.options()).toEqual(['pass', 'ghola-forces']);
    t.choose('ghola-forces');
    expect(t.options()).toEqual(['1', '2', '3', '4', '5']);
    t.choose(5);
    expect(t.of('emperor')).toMatchObject({
      spice: 2,
      reserves: { normal: 7 },
      tanks: { normal: 2 },
      hand: [],
    });
  });

  it('[DUN-19.13] or one leader, whatever the number in the tanks, even face down', () => {
    const t = ghola({ id: 'emperor', deadLeaders: ['burseg'], faceDownLeaders: ['caid'] });
    expect(t.options()).toEqual(['pass', 'caid', 'burseg']);
    t.choose('caid');
    expect(t.of('emperor')).toMatchObject({
      deadLeaders: ['burseg'],
      faceDownLeaders: [],
      spice: 2,
    });
  });

  it('[DUN-19.13] leaves the revival of the turn as it was', () => {
    const t = ghola({ id: 'atreides', tanks: 8 });
    t.choose('ghola-forces', 5);
    t.runUntil('revive.forces');
    expect(t.options('atreides')).toEqual(['0', '1', '2', '3']);
  });

  it('[DUN-30.25] [EMP-A3] counts for the one Sardaukar of the turn', () => {
    const t = ghola({ id: 'emperor', tanks: { normal: 2, special: 3 } }, 'advanced');
    t.choose('ghola-forces');
    expect(t.options()).toEqual(['1', '2', '3']);
    t.choose(2, 1);
    expect(t.of('emperor').tanks).toEqual({ normal: 1, special: 2 });
    t.runUntil('revive.forces');
    expect(t.options('emperor')).toEqual(['0', '1']);
    t.by('emperor', 1);
    expect(t.of('emperor').tanks).toEqual({ normal: 0, special: 2 });
  });

  it('[DUN-30.25] [FRE-A6] is not offered where only Fedaykin beyond the limit are left', () => {
    const t = table(
      {
        phase: 'revival',
        factions: [
          { id: 'fremen', hand: ['tleilaxu-ghola'], tanks: { special: 2 } },
          { id: 'harkonnen' },
        ],
      },
      { mode: 'advanced' },
      ['anytime'],
    );
    t.choose(1);
    expect(t.kind).toBe('anytime');
    expect(t.options()).toEqual(['pass']);
  });

  it('[DUN-19.14] lets the leader fight in the same phase, here in a second battle', () => {
    const t = table(
      {
        phase: 'battle',
        begun: true,
        factions: [
          {
            id: 'emperor',
            board: { 'arrakeen@9': 2, 'carthag@10': 2 },
            hand: ['tleilaxu-ghola'],
            deadLeaders: ['hasimir-fenring', 'captain-aramsham', 'burseg', 'bashar'],
          },
          { id: 'harkonnen', board: { 'arrakeen@9': 3, 'carthag@10': 3 }, hand: ['lasgun'] },
        ],
      },
      { mode: 'basic' },
      ['anytime', 'traitor.call'],
    );
    const bare = { weapon: 'none', defense: 'none', spice: 0, kh: 'no' };
    t.choose('arrakeen/1').by('emperor', 'pass').by('harkonnen', 'pass');
    t.by('emperor', { ...bare, dial: 0, leader: 'caid' });
    t.by('harkonnen', { ...bare, dial: 1, leader: 'feyd-rautha', weapon: 'lasgun' });
    t.runUntil('keep.cards').choose([]);
    expect(t.of('emperor').deadLeaders).toHaveLength(5);
    expect(t.kind).toBe('anytime');
    t.by('emperor', 'caid').by('harkonnen', 'pass');
    t.runUntil('plan');
    expect(t.decision('emperor')).toMatchObject({
      fields: { leader: { options: [{ id: 'caid' }] } },
    });
  });
});

describe('Truthtrance', () => {
  const asked = (of: FactionPosition) => {
    const t = moment([{ id: 'emperor', hand: ['truthtrance'] }, of, { id: 'harkonnen' }]);
    t.by('emperor', 'truthtrance');
    return of.hand ? t.by(of.id!, 'pass') : t;
  };
  const answer = (t: Table) => t.events().find(({ type }) => type === 'question-answered');

  it('[DUN-19.15] asks any other player one question', () => {
    const t = asked({ id: 'atreides' });
    expect(t.options()).toEqual(['seat:1', 'seat:2']);
    t.choose('seat:1');
    expect(t.options()).toEqual(['card', 'traitor', 'spice', 'other']);
  });

  it.each([
    ['card', 'lasgun', true],
    ['card', 'shield', false],
    ['traitor', 'caid', true],
    ['traitor', 'burseg', false],
    ['spice', '4', true],
    ['spice', '5', false],
  ])('[DUN-19.15] about %s %s is answered by the truth: %s', (about, subject, truth) => {
    const t = asked({ id: 'atreides', hand: ['lasgun'], traitors: ['caid'], spice: 4 });
    t.choose('seat:1', about, subject);
    expect(answer(t)).toEqual({ type: 'question-answered', seat: 1, answer: truth });
    expect(t.events('spectator')).toContainEqual(answer(t));
    expect(t.position.treacheryDiscard).toEqual(['truthtrance']);
  });

  it.each([
    ['prediction-faction', 'emperor', true],
    ['prediction-faction', 'harkonnen', false],
    ['prediction-turn', '6', true],
    ['prediction-turn', '7', false],
  ])(
    '[DUN-19.15] to Bene Gesserit about %s %s is answered by the truth: %s',
    (about, subject, truth) => {
      const t = asked({ id: 'bene-gesserit', prediction: { faction: 'emperor', turn: 6 } });
      t.choose('seat:1', about, subject);
      expect(answer(t)).toMatchObject({ answer: truth });
    },
  );

  it.each([
    ['traitor', 'caid'],
    ['traitor', 'burseg'],
  ])(
    '[DUN-19.15] the answer about %s %s stays on record, and nobody imagines otherwise',
    (...q) => {
      const t = asked({ id: 'atreides', traitors: ['caid'] });
      t.choose('seat:1', ...q);
      const truth = q[1] === 'caid';
      expect(t.view('spectator').answers).toEqual([
        { turn: 2, seat: 1, question: { about: 'traitor', leader: q[1] }, answer: truth },
      ]);
      for (let i = 0; i < 30; i++) {
        const imagined = t.match.fork();
        imagined.imagine(0, seeded(`imagined/${i}`));
        expect(imagined.state.factions[1]!.traitors.includes(q[1])).toBe(truth);
      }
    },
  );

  it('[DUN-19.15] a prediction is imagined as the answers left it', () => {
    const t = asked({ id: 'bene-gesserit', prediction: { faction: 'emperor', turn: 6 } });
    t.choose('seat:1', 'prediction-turn', '6');
    for (let i = 0; i < 20; i++) {
      const imagined = t.match.fork();
      imagined.imagine(0, seeded(`imagined/${i}`));
      expect(imagined.state.factions[1]!.prediction!.turn).toBe(6);
    }
  });

  it('[DUN-19.15] about what the game cannot know waits for the player’s yes or no', () => {
    const t = asked({ id: 'atreides' });
    t.choose('seat:1', 'other');
    expect(t.faction).toBe('atreides');
    expect(t.kind).toBe('truthtrance.answer');
    expect(t.options()).toEqual(['no', 'yes']);
    t.choose('yes');
    expect(answer(t)).toMatchObject({ seat: 1, answer: true });
  });
});

describe('a moment for cards', () => {
  it('[DUN-28.2] is asked in the same way of everybody with a card, and of nobody else', () => {
    const t = moment([
      { id: 'atreides', hand: ['truthtrance'] },
      { id: 'emperor', hand: ['shield'] },
      { id: 'harkonnen' },
    ]);
    expect(t.match.waiting).toEqual([
      { seat: 0, kind: null },
      { seat: 1, kind: null },
    ]);
    expect(t.options('atreides')).toEqual(['pass', 'truthtrance']);
    expect(t.options('emperor')).toEqual(['pass']);
  });

  it('[DUN-28.1] is resolved in storm order, whoever answered first', () => {
    const t = moment([
      { id: 'atreides', hand: ['truthtrance'] },
      { id: 'emperor', hand: ['truthtrance'] },
    ]);
    t.by('emperor', 'truthtrance').by('atreides', 'truthtrance');
    expect(t.kind).toBe('truthtrance.to');
    expect(t.faction).toBe('atreides');
    t.choose('seat:1', 'spice', '1');
    expect(t.faction).toBe('emperor');
  });
});

describe('the Emperor’s gift', () => {
  const allied = (listen: Parameters<typeof table>[2] = []) =>
    moment(
      [
        { id: 'emperor', spice: 6, allies: [1] },
        { id: 'atreides', spice: 2, allies: [0] },
        { id: 'harkonnen', hand: ['karama'] },
      ],
      {},
      listen,
    );

  it('[EMP-L1] gives the ally spice at any moment, the amount known to the two', () => {
    const t = allied();
    expect(t.options('emperor')).toEqual(['pass', 'gift']);
    t.by('harkonnen', 'pass').by('emperor', 'gift', 'seat:1', 4);
    expect([t.of('emperor').spice, t.of('atreides').spice]).toEqual([2, 6]);
    const given = { type: 'spice-given', seat: 0, to: 1 };
    expect(t.events(2)).toContainEqual(given);
    expect(t.events(1)).toContainEqual({ ...given, secret: { to: [0, 1], n: 4 } });
  });

  it('[EMP-L1] [DUN-30.33] is not made when a Karama stops it', () => {
    const t = allied(['karama.stop']);
    t.by('harkonnen', 'pass').by('emperor', 'gift', 'seat:1', 4);
    expect(t.decision('harkonnen').about).toEqual({ item: 'EMP-L1', user: 0 });
    t.by('harkonnen', 'karama');
    expect([t.of('emperor').spice, t.of('atreides').spice]).toEqual([6, 2]);
  });

  it('[DUN-13.12] [EMP-L1] is the Emperor’s alone', () => {
    expect(() => allied().decision('atreides')).toThrow();
  });
});
