import { describe, expect, it } from 'vitest';
import { against, battlefield, offered, plans, told } from './battlefield.ts';

type Given = Parameters<typeof battlefield>[1][number];
type Listen = 'karama.stop' | 'karama.plan' | 'anytime';

const EMPEROR = ['hasimir-fenring', 'captain-aramsham', 'caid', 'burseg', 'bashar'];

/** Atreides attack the Emperor in the Basin. */
const duel = (
  emperor: Given = {},
  {
    mode = 'basic',
    listen = [],
    atreides = {},
  }: {
    mode?: 'basic' | 'advanced';
    listen?: Listen[];
    atreides?: Given;
  } = {},
) =>
  battlefield(
    mode,
    [
      { id: 'atreides', board: { 'basin@8': 5 }, ...atreides },
      { id: 'emperor', board: { 'basin@8': 4 }, ...emperor },
    ],
    { listen },
  );

describe('prescience', () => {
  it('[ATR-B4] asks for one element of the plan, and what is shown is told to all', () => {
    const t = duel({ hand: ['crysknife', 'shield', 'kulon', 'karama'] });
    expect(t.options('atreides')).toEqual(['none', 'leader', 'weapon', 'defense', 'dial']);
    t.choose('weapon');
    expect(t.faction).toBe('emperor');
    expect(t.options()).toEqual(['none', 'crysknife', 'kulon']);
    t.choose('crysknife');
    expect(told(t, 'prescience-answered')).toMatchObject({ answer: { weapon: 'crysknife' } });
    expect(t.view('atreides').battle?.prescience).toMatchObject({ on: 1, element: 'weapon' });
  });

  it.each([
    ['leader', 'caid', { leader: 'bashar' }, { leader: 'caid' }],
    ['leader', 'cheap-hero', { leader: 'caid' }, { leader: 'cheap-hero' }],
    ['weapon', 'crysknife', { weapon: 'none' }, { weapon: 'crysknife' }],
    ['defense', 'shield', { defense: 'kulon' }, { defense: 'shield' }],
    ['dial', '3', { dial: 2 }, { dial: 3 }],
  ])('[ATR-B4] [DUN-20.4] binds the %s: %s', (element, answer, other, same) => {
    const t = duel({ hand: ['crysknife', 'shield', 'kulon', 'cheap-hero'] });
    t.choose(element, answer);
    expect(offered(t, 'emperor', element)).toEqual(element === 'dial' ? [3, 3] : [answer]);
    expect(against(t, 'emperor', { leader: 'hasimir-fenring', ...other })).toMatch(/answer$/);
    plans(t, { emperor: { leader: 'hasimir-fenring', ...same } });
    expect(t.match.waiting).toEqual([{ seat: 0, kind: 'plan' }]);
  });

  it('[ATR-B4] [DUN-10.20] leaves the rest of the plan free', () => {
    const t = duel({ hand: ['crysknife', 'chaumas', 'shield'] }).choose('defense', 'shield');
    expect(offered(t, 'emperor', 'leader')).toEqual(EMPEROR);
    expect(offered(t, 'emperor', 'weapon')).toEqual(['none', 'crysknife', 'chaumas']);
    expect(offered(t, 'emperor', 'dial')).toEqual([0, 4]);
  });

  it('[ATR-B5] a weapon that is not played is said so, which binds, and nothing more is asked', () => {
    const t = duel({ hand: ['crysknife'] }).choose('weapon', 'none');
    expect(told(t, 'prescience-answered')).toMatchObject({ answer: { weapon: null } });
    expect(offered(t, 'emperor', 'weapon')).toEqual(['none']);
    expect(t.match.waiting.map(({ kind }) => kind)).toEqual(['plan', 'plan']);
  });

  it('[ATR-B4] can be stopped when it is declared', () => {
    const t = duel({ hand: ['crysknife', 'karama'] }, { listen: ['karama.stop'] }).choose('weapon');
    expect(told(t, 'prescience')).toMatchObject({ element: 'weapon', on: 1 });
    expect(t.decision('emperor')).toMatchObject({ about: { item: 'ATR-B4', user: 0 } });
    t.by('emperor', 'karama');
    expect(offered(t, 'emperor', 'weapon')).toEqual(['none', 'crysknife']);
    expect(told(t, 'prescience-answered')).toBeUndefined();
  });

  it('[ATR-B4] takes the element of the default plan when the clock runs out', () => {
    const t = duel({ hand: ['crysknife'] }).choose('leader');
    expect(t.decision('emperor').fallback).toBe('bashar');
  });

  it.each([
    ['leader', 'caid', { leader: 'caid' }],
    ['weapon', 'crysknife', { weapon: 'crysknife' }],
    ['dial', '3', { dial: 3 }],
  ])('[ATR-B4] binds the plan of one whose clock runs out: %s', (element, answer, part) => {
    const t = duel({ hand: ['crysknife'] }).choose(element, answer);
    expect(t.decision('emperor').fallback).toMatchObject(part);
  });

  it('[DUN-30.32] [ATR-B4] in advanced combat shows the strength, in halves, not the spice', () => {
    const t = duel({ spice: 2 }, { mode: 'advanced' }).choose('dial');
    expect(t.options()).toEqual(['0', '1', '2', '3', '4', '5', '6']);
    t.choose('4');
    expect(told(t, 'prescience-answered')).toMatchObject({ answer: { dial: 4 } });
    expect(JSON.stringify(told(t, 'prescience-answered'))).not.toContain('spice');
    expect(offered(t, 'emperor', 'spice')).toEqual([0, 2]);
    plans(t, { emperor: { leader: 'caid', dial: 4, spice: 1 } });
    expect(t.match.waiting).toEqual([{ seat: 0, kind: 'plan' }]);
  });

  it('[ATR-B4] [DUN-17.3] offers only numbers that some plan can show', () => {
    const sardaukar = duel(
      { board: { 'basin@8': { special: 2 } }, spice: 1 },
      { mode: 'advanced' },
    );
    expect(sardaukar.choose('dial').options()).toEqual(['0', '2', '4', '6']);
  });

  it('[ATR-B4] a number that a Karama made impossible since then is free again', () => {
    const t = battlefield(
      'advanced',
      [
        { id: 'atreides', board: { 'basin@8': 5 }, hand: ['karama'] },
        { id: 'fremen', board: { 'basin@8': 4 } },
      ],
      { listen: ['karama.stop'] },
    ).choose('dial', '8');
    expect(t.decision('atreides')).toMatchObject({ about: { item: 'FRE-A7' } });
    t.by('atreides', 'karama');
    expect(offered(t, 'fremen', 'dial')).toEqual([0, 4]);
    plans(t, { fremen: { leader: 'jamis', dial: 4 } });
    expect(t.match.waiting).toEqual([{ seat: 0, kind: 'plan' }]);
  });
});

describe('Voice, prescience and Truthtrance', () => {
  /** Bene Gesserit, allied to Atreides, attack the Emperor. */
  const both = (emperor: Given, hand: string[] = [], listen: Listen[] = []) =>
    battlefield(
      'basic',
      [
        { id: 'bene-gesserit', board: { 'basin@8': 5 }, allies: [2], hand },
        { id: 'emperor', board: { 'basin@8': 4 }, ...emperor },
        { id: 'atreides', allies: [0] },
      ],
      { listen },
    );

  it('[ATR-L1] [DUN-10.19] Atreides ask for an ally, after the Voice', () => {
    const t = both({ hand: ['chaumas', 'crysknife'] });
    expect([t.faction, t.kind]).toEqual(['bene-gesserit', 'voice']);
    t.choose('none');
    expect([t.faction, t.kind]).toEqual(['atreides', 'prescience']);
    t.choose('weapon', 'chaumas');
    expect(t.view('bene-gesserit').battle?.prescience?.answer).toEqual({ weapon: 'chaumas' });
    expect(offered(t, 'emperor', 'weapon')).toEqual(['chaumas']);
  });

  it('[ATR-L1] can be stopped', () => {
    const t = both({ hand: ['karama'] }, [], ['karama.stop']).choose('none', 'weapon');
    expect(t.decision('emperor')).toMatchObject({ about: { item: 'ATR-L1' } });
    t.by('emperor', 'karama');
    expect(told(t, 'prescience-answered')).toBeUndefined();
  });

  it.each([
    ['play:weapon-poison', 'weapon', ['chaumas']],
    ['not:weapon-poison', 'weapon', ['none', 'crysknife', 'kulon']],
    ['play:worthless', 'weapon', ['none', 'crysknife', 'chaumas', 'kulon']],
    ['play:cheap-hero', 'leader', ['cheap-hero']],
    ['not:cheap-hero', 'leader', EMPEROR],
  ])('[ATR-B4] [BEN-B3] after %s the %s shown obeys the Voice', (order, element, answers) => {
    const hand = ['crysknife', 'chaumas', 'kulon', 'cheap-hero'];
    expect(both({ hand }).choose(order, element).options('emperor')).toEqual(answers);
  });

  it('[BEN-B3] an ordered worthless card goes where prescience left room', () => {
    const t = both({ hand: ['crysknife', 'kulon'] }).choose(
      'play:worthless',
      'weapon',
      'crysknife',
    );
    const plan = { leader: 'caid', weapon: 'crysknife' };
    expect(against(t, 'emperor', plan)).toBe('plan-voice BEN-B3');
    plans(t, { emperor: { ...plan, defense: 'kulon' } });
    expect(t.match.waiting).toEqual([{ seat: 0, kind: 'plan' }]);
  });

  it('[DUN-10.19] [DUN-28.14] Truthtrance may come before the Voice and once plans are fixed', () => {
    const t = both({}, ['truthtrance', 'truthtrance'], ['anytime']);
    expect(t.options('bene-gesserit')).toEqual(['pass', 'truthtrance']);
    t.choose('truthtrance', 'seat:1', 'card', 'shield');
    expect(told(t, 'question-answered')).toMatchObject({ seat: 1, answer: false });
    t.choose('pass', 'none', 'none');
    plans(t, { 'bene-gesserit': { leader: 'alia' }, emperor: { leader: 'caid', dial: 4 } });
    expect(told(t, 'plans-revealed')).toBeUndefined();
    expect(t.options('bene-gesserit')).toEqual(['pass', 'truthtrance']);
  });

  it('[DUN-10.20] [DUN-28.15] after it plans may change, but for what Voice and prescience bound', () => {
    const t = both({ hand: ['chaumas', 'shield'] }, ['truthtrance'], ['anytime']);
    t.by('bene-gesserit', 'pass').by('emperor', 'pass');
    t.choose('not:defense-projectile', 'weapon', 'chaumas');
    const first = { leader: 'caid', dial: 4, weapon: 'chaumas' };
    plans(t, { 'bene-gesserit': { leader: 'alia' }, emperor: first });
    t.by('emperor', 'pass').by('bene-gesserit', 'truthtrance', 'seat:1', 'spice', '3');
    expect(t.match.waiting.map(({ kind }) => kind)).toEqual(['plan', 'plan']);
    expect(offered(t, 'emperor', 'weapon')).toEqual(['chaumas']);
    const shield = { ...first, defense: 'shield' };
    expect(against(t, 'emperor', shield)).toBe('plan-voice BEN-B3');
    plans(t, {
      emperor: { leader: 'bashar', dial: 1, weapon: 'chaumas' },
      'bene-gesserit': { leader: 'alia', dial: 5 },
    });
    t.by('emperor', 'pass');
    expect(told(t, 'plans-revealed')).toMatchObject({
      plans: [{ plan: { dial: 10 } }, { plan: { leader: 'bashar', dial: 2 } }],
    });
  });

  it('[DUN-28.14] once plans are fixed nothing but Truthtrance may be played', () => {
    const t = both({ hand: ['tleilaxu-ghola'], deadLeaders: ['caid'] }, [], ['anytime']);
    expect(t.options('emperor')).toEqual(['pass', 'caid']);
    t.choose('pass', 'none', 'none');
    plans(t, { 'bene-gesserit': { leader: 'alia' }, emperor: { leader: 'bashar', dial: 4 } });
    expect(t.options('emperor')).toEqual(['pass']);
    expect(t.match.waiting).toEqual([{ seat: 1, kind: null }]);
  });
});

describe('the Karama of Atreides', () => {
  const looking = () =>
    duel(
      { hand: ['crysknife'], spice: 4 },
      { mode: 'advanced', listen: ['karama.plan'], atreides: { hand: ['karama'] } },
    ).choose('none');

  it('[ATR-K1] [DUN-28.14] the opponent fixes the plan and shows it to Atreides alone', () => {
    const t = looking();
    expect(t.options('atreides')).toEqual(['no', 'seat:1']);
    t.choose('seat:1');
    expect(t.match.waiting).toEqual([{ seat: 1, kind: 'plan' }]);
    plans(t, { emperor: { leader: 'caid', dial: 4, spice: 2, weapon: 'crysknife' } });
    expect(t.match.waiting).toEqual([{ seat: 0, kind: 'plan' }]);
    expect(t.view('atreides').battle?.plans).toMatchObject([
      { seat: 1, plan: { leader: 'caid', weapon: 'crysknife', dial: 4, spice: 2 } },
    ]);
    expect(t.view('spectator').battle?.plans).toEqual([{ seat: 1, plan: null }]);
    expect(JSON.stringify(t.events('spectator'))).not.toContain('crysknife');
    expect(t.of('atreides')).toMatchObject({ hand: [], karamaPowerUsed: true });
    plans(t, { atreides: { leader: 'gurney-halleck', dial: 1 } });
    expect(told(t, 'plans-revealed')).toBeDefined();
  });

  it('[ATR-K1] shows any player’s plan: an ally’s, or in a battle of others', () => {
    const others = (allies: readonly number[]) =>
      battlefield(
        'advanced',
        [
          { id: 'emperor', board: { 'basin@8': 4 }, hand: ['crysknife'] },
          { id: 'fremen', board: { 'basin@8': 5 }, ...(allies.length > 0 && { allies: [2] }) },
          { id: 'atreides', hand: ['karama'], allies },
        ],
        { listen: ['karama.plan'] },
      ).runUntil('karama.plan');
    for (const allies of [[], [1]]) {
      const t = others(allies);
      expect(t.options('atreides')).toEqual(['no', 'seat:0', 'seat:1']);
      t.choose('seat:0');
      expect(t.match.waiting).toEqual([{ seat: 0, kind: 'plan' }]);
      plans(t, { emperor: { leader: 'caid', weapon: 'crysknife' } });
      expect(t.view('atreides').battle?.plans).toMatchObject([{ plan: { weapon: 'crysknife' } }]);
      expect(t.view('fremen').battle?.plans).toEqual([{ seat: 0, plan: null }]);
      expect(t.match.waiting).toEqual([{ seat: 1, kind: 'plan' }]);
    }
  });

  it('[ATR-K1] is not asked about when every Karama lies open', () => {
    const asked = (treacheryDiscard: string[]) =>
      battlefield(
        'advanced',
        [
          { id: 'emperor', board: { 'basin@8': 4 } },
          { id: 'fremen', board: { 'basin@8': 5 } },
          { id: 'atreides', hand: ['shield'] },
        ],
        { listen: ['karama.plan'], treacheryDiscard },
      ).kind;
    expect(asked(['karama'])).toBe('karama.plan');
    expect(asked(['karama', 'karama'])).toBe('plan');
  });

  it('[ATR-K1] is asked of any hand, so that the question tells nothing', () => {
    const t = duel(
      {},
      { mode: 'advanced', listen: ['karama.plan'], atreides: { hand: ['shield'] } },
    ).choose('none');
    expect(t.options('atreides')).toEqual(['no']);
    expect(t.match.waiting).toEqual([{ seat: 0, kind: null }]);
  });

  it('[ATR-K1] works once in a game, and not in the basic game', () => {
    const atreides = { hand: ['karama'], karamaPowerUsed: true };
    const used = duel({}, { mode: 'advanced', listen: ['karama.plan'], atreides }).choose('none');
    expect(used.kind).toBe('plan');
    const basic = duel({}, { listen: ['karama.plan'], atreides: { hand: ['karama'] } });
    expect(basic.choose('none').kind).toBe('plan');
  });
});
