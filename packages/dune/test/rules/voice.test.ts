import { describe, expect, it } from 'vitest';
import { against, battlefield, plans, told } from './battlefield.ts';

type Given = Parameters<typeof battlefield>[1][number];

const EMPEROR = ['hasimir-fenring', 'captain-aramsham', 'caid', 'burseg', 'bashar'];

/** Bene Gesserit attack the Emperor in the Basin. */
const duel = (emperor: Given = {}, listen: 'karama.stop'[] = []) =>
  battlefield(
    'basic',
    [
      { id: 'bene-gesserit', board: { 'basin@8': 5 } },
      { id: 'emperor', board: { 'basin@8': 4 }, ...emperor },
    ],
    { listen },
  );

describe('the Voice', () => {
  it('[BEN-B3] [DUN-30.31] orders to play, or not to play, one kind of card', () => {
    const kinds = [
      'weapon-poison',
      'weapon-projectile',
      'weapon-lasgun',
      'defense-poison',
      'defense-projectile',
      'worthless',
      'cheap-hero',
    ];
    const t = duel();
    expect(t.faction).toBe('bene-gesserit');
    expect(t.options()).toEqual(['none', ...kinds.flatMap((k) => [`play:${k}`, `not:${k}`])]);
    t.choose('not:weapon-poison');
    expect(told(t, 'voice')).toMatchObject({ on: 1, order: 'not', target: 'weapon-poison' });
  });

  it.each([
    ['play:weapon-poison', { weapon: 'chaumas' }, { weapon: 'crysknife' }],
    ['play:weapon-projectile', { weapon: 'crysknife' }, { weapon: 'none' }],
    ['play:weapon-lasgun', { weapon: 'lasgun' }, { weapon: 'chaumas' }],
    ['play:defense-poison', { defense: 'snooper' }, { defense: 'shield' }],
    ['play:defense-projectile', { defense: 'shield' }, { defense: 'none' }],
    ['play:worthless', { defense: 'kulon' }, { defense: 'shield' }],
    ['play:worthless', { weapon: 'kulon', defense: 'shield' }, {}],
    ['play:cheap-hero', { leader: 'cheap-hero' }, { leader: 'caid' }],
    ['not:weapon-poison', { weapon: 'crysknife' }, { weapon: 'chaumas' }],
    ['not:weapon-projectile', { weapon: 'chaumas' }, { weapon: 'crysknife' }],
    ['not:weapon-lasgun', { weapon: 'crysknife' }, { weapon: 'lasgun' }],
    ['not:defense-poison', { defense: 'shield' }, { defense: 'snooper' }],
    ['not:defense-projectile', { defense: 'snooper' }, { defense: 'shield' }],
    ['not:worthless', { weapon: 'crysknife' }, { weapon: 'kulon' }],
    ['not:cheap-hero', { leader: 'caid' }, { leader: 'cheap-hero' }],
  ])('[BEN-B3] [DUN-30.31] %s is obeyed by %j, not by %j', (order, obeys, disobeys) => {
    const hand = ['chaumas', 'crysknife', 'lasgun', 'snooper', 'shield', 'kulon', 'cheap-hero'];
    const t = duel({ hand }).choose(order);
    expect(against(t, 'emperor', { leader: 'caid', ...disobeys })).toBe('plan-voice BEN-B3');
    plans(t, { emperor: { leader: 'caid', ...obeys } });
    expect(t.match.waiting).toEqual([{ seat: 0, kind: 'plan' }]);
  });

  it('[BEN-B3] leaves the rest of the plan free', () => {
    const t = duel({ hand: ['chaumas', 'chaumurky', 'shield'] }).choose('play:weapon-poison');
    plans(t, { emperor: { leader: 'bashar', dial: 3, weapon: 'chaumurky', defense: 'shield' } });
    expect(t.match.waiting).toEqual([{ seat: 0, kind: 'plan' }]);
  });

  it('[BEN-B3] does not bind Bene Gesserit itself', () => {
    const t = battlefield('basic', [
      { id: 'bene-gesserit', board: { 'basin@8': 5 }, hand: ['chaumas'] },
      { id: 'emperor', board: { 'basin@8': 4 } },
    ]).choose('play:weapon-poison');
    plans(t, { 'bene-gesserit': { leader: 'alia' } });
    expect(t.match.waiting).toEqual([{ seat: 1, kind: 'plan' }]);
  });

  it.each([
    ['a card not held', 'play:weapon-poison', { hand: ['crysknife'] }],
    ['a card not held', 'play:cheap-hero', { hand: ['crysknife'] }],
    ['a card not held', 'not:weapon-lasgun', { hand: ['crysknife'] }],
  ])('[DUN-21.1] has no effect on %s: %s', (_, order, emperor) => {
    const t = duel(emperor).choose(order);
    plans(t, { emperor: { leader: 'caid', weapon: 'crysknife' } });
    expect(t.match.waiting).toEqual([{ seat: 0, kind: 'plan' }]);
  });

  it('[DUN-21.2] cannot order a card into a plan without leader and Cheap Hero', () => {
    const t = duel({ hand: ['chaumas'], deadLeaders: EMPEROR }).choose('play:weapon-poison');
    plans(t, { emperor: { dial: 1 } });
    expect(t.match.waiting).toEqual([{ seat: 0, kind: 'plan' }]);
  });

  it('[DUN-21.2] orders it where Cheap Hero is the only fighter', () => {
    const t = duel({ hand: ['chaumas', 'cheap-hero'], deadLeaders: EMPEROR });
    t.choose('play:weapon-poison');
    expect(against(t, 'emperor', { leader: 'cheap-hero' })).toBe('plan-voice BEN-B3');
  });

  it('[DUN-21.3] cannot forbid a Cheap Hero where there is no leader', () => {
    const t = duel({ hand: ['cheap-hero'], deadLeaders: EMPEROR }).choose('not:cheap-hero');
    plans(t, { emperor: { leader: 'cheap-hero' } });
    expect(t.match.waiting).toEqual([{ seat: 0, kind: 'plan' }]);
  });

  it('[BEN-B3] commands the plan taken when the clock runs out as well', () => {
    const t = duel({ hand: ['chaumas', 'kulon'] }).choose('play:worthless');
    expect(t.decision('emperor').fallback).toMatchObject({ weapon: 'none', defense: 'kulon' });
  });

  it('[BEN-B3] can be stopped once it is spoken, for this battle', () => {
    const t = duel({ hand: ['chaumas', 'karama'] }, ['karama.stop']).choose('play:weapon-poison');
    expect(told(t, 'voice')).toBeDefined();
    expect(t.decision('emperor')).toMatchObject({ about: { item: 'BEN-B3', user: 0 } });
    t.by('emperor', 'karama');
    plans(t, { emperor: { leader: 'caid' } });
    expect(t.view('emperor').battle?.voice).toBeNull();
  });
});

describe('the Voice for an ally', () => {
  const helped = (hand: string[] = []) =>
    battlefield(
      'basic',
      [
        { id: 'spacing-guild', board: { 'basin@8': 5 }, allies: [2] },
        { id: 'emperor', board: { 'basin@8': 4 }, hand: ['chaumas', ...hand] },
        { id: 'bene-gesserit', allies: [0] },
      ],
      { listen: ['karama.stop'] },
    );

  it('[BEN-L1] binds the opponent of the ally', () => {
    const t = helped();
    expect(t.faction).toBe('bene-gesserit');
    t.choose('not:weapon-poison').by('emperor', 'no');
    const plan = { leader: 'caid', weapon: 'chaumas' };
    expect(against(t, 'emperor', plan)).toBe('plan-voice BEN-B3');
  });

  it('[BEN-L1] can be stopped', () => {
    const t = helped(['karama']).choose('not:weapon-poison');
    expect(t.decision('emperor')).toMatchObject({ about: { item: 'BEN-L1' } });
    t.by('emperor', 'karama');
    plans(t, { emperor: { leader: 'caid', weapon: 'chaumas' } });
    expect(t.match.waiting).toEqual([{ seat: 0, kind: 'plan' }]);
  });

  it('[BEN-L1] is not used in the battles of others', () => {
    const t = battlefield('basic', [
      { id: 'spacing-guild', board: { 'basin@8': 5 } },
      { id: 'emperor', board: { 'basin@8': 4 } },
      { id: 'bene-gesserit' },
    ]);
    expect(t.kind).toBe('plan');
  });
});
